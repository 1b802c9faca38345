/* Values of Python as words, and the memory in which they lie. What a game does is in none of these files:
   it is translated from its functions. */
#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define HOT static inline __attribute__((always_inline))
typedef int64_t V; /* a whole number, shifted left by one and with the last bit set; or a pointer */
typedef uint32_t u32;
enum { K_INT, K_NONE, K_STR, K_TUPLE, K_LIST, K_DICT, K_SET, K_OBJ, K_CLASS, K_FUNC, K_BIG, K_FLOAT, K_MOVED };
enum { HEAP, CONTENT, SEARCH }; /* until the state is moved; for good; as long as a search lasts */
typedef struct { uint16_t kind, level; u32 n; } H; /* n: the length, the class of an object, the number of a text */
typedef struct { H h; V v[]; } Tup;                /* a tuple or an object */
typedef struct { H h; u32 cap, unused; V *v; } List;
typedef struct { H h; u32 cap, used; V *k, *v; int32_t *ix; int16_t *direct; } Dict; /* a set has v = k */
typedef struct { H h; const char *s; } Str;
typedef struct { H h; void *p; V defaults, self; } Func; /* n: the number of arguments, with self */
typedef struct { H h; double d; } Float;
typedef struct { H h; uint64_t u; } Big; /* a number of 64 bits, as random generators are */
#define INT(n) ((V)(((uint64_t)(int64_t)(n) << 1) | 1))
#define NUM(v) ((v) >> 1)
#define ISINT(v) ((v) & 1)
#define HD(v) ((H *)(v))
#define KIND(v) (ISINT(v) ? K_INT : HD(v)->kind)
#define T(v) ((Tup *)(v))
#define L(v) ((List *)(v))
#define D(v) ((Dict *)(v))
#define F(v) ((Func *)(v))
#define CLS(v) (HD(v)->n)
#define IS(v, c) (KIND(v) == K_OBJ && CLS(v) == (c))
#define ISFLOAT(v) (KIND(v) == K_FLOAT)
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define TRUE_ INT(1)
#define FALSE_ INT(0)
#define BOOL(c) INT(!!(c))

static struct { H h; } none_ = {{K_NONE, CONTENT, 0}};
static Tup empty_ = {{K_TUPLE, CONTENT, 0}};
#define NONE ((V)&none_)
#define EMPTY ((V)&empty_)
static V empty_str;

/* ---- memory ---- */

typedef struct { char *base, *at, *end; } Arena;
static Arena heap, other, content, search;
static int level; /* where what is made now lies */
static char *loaded; /* the end of what was loaded; what lies behind it is cached */
static jmp_buf failed;
static char why[200];

__attribute__((noreturn, cold)) static void fail(const char *text) {
  if (text != why) snprintf(why, sizeof why, "%s", text);
  longjmp(failed, 1);
}
static void reserve(Arena *a, size_t size) {
  a->base = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (a->base == MAP_FAILED) a->base = 0;
  a->at = a->base, a->end = a->base ? a->base + size : 0;
}
static inline void *grab(Arena *a, size_t n) {
  n = (n + 7) & ~(size_t)7;
  if (n < 16) n = 16;
  if (UNLIKELY(n > (size_t)(a->end - a->at))) fail("out of memory");
  void *p = a->at;
  a->at += n;
  return p;
}
HOT void *alloc(size_t n) { return grab(level ? level == SEARCH ? &search : &content : &heap, n); }
static void release(char *from) {
#ifdef CHECKED
  memset(from, 0xDB, heap.at - from);
#endif
  heap.at = from;
}
HOT int is_content(void *p) { return loaded && (char *)p >= content.base && (char *)p < loaded; }

HOT Tup *new_tup(u32 n) {
  Tup *t = alloc(sizeof(Tup) + 8 * (size_t)n);
  t->h = (H){K_TUPLE, level, n};
  return t;
}
HOT V tup(u32 n) { return n ? (V)new_tup(n) : EMPTY; }
static inline V pair_of(V a, V b) {
  V t = tup(2);
  T(t)->v[0] = a, T(t)->v[1] = b;
  return t;
}
static inline V new_cell(V x) {
  V t = tup(1);
  T(t)->v[0] = x;
  return t;
}
static inline V new_list(u32 cap) {
  List *l = alloc(sizeof(List));
  l->h = (H){K_LIST, level, 0}, l->cap = cap, l->v = cap ? alloc(8 * (size_t)cap) : 0;
  return (V)l;
}
static inline List *list_of(V x) {
  if (UNLIKELY(KIND(x) != K_LIST)) fail("no list");
  if (UNLIKELY(is_content((void *)x))) fail("content is changed");
  return L(x);
}
HOT void push_(V list, V x) {
  List *l = L(list);
  if (UNLIKELY(l->h.n == l->cap)) {
    u32 cap = l->cap ? 2 * l->cap : 4;
    int was = level;
    level = list_of(list)->h.level;
    V *v = alloc(8 * (size_t)cap);
    level = was;
    if (l->h.n) memcpy(v, l->v, 8 * (size_t)l->h.n);
    l->v = v, l->cap = cap;
  }
  l->v[l->h.n++] = x;
}
static V new_obj(u32 cls, u32 n) {
  Tup *t = alloc(sizeof(Tup) + 8 * (size_t)n);
  t->h = (H){K_OBJ, level, cls};
  return (V)t;
}
static inline V mk_float(double d) {
  Float *f = alloc(sizeof(Float));
  f->h = (H){K_FLOAT, level, 0}, f->d = d;
  return (V)f;
}
static V mk_big(uint64_t u) {
  Big *b = alloc(sizeof(Big));
  b->h = (H){K_BIG, level, 0}, b->u = u;
  return (V)b;
}
static double dbl_slow(V v) {
  if (KIND(v) == K_BIG) return (double)((Big *)v)->u;
  if (KIND(v) != K_FLOAT) fail("no number");
  return ((Float *)v)->d;
}
static inline double dbl(V v) { return ISINT(v) ? (double)NUM(v) : LIKELY(HD(v)->kind == K_FLOAT) ? ((Float *)v)->d : dbl_slow(v); }
HOT int64_t whole(V v) {
  if (UNLIKELY(!ISINT(v))) fail("no whole number");
  return NUM(v);
}
static V to_int(V v) { return ISINT(v) ? v : INT((int64_t)dbl(v)); }
static V to_str(V v) {
  if (KIND(v) != K_STR) fail("a text is made");
  return v;
}
static int starts_with(V text, V start) {
  const char *s = ((Str *)to_str(text))->s, *other = ((Str *)to_str(start))->s;
  return !strncmp(s, other, strlen(other));
}
static V abs_of(V v) { return ISINT(v) ? INT(NUM(v) < 0 ? -NUM(v) : NUM(v)) : mk_float(fabs(dbl(v))); }

