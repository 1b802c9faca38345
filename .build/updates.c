/* Observations of compiled engines. `Updates` makes an observation of the last one, as the function does that
 * `gwt.research.incremental_observation` generates: it compares each field of a state with what it was, and takes the steps of
 * those that changed. Steps are what the lines of the generated function come to; a field with lines that are
 * no steps is written by these lines themselves.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

typedef enum {
    NUMBER,        /* the number at a place */
    NUMBER_OR_0,   /* the same, and 0 for None */
    IS_NONE,       /* 1 at a place where there is no value */
    LENGTH,        /* the length at a place */
    ROW_LENGTH,    /* the length of a row at a place */
    CLEAR,         /* 0 at all places of a span */
    PLACES,        /* 1 more at the places of the value */
    EACH,          /* 1 more at the place of each item */
    EACH_THERE,    /* the same, without None */
    PAIRS,         /* 1 more at the place of each key with its value */
    PAIRS_OF_EACH, /* 1 more at the place of each key with each of its values */
    COUNTS,        /* the value of each key more at the place of the key */
    BLOCK,         /* the block of the effect of the last task in a span */
    LAST_SEAT,     /* 1 more at the places of the seat of the last task */
    KINDS,         /* 1 more at the place of the class of each effect before it */
    ROWS,          /* the names of each row in a span of its own */
    SUM,           /* the numbers of each item more, at the places of these */
    SUM_ONE,       /* those of the value, if there is one */
    SUM_ROW,       /* those of each item of a row */
    SUM_VALUES,    /* those of each value of a mapping */
    SUM_TIMES,     /* those of each key as often as its value says */
    SUM_OWNED,     /* those of each key whose value is a seat */
} step_kind;

static const char *const STEP_NAMES[] = {"number", "number or 0", "is none", "length", "row length", "clear",
                                         "places", "each", "each there", "pairs", "pairs of each",
                                         "counts", "block", "last seat", "kinds", "rows",
                                         "sum", "sum one", "sum row", "sum values", "sum times",
                                         "sum owned"};

typedef struct {
    step_kind kind;
    Py_ssize_t start, stop; /* places, or a place and a row, or a seat */
    PyObject *table;
} step;

typedef enum {
    SAME,   /* never changes itself: another value is another object */
    ITEMS,  /* a list */
    MAPPED, /* a dictionary */
    LINES,  /* written and remembered by a function in Python */
} holding;

static const char *const HOLDING_NAMES[] = {"same", "items", "mapped", "lines"};

typedef struct {
    PyObject *name, *write; /* the function in Python */
    holding held;
    Py_ssize_t first, last; /* of its steps */
    getter get;             /* how a class gives the attribute: by a function, by an offset, or else */
    void *closure;
    Py_ssize_t offset;
} field;

typedef struct {
    PyObject *found;        /* names and indices that lead to the part */
    Py_ssize_t first, last; /* of its fields */
    PyTypeObject *type;     /* of which the ways to the attributes are known */
    unsigned int version, turn;
} part;

typedef struct {
    PyObject_HEAD
    PyObject *declared; /* keeps what is asked below */
    PyObject *blank;    /* makes what a part was that nobody has observed */
    part *parts;
    field *fields;
    step *steps;
    Py_ssize_t many_parts, many_fields, many_steps;
} updates;

typedef struct {
    float *at;
    Py_ssize_t size;
} numbers;

/* --- steps ------------------------------------------------------------------------------------------- */

static int add(numbers *whole, Py_ssize_t place, double number) {
    if (place < 0 || place >= whole->size) {
        PyErr_Format(PyExc_IndexError, "there is no place %zd in an observation of %zd", place, whole->size);
        return -1;
    }
    whole->at[place] = (float)(whole->at[place] + number);
    return 0;
}

static int set(numbers *whole, Py_ssize_t place, double number) {
    if (place >= 0 && place < whole->size) whole->at[place] = 0.0F;
    return add(whole, place, number);
}

static int clear(numbers *whole, Py_ssize_t start, Py_ssize_t stop) {
    if (start < 0 || stop < start || stop > whole->size) {
        PyErr_Format(PyExc_IndexError, "there are no places %zd to %zd", start, stop);
        return -1;
    }
    memset(whole->at + start, 0, (size_t)(stop - start) * sizeof(float));
    return 0;
}

