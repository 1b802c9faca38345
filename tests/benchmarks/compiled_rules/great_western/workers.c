/* Workers, the job market, and foresight. */

static void offer_worker(struct state *s, int seat, int worker, int cause)
{
    int at = s->token_row, place = 0;
    if (at == JOB_ROWS) {
        ADD(s->box, COMPONENT[WORKER_TILE[worker]]);
        return;
    }
    struct row_of_job *row = &s->jobs[at];
    while (row->at[place])
        place++;
    row->at[place] = (uint8_t)(worker + 1);
    if (place == row->n - 1) {
        s->token_row++;
        if (ARROW[at])
            push(s, seat, (code)ARROW[at], cause);
    }
}

static int can_hire(struct state *s, int seat, int worker, int row, int price)
{
    PLAYER;
    return row != s->token_row && HAS(s->jobs[row], worker + 1) && p->workers[worker] < COLUMNS &&
           p->money >= price;
}

/* Rows of options count from 1. */
static int hires(struct state *s, int seat, int printed, code *out)
{
    PLAYER;
    int n = 0;
    for (int at = 0; at < s->token_row; at++) {
        struct seen seen = {{0}};
        int price = ROW_PRICE[at] > printed ? ROW_PRICE[at] - printed : 0;
        if (price > p->money)
            continue;
        for (int i = 0; i < s->jobs[at].n; i++) {
            int worker = s->jobs[at].at[i] - 1;
            if (worker >= 0 && first_time(&seen, worker) && p->workers[worker] < COLUMNS) {
                if (!out)
                    return 1;
                out[n++] = HIRE(worker, at + 1, price);
            }
        }
    }
    return n;
}

static void hire(struct state *s, int seat, int worker, int row, int price)
{
    PLAYER;
    p->money -= price;
    s->jobs[row].at[place_of(s->jobs[row].at, s->jobs[row].n, worker + 1)] = 0;
    p->workers[worker]++;
}

static int column_points(struct state *s, int seat)
{
    PLAYER;
    int points = 0;
    for (int worker = 0; worker < WORKERS; worker++)
        for (int column = 0; column <= p->workers[worker]; column++)
            points += COLUMN_POINTS[column];
    return points;
}

static int all_workers(struct state *s, int seat)
{
    int n = 0;
    for (int worker = 0; worker < WORKERS; worker++)
        n += s->players[seat].workers[worker];
    return n;
}

static void end_game(struct state *s)
{
    s->token_row = JOB_ROWS;
    s->players[s->seat].token = 1;
    s->last_turns = LAST_TURNS * SEATS > 1 ? LAST_TURNS * SEATS - 1 : 0;
}

static int foreseen(struct state *s, int spot, code *out)
{
    struct seen seen = {{0}};
    int n = 0;
    for (int i = 0; i < s->foresight[spot - 1].n; i++) {
        int tile = s->foresight[spot - 1].at[i];
        if (first_time(&seen, tile) && (s->last_turns == NONE || STILL_TAKEN[tile])) {
            if (!out)
                return 1;
            out[n++] = TAKE_TILE(tile, spot);
        }
    }
    return n;
}

static void take_tile(struct state *s, int seat, int tile, int spot, int cause)
{
    REMOVE(s->foresight[spot - 1], tile);
    if (WORKER[tile] >= 0) {
        offer_worker(s, seat, WORKER[tile], cause);
        return;
    }
    for (int i = 0; i < MOST_IN_SECTION; i++) {
        int space = SECTION[tile][i];
        if (space >= 0 && s->tiles[space] == NONE) {
            s->tiles[space] = (int16_t)tile;
            return;
        }
    }
    ADD(s->box, COMPONENT[tile]);
}

static void refill(struct state *s)
{
    int added = 0;
    for (int spot = 0; spot < SPOTS; spot++)
        while (s->foresight[spot].n < SHOWN && s->piles[spot].n) {
            ADD(s->foresight[spot], s->piles[spot].at[--s->piles[spot].n]);
            added = 1;
        }
    s->reveals += added;
}