/* ---- classes ---- */

static int16_t off[CLASSES][ATTRIBUTES]; /* the place of a field, or -1 */
static V class_attr[CLASSES][ATTRIBUTES]; /* the attributes of classes; 0 where there is none */
static u32 nfields[CLASSES];
static uint8_t is_node[CLASSES], is_shared[CLASSES][64], is_compared[CLASSES][64], has_eq[CLASSES];
static V class_of[CLASSES + 16], class_defaults[CLASSES];
static uint16_t bases[CLASSES][16];
static const char *class_name[CLASSES];
static int16_t attr_of[1 << 15]; /* the attribute that a text names */
static const char *attr_name[ATTRIBUTES];
static uint8_t isa[CLASS_SETS][CLASSES];

HOT V type_of(V x) { return LIKELY(KIND(x) == K_OBJ) ? class_of[CLS(x)] : class_of[CLASSES + KIND(x)]; }
static V attr_or_0(V x, int a) {
  if (a < 0) return 0;
  if (KIND(x) == K_OBJ) {
    int o = off[CLS(x)][a];
    return o >= 0 ? T(x)->v[o] : class_attr[CLS(x)][a];
  }
  return KIND(x) == K_CLASS && HD(x)->n < CLASSES ? class_attr[HD(x)->n][a] : 0;
}
static V attr_slow(V x, int a) {
  V r = attr_or_0(x, a);
  if (r) return r;
  char text[120];
  snprintf(text, sizeof text, "no attribute %s of %s", a < 0 ? "that is known" : attr_name[a], KIND(x) == K_OBJ ? class_name[CLS(x)] : "this");
  fail(text);
}
HOT V attr(V x, int a) {
  if (LIKELY(KIND(x) == K_OBJ && a >= 0)) {
    int o = off[CLS(x)][a];
    if (LIKELY(o >= 0)) return T(x)->v[o];
  }
  return attr_slow(x, a);
}
static void set_attr(V x, int a, V y) {
  int o = KIND(x) == K_OBJ && a >= 0 ? off[CLS(x)][a] : -1;
  if (o < 0 || is_content((void *)x)) fail("no field to set");
  T(x)->v[o] = y;
}
static int attr_named(V text) { return KIND(text) == K_STR ? attr_of[HD(text)->n] : -1; }
static int isinst(V x, V c) {
  if (KIND(c) == K_TUPLE) {
    for (u32 i = 0; i < HD(c)->n; i++)
      if (isinst(x, T(c)->v[i])) return 1;
    return 0;
  }
  if (KIND(c) != K_CLASS) fail("no class");
  if (KIND(x) != K_OBJ) return type_of(x) == c;
  if (CLS(x) == HD(c)->n) return 1;
  for (int k = 0; k < 16 && bases[CLS(x)][k]; k++)
    if (HD(c)->n + 1 == bases[CLS(x)][k]) return 1;
  return 0;
}

/* ---- equality, hashes, truth ---- */

static int eq_slow(V a, V b);
static int eq_other(V a, V b) {
  if ((a | b) & 1) return !(a & b & 1) && (ISFLOAT(a) || ISFLOAT(b)) && (ISINT(a) || ISINT(b)) && dbl(a) == dbl(b);
  return eq_slow(a, b);
}
HOT int eq(V a, V b) { return a == b || eq_other(a, b); }
static int same(const V *a, const V *b, u32 n) {
  for (u32 i = 0; i < n; i++)
    if (!eq(a[i], b[i])) return 0;
  return 1;
}
static inline V dget(V d, V k);
static int eq_slow(V a, V b) {
  u32 kind = HD(a)->kind;
  if (kind != HD(b)->kind) return 0;
  switch (kind) {
  case K_TUPLE: return HD(a)->n == HD(b)->n && same(T(a)->v, T(b)->v, HD(a)->n);
  case K_LIST: return HD(a)->n == HD(b)->n && same(L(a)->v, L(b)->v, HD(a)->n);
  case K_DICT:
  case K_SET:
    if (D(a)->used != D(b)->used) return 0;
    for (u32 i = 0; i < D(a)->used; i++) {
      V y = dget(b, D(a)->k[i]);
      if (!y || (kind == K_DICT && !eq(D(a)->v[i], y))) return 0;
    }
    return 1;
  case K_BIG: return ((Big *)a)->u == ((Big *)b)->u;
  case K_FLOAT: return ((Float *)a)->d == ((Float *)b)->d;
  case K_OBJ:
    if (CLS(a) != CLS(b) || !has_eq[CLS(a)]) return 0;
    for (u32 i = 0; i < nfields[CLS(a)]; i++)
      if (is_compared[CLS(a)][i] && !eq(T(a)->v[i], T(b)->v[i])) return 0;
    return 1;
  case K_FUNC: return F(a)->p == F(b)->p && F(a)->self == F(b)->self;
  }
  return 0;
}
static inline uint64_t mix(uint64_t h, uint64_t x) {
  h = (h ^ x) * 0x9E3779B97F4A7C15ull;
  return h ^ (h >> 29);
}
HOT uint64_t hash_word(V a) { return ((uint64_t)a * 0x9E3779B97F4A7C15ull) >> 32; }
static uint64_t hash_slow(V a);
static inline uint64_t hash(V a) {
  if (ISINT(a)) return hash_word(a);
  u32 kind = HD(a)->kind;
  return kind == K_STR || (kind == K_OBJ && !has_eq[CLS(a)]) ? hash_word(a) : hash_slow(a);
}
static uint64_t hash_each(uint64_t h, const V *v, u32 n) {
  for (u32 i = 0; i < n; i++) h = mix(h, hash(v[i]));
  return h;
}
static uint64_t hash_slow(V a) {
  uint64_t h;
  switch (HD(a)->kind) {
  case K_FLOAT: {
    double d = ((Float *)a)->d;
    if (d == (double)(int64_t)d) return hash_word(INT((int64_t)d));
    memcpy(&h, &d, 8);
    return mix(5, h);
  }
  case K_BIG: return mix(3, ((Big *)a)->u);
  case K_TUPLE: return hash_each(HD(a)->n, T(a)->v, HD(a)->n);
  case K_LIST: return hash_each(HD(a)->n, L(a)->v, HD(a)->n);
  case K_OBJ:
    h = CLS(a);
    for (u32 i = 0; i < nfields[CLS(a)]; i++)
      if (is_compared[CLS(a)][i]) h = mix(h, hash(T(a)->v[i]));
    return h;
  case K_SET: /* of what lasts it is kept in n */
    if (D(a)->h.level == CONTENT && D(a)->h.n) return D(a)->h.n;
    h = D(a)->used;
    for (u32 i = 0; i < D(a)->used; i++) h += mix(7, hash(D(a)->k[i]));
    h = (u32)h | 1;
    if (D(a)->h.level == CONTENT) D(a)->h.n = h;
    return h;
  }
  return hash_word(a);
}
static inline int truth(V x) {
  if (ISINT(x)) return x != 1;
  switch (HD(x)->kind) {
  case K_NONE: return 0;
  case K_FLOAT: return ((Float *)x)->d != 0;
  case K_STR: return x != empty_str;
  case K_TUPLE:
  case K_LIST: return HD(x)->n > 0;
  case K_DICT:
  case K_SET: return D(x)->used > 0;
  case K_BIG: return ((Big *)x)->u != 0;
  }
  return 1;
}