/* What a table has at a key; a new reference. */
static PyObject *looked_up(PyObject *table, PyObject *key) {
    if (!PyDict_CheckExact(table)) return PyObject_GetItem(table, key);
    PyObject *found = PyDict_GetItemWithError(table, key);
    if (found == NULL && !PyErr_Occurred()) PyErr_SetObject(PyExc_KeyError, key);
    return Py_XNewRef(found);
}

static int add_at(numbers *whole, PyObject *table, PyObject *key, double number) {
    PyObject *found = looked_up(table, key);
    if (found == NULL) return -1;
    Py_ssize_t place = PyLong_AsSsize_t(found);
    Py_DECREF(found);
    return place == -1 && PyErr_Occurred() ? -1 : add(whole, place, number);
}

/* 1 more at each of the places that a table has at a key. */
static int add_places(numbers *whole, PyObject *table, PyObject *key) {
    PyObject *places = looked_up(table, key);
    PyObject *fast = places ? PySequence_Fast(places, "expected places") : NULL;
    int done = fast == NULL ? -1 : 0;
    for (Py_ssize_t at = 0; done == 0 && at < PySequence_Fast_GET_SIZE(fast); at++) {
        Py_ssize_t place = PyLong_AsSsize_t(PySequence_Fast_GET_ITEM(fast, at));
        done = place == -1 && PyErr_Occurred() ? -1 : add(whole, place, 1.0);
    }
    Py_XDECREF(fast);
    Py_XDECREF(places);
    return done;
}

/* 1 more at the place of each item, of which there is one every `stride`. */
static int add_each(numbers *whole, PyObject *table, PyObject *items, Py_ssize_t stride, int none) {
    PyObject *fast = PySequence_Fast(items, "expected items");
    int done = fast == NULL ? -1 : 0;
    for (Py_ssize_t at = 0; done == 0 && at < PySequence_Fast_GET_SIZE(fast); at += stride) {
        PyObject *item = Py_NewRef(PySequence_Fast_GET_ITEM(fast, at));
        if (none || item != Py_None) done = add_at(whole, table, item, 1.0);
        Py_DECREF(item);
    }
    Py_XDECREF(fast);
    return done;
}

/* Steps of mappings, which are laid out as keys, each before its value. */
static int add_pairs(numbers *whole, const step *one, PyObject *laid) {
    if (!PyTuple_CheckExact(laid)) {
        PyErr_SetString(PyExc_TypeError, "expected a dictionary");
        return -1;
    }
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(laid); at += 2) {
        PyObject *key = PyTuple_GET_ITEM(laid, at), *value = PyTuple_GET_ITEM(laid, at + 1);
        if (one->kind == COUNTS) {
            double number = PyFloat_AsDouble(value);
            if (number == -1.0 && PyErr_Occurred()) return -1;
            if (add_at(whole, one->table, key, number) < 0) return -1;
            continue;
        }
        PyObject *row = looked_up(one->table, key);
        if (row == NULL) return -1;
        int done = one->kind == PAIRS ? add_at(whole, row, value, 1.0) : add_each(whole, row, value, 1, 1);
        Py_DECREF(row);
        if (done < 0) return -1;
    }
    return 0;
}

/* Names of rows; those rows are written that are other objects than before, for rows never change. */
static int write_rows(numbers *whole, const step *one, PyObject *value, PyObject *before) {
    PyObject *rows = PySequence_Fast(value, "expected rows"), *then = NULL;
    if (rows == NULL) return -1;
    Py_ssize_t many = PySequence_Fast_GET_SIZE(rows), tables = PyTuple_GET_SIZE(one->table), width = 0;
    if (tables > 0) width = (one->stop - one->start) / tables;
    int done = 0;
    if (before != Py_None && (then = PySequence_Fast(before, "expected rows")) == NULL) done = -1;
    if (done == 0 && then != NULL && PySequence_Fast_GET_SIZE(then) != many) Py_CLEAR(then);
    if (done == 0 && then == NULL) done = clear(whole, one->start, one->stop);
    for (Py_ssize_t at = 0; done == 0 && at < PySequence_Fast_GET_SIZE(rows); at++) {
        PyObject *row = PySequence_Fast_GET_ITEM(rows, at);
        if (then != NULL && PySequence_Fast_GET_ITEM(then, at) == row) continue;
        if (at >= tables) {
            PyErr_Format(PyExc_IndexError, "there is no place for row %zd of %zd", at, many);
            done = -1;
            break;
        }
        Py_INCREF(row);
        done = clear(whole, one->start + at * width, one->start + (at + 1) * width);
        if (done == 0) done = add_each(whole, PyTuple_GET_ITEM(one->table, at), row, 1, 1);
        Py_DECREF(row);
    }
    Py_XDECREF(then);
    Py_DECREF(rows);
    return done;
}

