/* The railroad, stations, discs and deliveries. */

static int is_occupied(struct state *s, int seat, int position)
{
    for (int other = 0; other < SEATS; other++)
        if (other != seat && position && s->players[other].engine == position)
            return 1;
    return 0;
}

static int neighbours(struct state *s, int seat, const int16_t (*ways)[MOST_WAYS], int here, int16_t *out)
{
    int n = 0;
    for (int i = 0; i < MOST_WAYS; i++) {
        int there = ways[here][i];
        if (there < 0)
            continue;
        if (is_occupied(s, seat, there))
            n += neighbours(s, seat, ways, there, out + n);
        else
            out[n++] = (int16_t)there;
    }
    return n;
}

/* Positions in the order in which they are found, each once: those of `least` to `most` spaces away, or with
   `or_last` only those of exactly `most` and the last one of the track. */
static int reach(struct state *s, int seat, int back, int least, int most, int or_last, int16_t *found)
{
    const int16_t(*ways)[MOST_WAYS] = back ? BACKWARD : ONWARD;
    int16_t level[TRACKS], longer[TRACKS], near[4 * SEATS], all[TRACKS * 2];
    struct seen exact = {{0}}, listed = {{0}};
    int many = 1, levels = 0, total = 0, n = 0;
    level[0] = (int16_t)s->players[seat].engine;
    while (levels < most) {
        struct seen seen = {{0}};
        int next = 0;
        for (int i = 0; i < many; i++) {
            int close = neighbours(s, seat, ways, level[i], near);
            for (int k = 0; k < close; k++)
                if (first_time(&seen, near[k]))
                    longer[next++] = near[k];
        }
        if (!next)
            break;
        levels++;
        many = next;
        memcpy(level, longer, sizeof level);
        for (int i = 0; i < many && levels >= least; i++)
            if (first_time(&listed, level[i]))
                all[total++] = level[i];
        if (levels == most)
            for (int i = 0; i < many; i++)
                first_time(&exact, level[i]);
    }
    for (int i = 0; i < total; i++)
        if (!or_last || !first_time(&exact, all[i]) || all[i] == LAST)
            found[n++] = all[i];
    return n;
}

static int engine_options(struct state *s, int seat, int most, int up_to, code *out)
{
    int16_t found[TRACKS * 2];
    int n = reach(s, seat, 0, 1, most, !up_to, found);
    for (int i = 0; out && i < n; i++)
        out[i] = ENGINE_TO(found[i]);
    return n;
}

static int back_options(struct state *s, int seat, int spaces, int or_more, code *out)
{
    int16_t found[TRACKS * 2];
    int n = reach(s, seat, 1, spaces, or_more ? TRACKS : spaces, 0, found);
    for (int i = 0; out && i < n; i++)
        out[i] = ENGINE_BACK_TO(found[i]);
    return n;
}

static void stop(struct state *s, int seat, int track)
{
    PLAYER;
    p->engine = track;
    p->stopped = STATION_AT[track] >= 0;
}

static int move_back(struct state *s, int seat, int track)
{
    int before = s->players[seat].engine, n = 0;
    stop(s, seat, track);
    for (int there = track; there < before; there++)
        n += IS_NUMBERED[there] && !is_occupied(s, seat, there);
    return n;
}

/* --- discs: targets are the cities and then the stations -------------------------------------------------- */

static int has_white(struct state *s, int seat)
{
    for (int disc = 0; disc < DISCS; disc++)
        if (IS_WHITE_DISC[disc] && !HAS(s->players[seat].cleared, disc))
            return 1;
    return 0;
}

/* The options to clear a disc space for a target. */
static int fitting(struct state *s, int seat, int target, int money, int keep, code *out)
{
    PLAYER;
    int white = IS_WHITE_TARGET[target] && has_white(s, seat), n = 0;
    for (int disc = 0; disc < DISCS; disc++)
        if (!HAS(p->cleared, disc) && (!white || IS_WHITE_DISC[disc]) && money + CASH[disc] >= keep) {
            if (!out)
                return 1;
            out[n++] = CLEAR_DISC(disc, target);
        }
    return n;
}

static int disc_options(struct state *s, int seat, int target, int money, int keep, code *out)
{
    PLAYER;
    int n = fitting(s, seat, target, money, keep, out);
    for (int i = 0; !n && i < p->stations.n; i++)
        if (p->stations.at[i] + CITIES != target) {
            if (!out)
                return 1;
            for (; i < p->stations.n; i++)
                if (p->stations.at[i] + CITIES != target)
                    out[n++] = MOVE_DISC(p->stations.at[i], target);
        }
    return n;
}

static void place_disc(struct state *s, int seat, int target)
{
    PLAYER;
    if (target < CITIES)
        ADD(p->cities, target);
    else
        ADD(p->stations, target - CITIES);
}

/* --- stations --------------------------------------------------------------------------------------------- */

