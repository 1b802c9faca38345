/* `lru_cache` of the compiled modules: as that of `functools`, whose calls take five times as long.
 *
 * It differs in two ways. A call makes no tuple of its arguments to look them up; and a full cache drops
 * what has not been asked for since it was last full, and not each time the least recently used result.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#define SMALLEST 16

typedef struct {
    Py_hash_t hash;
    PyObject *arguments; /* a tuple; NULL where the entry is free */
    PyObject *keywords;  /* the names of the last arguments, or NULL */
    PyObject *result;
    int recent;
} entry;

typedef struct {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    PyObject *function, *attributes, *references;
    Py_ssize_t most, used, hits, misses; /* most is -1 where there is no limit */
    Py_ssize_t size;                     /* of the table: a power of 2 */
    entry *table;
} cache;

static int hash_of(PyObject *const *arguments, Py_ssize_t number, Py_hash_t *hash) {
    Py_uhash_t mixed = (Py_uhash_t)number;
    for (Py_ssize_t at = 0; at < number; at++) {
        PyObject *argument = arguments[at];
        Py_hash_t one = PyUnicode_CheckExact(argument) ? ((PyASCIIObject *)argument)->hash : -1;
        if (one == -1 && (one = PyObject_Hash(argument)) == -1) return -1;
        mixed = (mixed ^ (Py_uhash_t)one) * (Py_uhash_t)0x9E3779B97F4A7C15ULL;
        mixed ^= mixed >> 29;
    }
    *hash = (Py_hash_t)mixed;
    return 0;
}

/* Whether an entry has these very objects for arguments. */
static int has(const entry *one, PyObject *const *arguments, Py_ssize_t number, PyObject *keywords) {
    if (PyTuple_GET_SIZE(one->arguments) != number || one->keywords != keywords) return 0;
    for (Py_ssize_t at = 0; at < number; at++)
        if (PyTuple_GET_ITEM(one->arguments, at) != arguments[at]) return 0;
    return 1;
}

/* Whether the arguments of an entry are equal to these. -1 on an error. */
static int equals(PyObject *known, PyObject *names, PyObject *const *arguments, Py_ssize_t number,
                  PyObject *keywords) {
    if (PyTuple_GET_SIZE(known) != number || (names == NULL) != (keywords == NULL)) return 0;
    if (names != keywords) {
        int same = PyObject_RichCompareBool(names, keywords, Py_EQ);
        if (same != 1) return same;
    }
    for (Py_ssize_t at = 0; at < number; at++) {
        if (PyTuple_GET_ITEM(known, at) == arguments[at]) continue;
        int same = PyObject_RichCompareBool(PyTuple_GET_ITEM(known, at), arguments[at], Py_EQ);
        if (same != 1) return same;
    }
    return 1;
}

/* The entry of these arguments, NULL where there is none or on an error. */
static entry *look_up(cache *self, Py_hash_t hash, PyObject *const *arguments, Py_ssize_t number,
                      PyObject *keywords) {
again:;
    entry *table = self->table;
    Py_ssize_t last = self->size - 1;
    for (Py_ssize_t at = hash & last; table[at].arguments != NULL; at = (at + 1) & last) {
        entry *one = &table[at];
        if (one->hash != hash) continue;
        if (has(one, arguments, number, keywords)) return one;
        /* Comparing can run code of Python, which may ask this cache. */
        PyObject *known = Py_NewRef(one->arguments), *names = Py_XNewRef(one->keywords);
        int same = equals(known, names, arguments, number, keywords);
        int changed = table != self->table || one->arguments != known;
        Py_DECREF(known);
        Py_XDECREF(names);
        if (same < 0) return NULL;
        if (changed) goto again;
        if (same) return one;
    }
    return NULL;
}

static void place(entry *table, Py_ssize_t size, const entry *one) {
    Py_ssize_t at = one->hash & (size - 1);
    while (table[at].arguments != NULL) at = (at + 1) & (size - 1);
    table[at] = *one;
}

static void free_entries(entry *table, Py_ssize_t size) {
    for (Py_ssize_t at = 0; at < size; at++) {
        Py_XDECREF(table[at].arguments);
        Py_XDECREF(table[at].keywords);
        Py_XDECREF(table[at].result);
    }
    PyMem_Free(table);
}

/* Moves the entries to a new table. If there are more than `kept`, those stay that were asked for since the
 * last time, up to that number.
 */
