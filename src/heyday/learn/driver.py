"""The few calls of NVIDIA's driver that running compiled kernels takes, without any package.

The driver's library comes with the GPU. Memory can be shared with CuPy, PyTorch and others as it
is: an `Area` tells them where it lies (`__cuda_array_interface__`).
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from heyday.learn.batch import Numbers

MULTIPROCESSORS, MAJOR, MINOR = 16, 75, 76  # attributes of a device
REGISTERS, LOCAL_BYTES = 4, 3  # attributes of a kernel


class NoGpu(RuntimeError):
    """There is no GPU here, or it refused something."""


@cache
def library() -> Any:
    """Return the driver, with the first GPU made ready."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        raise NoGpu("no GPU of NVIDIA was found here (libcuda.so.1 is missing)") from error
    device, context = ctypes.c_int(), ctypes.c_void_p()
    check(driver, driver.cuInit(0))
    check(driver, driver.cuDeviceGet(ctypes.byref(device), 0))
    check(driver, driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), device))
    check(driver, driver.cuCtxSetCurrent(context))
    return driver


def check(driver: Any, code: int) -> None:
    """Say what the driver complains about."""
    if code:
        text = ctypes.c_char_p()
        driver.cuGetErrorString(code, ctypes.byref(text))
        raise NoGpu(f"the GPU refused: {(text.value or b'unknown error').decode()}")


def call(name: str, *arguments: Any) -> None:
    """Call the driver."""
    driver = library()
    check(driver, getattr(driver, name)(*arguments))


def describe() -> dict[str, Any]:
    """Return which GPU this is."""
    name = ctypes.create_string_buffer(100)
    call("cuDeviceGetName", name, 100, 0)
    numbers = [ctypes.c_int() for _ in range(3)]
    for number, attribute in zip(numbers, (MULTIPROCESSORS, MAJOR, MINOR), strict=True):
        call("cuDeviceGetAttribute", ctypes.byref(number), attribute, 0)
    processors, major, minor = (number.value for number in numbers)
    return {"gpu": name.value.decode(), "processors": processors, "arch": f"sm_{major}{minor}"}


class Area:
    """An array in the memory of the GPU."""

    def __init__(self, shape: tuple[int, ...], dtype: Any) -> None:
        self.shape, self.dtype = shape, np.dtype(dtype)
        self.nbytes = int(np.prod(shape)) * self.dtype.itemsize
        self._pointer = ctypes.c_uint64()
        call("cuMemAlloc_v2", ctypes.byref(self._pointer), ctypes.c_size_t(self.nbytes))
        call("cuMemsetD8_v2", self._pointer, ctypes.c_ubyte(0), ctypes.c_size_t(self.nbytes))

    @property
    def address(self) -> int:
        return self._pointer.value

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.address, False),
            "version": 3,
        }

    def get(self) -> Numbers:
        """Return a copy on this side."""
        values = np.empty(self.shape, self.dtype)
        where = values.ctypes.data_as(ctypes.c_void_p)
        call("cuMemcpyDtoH_v2", where, self._pointer, ctypes.c_size_t(self.nbytes))
        return values

    def put(self, values: Any) -> None:
        """Fill it."""
        whole = np.empty(self.shape, self.dtype)
        whole[...] = values
        where = whole.ctypes.data_as(ctypes.c_void_p)
        call("cuMemcpyHtoD_v2", self._pointer, where, ctypes.c_size_t(self.nbytes))

    def free(self) -> None:
        """Give the memory back."""
        call("cuMemFree_v2", self._pointer)

    def words(self, count: int) -> list[Any]:
        """Return the first entries as Numba's kernels are handed them."""
        steps = np.empty(self.shape[1:], self.dtype).strides
        first = self.dtype.itemsize * int(np.prod(self.shape[1:]))
        shape = (count, *self.shape[1:])
        size = int(np.prod(shape))
        numbers = [0, 0, size, self.dtype.itemsize, self.address, *shape, first, *steps]
        return [ctypes.c_int64(number) for number in numbers]


class Kernel:
    """A compiled function of the GPU."""

    def __init__(self, name: str, code: bytes) -> None:
        self._module, self._function = ctypes.c_void_p(), ctypes.c_void_p()
        call("cuModuleLoadData", ctypes.byref(self._module), code)
        call("cuModuleGetFunction", ctypes.byref(self._function), self._module, name.encode())

    def attribute(self, number: int) -> int:
        """Return one of the driver's figures about it."""
        value = ctypes.c_int()
        call("cuFuncGetAttribute", ctypes.byref(value), number, self._function)
        return value.value

    def launch(self, blocks: int, threads: int, words: Sequence[Any], stream: int = 0) -> None:
        """Start it; what comes later on the same stream waits for it."""
        pointers = (ctypes.c_void_p * len(words))(*(ctypes.addressof(word) for word in words))
        shape = (blocks, 1, 1, threads, 1, 1, 0, ctypes.c_void_p(stream))
        call("cuLaunchKernel", self._function, *shape, pointers, None)


def finish() -> None:
    """Wait until everything that was started is done."""
    call("cuCtxSynchronize")
