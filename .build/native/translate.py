"""Translates functions of a game, and all that they call, into C on the values of rt.h."""
import ast, builtins, functools, inspect, itertools, linecache, types, typing, collections.abc, enum, operator, sys, re
import attrs
from gwt.dsl.nodes import InternedMeta, Node

class No(Exception):
    """There is no C for something."""

INT, BOOL, STR, NONE, FLOAT = ('int',), ('bool',), ('str',), ('none',), ('float',)

def cls_t(c): return ('cls', c)

class Types:
    def __init__(self, alias, live):
        self.alias, self.live, self._hints, self._attr, self.seen = alias, live, {}, {}, {}
    def of_hint(self, h):
        if h is None or h is type(None): return NONE
        if h is bool: return BOOL
        if h is int: return INT
        if h is float: return FLOAT
        if h is str: return STR
        if h is list: return ('list', None)
        if h is tuple: return ('tuple', None)
        if h in (dict,): return ('dict', None, None)
        if h in (set, frozenset): return ('set', None)
        o = typing.get_origin(h)
        if o is typing.Annotated: return self.of_hint(typing.get_args(h)[0])
        if o in (typing.Final, typing.ClassVar): return self.of_hint(typing.get_args(h)[0])
        if o in (list,): return ('list', self.of_hint(typing.get_args(h)[0]))
        if o is tuple:
            a = typing.get_args(h)
            if len(a) == 2 and a[1] is ...: return ('tuple', self.of_hint(a[0]))
            if a: return ('tupleN', *[self.of_hint(x) for x in a])
            return ('tuple', None)
        if o in (dict, collections.abc.Mapping, collections.abc.MutableMapping):
            a = typing.get_args(h); return ('dict', self.of_hint(a[0]), self.of_hint(a[1]))
        if o in (set, frozenset, collections.abc.Set): return ('set', self.of_hint(typing.get_args(h)[0]))
        if o in (collections.abc.Sequence, collections.abc.Iterable, collections.abc.Iterator, collections.abc.Collection): return ('seq', self.of_hint(typing.get_args(h)[0]))
        if o in (typing.Union, types.UnionType):
            a = typing.get_args(h); rest = [x for x in a if x is not type(None)]
            if len(rest) == 1 and len(a) == 2:
                t = self.of_hint(rest[0]); return ('opt', t) if t else None
            return None
        if o is type or h is type: return ('type',)
        if o is not None and isinstance(o, type): h = o
        if getattr(h, '_is_protocol', False): return None
        if isinstance(h, type) and h.__module__.startswith('gwt') and not issubclass(h, enum.Enum):
            return cls_t(self.alias.get(h, h))
        return None
    def hints(self, obj):
        if obj not in self._hints:
            try: self._hints[obj] = typing.get_type_hints(obj)
            except Exception: self._hints[obj] = {}
        return self._hints[obj]
    def of_live(self, x, depth=0):
        if x is None: return None
        if isinstance(x, bool): return BOOL
        if isinstance(x, int): return INT
        if isinstance(x, float): return FLOAT
        if isinstance(x, str): return STR
        if isinstance(x, (list, tuple)):
            ts = {self.of_live(e, depth+1) for e in x} if depth < 3 else set()
            return ('list' if isinstance(x, list) else 'tuple', ts.pop() if len(ts) == 1 else None)
        if isinstance(x, (dict, types.MappingProxyType)):
            ts = {self.of_live(e, depth+1) for e in x.values()} if depth < 3 else set()
            ks = {self.of_live(e, depth+1) for e in x} if depth < 3 else set()
            return ('dict', ks.pop() if len(ks) == 1 else None, ts.pop() if len(ts) == 1 else None)
        if isinstance(x, (set, frozenset)): return ('set', None)
        if isinstance(x, type) or callable(x) and not hasattr(type(x), '__attrs_attrs__'): return None
        if isinstance(x, enum.Enum): return None
        if type(x).__module__.startswith('gwt'): return cls_t(type(x))
        return None
    def attr(self, cls, name):
        key = cls, name
        if key not in self._attr:
            self._attr[key] = None
            h = self.hints(cls).get(name)
            t = None
            if h is not None: t = self.of_hint(h)
            else:
                v = inspect.getattr_static(cls, name, None)
                if isinstance(v, property): t = self.of_hint(self.hints(v.fget).get('return')) if 'return' in self.hints(v.fget) else None
                elif cls in self.live and hasattr(self.live[cls], name): t = self.of_live(getattr(self.live[cls], name))
            self._attr[key] = t
        if self._attr[key] is None and key in self.seen: return self.seen[key]
        return self._attr[key]

def fields_of(cls):
    if isinstance(cls, InternedMeta): return cls.fields
    if attrs.has(cls): return tuple(a.name for a in attrs.fields(cls))
    return plain_fields(cls)

_plain = {}
PLAIN = set()
def plain_fields(cls):
    if cls not in PLAIN: return None
    if cls not in _plain:
        names = {}
        for x in ast.walk(ast_of(cls.__init__)):
            if isinstance(x, ast.Attribute) and isinstance(x.ctx, ast.Store) and isinstance(x.value, ast.Name) and x.value.id == 'self': names.setdefault((x.lineno, x.col_offset, x.attr))
        _plain[cls] = tuple(dict.fromkeys(n for *_, n in sorted(names)))
    return _plain[cls]

_trees = {}
def tree_of(file):
    if file not in _trees:
        lines = linecache.getlines(file)
        if not lines: raise No(f'no source {file}')
        t = ast.parse(''.join(lines)); ix = {}
        for n in ast.walk(t):
            if isinstance(n, (ast.FunctionDef, ast.Lambda)):
                ix.setdefault(min([n.lineno] + [d.lineno for d in getattr(n, 'decorator_list', [])]), []).append(n)
        _trees[file] = ix
    return _trees[file]

def ast_of(f):
    code = f.__code__
    cands = tree_of(code.co_filename).get(code.co_firstlineno, [])
    cands = [n for n in cands if (isinstance(n, ast.Lambda)) == (code.co_name == '<lambda>') and (isinstance(n, ast.Lambda) or n.name == code.co_name)]
    if len(cands) > 1:
        pos = [p for p in code.co_positions() if p[0] is not None and p[2] is not None and p[3] != 0]
        lo = min((p[0], p[2]) for p in pos if (p[0], p[2]) != (code.co_firstlineno, 0))
        cands = [n for n in cands if (n.body.lineno, n.body.col_offset) <= lo and lo <= (n.body.end_lineno, n.body.end_col_offset)]
    if len(cands) != 1: raise No(f'no source of {f}')
    return cands[0]

class Program:
    def __init__(self, alias, live, classes, natives):
        self.types = Types(alias, live); self.alias = alias
        self.classes = {c: i for i, c in enumerate(classes)}
        self.natives = natives           # live object -> (lambda tr, args: (code, type))
        self.attrs = {}                  # names -> index
        self.consts, self._const = [], {}
        self.fns = {}                    # id(function) -> Fn
        self.keep = []
        self.isa = {}                    # tuple of classes -> index
        self.memos = 0
        self.bad = {}
        self.queue = []; self.released = set()
    def attr_id(self, name):
        return self.attrs.setdefault(name, len(self.attrs))
    def class_id(self, c):
        if c not in self.classes: self.classes[c] = len(self.classes)
        return self.classes[c]
    def const(self, x):
        if x is None: return 'NONE'
        if x is True: return 'TRUE_'
        if x is False: return 'FALSE_'
        if isinstance(x, int) and abs(x) < 1 << 61 and not isinstance(x, enum.Enum): return f'INT({x})'
        if isinstance(x, tuple) and not x: return 'EMPTY'
        if isinstance(x, str) and not x: return 'empty_str'
        key = ('s', x) if isinstance(x, str) else ('f', x) if isinstance(x, float) else ('o', id(x))
        if key not in self._const:
            self._const[key] = len(self.consts); self.consts.append(x)
        return f'C[{self._const[key]}]'
    def fn(self, f):
        if id(f) not in self.fns:
            memo = None
            g = f
            if hasattr(f, '__wrapped__') and hasattr(f, 'cache_info'): g, memo = f.__wrapped__, True
            if isinstance(g, types.MethodType): raise No('bound method')
            if not isinstance(g, types.FunctionType): raise No(f'no function: {f!r}')
            name = re.sub(r'\W', '_', f"{(g.__module__ or 'made').rsplit('.',1)[-1]}_{g.__qualname__}") + f'_{len(self.fns)}'
            fn = types.SimpleNamespace(name=name, f=g, memo=memo, sig=inspect.signature(g), code=None, obj=f)
            self.fns[id(f)] = fn; self.keep.append(f); self.queue.append(fn)
        return self.fns[id(f)]
    def run(self):
        while self.queue:
            fn = self.queue.pop()
            try: fn.code = Fn(self, fn).code()
            except No as e:
                self.bad[fn.name] = str(e)
                ps = ', '.join('V p%d' % i for i in range(len(fn.sig.parameters)))
                fn.code = f'static V {fn.name}({ps or "void"}) {{ fail("no C for {fn.name}: {str(e)[:80]}"); return 0; }}'.replace('\\', '/')
    def isa_of(self, cs):
        return self.isa.setdefault(cs, len(self.isa))

MISSING = object()