/* ---- dictionaries and sets: in the order in which keys came, with an index from nine keys on ---- */

static u32 texts;
static inline u32 slots(u32 cap) { return cap <= 8 ? 16 : 1u << (33 - __builtin_clz(cap - 1)); }
static inline Dict *dict_of(V x) {
  if (UNLIKELY(KIND(x) != K_DICT && KIND(x) != K_SET)) fail("no dictionary");
  return D(x);
}
static V new_dict(u32 cap, int kind) {
  Dict *d = alloc(sizeof(Dict));
  *d = (Dict){.h = {kind, level, 0}, .cap = cap, .k = cap ? alloc(8 * (size_t)cap) : 0};
  d->v = cap && kind == K_DICT ? alloc(8 * (size_t)cap) : d->k;
  if (cap > 8) d->ix = alloc(4 * (size_t)slots(cap)), memset(d->ix, 255, 4 * (size_t)slots(cap));
  return (V)d;
}
static void enter(Dict *d, u32 i) {
  u32 n = slots(d->cap), s = hash(d->k[i]) & (n - 1);
  while (d->ix[s] >= 0) s = (s + 1) & (n - 1);
  d->ix[s] = i;
}
static void reindex(Dict *d) {
  int was = level;
  level = d->h.level;
  if (!d->ix) d->ix = alloc(4 * (size_t)slots(d->cap));
  level = was;
  memset(d->ix, 255, 4 * (size_t)slots(d->cap));
  for (u32 i = 0; i < d->used; i++) enter(d, i);
}
/* Whether nothing but the same word is equal to a key. */
HOT int is_word(V k) { return !ISINT(k) && (HD(k)->kind == K_STR || (HD(k)->kind == K_OBJ && !has_eq[CLS(k)])); }
static int32_t dfind_slow(Dict *d, V k) {
  int word = is_word(k);
  if (!d->ix) {
    for (u32 i = 0; i < d->used && !word; i++)
      if (eq(d->k[i], k)) return i;
    return -1;
  }
  u32 n = slots(d->cap), s = hash(k) & (n - 1);
  for (; d->ix[s] >= 0; s = (s + 1) & (n - 1))
    if (d->k[d->ix[s]] == k || (!word && eq(d->k[d->ix[s]], k))) return d->ix[s];
  return -1;
}
static inline int32_t dfind(Dict *d, V k) {
  if (d->direct && KIND(k) == K_STR) return d->direct[HD(k)->n];
  if (!d->ix) {
    for (u32 i = 0; i < d->used; i++)
      if (d->k[i] == k) return i;
    if (is_word(k)) return -1;
  }
  return dfind_slow(d, k);
}
typedef struct { Dict *d, was; } Touched;
static Touched touched[256]; /* dictionaries of the content that are caches, as they were when loaded */
static int ntouched;
static void touch(Dict *d) {
  for (int i = 0; i < ntouched; i++)
    if (touched[i].d == d) return;
  if (ntouched == 256) fail("content is changed");
  touched[ntouched++] = (Touched){d, *d};
  d->direct = 0;
  if (d->cap > 8 && !d->ix) reindex(d);
}
static V keep_at(V x, int to);
static void dset(V dict, V k, V x) {
  Dict *d = dict_of(dict);
  int32_t i = dfind(d, k);
  if (UNLIKELY(is_content(d))) {
    if (i >= 0) fail("content is changed");
    touch(d);
  }
  if (d->h.level && level != d->h.level) x = keep_at(x, d->h.level), k = keep_at(k, d->h.level);
  if (i >= 0) {
    if (d->v != d->k) d->v[i] = x;
    return;
  }
  if (d->used == d->cap) {
    int was = level;
    level = d->h.level;
    d->cap = d->cap ? 2 * d->cap : 4;
    V *keys = alloc(8 * (size_t)d->cap), *values = d->h.kind == K_DICT ? alloc(8 * (size_t)d->cap) : keys;
    level = was;
    if (d->used) memcpy(keys, d->k, 8 * (size_t)d->used);
    if (d->used && values != keys) memcpy(values, d->v, 8 * (size_t)d->used);
    d->k = keys, d->v = values, d->ix = 0;
    if (d->cap > 8) reindex(d);
  }
  d->k[d->used] = k;
  if (d->v != d->k) d->v[d->used] = x;
  d->used++;
  if (d->ix) enter(d, d->used - 1);
}
/* A dictionary or set of the content with texts for keys is looked up by their numbers. */
static void direct(V x) {
  Dict *d = D(x);
  if (d->used < 3) return;
  for (u32 i = 0; i < d->used; i++)
    if (KIND(d->k[i]) != K_STR) return;
  d->direct = grab(&content, 2 * (size_t)texts);
  memset(d->direct, 255, 2 * (size_t)texts);
  for (u32 i = 0; i < d->used; i++) d->direct[HD(d->k[i])->n] = i;
}
static inline V dget(V d, V k) {
  int32_t i = dfind(dict_of(d), k);
  return i < 0 ? 0 : D(d)->v[i];
}
static void remove_at(Dict *d, int32_t i) {
  if (is_content(d)) fail("content is changed");
  u32 rest = d->used - i - 1;
  memmove(d->k + i, d->k + i + 1, 8 * (size_t)rest);
  if (d->v != d->k) memmove(d->v + i, d->v + i + 1, 8 * (size_t)rest);
  d->used--;
  if (d->ix) reindex(d);
}

/* ---- sequences ---- */

