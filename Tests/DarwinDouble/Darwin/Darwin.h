// The parts of Darwin's C library that our code uses, with the types in Apple's published headers. They have
// no implementation: 'Scripts/typecheck-darwin' type-checks our Darwin branches with them. Other declarations
// are missing on purpose, so that a call that only Linux has is an error.

#ifndef ADDER_DARWIN_DOUBLE
#define ADDER_DARWIN_DOUBLE

typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef unsigned long size_t;
typedef long ssize_t;

typedef int32_t dev_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef uint64_t ino_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int64_t off_t;
typedef int32_t pid_t;
typedef long time_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef uint32_t useconds_t;
typedef uint32_t sigset_t;

// errno.h; 'errno' itself is in the overlay.
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EINVAL 22
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define ENOTEMPTY 66
int *__error(void);

// time.h; the clocks' names without the underscore are in the overlay.
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);
struct tm *localtime_r(const time_t *, struct tm *);
void tzset(void);

// sys/stat.h; the kinds of files are in the overlay.
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags;
  uint32_t st_gen;
  int32_t st_lspare;
  int64_t st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);

// fcntl.h and sys/file.h; 'open' and 'fcntl' are in the overlay.
#define O_RDONLY 0x0000
#define SEEK_SET 0
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_CLOEXEC 0x01000000
#define AT_FDCWD -2
#define F_SETFD 2
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int, int);

// unistd.h and stdio.h
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define X_OK (1 << 0)
#define R_OK (1 << 2)
#define W_OK (1 << 1)
#define _SC_NPROCESSORS_ONLN 58
int access(const char *, int);
int chown(const char *, uid_t, gid_t);
int close(int);
int fchown(int, uid_t, gid_t);
int fsync(int);
int ftruncate(int, off_t);
char *getcwd(char *, size_t);
gid_t getegid(void);
uid_t geteuid(void);
pid_t getpid(void);
int isatty(int);
off_t lseek(int, off_t, int);
int pipe(int[2]);
ssize_t pread(int, void *, size_t, off_t);
ssize_t read(int, void *, size_t);
int renameat(int, const char *, int, const char *);
int rmdir(const char *);
long sysconf(int);
int unlink(const char *);
int usleep(useconds_t);
ssize_t write(int, const void *, size_t);

// stdlib.h and string.h
__attribute__((noreturn)) void exit(int);
void free(void *);
int mkstemp(char *);
int system(const char *);
char *realpath(const char *, char *);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
int strcmp(const char *, const char *);
char *strdup(const char *);
char *strerror(int);
size_t strlen(const char *);

// dirent.h
struct dirent {
  uint64_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
typedef struct {
  int __dd_fd;
} DIR;
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
int closedir(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);

// poll.h
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
#define POLLIN 0x0001
#define POLLOUT 0x0004
int poll(struct pollfd *, nfds_t, int);

// signal.h and sys/wait.h; 'SIG_IGN' is in the overlay.
#define SIGHUP 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIG_BLOCK 1
#define SIG_SETMASK 3
#define WNOHANG 0x00000001
int kill(pid_t, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
void (*signal(int, void (*)(int)))(int);
pid_t waitpid(pid_t, int *, int);

// pthread.h
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_attr_t;
typedef struct {
  long __sig;
  char __opaque[40];
} pthread_cond_t;
typedef struct {
  long __sig;
  char __opaque[8];
} pthread_condattr_t;
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_mutex_t;
typedef struct {
  long __sig;
  char __opaque[8];
} pthread_mutexattr_t;
struct _opaque_pthread_t {
  long __sig;
  char __opaque[8176];
};
typedef struct _opaque_pthread_t *pthread_t;
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t *_Nullable);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
int pthread_create(
    pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable,
    void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
pthread_t _Nonnull pthread_self(void);

// spawn.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawnp(
    pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
    char *const argv[], char *const envp[]);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *, int, const char *, int, mode_t);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);

// dlfcn.h
typedef struct dl_info {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
} Dl_info;
int dladdr(const void *, Dl_info *);

// crt_externs.h and mach-o/dyld.h
char ***_NSGetEnviron(void);
int _NSGetExecutablePath(char *buf, uint32_t *bufsize);

#endif
