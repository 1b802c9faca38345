#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
#include <setjmp.h>
#include <math.h>
typedef int64_t V;
typedef uint32_t u32;
enum { K_NONE=1, K_STR, K_TUPLE, K_LIST, K_DICT, K_SET, K_OBJ, K_CLASS, K_FUNC, K_U64, K_FWD, K_FLOAT };
typedef struct { uint16_t kind; uint16_t perm; u32 n; } H;           /* n: length, or class of an object */
typedef struct { H h; V v[]; } Tup;                                   /* tuples and objects */
typedef struct { H h; u32 cap, pad; V *v; } List;
typedef struct { H h; u32 cap, used; V *k, *v; int32_t *ix; int16_t *direct; } Dict;   /* ix: open addressing, from 9 keys on */
typedef struct { H h; V value; const char *s; } Str;
typedef struct { H h; void *p; V defaults, self; } Func;
typedef struct { H h; double d; } Flo;                    /* n: most arguments */
typedef struct { H h; uint64_t u; } Big;
#define INT(n) ((V)(((uint64_t)(int64_t)(n)<<1)|1))
#define NUM(v) ((v)>>1)
#define ISINT(v) ((v)&1)
#define HD(v) ((H*)(v))
#define KIND(v) (ISINT(v)?0:HD(v)->kind)
#define T(v) ((Tup*)(v))
#define L(v) ((List*)(v))
#define D(v) ((Dict*)(v))
#define LIKELY(x) __builtin_expect(!!(x),1)
#define UNLIKELY(x) __builtin_expect(!!(x),0)
#define TRUE_ INT(1)
#define FALSE_ INT(0)
#define BOOL(c) INT(!!(c))

static struct { H h; } none_ = {{K_NONE,1,0}};
#define NONE ((V)&none_)
static Tup empty_ = {{K_TUPLE,1,0}};
#define EMPTY ((V)&empty_)
static V empty_str; 

/* ---- memory: the heap of a table, moved between decisions; and what stays ---- */
typedef struct { char *base, *at, *end; } Arena;
static Arena heap, other, perm, mid;  /* mid: what lasts as long as a decision, level 2 */
static int in_perm;
static jmp_buf failed; static const char *why; 
#include <execinfo.h>
static void fail(const char *text){ if(getenv("GWT_TRACE")){ void*b[14]; int n=backtrace(b,14); backtrace_symbols_fd(b,n,2); } why=text; longjmp(failed,1); }
static inline void *grab(Arena *a, size_t n){
  n=(n+7)&~(size_t)7; if(n<16) n=16;
  if(UNLIKELY(a->at+n>a->end)){
    if(a!=&perm) fail(a==&mid?"out of memory (mid)":"out of memory");
    size_t size=n>(1<<22)?n:(1<<22); a->base=a->at=malloc(size); a->end=a->at+size;
  }
  void *p=a->at; a->at+=n; return p;
}
static inline void *alloc(size_t n){ return grab(in_perm?in_perm==2?&mid:&perm:&heap,n); }
static inline Tup *new_tup(u32 n){ Tup *t=alloc(sizeof(Tup)+8*(size_t)n); t->h=(H){K_TUPLE,in_perm,n}; return t; }
static inline V tup(u32 n){ return n?(V)new_tup(n):EMPTY; }
static inline V new_list(u32 cap){ List *l=alloc(sizeof(List)); l->h=(H){K_LIST,in_perm,0}; l->cap=cap; l->v=cap?alloc(8*(size_t)cap):0; return (V)l; }
static inline void push_(V list, V x){ List *l=L(list);
  if(UNLIKELY(l->h.n==l->cap)){ u32 c=l->cap?2*l->cap:4; int was=in_perm; in_perm=l->h.perm; V *v=alloc(8*(size_t)c); in_perm=was; if(l->h.n) memcpy(v,l->v,8*(size_t)l->h.n); l->v=v; l->cap=c; }
  l->v[l->h.n++]=x; }
static V new_obj(u32 cls,u32 n){ Tup *t=alloc(sizeof(Tup)+8*(size_t)n); t->h=(H){K_OBJ,in_perm,cls}; return (V)t; }

static inline V mk_float(double d){ Flo*f=alloc(sizeof(Flo)); f->h=(H){K_FLOAT,in_perm,0}; f->d=d; return (V)f; }
static inline double dbl(V v){ return LIKELY(!ISINT(v))?((Flo*)v)->d:(double)NUM(v); }
#define ISFLO(v) (!ISINT(v)&&HD(v)->kind==K_FLOAT)
/* ---- classes ---- */
#define MAXCLS 2048
#ifndef NATTR
#define NATTR 512
#endif
static int16_t off[MAXCLS][NATTR];       /* the place of a field, or -1 */
static V cattr[MAXCLS][NATTR];           /* attributes of classes; 0 where there is none */
static u32 nfields[MAXCLS]; static uint8_t isnode[MAXCLS]; static uint8_t shared[MAXCLS][64]; static uint8_t copied[MAXCLS];
static V cls_obj[MAXCLS]; static V cls_defaults[MAXCLS]; static u32 ncls;
static const char *cls_name[MAXCLS]; static uint8_t skipped[MAXCLS][64];
#define CLS(v) (HD(v)->n)
static V c_int,c_tuple,c_list,c_str,c_none,c_dict,c_set;
static V type_slow(V x);
static inline V type_of(V x){ if(LIKELY(!ISINT(x)&&HD(x)->kind==K_OBJ)) return cls_obj[CLS(x)]; return type_slow(x); }
static V type_slow(V x){ switch(KIND(x)){ case 0: return c_int; case K_OBJ: return cls_obj[CLS(x)]; case K_TUPLE: return c_tuple; case K_LIST: return c_list; case K_STR: return c_str; case K_NONE: return c_none; case K_DICT: return c_dict; case K_SET: return c_set; } fail("type"); return 0; }
static inline V attr(V x,int a){
  if(UNLIKELY(ISINT(x))) fail("attribute of an int");
  H *h=HD(x); u32 c=h->n;
  if(h->kind!=K_OBJ){ if(h->kind==K_CLASS&&cattr[c][a]) return cattr[c][a]; { static char b[200]; snprintf(b,200,"attribute %d of kind %d",a,h->kind); fail(b); } }
  int o=off[c][a]; if(LIKELY(o>=0)) return T(x)->v[o];
  V r=cattr[c][a]; if(!r){ static char b[200]; snprintf(b,200,"no attribute %d of %s",a,cls_name[c]); fail(b);} return r; }
