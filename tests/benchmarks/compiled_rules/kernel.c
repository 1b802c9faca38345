/* The kernel: chance, rows, the agenda and whole games. It knows no game; what stands below it is generated.

   The struct of the state, the type `code` and the sizes (NODES, MOST_OPTIONS, SEATS) stand above it. A list of
   options is an array of codes of effects, and whatever fills one returns how many there are. */

enum { DO_IT = -1, FAULT = -2, DONE = 0, IDLE = 1000, NONE = -32768 };

static int decide(struct state *s, int seat, code effect, code *out);
static void perform(struct state *s, int seat, code effect, int cause);
static void begin(struct state *s, int seat, code effect, int cause);
static int chosen(struct state *s, int seat, code effect, int cause, code option);
static void set_up(struct state *s, uint64_t seed, int first);
static void next_turn(struct state *s);

/* --- chance: SplitMix64, as gwt.kernel.rng has it ------------------------------------------------------ */

static inline uint64_t drawn(uint64_t *rng)
{
    *rng += 0x9E3779B97F4A7C15u;
    uint64_t mixed = (*rng ^ (*rng >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
}

static inline int below(uint64_t *rng, uint64_t limit)
{
    for (;;) {
        uint64_t number = drawn(rng), other = number % limit;
        if (number - other <= -limit)
            return (int)other;
    }
}

static void shuffle(uint64_t *rng, uint8_t *items, int n)
{
    for (int limit = n; limit > 1; limit--) {
        int other = below(rng, (uint64_t)limit);
        uint8_t last = items[limit - 1];
        items[limit - 1] = items[other];
        items[other] = last;
    }
}

/* --- rows of names --------------------------------------------------------------------------------------- */

#define ROOM(row) ((int)(sizeof((row).at) / sizeof((row).at[0])))
#define ADD(row, name) ((row).n < ROOM(row) ? (void)((row).at[(row).n++] = (uint8_t)(name)) : (void)(s->fault = 1))
#define HAS(row, name) (place_of((row).at, (row).n, (name)) >= 0)
#define REMOVE(row, name) take_out((row).at, &(row).n, place_of((row).at, (row).n, (name)), 1)

static inline int place_of(const uint8_t *at, int n, int name)
{
    for (int i = 0; i < n; i++)
        if (at[i] == name)
            return i;
    return -1;
}

static inline void take_out(uint8_t *at, int16_t *n, int place, int many)
{
    if (place < 0 || many <= 0)
        return;
    memmove(at + place, at + place + many, (size_t)(*n - place - many));
    *n = (int16_t)(*n - many);
}

struct seen { uint64_t bits[4]; };

static inline int first_time(struct seen *seen, int name)
{
    uint64_t bit = 1ull << (name & 63), *word = &seen->bits[name >> 6];
    int is_new = !(*word & bit);
    *word |= bit;
    return is_new;
}

/* --- amounts and lists ------------------------------------------------------------------------------------ */

static inline int each_full(int number, int of)
{
    return number / of - (number % of < 0);
}

static inline int unlike(code *out, int n)
{
    int kept = 0;
    for (int i = 0; i < n; i++) {
        int before = 0;
        while (before < kept && out[before] != out[i])
            before++;
        if (before == kept)
            out[kept++] = out[i];
    }
    return kept;
}

/* --- the agenda: the last task first ---------------------------------------------------------------------- */

static inline void push(struct state *s, int seat, code effect, int cause)
{
    if (s->agenda.n == (int)(sizeof(s->agenda.at) / sizeof(s->agenda.at[0]))) {
        s->fault = 1;
        return;
    }
    s->agenda.at[s->agenda.n++] = (struct task){effect, (int16_t)seat, (int16_t)cause};
}

static int carry_out(struct state *s, code *out)
{
    while (s->agenda.n && !s->fault) {
        struct task task = s->agenda.at[s->agenda.n - 1];
        int n = decide(s, task.seat, (code)task.effect, out);
        if (n > 0)
            return n;
        s->agenda.n--;
        if (n == DO_IT)
            perform(s, task.seat, (code)task.effect, task.cause);
    }
    return 0;
}

static int settle(struct state *s, code *out)
{
    int n = carry_out(s, out);
    for (int turn = 0; !n && !s->over && !s->fault && turn < IDLE; turn++) {
        next_turn(s);
        n = carry_out(s, out);
    }
    return s->fault || (!n && !s->over) ? FAULT : n;
}

static inline int take(struct state *s, code option, code *out)
{
    struct task task = s->agenda.at[--s->agenda.n];
    if (!chosen(s, task.seat, (code)task.effect, task.cause, option))
        begin(s, task.seat, option, task.cause);
    return settle(s, out);
}

/* --- what Python calls ------------------------------------------------------------------------------------- */

/* Each of these returns how many options there are, 0 when the game is over, or FAULT. */

int start(struct state *s, uint64_t seed, int first, code *out)
{
    memset(s, 0, sizeof *s);
    set_up(s, seed, first);
    return settle(s, out);
}

int resume(struct state *s, code *out)
{
    return settle(s, out);
}

int play(struct state *s, uint64_t option, code *out)
{
    return take(s, (code)option, out);
}

/* Plays whole games of random choices, the first of them chosen by `seed` and the next by the number after it,
   and returns how many choices were made. Each begins with one of the `starts` in turn, which wait for a choice,
   or is set up from the number if there are none. `s` is left as the last game ended. */
int64_t play_games(struct state *s, const struct state *starts, int32_t many, uint64_t seed, int32_t games)
{
    code out[MOST_OPTIONS];
    int64_t made = 0;
    for (int32_t game = 0; game < games; game++, seed++) {
        uint64_t chooser = ~seed;
        int n;
        if (many) {
            memcpy(s, &starts[game % many], sizeof *s);
            n = settle(s, out);
        } else {
            n = start(s, seed, -1, out);
        }
        for (; n > 0; made++)
            n = take(s, out[below(&chooser, (uint64_t)n)], out);
        if (n == FAULT)
            return FAULT;
    }
    return made;
}

/* Copies a state over and over, as a search does. */
void copy_often(const struct state *s, struct state *copies, int32_t room, int32_t times)
{
    for (int32_t at = 0; at < times; at++) {
        memcpy(&copies[at % room], s, sizeof *s);
        /* The compiler is not to leave out what nobody reads. */
        __asm__ volatile("" ::"r"(copies) : "memory");
    }
}
