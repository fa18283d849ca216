# mypy: ignore-errors
"""Linear regression over many sparse samples, for fitting what a judgement is worth."""

from __future__ import annotations

from collections.abc import Sequence

import cython
from cython.cimports.libc.math import sqrt
from cython.cimports.libc.stdlib import calloc, free, malloc
from cython.cimports.libc.string import memcpy


class LeastSquares:
    """The weights of `n` quantities with which their sum comes closest to a target, over all samples added."""

    def __cinit__(self, n: int):
        self.n = n
        self.products = cython.cast(cython.p_double, calloc(n * n, cython.sizeof(cython.double)))
        self.targets = cython.cast(cython.p_double, calloc(n, cython.sizeof(cython.double)))
        if not self.products or not self.targets:
            raise MemoryError

    def __init__(self, n: int) -> None:
        """No samples yet."""

    def __dealloc__(self):
        free(self.products)
        free(self.targets)

    def add(self, quantities: Sequence[tuple[int, float]], target: float) -> None:
        """A sample: the quantities that are not 0, each named once, and what their weighted sum should be."""
        k: cython.int
        i: cython.int
        much: cython.double
        for k, much in quantities:
            if not 0 <= k < self.n:
                raise ValueError(f"there is no quantity {k} among {self.n}")
            self.targets[k] += much * target
            for i, other in quantities:
                if i <= k:
                    self.products[k * self.n + i] += much * cython.cast(cython.double, other)

    def solve(self, ridge: float) -> list[float]:
        """The weights, drawn towards 0 as strongly as by so many samples of a single quantity."""
        i: cython.int
        k: cython.int
        total: cython.double
        rows: cython.p_double
        if ridge <= 0:
            raise ValueError("the ridge must be above 0")
        rows = cython.cast(cython.p_double, malloc(self.n * self.n * cython.sizeof(cython.double)))
        if not rows:
            raise MemoryError
        memcpy(rows, self.products, self.n * self.n * cython.sizeof(cython.double))
        for i in range(self.n):
            rows[i * self.n + i] += ridge
        solved = self.factor(rows)
        weights = [self.targets[i] for i in range(self.n)]
        if solved:
            for i in range(self.n):
                total = weights[i]
                for k in range(i):
                    total -= rows[i * self.n + k] * cython.cast(cython.double, weights[k])
                weights[i] = total / rows[i * self.n + i]
            for i in range(self.n - 1, -1, -1):
                total = weights[i]
                for k in range(i + 1, self.n):
                    total -= rows[k * self.n + i] * cython.cast(cython.double, weights[k])
                weights[i] = total / rows[i * self.n + i]
        free(rows)
        if not solved:
            raise ArithmeticError("the samples can't be fitted: a greater ridge may help")
        return weights

    def factor(self, rows):
        """Cholesky's: a lower triangle whose product with itself turned is the matrix. False if there is none."""
        n: cython.int = self.n
        i: cython.int
        j: cython.int
        k: cython.int
        total: cython.double
        for i in range(n):
            for j in range(i + 1):
                total = rows[i * n + j]
                for k in range(j):
                    total -= rows[i * n + k] * rows[j * n + k]
                if i != j:
                    rows[i * n + j] = total / rows[j * n + j]
                elif total <= 0:
                    return False
                else:
                    rows[i * n + i] = sqrt(total)
        return True