static void set_attr(V x,int a,V y){ int o=off[CLS(x)][a]; if(o<0) fail("no field to set"); T(x)->v[o]=y; }

static uint16_t bases[MAXCLS][12];
static int isinst(V x,V c){ if(KIND(x)!=K_OBJ) return 0; u32 i=CLS(x),j=HD(c)->n; if(i==j) return 1; for(int k=0;k<12&&bases[i][k];k++) if(bases[i][k]==j+1) return 1; return 0; }
/* ---- equality, hashes, truth ---- */
static int eq_slow(V a,V b);
static inline int eq(V a,V b){ if(a==b) return 1; if((a|b)&1) return (ISFLO(a)||ISFLO(b))&&dbl(a)==dbl(b); return eq_slow(a,b); }
static int same(V*a,V*b,u32 n){ for(u32 i=0;i<n;i++) if(!eq(a[i],b[i])) return 0; return 1; }
static inline V dget(V d,V k);
static int eq_slow(V a,V b){
  u32 k=HD(a)->kind; if(k!=HD(b)->kind) return 0;
  switch(k){
    case K_TUPLE: return HD(a)->n==HD(b)->n&&same(T(a)->v,T(b)->v,HD(a)->n);
    case K_LIST: return HD(a)->n==HD(b)->n&&same(L(a)->v,L(b)->v,HD(a)->n);
    case K_SET: if(D(a)->used!=D(b)->used) return 0; for(u32 i=0;i<D(a)->used;i++) if(!dget(b,D(a)->k[i])) return 0; return 1;
    case K_DICT: if(D(a)->used!=D(b)->used) return 0; for(u32 i=0;i<D(a)->used;i++){ V y=dget(b,D(a)->k[i]); if(!y||!eq(D(a)->v[i],y)) return 0;} return 1;
    case K_U64: return ((Big*)a)->u==((Big*)b)->u;
    case K_FLOAT: return ((Flo*)a)->d==((Flo*)b)->d;
  } return 0; }
static inline uint64_t mix(uint64_t h,uint64_t x){ h=(h^x)*0x9E3779B97F4A7C15ull; return h^(h>>29); }
static inline uint64_t hash_word(V a){ uint64_t h=(uint64_t)a*0x9E3779B97F4A7C15ull; return h>>32; }
static uint64_t hash_slow(V a);
static inline uint64_t hash(V a){ if(ISINT(a)) return hash_word(a); u32 k=HD(a)->kind; if(k==K_TUPLE||k==K_LIST||k==K_SET||k==K_FLOAT) return hash_slow(a); return hash_word(a); }
static uint64_t hash_slow(V a){ switch(KIND(a)){
  case K_FLOAT: { double d=((Flo*)a)->d; if(d==(double)(int64_t)d) return hash_word(INT((int64_t)d)); uint64_t u; memcpy(&u,&d,8); return mix(5,u); }
  case K_TUPLE: { uint64_t h=HD(a)->n; for(u32 i=0;i<HD(a)->n;i++) h=mix(h,hash(T(a)->v[i])); return h; }
  case K_LIST: { uint64_t h=HD(a)->n; for(u32 i=0;i<HD(a)->n;i++) h=mix(h,hash(L(a)->v[i])); return h; }
  case K_SET: { if(D(a)->h.perm==1&&D(a)->h.n) return D(a)->h.n; uint64_t h=D(a)->used; for(u32 i=0;i<D(a)->used;i++) h+=mix(7,hash(D(a)->k[i])); h=(u32)h|1; if(D(a)->h.perm==1) D(a)->h.n=h; return h; }
  } return hash_word(a); }
static inline int truth(V x){ if(ISINT(x)) return x!=1; H*h=HD(x); switch(h->kind){ case K_NONE: return 0; case K_FLOAT: return ((Flo*)x)->d!=0; case K_STR: return x!=empty_str; case K_TUPLE: case K_LIST: return h->n>0; case K_DICT: case K_SET: return D(x)->used>0; } return 1; }

