internal import AdderCAdwaita
internal import Glibc

/// A GTK application: the main loop for its windows and the main actor.
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
/// The entry point must not be `async`, because it would leave the main thread
/// after the first suspension.
@MainActor public final class GTKApplication {
  let object: GTKObject

  private var error: (any Error)?

  private init(identifier: String) {
    // Each launch is a separate process: if the user starts the app twice, two instances are open.
    object = GTKObject(new: adw_application_new(identifier, G_APPLICATION_NON_UNIQUE))
  }

  /// Runs an application until its last window is closed, and then ends the process.
  ///
  /// - Parameters:
  ///   - identifier: A reversed domain name, such as `org.example.Notes`. If it is invalid, the
  ///     process ends with a message and status 1.
  ///   - activate: Opens the first window. If it throws an error, the error is printed to standard
  ///     error and the process ends with status 1.
  public static func run(
    identifier: String, _ activate: @escaping @MainActor (GTKApplication) throws -> Void
  ) -> Never {
    exit(loop(identifier: identifier, activate))
  }

  /// Ends the loop without closing any window.
  public func quit() {
    g_application_quit(object.typed())
  }

  /// Runs the loop until the last window is closed.
  ///
  /// - Returns: The exit status for the process.
  static func loop(
    identifier: String, _ activate: @escaping @MainActor (GTKApplication) throws -> Void
  ) -> Int32 {
    guard GTKDisplay.isAvailable else {
      complain("there is no display to open a window on. Set DISPLAY or WAYLAND_DISPLAY.")
      return 1
    }
    guard g_application_id_is_valid(identifier) != 0 else {
      complain(
        "'\(identifier)' is not an application identifier. Use names separated by dots, such as "
          + "'org.example.Notes': letters, digits and '-', not starting with a digit.")
      return 1
    }
    guard MainQueueSource.attach() else {
      complain("libdispatch does not give access to the main queue, so no task could run.")
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
