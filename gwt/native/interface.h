/* What Python calls: to load what a game refers to, and to play. Behind it stand the functions of the game. */

#define API __attribute__((visibility("default")))
static V seated_[16];
static int seats_;
static V state_, options_, players_, premise_, board_, rules_;
static V (*choose_of_seat[16])(V, V, V);
static int64_t times_forgotten;
#define TRIED(otherwise) if (setjmp(failed)) { level = HEAP; return otherwise; } level = HEAP

/* ---- loading: what fails gives None, and is reported at the end ---- */

#define MADE if (setjmp(failed)) { is_broken = 1; return NONE; }
API V was_broken(void) {
  int was = is_broken;
  is_broken = 0;
  return was;
}

API V begin(V size) {
  reserve(&heap, size), reserve(&other, size), reserve(&content, size), reserve(&search, size);
  memset(off, 255, sizeof off), memset(attr_of, 255, sizeof attr_of);
  return heap.base && other.base && content.base && search.base;
}
API void answer_by(V (*function)(V, V, const V *)) { python = function; }
API const char *error(void) { return why; }
API V set_level(V to) {
  int was = level;
  level = to;
  return was;
}
API V get_none(void) { return NONE; }
API V get_empty(void) { return EMPTY; }
API V new_text(const char *s) {
  MADE
  Str *x = grab(&content, sizeof(Str) + strlen(s) + 1);
  if (texts == 1 << 15) fail("too many texts");
  x->h = (H){K_STR, CONTENT, texts++}, x->s = strcpy((char *)(x + 1), s);
  if (!*s) empty_str = (V)x;
  return (V)x;
}
API V new_values(V is_list, V n, const V *v) {
  MADE
  return from_values(v, n, is_list);
}
API V new_pairs(V kind, V n, const V *k, const V *v) {
  MADE
  V d = new_dict(n, kind);
  for (int i = 0; i < n; i++) dset(d, k[i], v[i]);
  return d;
}
API V look_up_directly(V d) {
  MADE
  if (KIND(d) == K_DICT || KIND(d) == K_SET) direct(d);
  return EMPTY;
}
API V new_object(V c, V n, const V *v) {
  MADE
  if (is_node[c]) return node(c, n, v);
  V x = new_obj(c, n);
  if (n) memcpy(T(x)->v, v, 8 * (size_t)n);
  return x;
}
API void set_field(V x, V k, V v) {
  if (KIND(x) == K_OBJ) T(x)->v[k] = v;
}
API V new_number(uint64_t u) {
  MADE
  return mk_big(u);
}
API V new_real(double d) {
  MADE
  return mk_float(d);
}
API V new_class(V i) {
  MADE
  Tup *t = grab(&content, 16);
  t->h = (H){K_CLASS, CONTENT, i};
  return class_of[i] = (V)t;
}
API V new_function(V k, V n, const V *defaults) {
  MADE
  V f = mk_closure(functions[k], n, 0);
  F(f)->defaults = from_values(defaults, n, 0);
  return f;
}
API V describe_class(V i, const char *name, V n, V node_, V eq_, const V *defaults) {
  MADE
  class_name[i] = name, nfields[i] = n, is_node[i] = node_, has_eq[i] = eq_;
  class_defaults[i] = (V)new_tup(n);
  memcpy(T(class_defaults[i])->v, defaults, 8 * (size_t)n);
  return EMPTY;
}
API void describe_field(V i, V k, V a, V shared_, V compared_) {
  is_shared[i][k] = shared_, is_compared[i][k] = compared_;
  if (a >= 0) off[i][a] = k;
}
API void describe_base(V i, V k, V base) { bases[i][k] = base + 1; }
API void describe_attribute(V i, V a, V v) { class_attr[i][a] = v; }
API void describe_set(V k, V i) { isa[k][i] = 1; }
API void name_attribute(V s, V a) {
  if (KIND(s) == K_STR) attr_of[HD(s)->n] = a, attr_name[a] = ((Str *)s)->s;
}
API void set_constant(V k, V v) { C[k] = v; }
API V new_method(V function, V self) {
  MADE
  return KIND(function) == K_FUNC ? mk_bound(function, self) : NONE;
}
API void end_loading(V premise, V board, V rules) {
  premise_ = premise, board_ = board, rules_ = rules, state_ = options_ = players_ = EMPTY;
  loaded = content.at;
}

/* ---- what lies behind a word ---- */