/* ---- dictionaries and sets ---- */
static inline u32 slots(u32 cap){ return cap<=8?16:1u<<(33-__builtin_clz(cap-1)); }
static V new_dict(u32 cap,int kind){ Dict *d=alloc(sizeof(Dict)); d->h=(H){kind,in_perm,0}; d->cap=cap; d->used=0; d->ix=0; d->direct=0; d->k=cap?alloc(8*(size_t)cap):0; d->v=cap&&kind==K_DICT?alloc(8*(size_t)cap):d->k; if(cap>8){ u32 n=slots(cap); d->ix=alloc(4*(size_t)n); memset(d->ix,255,4*(size_t)n); } return (V)d; }
static void reindex(Dict *d){ int was=in_perm; in_perm=d->h.perm; u32 n=slots(d->cap); if(!d->ix) d->ix=alloc(4*(size_t)n); in_perm=was;
  for(u32 i=0;i<n;i++) d->ix[i]=-1; for(u32 i=0;i<d->used;i++){ u32 s=hash(d->k[i])&(n-1); while(d->ix[s]>=0) s=(s+1)&(n-1); d->ix[s]=i; } }
static u32 nstr;
static int32_t dfind_slow(Dict *d,V k);
static inline int32_t dfind(Dict *d,V k){
  if(d->direct&&!ISINT(k)&&HD(k)->kind==K_STR) return d->direct[HD(k)->n];
  if(!d->ix){ for(u32 i=0;i<d->used;i++) if(d->k[i]==k) return i; if(ISINT(k)||HD(k)->kind==K_STR) return -1; }
  return dfind_slow(d,k); }
static int32_t dfind_slow(Dict *d,V k){
  if(!d->ix){ for(u32 i=0;i<d->used;i++) if(d->k[i]==k) return i; 
    if(ISINT(k)||(HD(k)->kind!=K_TUPLE&&HD(k)->kind!=K_SET)) return -1; for(u32 i=0;i<d->used;i++) if(eq(d->k[i],k)) return i; return -1; }
  u32 n=slots(d->cap), s=hash(k)&(n-1); while(d->ix[s]>=0){ V y=d->k[d->ix[s]]; if(y==k||eq(y,k)) return d->ix[s]; s=(s+1)&(n-1);} return -1; }
static V keep_at(V x,int level);
#define keep(x) keep_at(x,1)
static void dset(V dv,V k,V x){ Dict*d=D(dv); int32_t i=dfind(d,k);
  if(d->h.perm&&in_perm!=d->h.perm){ x=keep_at(x,d->h.perm); k=keep_at(k,d->h.perm); }
  if(i>=0){ if(d->v!=d->k) d->v[i]=x; return; }
  if(d->direct){ free(d->direct); d->direct=0; reindex(d); }
  if(d->used==d->cap){ int was=in_perm; in_perm=d->h.perm; u32 c=d->cap?2*d->cap:4; V*k2=alloc(8*(size_t)c); if(d->used) memcpy(k2,d->k,8*(size_t)d->used);
    V*v2=k2; if(d->h.kind==K_DICT){ v2=alloc(8*(size_t)c); if(d->used) memcpy(v2,d->v,8*(size_t)d->used);} d->k=k2; d->v=v2; d->cap=c; d->ix=0; in_perm=was; 
    d->k[d->used]=k; if(d->v!=d->k) d->v[d->used]=x; d->used++; if(c>8) reindex(d); return; }
  d->k[d->used]=k; if(d->v!=d->k) d->v[d->used]=x; d->used++;
  if(d->ix){ u32 n=slots(d->cap), s=hash(k)&(n-1); while(d->ix[s]>=0) s=(s+1)&(n-1); d->ix[s]=d->used-1; } }
static void direct(V x){ Dict*d=D(x); if(d->h.perm!=1||d->used<3) return; for(u32 i=0;i<d->used;i++) if(KIND(d->k[i])!=K_STR) return; d->direct=malloc(2*(size_t)nstr); for(u32 i=0;i<nstr;i++) d->direct[i]=-1; for(u32 i=0;i<d->used;i++) d->direct[HD(d->k[i])->n]=i; }
static inline V dget(V d,V k){ int32_t i=dfind(D(d),k); return i<0?0:D(d)->v[i]; }
static void ddel(V dv,V k){ Dict*d=D(dv); int32_t i=dfind(d,k); if(i<0) fail("no such key"); u32 m=d->used-i-1; memmove(d->k+i,d->k+i+1,8*(size_t)m); if(d->v!=d->k) memmove(d->v+i,d->v+i+1,8*(size_t)m); d->used--; if(d->ix) reindex(d); }