class Fn:
    def __init__(self, prog, fn):
        self.p, self.fn = prog, fn
        self.node = ast_of(fn.f)
        self.cells = dict(zip(fn.f.__code__.co_freevars, [c.cell_contents for c in fn.f.__closure__ or ()]))
        self.globals = fn.f.__globals__
        self.tmp = 0
    def t(self, p='t'):
        self.tmp += 1; return f'{p}_{self.tmp}'

    # ---- the function ----
    def code(self):
        n, fn = self.node, self.fn
        a = n.args
        if a.kwarg or (a.vararg and a.kwonlyargs): raise No('varargs')
        params = [x.arg for x in (*a.posonlyargs, *a.args, *((a.vararg,) if a.vararg else ()), *a.kwonlyargs)]
        self.params = params
        hints = self.p.types.hints(fn.f)
        known = {}
        for x in params:
            if x in hints: known[x] = self.p.types.of_hint(hints[x])
            if a.vararg and x == a.vararg.arg: known[x] = ('tuple', known.get(x))
        if params and params[0] == 'self':
            owner = self.owner()
            if owner: known['self'] = cls_t(owner)
        self.ret = self.p.types.of_hint(hints['return']) if 'return' in hints else None
        body = [ast.Return(n.body)] if isinstance(n, ast.Lambda) else n.body
        self.gen = any(isinstance(x, (ast.Yield, ast.YieldFrom)) for x in self.walk_own(body))
        fixed = dict(known)
        for annotated in self.walk_own(body):
            if isinstance(annotated, ast.AnnAssign) and isinstance(annotated.target, ast.Name):
                t = self.hint_node(annotated.annotation)
                if t: fixed[annotated.target.id] = t
        names = set(params)
        for x in self.walk_own(body):
            if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store): names.add(x.id)
            if isinstance(x, (ast.MatchAs, ast.MatchStar)) and x.name: names.add(x.name)
        for x in ast.walk(ast.Module(body, [])):
            if isinstance(x, ast.FunctionDef): names.add(x.name)
        self.names = names
        self.types = dict(fixed)
        self.only_first = False
        for final in (False, False, True):
            self.seen = {}
            self.scopes = []
            self.final = final; self.cache = {}
            text = self.block(body)
            if not final:
                self.types = dict(fixed)
                for v, ts in self.seen.items():
                    if v not in fixed: self.types[v] = self.join(ts)
                for v in params:
                    if v in self.seen and v in known and self.join([known[v], *self.seen[v]]) != known[v]: self.types[v] = None
        if self.gen:
            self.only_first, first_text = True, None; self.cache = {}
            first_text = self.block(body); self.only_first = False
        locs = sorted(names - set(params))
        head = f'static V {fn.name}({", ".join("V v_" + x for x in params) or "void"})'
        out = [head + ' {']
        if locs: out.append('  V ' + ', '.join(f'v_{x}=0' for x in locs) + ';')
        if self.gen: out.append('  V out_=new_list(4);')
        out += ['  ' + l for l in text]
        out.append('  return out_;' if self.gen else '  return NONE;')
        out.append('}')
        if self.gen:
            out.append(head.replace(fn.name + '(', fn.name + '_first(', 1) + ' {' + ('V ' + ', '.join(f'v_{x}=0' for x in locs) + ';' if locs else ''))
            out += first_text + ['return 0; }']
        if fn.f in self.p.released:
            args = ','.join('v_' + x for x in params)
            out[0] = out[0].replace(fn.name + '(', fn.name + '_do(', 1)
            out.append(f'{head} {{ char*from=heap.at; double d=dbl({fn.name}_do({args})); heap.at=from; return mk_float(d); }}')
        if fn.memo:
            k = len(params); i = self.p.memos; self.p.memos += 1
            out[0] = out[0].replace(fn.name + '(', fn.name + '_do(', 1)
            args = ','.join('v_' + x for x in params)
            out.append(f'static Memo memo{i};\n{head} {{ V a[]={{{args}}}; V r; uint64_t h; if(memo_get(&memo{i},{k},a,&r,&h)) return r; return memo_put(&memo{i},{k},a,{fn.name}_do({args}),h); }}')
        return '\n'.join(out)
    def owner(self):
        q = self.fn.f.__qualname__.split('.')
        if len(q) < 2: return None
        o = sys.modules[self.fn.f.__module__]
        for x in q[:-1]: o = getattr(o, x, None)
        return self.p.alias.get(o, o) if isinstance(o, type) else None
    def walk_own(self, body):
        todo = list(body)
        while todo:
            x = todo.pop()
            if isinstance(x, (ast.FunctionDef, ast.ClassDef)): continue
            yield x
            if isinstance(x, ast.Lambda): continue
            todo += list(ast.iter_child_nodes(x))
    def join(self, ts):
        ts = list(dict.fromkeys(ts))
        if None in ts: return None
        if len(ts) == 1: return ts[0]
        rest = [x for x in ts if x != NONE]
        if len(rest) == 1: return rest[0] if rest[0][0] == 'opt' else ('opt', rest[0])
        opts = {x[1] if x[0] == 'opt' else x for x in rest}
        if len(opts) == 1: return ('opt', opts.pop())
        if all(x in (INT, BOOL) for x in ts): return INT
        ks = {x[0] for x in rest}
        if ks <= {'list', 'tuple', 'seq'} and NONE not in ts: return ('seq', self.join([x[1] if len(x) > 1 else None for x in rest]))
        return None
    def hint_node(self, node):
        try:
            scope = dict(self.globals)
            return self.p.types.of_hint(eval(compile(ast.Expression(node), '', 'eval'), scope))
        except Exception: return None

    # ---- statements ----
    def block(self, body):
        out = []
        for s in body: out += self.stmt(s)
        return out
    def stmt(self, s):
        if isinstance(s, ast.Expr):
            if isinstance(s.value, ast.Constant): return []
            if self.only_first and isinstance(s.value, ast.Yield): return [f'return {self.e(s.value.value)};']
            if self.only_first and isinstance(s.value, ast.YieldFrom):
                f = self.first(s.value.value); x = self.t('f')
                if f: return [f'{{ V {x}={f[0]}; if({x}) return {x}; }}']
                return [f'{{ Seq {x}=seq({self.e(s.value.value)}); if({x}.n) return {x}.v[0]; }}']
            if isinstance(s.value, ast.Yield): return [f'push_(out_,{self.e(s.value.value)});']
            if isinstance(s.value, ast.YieldFrom): return [f'extend(out_,{self.e(s.value.value)});']
            return [f'(void)({self.e(s.value)});']
        if isinstance(s, ast.Return):
            if self.gen: return ['return 0;' if self.only_first else 'return out_;']
            return [f'return {self.e(s.value) if s.value else "NONE"};']
        if isinstance(s, ast.Assign):
            return self.assign_many(s.targets, s.value)
        if isinstance(s, ast.AnnAssign):
            if s.value is None: return []
            c, t = self.expr(s.value)
            if isinstance(s.target, ast.Attribute): return self.assign(s.target, c, self.hint_node(s.annotation) or t)
            return self.assign(s.target, c, t if not (t and t[0] in ('list', 'dict', 'tuple') and None in t) else self.types.get(getattr(s.target, 'id', ''), t))
        if isinstance(s, ast.AugAssign): return self.aug(s)
        if isinstance(s, ast.If):
            out = [f'if({self.cond(s.test)}) {{', *self.block(s.body), '}']
            if s.orelse: out += ['else {', *self.block(s.orelse), '}']
            return out
        if isinstance(s, ast.While):
            if s.orelse: raise No('while else')
            return [f'while({self.cond(s.test)}) {{', *self.block(s.body), '}']
        if isinstance(s, ast.For):
            if s.orelse: raise No('for else')
            if isinstance(s.body[0], ast.Return) and isinstance(s.iter, ast.Call):
                first = self.first(s.iter)
                if first:
                    x = self.t('f'); return [f'{{ V {x}={first[0]}; if({x}) {{', *self.assign(s.target, x, first[1]), *self.block(s.body), '}}']
            return ['{', self.loop(s.target, s.iter, lambda: '\n'.join(self.block(s.body))), '}']
        if isinstance(s, ast.Break): return ['break;']
        if isinstance(s, ast.Continue): return ['continue;']
        if isinstance(s, (ast.Pass, ast.Nonlocal)): return []
        if isinstance(s, ast.Assert):
            if any(isinstance(x, ast.NamedExpr) for x in ast.walk(s.test)): return [f'(void)({self.cond(s.test)});']
            return []
        if isinstance(s, ast.Raise):
            return [f'fail("raised in {self.fn.name} line {s.lineno}");']
        if isinstance(s, ast.Delete):
            out = []
            for x in s.targets:
                if not isinstance(x, ast.Subscript): raise No('del')
                c = self.e(x.value)
                if isinstance(x.slice, ast.Slice): out.append(f'set_slice({c},{self.opt(x.slice.lower)},{self.opt(x.slice.upper)},EMPTY);')
                else: out.append(f'ddel({c},{self.e(x.slice)});')
            return out
        if isinstance(s, ast.Match): return self.match(s)
        if isinstance(s, ast.FunctionDef): return self.nested(s)
        raise No(type(s).__name__)
    def nested(self, s):
        """A function inside of another, which sees the names of that one."""
        name = f'{self.fn.name}_{s.name}'
        ps = [a.arg for a in s.args.args]
        if not hasattr(self, 'inside'): self.inside = {}
        out = self.nested_code(name, ps, s.body)
        self.inside[s.name] = (name, len(ps))
        x = f'v_{s.name}'
        return [*out, f'{x}=mk_closure({name},{len(ps)});']
    def nested_code(self, name, ps, body):
        saved = self.names, self.types, self.gen, self.seen
        own = {x.id for x in self.walk_own(body) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store)}
        own -= {n for x in self.walk_own(body) if isinstance(x, ast.Nonlocal) for n in x.names}
        self.names = saved[0] | set(ps) | own
        self.types = dict(saved[1]); self.seen = {}
        for p in (*ps, *own): self.types.pop(p, None)
        self.gen = any(isinstance(x, (ast.Yield, ast.YieldFrom)) for x in self.walk_own(body))
        if self.gen: raise No('nested generator')
        text = self.block(body)
        self.names, self.types, self.gen, self.seen = saved
        locs = sorted(own - set(ps))
        decl = f'V {", ".join("v_" + x + "=0" for x in locs)};' if locs else ''
        return [f'auto V {name}({", ".join("V" for _ in ps)});', f'V {name}({", ".join("V v_" + p for p in ps)}) {{ {decl}', *text, 'return NONE; }']
    def x_Lambda(self, n):
        name = self.t('lambda'); ps = [a.arg for a in n.args.args]
        code = ' '.join(self.nested_code(name, ps, [ast.Return(n.body)]))
        return f'({{ {code} mk_closure({name},{len(ps)}); }})', None
    def opt(self, n): return 'NONE' if n is None else self.e(n)
    def note(self, name, t):
        self.seen.setdefault(name, []).append(t)
        if not self.final and name not in self.types: self.types[name] = t
    def assign_many(self, targets, value):
        if len(targets) == 1 and isinstance(targets[0], ast.Tuple) and isinstance(value, ast.Tuple) and len(targets[0].elts) == len(value.elts) and not any(isinstance(x, ast.Starred) for x in (*targets[0].elts, *value.elts)):
            out, ts = ['{'], []
            for v in value.elts:
                c, t = self.expr(v); x = self.t(); out.append(f'V {x}={c};'); ts.append((x, t))
            for g, (x, t) in zip(targets[0].elts, ts): out += self.assign(g, x, t)
            return [*out, '}']
        c, t = self.expr(value)
        if len(targets) == 1: return self.assign(targets[0], c, t)
        x = self.t(); out = ['{', f'V {x}={c};']
        for g in targets:
            # What a lasting cache holds is the same thing as what goes on being used.
            if isinstance(g, ast.Subscript): out.append(f'if(HD({self.e(g.value)})->perm) {x}=keep_at({x},HD({self.e(g.value)})->perm);')
        for g in reversed(targets): out += self.assign(g, x, t)
        return [*out, '}']
    def assign(self, g, c, t):
        if isinstance(g, ast.Name):
            if g.id not in self.local_scope(): self.note(g.id, t)
            return [f'v_{g.id}={c};']
        if isinstance(g, (ast.Tuple, ast.List)):
            x = self.t(); out = ['{', f'V {x}={c};']
            star = [i for i, e in enumerate(g.elts) if isinstance(e, ast.Starred)]
            if star:
                i = star[0]; after = len(g.elts) - i - 1
                for j, e in enumerate(g.elts):
                    if j < i: out += self.assign(e, f'sub_seq({x},{j})', self.elem(t, j))
                    elif j == i: out += self.assign(e.value, f'to_list(slice({x},INT({i}),{"NONE" if not after else f"INT({-after})"},NONE))', None)
                    else: out += self.assign(e, f'sub_seq({x},{j-len(g.elts)})', None)
            else:
                for j, e in enumerate(g.elts): out += self.assign(e, f'sub_seq({x},{j})', self.elem(t, j))
            return [*out, '}']
        if isinstance(g, ast.Attribute):
            oc, ot = self.expr(g.value)
            if ot and ot[0] == 'cls' and ot[1] in PLAIN and t is not None: self.p.types.seen[ot[1], g.attr] = t
            i = self.offset(ot, g.attr)
            if i is not None: return [f'T({oc})->v[{i}]={c};']
            return [f'set_attr({oc},{self.p.attr_id(g.attr)},{c});']
        if isinstance(g, ast.Subscript):
            if isinstance(g.slice, ast.Slice): return [f'set_slice({self.e(g.value)},{self.opt(g.slice.lower)},{self.opt(g.slice.upper)},{c});']
            return [f'set_item({self.e(g.value)},{self.e(g.slice)},{c});']
        raise No(f'target {type(g).__name__}')
    def local_scope(self):
        return set().union(*self.scopes) if self.scopes else set()
    def elem(self, t, j=None):
        if t is None: return None
        if t[0] == 'opt': t = t[1]
        if t is None: return None
        if t[0] == 'tupleN' and j is None: return self.join(t[1:])
        if t[0] == 'tupleN': return t[1 + j] if j + 1 < len(t) else None
        if t[0] in ('list', 'tuple', 'seq', 'set'): return t[1] if len(t) > 1 else None
        if t[0] == 'dict': return t[1]
        return None
    def aug(self, s):
        g = s.target
        ops = {ast.Add: 'plus', ast.Sub: 'minus', ast.Mult: 'mul', ast.BitOr: 'or', ast.FloorDiv: 'div'}
        c, t = self.expr(ast.copy_location(self.load(g), g)) if not isinstance(g, ast.Attribute) else (None, None)
        if isinstance(g, ast.Attribute):
            oc, ot = self.expr(g.value); x = self.t('o'); y = self.t()
            i = self.offset(ot, g.attr); t = self.p.types.attr(self.strip(ot)[1], g.attr) if self.strip(ot) and self.strip(ot)[0] == 'cls' else None
            get = f'T({x})->v[{i}]' if i is not None else f'attr({x},{self.p.attr_id(g.attr)})'
            put = (lambda v: f'T({x})->v[{i}]={v};') if i is not None else (lambda v: f'set_attr({x},{self.p.attr_id(g.attr)},{v});')
            return ['{', f'V {x}={oc}; V {y}={get};', put(self.in_place(s.op, y, t, s.value)), '}']
        if isinstance(g, ast.Subscript):
            a, b, y = self.t(), self.t(), self.t()
            return ['{', f'V {a}={self.e(g.value)}; V {b}={self.e(g.slice)}; V {y}=subscr({a},{b});', f'set_item({a},{b},{self.in_place(s.op, y, t, s.value)});', '}']
        r = self.in_place(s.op, c, t, s.value)
        self.note(g.id, t if not self.is_int(t) or self.is_int(self.expr(s.value)[1]) else None)
        return [f'v_{g.id}={r};']
    def load(self, g):
        return ast.parse(ast.unparse(g), mode='eval').body
    def in_place(self, op, y, t, value):
        vc, vt = self.expr(value)
        if isinstance(op, ast.Add):
            if self.is_int(t) and self.is_int(vt): return f'({y}+{vc}-1)'
            if FLOAT in (t, vt) or self.is_int(t) or self.is_int(vt): return f'plus({y},{vc})'
            k = (self.strip(t) or ('?',))[0]
            if k == 'list': z = self.t(); return f'({{ V {z}={y}; extend({z},{vc}); {z}; }})'
            if k in ('tuple', 'tupleN'): return f'concat({y},{vc})'
            z, w = self.t(), self.t(); return f'({{ V {z}={y}, {w}={vc}; KIND({z})==K_LIST?(extend({z},{w}),{z}):plus({z},{w}); }})'
        if isinstance(op, ast.Sub): return f'({y}-{vc}+1)' if self.is_int(t) and self.is_int(vt) else f'minus({y},{vc})'
        if isinstance(op, ast.Mult): return f'mul({y},{vc})'
        if isinstance(op, ast.BitOr):
            if (self.strip(t) or ('?',))[0] == 'set': z = self.t(); return f'({{ V {z}={y}; Seq {z}s=seq({vc}); for(u32 {z}i=0;{z}i<{z}s.n;{z}i++) dset({z},{z}s.v[{z}i],NONE); {z}; }})'
            if (self.strip(t) or ('?',))[0] == 'dict': z = self.t(); return f'({{ V {z}={y}; d_update({z},{vc}); {z}; }})'
            if t is None: return f'ior({y},{vc})'
        raise No('augmented')
    def is_int(self, t): return t in (INT, BOOL)
    def strip(self, t): return t[1] if t and t[0] == 'opt' else t
    def offset(self, t, name):
        t = self.strip(t)
        if not t or t[0] != 'cls': return None
        fs = fields_of(t[1])
        if fs is None:
            live = self.p.types.live.get(t[1])
            if live is not None: fs = tuple(vars(live))
        if not fs or name not in fs: return None
        self.p.attr_id(name); return fs.index(name)

    # ---- loops ----
    def loop(self, target, it, body, scoped=False):
        """C of a loop; with `scoped` the targets are declared inside of it."""
        decl = ''
        if scoped:
            names = {x.id for x in ast.walk(target) if isinstance(x, ast.Name)}
        def bind(g, c, t):
            if scoped:
                for x in ast.walk(g):
                    if isinstance(x, ast.Name): self.inner[x.id] = None
            if isinstance(g, ast.Name):
                if scoped: self.inner[g.id] = t; return f'V v_{g.id}={c};'
                self.note(g.id, t); return f'v_{g.id}={c};'
            if scoped:
                ns = sorted({x.id for x in ast.walk(g) if isinstance(x, ast.Name)})
                pre = f'V {", ".join("v_"+n for n in ns)};'
                self.bind_types(g, t)
                return pre + ' '.join(self.assign(g, c, t))
            return ' '.join(self.assign(g, c, t))
        i, s = self.t('i'), self.t('s')
        f = it.func if isinstance(it, ast.Call) else None
        live = self.static(f) if f is not None else MISSING
        if live is range and not any(isinstance(a, ast.Starred) for a in it.args):
            a = [self.i(x) for x in it.args]
            lo, hi, st = (('0', a[0], '1') if len(a) == 1 else (a[0], a[1], '1') if len(a) == 2 else a)
            b = self.t('n'); step = self.t('d')
            neg = len(it.args) == 3 and isinstance(it.args[2], ast.UnaryOp)
            return f'{{ int64_t {b}={hi}, {step}={st}; for(int64_t {i}={lo}; {i}{">" if neg else "<"}{b}; {i}+={step}) {{ {bind(target, f"INT({i})", INT)} {body()} }} }}'
        if live is enumerate and isinstance(target, ast.Tuple) and len(target.elts) == 2:
            c, t = self.expr(it.args[0])
            start = self.i(it.args[1]) if len(it.args) > 1 else self.i(it.keywords[0].value) if it.keywords else '0'
            st = self.t('n')
            return f'{{ Seq {s}=seq({c}); int64_t {st}={start}; for(u32 {i}=0;{i}<{s}.n;{i}++) {{ {bind(target.elts[0], f"INT({i}+{st})", INT)} {bind(target.elts[1], f"{s}.v[{i}]", self.elem(t))} {body()} }} }}'
        if live is zip and isinstance(target, ast.Tuple) and len(it.args) == 2 == len(target.elts):
            (c, t), (d, u) = self.expr(it.args[0]), self.expr(it.args[1]); s2 = self.t('s')
            return f'{{ Seq {s}=seq({c}), {s2}=seq({d}); for(u32 {i}=0;{i}<{s}.n&&{i}<{s2}.n;{i}++) {{ {bind(target.elts[0], f"{s}.v[{i}]", self.elem(t))} {bind(target.elts[1], f"{s2}.v[{i}]", self.elem(u))} {body()} }} }}'
        if live is reversed:
            c, t = self.expr(it.args[0])
            return f'{{ Seq {s}=seq({c}); for(u32 {i}={s}.n;{i}-->0;) {{ {bind(target, f"{s}.v[{i}]", self.elem(t))} {body()} }} }}'
        if isinstance(f, ast.Attribute) and not it.args and live is MISSING and f.attr in ('items', 'values', 'keys'):
            c, t = self.expr(f.value); d = self.t('d'); t = self.strip(t) or ('dict', None, None)
            kt, vt = (t[1], t[2]) if t[0] == 'dict' else (None, None)
            if f.attr == 'items' and isinstance(target, ast.Tuple) and len(target.elts) == 2:
                b = bind(target.elts[0], f'{d}->k[{i}]', kt) + bind(target.elts[1], f'{d}->v[{i}]', vt)
            elif f.attr == 'items': b = None
            else: b = bind(target, f'{d}->{f.attr[0]}[{i}]', kt if f.attr == 'keys' else vt)
            if b is not None: return f'{{ Dict*{d}=D({c}); for(u32 {i}=0;{i}<{d}->used;{i}++) {{ {b} {body()} }} }}'
        if live is MISSING and isinstance(it, ast.GeneratorExp): pass
        if isinstance(it, ast.Subscript) and isinstance(it.slice, ast.Slice) and it.slice.lower is it.slice.upper is None and isinstance(it.slice.step, ast.UnaryOp) and it.slice.step.operand.value == 1:
            c, t = self.expr(it.value)
            return f'{{ Seq {s}=seq({c}); for(u32 {i}={s}.n;{i}-->0;) {{ {bind(target, f"{s}.v[{i}]", self.elem(t))} {body()} }} }}'
        c, t = self.expr(it)
        if not scoped and t and t[0] == 'list':
            # What is appended in the loop is reached by it.
            return f'{{ V {s}={c}; for(u32 {i}=0;{i}<HD({s})->n;{i}++) {{ {bind(target, f"L({s})->v[{i}]", self.elem(t))} {body()} }} }}'
        return f'{{ Seq {s}=seq({c}); for(u32 {i}=0;{i}<{s}.n;{i}++) {{ {bind(target, f"{s}.v[{i}]", self.elem(t))} {body()} }} }}'
    def first(self, n):
        """C of the first that a generator yields, 0 if there is none; None for what is no generator."""
        if not isinstance(n, ast.Call): return None
        live = self.static(n.func)
        if isinstance(live, types.FunctionType) and inspect.isgeneratorfunction(live) and live not in self.p.natives:
            c, t = self.call_fn(live, n)
            i = c.index('('); return c[:i] + '_first' + c[i:], self.elem(t)
        return None
    def bind_types(self, g, t):
        if isinstance(g, ast.Name): self.inner[g.id] = t
        elif isinstance(g, (ast.Tuple, ast.List)):
            for j, e in enumerate(g.elts): self.bind_types(e.value if isinstance(e, ast.Starred) else e, self.elem(t, j))
    def comp(self, gens, body):
        """C of nested loops of a comprehension; `body` gives the C inside."""
        saved = dict(self.types)
        self.inner = self.types = _Chain(self.types)
        names = {x.id for g in gens for x in ast.walk(g.target) if isinstance(x, ast.Name)}
        self.scopes.append(names)
        def level(k):
            if k == len(gens): return body()
            g = gens[k]
            def inside():
                tests = ''.join(f'if(!({self.cond(c)})) continue; ' for c in g.ifs)
                return tests + level(k + 1)
            return self.loop(g.target, g.iter, inside, scoped=True)
        try: return level(0)
        finally:
            self.scopes.pop()
            self.types = saved; self.inner = saved
    def list_of(self, gens, elt):
        l = self.t('l'); ty = []
        def body():
            c, t = self.expr(elt); ty.append(t); return f'push_({l},{c});'
        code = self.comp(gens, body)
        return f'({{ V {l}=new_list(4); {code} {l}; }})', ('list', ty[0])

    # ---- match ----
    def match(self, s):
        c, t = self.expr(s.subject); x = self.t('m'); out = ['{', f'V {x}={c};']
        done = self.t('end')
        for case in s.cases:
            cond = self.pattern(case.pattern, x)
            if case.guard is not None: cond = f'({cond})&&({self.cond(case.guard)})'
            out += [f'if({cond}) {{', *self.block(case.body), f'goto {done}; }}']
        return [*out, f'{done}: ;', '}']
    def pattern(self, p, x):
        if isinstance(p, ast.MatchAs):
            inner = self.pattern(p.pattern, x) if p.pattern else '1'
            if p.name: self.note(p.name, None); return f'({inner})&&(v_{p.name}={x},1)'
            return inner
        if isinstance(p, ast.MatchOr): return '(' + '||'.join(f'({self.pattern(q, x)})' for q in p.patterns) + ')'
        if isinstance(p, ast.MatchValue): return f'eq({x},{self.e(p.value)})'
        if isinstance(p, ast.MatchSingleton): return f'{x}=={self.p.const(p.value)}'
        if isinstance(p, ast.MatchClass):
            cls = self.static(p.cls)
            if cls is MISSING: raise No('match class')
            out = [self.isinstance_(x, cls)]
            names = [*getattr(cls, '__match_args__', ())]
            subs = [*zip(names, p.patterns), *zip(p.kwd_attrs, p.kwd_patterns)]
            if cls in (int, str, tuple) and p.patterns: out.append(self.pattern(p.patterns[0], x)); subs = []
            for name, q in subs:
                i = self.offset(cls_t(cls), name)
                get = f'T({x})->v[{i}]' if i is not None else f'attr({x},{self.p.attr_id(name)})'
                y = self.t('m'); inner = self.pattern(q, y)
                out.append(f'({{ V {y}={get}; {inner}; }})')
            return '&&'.join(f'({o})' for o in out)
        if isinstance(p, ast.MatchSequence):
            star = [i for i, q in enumerate(p.patterns) if isinstance(q, ast.MatchStar)]
            n = len(p.patterns); y = self.t('q')
            conds = []
            if star:
                k = star[0]; conds.append(f'{y}.n>={n-1}')
                for j, q in enumerate(p.patterns):
                    if j < k: conds.append(self.pattern(q, f'{y}.v[{j}]'))
                    elif j == k:
                        if q.name: self.note(q.name, None); conds.append(f'(v_{q.name}=to_list(slice({x},INT({k}),{"NONE" if k==n-1 else f"INT({k-n+1})"},NONE)),1)')
                    else: conds.append(self.pattern(q, f'{y}.v[{y}.n-{n-j}]'))
            else:
                conds.append(f'{y}.n=={n}')
                conds += [self.pattern(q, f'{y}.v[{j}]') for j, q in enumerate(p.patterns)]
            return f'(KIND({x})==K_TUPLE||KIND({x})==K_LIST)&&({{ Seq {y}=seq({x}); {"&&".join(f"({c})" for c in conds)}; }})'
        raise No(f'pattern {type(p).__name__}')

    # ---- names ----
    def static(self, n):
        """The object that an expression stands for whatever happens, or MISSING."""
        if isinstance(n, ast.Name):
            if n.id in self.names or n.id in self.local_scope(): return MISSING
            if n.id in self.cells: return self.cells[n.id]
            if n.id in self.globals: return self.globals[n.id]
            if hasattr(builtins, n.id): return getattr(builtins, n.id)
            raise No(f'name {n.id}')
        if isinstance(n, ast.Attribute):
            o = self.static(n.value)
            if o is MISSING: return MISSING
            if isinstance(o, (types.ModuleType, type)): 
                try: return getattr(o, n.attr)
                except AttributeError: raise No(f'{n.attr}')
            return MISSING
        if isinstance(n, ast.BinOp) and isinstance(n.op, ast.BitOr):
            a, b = self.static(n.left), self.static(n.right)
            if isinstance(a, type) and isinstance(b, type): return (a, b)
        return MISSING

    # ---- expressions ----
    def e(self, n): return self.expr(n)[0]
    def i(self, n):
        """C of a whole number that is not tagged."""
        if isinstance(n, ast.Constant) and isinstance(n.value, int): return f'(int64_t){int(n.value)}'
        if isinstance(n, ast.UnaryOp) and isinstance(n.op, ast.USub): return f'(-{self.i(n.operand)})'
        if isinstance(n, ast.BinOp):
            lt, rt = self.expr(n.left)[1], self.expr(n.right)[1]
            if self.is_int(lt) and self.is_int(rt):
                l, r = self.i(n.left), self.i(n.right)
                op = {ast.Add: '+', ast.Sub: '-', ast.Mult: '*', ast.BitAnd: '&', ast.BitOr: '|', ast.RShift: '>>', ast.LShift: '<<', ast.BitXor: '^'}.get(type(n.op))
                if op: return f'({l}{op}{r})'
                if isinstance(n.op, ast.FloorDiv): return f'fdiv({l},{r})'
                if isinstance(n.op, ast.Mod): return f'fmod_({l},{r})'
        return f'NUM({self.e(n)})'
    def is_float(self, n):
        if isinstance(n, ast.BinOp):
            lt, rt = self.expr(n.left)[1], self.expr(n.right)[1]
            num = (INT, BOOL, FLOAT)
            if isinstance(n.op, (ast.Div, ast.Pow)): return lt in num and rt in num and (isinstance(n.op, ast.Div) or FLOAT in (lt, rt))
            return isinstance(n.op, (ast.Add, ast.Sub, ast.Mult)) and lt in num and rt in num and FLOAT in (lt, rt)
        return False
    def d(self, n):
        """C of a float that is not boxed."""
        if isinstance(n, ast.Constant) and isinstance(n.value, (int, float)): return f'{float(n.value)!r}'
        if isinstance(n, ast.BinOp) and self.is_float(n):
            if isinstance(n.op, ast.Pow): return f'pow({self.d(n.left)},{self.d(n.right)})'
            o = {ast.Add: '+', ast.Sub: '-', ast.Mult: '*', ast.Div: '/'}[type(n.op)]
            return f'({self.d(n.left)}{o}{self.d(n.right)})'
        t = self.expr(n)[1]
        if self.is_int(t): return f'((double){self.i(n)})'
        return f'dbl({self.e(n)})'
    def cond(self, n):
        if isinstance(n, ast.BoolOp):
            op = '&&' if isinstance(n.op, ast.And) else '||'
            return '(' + op.join(f'({self.cond(v)})' for v in n.values) + ')'
        if isinstance(n, ast.UnaryOp) and isinstance(n.op, ast.Not): return f'!({self.cond(n.operand)})'
        if isinstance(n, ast.Constant): return '1' if n.value else '0'
        if isinstance(n, ast.Compare): return self.compare(n)
        if isinstance(n, ast.Call):
            live = self.static(n.func)
            if live is isinstance:
                cls = self.static(n.args[1])
                if cls is MISSING and isinstance(n.args[1], ast.Tuple): cls = tuple(self.static(x) for x in n.args[1].elts)
                if cls is MISSING and not isinstance(n.args[1], ast.Tuple): return f'isinst({self.e(n.args[0])},{self.e(n.args[1])})'
                if isinstance(cls, tuple) and MISSING in cls: raise No('isinstance')
                x = self.t(); return f'({{ V {x}={self.e(n.args[0])}; {self.isinstance_(x, cls)}; }})'
            if live is bool and len(n.args) == 1: return self.cond(n.args[0])
            if live in (any, all): return self.any_all(n, live)
            m = self.method_cond(n, live)
            if m: return m
        c, t = self.expr(n)
        if t == BOOL: return f'({c}!=1)'
        if t == INT: return f'({c}!=1)'
        if t and t[0] == 'cls' and not hasattr(t[1], '__len__') and not hasattr(t[1], '__bool__'): return f'((void)({c}),1)'
        if t and t[0] == 'opt' and t[1] and t[1][0] == 'cls': return f'({c}!=NONE)'
        if t == STR: return f'({c}!=empty_str)'
        if t and t[0] in ('list', 'tuple', 'tupleN'): return f'(HD({c})->n>0)'
        return f'truth({c})'
    def method_cond(self, n, live):
        if live is MISSING and isinstance(n.func, ast.Attribute) and len(n.args) == 1:
            a = n.func.attr
            if a == 'isdisjoint': return f'disjoint({self.e(n.func.value)},{self.e(n.args[0])})'
            if a == 'issubset': return f'subset({self.e(n.func.value)},{self.e(n.args[0])})'
            if a == '__contains__': return f'contains({self.e(n.func.value)},{self.e(n.args[0])})'
        return None
    def any_all(self, n, live):
        r, out = self.t('r'), self.t('out')
        a = n.args[0]
        if live is any and isinstance(a, ast.GeneratorExp) and isinstance(a.elt, ast.Constant) and a.elt.value is True and len(a.generators) == 1 and not a.generators[0].ifs:
            f = self.first(a.generators[0].iter)
            if f: return f'({f[0]}!=0)'
        if isinstance(a, (ast.GeneratorExp, ast.ListComp)):
            test = lambda: (f'if({self.cond(a.elt)}) {{ {r}=1; goto {out}; }}' if live is any else f'if(!({self.cond(a.elt)})) {{ {r}=0; goto {out}; }}')
            return f'({{ int {r}={int(live is all)}; {self.comp(a.generators, test)} {out}: ; {r}; }})'
        s, i = self.t('s'), self.t('i')
        c = self.e(a)
        hit = f'if({"!" if live is all else ""}truth({s}.v[{i}])) {{ {r}={int(live is any)}; break; }}'
        return f'({{ int {r}={int(live is all)}; Seq {s}=seq({c}); for(u32 {i}=0;{i}<{s}.n;{i}++) {hit} {r}; }})'
    def isinstance_(self, x, cls):
        cs = cls if isinstance(cls, tuple) else (cls,)
        if typing.get_origin(cls) in (typing.Union, types.UnionType): cs = typing.get_args(cls)
        out, rest = [], []
        for c in cs:
            if c is int: out.append(f'ISINT({x})')
            elif c is str: out.append(f'KIND({x})==K_STR')
            elif c is tuple: out.append(f'KIND({x})==K_TUPLE')
            elif c is list: out.append(f'KIND({x})==K_LIST')
            elif c is type: out.append(f'KIND({x})==K_CLASS')
            elif c is dict: out.append(f'KIND({x})==K_DICT')
            elif isinstance(c, type): rest.append(c)
            else: raise No(f'isinstance {c}')
        if rest: out.append(f'(KIND({x})==K_OBJ&&isa[{self.p.isa_of(tuple(rest))}][CLS({x})])')
        return '(' + '||'.join(out) + ')'
    def compare(self, n):
        if len(n.ops) > 1:
            parts, out, prev = [], [], None
            vals = [n.left, *n.comparators]; names = []
            pre = ''
            for v in vals:
                c, t = self.expr(v); x = self.t('c'); names.append((x, t)); pre += f'V {x}={c}; '
            tests = [self.compare2(op, *names[k], *names[k+1], None, None) for k, op in enumerate(n.ops)]
            return f'({{ {pre} {"&&".join(tests)}; }})'
        op, l, r = n.ops[0], n.left, n.comparators[0]
        # type(x) is C
        if isinstance(op, (ast.Is, ast.IsNot, ast.Eq, ast.NotEq)):
            tests = None
            for a, b in ((l, r), (r, l)):
                if isinstance(a, ast.Call) and self.static(a.func) is type and len(a.args) == 1:
                    c = self.static(b)
                    if isinstance(c, type):
                        x = self.t()
                        inner = 'ISINT(%s)' % x if c is int else f'KIND({x})==K_TUPLE' if c is tuple else f'KIND({x})==K_LIST' if c is list else f'(KIND({x})==K_OBJ&&CLS({x})=={self.p.class_id(c)})'
                        tests = f'({{ V {x}={self.e(a.args[0])}; {inner}; }})'
            if tests: return tests if isinstance(op, (ast.Is, ast.Eq)) else f'!{tests}'
        if isinstance(op, (ast.In, ast.NotIn)) and isinstance(r, (ast.Tuple, ast.Set, ast.List)) and not any(isinstance(x, ast.Starred) for x in r.elts):
            x = self.t(); tests = '||'.join(f'eq({x},{self.e(v)})' for v in r.elts) or '0'
            c = f'({{ V {x}={self.e(l)}; {tests}; }})'
            return c if isinstance(op, ast.In) else f'!{c}'
        if isinstance(op, (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)):
            lt, rt = self.expr(l)[1], self.expr(r)[1]
            if self.is_int(lt) and self.is_int(rt):
                o = {ast.Lt: '<', ast.LtE: '<=', ast.Gt: '>', ast.GtE: '>=', ast.Eq: '==', ast.NotEq: '!='}[type(op)]
                return f'({self.i(l)}{o}{self.i(r)})'
            if FLOAT in (lt, rt) and lt in (INT, BOOL, FLOAT) and rt in (INT, BOOL, FLOAT):
                o = {ast.Lt: '<', ast.LtE: '<=', ast.Gt: '>', ast.GtE: '>=', ast.Eq: '==', ast.NotEq: '!='}[type(op)]
                return f'({self.d(l)}{o}{self.d(r)})'
        (lc, lt), (rc, rt) = self.expr(l), self.expr(r)
        return self.compare2(op, lc, lt, rc, rt, l, r)
    def compare2(self, op, a, at, b, bt, l, r):
        if isinstance(op, ast.Is): return f'({a}=={b})'
        if isinstance(op, ast.IsNot): return f'({a}!={b})'
        word = lambda t: t in (INT, BOOL, STR) or (t and t[0] == 'cls' and isinstance(t[1], InternedMeta))
        if isinstance(op, ast.Eq): return f'({a}=={b})' if word(at) or word(bt) else f'eq({a},{b})'
        if isinstance(op, ast.NotEq): return f'({a}!={b})' if word(at) or word(bt) else f'!eq({a},{b})'
        if isinstance(op, ast.In): return f'contains({b},{a})'
        if isinstance(op, ast.NotIn): return f'!contains({b},{a})'
        s = self.strip(at), self.strip(bt)
        if any(t and t[0] == 'set' for t in s):
            if isinstance(op, ast.LtE): return f'subset({a},{b})'
            if isinstance(op, ast.GtE): return f'subset({b},{a})'
            raise No('order of sets')
        o = {ast.Lt: '<', ast.LtE: '<=', ast.Gt: '>', ast.GtE: '>='}[type(op)]
        return f'({a}{o}{b})' if self.is_int(at) and self.is_int(bt) else f'(cmp({a},{b}){o}0)'

    def expr(self, n):
        live = self.static(n) if isinstance(n, (ast.Name, ast.Attribute)) else MISSING
        if live is not MISSING: return self.p.const(live), self.p.types.of_live(live)
        if id(n) in self.cache and self.cache[id(n)][0] is n: return self.cache[id(n)][1]
        m = getattr(self, 'x_' + type(n).__name__, None)
        if m is None: raise No(type(n).__name__)
        r = m(n); self.cache[id(n)] = n, r
        return r
    def x_Constant(self, n):
        v = n.value
        return self.p.const(v), NONE if v is None else self.p.types.of_live(v)
    def x_Name(self, n): return f'v_{n.id}', self.types.get(n.id)
    def x_NamedExpr(self, n):
        c, t = self.expr(n.value); self.note(n.target.id, t)
        return f'(v_{n.target.id}={c})', t
    def x_Attribute(self, n):
        c, t = self.expr(n.value); return self.attribute(c, t, n.attr)
    def attribute(self, c, t, name):
        t = self.strip(t)
        if t and t[0] == 'cls':
            cls = t[1]
            i = self.offset(t, name)
            at = self.p.types.attr(cls, name)
            if i is not None: return f'T({c})->v[{i}]', at
            v = inspect.getattr_static(cls, name, None)
            if isinstance(v, property): return f'{self.p.fn(v.fget).name}({c})', at
            if type(v).__name__ in ('cached_property', '_CachedProperty') or isinstance(v, functools.cached_property): return f'{self.p.fn(v.func).name}({c})', at
            if isinstance(v, types.FunctionType): return f'mk_bound({self.p.const(v)},{c})', None
        props = self.properties(name)
        if props:
            x = self.t('a')
            code = f'attr({x},{self.p.attr_id(name)})'
            for cls, f in props: code = f'CLS({x})=={self.p.class_id(cls)}?{self.p.fn(f).name}({x}):({code})'
            return f'({{ V {x}={c}; {code}; }})', None
        at = None
        return f'attr({c},{self.p.attr_id(name)})', at
    def properties(self, name):
        out = []
        for cls in list(self.p.classes):
            v = inspect.getattr_static(cls, name, None)
            if isinstance(v, property): out.append((cls, v.fget))
        return out if len(out) < 12 else []
    def x_Subscript(self, n):
        c, t = self.expr(n.value)
        if isinstance(n.slice, ast.Slice):
            s = n.slice
            st = self.strip(t); rt = ('tuple', None) if st and st[0] == 'tupleN' else st
            return f'slice({c},{self.opt(s.lower)},{self.opt(s.upper)},{self.opt(s.step)})', rt
        k, kt = self.expr(n.slice); st = self.strip(t)
        if kt == ('type',) and isinstance(n.slice, ast.Call) and self.static(n.slice.func) is type:
            return f'by_class({c},{self.e(n.slice.args[0])})', st[2] if st and st[0] == 'dict' else None
        if st and st[0] == 'tupleN':
            j = n.slice.value if isinstance(n.slice, ast.Constant) else None
            if j is not None: return f'T({c})->v[{j}]', st[1 + j] if j + 1 < len(st) else None
        if st and st[0] in ('list', 'tuple', 'seq', 'tupleN'):
            if st[0] == 'list' and isinstance(n.slice, ast.UnaryOp) and isinstance(n.slice.operand, ast.Constant) and n.slice.operand.value == 1:
                x = self.t('l'); return f'({{ List*{x}=L({c}); if(UNLIKELY(!{x}->h.n)) fail("index"); {x}->v[{x}->h.n-1]; }})', st[1]
            return f'sub_seq({c},{self.i(n.slice)})', st[1] if st[0] != 'tupleN' else None
        return f'subscr({c},{k})', st[2] if st and st[0] == 'dict' else None
    def x_BinOp(self, n):
        (a, at), (b, bt) = self.expr(n.left), self.expr(n.right)
        op = n.op
        if self.is_int(at) and self.is_int(bt) and not isinstance(op, (ast.Div, ast.Pow)): return f'INT({self.i(n)})', INT
        if self.is_float(n): return f'mk_float({self.d(n)})', FLOAT
        if isinstance(op, ast.Add):
            s = self.strip(at) or self.strip(bt)
            return f'plus({a},{b})', s if s and s[0] in ('list', 'tuple') and self.strip(at) == self.strip(bt) else (s[0], None) if s and s[0] in ('list', 'tuple') else None
        if isinstance(op, ast.Sub):
            if any(t and t[0] == 'set' for t in (at, bt)): return f'difference({a},{b})', ('set', None)
            return f'minus({a},{b})', None
        if isinstance(op, ast.Mult): return f'mul({a},{b})', None
        if isinstance(op, ast.Div): return f'mk_float(dbl({a})/dbl({b}))', FLOAT
        if isinstance(op, ast.Pow): return f'mk_float(pow(dbl({a}),dbl({b})))', FLOAT
        if isinstance(op, ast.FloorDiv): return f'INT(fdiv(NUM({a}),NUM({b})))', INT
        if isinstance(op, ast.Mod): return f'mod({a},{b})', INT if self.is_int(bt) and at is None and False else None
        if isinstance(op, (ast.BitAnd, ast.RShift, ast.LShift)):
            o = {ast.BitAnd: '&', ast.RShift: '>>', ast.LShift: '<<'}[type(op)]; return f'INT(NUM({a}){o}NUM({b}))', INT
        if isinstance(op, ast.BitOr):
            d = self.t('d'); return f'({{ V {d}=clone_dict({a}); d_update({d},{b}); {d}; }})', at
        raise No(f'operator {type(op).__name__}')
    def x_UnaryOp(self, n):
        if isinstance(n.op, ast.Not): return f'BOOL(!({self.cond(n.operand)}))', BOOL
        if isinstance(n.op, ast.USub):
            c, t = self.expr(n.operand)
            if self.is_int(t): return f'INT(-{self.i(n.operand)})', INT
            return f'minus(INT(0),{c})', t
        raise No('unary')
    def x_Compare(self, n): return f'BOOL({self.compare(n)})', BOOL
    def x_BoolOp(self, n):
        parts = [self.expr(v) for v in n.values]
        if all(t == BOOL for _, t in parts): return f'BOOL({self.cond(n)})', BOOL
        code, ty = parts[-1][0], [parts[-1][1]]
        for c, t in reversed(parts[:-1]):
            x = self.t('b'); ty.append(t if isinstance(n.op, ast.And) else self.strip(t))
            code = f'({{ V {x}={c}; truth({x})?({code}):{x}; }})' if isinstance(n.op, ast.And) else f'({{ V {x}={c}; truth({x})?{x}:({code}); }})'
        return code, self.join(ty)
    def x_IfExp(self, n):
        (a, at), (b, bt) = self.expr(n.body), self.expr(n.orelse)
        return f'({self.cond(n.test)}?({a}):({b}))', self.join([at, bt])
    def build(self, elts):
        l = self.t('l'); ty = []
        code = ''
        for x in elts:
            if isinstance(x, ast.Starred): c, t = self.expr(x.value); ty.append(self.elem(t)); code += f'extend({l},{c});'
            else: c, t = self.expr(x); ty.append(t); code += f'push_({l},{c});'
        return l, f'V {l}=new_list({max(4, len(elts))}); {code}', ty
    def x_Tuple(self, n):
        if not n.elts: return 'EMPTY', ('tuple', None)
        if any(isinstance(x, ast.Starred) for x in n.elts):
            x = self.t('u'); code, size, fill, ty = '', [], '', []
            for k, v in enumerate(n.elts):
                y = f'{x}_{k}'
                if isinstance(v, ast.Starred):
                    w = v.value
                    if isinstance(w, ast.Subscript) and isinstance(w.slice, ast.Slice) and w.slice.step is None:
                        c, t = self.expr(w.value)
                        code += f'Seq {y}=part(seq({c}),{self.opt(w.slice.lower)},{self.opt(w.slice.upper)}); '
                    else: c, t = self.expr(w); code += f'Seq {y}=seq({c}); '
                    size.append(f'{y}.n'); fill += f'for(u32 i=0;i<{y}.n;i++) *{x}p++={y}.v[i]; '; ty.append(self.elem(t))
                else: c, t = self.expr(v); code += f'V {y}={c}; '; size.append('1'); fill += f'*{x}p++={y}; '; ty.append(t)
            return f'({{ {code} V {x}=tup({"+".join(size)}); V*{x}p=T({x})->v; {fill} {x}; }})', ('tuple', self.join(ty))
        x = self.t('u'); parts = [self.expr(v) for v in n.elts]
        code = ' '.join(f'V {x}_{i}={c};' for i, (c, _) in enumerate(parts))
        put = ' '.join(f'T({x})->v[{i}]={x}_{i};' for i in range(len(parts)))
        return f'({{ {code} V {x}=tup({len(parts)}); {put} {x}; }})', ('tupleN', *[t for _, t in parts])
    def x_List(self, n):
        l, code, ty = self.build(n.elts)
        return f'({{ {code} {l}; }})', ('list', self.join(ty) if ty else None)
    def x_Set(self, n):
        l, code, ty = self.build(n.elts); return f'({{ {code} to_set({l}); }})', ('set', None)
    def x_Dict(self, n):
        d = self.t('d'); code = ''; vt = []
        for k, v in zip(n.keys, n.values):
            if k is None: code += f'd_update({d},{self.e(v)});'
            else: c, t = self.expr(v); vt.append(t); code += f'dset({d},{self.e(k)},{c});'
        return f'({{ V {d}=new_dict({max(4, len(n.keys))},K_DICT); {code} {d}; }})', ('dict', None, self.join(vt) if vt else None)
    def x_ListComp(self, n): return self.list_of(n.generators, n.elt)
    def x_GeneratorExp(self, n): return self.list_of(n.generators, n.elt)
    def x_SetComp(self, n):
        c, t = self.list_of(n.generators, n.elt); return f'to_set({c})', ('set', t[1])
    def x_DictComp(self, n):
        d = self.t('d'); ty = []
        def body():
            c, t = self.expr(n.value); ty.append(t); return f'dset({d},{self.e(n.key)},{c});'
        code = self.comp(n.generators, body)
        return f'({{ V {d}=new_dict(4,K_DICT); {code} {d}; }})', ('dict', None, ty[0])
    def x_JoinedStr(self, n): return '({ fail("text"); NONE; })', None

    # ---- calls ----
    def bound(self, sig, n, skip=0):
        """The arguments of a call in the order of the parameters; None where the default stands."""
        ps = list(sig.parameters.values())[skip:]
        if any(p.kind == p.VAR_KEYWORD for p in ps): raise No('varargs')
        out = [None] * len(ps)
        args = n.args
        if ps and ps[-1].kind == ps[-1].VAR_POSITIONAL:
            args, rest = n.args[:len(ps) - 1], n.args[len(ps) - 1:]
            if len(args) < len(ps) - 1: raise No('few arguments')
            out[-1] = self.x_Tuple(ast.Tuple(rest, ast.Load()))[0]
        for i, a in enumerate(args):
            if isinstance(a, ast.Starred): raise No('starred argument')
            out[i] = self.e(a)
        names = [p.name for p in ps]
        for k in n.keywords:
            if k.arg is None: raise No('**')
            out[names.index(k.arg)] = self.e(k.value)
        for i, p in enumerate(ps):
            if out[i] is None:
                if p.default is p.empty: raise No(f'argument {p.name} of {ast.unparse(n)[:50]}')
                out[i] = self.p.const(p.default)
        return out
    def call_fn(self, f, n, first=()):
        fn = self.p.fn(f)
        h = self.p.types.hints(fn.f).get('return', MISSING)
        rt = None if h is MISSING else self.p.types.of_hint(h)
        if rt and rt[0] == 'seq': rt = ('seq', rt[1])
        return f'{fn.name}({", ".join([*first, *self.bound(fn.sig, n, len(first))])})', rt
    def star_list(self, args):
        l, code, _ = self.build(args); return l, code
    def x_Call(self, n):
        live = self.static(n.func)
        if live is not MISSING:
            key = live if not isinstance(live, types.MethodType) else live.__func__
            try: nat = self.p.natives.get(key)
            except TypeError: nat = None
            if nat: return nat(self, n)
            if isinstance(live, type) and live.__module__ not in ('builtins', 'itertools'): return self.make(live, n)
            b = getattr(self, 'b_' + getattr(live, '__name__', '?'), None) if (isinstance(live, (types.BuiltinFunctionType, type)) or live in (itertools.takewhile,)) else None
            if live is dict.fromkeys or (isinstance(n.func, ast.Attribute) and n.func.attr == 'fromkeys'): return f'from_keys({self.e(n.args[0])})', ('dict', self.elem(self.expr(n.args[0])[1]), NONE)
            if b: return b(n)
            if isinstance(live, types.FunctionType) or hasattr(live, 'cache_info'): return self.call_fn(live, n)
            if isinstance(live, operator.attrgetter):
                names = live.__reduce__()[1]; x, y = self.t('g'), self.t('u')
                c, t = self.expr(n.args[0])
                parts = ' '.join(f'T({y})->v[{i}]={self.attribute(x, t, a)[0]};' for i, a in enumerate(names))
                return f'({{ V {x}={c}; V {y}=tup({len(names)}); {parts} {y}; }})', ('tuple', None)
            if live is itertools.combinations: return f'combos({self.e(n.args[0])},{self.i(n.args[1])})', ('list', ('tuple', self.elem(self.expr(n.args[0])[1])))
            if live is typing.cast: return self.expr(n.args[1])
            if isinstance(live, (types.MethodType,)): raise No(f'bound method {live}')
            if not callable(live): raise No(f'call {ast.unparse(n.func)}')
            raise No(f'call of {live!r}'[:80])
        if isinstance(n.func, ast.Attribute): return self.method(n)
        return self.call_value(self.e(n.func), n)
    def call_value(self, f, n):
        if n.keywords: raise No('keywords of a value')
        if any(isinstance(a, ast.Starred) for a in n.args):
            l, code = self.star_list(n.args)
            return f'({{ {code} call_v({f},L({l})->h.n,L({l})->v); }})', None
        if not n.args: return f'call_v({f},0,0)', None
        k = len(n.args)
        return f'{"call%d" % k if k < 6 else "CALLV"}({f},{", ".join(self.e(a) for a in n.args)})', None
    def make(self, cls, n):
        fs = fields_of(cls)
        if fs is None: raise No(f'class {cls.__name__}')
        cid = self.p.class_id(cls); t = cls_t(cls)
        if cls in PLAIN:
            x = self.t('o'); init, _ = self.call_fn(cls.__init__, n, (x,))
            return f'({{ V {x}=new_obj({cid},{len(fs)}); for(u32 i=0;i<{len(fs)};i++) T({x})->v[i]=NONE; (void){init}; {x}; }})', t
        if any(isinstance(a, ast.Starred) for a in n.args):
            l, code = self.star_list(n.args); return f'({{ {code} make({cid},L({l})->h.n,L({l})->v); }})', t
        vals = [None] * len(fs)
        for i, a in enumerate(n.args): vals[i] = self.e(a)
        for k in n.keywords: vals[fs.index(k.arg)] = self.e(k.value)
        for i, f in enumerate(fs):
            if vals[i] is None:
                if isinstance(cls, InternedMeta):
                    if f not in cls.defaults: raise No(f'{cls.__name__}.{f}')
                    vals[i] = self.p.const(cls.defaults[f])
                else:
                    d = attrs.fields_dict(cls)[f].default
                    if d is attrs.NOTHING or isinstance(d, attrs.Factory): raise No(f'{cls.__name__}.{f}')
                    vals[i] = self.p.const(d)
        x = self.t('k')
        if not fs: return (f'node({cid},0,0)' if isinstance(cls, InternedMeta) else f'new_obj({cid},0)'), t
        put = f'V {x}[]={{{", ".join(vals)}}};'
        return f'({{ {put} {"node" if isinstance(cls, InternedMeta) else "make"}({cid},{len(fs)},{x}); }})', t
    def method(self, n):
        name = n.func.attr
        c, t = self.expr(n.func.value); st = self.strip(t)
        args = n.args
        if st and st[0] == 'cls':
            v = inspect.getattr_static(st[1], name, None)
            if isinstance(v, (types.FunctionType,)) or hasattr(v, 'cache_info'):
                nat = self.p.natives.get(v)
                if nat: return nat(self, n)
                return self.call_fn(v, n, (c,))
            if isinstance(v, staticmethod): return self.call_fn(v.__func__, n)
            i = self.offset(st, name)
            if i is not None: return self.call_value(f'T({c})->v[{i}]', n)
        m = getattr(self, 'm_' + name, None)
        if m is not None and not n.keywords: return m(c, st, args)
        if name in ('emit',): return 'NONE', NONE
        if name in ('hears',): return 'FALSE_', BOOL
        found = [(cls, inspect.getattr_static(cls, name)) for cls in list(self.p.classes) if isinstance(inspect.getattr_static(cls, name, None), types.FunctionType)]
        if not found:
            return self.call_value(f'attr({c},{self.p.attr_id(name)})', n)
        raise No(f'method {name} of something')
    def m_append(self, c, t, a): return f'(push_({c},{self.e(a[0])}),NONE)', NONE
    def m_add(self, c, t, a): return f'(dset({c},{self.e(a[0])},NONE),NONE)', NONE
    def m_extend(self, c, t, a): return f'(extend({c},{self.e(a[0])}),NONE)', NONE
    def m_copy(self, c, t, a): return f'copy_of({c})', t
    def m_update(self, c, t, a): return f'ior({c},{self.e(a[0])})', NONE
    def m_clear(self, c, t, a): return f'(clear_({c}),NONE)', NONE
    def m_remove(self, c, t, a): return f'(m_remove({c},{self.e(a[0])}),NONE)', NONE
    def m_pop(self, c, t, a):
        et = (t[2] if t[0] == 'dict' else self.elem(t)) if t else None
        if not a: return f'm_pop({c})', et
        if len(a) == 1: return f'm_pop1({c},{self.e(a[0])})', et
        return f'm_pop2({c},{self.e(a[0])},{self.e(a[1])})', None
    def m_index(self, c, t, a): return f'INT(index_of({c},{self.e(a[0])}))', INT
    def m_count(self, c, t, a): return f'INT(count_of({c},{self.e(a[0])}))', INT
    def m_get(self, c, t, a):
        vt = t[2] if t and t[0] == 'dict' else None
        x = self.t('g')
        d, dt = self.expr(a[1]) if len(a) > 1 else ('NONE', NONE)
        return f'({{ V {x}=dget({c},{self.e(a[0])}); {x}?{x}:({d}); }})', self.join([vt, dt]) if vt else None
    def m_items(self, c, t, a): return f'd_items({c})', ('list', ('tupleN', t[1], t[2]) if t and t[0] == 'dict' else None)
    def m_values(self, c, t, a): return f'd_values({c})', ('list', t[2] if t and t[0] == 'dict' else None)
    def m_keys(self, c, t, a): return f'to_list({c})', ('list', t[1] if t and t[0] == 'dict' else None)
    def m_isdisjoint(self, c, t, a): return f'BOOL(disjoint({c},{self.e(a[0])}))', BOOL
    def m_issubset(self, c, t, a): return f'BOOL(subset({c},{self.e(a[0])}))', BOOL
    def m_intersection(self, c, t, a): return f'intersection({c},{self.e(a[0])})', ('set', None)
    def m___contains__(self, c, t, a): return f'BOOL(contains({c},{self.e(a[0])}))', BOOL
    def m___getitem__(self, c, t, a): return f'subscr({c},{self.e(a[0])})', None
    def m_setdefault(self, c, t, a):
        x, y, z = self.t(), self.t(), self.t()
        return f'({{ V {x}={c},{y}={self.e(a[0])}; V {z}=dget({x},{y}); if(!{z}) {{ {z}={self.e(a[1])}; dset({x},{y},{z}); }} {z}; }})', None

    # builtins
    def b_len(self, n):
        c, t = self.expr(n.args[0]); s = self.strip(t)
        if s and s[0] in ('list', 'tuple', 'tupleN'): return f'INT(HD({c})->n)', INT
        return f'len({c})', INT
    def b_bool(self, n): return (f'BOOL({self.cond(n.args[0])})' if n.args else 'FALSE_'), BOOL
    def b_int(self, n): x = self.t(); return f'({{ V {x}={self.e(n.args[0])}; ISINT({x})?{x}:INT((int64_t)dbl({x})); }})', INT
    def b_float(self, n): return f'mk_float(dbl({self.e(n.args[0])}))', FLOAT
    def b_type(self, n): return f'type_of({self.e(n.args[0])})', ('type',)
    def b_isinstance(self, n): return f'BOOL({self.cond(n)})', BOOL
    def b_any(self, n): return f'BOOL({self.any_all(n, any)})', BOOL
    def b_all(self, n): return f'BOOL({self.any_all(n, all)})', BOOL
    def b_list(self, n):
        if not n.args: return 'new_list(4)', ('list', None)
        c, t = self.expr(n.args[0]); return f'to_list({c})', ('list', self.elem(t))
    def b_tuple(self, n):
        if not n.args: return 'EMPTY', ('tuple', None)
        c, t = self.expr(n.args[0]); return f'to_tuple({c})', ('tuple', self.elem(t))
    def b_set(self, n):
        if not n.args: return 'new_dict(4,K_SET)', ('set', None)
        c, t = self.expr(n.args[0]); return f'to_set({c})', ('set', self.elem(t))
    b_frozenset = b_set
    def b_dict(self, n):
        if not n.args: return 'new_dict(4,K_DICT)', ('dict', None, None)
        c, t = self.expr(n.args[0])
        d, s, i = self.t('d'), self.t('s'), self.t('i')
        return f'({{ V {d}={c}; if(KIND({d})==K_DICT) {d}=clone_dict({d}); else {{ Seq {s}=seq({d}); {d}=new_dict({s}.n,K_DICT); for(u32 {i}=0;{i}<{s}.n;{i}++) dset({d},sub_seq({s}.v[{i}],0),sub_seq({s}.v[{i}],1)); }} {d}; }})', t if t and t[0] == 'dict' else ('dict', None, None)
    def b_range(self, n):
        a = [self.i(x) for x in n.args]
        lo, hi, st = ('0', a[0], '1') if len(a) == 1 else (a[0], a[1], '1') if len(a) == 2 else a
        return f'range_list({lo},{hi},{st})', ('list', INT)
    def b_reversed(self, n):
        c, t = self.expr(n.args[0]); return f'reversed({c})', ('list', self.elem(t))
    def b_enumerate(self, n):
        c, t = self.expr(n.args[0]); return f'enum_list({c},{self.i(n.args[1]) if len(n.args) > 1 else 0})', ('list', ('tupleN', INT, self.elem(t)))
    def b_zip(self, n):
        if len(n.args) != 2: raise No('zip')
        (a, t), (b, u) = map(self.expr, n.args); return f'zip2({a},{b})', ('list', ('tupleN', self.elem(t), self.elem(u)))
    def b_sum(self, n):
        a = n.args[0]; start = self.e(n.args[1]) if len(n.args) > 1 else 'INT(0)'
        if isinstance(a, ast.GeneratorExp):
            r = self.t('r'); ty = []
            def body():
                ty.append(self.expr(a.elt)[1])
                if not self.is_int(ty[0]): return f'{r}=plus({r},{self.e(a.elt)});'
                return f'{r}+=2*({self.i(a.elt)});'
            code = self.comp(a.generators, body)
            return f'({{ V {r}={start}; {code} {r}; }})', INT if self.is_int(ty[0]) else None
        c, t = self.expr(a)
        return f'sum_of({c},{start})', INT if self.is_int(self.elem(t)) else None
    def keyed(self, n):
        """C of a list and of the list of its keys."""
        key = next((k.value for k in n.keywords if k.arg == 'key'), None)
        c, t = self.expr(n.args[0]); x = self.t('z')
        if key is None: return x, f'V {x}={c};', x, t
        k = self.map_code(key, x, self.elem(t))
        y = self.t('y'); return x, f'V {x}={c}; V {y}={k};', y, t
    def map_code(self, f, x, et):
        l, s, i = self.t('l'), self.t('s'), self.t('i')
        return f'({{ V {l}=new_list(4); Seq {s}=seq({x}); for(u32 {i}=0;{i}<{s}.n;{i}++) push_({l},{self.apply(f, f"{s}.v[{i}]", et)[0]}); {l}; }})'
    def apply(self, f, c, t):
        """C of the call of a function that stands as an argument."""
        if isinstance(f, ast.Lambda):
            p = f.args.args[0].arg; y = self.t('y')
            self.scopes.append({p}); saved = self.types; self.types = _Chain(saved); self.types[p] = t
            try: r, rt = self.expr(f.body)
            finally: self.types = saved; self.scopes.pop()
            return f'({{ V v_{p}={c}; {r}; }})', rt
        x = self.t('arg'); self.scopes.append({x}); saved = self.types; self.types = _Chain(saved); self.types[x] = t
        try: r, rt = self.expr(ast.Call(f, [ast.Name(x, ast.Load())], []))
        finally: self.types = saved; self.scopes.pop()
        return f'({{ V v_{x}={c}; {r}; }})', rt
    def b_sorted(self, n):
        x, code, y, t = self.keyed(n); return f'({{ {code} sort_by({x},{y}); }})', ('list', self.elem(t))
    def extreme(self, n, sign):
        if len(n.args) > 1:
            parts = [self.expr(a) for a in n.args]
            if all(self.is_int(t) for _, t in parts):
                xs = [self.t('e') for _ in parts]; code = ' '.join(f'V {x}={c};' for x, (c, _) in zip(xs, parts)); r = xs[0]
                for x in xs[1:]: code += f' if({x}{">" if sign > 0 else "<"}{xs[0]}) {xs[0]}={x};'
                return f'({{ {code} {r}; }})', INT
            l, code, ty = self.build(n.args); return f'({{ {code} best_by({l},{l},{sign},0); }})', self.join(ty)
        d = next((self.e(k.value) for k in n.keywords if k.arg == 'default'), '0')
        x, code, y, t = self.keyed(n); return f'({{ {code} best_by({x},{y},{sign},{d}); }})', self.elem(t)
    def b_max(self, n): return self.extreme(n, 1)
    def b_min(self, n): return self.extreme(n, -1)
    def b_map(self, n):
        if len(n.args) == 3:
            live = self.static(n.args[0]); (a, _), (b, _) = self.expr(n.args[1]), self.expr(n.args[2])
            l, s, u, i = self.t('l'), self.t('s'), self.t('u'), self.t('i')
            made = {int.__le__: 'BOOL(cmp(x,y)<=0)', int.__sub__: 'minus(x,y)', min: 'cmp(y,x)<0?y:x', max: 'cmp(y,x)>0?y:x'}.get(live)
            if made is None: raise No('map of two')
            return f'({{ V {l}=new_list(4); Seq {s}=seq({a}),{u}=seq({b}); for(u32 {i}=0;{i}<{s}.n&&{i}<{u}.n;{i}++) {{ V x={s}.v[{i}],y={u}.v[{i}]; push_({l},{made}); }} {l}; }})', ('list', None)
        if len(n.args) != 2: raise No('map')
        c, t = self.expr(n.args[1]); f = n.args[0]; x = self.t('x')
        et = self.elem(t); rt = None
        l, s, i = self.t('l'), self.t('s'), self.t('i')
        r, rt = self.apply(f, f'{s}.v[{i}]', et)
        return f'({{ V {l}=new_list(4); Seq {s}=seq({c}); for(u32 {i}=0;{i}<{s}.n;{i}++) push_({l},{r}); {l}; }})', ('list', rt)
    def b_filter(self, n):
        c, t = self.expr(n.args[1]); f = n.args[0]; l, s, i = self.t('l'), self.t('s'), self.t('i')
        test = f'truth({s}.v[{i}])' if isinstance(f, ast.Constant) else f'truth({self.apply(f, f"{s}.v[{i}]", self.elem(t))[0]})'
        return f'({{ V {l}=new_list(4); Seq {s}=seq({c}); for(u32 {i}=0;{i}<{s}.n;{i}++) if({test}) push_({l},{s}.v[{i}]); {l}; }})', ('list', self.elem(t))
    def b_takewhile(self, n):
        c, t = self.expr(n.args[1]); l, s, i = self.t('l'), self.t('s'), self.t('i')
        test = f'truth({self.apply(n.args[0], f"{s}.v[{i}]", self.elem(t))[0]})'
        return f'({{ V {l}=new_list(4); Seq {s}=seq({c}); for(u32 {i}=0;{i}<{s}.n;{i}++) {{ if(!{test}) break; push_({l},{s}.v[{i}]); }} {l}; }})', ('list', self.elem(t))
    def b_next(self, n):
        a = n.args[0]
        d = self.expr(n.args[1]) if len(n.args) > 1 else ('({ fail("next"); NONE; })', None)
        if isinstance(a, ast.GeneratorExp):
            r, out = self.t('r'), self.t('out'); ty = []
            def body():
                c, t = self.expr(a.elt); ty.append(t); return f'{r}={c}; goto {out};'
            code = self.comp(a.generators, body)
            return f'({{ V {r}=0; {code} {out}: ; {r}?{r}:({d[0]}); }})', self.join([ty[0], d[1]]) if len(n.args) > 1 else ty[0]
        f = self.first(a)
        if f: x = self.t('f'); return f'({{ V {x}={f[0]}; {x}?{x}:({d[0]}); }})', f[1]
        c, t = self.expr(a); s = self.t('s')
        return f'({{ Seq {s}=seq({c}); {s}.n?{s}.v[0]:({d[0]}); }})', self.elem(t)
    def b_str(self, n): x = self.t(); return f'({{ V {x}={self.e(n.args[0])}; if(KIND({x})!=K_STR) fail("str"); {x}; }})', STR
    def b_lcm(self, n):
        l, code, _ = self.build(n.args); return f'({{ {code} lcm_of({l}); }})', INT
    def b_iter(self, n): return self.expr(n.args[0])
    def b_abs(self, n): x = self.t(); return f'({{ int64_t {x}={self.i(n.args[0])}; INT({x}<0?-{x}:{x}); }})', INT
    def name_of(self, n):
        v = self.static(n) if not isinstance(n, ast.Constant) else n.value
        if not isinstance(v, str): raise No('getattr')
        return v
    def b_getattr(self, n):
        c, t = self.expr(n.args[0])
        if self.static(n.args[1]) is MISSING and not isinstance(n.args[1], ast.Constant): return f'attr({c},attr_of[HD({self.e(n.args[1])})->n])', None
        return self.attribute(c, t, self.name_of(n.args[1]))
    def b_setattr(self, n):
        return f'(set_attr({self.e(n.args[0])},{self.p.attr_id(self.name_of(n.args[1]))},{self.e(n.args[2])}),NONE)', NONE

class _Chain(dict):
    """Types of names inside of a comprehension, before those outside."""
    def __init__(self, outer): super().__init__(); self.outer = outer
    def get(self, k, d=None): return dict.get(self, k) if dict.__contains__(self, k) else self.outer.get(k, d)
