static V state_, options_;
int set_perm(int on){ int was=in_perm; in_perm=on; return was; }
void init(int64_t size){ heap.base=heap.at=malloc(size); heap.end=heap.base+size; other.base=other.at=malloc(size); other.end=other.base+size; memset(off,-1,sizeof off); mid.base=mid.at=malloc(1<<26); mid.end=mid.base+(1<<26); }
void reset_heap(void){ heap.at=heap.base; }
V get_none(void){ return NONE; } V get_empty(void){ return EMPTY; }
V mk_str(const char*s){ int was=in_perm; in_perm=1; Str*x=alloc(sizeof(Str)); x->h=(H){K_STR,1,nstr++}; char*c=alloc(strlen(s)+1); strcpy(c,s); x->s=c; in_perm=was; if(!*s) empty_str=(V)x; return (V)x; }
V mk_tuple(int n,V*v){ V t=tup(n); memcpy(T(t)->v,v,8*(size_t)n); return t; }
V mk_list(int n,V*v){ V l=new_list(n); for(int i=0;i<n;i++) push_(l,v[i]); return l; }
static V *dicts; static int ndicts,cdicts; static void note(V d){ if(!in_perm) return; if(ndicts==cdicts){ cdicts=cdicts?2*cdicts:1024; dicts=realloc(dicts,8*(size_t)cdicts);} dicts[ndicts++]=d; }
void loaded(void){ for(int i=0;i<ndicts;i++) if(!D(dicts[i])->direct) direct(dicts[i]); }
V mk_dict(int n,V*k,V*v){ V d=new_dict(n,K_DICT); for(int i=0;i<n;i++) dset(d,k[i],v[i]); note(d); return d; }
V mk_set(int n,V*k){ V d=new_dict(n,K_SET); for(int i=0;i<n;i++) dset(d,k[i],NONE); note(d); return d; }
V mk_obj(int c,int n,V*v){ V o=new_obj(c,n); memcpy(T(o)->v,v,8*(size_t)n); return o; }
V mk_node(int c,int n,V*v){ return node(c,n,v); }
V mk_func(int k,int n,V*d){ int was=in_perm; in_perm=1; Func*f=alloc(sizeof(Func)); f->h=(H){K_FUNC,1,n}; f->p=fn_table[k]; V t=(V)new_tup(n); memcpy(T(t)->v,d,8*(size_t)n); f->defaults=t; f->self=0; in_perm=was; return (V)f; }
V mk_big(uint64_t u){ Big*b=alloc(sizeof(Big)); b->h=(H){K_U64,in_perm,0}; b->u=u; return (V)b; }
V mk_class(int i){ int was=in_perm; in_perm=1; Tup*t=alloc(sizeof(Tup)+8); t->h=(H){K_CLASS,1,i}; in_perm=was; if(i<MAXCLS) cls_obj[i]=(V)t; return (V)t; }
void set_builtin(const char*n,V v){ if(!strcmp(n,"c_int")) c_int=v; if(!strcmp(n,"c_tuple")) c_tuple=v; if(!strcmp(n,"c_list")) c_list=v; if(!strcmp(n,"c_str")) c_str=v; if(!strcmp(n,"c_dict")) c_dict=v; if(!strcmp(n,"c_set")) c_set=v; }
void cls_def(int i,int n,int node_,const char*name){ nfields[i]=n; isnode[i]=node_; cls_name[i]=strdup(name); }
void cls_off(int i,int a,int k){ off[i][a]=k; }
void cls_shared(int i,int k){ shared[i][k]=1; }
void cls_attr(int i,int a,V v){ cattr[i][a]=v; }
void cls_defaults_(int i,int n,V*d){ in_perm=1; V t=(V)new_tup(n); memcpy(T(t)->v,d,8*(size_t)n); cls_defaults[i]=t; }
void isa_set(int k,int i){ isa[k][i]=1; }
void const_set(int k,V v){ C[k]=v; }
void obj_set(V o,int k,V v){ T(o)->v[k]=v; }
void set_state(V s){ state_=s; options_=EMPTY; }
const char* error(void){ return why; }
static void tidy(void){ if(heap.at-heap.base>(1<<18)){ other.at=other.base; state_=moved(state_); options_=moved(options_); Arena a=heap; heap=other; other=a; } }
int settle_now(void){ if(setjmp(failed)) return -1; in_perm=0; options_=SETTLE(state_,FALSE_); return (int)seq(options_).n; }
int take(int i){ if(setjmp(failed)) return -1; in_perm=0; V asked=CHOOSE(state_,seq(options_).v[i],TRUE_); options_=SETTLE(state_,asked); tidy(); return (int)seq(options_).n; }
static char*w_,*we_;
static void put(const char*s){ while(*s&&w_<we_) *w_++=*s++; }
static void dump(V x){ char b[64]; if(ISINT(x)){ snprintf(b,64,"%lld",(long long)NUM(x)); put(b); return; } Seq s;
 switch(HD(x)->kind){ case K_NONE: put("None"); return; case K_FLOAT: snprintf(b,64,"%.17g",((Flo*)x)->d); put(b); return; case K_FUNC: put("<f>"); return; case K_STR: put("'"); put(((Str*)x)->s); put("'"); return; case K_U64: snprintf(b,64,"%llu",(unsigned long long)((Big*)x)->u); put(b); return;
 case K_TUPLE: case K_LIST: s=seq(x); put(HD(x)->kind==K_TUPLE?"(":"["); for(u32 i=0;i<s.n;i++){ if(i) put(","); dump(s.v[i]); } put(HD(x)->kind==K_TUPLE?")":"]"); return;
 case K_DICT: put("{"); for(u32 i=0;i<D(x)->used;i++){ if(i) put(","); dump(D(x)->k[i]); put(":"); dump(D(x)->v[i]); } put("}"); return;
 case K_OBJ: put(cls_name[CLS(x)]); put("("); { int first=1; for(u32 i=0;i<nfields[CLS(x)];i++){ if(skipped[CLS(x)][i]) continue; if(!first) put(","); first=0; dump(T(x)->v[i]); } } put(")"); return;
 default: put("?"); } }