/* ---- sequences ---- */
typedef struct { V *v; u32 n; } Seq;
static inline Seq seq(V x){ switch(KIND(x)){ case K_TUPLE: return (Seq){T(x)->v,HD(x)->n}; case K_LIST: return (Seq){L(x)->v,HD(x)->n}; case K_DICT: case K_SET: return (Seq){D(x)->k,D(x)->used}; } fail("no sequence"); return (Seq){0,0}; }
static inline V len(V x){ u32 k=KIND(x); if(k==K_DICT||k==K_SET) return INT(D(x)->used); if(k==K_TUPLE||k==K_LIST) return INT(HD(x)->n); if(k==K_STR) return INT(strlen(((Str*)x)->s)); fail("len"); return 0; }
static V to_tuple(V x){ if(KIND(x)==K_TUPLE) return x; Seq s=seq(x); if(!s.n) return EMPTY; V t=tup(s.n); memcpy(T(t)->v,s.v,8*(size_t)s.n); return t; }
static V to_list(V x){ Seq s=seq(x); V l=new_list(s.n); if(s.n) memcpy(L(l)->v,s.v,8*(size_t)s.n); L(l)->h.n=s.n; return l; }
static V to_set(V x){ Seq s=seq(x); V d=new_dict(s.n>8?2*s.n:8,K_SET); for(u32 i=0;i<s.n;i++) dset(d,s.v[i],NONE); return d; }
static V from_keys(V x){ Seq s=seq(x); V d=new_dict(s.n,K_DICT); for(u32 i=0;i<s.n;i++) dset(d,s.v[i],NONE); return d; }
static void extend(V l,V x){ Seq s=seq(x); for(u32 i=0;i<s.n;i++) push_(l,s.v[i]); }
static inline void extend_part(V l,V x,int64_t i,int64_t j){ Seq s=seq(x); for(;i<j&&i<s.n;i++) push_(l,s.v[i]); }
static V concat(V a,V b){ if(KIND(a)==K_LIST){ V l=to_list(a); extend(l,b); return l; } Seq x=seq(a),y=seq(b); if(!x.n) return to_tuple(b); if(!y.n) return a; V t=tup(x.n+y.n); memcpy(T(t)->v,x.v,8*(size_t)x.n); memcpy(T(t)->v+x.n,y.v,8*(size_t)y.n); return t; }
static V times(V a,int64_t n){ Seq x=seq(a); if(n<=0||!x.n) return EMPTY; V t=tup(x.n*n); for(int64_t i=0;i<n;i++) memcpy(T(t)->v+i*x.n,x.v,8*(size_t)x.n); return t; }
static V plus(V a,V b){ if(LIKELY(a&b&1)) return a+b-1; if(ISFLO(a)||ISFLO(b)) return mk_float(dbl(a)+dbl(b)); return concat(a,b); }
static V minus(V a,V b){ if(LIKELY(a&b&1)) return a-b+1; return mk_float(dbl(a)-dbl(b)); }
static V mod(V a,V b);
static V mul(V a,V b){ if(a&b&1) return INT(NUM(a)*NUM(b)); if(ISFLO(a)||ISFLO(b)) return mk_float(dbl(a)*dbl(b)); return ISINT(a)?times(b,NUM(a)):times(a,NUM(b)); }
static int64_t fdiv(int64_t a,int64_t b){ if(!b) fail("division by zero"); int64_t q=a/b; return (a%b&&((a<0)!=(b<0)))?q-1:q; }
static int64_t fmod_(int64_t a,int64_t b){ return a-fdiv(a,b)*b; }
static int contains_seq(V x,V k);
static V mod(V a,V b){ if(!ISINT(a)&&HD(a)->kind==K_U64) return INT(((Big*)a)->u%(uint64_t)NUM(b)); if(a&b&1) return INT(fmod_(NUM(a),NUM(b))); double x=dbl(a),y=dbl(b),r=fmod(x,y); if(r&&((y<0)!=(r<0))) r+=y; return mk_float(r); }
static int contains_seq(V x,V k);
static inline int contains(V x,V k){ u32 d=HD(x)->kind; if(d==K_DICT||d==K_SET) return dfind(D(x),k)>=0; return contains_seq(x,k); }
static int contains_seq(V x,V k){ Seq s=seq(x); for(u32 i=0;i<s.n;i++) if(s.v[i]==k) return 1;
  if(ISINT(k)||HD(k)->kind==K_STR||HD(k)->kind==K_OBJ||HD(k)->kind==K_NONE) return 0; for(u32 i=0;i<s.n;i++) if(eq(s.v[i],k)) return 1; return 0; }
static inline V subscr(V x,V k){ u32 d=KIND(x); if(d==K_DICT){ V r=dget(x,k); if(!r) fail("no such key"); return r; } Seq s=seq(x); int64_t i=NUM(k); if(i<0) i+=s.n; if(i<0||i>=s.n) fail("index"); return s.v[i]; }
static inline V sub_seq(V x,int64_t i){ Seq s=seq(x); if(i<0) i+=s.n; if(UNLIKELY(i<0||i>=s.n)) fail("index"); return s.v[i]; }
static void set_item(V x,V k,V y){ if(KIND(x)==K_DICT) dset(x,k,y); else { List*l=L(x); int64_t i=NUM(k); if(i<0) i+=l->h.n; if(i<0||i>=l->h.n) fail("index"); l->v[i]=y; } }
static int64_t clip(V v,int64_t n,int64_t none){ if(v==NONE) return none; int64_t i=NUM(v); if(i<0) i+=n; return i<0?0:i>n?n:i; }
static inline Seq part(Seq s,V a,V b){ int64_t i=clip(a,s.n,0),j=clip(b,s.n,s.n); if(j<i) j=i; return (Seq){s.v+i,(u32)(j-i)}; }
static V slice(V x,V a,V b,V c){ Seq s=seq(x); int64_t step=c==NONE?1:NUM(c); int64_t n=s.n,i,j;
  if(step>0){ i=clip(a,n,0); j=clip(b,n,n); } else { if(a==NONE) i=n-1; else { i=NUM(a); if(i<0) i+=n; if(i>=n) i=n-1; if(i<-1) i=-1; } if(b==NONE) j=-1; else { j=NUM(b); if(j<0) j+=n; if(j<-1) j=-1; } }
  int is_list=KIND(x)==K_LIST; int64_t m=step>0?(j>i?(j-i+step-1)/step:0):(i>j?(i-j-step-1)/-step:0);
  if(!is_list&&m==n&&step==1) return x;
  V r=is_list?new_list(m):tup(m); V*v=is_list?L(r)->v:T(r)->v; for(int64_t q=0;q<m;q++,i+=step) v[q]=s.v[i]; if(is_list) L(r)->h.n=m; return r; }