typedef struct { V *v; u32 n; } Seq;
static Seq seq_slow(V x) {
  if (KIND(x) != K_DICT && KIND(x) != K_SET) fail("no sequence");
  return (Seq){D(x)->k, D(x)->used};
}
HOT Seq seq(V x) {
  if (LIKELY(KIND(x) == K_TUPLE)) return (Seq){T(x)->v, HD(x)->n};
  return LIKELY(KIND(x) == K_LIST) ? (Seq){L(x)->v, HD(x)->n} : seq_slow(x);
}
static V len(V x) { return KIND(x) == K_STR ? INT(strlen(((Str *)x)->s)) : INT(seq(x).n); }
static V from_values(const V *v, u32 n, int is_list) {
  V r = is_list ? new_list(n) : tup(n);
  if (n) memcpy(is_list ? L(r)->v : T(r)->v, v, 8 * (size_t)n);
  if (is_list) L(r)->h.n = n;
  return r;
}
static V to_tuple(V x) { return KIND(x) == K_TUPLE ? x : from_values(seq(x).v, seq(x).n, 0); }
static V to_list(V x) { return from_values(seq(x).v, seq(x).n, 1); }
static V to_set(V x) {
  Seq s = seq(x);
  V d = new_dict(s.n > 8 ? 2 * s.n : 8, K_SET);
  for (u32 i = 0; i < s.n; i++) dset(d, s.v[i], NONE);
  return d;
}
static V from_keys(V x, V value) {
  Seq s = seq(x);
  V d = new_dict(s.n, K_DICT);
  for (u32 i = 0; i < s.n; i++) dset(d, s.v[i], value);
  return d;
}
static void extend(V l, V x) {
  Seq s = seq(x);
  list_of(l);
  for (u32 i = 0; i < s.n; i++) push_(l, s.v[i]);
}
static V concat(V a, V b) {
  Seq x = seq(a), y = seq(b);
  int is_list = KIND(a) == K_LIST;
  if (!is_list && !y.n) return a;
  V r = is_list ? new_list(x.n + y.n) : tup(x.n + y.n), *v = is_list ? L(r)->v : T(r)->v;
  if (x.n) memcpy(v, x.v, 8 * (size_t)x.n);
  if (y.n) memcpy(v + x.n, y.v, 8 * (size_t)y.n);
  if (is_list) L(r)->h.n = x.n + y.n;
  return r;
}
static V times(V a, int64_t n) {
  Seq x = seq(a);
  int is_list = KIND(a) == K_LIST;
  if (n < 0) n = 0;
  V r = is_list ? new_list(x.n * n) : tup(x.n * n), *v = is_list ? L(r)->v : T(r)->v;
  for (int64_t i = 0; i < n && x.n; i++) memcpy(v + i * x.n, x.v, 8 * (size_t)x.n);
  if (is_list) L(r)->h.n = x.n * n;
  return r;
}
static V plus(V a, V b) {
  if (LIKELY(a & b & 1)) return a + b - 1;
  return ISINT(a) || ISINT(b) || ISFLOAT(a) ? mk_float(dbl(a) + dbl(b)) : concat(a, b);
}
static inline int contains(V x, V k);
static V difference(V a, V b) {
  Seq s = seq(a);
  V d = new_dict(8, K_SET);
  for (u32 i = 0; i < s.n; i++)
    if (!contains(b, s.v[i])) dset(d, s.v[i], NONE);
  return d;
}
static V minus(V a, V b) {
  if (LIKELY(a & b & 1)) return a - b + 1;
  return KIND(a) == K_SET ? difference(a, b) : mk_float(dbl(a) - dbl(b));
}
static V mul(V a, V b) {
  if (a & b & 1) return INT(NUM(a) * NUM(b));
  if (ISFLOAT(a) || ISFLOAT(b)) return mk_float(dbl(a) * dbl(b));
  return ISINT(a) ? times(b, NUM(a)) : times(a, whole(b));
}
static int64_t fdiv(int64_t a, int64_t b) {
  if (!b) fail("division by zero");
  return a / b - (a % b && (a < 0) != (b < 0));
}
static int64_t fmod_(int64_t a, int64_t b) { return a - fdiv(a, b) * b; }
static V floor_div(V a, V b) { return a & b & 1 ? INT(fdiv(NUM(a), NUM(b))) : mk_float(floor(dbl(a) / dbl(b))); }
static V mod(V a, V b) {
  if (a & b & 1) return INT(fmod_(NUM(a), NUM(b)));
  if (KIND(a) == K_BIG) return INT(((Big *)a)->u % (uint64_t)whole(b));
  double y = dbl(b), r = fmod(dbl(a), y);
  return mk_float(r && (y < 0) != (r < 0) ? r + y : r);
}
static int32_t index_in(Seq s, V k) {
  for (u32 i = 0; i < s.n; i++)
    if (s.v[i] == k) return i;
  if (KIND(k) == K_STR) return -1;
  for (u32 i = 0; i < s.n; i++)
    if (eq(s.v[i], k)) return i;
  return -1;
}
static inline int contains(V x, V k) { return KIND(x) == K_DICT || KIND(x) == K_SET ? dfind(D(x), k) >= 0 : index_in(seq(x), k) >= 0; }
static inline V sub_seq(V x, int64_t i) {
  Seq s = seq(x);
  if (i < 0) i += s.n;
  if (UNLIKELY(i < 0 || i >= s.n)) fail("no such place");
  return s.v[i];
}
#define item_at(x, i) sub_seq(x, i)
#define last_of(x) sub_seq(x, -1)
static V subscr_slow(V x, V k) {
  if (KIND(x) != K_DICT) return sub_seq(x, whole(k));
  V r = dget(x, k);
  if (!r) fail("no such key");
  return r;
}
static inline V subscr(V x, V k) {
  if (LIKELY(KIND(x) == K_DICT && D(x)->direct && KIND(k) == K_STR)) {
    int i = D(x)->direct[HD(k)->n];
    if (LIKELY(i >= 0)) return D(x)->v[i];
  }
  return subscr_slow(x, k);
}
static void set_item(V x, V k, V y) {
  if (KIND(x) == K_DICT) {
    dset(x, k, y);
    return;
  }
  List *l = list_of(x);
  int64_t i = whole(k);
  if (i < 0) i += l->h.n;
  if (i < 0 || i >= l->h.n) fail("no such place");
  l->v[i] = y;
}
static int64_t clip(V v, int64_t n, int64_t otherwise) {
  if (v == NONE) return otherwise;
  int64_t i = whole(v) + (NUM(v) < 0 ? n : 0);
  return i < 0 ? 0 : i > n ? n : i;
}
static inline Seq part(Seq s, V a, V b) {
  int64_t i = clip(a, s.n, 0), j = clip(b, s.n, s.n);
  return (Seq){s.v + i, (u32)(j > i ? j - i : 0)};
}
static V slice(V x, V a, V b, V step) {
  Seq s = seq(x);
  int64_t by = step == NONE ? 1 : whole(step), n = s.n;
  if (by == 1) {
    Seq p = part(s, a, b);
    return p.n == s.n && KIND(x) == K_TUPLE ? x : from_values(p.v, p.n, KIND(x) == K_LIST);
  }
  if (!by) fail("a step of 0");
  int64_t i = a == NONE ? (by > 0 ? 0 : n - 1) : whole(a) + (NUM(a) < 0 ? n : 0);
  int64_t j = b == NONE ? (by > 0 ? n : -1) : whole(b) + (NUM(b) < 0 ? n : 0);
  if (by > 0) i = i < 0 ? 0 : i, j = j > n ? n : j;
  else i = i >= n ? n - 1 : i, j = j < -1 ? -1 : j;
  V r = new_list(4);
  for (; by > 0 ? i < j : i > j; i += by) push_(r, s.v[i]);
  return KIND(x) == K_LIST ? r : to_tuple(r);
}
static void set_slice(V x, V a, V b, V y) {
  List *l = list_of(x);
  int64_t n = l->h.n, i = clip(a, n, 0), j = clip(b, n, n);
  V middle = to_list(y), rest = from_values(l->v + (j > i ? j : i), n - (j > i ? j : i), 1);
  l->h.n = i;
  extend(x, middle);
  extend(x, rest);
}
static void take_out(List *l, int64_t i) {
  memmove(l->v + i, l->v + i + 1, 8 * (size_t)(l->h.n - i - 1));
  l->h.n--;
}
static V m_pop(V x) {
  List *l = list_of(x);
  if (!l->h.n) fail("nothing to pop");
  return l->v[--l->h.n];
}
static V m_pop1(V x, V k) {
  V r = subscr(x, k);
  if (KIND(x) == K_DICT) remove_at(D(x), dfind(D(x), k));
  else take_out(list_of(x), NUM(k) < 0 ? NUM(k) + HD(x)->n : NUM(k));
  return r;
}
static V m_pop2(V x, V k, V otherwise) { return dget(x, k) ? m_pop1(x, k) : otherwise; }
static void delete(V x, V k) { m_pop1(x, k); }
static int64_t index_of(V x, V k) {
  int32_t i = index_in(seq(x), k);
  if (i < 0) fail("it is not among them");
  return i;
}
static void discard(V x, V k) {
  int32_t i = dfind(dict_of(x), k);
  if (i >= 0) remove_at(D(x), i);
}
static void m_remove(V x, V k) {
  if (KIND(x) != K_LIST) {
    index_of(x, k);
    discard(x, k);
  } else take_out(list_of(x), index_of(x, k));
}
static int64_t count_of(V x, V k) {
  Seq s = seq(x);
  int64_t n = 0;
  for (u32 i = 0; i < s.n; i++) n += eq(s.v[i], k);
  return n;
}
static void insert(V x, V k, V y) {
  List *l = list_of(x);
  int64_t i = clip(k, l->h.n, 0);
  push_(x, y);
  memmove(l->v + i + 1, l->v + i, 8 * (size_t)(l->h.n - 1 - i));
  l->v[i] = y;
}
static V reversed(V x) {
  V l = to_list(x);
  for (u32 i = 0, j = HD(l)->n; i + 1 < j; i++) {
    V t = L(l)->v[i];
    L(l)->v[i] = L(l)->v[--j], L(l)->v[j] = t;
  }
  return l;
}
static void reverse(V x) { memcpy(list_of(x)->v, L(reversed(x))->v, 8 * (size_t)HD(x)->n); }
static V d_values(V x) { return from_values(dict_of(x)->v, D(x)->used, 1); }
static V d_items(V x) {
  V l = new_list(dict_of(x)->used);
  for (u32 i = 0; i < D(x)->used; i++) push_(l, pair_of(D(x)->k[i], D(x)->v[i]));
  return l;
}
static void d_update(V x, V y) {
  Dict *d = dict_of(y);
  for (u32 i = 0; i < d->used; i++) dset(x, d->k[i], d->v[i]);
}
static V clone_dict(V a) {
  V d = new_dict(dict_of(a)->used + 4, HD(a)->kind);
  d_update(d, a);
  return d;
}
static V to_dict(V x) {
  if (KIND(x) == K_DICT) return clone_dict(x);
  Seq s = seq(x);
  V d = new_dict(s.n, K_DICT);
  for (u32 i = 0; i < s.n; i++) dset(d, sub_seq(s.v[i], 0), sub_seq(s.v[i], 1));
  return d;
}
static int disjoint(V a, V b) {
  Seq s = seq(b);
  for (u32 i = 0; i < s.n; i++)
    if (contains(a, s.v[i])) return 0;
  return 1;
}
static V intersection(V a, V b) {
  Seq s = seq(a);
  V d = new_dict(8, K_SET);
  for (u32 i = 0; i < s.n; i++)
    if (contains(b, s.v[i])) dset(d, s.v[i], NONE);
  return d;
}
static int subset(V a, V b) {
  Seq s = seq(a);
  for (u32 i = 0; i < s.n; i++)
    if (!contains(b, s.v[i])) return 0;
  return 1;
}
static V ior(V a, V b) {
  if (ISINT(a)) return INT(NUM(a) | whole(b));
  if (KIND(a) == K_DICT) {
    d_update(a, KIND(b) == K_DICT ? b : to_dict(b));
    return a;
  }
  if (HD(a)->level == CONTENT) a = clone_dict(a); /* a set that never changes */
  Seq s = seq(b);
  for (u32 i = 0; i < s.n; i++) dset(a, s.v[i], NONE);
  return a;
}
static V joined(V a, V b) { return ior(ISINT(a) ? a : clone_dict(a), b); }
static V added(V a, V b) {
  if (KIND(a) != K_LIST) return plus(a, b);
  extend(a, b);
  return a;
}
static V taken_off(V a, V b) {
  if (KIND(a) != K_SET || HD(a)->level == CONTENT) return minus(a, b);
  Seq s = seq(b);
  for (u32 i = 0; i < s.n; i++) discard(a, s.v[i]);
  return a;
}
static void clear_(V x) {
  if (KIND(x) == K_LIST) {
    list_of(x)->h.n = 0;
    return;
  }
  Dict *d = dict_of(x);
  if (is_content(d)) fail("content is changed");
  d->used = 0;
  if (d->ix) reindex(d);
}
static int cmp(V a, V b) {
  if (a & b & 1) return a < b ? -1 : a > b;
  u32 kind = KIND(a);
  if (kind == K_STR && KIND(b) == K_STR) return strcmp(((Str *)a)->s, ((Str *)b)->s);
  if ((kind == K_TUPLE || kind == K_LIST) && KIND(b) == kind) {
    Seq x = seq(a), y = seq(b);
    for (u32 i = 0; i < x.n && i < y.n; i++)
      if (!eq(x.v[i], y.v[i])) return cmp(x.v[i], y.v[i]);
    return x.n < y.n ? -1 : x.n > y.n;
  }
  double x = dbl(a), y = dbl(b);
  return x < y ? -1 : x > y;
}
static V sort_by(V values, V keys, int sign) {
  V r = to_list(values), k = to_list(keys);
  for (u32 i = 1; i < HD(r)->n; i++) {
    V x = L(r)->v[i], y = L(k)->v[i];
    u32 j = i;
    for (; j && cmp(L(k)->v[j - 1], y) * sign > 0; j--) L(k)->v[j] = L(k)->v[j - 1], L(r)->v[j] = L(r)->v[j - 1];
    L(k)->v[j] = y, L(r)->v[j] = x;
  }
  return r;
}
static V best_by(V values, V keys, int sign, V otherwise) {
  Seq s = seq(values), k = seq(keys);
  if (!s.n && !otherwise) fail("nothing to choose from");
  u32 best = 0;
  for (u32 i = 1; i < s.n; i++)
    if (cmp(k.v[i], k.v[best]) * sign > 0) best = i;
  return s.n ? s.v[best] : otherwise;
}
static V sum_of(V x, V start) {
  Seq s = seq(x);
  for (u32 i = 0; i < s.n; i++) start = plus(start, s.v[i]);
  return start;
}
static V range_list(int64_t a, int64_t b, int64_t by) {
  V l = new_list(0);
  for (int64_t i = a; by > 0 ? i < b : i > b; i += by) push_(l, INT(i));
  return l;
}
static V zip2(V a, V b, int is_strict) {
  Seq x = seq(a), y = seq(b);
  if (is_strict && x.n != y.n) fail("zip of other lengths");
  V l = new_list(0);
  for (u32 i = 0; i < x.n && i < y.n; i++) push_(l, pair_of(x.v[i], y.v[i]));
  return l;
}
static V zip_all(V x) {
  Seq s = seq(x);
  V l = new_list(0);
  for (u32 i = 0; s.n && i < seq(s.v[0]).n; i++) {
    V t = tup(s.n);
    for (u32 j = 0; j < s.n; j++) T(t)->v[j] = sub_seq(s.v[j], i);
    push_(l, t);
  }
  return l;
}
static V enum_list(V a, int64_t from) {
  Seq x = seq(a);
  V l = new_list(0);
  for (u32 i = 0; i < x.n; i++) push_(l, pair_of(INT(from + i), x.v[i]));
  return l;
}
static void expect(V x, u32 n, int or_more) {
  if (or_more ? seq(x).n < n : seq(x).n != n) fail("values for other names");
}
static V first_in(V x) { return seq(x).n ? seq(x).v[0] : 0; }
static V combos(V x, int64_t k) {
  Seq s = seq(x);
  V l = new_list(4);
  int64_t at[32], n = s.n;
  if (k > 32) fail("too many at once");
  for (int64_t i = 0; i < k; i++) at[i] = i;
  while (k <= n) {
    V t = tup(k);
    for (int64_t i = 0; i < k; i++) T(t)->v[i] = s.v[at[i]];
    push_(l, t);
    int64_t i = k - 1;
    while (i >= 0 && at[i] == i + n - k) i--;
    if (i < 0) break;
    at[i]++;
    for (int64_t j = i + 1; j < k; j++) at[j] = at[j - 1] + 1;
  }
  return l;
}
static V lcm_of(V x) {
  Seq s = seq(x);
  int64_t r = 1;
  for (u32 i = 0; i < s.n; i++) {
    int64_t p = r, q = whole(s.v[i]);
    while (q) {
      int64_t m = p % q;
      p = q, q = m;
    }
    r = p ? r / p * NUM(s.v[i]) : 0;
  }
  return INT(r < 0 ? -r : r);
}

