#ifndef ADDER_FAULTY_DISK_H
#define ADDER_FAULTY_DISK_H

/* A file system for SQLite that forwards all calls to the default one, until a given call fails.
   Its name is "adder-faulty". There is one for the whole process, so tests that use it run one at a time. */

/* Registers it with SQLite; returns 0 on success. */
int adder_faulty_disk_install(void);

/* Makes the call of this number, counted from 1, fail with a result code of SQLite, and, if `lasts` is
   not 0, each later one as well. Writing, syncing and truncating files are calls. With 0, nothing fails. */
void adder_faulty_disk_fail(long call, int code, int lasts);

/* Whether folders behave as read-only: files can be neither created nor deleted. */
void adder_faulty_disk_set_read_only(int is_read_only);

/* The number of calls since the last `adder_faulty_disk_fail`. */
long adder_faulty_disk_calls(void);

#endif