static void set_slice(V x,V a,V b,V y){ List*l=L(x); int64_t n=l->h.n,i=clip(a,n,0),j=clip(b,n,n); if(j<i) j=i; Seq s=seq(y); V rest=new_list(n-j); for(int64_t q=j;q<n;q++) push_(rest,l->v[q]); V mid=to_list(y); (void)s; l->h.n=i; extend(x,mid); extend(x,rest); }
static V m_pop(V x){ List*l=L(x); if(!l->h.n) fail("pop"); return l->v[--l->h.n]; }
static V m_pop1(V x,V k){ if(KIND(x)==K_DICT){ V r=dget(x,k); if(!r) fail("pop"); ddel(x,k); return r; } List*l=L(x); int64_t i=NUM(k); if(i<0) i+=l->h.n; V r=l->v[i]; memmove(l->v+i,l->v+i+1,8*(size_t)(l->h.n-i-1)); l->h.n--; return r; }
static V m_pop2(V x,V k,V e){ V r=dget(x,k); if(!r) return e; ddel(x,k); return r; }
static int64_t index_of(V x,V k){ Seq s=seq(x); for(u32 i=0;i<s.n;i++) if(eq(s.v[i],k)) return i; fail("not in it"); return 0; }
static void m_remove(V x,V k){ int64_t i=index_of(x,k); List*l=L(x); memmove(l->v+i,l->v+i+1,8*(size_t)(l->h.n-i-1)); l->h.n--; }
static int64_t count_of(V x,V k){ Seq s=seq(x); int64_t n=0; for(u32 i=0;i<s.n;i++) n+=eq(s.v[i],k); return n; }
static V reversed(V x){ Seq s=seq(x); V l=new_list(s.n); for(u32 i=0;i<s.n;i++) L(l)->v[i]=s.v[s.n-1-i]; L(l)->h.n=s.n; return l; }
static V d_values(V x){ Dict*d=D(x); V l=new_list(d->used); if(d->used) memcpy(L(l)->v,d->v,8*(size_t)d->used); L(l)->h.n=d->used; return l; }
static V d_items(V x){ Dict*d=D(x); V l=new_list(d->used); for(u32 i=0;i<d->used;i++){ V t=tup(2); T(t)->v[0]=d->k[i]; T(t)->v[1]=d->v[i]; push_(l,t);} return l; }
static void d_update(V x,V y){ for(u32 i=0;i<D(y)->used;i++) dset(x,D(y)->k[i],D(y)->v[i]); }
static int disjoint(V a,V b){ Seq s=seq(b); for(u32 i=0;i<s.n;i++) if(contains(a,s.v[i])) return 0; return 1; }
static V intersection(V a,V b){ Seq s=seq(a); V d=new_dict(8,K_SET); for(u32 i=0;i<s.n;i++) if(contains(b,s.v[i])) dset(d,s.v[i],NONE); return d; }
static V difference(V a,V b){ Seq s=seq(a); V d=new_dict(8,K_SET); for(u32 i=0;i<s.n;i++) if(!contains(b,s.v[i])) dset(d,s.v[i],NONE); return d; }
static V clone_dict(V a){ V d=new_dict(D(a)->used+4,K_DICT); d_update(d,a); return d; }
static int subset(V a,V b){ Seq s=seq(a); for(u32 i=0;i<s.n;i++) if(!contains(b,s.v[i])) return 0; return 1; }
static int cmp(V a,V b){ if(ISINT(a)&&ISINT(b)) return a<b?-1:a>b; if(ISFLO(a)||ISFLO(b)){ double x=dbl(a),y=dbl(b); return x<y?-1:x>y; } u32 k=KIND(a); if(k==K_STR&&KIND(b)==K_STR) return strcmp(((Str*)a)->s,((Str*)b)->s);
  if((k==K_TUPLE||k==K_LIST)&&KIND(b)==k){ Seq x=seq(a),y=seq(b); for(u32 i=0;i<x.n&&i<y.n;i++){ int c=cmp(x.v[i],y.v[i]); if(c) return c; } return x.n<y.n?-1:x.n>y.n; } fail("no order"); return 0; }
static V sort_by(V list,V keys){ /* stable; keys beside the things */ Seq s=seq(list); V r=to_list(list); V k=to_list(keys); for(u32 i=1;i<s.n;i++){ V a=L(r)->v[i],b=L(k)->v[i]; u32 j=i; while(j&&cmp(L(k)->v[j-1],b)>0){ L(k)->v[j]=L(k)->v[j-1]; L(r)->v[j]=L(r)->v[j-1]; j--; } L(k)->v[j]=b; L(r)->v[j]=a; } return r; }
static V best_by(V list,V keys,int sign,V none){ Seq s=seq(list),k=seq(keys); if(!s.n){ if(none) return none; fail("nothing to choose from"); } u32 b=0; for(u32 i=1;i<s.n;i++) if(cmp(k.v[i],k.v[b])*sign>0) b=i; return s.v[b]; }
static V sum_of(V x,V start){ Seq s=seq(x); V t=start; for(u32 i=0;i<s.n;i++) t=plus(t,s.v[i]); return t; }
static V range_list(int64_t a,int64_t b,int64_t c){ V l=new_list(0); if(c>0) for(int64_t i=a;i<b;i+=c) push_(l,INT(i)); else for(int64_t i=a;i>b;i+=c) push_(l,INT(i)); return l; }
static V zip2(V a,V b){ Seq x=seq(a),y=seq(b); V l=new_list(0); for(u32 i=0;i<x.n&&i<y.n;i++){ V t=tup(2); T(t)->v[0]=x.v[i]; T(t)->v[1]=y.v[i]; push_(l,t);} return l; }
static V enum_list(V a,int64_t from){ Seq x=seq(a); V l=new_list(0); for(u32 i=0;i<x.n;i++){ V t=tup(2); T(t)->v[0]=INT(from+i); T(t)->v[1]=x.v[i]; push_(l,t);} return l; }
static void expect(V x,u32 n){ if(seq(x).n!=n) fail("unpack"); }