/* The numbers of a component more, so many times; a table has the places and the numbers of each. */
static int add_sum(numbers *whole, PyObject *table, PyObject *key, Py_ssize_t times) {
    PyObject *row = times > 0 ? looked_up(table, key) : NULL, *places, *more;
    if (times <= 0) return 0;
    if (row == NULL) return -1;
    int done = PyArg_ParseTuple(row, "O!O!", &PyTuple_Type, &places, &PyTuple_Type, &more) ? 0 : -1;
    for (; done == 0 && times > 0; times--) {
        Py_ssize_t many = Py_MIN(PyTuple_GET_SIZE(places), PyTuple_GET_SIZE(more));
        for (Py_ssize_t at = 0; done == 0 && at < many; at++) {
            Py_ssize_t place = PyLong_AsSsize_t(PyTuple_GET_ITEM(places, at));
            double number = PyFloat_AsDouble(PyTuple_GET_ITEM(more, at));
            done = (place == -1 || number == -1.0) && PyErr_Occurred() ? -1 : add(whole, place, number);
        }
    }
    Py_DECREF(row);
    return done;
}

/* How often a step adds the numbers of a key of a mapping; -1 on an error. */
static Py_ssize_t times_of(const step *one, PyObject *value) {
    Py_ssize_t number = PyNumber_AsSsize_t(value, PyExc_OverflowError);
    if (number == -1 && PyErr_Occurred()) return -1;
    return one->kind == SUM_OWNED ? number == one->start : Py_MAX(number, 0);
}

/* The numbers of components; a mapping is laid out as keys, each before its value. */
static int add_sums(numbers *whole, const step *one, PyObject *items, Py_ssize_t stride) {
    PyObject *fast = PySequence_Fast(items, "expected items");
    int done = fast == NULL ? -1 : 0, by_value = one->kind == SUM_TIMES || one->kind == SUM_OWNED;
    if (done == 0 && stride == 1 && (by_value || one->kind == SUM_VALUES)) {
        PyErr_SetString(PyExc_TypeError, "expected a dictionary");
        done = -1;
    }
    Py_ssize_t first = one->kind == SUM_VALUES ? 1 : 0;
    for (Py_ssize_t at = first; done == 0 && at < PySequence_Fast_GET_SIZE(fast); at += stride) {
        PyObject *item = Py_NewRef(PySequence_Fast_GET_ITEM(fast, at));
        Py_ssize_t times = by_value ? times_of(one, PySequence_Fast_GET_ITEM(fast, at + 1)) : 1;
        done = times < 0 ? -1 : add_sum(whole, one->table, item, times);
        Py_DECREF(item);
    }
    Py_XDECREF(fast);
    return done;
}

/* An item of a task, such as its seat; a new reference. */
static PyObject *task_item(PyObject *task, Py_ssize_t at) {
    if (PyTuple_CheckExact(task) && at < PyTuple_GET_SIZE(task)) return Py_NewRef(PyTuple_GET_ITEM(task, at));
    return PySequence_GetItem(task, at);
}

static int write_block(numbers *whole, const step *one, PyObject *effect) {
    PyObject *block = PyObject_CallOneArg(one->table, effect);
    Py_buffer view;
    if (block == NULL || PyObject_GetBuffer(block, &view, PyBUF_SIMPLE) < 0) {
        Py_XDECREF(block);
        return -1;
    }
    int done = clear(whole, one->start, one->stop);
    if (done == 0 && view.len != (one->stop - one->start) * (Py_ssize_t)sizeof(float)) {
        PyErr_SetString(PyExc_ValueError, "a block of another size");
        done = -1;
    }
    if (done == 0) memcpy(whole->at + one->start, view.buf, (size_t)view.len);
    PyBuffer_Release(&view);
    Py_DECREF(block);
    return done;
}

