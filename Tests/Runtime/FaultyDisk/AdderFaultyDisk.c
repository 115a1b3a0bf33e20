#include "AdderFaultyDisk.h"

#include <sqlite3.h>
#include <stdatomic.h>
#include <string.h>

typedef struct {
  sqlite3_file base;
  sqlite3_file *real;
} FaultyFile;

static atomic_long calls;
static atomic_long failing_call;
static atomic_int failing_code;
static atomic_int failure_lasts;
static atomic_int is_read_only;
static sqlite3_vfs *real_vfs;
static sqlite3_vfs vfs;

void adder_faulty_disk_fail(long call, int code, int lasts) {
  failing_code = code;
  failure_lasts = lasts;
  calls = 0;
  failing_call = call;
}

void adder_faulty_disk_set_read_only(int value) { is_read_only = value; }

long adder_faulty_disk_calls(void) { return calls; }

/* Counts a call, and returns the code that it has to fail with. */
static int fault(void) {
  long call = ++calls;
  long failing = failing_call;
  if (failing == 0 || call < failing || (call > failing && !failure_lasts)) return SQLITE_OK;
  return failing_code;
}

#define REAL(file) (((FaultyFile *)(file))->real)

static int close_file(sqlite3_file *file) {
  int code = REAL(file)->pMethods->xClose(REAL(file));
  return code;
}
static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  return REAL(file)->pMethods->xRead(REAL(file), bytes, count, offset);
}
static int write_file(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  int code = fault();
  if (code != SQLITE_OK) {
    /* A full disk writes what still fits. */
    REAL(file)->pMethods->xWrite(REAL(file), bytes, count / 2, offset);
    return code;
  }
  return REAL(file)->pMethods->xWrite(REAL(file), bytes, count, offset);
}
static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
  int code = fault();
  return code != SQLITE_OK ? code : REAL(file)->pMethods->xTruncate(REAL(file), size);
}
static int sync_file(sqlite3_file *file, int flags) {
  int code = fault();
  return code != SQLITE_OK ? code : REAL(file)->pMethods->xSync(REAL(file), flags);
}
static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return REAL(file)->pMethods->xFileSize(REAL(file), size);
}
static int lock_file(sqlite3_file *file, int level) {
  return REAL(file)->pMethods->xLock(REAL(file), level);
}
static int unlock_file(sqlite3_file *file, int level) {
  return REAL(file)->pMethods->xUnlock(REAL(file), level);
}
static int check_reserved_lock(sqlite3_file *file, int *result) {
  return REAL(file)->pMethods->xCheckReservedLock(REAL(file), result);
}
static int file_control(sqlite3_file *file, int operation, void *argument) {
  return REAL(file)->pMethods->xFileControl(REAL(file), operation, argument);
}
static int sector_size(sqlite3_file *file) {
  return REAL(file)->pMethods->xSectorSize(REAL(file));
}
static int characteristics(sqlite3_file *file) {
  return REAL(file)->pMethods->xDeviceCharacteristics(REAL(file));
}
static int shm_map(sqlite3_file *file, int page, int size, int extend, void volatile **result) {
  return REAL(file)->pMethods->xShmMap(REAL(file), page, size, extend, result);
}
static int shm_lock(sqlite3_file *file, int offset, int count, int flags) {
  return REAL(file)->pMethods->xShmLock(REAL(file), offset, count, flags);
}
static void shm_barrier(sqlite3_file *file) { REAL(file)->pMethods->xShmBarrier(REAL(file)); }
static int shm_unmap(sqlite3_file *file, int delete_it) {
  return REAL(file)->pMethods->xShmUnmap(REAL(file), delete_it);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = file_size,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = check_reserved_lock,
    .xFileControl = file_control,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
    .xShmMap = shm_map,
    .xShmLock = shm_lock,
    .xShmBarrier = shm_barrier,
    .xShmUnmap = shm_unmap,
};

static int open_file(
    sqlite3_vfs *self, const char *name, sqlite3_file *file, int flags, int *out_flags) {
  FaultyFile *faulty = (FaultyFile *)file;
  int exists = 1;
  memset(faulty, 0, sizeof(*faulty));
  faulty->real = (sqlite3_file *)(faulty + 1);
  (void)self;
  if (is_read_only && name != NULL) {
    real_vfs->xAccess(real_vfs, name, SQLITE_ACCESS_EXISTS, &exists);
    if (!exists) return SQLITE_CANTOPEN;
  }
  int code = real_vfs->xOpen(real_vfs, name, faulty->real, flags, out_flags);
  if (code == SQLITE_OK) faulty->base.pMethods = &methods;
  return code;
}

static int delete_file(sqlite3_vfs *self, const char *name, int sync) {
  (void)self;
  if (is_read_only) return SQLITE_IOERR_DELETE;
  return real_vfs->xDelete(real_vfs, name, sync);
}

int adder_faulty_disk_install(void) {
  real_vfs = sqlite3_vfs_find(NULL);
  if (real_vfs == NULL) return SQLITE_ERROR;
  /* Everything that does not concern its own files stays the default's. */
  vfs = *real_vfs;
  vfs.zName = "adder-faulty";
  vfs.szOsFile = (int)sizeof(FaultyFile) + real_vfs->szOsFile;
  vfs.pNext = NULL;
  vfs.xOpen = open_file;
  vfs.xDelete = delete_file;
  return sqlite3_vfs_register(&vfs, 0);
}