int dump_state(char*b,int n){ w_=b; we_=b+n; dump(state_); return w_-b; }
int dump_options(char*b,int n){ w_=b; we_=b+n; dump(to_tuple(options_)); return w_-b; }
/* games at random, in C */
int64_t play_random(uint64_t seed,int most){ if(setjmp(failed)) return -1; in_perm=0; int64_t n=0; options_=SETTLE(state_,FALSE_); uint64_t r=seed; while(seq(options_).n&&n<most){ V asked=CHOOSE(state_,seq(options_).v[below(&r,seq(options_).n)],TRUE_); options_=SETTLE(state_,asked); tidy(); n++; } return n; }
void cls_skip(int i,int k){ skipped[i][k]=1; }
void cls_base(int i,int k,int j){ bases[i][k]=j+1; }
/* many games from one state */
int64_t play_many(int games,uint64_t seed){ static Arena keep_; if(setjmp(failed)) return -1; in_perm=0; int64_t n=0; uint64_t r=seed; V start=state_; char*from=heap.at;
  for(int g=0;g<games;g++){ heap.at=from; V s=clone(start); ((Big*)T(s)->v[RNG])->u; V o=SETTLE(s,FALSE_);
    while(seq(o).n){ V asked=CHOOSE(s,seq(o).v[below(&r,seq(o).n)],TRUE_); o=SETTLE(s,asked); n++;
      if(heap.at-heap.base>(1<<20)){ other.at=other.base+(from-heap.base); other.at=other.base; V st=moved(start); state_=st; (void)keep_; s=moved(s); o=moved(o); Arena a=heap; heap=other; other=a; start=st; from=heap.at; } } }
  state_=start; return n; }
V mk_float_(double d){ return mk_float(d); }
void set_known(V v){ known_=v; }
static V number_drawn(V r){ uint64_t s=(uint64_t)NUM(r)+0x9E3779B97F4A7C15ull,m=(s^(s>>30))*0xBF58476D1CE4E5B9ull; m=(m^(m>>27))*0x94D049BB133111EBull; Big*b=alloc(sizeof(Big)); b->h=(H){K_U64,0,0}; b->u=m^(m>>31); return (V)b; }
#ifdef LINES
static V weights_, lines_;
void set_weights(V w){ weights_=w; }
/* the worth of each option, by a look ahead */
int worths(int depth,int width,int finer,double*out){ if(setjmp(failed)) return -1; in_perm=0; char*from=heap.at; V root=clone(state_); V seat=T(seq(T(root)->v[AGENDA]).v[seq(T(root)->v[AGENDA]).n-1])->v[0];
  in_perm=2; V val=new_obj(C_VALUATION,nfields[C_VALUATION]); for(u32 i=0;i<nfields[C_VALUATION];i++) T(val)->v[i]=NONE; VAL_INIT(val,weights_,root,seat); in_perm=0;
  V look=new_obj(C_LOOK,6); T(look)->v[0]=seat; T(look)->v[1]=new_dict(0,K_SET); T(look)->v[2]=mk_bound(worth_fn,val); T(look)->v[3]=INT(width); T(look)->v[4]=INT(finer); T(look)->v[5]=number_drawn(T(root)->v[REVEALS]);
  V l=LINES(look,root,options_,INT(depth),INT(0),INT(0)); Seq s=seq(l); for(u32 i=0;i<s.n;i++) out[i]=dbl(s.v[i]); heap.at=from; mid.at=mid.base; return s.n; }
#endif
#ifdef LINES
V val_debug(void){ V seat=T(seq(T(state_)->v[AGENDA]).v[seq(T(state_)->v[AGENDA]).n-1])->v[0]; V val=new_obj(C_VALUATION,nfields[C_VALUATION]); for(u32 i=0;i<nfields[C_VALUATION];i++) T(val)->v[i]=NONE; VAL_INIT(val,weights_,state_,seat); return val; }
V state_v(void){ return state_; }
V call_(int f,int n,V*a){ if(setjmp(failed)) return 0; in_perm=0; void*p=fn_table[f]; switch(n){case 1: return ((V(*)(V))p)(a[0]); case 2: return ((V(*)(V,V))p)(a[0],a[1]); case 3: return ((V(*)(V,V,V))p)(a[0],a[1],a[2]); case 4: return ((V(*)(V,V,V,V))p)(a[0],a[1],a[2],a[3]);} return 0; }
int text_(V x,char*b,int n){ w_=b; we_=b+n; dump(x); *w_=0; return w_-b; }
#endif
V opt_(int k){ return seq(options_).v[k]; }
void attr_name(V s,int a){ attr_of[HD(s)->n]=a; }