static int can_upgrade(struct state *s, int seat, int station)
{
    PLAYER;
    int left = p->money - STATION_PRICE[station];
    return left >= 0 && !HAS(p->stations, station) && disc_options(s, seat, station + CITIES, left, 0, 0);
}

static int upgrades(struct state *s, int seat, int reached, code *out)
{
    PLAYER;
    int n = 0;
    for (int i = 0; i < STATIONS; i++) {
        int station = STATION_ORDER[i], track = STATION_TRACK[station];
        int counts = reached ? p->stopped && track == p->engine : track < p->engine && IS_TURNOUT[station];
        if (track >= 0 && counts && can_upgrade(s, seat, station)) {
            if (!out)
                return 1;
            out[n++] = UPGRADE(station);
        }
    }
    return n;
}

static int appointees(struct state *s, int seat, int station, code *out)
{
    PLAYER;
    int n = 0;
    for (int worker = 0; s->masters[station] != NONE && worker < WORKERS; worker++)
        if (p->workers[worker] > PRINTED) {
            if (!out)
                return 1;
            out[n++] = APPOINT(worker, station);
        }
    return n;
}

static int appoint(struct state *s, int seat, int worker, int station)
{
    PLAYER;
    int master = s->masters[station];
    s->masters[station] = NONE;
    p->workers[worker]--;
    ADD(p->masters, master);
    s->appointed[station] = (int16_t)worker;
    return master;
}

static int station_points(struct state *s, int seat)
{
    int points = 0;
    for (int i = 0; i < s->players[seat].stations.n; i++)
        points += STATION_POINTS[s->players[seat].stations.at[i]];
    return points;
}

static int disc_points(struct state *s, int seat)
{
    int points = 0;
    for (int i = 0; i < s->players[seat].cleared.n; i++)
        points += DISC_POINTS[s->players[seat].cleared.at[i]];
    return points;
}

/* --- deliveries ------------------------------------------------------------------------------------------- */

static int transport(struct state *s, int seat, int city)
{
    int crosses = CITY_CROSSES[city] - CROSSES_BEFORE[s->players[seat].engine];
    return crosses > 0 ? crosses * PER_CROSS : 0;
}

static int has_disc(struct state *s, int seat)
{
    return s->players[seat].cleared.n < DISCS || s->players[seat].stations.n;
}

static int pays_first(struct state *s, int seat, int city, int keep)
{
    int money = s->players[seat].money;
    return !disc_options(s, seat, city, money, keep, 0) && fitting(s, seat, city, money + CITY_NET[city], keep, 0);
}

static int may_deliver(struct state *s, int seat, int city, int is_free)
{
    PLAYER;
    if (HAS(p->cities, city) && !CITY_AGAIN[city])
        return 0;
    int keep = is_free ? 0 : transport(s, seat, city);
    if (!has_disc(s, seat))
        return p->money >= keep;
    if (PAID_FIRST && p->money + (CREST_PAYS ? CITY_NET[city] : 0) < keep)
        return 0;
    return disc_options(s, seat, city, p->money, keep, 0) || pays_first(s, seat, city, keep);
}

static int deliveries(struct state *s, int seat, int value, int is_free, code *out)
{
    int n = 0;
    for (int city = 0; city < CITIES; city++)
        if (CITY_VALUE[city] <= value && may_deliver(s, seat, city, is_free)) {
            if (!out)
                return 1;
            out[n++] = DELIVER_TO(city, is_free);
        }
    return n;
}

static void deliver(struct state *s, int seat, int city, int is_free)
{
    int keep = is_free ? 0 : transport(s, seat, city), has = has_disc(s, seat);
    const int16_t *order = ORDER;
    if (has && CREST[city] && pays_first(s, seat, city, keep))
        order = EARLY;
    for (int i = 3; i >= 0; i--)
        switch (order[i]) {
        case TRANSPORT_STEP:
            if (keep)
                push(s, seat, PAY_TRANSPORT(city), CAUSE_CITY[city]);
            break;
        case DISC_STEP:
            if (has)
                push(s, seat, PLACE_DISC(city, PAID_FIRST ? 0 : keep), CAUSE_CITY[city]);
            break;
        case LINKS_STEP:
            if (has)
                push(s, seat, COLLECT_LINKS(city), CAUSE_CITY[city]);
            break;
        default:
            if (has && CREST[city])
                push(s, seat, (code)CREST[city], CAUSE_CITY[city]);
        }
}

static void collect_links(struct state *s, int seat, int city, int cause)
{
    PLAYER;
    int n = 0;
    for (int i = 0; i < p->cities.n; i++)
        n += p->cities.at[i] == city;
    if (n > 1)
        return;
    for (int i = LINKS - 1; i >= 0; i--)
        if ((LINK[i][0] == city || LINK[i][1] == city) && LINK[i][2] && HAS(p->cities, LINK[i][0]) &&
            HAS(p->cities, LINK[i][1]))
            push(s, seat, (code)LINK[i][2], cause);
}