/* Steps of tasks, of which the last one is chosen about. */
static int write_tasks(numbers *whole, const step *one, PyObject *tasks) {
    PyObject *fast = PySequence_Fast(tasks, "expected tasks");
    if (fast == NULL) return -1;
    Py_ssize_t many = PySequence_Fast_GET_SIZE(fast);
    int done = many == 0 && one->kind == BLOCK ? clear(whole, one->start, one->stop) : 0;
    Py_ssize_t at = one->kind == KINDS ? 0 : Py_MAX(many - 1, 0), end = one->kind == KINDS ? many - 1 : many;
    for (; done == 0 && at < end && end <= PySequence_Fast_GET_SIZE(fast); at++) {
        PyObject *item = task_item(PySequence_Fast_GET_ITEM(fast, at), one->kind == LAST_SEAT ? 0 : 1);
        if (item == NULL) done = -1;
        else if (one->kind == BLOCK) done = write_block(whole, one, item);
        else if (one->kind == LAST_SEAT) done = add_places(whole, one->table, item);
        else done = add_at(whole, one->table, (PyObject *)Py_TYPE(item), 1.0);
        Py_XDECREF(item);
    }
    Py_DECREF(fast);
    return done;
}

static int write_number(numbers *whole, Py_ssize_t place, PyObject *value) {
    double number = PyFloat_AsDouble(value);
    return number == -1.0 && PyErr_Occurred() ? -1 : set(whole, place, number);
}

static int write_length(numbers *whole, Py_ssize_t place, PyObject *value, Py_ssize_t stride) {
    Py_ssize_t length = PyObject_Size(value);
    return length < 0 ? -1 : set(whole, place, (double)(length / stride));
}

static int take_step(const step *one, holding held, PyObject *value, PyObject *before, numbers *whole) {
    Py_ssize_t stride = held == MAPPED ? 2 : 1;
    switch (one->kind) {
    case NUMBER: return write_number(whole, one->start, value);
    case NUMBER_OR_0: return value == Py_None ? set(whole, one->start, 0.0) : write_number(whole, one->start, value);
    case IS_NONE: return set(whole, one->start, value == Py_None);
    case LENGTH: return write_length(whole, one->start, value, stride);
    case ROW_LENGTH: {
        PyObject *row = PySequence_GetItem(value, one->stop);
        int done = row == NULL ? -1 : write_length(whole, one->start, row, 1);
        Py_XDECREF(row);
        return done;
    }
    case CLEAR: return clear(whole, one->start, one->stop);
    case PLACES: return add_places(whole, one->table, value);
    case EACH: return add_each(whole, one->table, value, stride, 1);
    case EACH_THERE: return add_each(whole, one->table, value, stride, 0);
    case PAIRS:
    case PAIRS_OF_EACH:
    case COUNTS: return add_pairs(whole, one, value);
    case BLOCK:
    case LAST_SEAT:
    case KINDS: return write_tasks(whole, one, value);
    case ROWS: return write_rows(whole, one, value, before);
    case SUM_ONE: return value == Py_None ? 0 : add_sum(whole, one->table, value, 1);
    case SUM_ROW: {
        PyObject *row = PySequence_GetItem(value, one->start);
        int done = row == NULL ? -1 : add_sums(whole, one, row, 1);
        Py_XDECREF(row);
        return done;
    }
    case SUM:
    case SUM_VALUES:
    case SUM_TIMES:
    case SUM_OWNED: return add_sums(whole, one, value, stride);
    }
    PyErr_BadInternalCall();
    return -1;
}

/* --- fields ------------------------------------------------------------------------------------------ */

/* Whether the ways to the attributes of an object are known. Python changes the version of a class with it. */
static inline int is_known(const part *one, PyObject *of) {
    return Py_TYPE(of) == one->type && Py_TYPE(of)->tp_version_tag == one->version && one->version != 0;
}

/* Finds the ways to the attributes of a class. A descriptor may run code, by which another thread may come
 * here; whoever was first then gives up.
 */