/* ---- objects ---- */

static V *nodes; /* of nodes there is one for the same values */
static u32 nodes_cap, nodes_n;
static void put_node(V *table, u32 cap, V x) {
  u32 s = hash_each(CLS(x), T(x)->v, nfields[CLS(x)]) & (cap - 1);
  while (table[s]) s = (s + 1) & (cap - 1);
  table[s] = x;
}
static void renew_nodes(u32 cap, char *end) { /* keeps those that lie before an address */
  V *table = calloc(cap, 8);
  if (!table) fail("out of memory");
  nodes_n = 0;
  for (u32 i = 0; i < nodes_cap; i++)
    if (nodes[i] && (char *)nodes[i] < end) put_node(table, cap, nodes[i]), nodes_n++;
  free(nodes);
  nodes = table, nodes_cap = cap;
}
static V node(u32 cls, u32 n, const V *v) {
  if (UNLIKELY(nodes_n * 2 >= nodes_cap)) renew_nodes(nodes_cap ? 2 * nodes_cap : 1 << 14, content.end);
  u32 s = hash_each(cls, v, n) & (nodes_cap - 1);
  for (; nodes[s]; s = (s + 1) & (nodes_cap - 1))
    if (CLS(nodes[s]) == cls && same(T(nodes[s])->v, v, n)) return nodes[s];
  int was = level;
  level = CONTENT;
  V r = new_obj(cls, n);
  for (u32 i = 0; i < n; i++) T(r)->v[i] = keep_at(v[i], CONTENT);
  level = was;
  nodes_n++;
  return nodes[s] = r;
}
static V blank(u32 cls) {
  V r = new_obj(cls, nfields[cls]);
  for (u32 i = 0; i < nfields[cls]; i++) T(r)->v[i] = NONE;
  return r;
}
/* An object of a class, by the values of its first fields. */
static V make(u32 cls, u32 n, const V *v) {
  V all[64];
  u32 m = nfields[cls];
  if (n > m || m > 64) fail("too many values");
  if (n) memcpy(all, v, 8 * (size_t)n);
  for (u32 i = n; i < m; i++)
    if (!(all[i] = T(class_defaults[cls])->v[i])) fail("a value is missing");
  if (is_node[cls]) return node(cls, m, all);
  V r = new_obj(cls, m);
  if (m) memcpy(T(r)->v, all, 8 * (size_t)m);
  return r;
}
static V evolved(V x) {
  if (KIND(x) != K_OBJ) fail("no object");
  V r = new_obj(CLS(x), nfields[CLS(x)]);
  memcpy(T(r)->v, T(x)->v, 8 * (size_t)nfields[CLS(x)]);
  return r;
}
static V values_of(V x) { return from_values(T(x)->v, nfields[CLS(x)], 0); }

