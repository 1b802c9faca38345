/* Shorter ways to what compiled code asks of Python's library most. The build includes this file before the
 * code that mypyc makes. They look into Python as it is from 3.11 to 3.13; later ones do without.
 */
#ifndef GWT_SHORTCUTS_H
#define GWT_SHORTCUTS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#if PY_VERSION_HEX < 0x030E0000

/* Attributes of classes that are not compiled, such as those of nodes, are looked up by name. Most are slots,
 * which have the same offset in all objects of a class. So the offset is cached by the version of the class,
 * which Python changes when the class changes.
 */
#define GWT_SLOTS 2048

typedef struct {
    unsigned int version;
    PyObject *name; /* a reference, so that no other name takes its address */
    Py_ssize_t offset;
} gwt_slot;

static gwt_slot gwt_slots[GWT_SLOTS];

/* Gets an attribute, and caches its offset where it is a slot. */
static PyObject *gwt_look_up(PyObject *object, PyObject *name, gwt_slot *cached) {
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr && PyUnicode_CheckExact(name)) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type) && type->tp_version_tag != 0) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX) {
                cached->version = type->tp_version_tag;
                cached->offset = member->offset;
                Py_INCREF(name);
                Py_XSETREF(cached->name, name);
            }
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *gwt_get_attribute(PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    unsigned int version = type->tp_version_tag;
    gwt_slot *cached = &gwt_slots[(version * 37 + (unsigned int)((size_t)name >> 4)) % GWT_SLOTS];
    int is_cached = cached->version == version && cached->name == name && version != 0;
    PyObject *value = is_cached ? *(PyObject **)((char *)object + cached->offset) : NULL;
    if (value == NULL) return gwt_look_up(object, name, cached);
    Py_INCREF(value);
    return value;
}

/* An item of a dictionary by a class, such as the verb of an effect: classes are hashed by their address. */
static inline PyObject *gwt_get_item(PyObject *object, PyObject *key) {
    if (PyDict_CheckExact(object) && PyType_Check(key) && Py_TYPE(key)->tp_hash == PyBaseObject_Type.tp_hash) {
        PyObject *value = _PyDict_GetItem_KnownHash(object, key, PyBaseObject_Type.tp_hash(key));
        if (value != NULL) {
            Py_INCREF(value);
            return value;
        }
        if (PyErr_Occurred()) return NULL;
    }
    return PyObject_GetItem(object, key);
}

/* A call of a function that is compiled, or of one with a cache, by its object. Left out are the checks of
 * Python that an error goes with no result.
 */
static inline PyObject *gwt_call(PyObject *function, PyObject *const *arguments, size_t flags, PyObject *names) {
    const int kinds = METH_VARARGS | METH_FASTCALL | METH_NOARGS | METH_O | METH_KEYWORDS | METH_METHOD;
    if (names == NULL && PyCFunction_CheckExact(function)) {
        PyMethodDef *method = ((PyCFunctionObject *)function)->m_ml;
        if ((method->ml_flags & kinds) == (METH_FASTCALL | METH_KEYWORDS)) {
            void (*plain)(void) = (void (*)(void))method->ml_meth;
            _PyCFunctionFastWithKeywords fast = (_PyCFunctionFastWithKeywords)plain;
            if (Py_EnterRecursiveCall(" while calling a Python object")) return NULL;
            PyObject *result =
                fast(PyCFunction_GET_SELF(function), arguments, PyVectorcall_NARGS(flags), NULL);
            Py_LeaveRecursiveCall();
            return result;
        }
    }
    PyTypeObject *type = Py_TYPE(function);
    if (PyType_HasFeature(type, Py_TPFLAGS_HAVE_VECTORCALL)) {
        vectorcallfunc call = *(vectorcallfunc *)((char *)function + type->tp_vectorcall_offset);
        if (call != NULL) return call(function, arguments, flags, names);
    }
    return PyObject_Vectorcall(function, arguments, flags, names);
}

#define PyObject_GetAttr(object, name) gwt_get_attribute(object, name)
#define PyObject_GetItem(object, key) gwt_get_item(object, key)
#define PyObject_Vectorcall(function, arguments, flags, names) gwt_call(function, arguments, flags, names)

#endif
#endif
