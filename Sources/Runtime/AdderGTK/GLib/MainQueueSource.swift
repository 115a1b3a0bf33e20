internal import AdderCAdwaita
internal import AdderCGLibBridge
// Links the library whose main queue the bridge reads, so that an app need not import the library.
internal import Dispatch

/// Runs the main actor on GLib's loop. It watches one descriptor and does not poll.
///
/// Tasks, `Task.sleep` and `DispatchQueue.main` then run on the main thread between GTK's events.
/// Foundation's `Timer` and run loops do not. A job on the main actor must not run its own GLib
/// loop, because the main queue does not nest.
@MainActor enum MainQueueSource {
  private static var source: guint = 0

  /// Connects the main queue to GLib's loop, unless this was done already. Call it on the main
  /// thread.
  ///
  /// - Returns: True if the system supports this.
  static func attach() -> Bool {
    guard source == 0 else { return true }
    let descriptor = adder_main_queue_descriptor()
    guard descriptor >= 0 else { return false }
    let serve: GUnixFDSourceFunc = { descriptor, _, _ in
      adder_run_main_queue(descriptor)
      return 1
    }
    source = g_unix_fd_add_full(G_PRIORITY_DEFAULT, descriptor, G_IO_IN, serve, nil, nil)
    return true
  }
}
