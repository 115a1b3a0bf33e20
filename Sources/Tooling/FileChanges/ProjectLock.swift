import AdderBase

/// A lock that is held for as long as this value lives.
package protocol HeldLock: AnyObject, Sendable {}

/// What came of trying to lock.
package enum LockAttempt: Sendable {
  case held(any HeldLock)
  /// Another process has it; who, as far as that is known.
  case busy(LockHolder?)
}

/// The process that holds a project's lock, as another is told of it.
package struct LockHolder: Hashable, Sendable {
  package var process: Int32
  package var command: String

  package init(process: Int32, command: String) {
    self.process = process
    self.command = command
  }

  /// The lines that the lock file holds.
  var bytes: [UInt8] { Array("\(process)\n\(command)\n".utf8) }

  /// Who wrote these lines; `nil` for a file that was not written, or not wholly.
  init?(_ bytes: some Sequence<UInt8>) {
    let lines = String(decoding: Array(bytes), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 3, let process = Int32(lines[0]) else { return nil }
    self.init(process: process, command: String(lines[1]))
  }

  /// This process, with the command it was started by.
  package static var current: LockHolder {
    var words = CommandLine.arguments
    if let name = words.first?.split(separator: "/").last { words[0] = String(name) }
    let command = words.joined(separator: " ").prefix(longestCommand)
    return LockHolder(
      process: ProcessControl.identifier,
      command: String(command.map { $0.isNewline ? " " : $0 }))
  }

  private static let longestCommand = 200
}

extension LockHolder: CustomStringConvertible {
  package var description: String { "process \(process), '\(command)'" }
}
