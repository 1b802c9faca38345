import sys, ctypes, subprocess, types, inspect, time, enum, random, itertools, collections
import os; os.makedirs('/tmp/gwt-native', exist_ok=True)
import attrs
import gwt
from gwt import kernel, dsl
from gwt.dsl import effects, nodes, amounts
from gwt.dsl.nodes import InternedMeta
from gwt.kernel import agenda, rng
from gwt.kernel.state import State
from gwt.common.turns import Turns
from gwt.play import new_game
from gwt.games.great_western.model.state import Table, Player
import translate
from translate import Program, No, fields_of, MISSING
import parts
from parts import bind_name

def classes():
    from gwt.games.great_western.model.board import Board
    out = [Board]
    for name, m in sorted(sys.modules.items()):
        if name.startswith('gwt.') and ('.great_western.' in name or '.kernel' in name or '.dsl' in name or '.common' in name) and m:
            for x in list(vars(m).values()):
                if isinstance(x, type) and x.__module__.startswith('gwt') and (isinstance(x, InternedMeta) or attrs.has(x)) and x not in out: out.append(x)
    return out

def nat_below(tr, n):
    h, lim = n.args; a = tr.p.attr_id('rng'); c, t = tr.expr(h); i = tr.offset(t, 'rng')
    get = f'T({c})->v[{i}]' if i is not None else f'attr({c},{a})'
    return f'INT(below(&((Big*){get})->u,{tr.i(lim)}))', translate.INT
def nat_shuffle(tr, n):
    a = tr.p.attr_id('rng'); return f'shuffle(&((Big*)attr({tr.e(n.args[0])},{a}))->u,{tr.e(n.args[1])})', translate.NONE
def nat_values(tr, n): x = tr.t('n'); return f'({{ V {x}={tr.e(n.args[0])}; u32 {x}n=nfields[CLS({x})]; V {x}t=tup({x}n); if({x}n) memcpy(T({x}t)->v,T({x})->v,8*{x}n); {x}t; }})', ('tuple', None)
def nat_names(tr, n): return f'attr({tr.e(n.args[0])},{tr.p.attr_id("fields")})', ('tuple', translate.STR)
def nat_none(tr, n): return 'NONE', translate.NONE
def nat_false(tr, n): return 'FALSE_', translate.BOOL
def nat_copy(tr, n): return f'clone({tr.e(n.func.value)})', ('cls', Table)
def nat_bind(tr, n): return tr.call_fn(bind_name, n)

def nat_evolve(tr, n):
    c, t = tr.expr(n.args[0]); o = tr.t('o')
    sets = ' '.join(f'set_attr({o},{tr.p.attr_id(k.arg)},{tr.e(k.value)});' for k in n.keywords)
    return f'({{ V {o}=evolved({c}); {sets} {o}; }})', t

NATIVES = {attrs.evolve: nat_evolve, rng.random_below: nat_below, rng.shuffle: nat_shuffle, nodes.field_values: nat_values, nodes.field_names: nat_names,
           State.emit: nat_none, State.hears: nat_false, Table.copy: nat_copy, State.copy: nat_copy, effects.bind_name: nat_bind}

