internal import AdderCAdwaita
internal import Glibc

/// A GTK application: the loop that windows and the main actor live on.
///
/// ```swift
/// @main struct Notes {
///   @MainActor static func main() {
///     GTKApplication.run(identifier: "org.example.Notes") { application in
///       try GTKScreen(root: NoteListAssembly(), in: application)
///     }
///   }
/// }
/// ```
///
/// The entry point must not be `async`: after the first suspension it would leave the main thread.
@MainActor public final class GTKApplication {
  let object: GTKObject

  private var error: (any Error)?

  private init(identifier: String) {
    // Every start is a process of its own; what a user double-clicks twice is open twice.
    object = GTKObject(new: adw_application_new(identifier, G_APPLICATION_NON_UNIQUE))
  }

  /// Runs an application until its last window is closed, then ends the process.
  ///
  /// - Parameters:
  ///   - identifier: a reversed domain name, such as `org.example.Notes`. With anything else the
  ///     process ends with status 1, and says so.
  ///   - activate: opens the first window. An error it throws is told on standard error, and ends
  ///     the process with status 1.
  public static func run(
    identifier: String, _ activate: @escaping @MainActor (GTKApplication) throws -> Void
  ) -> Never {
    exit(loop(identifier: identifier, activate))
  }

  /// Closes no window, but ends the loop.
  public func quit() {
    g_application_quit(object.typed())
  }

  /// Turns the loop until the last window is closed.
  ///
  /// - Returns: the status for the process to end with.
  static func loop(
    identifier: String, _ activate: @escaping @MainActor (GTKApplication) throws -> Void
  ) -> Int32 {
    guard GTKDisplay.isAvailable else {
      complain("there is no display to open a window on. Set DISPLAY or WAYLAND_DISPLAY.")
      return 1
    }
    guard g_application_id_is_valid(identifier) != 0 else {
      complain(
        "'\(identifier)' identifies no application. Use names with dots between them, such as "
          + "'org.example.Notes': letters, digits and '-', no digit first.")
      return 1
    }
    guard MainQueueSource.attach() else {
      complain("libdispatch gives no access to the main queue, so no task could run.")
      return 1
    }
    let application = GTKApplication(identifier: identifier)
    let connection = application.object.on("activate") { [unowned application] _ in
      do {
        try activate(application)
      } catch {
        application.error = error
        application.quit()
      }
    }
    defer { connection.disconnect() }
    let status = g_application_run(application.object.typed(), 0, nil)
    guard let error = application.error else { return status }
    complain("\(error)")
    return 1
  }

  private static func complain(_ problem: String) {
    let line = Array("Adder: \(problem)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
