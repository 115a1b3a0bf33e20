import AdderCAdwaita
import Foundation

/// Collects the warnings of GTK and GLib while a test runs. Each
/// warning that a test does not expect is a bug in our code.
final class GLibComplaints: Sendable {
  static let shared = GLibComplaints()

  // Unchecked, because `lines` is accessed only under the lock.
  private nonisolated(unsafe) var lines: [String] = []
  private let lock = NSLock()

  /// Starts collecting the warnings, which otherwise go to standard error.
  static func listen() { _ = listening }

  private static let listening: Void = g_log_set_writer_func(
    { level, fields, count, _ in
      let text = g_log_writer_format_fields(level, fields, count, 0)
      defer { g_free(text) }
      let isComplaint =
        level.rawValue & (G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue)
      if isComplaint != 0, let text { GLibComplaints.shared.add(String(cString: text)) }
      return G_LOG_WRITER_HANDLED
    }, nil, nil)

  private func add(_ line: String) { lock.withLock { lines.append(line) } }

  /// Returns the warnings since the last call.
  func take() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }
}