static int rebuild(cache *self, Py_ssize_t size, Py_ssize_t kept) {
    entry *old = self->table, *table = PyMem_Calloc((size_t)size, sizeof(entry));
    Py_ssize_t before = self->size, used = 0;
    if (table == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    int all = kept >= self->used;
    for (Py_ssize_t at = 0; at < before; at++) {
        if (old[at].arguments != NULL && (all || (old[at].recent && used < kept))) {
            old[at].recent = all && old[at].recent;
            place(table, size, &old[at]);
            memset(&old[at], 0, sizeof(entry));
            used++;
        }
    }
    self->table = table;
    self->size = size;
    self->used = used;
    free_entries(old, before);
    return 0;
}

static int keep(cache *self, Py_hash_t hash, PyObject *const *arguments, Py_ssize_t number,
                PyObject *keywords, PyObject *result) {
    if (look_up(self, hash, arguments, number, keywords) != NULL) return 0; /* by the call itself */
    if (PyErr_Occurred()) return -1;
    if (self->most >= 0 && self->used >= self->most && rebuild(self, self->size, self->most / 2) < 0) return -1;
    if (2 * (self->used + 1) > self->size && rebuild(self, 2 * self->size, self->used) < 0) return -1;
    PyObject *known = PyTuple_New(number);
    if (known == NULL) return -1;
    for (Py_ssize_t at = 0; at < number; at++) PyTuple_SET_ITEM(known, at, Py_NewRef(arguments[at]));
    entry one = {hash, known, Py_XNewRef(keywords), Py_NewRef(result), 0};
    place(self->table, self->size, &one);
    self->used++;
    return 0;
}

static PyObject *call(PyObject *object, PyObject *const *arguments, size_t flags, PyObject *keywords) {
    cache *self = (cache *)object;
    Py_ssize_t number = PyVectorcall_NARGS(flags) + (keywords == NULL ? 0 : PyTuple_GET_SIZE(keywords));
    if (keywords != NULL && PyTuple_GET_SIZE(keywords) == 0) keywords = NULL;
    Py_hash_t hash;
    if (hash_of(arguments, number, &hash) < 0) return NULL;
    entry *one = look_up(self, hash, arguments, number, keywords);
    if (one != NULL) {
        self->hits++;
        one->recent = 1;
        return Py_NewRef(one->result);
    }
    if (PyErr_Occurred()) return NULL;
    self->misses++;
    PyObject *result = PyObject_Vectorcall(self->function, arguments, flags, keywords);
    if (result != NULL && self->most != 0 && keep(self, hash, arguments, number, keywords, result) < 0)
        Py_CLEAR(result);
    return result;
}

static int empty(cache *self) {
    entry *old = self->table, *table = PyMem_Calloc(SMALLEST, sizeof(entry));
    Py_ssize_t size = self->size;
    if (table == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    self->table = table;
    self->size = SMALLEST;
    self->used = 0;
    if (old != NULL) free_entries(old, size);
    return 0;
}

static PyObject *new_cache(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
    static char *names[] = {"function", "maxsize", NULL};
    PyObject *function, *size;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OO", names, &function, &size)) return NULL;
    Py_ssize_t most = size == Py_None ? -1 : PyNumber_AsSsize_t(size, PyExc_OverflowError);
    if (PyErr_Occurred()) return NULL;
    cache *self = (cache *)type->tp_alloc(type, 0);
    if (self == NULL) return NULL;
    self->vectorcall = call;
    self->function = Py_NewRef(function);
    self->most = size == Py_None ? -1 : Py_MAX(most, 0);
    PyObject *functools = empty(self) < 0 ? NULL : PyImport_ImportModule("functools");
    PyObject *named = functools ? PyObject_CallMethod(functools, "update_wrapper", "OO", self, function) : NULL;
    if (named == NULL) Py_CLEAR(self);
    Py_XDECREF(functools);
    Py_XDECREF(named);
    return (PyObject *)self;
}

static PyObject *decorator(PyObject *module, PyObject *arguments, PyObject *keywords) {
    static char *names[] = {"maxsize", NULL};
    PyObject *most, *type = PyObject_GetAttrString(module, "Cache");
    PyObject *functools = type ? PyImport_ImportModule("functools") : NULL, *made = NULL;
    if (functools && PyArg_ParseTupleAndKeywords(arguments, keywords, "O", names, &most)) {
        PyObject *partial = PyObject_GetAttrString(functools, "partial"), *given = Py_BuildValue("(O)", type);
        PyObject *size = Py_BuildValue("{sO}", "maxsize", most);
        if (partial && given && size) made = PyObject_Call(partial, given, size);
        Py_XDECREF(partial);
        Py_XDECREF(given);
        Py_XDECREF(size);
    }
    Py_XDECREF(type);
    Py_XDECREF(functools);
    return made;
}

static int traverse(cache *self, visitproc visit, void *arg) {
    for (Py_ssize_t at = 0; self->table != NULL && at < self->size; at++) {
        Py_VISIT(self->table[at].arguments);
        Py_VISIT(self->table[at].keywords);
        Py_VISIT(self->table[at].result);
    }
    Py_VISIT(self->function);
    Py_VISIT(self->attributes);
    Py_VISIT(Py_TYPE(self));
    return 0;
}

/* The function stays: somebody may call what is about to be freed, and a function clears what it holds. */
static int clear(cache *self) {
    Py_CLEAR(self->attributes);
    if (self->table != NULL && empty(self) < 0) PyErr_Clear();
    return 0;
}

static void dealloc(cache *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    if (self->references != NULL) PyObject_ClearWeakRefs((PyObject *)self);
    entry *table = self->table;
    self->table = NULL;
    if (table != NULL) free_entries(table, self->size);
    Py_CLEAR(self->function);
    Py_CLEAR(self->attributes);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyObject *descr_get(PyObject *self, PyObject *object, PyObject *type) {
    return object == NULL || object == Py_None ? Py_NewRef(self) : PyMethod_New(self, object);
}

static PyObject *cache_info(cache *self, PyObject *_) {
    if (self->most < 0) return Py_BuildValue("nnOn", self->hits, self->misses, Py_None, self->used);
    return Py_BuildValue("nnnn", self->hits, self->misses, self->most, self->used);
}

static PyObject *cache_clear(cache *self, PyObject *_) {
    self->hits = self->misses = 0;
    return empty(self) < 0 ? NULL : Py_NewRef(Py_None);
}

static PyObject *itself(PyObject *self, PyObject *_) { return Py_NewRef(self); }

static PyObject *reduced(PyObject *self, PyObject *_) { return PyObject_GetAttrString(self, "__qualname__"); }

static PyMethodDef methods[] = {
    {"cache_info", (PyCFunction)cache_info, METH_NOARGS, "Hits, misses, the most results and their number."},
    {"cache_clear", (PyCFunction)cache_clear, METH_NOARGS, "Drops all results."},
    {"__copy__", itself, METH_NOARGS, NULL},
    {"__deepcopy__", itself, METH_O, NULL},
    {"__reduce__", reduced, METH_NOARGS, NULL},
    {NULL},
};

static PyMemberDef members[] = {
    {"__dictoffset__", T_PYSSIZET, offsetof(cache, attributes), READONLY},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(cache, references), READONLY},
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(cache, vectorcall), READONLY},
    {NULL},
};

static PyGetSetDef attributes[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_doc, "Cache(function, maxsize)\n--\n\nA function whose results are cached."},
    {Py_tp_new, new_cache},
    {Py_tp_dealloc, dealloc},
    {Py_tp_traverse, traverse},
    {Py_tp_clear, clear},
    {Py_tp_call, PyVectorcall_Call},
    {Py_tp_descr_get, descr_get},
    {Py_tp_methods, methods},
    {Py_tp_members, members},
    {Py_tp_getset, attributes},
    {0, NULL},
};

static PyType_Spec spec = {
    .name = "gwt._cache.Cache",
    .basicsize = sizeof(cache),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL |
             Py_TPFLAGS_METHOD_DESCRIPTOR,
    .slots = slots,
};

static PyMethodDef functions[] = {
    {"lru_cache", (PyCFunction)(void (*)(void))decorator, METH_VARARGS | METH_KEYWORDS,
     "lru_cache(maxsize)\n--\n\nDecorates a function: its results are cached, at most so many."},
    {NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "gwt._cache", NULL, -1, functions};

PyMODINIT_FUNC PyInit__cache(void) {
    PyObject *made = PyModule_Create(&module), *type = PyType_FromSpec(&spec);
    if (made == NULL || type == NULL || PyModule_AddObject(made, "Cache", type) < 0) {
        Py_XDECREF(type);
        Py_CLEAR(made);
    }
    return made;
}