API V forgotten(void) { return times_forgotten; }
API V lasts(V x) { return ISINT(x) || ((char *)x < loaded && (char *)x >= content.base); }
API V kind_of(V x) { return KIND(x); }
API V size_of(V x) { return KIND(x) == K_OBJ ? nfields[CLS(x)] : seq(x).n; }
API V class_number(V x) { return CLS(x); }
/* The values of a tuple, list or object, those of a dictionary with their keys. */
API void parts_of(V x, V *keys, V *values) {
  Seq s = KIND(x) == K_OBJ ? (Seq){T(x)->v, nfields[CLS(x)]} : KIND(x) == K_DICT ? (Seq){D(x)->v, D(x)->used} : seq(x);
  memcpy(values, s.v, 8 * (size_t)s.n);
  if (KIND(x) == K_DICT) memcpy(keys, D(x)->k, 8 * (size_t)s.n);
}
API double real_of(V x) { return dbl(x); }
API uint64_t number_of(V x) { return ((Big *)x)->u; }

/* ---- playing ---- */

/* Forgets what has been cached and what lies on the heap; what was loaded stays. */
API void start_anew(void) {
  heap.at = heap.base, search.at = search.base, level = HEAP;
  state_ = options_ = players_ = EMPTY;
  if (content.at - loaded < FORGET_AT) return;
  for (Memo *m = memos; m; m = m->next) free(m->slot), m->slot = 0, m->cap = m->n = m->is_listed = 0;
  memos = 0;
  for (int i = 0; i < ntouched; i++) {
    *touched[i].d = touched[i].was;
    if (touched[i].d->ix) reindex(touched[i].d);
  }
  ntouched = 0;
  memset(row_table, 0, sizeof row_table);
  renew_nodes(nodes_cap, loaded);
  content.at = loaded, times_forgotten++;
}
API void set_state(V s) { state_ = s, options_ = EMPTY; }
API V get_state(void) { return state_; }
API V get_options(void) { return options_; }
API void seat_players(const V *players, const V *functions_of, V n) {
  for (seats_ = 0; seats_ < n && seats_ < 16; seats_++)
    seated_[seats_] = players[seats_], choose_of_seat[seats_] = functions[functions_of[seats_]];
}
/* Moves what is still used to the other heap; nothing of a search is left behind it. */
static void tidy(size_t over) {
  if (heap.at - heap.base <= over) return;
  other.at = other.base;
  state_ = moved(state_), options_ = moved(options_), players_ = moved(players_);
  Arena was = heap;
  heap = other, other = was, search.at = search.base;
}
static void go_on(V asked) { options_ = SETTLE(state_, asked); }
static void play_option(V option) {
  go_on(CHOOSE(state_, option, TRUE_));
  while (seq(options_).n == 1 && attr(attr(state_, A_RULES), A_ASKS_FORCED) == FALSE_)
    go_on(CHOOSE(state_, seq(options_).v[0], TRUE_));
  tidy(1 << 18);
}
API V settle_now(void) {
  TRIED(-1);
  go_on(FALSE_);
  return seq(options_).n;
}
API V take(V i) {
  TRIED(-1);
  play_option(sub_seq(options_, i));
  return seq(options_).n;
}
API V set_up(uint64_t seed) {
  TRIED(-1);
  start_anew();
  ((Big *)T(premise_)->v[P_SEED])->u = seed;
  state_ = SET_UP(board_, rules_, premise_);
  go_on(FALSE_);
  return seq(options_).n;
}
/* Each player as it was seated, with a generator of its own if it has one. */
static void wake_players(uint64_t rng) {
  players_ = new_list(seats_);
  for (int i = 0; i < seats_; i++) {
    int same = 0;
    while (seated_[same] != seated_[i]) same++;
    V mine = same < i ? L(players_)->v[same] : evolved(seated_[i]);
    if (same == i && attr_or_0(mine, A_RNG)) set_attr(mine, A_RNG, mk_big(rng));
    push_(players_, mine);
  }
}
static V choice(void) {
  int64_t seat = whole(sub_seq(last_of(attr(state_, A_AGENDA)), 0));
  V option = choose_of_seat[seat](sub_seq(players_, seat), state_, options_);
  if (search.at > search.base) tidy(0);
  return option;
}
API V chosen(uint64_t rng) {
  TRIED(0);
  wake_players(rng);
  return choice();
}
/* Plays a game to its end, and returns the number of choices; -1 if it has failed or lasts too long. */
API V play_game(uint64_t seed, uint64_t rng, V last_turn, V most) {
  int64_t turn = -1, made = 0, choices = 0;
  if (set_up(seed) < 0) return -1;
  TRIED(-1);
  wake_players(rng);
  for (; HD(options_)->n; choices++) {
    V now = attr_or_0(state_, A_TURN);
    if (now && whole(now) != turn) turn = NUM(now), made = 0;
    if (++made > most || turn > last_turn) fail("it lasts too long");
    play_option(choice());
  }
  return choices;
}
API V turn_now(void) {
  V now = attr_or_0(state_, A_TURN);
  return now ? whole(now) : 0;
}
API V scores(void) {
  TRIED(0);
  return call1(attr(attr(state_, A_RULES), A_SCORE), state_);
}
