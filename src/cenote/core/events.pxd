# The event log: what moves did, as plain numbers. A state that nobody asked to keep one has a null journal, and
# copies never take one along, so that search and play-outs pay one comparison for it.
from cenote.core.frames cimport Event, Head, Journal

cdef void note(Head* head, int code, int seat, int a=*, int b=*, int c=*, int d=*) noexcept nogil
cdef void keep_journal(Head* head) noexcept nogil
cdef void drop_journal(Head* head) noexcept nogil
