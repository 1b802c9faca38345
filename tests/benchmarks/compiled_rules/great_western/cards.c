/* Hand, draw stack, discard pile and objective cards. */

#define PLAYER struct player *p = &s->players[seat]

static int held(struct state *s, int seat, const uint8_t *matching)
{
    PLAYER;
    int n = 0;
    for (int i = 0; i < p->hand.n; i++)
        n += matching[p->hand.at[i]];
    return n;
}

static void take_from_hand(struct state *s, int seat, int card)
{
    PLAYER;
    REMOVE(p->hand, card);
    if (HAS(p->shown, card))
        REMOVE(p->shown, card);
    else
        REMOVE(p->secret, card);
}

static int draw(struct state *s, int seat, int wanted)
{
    PLAYER;
    int drawn = 0;
    for (; drawn < wanted; drawn++) {
        if (!p->draw_stack.n) {
            if (!p->discard_pile.n)
                break;
            p->draw_stack = p->discard_pile;
            p->discard_pile.n = 0;
            shuffle(&s->rng, p->draw_stack.at, p->draw_stack.n);
            /* Names are numbered in their order, so that sorted names are sorted numbers. */
            p->shown = p->hand;
            for (int i = 1; i < p->shown.n; i++) {
                uint8_t card = p->shown.at[i];
                int at = i;
                for (; at && p->shown.at[at - 1] > card; at--)
                    p->shown.at[at] = p->shown.at[at - 1];
                p->shown.at[at] = card;
            }
            for (int i = 0; i < p->secret.n; i++)
                REMOVE(p->shown, p->secret.at[i]);
        }
        ADD(p->hand, p->draw_stack.at[--p->draw_stack.n]);
    }
    s->reveals += drawn > 0;
    return drawn;
}

static int discard(struct state *s, int seat, const uint8_t *matching, int many)
{
    PLAYER;
    struct row_of_card found;
    found.n = 0;
    for (int i = 0; i < p->hand.n && found.n < many; i++)
        if (matching[p->hand.at[i]])
            found.at[found.n++] = p->hand.at[i];
    if (found.n == p->hand.n)
        p->hand.n = p->shown.n = p->secret.n = 0;
    for (int i = 0; i < found.n; i++) {
        if (p->hand.n)
            take_from_hand(s, seat, found.at[i]);
        ADD(p->discard_pile, found.at[i]);
    }
    return found.n;
}

static void remove_cards(struct state *s, int seat, int card, int many)
{
    int there = held(s, seat, MATCHING[OF_CARD[card]]);
    for (int i = 0; i < many && i < there; i++) {
        take_from_hand(s, seat, card);
        ADD(s->box, COMPONENT_CARD[card]);
    }
}

/* Each kind of card in hand that matches, once, as what `codes` has for it. */
static int hand_kinds(struct state *s, int seat, const uint8_t *matching, const uint16_t *codes, code *out)
{
    PLAYER;
    struct seen seen = {{0}};
    int n = 0;
    for (int i = 0; i < p->hand.n; i++)
        if (matching[p->hand.at[i]] && first_time(&seen, p->hand.at[i])) {
            if (!out)
                return 1;
            out[n++] = (code)codes[p->hand.at[i]];
        }
    return n;
}

static int deck_points(struct state *s, int seat)
{
    PLAYER;
    struct row_of_card *rows[3] = {&p->draw_stack, &p->hand, &p->discard_pile};
    int points = 0;
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < rows[row]->n; i++)
            points += CARD_POINTS[rows[row]->at[i]];
    return points;
}

/* --- objective cards ------------------------------------------------------------------------------------- */

static int plays(struct state *s, int seat, code *out)
{
    PLAYER;
    struct seen seen = {{0}};
    int n = 0;
    for (int i = 0; i < p->hand.n; i++)
        if (IS_OBJECTIVE[p->hand.at[i]] && first_time(&seen, p->hand.at[i])) {
            if (!out)
                return 1;
            out[n++] = PLAY(PLAY_OF[p->hand.at[i]]);
        }
    return n;
}

