/* A cache of the slots of classes, for compiled code.
 *
 * Compiled code looks up the attributes of classes that are not compiled by name: above all of nodes, whose
 * classes have a metaclass. Most are slots, which have the same offset in all objects of a class. So the
 * offset is cached by the version of the class, which Python changes when the class changes.
 * The build includes this file before the code that mypyc makes.
 */
#ifndef GWT_ATTRIBUTES_H
#define GWT_ATTRIBUTES_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

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

#define PyObject_GetAttr(object, name) gwt_get_attribute(object, name)

#endif
