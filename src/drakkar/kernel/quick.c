/* What the compiled program does too often to do it in Python: values, and generators of draws. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

/* ---- values ----------------------------------------------------------------------------------

   A value is a tuple of its class. tuple.__new__ would be handed a tuple to copy it from. */

static PyObject *
value(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (count < 1 || !PyType_Check(args[0])
        || !PyType_FastSubclass((PyTypeObject *)args[0], Py_TPFLAGS_TUPLE_SUBCLASS)) {
        PyErr_SetString(PyExc_TypeError, "value(kind of tuple, *items)");
        return NULL;
    }
    PyTypeObject *kind = (PyTypeObject *)args[0];
    PyObject *made = kind->tp_alloc(kind, count - 1);
    if (made == NULL) {
        return NULL;
    }
#if PY_VERSION_HEX >= 0x030E0000
    ((PyTupleObject *)made)->ob_hash = -1; /* not known yet */
#endif
    for (Py_ssize_t i = 1; i < count; i++) {
        PyTuple_SET_ITEM(made, i - 1, Py_NewRef(args[i]));
    }
    return made;
}

/* ---- generators ------------------------------------------------------------------------------

   random.Random fills 624 words for a seed, each from the one before, so that a processor waits for
   every single one; four seeds beside each other take hardly longer than one. A table's next draws
   are likely to be those after this one, and what is worked out for them is kept. The words are the
   same, and the numbers are still drawn by random.Random itself. */

#define N 624
#define AHEAD 4 /* a power of two */

/* What Modules/_randommodule.c of CPython has under this name; its size is compared below. */
typedef struct {
    PyObject_HEAD
    int index;
    uint32_t state[N];
} RandomObject;

static PyTypeObject *random_type;
static uint32_t beginning[N]; /* init_genrand(19650218), where every seed begins */
static uint32_t ahead[AHEAD][N];
static uint32_t known[3]; /* the key of ahead[0] */
static int known_length = 0; /* in words; 0: nothing is known */

/* init_by_array for the keys known[0] to known[0] + AHEAD - 1. */
static void
work_out(void)
{
    uint32_t last[AHEAD];
    int i = 1, j = 0, lane, k;

    for (lane = 0; lane < AHEAD; lane++) {
        memcpy(ahead[lane], beginning, sizeof(beginning));
        last[lane] = beginning[0];
    }
    for (k = N; k; k--) {
        for (lane = 0; lane < AHEAD; lane++) {
            uint32_t before = last[lane];
            uint32_t key = known[j] + (j == 0 ? lane : 0);
            last[lane] = (ahead[lane][i] ^ ((before ^ (before >> 30)) * 1664525U)) + key + j;
            ahead[lane][i] = last[lane];
        }
        if (++j >= known_length) {
            j = 0;
        }
        if (++i >= N) {
            i = 1;
        }
    }
    for (k = N - 1; k; k--) {
        for (lane = 0; lane < AHEAD; lane++) {
            uint32_t before = last[lane];
            last[lane] = (ahead[lane][i] ^ ((before ^ (before >> 30)) * 1566083941U)) - i;
            ahead[lane][i] = last[lane];
        }
        if (++i >= N) {
            i = 1;
        }
    }
    for (lane = 0; lane < AHEAD; lane++) {
        ahead[lane][0] = 0x80000000U;
    }
}

static PyObject *
drawing(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (count != 3 || !PyType_Check(args[0])
        || !PyType_IsSubtype((PyTypeObject *)args[0], random_type)) {
        PyErr_SetString(PyExc_TypeError, "drawing(kind of random.Random, seed, number)");
        return NULL;
    }
    unsigned long long seed = PyLong_AsUnsignedLongLong(args[1]);
    if (seed == (unsigned long long)-1 && PyErr_Occurred()) {
        return NULL;
    }
    unsigned long long number = PyLong_AsUnsignedLongLong(args[2]);
    if (number == (unsigned long long)-1 && PyErr_Occurred()) {
        return NULL;
    }
    if (number >> 24) {
        PyErr_SetString(PyExc_OverflowError, "more draws than a seed is for");
        return NULL;
    }
    /* seed << 24 ^ number, as random_seed takes it apart */
    int lane = (int)(number % AHEAD);
    uint32_t low = (uint32_t)(seed << 24 | (number - lane));
    uint32_t middle = (uint32_t)(seed >> 8), high = (uint32_t)(seed >> 40);
    int length = high ? 3 : middle ? 2 : 1;
    if (length != known_length || low != known[0] || middle != known[1] || high != known[2]) {
        known[0] = low;
        known[1] = middle;
        known[2] = high;
        known_length = length;
        work_out();
    }
    PyTypeObject *kind = (PyTypeObject *)args[0];
    RandomObject *made = (RandomObject *)kind->tp_alloc(kind, 0);
    if (made != NULL) {
        made->index = N;
        memcpy(made->state, ahead[lane], sizeof(made->state));
    }
    return (PyObject *)made;
}

/* ---------------------------------------------------------------------------------------------- */

static PyMethodDef methods[] = {
    {"value", (PyCFunction)(void (*)(void))value, METH_FASTCALL,
     "value(kind, *items): tuple.__new__(kind, items)."},
    {"drawing", (PyCFunction)(void (*)(void))drawing, METH_FASTCALL,
     "drawing(kind, seed, number): kind((seed << 24) ^ number), without its constructor."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "quick", NULL, -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC
PyInit_quick(void)
{
    PyObject *theirs = PyImport_ImportModule("_random");
    if (theirs == NULL) {
        return NULL;
    }
    random_type = (PyTypeObject *)PyObject_GetAttrString(theirs, "Random");
    Py_DECREF(theirs);
    if (random_type == NULL) {
        return NULL;
    }
    if (random_type->tp_basicsize != sizeof(RandomObject)) {
        PyErr_SetString(PyExc_ImportError, "another Python's random.Random");
        return NULL;
    }
    beginning[0] = 19650218U;
    for (int i = 1; i < N; i++) {
        uint32_t before = beginning[i - 1];
        beginning[i] = 1812433253U * (before ^ (before >> 30)) + i;
    }
    return PyModule_Create(&definition);
}