static V ior(V a,V b){ if(ISINT(a)) return INT(NUM(a)|NUM(b)); if(KIND(a)==K_DICT){ d_update(a,b); return a; } if(HD(a)->perm) a=to_set(a); Seq s=seq(b); for(u32 i=0;i<s.n;i++) dset(a,s.v[i],NONE); return a; }
static V mk_closure_(void*p,int n){ Func*f=alloc(sizeof(Func)); f->h=(H){K_FUNC,0,n}; f->p=p; f->defaults=EMPTY; f->self=0; return (V)f; }
static V mk_bound(V g,V self){ Func*f=alloc(sizeof(Func)); *f=*(Func*)g; f->h.perm=0; f->self=self; return (V)f; }
#define mk_closure(p,n) mk_closure_((void*)(p),n)
/* ---- what stays ---- */
static V keep_node(V x);
static V keep_at(V x,int level){ if(ISINT(x)||HD(x)->perm==1||HD(x)->perm==level) return x; int was=in_perm; in_perm=level; V r; 
  switch(HD(x)->kind){
   case K_TUPLE: { u32 n=HD(x)->n; r=tup(n); for(u32 i=0;i<n;i++) T(r)->v[i]=keep_at(T(x)->v[i],level); break; }
   case K_LIST: { u32 n=HD(x)->n; r=new_list(n); for(u32 i=0;i<n;i++) push_(r,keep_at(L(x)->v[i],level)); break; }
   case K_DICT: case K_SET: { r=new_dict(D(x)->used,HD(x)->kind); for(u32 i=0;i<D(x)->used;i++) dset(r,keep_at(D(x)->k[i],level),keep_at(D(x)->v[i],level)); break; }
   case K_OBJ: { u32 n=nfields[CLS(x)]; r=new_obj(CLS(x),n); for(u32 i=0;i<n;i++) T(r)->v[i]=keep_at(T(x)->v[i],level); break; }
   case K_FLOAT: r=mk_float(((Flo*)x)->d); break;
   default: fail("cannot be kept"); }
  in_perm=was; return r; }
static V *nodes; static u32 nodes_cap, nodes_n;
static V node(u32 cls,u32 n,const V*v){
  uint64_t h=cls; for(u32 i=0;i<n;i++) h=mix(h,hash(v[i]));
  if(UNLIKELY(nodes_n*2>=nodes_cap)){ u32 c=nodes_cap?2*nodes_cap:1<<14; V*t=calloc(c,8); for(u32 i=0;i<nodes_cap;i++) if(nodes[i]){ V x=nodes[i]; uint64_t g=CLS(x); for(u32 j=0;j<nfields[CLS(x)];j++) g=mix(g,hash(T(x)->v[j])); u32 s=g&(c-1); while(t[s]) s=(s+1)&(c-1); t[s]=x; } free(nodes); nodes=t; nodes_cap=c; }
  u32 s=h&(nodes_cap-1); while(nodes[s]){ V x=nodes[s]; if(CLS(x)==cls&&same(T(x)->v,(V*)v,n)) return x; s=(s+1)&(nodes_cap-1); }
  int was=in_perm; in_perm=1; V r=new_obj(cls,n); for(u32 i=0;i<n;i++) T(r)->v[i]=keep(v[i]); in_perm=was; nodes[s]=r; nodes_n++; return r; }
static V make(u32 cls,u32 n,const V*v){ /* an object of a class, by the values of its first fields */
  V all[64]; u32 m=nfields[cls]; if(n>m) fail("too many values"); for(u32 i=0;i<n;i++) all[i]=v[i]; 
  for(u32 i=n;i<m;i++){ V d=T(cls_defaults[cls])->v[i]; if(!d) fail("a value is missing"); all[i]=d; }
  if(isnode[cls]) return node(cls,m,all); V r=new_obj(cls,m); memcpy(T(r)->v,all,8*(size_t)m); return r; }