static int learn(updates *self, part *one, PyTypeObject *type) {
    unsigned int turn = ++one->turn;
    one->type = NULL;
    for (Py_ssize_t at = one->first; at < one->last; at++) {
        field *of = &self->fields[at];
        PyObject *found = NULL;
        if (type->tp_getattro == PyObject_GenericGetAttr) found = PyObject_GetAttr((PyObject *)type, of->name);
        if (found == NULL && PyErr_Occurred()) {
            if (!PyErr_ExceptionMatches(PyExc_AttributeError)) return -1;
            PyErr_Clear();
        }
        if (one->turn != turn) {
            Py_XDECREF(found);
            return 0;
        }
        of->get = NULL;
        of->offset = 0;
        if (found != NULL && Py_IS_TYPE(found, &PyGetSetDescr_Type)) {
            of->get = ((PyGetSetDescrObject *)found)->d_getset->get;
            of->closure = ((PyGetSetDescrObject *)found)->d_getset->closure;
        } else if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX) of->offset = member->offset;
        }
        Py_XDECREF(found);
    }
    one->type = type;
    one->version = type->tp_version_tag;
    return 0;
}

static PyObject *value_of(const part *part, const field *one, PyObject *of) {
    PyObject *value = NULL;
    if (is_known(part, of)) {
        if (one->get != NULL) return one->get(of, one->closure);
        if (one->offset > 0) value = *(PyObject **)((char *)of + one->offset);
    }
    return value != NULL ? Py_NewRef(value) : PyObject_GetAttr(of, one->name);
}

/* Whether a value is what has been remembered. */
static int is_remembered(holding held, PyObject *value, PyObject *before) {
    if (held == SAME || before == Py_None) return value == before && before != Py_None;
    Py_ssize_t many = PyTuple_GET_SIZE(before);
    if (held == ITEMS) {
        if (!PyList_CheckExact(value) || PyList_GET_SIZE(value) != many) return 0;
        PyObject *const *now = ((PyListObject *)value)->ob_item, *const *then = ((PyTupleObject *)before)->ob_item;
        return many == 0 || memcmp(now, then, (size_t)many * sizeof(PyObject *)) == 0;
    }
    if (!PyDict_CheckExact(value) || 2 * PyDict_GET_SIZE(value) != many) return 0;
    PyObject *key, *item;
    Py_ssize_t place = 0, at = 0;
    while (PyDict_Next(value, &place, &key, &item)) {
        if (key != PyTuple_GET_ITEM(before, at) || item != PyTuple_GET_ITEM(before, at + 1)) return 0;
        at += 2;
    }
    return 1;
}

/* What is remembered of a value, and what its steps are given; a new reference. */
static PyObject *remembered(holding held, PyObject *value) {
    if (held == SAME) return Py_NewRef(value);
    if (held == ITEMS) return PySequence_Tuple(value);
    if (!PyDict_CheckExact(value)) return PyErr_Format(PyExc_TypeError, "expected a dictionary");
    PyObject *laid = PyTuple_New(2 * PyDict_GET_SIZE(value)), *key, *item;
    Py_ssize_t place = 0, at = 0;
    while (laid != NULL && PyDict_Next(value, &place, &key, &item)) {
        PyTuple_SET_ITEM(laid, at++, Py_NewRef(key));
        PyTuple_SET_ITEM(laid, at++, Py_NewRef(item));
    }
    return laid;
}

/* Writes a field by its lines, which compare and remember in Python. */
static int write_by_lines(updates *self, const field *one, PyObject *of, PyObject *value, PyObject *memory,
                          Py_ssize_t at, PyObject *whole) {
    PyObject *before = Py_NewRef(PyList_GET_ITEM(memory, at)), *was = NULL, *done = NULL;
    int differs = 1;
    if (before == Py_None) {
        Py_SETREF(before, PyObject_CallOneArg(self->blank, one->name));
        if (before == NULL) return -1;
    } else {
        was = PyObject_GetAttr(before, one->name);
        differs = was == NULL ? -1 : PyObject_RichCompareBool(value, was, Py_NE);
    }
    if (differs > 0) done = PyObject_CallFunctionObjArgs(one->write, of, before, whole, NULL);
    int failed = differs < 0 || (differs > 0 && done == NULL);
    if (!failed && differs) failed = PyList_SetItem(memory, at, Py_NewRef(before)) < 0;
    Py_XDECREF(done);
    Py_XDECREF(was);
    Py_DECREF(before);
    return failed ? -1 : 0;
}