/* ---- functions ---- */

static V mk_closure(void *p, int n, V self) {
  Func *f = alloc(sizeof(Func));
  *f = (Func){{K_FUNC, level, n}, p, EMPTY, self};
  return (V)f;
}
static V mk_bound(V g, V self) {
  Func *f = alloc(sizeof(Func));
  *f = *F(g), f->h.level = level, f->self = self;
  return (V)f;
}
static V call_v(V f, u32 n, const V *v) {
  if (KIND(f) == K_CLASS) {
    if (f == class_of[CLASSES + K_LIST]) return n ? to_list(v[0]) : new_list(4);
    if (f == class_of[CLASSES + K_TUPLE]) return n ? to_tuple(v[0]) : EMPTY;
    if (HD(f)->n >= CLASSES) fail("no class to make");
    return make(HD(f)->n, n, v);
  }
  if (KIND(f) != K_FUNC) fail("no function");
  Func *g = F(f);
  u32 m = g->h.n, b = g->self != 0;
  V a[8] = {g->self};
  if (n + b > m || m > 8) fail("other arguments");
  for (u32 i = 0; i < n; i++) a[b + i] = v[i];
  for (u32 i = n + b; i < m; i++)
    if (i >= HD(g->defaults)->n || !(a[i] = T(g->defaults)->v[i])) fail("an argument is missing");
  switch (m) {
  case 0: return ((V(*)(void))g->p)();
  case 1: return ((V(*)(V))g->p)(a[0]);
  case 2: return ((V(*)(V, V))g->p)(a[0], a[1]);
  case 3: return ((V(*)(V, V, V))g->p)(a[0], a[1], a[2]);
  case 4: return ((V(*)(V, V, V, V))g->p)(a[0], a[1], a[2], a[3]);
  case 5: return ((V(*)(V, V, V, V, V))g->p)(a[0], a[1], a[2], a[3], a[4]);
  case 6: return ((V(*)(V, V, V, V, V, V))g->p)(a[0], a[1], a[2], a[3], a[4], a[5]);
  case 7: return ((V(*)(V, V, V, V, V, V, V))g->p)(a[0], a[1], a[2], a[3], a[4], a[5], a[6]);
  default: return ((V(*)(V, V, V, V, V, V, V, V))g->p)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
  }
}
#define CALLV(f, ...) ({ V a_[] = {__VA_ARGS__}; call_v(f, sizeof a_ / 8, a_); })
#define PLAIN(f, k) LIKELY(KIND(f) == K_FUNC && !F(f)->self && HD(f)->n == (k))
#define INSIDE(f, k) LIKELY(KIND(f) == K_FUNC && F(f)->self && HD(f)->n == (k) + 1)
HOT V call1(V f, V a) { return PLAIN(f, 1) ? ((V(*)(V))F(f)->p)(a) : CALLV(f, a); }
HOT V call2(V f, V a, V b) {
  if (INSIDE(f, 2)) return ((V(*)(V, V, V))F(f)->p)(F(f)->self, a, b);
  return PLAIN(f, 2) ? ((V(*)(V, V))F(f)->p)(a, b) : CALLV(f, a, b);
}
HOT V call3(V f, V a, V b, V c) { return PLAIN(f, 3) ? ((V(*)(V, V, V))F(f)->p)(a, b, c) : CALLV(f, a, b, c); }
static inline V call4(V f, V a, V b, V c, V d) {
  return PLAIN(f, 4) ? ((V(*)(V, V, V, V))F(f)->p)(a, b, c, d) : CALLV(f, a, b, c, d);
}
static inline V call5(V f, V a, V b, V c, V d, V e) { return CALLV(f, a, b, c, d, e); }