static V call_v(V f,u32 n,const V*v);
static V call_v(V f,u32 n,const V*v){ if(KIND(f)==K_CLASS){ if(f==c_list) return n?to_list(v[0]):new_list(4); if(f==c_tuple) return n?to_tuple(v[0]):EMPTY; return make(HD(f)->n,n,v); } if(KIND(f)!=K_FUNC) fail("no function"); Func*g=(Func*)f; u32 m=g->h.n; V a[9]; u32 b=0; if(g->self) a[b++]=g->self; if(n+b>m||m>8) fail("arguments");
  for(u32 i=0;i<n;i++) a[b+i]=v[i]; n+=b; for(u32 i=n;i<m;i++){ V d=T(g->defaults)->v[i]; if(!d) fail("an argument is missing"); a[i]=d; }
  switch(m){ case 0: return ((V(*)(void))g->p)(); case 1: return ((V(*)(V))g->p)(a[0]); case 2: return ((V(*)(V,V))g->p)(a[0],a[1]); case 3: return ((V(*)(V,V,V))g->p)(a[0],a[1],a[2]); case 4: return ((V(*)(V,V,V,V))g->p)(a[0],a[1],a[2],a[3]); case 5: return ((V(*)(V,V,V,V,V))g->p)(a[0],a[1],a[2],a[3],a[4]); case 6: return ((V(*)(V,V,V,V,V,V))g->p)(a[0],a[1],a[2],a[3],a[4],a[5]); case 7: return ((V(*)(V,V,V,V,V,V,V))g->p)(a[0],a[1],a[2],a[3],a[4],a[5],a[6]); }
  fail("arguments"); return 0; }
static V vc_dict[MAXCLS], vc_val[MAXCLS];
static inline V by_class(V d,V x){ if(LIKELY(!ISINT(x)&&HD(x)->kind==K_OBJ)){ u32 c=CLS(x); if(LIKELY(vc_dict[c]==d)) return vc_val[c]; V r=subscr(d,cls_obj[c]); if(HD(d)->perm==1){ vc_dict[c]=d; vc_val[c]=r; } return r; } return subscr(d,type_of(x)); }
static inline V call1(V f,V a0){ if(LIKELY(HD(f)->kind==K_FUNC&&!((Func*)f)->self&&HD(f)->n==1)) return ((V(*)(V))((Func*)f)->p)(a0); V v[]={a0}; return call_v(f,1,v); }
static inline V call2(V f,V a0,V a1){ if(LIKELY(HD(f)->kind==K_FUNC&&!((Func*)f)->self&&HD(f)->n==2)) return ((V(*)(V,V))((Func*)f)->p)(a0,a1); V v[]={a0,a1}; return call_v(f,2,v); }
static inline V call3(V f,V a0,V a1,V a2){ if(LIKELY(HD(f)->kind==K_FUNC&&!((Func*)f)->self&&HD(f)->n==3)) return ((V(*)(V,V,V))((Func*)f)->p)(a0,a1,a2); V v[]={a0,a1,a2}; return call_v(f,3,v); }
static inline V call4(V f,V a0,V a1,V a2,V a3){ if(LIKELY(HD(f)->kind==K_FUNC&&!((Func*)f)->self&&HD(f)->n==4)) return ((V(*)(V,V,V,V))((Func*)f)->p)(a0,a1,a2,a3); V v[]={a0,a1,a2,a3}; return call_v(f,4,v); }
static inline V call5(V f,V a0,V a1,V a2,V a3,V a4){ if(LIKELY(HD(f)->kind==K_FUNC&&!((Func*)f)->self&&HD(f)->n==5)) return ((V(*)(V,V,V,V,V))((Func*)f)->p)(a0,a1,a2,a3,a4); V v[]={a0,a1,a2,a3,a4}; return call_v(f,5,v); }
#define CALLV(f,...) ({ V a_[]={__VA_ARGS__}; call_v(f,sizeof a_/8,a_); })

/* ---- answers of functions ---- */
typedef struct { V *slot; u32 cap, n, args; } Memo;
static int memo_get(Memo*m,u32 n,const V*a,V*r,uint64_t*hh){ uint64_t h=n; for(u32 i=0;i<n;i++) h=mix(h,hash(a[i])); *hh=h; if(!m->cap) return 0; u32 s=h&(m->cap-1); u32 w=n+1;
  while(m->slot[s*w]){ if(same(m->slot+s*w+1,(V*)a,n)){ *r=m->slot[s*w]; return 1; } s=(s+1)&(m->cap-1); } return 0; }
static V memo_put(Memo*m,u32 n,const V*a,V r,uint64_t h){ u32 w=n+1; r=keep(r);
  if(m->n*2>=m->cap){ u32 c=m->cap?2*m->cap:64; V*t=calloc((size_t)c*w,8); for(u32 i=0;i<m->cap;i++) if(m->slot[i*w]){ uint64_t g=n; for(u32 j=0;j<n;j++) g=mix(g,hash(m->slot[i*w+1+j])); u32 s=g&(c-1); while(t[s*w]) s=(s+1)&(c-1); memcpy(t+s*w,m->slot+i*w,8*w); } free(m->slot); m->slot=t; m->cap=c; }
  u32 s=h&(m->cap-1); while(m->slot[s*w]) s=(s+1)&(m->cap-1); m->slot[s*w]=r; for(u32 i=0;i<n;i++) m->slot[s*w+1+i]=keep(a[i]); m->n++; return r; }