static int write_field(updates *self, const part *part, Py_ssize_t at, PyObject *of, PyObject *memory,
                       PyObject *whole, numbers *view) {
    const field *one = &self->fields[at];
    PyObject *value = value_of(part, one, of);
    if (value == NULL) return -1;
    if (one->held == LINES) {
        int done = write_by_lines(self, one, of, value, memory, at, whole);
        Py_DECREF(value);
        return done;
    }
    if (is_remembered(one->held, value, PyList_GET_ITEM(memory, at))) {
        Py_DECREF(value);
        return 0;
    }
    PyObject *before = Py_NewRef(PyList_GET_ITEM(memory, at)), *now = remembered(one->held, value);
    int done = now == NULL ? -1 : 0;
    for (Py_ssize_t by = one->first; done == 0 && by < one->last; by++)
        done = take_step(&self->steps[by], one->held, now, before, view);
    if (done == 0) done = PyList_SetItem(memory, at, Py_NewRef(now));
    Py_XDECREF(now);
    Py_DECREF(before);
    Py_DECREF(value);
    return done;
}

/* The part of a state; a new reference. */
static PyObject *part_of(PyObject *state, PyObject *found) {
    PyObject *one = Py_NewRef(state);
    for (Py_ssize_t at = 0; one != NULL && at < PyTuple_GET_SIZE(found); at++) {
        PyObject *by = PyTuple_GET_ITEM(found, at);
        Py_SETREF(one, PyUnicode_Check(by) ? PyObject_GetAttr(one, by) : PyObject_GetItem(one, by));
    }
    return one;
}

static int write_parts(updates *self, PyObject *state, PyObject *memory, PyObject *whole, numbers *view) {
    for (Py_ssize_t at = 0; at < self->many_parts; at++) {
        part *one = &self->parts[at];
        if (one->first == one->last) continue;
        PyObject *of = part_of(state, one->found);
        if (of == NULL) return -1;
        int done = is_known(one, of) ? 0 : learn(self, one, Py_TYPE(of));
        for (Py_ssize_t by = one->first; done == 0 && by < one->last; by++)
            done = write_field(self, one, by, of, memory, whole, view);
        Py_DECREF(of);
        if (done < 0) return -1;
    }
    return 0;
}

/* --- the class --------------------------------------------------------------------------------------- */

static PyObject *new_memory(updates *self) {
    PyObject *memory = PyList_New(self->many_fields);
    for (Py_ssize_t at = 0; memory != NULL && at < self->many_fields; at++)
        PyList_SET_ITEM(memory, at, Py_NewRef(Py_None));
    return memory;
}

static PyObject *update(updates *self, PyObject *const *given, Py_ssize_t many) {
    if (many != 3) return PyErr_Format(PyExc_TypeError, "expected a state, a memory and an observation");
    PyObject *memory = given[1] == Py_None ? new_memory(self) : Py_NewRef(given[1]);
    if (memory == NULL) return NULL;
    if (!PyList_CheckExact(memory) || PyList_GET_SIZE(memory) != self->many_fields) {
        Py_DECREF(memory);
        return PyErr_Format(PyExc_TypeError, "a memory of something else");
    }
    Py_buffer view;
    if (PyObject_GetBuffer(given[2], &view, PyBUF_WRITABLE | PyBUF_FORMAT) < 0) {
        Py_DECREF(memory);
        return NULL;
    }
    int done = -1;
    if (view.format == NULL || strcmp(view.format, "f") != 0 || view.itemsize != sizeof(float)) {
        PyErr_SetString(PyExc_TypeError, "an observation has floats of four bytes");
    } else {
        numbers whole = {view.buf, view.len / (Py_ssize_t)sizeof(float)};
        done = write_parts(self, given[0], memory, given[2], &whole);
    }
    PyBuffer_Release(&view);
    if (done < 0) Py_CLEAR(memory);
    return memory;
}

static int named(PyObject *name, const char *const *names, int many) {
    for (int at = 0; at < many; at++)
        if (PyUnicode_CompareWithASCIIString(name, names[at]) == 0) return at;
    PyErr_Format(PyExc_ValueError, "there is no '%U'", name);
    return -1;
}

#define MANY(names) (int)(sizeof(names) / sizeof(names[0]))