/* What a table has for the class of a value, kept for the table that was asked last. */
static V row_table[CLASSES], row[CLASSES];
HOT V by_class(V d, V x) {
  if (KIND(x) != K_OBJ) return subscr(d, type_of(x));
  u32 c = CLS(x);
  if (LIKELY(row_table[c] == d)) return row[c];
  V r = subscr(d, class_of[c]);
  if (HD(d)->level == CONTENT) row_table[c] = d, row[c] = r;
  return r;
}

/* ---- what lasts, what is copied, what is moved ---- */

static V keep_at(V x, int to) {
  if (ISINT(x) || HD(x)->level == CONTENT || HD(x)->level == to) return x;
  int was = level;
  level = to;
  V r;
  u32 n = HD(x)->n;
  switch (HD(x)->kind) {
  case K_TUPLE:
    r = tup(n);
    for (u32 i = 0; i < n; i++) T(r)->v[i] = keep_at(T(x)->v[i], to);
    break;
  case K_LIST:
    r = new_list(n);
    for (u32 i = 0; i < n; i++) push_(r, keep_at(L(x)->v[i], to));
    break;
  case K_DICT:
  case K_SET:
    r = new_dict(D(x)->used, HD(x)->kind);
    for (u32 i = 0; i < D(x)->used; i++) dset(r, keep_at(D(x)->k[i], to), keep_at(D(x)->v[i], to));
    break;
  case K_OBJ:
    r = new_obj(n, nfields[n]);
    for (u32 i = 0; i < nfields[n]; i++) T(r)->v[i] = keep_at(T(x)->v[i], to);
    break;
  case K_FLOAT: r = mk_float(((Float *)x)->d); break;
  case K_BIG: r = mk_big(((Big *)x)->u); break;
  case K_FUNC:
    r = mk_bound(x, F(x)->self ? keep_at(F(x)->self, to) : 0);
    F(r)->defaults = keep_at(F(x)->defaults, to);
    break;
  default: fail("it cannot be kept"); r = 0;
  }
  level = was;
  return r;
}
#define CHANGES(y) (!ISINT(y) && HD(y)->level != CONTENT && HD(y)->kind != K_TUPLE)
static V clone(V x) {
  if (ISINT(x) || HD(x)->level == CONTENT) return x;
  V r, *v;
  u32 n = HD(x)->n;
  switch (HD(x)->kind) {
  case K_BIG: return mk_big(((Big *)x)->u);
  case K_LIST:
    r = new_list(n + 6), v = L(r)->v, L(r)->h.n = n;
    if (n) memcpy(v, L(x)->v, 8 * (size_t)n);
    for (u32 i = 0; i < n; i++)
      if (CHANGES(v[i])) v[i] = clone(v[i]);
    return r;
  case K_DICT:
  case K_SET:
    r = new_dict(D(x)->cap, HD(x)->kind), v = D(r)->v, n = D(r)->used = D(x)->used;
    if (n) memcpy(D(r)->k, D(x)->k, 8 * (size_t)n);
    if (n && v != D(r)->k) memcpy(v, D(x)->v, 8 * (size_t)n);
    for (u32 i = 0; i < n && HD(x)->kind == K_DICT; i++)
      if (CHANGES(v[i])) v[i] = clone(v[i]);
    if (D(x)->ix) memcpy(D(r)->ix, D(x)->ix, 4 * (size_t)slots(D(x)->cap));
    return r;
  case K_OBJ:
    r = evolved(x), v = T(r)->v;
    for (u32 i = 0; i < nfields[n]; i++)
      if (!is_shared[n][i] && CHANGES(v[i])) v[i] = clone(v[i]);
    return r;
  }
  return x;
}
static V copy_of(V x) { return KIND(x) == K_LIST ? to_list(x) : KIND(x) == K_DICT || KIND(x) == K_SET ? clone_dict(x) : clone(x); }
static V moved(V x);
static V *moved_values(V *v, u32 n, u32 cap) {
  V *r = grab(&other, 8 * (size_t)cap + 8);
  for (u32 i = 0; i < n; i++) r[i] = moved(v[i]);
  return r;
}
static V moved(V x) {
  if (ISINT(x) || HD(x)->level == CONTENT) return x;
  if (HD(x)->kind == K_MOVED) return T(x)->v[0];
  Dict was = {.h = *HD(x)};
  u32 n = was.h.n;
  V r;
#define MOVE(size) (r = (V)memcpy(grab(&other, size), (void *)x, size), HD(r)->level = HEAP, HD(x)->kind = K_MOVED, T(x)->v[0] = r)
  switch (was.h.kind) {
  case K_TUPLE:
  case K_OBJ:
    n = was.h.kind == K_OBJ ? nfields[n] : n;
    MOVE(sizeof(Tup) + 8 * (size_t)n);
    for (u32 i = 0; i < n; i++) T(r)->v[i] = moved(T(r)->v[i]);
    return r;
  case K_LIST:
    MOVE(sizeof(List));
    L(r)->cap = n + 4, L(r)->v = moved_values(L(r)->v, n, n + 4);
    return r;
  case K_DICT:
  case K_SET: {
    MOVE(sizeof(Dict));
    Dict *d = D(r);
    int is_set = d->v == d->k;
    d->k = moved_values(d->k, d->used, d->cap), d->v = is_set ? d->k : moved_values(d->v, d->used, d->cap);
    if (d->ix) {
      d->ix = memset(grab(&other, 4 * (size_t)slots(d->cap)), 255, 4 * (size_t)slots(d->cap));
      for (u32 i = 0; i < d->used; i++) enter(d, i);
    }
    return r;
  }
  case K_FLOAT: MOVE(sizeof(Float)); return r;
  case K_BIG: MOVE(sizeof(Big)); return r;
  case K_FUNC:
    MOVE(sizeof(Func));
    if (F(r)->self) F(r)->self = moved(F(r)->self);
    return r;
  }
  fail("it cannot be moved");
  return 0;
}

