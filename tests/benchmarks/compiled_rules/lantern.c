/* Lantern Street: what its rows have in common, the setup and the turns, by hand. */

static void from_deck(struct state *s, struct row_of_stall *row, int most)
{
    int many = most < s->deck.n ? most : s->deck.n;
    for (int i = 0; i < many; i++)
        ADD(*row, s->deck.at[i]);
    take_out(s->deck.at, &s->deck.n, 0, many);
    s->reveals++;
}

static int can_open(struct state *s, int seat, int stall, int market)
{
    struct player *p = &s->players[seat];
    return COST[stall] + FEE * market <= p->silver && !HAS(p->street, stall);
}

static int of_kind(struct state *s, int seat, int kind)
{
    int n = 0;
    for (int i = 0; i < s->players[seat].street.n; i++)
        n += KIND[s->players[seat].street.at[i]] == kind;
    return n;
}

static int stall_points(struct state *s, int seat)
{
    int n = 0;
    for (int i = 0; i < s->players[seat].street.n; i++)
        n += POINTS[s->players[seat].street.at[i]];
    return n;
}

static void set_up(struct state *s, uint64_t seed, int first)
{
    s->rng = seed;
    for (int copy = 0; copy < COPIES; copy++)
        for (int stall = 0; stall < STALLS; stall++)
            ADD(s->deck, stall);
    shuffle(&s->rng, s->deck.at, s->deck.n);
    s->first = s->seat = first < 0 ? below(&s->rng, SEATS) : first;
    for (int seat = 0; seat < SEATS; seat++) {
        s->players[seat].silver = SILVER;
        from_deck(s, &s->players[seat].hand, HAND);
    }
}

static int is_last_round(struct state *s)
{
    for (int seat = 0; seat < SEATS; seat++)
        if (LAST_COUNT >= LAST_NUMBER)
            return 1;
    return 0;
}

static void next_turn(struct state *s)
{
    int seat = s->turn ? (s->seat + 1) % SEATS : s->first;
    if (s->turn && seat == s->first) {
        if (!s->deck.n || is_last_round(s)) {
            s->over = 1;
            return;
        }
        take_out(s->market.at, &s->market.n, 0, s->market.n ? 1 : 0);
    }
    from_deck(s, &s->market, MARKET - s->market.n);
    s->lit.n = 0;
    s->seat = seat;
    s->turn++;
    push(s, seat, TURN, 0);
}
