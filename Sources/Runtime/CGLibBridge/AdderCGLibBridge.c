#include "AdderCGLibBridge.h"

#include <stdint.h>
#include <unistd.h>

// What CFRunLoop uses to serve the main queue. libdispatch exports both, but declares them in a
// private header only.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

int adder_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void adder_run_main_queue(int descriptor) {
  // An eventfd stays readable until it is read; unread it would keep the loop turning. Read before the
  // queue runs, because work that comes meanwhile must make it readable again.
  uint64_t count;
  ssize_t bytes = read(descriptor, &count, sizeof count);
  (void)bytes;
  _dispatch_main_queue_callback_4CF(NULL);
}
