#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A destination for bytes: a file, a pipe or a terminal.
package struct OutputStream: Sendable {
  private let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  package static let standardOutput = OutputStream(descriptor: 1)
  package static let standardError = OutputStream(descriptor: 2)

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all bytes, and waits if the reader is slow.
  package func write(_ contents: [UInt8]) throws(SystemError) {
    var written = 0
    while written < contents.count {
      let result = contents.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if result >= 0 {
        written += result
        continue
      }
      let error = SystemError.last
      switch error {
      case .interrupted: continue
      case .tryAgain: waitForRoom()
      default: throw error
      }
    }
  }

  private func waitForRoom() {
    var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&output, 1, -1)
  }
}

/// Standard input, which may be a terminal, a pipe or nothing.
package enum StandardInput {
  package static var isTerminal: Bool { isatty(0) == 1 }

  /// Waits up to the limit and returns true if there is something to read or the input has ended.
  /// If a pipe stays open and silent, the wait ends at the limit.
  package static func hasInput(waitingMilliseconds limit: Int32) -> Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, limit) > 0
  }
}

/// Calls `write(2)`, which `OutputStream.write` hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