static int objectives(struct state *s, int to_hand, code *out)
{
    struct seen seen = {{0}};
    int n = 0;
    for (int i = 0; i < s->display.n; i++)
        if (first_time(&seen, s->display.at[i]))
            out[n++] = GAIN_OBJECTIVE(WHICH_OF[s->display.at[i]], to_hand);
    if (s->display.n && s->objective_stack.n)
        out[n++] = GAIN_OBJECTIVE(FROM_STACK, to_hand);
    return n;
}

static void gain_objective(struct state *s, int seat, int which, int to_hand)
{
    PLAYER;
    int card = which == FROM_STACK ? -1 : WHICH_CARD[which];
    if (which == FROM_STACK) {
        card = s->objective_stack.at[--s->objective_stack.n];
        s->reveals++;
    } else {
        int at = place_of(s->display.at, s->display.n, card);
        if (s->objective_stack.n) {
            s->display.at[at] = s->objective_stack.at[--s->objective_stack.n];
            s->reveals++;
        } else {
            take_out(s->display.at, &s->display.n, at, 1);
        }
    }
    if (!to_hand) {
        ADD(p->discard_pile, card);
        return;
    }
    ADD(p->hand, card);
    if (which == FROM_STACK)
        ADD(p->secret, card);
    else
        ADD(p->shown, card);
}

/* --- what cleared disc spaces allow ---------------------------------------------------------------------- */

static int step_limit(struct state *s, int seat)
{
    PLAYER;
    int n = STEPS;
    for (int i = 0; i < p->cleared.n; i++)
        n += DISC_STEPS[p->cleared.at[i]];
    return n;
}

static int hand_limit(struct state *s, int seat)
{
    PLAYER;
    int n = HAND;
    for (int i = 0; i < p->cleared.n; i++)
        n += DISC_HAND[p->cleared.at[i]];
    return n;
}

/* Of how many more spaces the certificate marker may be moved. */
static int certificate_room(struct state *s, int seat)
{
    PLAYER;
    int most = CERTIFICATE_LIMIT, position = 0;
    for (int i = 0; i < p->cleared.n; i++) {
        int disc = p->cleared.at[i];
        if ((DISC_AFTER[disc] < 0 || HAS(p->cleared, DISC_AFTER[disc])) && DISC_CERTIFICATES[disc] > most)
            most = DISC_CERTIFICATES[disc];
    }
    for (int at = 0; at < TRACK; at++)
        if (CERTIFICATES[at] <= most)
            position = at;
    return position - p->certificates;
}

static int is_open(struct state *s, int seat, int aux, int spaces)
{
    PLAYER;
    int n = AUX_CLEAR[aux];
    for (int i = 0; i < p->cleared.n; i++)
        n += DISC_AUX[p->cleared.at[i]] == aux;
    return n >= spaces;
}

static int permanent(struct state *s, int seat)
{
    PLAYER;
    int n = 0;
    for (int i = 0; i < p->masters.n; i++)
        n += MASTER_CERTIFICATES[p->masters.at[i]];
    return n;
}

/* Reveals the hand, spends certificates, pays the income and discards the hand. */
static int take_income(struct state *s, int seat, int used)
{
    PLAYER;
    int value = permanent(s, seat) + used, best[LINES] = {0};
    for (int i = 0; i < p->hand.n; i++) {
        int line = CARD_LINE[p->hand.at[i]];
        if (CARD_VALUE[p->hand.at[i]] > best[line])
            best[line] = CARD_VALUE[p->hand.at[i]];
    }
    for (int line = 0; line < LINES; line++)
        value += best[line];
    if (used) {
        int left = CERTIFICATES[p->certificates] - used;
        for (int at = 0; at < TRACK; at++)
            if (CERTIFICATES[at] <= left)
                p->certificates = at;
    }
    p->money += value;
    discard(s, seat, EVERY_CARD, p->hand.n);
    return value;
}
