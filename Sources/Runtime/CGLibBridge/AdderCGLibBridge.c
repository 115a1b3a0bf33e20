#include "AdderCGLibBridge.h"

#include <stdint.h>
#include <unistd.h>

// The functions that CFRunLoop uses to run the main queue. libdispatch exports both, but declares
// them only in a private header.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

int adder_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void adder_run_main_queue(int descriptor) {
  // An eventfd stays readable until it is read; unread, it would keep the loop running. It is read
  // before the queue runs, because work that arrives meanwhile must make it readable again.
  uint64_t count;
  ssize_t bytes = read(descriptor, &count, sizeof count);
  (void)bytes;
  _dispatch_main_queue_callback_4CF(NULL);
}
