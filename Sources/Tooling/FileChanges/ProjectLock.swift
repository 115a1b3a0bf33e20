import AdderBase

/// A lock that is held for as long as this value lives.
package protocol HeldLock: AnyObject, Sendable {
  /// Marks that the holder finished. Without this mark, the next holder knows that it was killed.
  func end()
}

/// The result of trying to lock.
package enum LockAttempt: Sendable {
  /// - Parameter left: the previous holder, if it never finished; `nil` when none is known.
  case held(any HeldLock, left: LockHolder?)
  /// Another process has it; who, as far as that is known.
  case busy(LockHolder?)
}

/// The process that holds a project's lock, as described to another.
package struct LockHolder: Hashable, Sendable {
  package var process: Int32
  package var command: String
  /// The number of the project's last change when the lock was taken; 0 when there was none.
  package var lastChange: Int

  package init(process: Int32, command: String, lastChange: Int = 0) {
    self.process = process
    self.command = command
    self.lastChange = lastChange
  }

  /// The lines that the lock file holds.
  var bytes: [UInt8] { Array("\(process)\n\(command)\n\(lastChange)\n".utf8) }

  /// The process that wrote these lines; `nil` for a file that was not written, or not completely.
  init?(_ bytes: some Sequence<UInt8>) {
    let lines = String(decoding: Array(bytes), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 4, let process = Int32(lines[0]), let lastChange = Int(lines[2]) else {
      return nil
    }
    self.init(process: process, command: String(lines[1]), lastChange: lastChange)
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
