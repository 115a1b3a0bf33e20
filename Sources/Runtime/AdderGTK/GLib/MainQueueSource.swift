internal import AdderCAdwaita
internal import AdderCGLibBridge
// Links the library whose main queue the bridge reads; an app need not import it.
internal import Dispatch

/// Serves the main actor from GLib's loop: one descriptor is watched, nothing is polled.
///
/// Tasks, `Task.sleep` and `DispatchQueue.main` then run on the main thread between GTK's events.
/// Foundation's `Timer` and run loops do not. A main-actor job must not run a GLib loop of its own:
/// the main queue does not nest.
@MainActor enum MainQueueSource {
  private static var source: guint = 0

  /// Begins, if it has not begun. To be called on the main thread.
  ///
  /// - Returns: whether the system lets it.
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
