#ifndef ADDER_FAULTY_DISK_H
#define ADDER_FAULTY_DISK_H

/* A file system for SQLite that passes everything on to the default one, until a call is told to fail.
   Its name is "adder-faulty". There is one for the whole process: tests that use it run one at a time. */

/* Makes it known to SQLite; 0 when that worked. */
int adder_faulty_disk_install(void);

/* From now on the call of that number, counted from 1, fails with a result code of SQLite, and when
   `lasts` is not 0 each one after it as well. Writing, syncing and cutting files are calls.
   0 is no call: nothing fails. */
void adder_faulty_disk_fail(long call, int code, int lasts);

/* Whether folders are as if they could not be written in: files can be neither made nor deleted. */
void adder_faulty_disk_set_read_only(int is_read_only);

/* How many calls there were since it was told last. */
long adder_faulty_disk_calls(void);

#endif