class Native:
    def __init__(self, players=2, pack=None, greedy=False):
        self.greedy = greedy
        self.game = g = new_game(players, 1, listen=False, **({"pack": pack} if pack else {}))
        self.state = g.state
        live = {type(g.state.board): g.state.board}; self.live_cls = type(g.state.board)
        self.p = p = Program({State: Table, Turns: Table}, live, classes(), NATIVES)
        for n in ('rng', 'rules', 'board', 'agenda', 'players', 'over', 'fields', *fields_of(Table), *fields_of(Player)): p.attr_id(n)
        self.choose = p.fn(agenda.choose); self.settle = p.fn(agenda.settle)
        if greedy:
            from gwt.players import greedy as G
            from gwt.games.great_western.ai import valuation as VAL
            translate.PLAIN |= {VAL._Valuation, VAL._SeatValueCache, G._Lookahead}
            NATIVES[VAL._known] = lambda tr, n: ('known_', ('cls', VAL._SeatValueCache))
            self.val_init = p.fn(VAL._Valuation.__init__); self.worth = p.fn(VAL._Valuation.worth); self.lines = p.fn(parts.worths_of); p.released.add(parts.worth_behind)
            for c in (VAL.Weights, VAL._Deck, VAL._DeckValues, G._Line, G._Choice, VAL._Valuation, VAL._SeatValueCache, G._Lookahead): p.class_id(c)
            self.G, self.VAL = G, VAL
        p.run()
        while True:
            before = len(p.fns), len(p.attrs), len(p.consts)
            self.walk(); p.run()
            if before == (len(p.fns), len(p.attrs), len(p.consts)): break
        self.emit()
    # find functions among what can be reached
    def children(self, x):
        if isinstance(x, (str, int, float, type(None), type)): return []
        if isinstance(x, (list, tuple, set, frozenset)): return list(x)
        if isinstance(x, (dict, types.MappingProxyType)): return [*x.keys(), *x.values()]
        if isinstance(x, enum.Enum): return []
        fs = self.fields(type(x))
        if fs is not None:
            node = isinstance(type(x), InternedMeta)
            return [getattr(x, f) for f in fs if node or f in self.p.attrs]
        return []
    def fields(self, cls):
        fs = fields_of(cls)
        if cls is self.live_cls: fs = tuple(vars(self.p.types.live[cls]))
        return fs
    def walk(self):
        seen, todo = set(), [self.state, *self.p.consts]
        self.hold = []
        for c in list(self.p.classes):
            for a in list(self.p.attrs):
                v = inspect.getattr_static(c, a, None)
                if isinstance(v, (int, str, tuple, list, dict, frozenset, enum.Enum)) or isinstance(type(v), InternedMeta): todo.append(v)
        while todo:
            x = todo.pop()
            if id(x) in seen: continue
            seen.add(id(x)); self.hold.append(x)
            if isinstance(x, types.FunctionType) or hasattr(x, 'cache_info'):
                try: self.p.fn(x)
                except No: pass
                continue
            if isinstance(x, type): 
                continue
            if (isinstance(type(x), InternedMeta) or attrs.has(type(x))): self.p.class_id(type(x))
            todo += self.children(x)
    def emit(self):
        p = self.p
        fns = list(p.fns.values())
        protos = '\n'.join(f'static V {f.name}({", ".join(["V"] * len(f.sig.parameters)) or "void"});' for f in fns)
        protos += '\n' + '\n'.join(f'static V {f.name}_first({", ".join(["V"] * len(f.sig.parameters)) or "void"});' for f in fns if inspect.isgeneratorfunction(f.f) and f.name not in p.bad)
        extra = ''
        if self.greedy:
            t = fields_of(Table)
            extra = f'''#define LINES {self.lines.name}
#define VAL_INIT {self.val_init.name}
#define C_VALUATION {p.classes[self.VAL._Valuation]}
#define C_LOOK {p.classes[self.G._Lookahead]}
#define AGENDA {t.index('agenda')}
#define REVEALS {t.index('reveals')}
static V worth_fn;
void set_worth(V v){{ worth_fn=v; }}
'''
        src = f'''#define NATTR {len(p.attrs) + 1}
#include "rt.h"
static V C[{len(p.consts) + 1}];
static uint8_t isa[{len(p.isa) + 1}][MAXCLS];
static V shuffle(uint64_t*r,V x){{ List*l=L(x); for(int64_t i=l->h.n;i>1;i--){{ int64_t o=below(r,i); V t=l->v[i-1]; l->v[i-1]=l->v[o]; l->v[o]=t; }} return NONE; }}
{protos}
''' + '\n\n'.join(f.code for f in fns) + '\n' + f'''
void *fn_table[]={{{", ".join("(void*)" + f.name for f in fns)}}};
#define CHOOSE {self.choose.name}
#define SETTLE {self.settle.name}
#define A_agenda {p.attrs["agenda"]}
#define RNG {list(self.fields(Table)).index("rng")}
#define A_over {p.attrs["over"]}
{extra}
#include "api.h"
'''
        open('/tmp/gwt-native/out.c', 'w').write(src)
        print(len(fns), 'functions', len(p.bad), 'without C', len(p.consts), 'consts', len(p.attrs), 'attrs', src.count('\n'), 'lines', len(src))
        for k, v in p.bad.items(): print('  no C:', k, v)
    def build(self, opt='-O1'):
        t = time.time()
        r = subprocess.run(['gcc', *opt.split(), '-std=gnu11', '-w', '-I', os.path.dirname(os.path.abspath(__file__)), '-fno-strict-aliasing', '-shared', '-fPIC', '-o', '/tmp/gwt-native/out.so', '/tmp/gwt-native/out.c'], capture_output=True, text=True)
        if r.returncode: print(r.stderr[:6000]); sys.exit(1)
        print('built', round(time.time() - t, 1), 's')
        self.lib = L = ctypes.CDLL('/tmp/gwt-native/out.so')
        for f in 'mk_str mk_tuple mk_list mk_dict mk_set mk_obj mk_node mk_func mk_big mk_class get_none get_empty mk_float_'.split(): getattr(L, f).restype = ctypes.c_int64
        L.error.restype = ctypes.c_char_p
        L.init(ctypes.c_int64(1 << 26))
        self.load()
    def load(self):
        p, L = self.p, self.lib
        self.memo = {}; self.odd = collections.Counter()
        self.hold2 = []
        L.set_perm(1)
        ids = {c: i for c, i in p.classes.items()}
        for c, i in ids.items():
            fs = self.fields(c) or ()
            node = isinstance(c, InternedMeta)
            L.cls_def(i, len(fs), int(node), c.__name__.encode())
            for k, f in enumerate(fs):
                if f in ('rules','board','log','offers','abilities'): L.cls_skip(i,k)
                if f in p.attrs: L.cls_off(i, p.attrs[f], k)
            for k, b in enumerate([b for b in c.__mro__[1:] if b in ids][:12]): L.cls_base(i, k, ids[b])
        self.cls_v = {c: L.mk_class(i) for c, i in ids.items()}
        for name, c in dict(c_int=int, c_tuple=tuple, c_list=list, c_str=str, c_dict=dict, c_set=set).items():
            self.cls_v[c] = L.mk_class(2000 + 'itlsde'.index(name[2] if name != 'c_set' else 'e'))
            L.set_builtin(name.encode(), ctypes.c_int64(self.cls_v[c]))
        self.e('')
        self.fn_v = {}
        for k, f in enumerate(p.fns.values()):
            ds = [x.default for x in f.sig.parameters.values()]
            arr = (ctypes.c_int64 * max(1, len(ds)))(*[0 if d is inspect.Parameter.empty else self.e(d) for d in ds])
            self.fn_v[id(f.obj)] = L.mk_func(k, len(ds), arr)
        for c, i in ids.items():
            fs = self.fields(c) or ()
            ds = []
            for f in fs:
                if isinstance(c, InternedMeta): ds.append(self.e(c.defaults[f]) if f in c.defaults else 0)
                elif attrs.has(c):
                    d = attrs.fields_dict(c)[f].default
                    ds.append(0 if d is attrs.NOTHING or isinstance(d, attrs.Factory) else self.e(d))
                else: ds.append(0)
            L.cls_defaults_(i, len(ds), (ctypes.c_int64 * max(1, len(ds)))(*ds))
            for k, f in enumerate(fs):
                a = attrs.fields_dict(c)[f] if attrs.has(c) and not isinstance(c, InternedMeta) else None
                if a is not None and (a.metadata.get('shared') or f in ('rules', 'board', 'offers', 'log')): L.cls_shared(i, k)
        for c, i in ids.items():
            for a, k in p.attrs.items():
                v = inspect.getattr_static(c, a, None)
                if isinstance(v, (types.MemberDescriptorType, property, types.FunctionType)) or not hasattr(c, a): continue
                if a in (self.fields(c) or ()): continue
                v = getattr(c, a)
                if callable(v) and not isinstance(v, type): continue
                try: x = self.e(v)
                except TypeError: continue
                L.cls_attr(i, k, ctypes.c_int64(x))
        for cs, k in p.isa.items():
            for c, i in ids.items():
                if issubclass(c, cs): L.isa_set(k, i)
        for k, x in enumerate(p.consts):
            L.const_set(k, ctypes.c_int64(self.e(x)))
        for a, k in p.attrs.items(): L.attr_name(ctypes.c_int64(self.e(a)), k)
        # what a state shares
        self.e(self.state.rules); self.e(self.state.board)
        L.loaded()
        L.set_perm(0)
    def e(self, x, mutable=False):
        L = self.lib
        if x is None: return L.get_none()
        if isinstance(x, float): return L.mk_float_(ctypes.c_double(x))
        if isinstance(x, enum.Enum): pass
        elif isinstance(x, bool): return 3 if x else 1
        elif isinstance(x, int): return (x << 1) | 1
        if isinstance(x, tuple) and not x: return L.get_empty()
        if isinstance(x, type): 
            return self.cls_v[x] if x in self.cls_v else L.get_none()
        if isinstance(x, types.FunctionType) or hasattr(x, 'cache_info'):
            if id(x) in self.fn_v: return self.fn_v[id(x)]
            return L.get_none()
        key = ('s', x) if isinstance(x, str) else id(x)
        if isinstance(x, (str, enum.Enum)) or isinstance(type(x), InternedMeta): mutable = False
        if not mutable and key in self.memo: return self.memo[key]
        if not mutable: was = L.set_perm(1)
        try: return self.e2(x, mutable, key)
        finally:
            if not mutable: L.set_perm(was)
    def e2(self, x, mutable, key):
        L = self.lib
        self.hold2.append(x)
        if isinstance(x, str): r = L.mk_str(x.encode())
        elif isinstance(x, enum.Enum):
            c = self.p.class_id(type(x)); r = L.mk_obj(c, 0, (ctypes.c_int64 * 1)())
        elif isinstance(x, (tuple, list)):
            vs = [self.e(v, mutable) for v in x]; arr = (ctypes.c_int64 * max(1, len(vs)))(*vs)
            r = (L.mk_tuple if isinstance(x, tuple) else L.mk_list)(len(vs), arr)
        elif isinstance(x, (set, frozenset)):
            vs = [self.e(v) for v in x]; r = L.mk_set(len(vs), (ctypes.c_int64 * max(1, len(vs)))(*vs))
        elif isinstance(x, (dict, types.MappingProxyType)):
            r = None
            ks = [self.e(v) for v in x]; vs = [self.e(v, mutable) for v in x.values()]
            r = L.mk_dict(len(ks), (ctypes.c_int64 * max(1, len(ks)))(*ks), (ctypes.c_int64 * max(1, len(ks)))(*vs))
        else:
            fs = self.fields(type(x))
            if fs is None: self.odd[str(type(x))] += 1; return L.get_none()
            node = isinstance(type(x), InternedMeta); c = self.p.classes[type(x)]
            if node:
                vs = [self.e(getattr(x, f)) for f in fs]
                r = L.mk_node(c, len(vs), (ctypes.c_int64 * max(1, len(vs)))(*vs))
            else:
                arr = (ctypes.c_int64 * max(1, len(fs)))(*[L.get_none()] * max(1, len(fs)))
                r = L.mk_obj(c, len(fs), arr); self.memo[key] = r if not mutable else self.memo.get(key, r)
                if mutable: self.memo.pop(key, None)
                for k, f in enumerate(fs):
                    if f in self.p.attrs or mutable:
                        v = getattr(x, f)
                        if f == 'rng' and mutable: y = L.mk_big(ctypes.c_uint64(v))
                        elif f in ('rules', 'board', 'log'): y = self.e(v)
                        else: y = self.e(v, mutable)
                        L.obj_set(ctypes.c_int64(r), k, ctypes.c_int64(y))
        if not mutable: self.memo[key] = r
        return r
    def start(self, state):
        self.lib.set_perm(0); self.lib.reset_heap()
        v = self.e(state, True)
        self.lib.set_state(ctypes.c_int64(v))
    def dump(self):
        buf = ctypes.create_string_buffer(1 << 20)
        n = self.lib.dump_state(buf, len(buf)); return buf.raw[:n].decode()
    def options(self):
        buf = ctypes.create_string_buffer(1 << 20)
        n = self.lib.dump_options(buf, len(buf)); return buf.raw[:n].decode()

def show(x, skip=('rules', 'board', 'log', 'offers', 'abilities')):
    """The text of a value as C dumps it."""
    if x is None: return 'None'
    if isinstance(x, enum.Enum): return f'<{type(x).__name__}>'
    if isinstance(x, (bool, int)): return str(int(x))
    if isinstance(x, str): return f"'{x}'"
    if isinstance(x, tuple): return '(' + ','.join(map(show, x)) + ')'
    if isinstance(x, list): return '[' + ','.join(map(show, x)) + ']'
    if isinstance(x, dict): return '{' + ','.join(f'{show(k)}:{show(v)}' for k, v in x.items()) + '}'
    fs = fields_of(type(x))
    return type(x).__name__ + '(' + ','.join(show(getattr(x, f)) for f in fs if f not in skip) + ')'
