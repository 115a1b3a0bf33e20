#pragma once

/// The descriptor that becomes readable when there is work on the main queue; negative when there is
/// none to be had.
int adder_main_queue_descriptor(void);

/// Runs what is on the main queue. To be called on the main thread, when the descriptor is readable.
void adder_run_main_queue(int descriptor);
