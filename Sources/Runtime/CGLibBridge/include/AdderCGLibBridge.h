#pragma once

/// Returns the descriptor that becomes readable when the main queue has work;
/// negative if there is none.
int adder_main_queue_descriptor(void);

/// Runs the work on the main queue. Call it on the main thread, when the descriptor is readable.
void adder_run_main_queue(int descriptor);
