/* The trail: rides, fees, hazards, trade and buildings. */

/* A ride is a flag, whether it is free, and above it SPACE_BITS for each space. */

struct way { uint64_t bits; int last; };

static int next_locations(struct state *s, int space, uint8_t *found)
{
    uint8_t ahead[SPACES * MOST_NEXT];
    struct seen passed = {{0}}, listed = {{0}};
    int n = 0, many = 0;
    for (int i = MOST_NEXT - 1; i >= 0; i--)
        if (NEXT[space][i] >= 0)
            ahead[n++] = (uint8_t)NEXT[space][i];
    while (n) {
        int one = ahead[--n];
        if (s->tiles[one] != NONE || one == END) {
            if (first_time(&listed, one))
                found[many++] = (uint8_t)one;
        } else if (first_time(&passed, one)) {
            for (int i = MOST_NEXT - 1; i >= 0; i--)
                if (NEXT[one][i] >= 0)
                    ahead[n++] = (uint8_t)NEXT[one][i];
        }
    }
    return many;
}

static int rides(struct state *s, int seat, int steps, int up_to, int is_short, int is_free, code *out)
{
    PLAYER;
    struct way ways[2][MOST_RIDES];
    uint8_t ahead[SPACES][SPACES];
    int known[SPACES], ends = 1, n = 0;
    if (p->at == NONE) {
        for (int i = 0; i < ENTRANCES; i++)
            if (s->tiles[ENTRANCE[i]] != NONE)
                out[n++] = (code)((uint64_t)(is_free | (ENTRANCE[i] + 1) << 1) << 16 | RIDE);
        return n;
    }
    memset(known, -1, sizeof known);
    ways[0][0] = (struct way){(uint64_t)is_free, p->at};
    for (int step = 0; step < steps; step++) {
        struct way *before = ways[step % 2], *longer = ways[(step + 1) % 2];
        int many = 0;
        for (int i = 0; i < ends; i++) {
            int end = before[i].last;
            if (known[end] < 0)
                known[end] = next_locations(s, end, ahead[end]);
            for (int k = 0; k < known[end]; k++) {
                int one = ahead[end][k];
                if (many == MOST_RIDES || n == MOST_RIDES || step == MOST_STEPS) {
                    s->fault = 1;
                    return 0;
                }
                uint64_t bits = before[i].bits | (uint64_t)(one + 1) << (1 + SPACE_BITS * step);
                longer[many++] = (struct way){bits, one};
                if ((up_to || step == steps - 1 || one == END) && !(is_short && one == END))
                    out[n++] = (code)(bits << 16 | RIDE);
            }
        }
        ends = many;
    }
    return n;
}

static void ride(struct state *s, int seat, uint64_t bits)
{
    PLAYER;
    int is_free = (bits & 1) || p->at == NONE, at = p->at;
    for (bits >>= 1; bits; bits >>= SPACE_BITS) {
        at = (int)(bits & ((1 << SPACE_BITS) - 1)) - 1;
        int due = is_free || s->tiles[at] == NONE ? 0 : FEE[s->tiles[at]], owner = s->owners[at];
        if (!due || owner == seat)
            continue;
        due = due < p->money ? due : p->money;
        p->money -= due;
        if (owner != NONE)
            s->players[owner].money += due;
    }
    p->at = at;
}

static int hazards(struct state *s, code *out)
{
    int n = 0;
    for (int i = 0; i < HAZARDS; i++)
        if (s->tiles[HAZARD_SPACE[i]] != NONE) {
            if (!out)
                return 1;
            out[n++] = REMOVE_HAZARD_AT(HAZARD_SPACE[i]);
        }
    return n;
}

static int can_trade_at(struct state *s, int seat, int space)
{
    return s->tiles[space] != NONE && s->players[seat].money + VALUE[space] >= 0;
}

static int trades(struct state *s, int seat, code *out)
{
    int n = 0;
    for (int i = 0; i < TRADES; i++)
        if (can_trade_at(s, seat, TRADE_SPACE[i])) {
            if (!out)
                return 1;
            out[n++] = TRADE_AT(TRADE_SPACE[i]);
        }
    return n;
}

static int hazard_points(struct state *s, int seat)
{
    PLAYER;
    int points = 0;
    for (int i = 0; i < p->hazards.n; i++)
        points += TILE_POINTS[p->hazards.at[i]];
    return points;
}

static int tile_pairs(struct state *s, int seat)
{
    PLAYER;
    int least = p->teepees.n;
    for (int kind = 0; kind < TEEPEES; kind++) {
        int n = 0;
        for (int i = 0; i < p->teepees.n; i++)
            n += p->teepees.at[i] == TEEPEE[kind];
        least = n < least ? n : least;
    }
    return TEEPEES ? least : 0;
}

/* --- private buildings ----------------------------------------------------------------------------------- */

static int places(struct state *s, int seat, int tile, int price, code *out)
{
    PLAYER;
    int n = 0, builders = p->workers[BUILDER];
    for (int i = 0; i < BUILDING_SPACES; i++) {
        int space = BUILDING_SPACE[i], there = s->tiles[space], missing = BUILDERS[tile];
        if (there != NONE) {
            if (s->owners[space] != seat || BUILDERS[there] >= BUILDERS[tile])
                continue;
            missing -= BUILDERS[there];
        }
        if (missing <= builders && missing * price <= p->money) {
            if (!out)
                return 1;
            out[n++] = PLACE_ON(tile, space, missing * price);
        }
    }
    return n;
}

static int placeable(struct state *s, int seat, int price, code *out)
{
    PLAYER;
    int n = 0;
    for (int i = 0; i < p->buildings.n; i++)
        if (places(s, seat, p->buildings.at[i], price, 0)) {
            if (!out)
                return 1;
            out[n++] = PLACE_TILE(p->buildings.at[i], price);
        }
    return n;
}

static int can_place_on(struct state *s, int seat, int tile, int space, int price)
{
    PLAYER;
    return (s->tiles[space] == NONE || s->owners[space] == seat) && HAS(p->buildings, tile) && price <= p->money;
}

static void place_on(struct state *s, int seat, int tile, int space, int price)
{
    PLAYER;
    p->money -= price;
    if (s->tiles[space] != NONE)
        ADD(s->box, COMPONENT[s->tiles[space]]);
    s->tiles[space] = (int16_t)tile;
    s->owners[space] = (int16_t)seat;
    REMOVE(p->buildings, tile);
}

static int own_buildings(struct state *s, int seat)
{
    int n = 0;
    for (int space = 0; space < SPACES; space++)
        n += s->owners[space] == seat;
    return n;
}

static int in_woods(struct state *s, int seat)
{
    int n = 0;
    for (int space = 0; space < SPACES; space++)
        n += s->owners[space] == seat && WOODS[space];
    return n;
}

static int building_points(struct state *s, int seat)
{
    int n = 0;
    for (int space = 0; space < SPACES; space++)
        if (s->owners[space] == seat)
            n += TILE_POINTS[s->tiles[space]];
    return n;
}