/* ---- copies of a state, and the moving of the heap ---- */
#define CHANGES(y) (!ISINT(y)&&!HD(y)->perm&&HD(y)->kind!=K_TUPLE)
static V clone(V x){ if(ISINT(x)||HD(x)->perm) return x; switch(HD(x)->kind){
  case K_U64: { Big*b=alloc(sizeof(Big)); *b=*(Big*)x; return (V)b; }
  case K_LIST: { u32 n=HD(x)->n; V r=new_list(n+6); V*v=L(r)->v; memcpy(v,L(x)->v,8*(size_t)n); L(r)->h.n=n; for(u32 i=0;i<n;i++) if(CHANGES(v[i])) v[i]=clone(v[i]); return r; }
  case K_DICT: { Dict*d=D(x); V r=new_dict(d->cap,K_DICT); Dict*e=D(r); e->used=d->used; memcpy(e->k,d->k,8*(size_t)d->used); memcpy(e->v,d->v,8*(size_t)d->used); for(u32 i=0;i<d->used;i++) if(CHANGES(e->v[i])) e->v[i]=clone(e->v[i]); if(d->ix) memcpy(e->ix,d->ix,4*(size_t)slots(d->cap)); return r; }
  case K_OBJ: { u32 c=CLS(x),n=nfields[c]; V r=new_obj(c,n); V*v=T(r)->v; memcpy(v,T(x)->v,8*(size_t)n); for(u32 i=0;i<n;i++) if(CHANGES(v[i])&&!shared[c][i]) v[i]=clone(v[i]); return r; }
  } return x; }
static V moved(V x){ if(ISINT(x)||HD(x)->perm) return x; H*h=HD(x); if(h->kind==K_FWD) return *(V*)(h+1); V r;
  switch(h->kind){
   case K_TUPLE: case K_OBJ: { u32 n=h->kind==K_OBJ?nfields[h->n]:h->n; Tup*t=grab(&other,sizeof(Tup)+8*(size_t)n); t->h=*h; V*v=T(x)->v; memcpy(t->v,v,8*(size_t)n); h->kind=K_FWD; *(V*)(h+1)=(V)t; for(u32 i=0;i<n;i++) t->v[i]=moved(t->v[i]); return (V)t; }
   case K_LIST: { List l=*L(x); List*t=grab(&other,sizeof(List)); *t=l; t->cap=l.h.n+4; t->v=grab(&other,8*(size_t)t->cap); if(l.h.n) memcpy(t->v,l.v,8*(size_t)l.h.n); h->kind=K_FWD; *(V*)(h+1)=(V)t; for(u32 i=0;i<l.h.n;i++) t->v[i]=moved(t->v[i]); return (V)t; }
   case K_DICT: case K_SET: { Dict d=*D(x); Dict*t=grab(&other,sizeof(Dict)); *t=d; h->kind=K_FWD; *(V*)(h+1)=(V)t; t->k=grab(&other,8*(size_t)(d.cap+1)); t->v=t->k; if(d.h.kind==K_DICT) t->v=grab(&other,8*(size_t)(d.cap+1)); for(u32 i=0;i<d.used;i++){ t->k[i]=moved(d.k[i]); if(t->v!=t->k) t->v[i]=moved(d.v[i]); } if(d.ix){ u32 n=slots(d.cap); t->ix=grab(&other,4*(size_t)n); memcpy(t->ix,d.ix,4*(size_t)n); } return (V)t; }
   case K_FLOAT: { Flo*b=grab(&other,sizeof(Flo)); *b=*(Flo*)x; h->kind=K_FWD; *(V*)(h+1)=(V)b; return (V)b; }
   case K_U64: { Big*b=grab(&other,sizeof(Big)); *b=*(Big*)x; h->kind=K_FWD; *(V*)(h+1)=(V)b; return (V)b; }
  } fail("moved"); r=0; return r; }

static V clone(V x);
static V combos(V x,int64_t k){ Seq s=seq(x); V l=new_list(4); int64_t ix[32]; if(k>(int64_t)s.n||k>32) return l; for(int64_t i=0;i<k;i++) ix[i]=i; for(;;){ V t=tup(k); for(int64_t i=0;i<k;i++) T(t)->v[i]=s.v[ix[i]]; push_(l,t); int64_t i=k-1; while(i>=0&&ix[i]==i+(int64_t)s.n-k) i--; if(i<0) return l; ix[i]++; for(int64_t j=i+1;j<k;j++) ix[j]=ix[j-1]+1; } }
static void clear_(V x){ if(KIND(x)==K_LIST) L(x)->h.n=0; else { Dict*d=D(x); d->used=0; if(d->ix) memset(d->ix,255,4*(size_t)slots(d->cap)); } }
static int16_t attr_of[1<<14];
static V copy_of(V x){ switch(KIND(x)){ case K_OBJ: return clone(x); case K_LIST: return to_list(x); case K_DICT: return clone_dict(x); } return x; }
static V evolved(V x){ u32 c=CLS(x),n=nfields[c]; V r=new_obj(c,n); memcpy(T(r)->v,T(x)->v,8*(size_t)n); return r; }
static V known_;
static V lcm_of(V x){ Seq s=seq(x); int64_t r=1; for(u32 i=0;i<s.n;i++){ int64_t a=r,b=NUM(s.v[i]),p=a,q=b; while(q){ int64_t m=p%q; p=q; q=m; } r=p?a/p*b:0; } return INT(r<0?-r:r); }
/* ---- chance ---- */
static uint64_t draw(uint64_t*rng){ uint64_t r=*rng+=0x9E3779B97F4A7C15ull; r=(r^(r>>30))*0xBF58476D1CE4E5B9ull; r=(r^(r>>27))*0x94D049BB133111EBull; return r^(r>>31); }
static int64_t below(uint64_t*rng,uint64_t limit){ for(;;){ uint64_t n=draw(rng),d=n%limit; if(n-d<=(uint64_t)0-limit) return d; } }
