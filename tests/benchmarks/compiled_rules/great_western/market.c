/* The cattle market. */

static int in_market(struct state *s, const uint8_t *matching)
{
    int n = 0;
    for (int i = 0; i < s->market.n; i++)
        n += matching[s->market.at[i]];
    return n;
}

/* Each kind of card in the market that matches, once, as what `codes` has for it. */
static int market_kinds(struct state *s, const uint8_t *matching, const uint16_t *codes, code *out)
{
    struct seen seen = {{0}};
    int n = 0;
    for (int i = 0; i < s->market.n; i++)
        if (matching[s->market.at[i]] && first_time(&seen, s->market.at[i]))
            out[n++] = (code)codes[s->market.at[i]];
    return n;
}

static void add_cattle(struct state *s, int many)
{
    s->reveals += many > 0 && s->cattle_stack.n;
    for (; many > 0 && s->cattle_stack.n; many--)
        ADD(s->market, s->cattle_stack.at[--s->cattle_stack.n]);
}