/* A place for one more entry at the end of an array, filled with zeros. */
static void *one_more(void *array, Py_ssize_t *many, size_t size) {
    char *grown = PyMem_Realloc(*(void **)array, (size_t)(*many + 1) * size);
    if (grown == NULL) return PyErr_NoMemory();
    *(void **)array = grown;
    return memset(grown + (size_t)(*many)++ * size, 0, size);
}

static int declare_step(updates *self, PyObject *declared) {
    PyObject *name, *table;
    Py_ssize_t start, stop;
    if (!PyArg_ParseTuple(declared, "UnnO", &name, &start, &stop, &table)) return -1;
    int kind = named(name, STEP_NAMES, MANY(STEP_NAMES));
    step *one = kind < 0 ? NULL : one_more(&self->steps, &self->many_steps, sizeof(step));
    if (one == NULL) return -1;
    *one = (step){kind, start, stop, table};
    return 0;
}

static int declare_field(updates *self, PyObject *declared) {
    PyObject *name, *how, *steps, *write;
    if (!PyArg_ParseTuple(declared, "UUO!O", &name, &how, &PyTuple_Type, &steps, &write)) return -1;
    int held = named(how, HOLDING_NAMES, MANY(HOLDING_NAMES));
    field *one = held < 0 ? NULL : one_more(&self->fields, &self->many_fields, sizeof(field));
    if (one == NULL) return -1;
    one->name = name;
    one->held = held;
    one->write = write;
    one->first = self->many_steps;
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(steps); at++)
        if (declare_step(self, PyTuple_GET_ITEM(steps, at)) < 0) return -1;
    one->last = self->many_steps;
    return 0;
}

static int declare_part(updates *self, PyObject *declared) {
    PyObject *found, *fields;
    if (!PyArg_ParseTuple(declared, "O!O!", &PyTuple_Type, &found, &PyTuple_Type, &fields)) return -1;
    part *one = one_more(&self->parts, &self->many_parts, sizeof(part));
    if (one == NULL) return -1;
    one->found = found;
    one->first = self->many_fields;
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(fields); at++)
        if (declare_field(self, PyTuple_GET_ITEM(fields, at)) < 0) return -1;
    one->last = self->many_fields;
    return 0;
}

static PyObject *new_updates(PyTypeObject *type, PyObject *given, PyObject *keywords) {
    PyObject *parts, *blank;
    if (!PyArg_ParseTuple(given, "O!O", &PyTuple_Type, &parts, &blank)) return NULL;
    updates *self = (updates *)type->tp_alloc(type, 0);
    if (self == NULL) return NULL;
    self->declared = Py_NewRef(parts);
    self->blank = Py_NewRef(blank);
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(parts); at++)
        if (declare_part(self, PyTuple_GET_ITEM(parts, at)) < 0) {
            Py_DECREF(self);
            return NULL;
        }
    return (PyObject *)self;
}

static int traverse(updates *self, visitproc visit, void *arg) {
    Py_VISIT(self->declared);
    Py_VISIT(self->blank);
    Py_VISIT(Py_TYPE(self));
    return 0;
}

/* What was declared stays until the end, as tuples do: somebody may still call what is about to be freed. */
static void dealloc(updates *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    PyMem_Free(self->parts);
    PyMem_Free(self->fields);
    PyMem_Free(self->steps);
    Py_XDECREF(self->declared);
    Py_XDECREF(self->blank);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    {"update", (PyCFunction)(void (*)(void))update, METH_FASTCALL,
     "update(state, memory, observation)\n--\n\nMakes an observation that of a state; returns the memory."},
    {NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_doc, "Updates(parts, blank)\n--\n\nThe steps that write the parts of a state."},
    {Py_tp_new, new_updates},
    {Py_tp_dealloc, dealloc},
    {Py_tp_traverse, traverse},
    {Py_tp_methods, methods},
    {0, NULL},
};

static PyType_Spec spec = {
    .name = "gwt._updates.Updates",
    .basicsize = sizeof(updates),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .slots = slots,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "gwt._updates", NULL, -1};

PyMODINIT_FUNC PyInit__updates(void) {
    PyObject *made = PyModule_Create(&module), *type = PyType_FromSpec(&spec);
    if (made == NULL || type == NULL || PyModule_AddObject(made, "Updates", type) < 0) {
        Py_XDECREF(type);
        Py_CLEAR(made);
    }
    return made;
}
