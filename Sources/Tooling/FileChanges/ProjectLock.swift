import AdderBase

/// A lock that is held as long as this object exists.
package protocol HeldLock: AnyObject, Sendable {
  /// Records that the holder has finished. Without this, the next holder
  /// assumes that it was killed.
  func end()
}

/// The result of trying to lock.
package enum LockAttempt: Sendable {
  /// - Parameter left: the previous holder, if it never finished; `nil` when none is known.
  case held(any HeldLock, left: LockHolder?)
  /// Another process holds the lock; `nil` if that process is unknown.
  case busy(LockHolder?)
}

/// The process that holds a project's lock, as it describes itself to other processes.
package struct LockHolder: Hashable, Sendable {
  package var process: Int32
  package var command: String
  /// The number of the project's last change when the lock was acquired; 0 if there was none.
  package var lastChange: Int

  package init(process: Int32, command: String, lastChange: Int = 0) {
    self.process = process
    self.command = command
    self.lastChange = lastChange
  }

  /// The contents of the lock file.
  var bytes: [UInt8] { Array("\(process)\n\(command)\n\(lastChange)\n".utf8) }

  /// Reads the contents of a lock file; `nil` if it is empty or incomplete.
  init?(_ bytes: some Sequence<UInt8>) {
    let lines = String(decoding: Array(bytes), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 4, let process = Int32(lines[0]), let lastChange = Int(lines[2]) else {
      return nil
    }
    self.init(process: process, command: String(lines[1]), lastChange: lastChange)
  }

  /// The current process, with its command line.
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
