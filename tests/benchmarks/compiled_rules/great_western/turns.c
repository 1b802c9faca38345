/* Turns; Python sets up. */

static void set_up(struct state *s, uint64_t seed, int first)
{
    (void)seed;
    (void)first;
    s->fault = 1;
}

static void next_turn(struct state *s)
{
    if (s->turn && s->last_turns != NONE) {
        if (!s->last_turns) {
            s->over = 1;
            return;
        }
        s->last_turns--;
    }
    s->phase = BEFORE;
    s->seat = (s->seat + 1) % SEATS;
    s->turn++;
    push(s, s->seat, s->players[s->seat].at == NONE ? FIRST_TURN : TURN, TURN_CAUSE);
}