/* ---- answers of functions ---- */

typedef struct Memo { struct Memo *next; V *slot; u32 cap, n, is_listed; } Memo;
static Memo *memos;
static int memo_get(Memo *m, u32 n, const V *a, V *r, uint64_t *h) {
  *h = hash_each(n, a, n);
  if (!m->cap) return 0;
  for (u32 s = *h & (m->cap - 1), w = n + 1; m->slot[s * w]; s = (s + 1) & (m->cap - 1))
    if (same(m->slot + s * w + 1, a, n)) return *r = m->slot[s * w], 1;
  return 0;
}
static V memo_put(Memo *m, u32 n, const V *a, V r, uint64_t h) {
  u32 w = n + 1, s;
  r = keep_at(r, CONTENT);
  if (!m->is_listed) m->next = memos, memos = m, m->is_listed = 1;
  if (m->n * 2 >= m->cap) {
    u32 cap = m->cap ? 2 * m->cap : 64;
    V *slot = calloc((size_t)cap * w, 8);
    if (!slot) fail("out of memory");
    for (u32 i = 0; i < m->cap; i++)
      if (m->slot[i * w]) {
        for (s = hash_each(n, m->slot + i * w + 1, n) & (cap - 1); slot[s * w];) s = (s + 1) & (cap - 1);
        memcpy(slot + s * w, m->slot + i * w, 8 * (size_t)w);
      }
    free(m->slot);
    m->slot = slot, m->cap = cap;
  }
  for (s = h & (m->cap - 1); m->slot[s * w];) s = (s + 1) & (m->cap - 1);
  m->slot[s * w] = r, m->n++;
  for (u32 i = 0; i < n; i++) m->slot[s * w + 1 + i] = keep_at(a[i], CONTENT);
  return r;
}

static int is_broken;
static V (*python)(V function, V n, const V *arguments);
static V ask_python(int function, int n, const V *arguments) {
  int was = level;
  jmp_buf back;
  memcpy(&back, &failed, sizeof failed);
  V r = python(function, n, arguments);
  memcpy(&failed, &back, sizeof failed);
  level = was;
  if (!r || is_broken) fail(is_broken ? why : "Python has no answer");
  return r;
}

/* ---- chance: SplitMix64, as gwt.kernel.rng ---- */

static uint64_t mixed(uint64_t r) {
  r = (r ^ (r >> 30)) * 0xBF58476D1CE4E5B9ull;
  r = (r ^ (r >> 27)) * 0x94D049BB133111EBull;
  return r ^ (r >> 31);
}
static uint64_t *rng_of(V holder, int a) {
  V r = attr(holder, a);
  if (KIND(r) != K_BIG) fail("no generator");
  return &((Big *)r)->u;
}
static int64_t below(uint64_t *rng, int64_t limit) {
  if (limit < 1) fail("nothing to draw from");
  for (;;) {
    uint64_t n = mixed(*rng += 0x9E3779B97F4A7C15ull), d = n % limit;
    if (n - d <= (uint64_t)0 - limit) return d;
  }
}
static V shuffle(uint64_t *rng, V x) {
  List *l = list_of(x);
  for (int64_t i = l->h.n; i > 1; i--) {
    int64_t o = below(rng, i);
    V t = l->v[i - 1];
    l->v[i - 1] = l->v[o], l->v[o] = t;
  }
  return NONE;
}
static V number_drawn(V r) { return mk_big(mixed((KIND(r) == K_BIG ? ((Big *)r)->u : (uint64_t)whole(r)) + 0x9E3779B97F4A7C15ull)); }
