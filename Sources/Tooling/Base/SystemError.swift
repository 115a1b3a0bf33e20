#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The error of a system call.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  private let code: Int32

  init(code: Int32) { self.code = code }

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  package static let missing = SystemError(code: ENOENT)
  /// A component of the path is not a folder.
  package static let notAFolder = SystemError(code: ENOTDIR)
  package static let exists = SystemError(code: EEXIST)
  package static let folderNotEmpty = SystemError(code: ENOTEMPTY)
  package static let accessDenied = SystemError(code: EACCES)
  package static let notPermitted = SystemError(code: EPERM)
  package static let readOnlyFileSystem = SystemError(code: EROFS)
  package static let tooManyLinks = SystemError(code: ELOOP)
  package static let invalidArgument = SystemError(code: EINVAL)
  package static let notSupported = SystemError(code: ENOTSUP)
  package static let wouldBlock = SystemError(code: EWOULDBLOCK)
  package static let interrupted = SystemError(code: EINTR)
  package static let tryAgain = SystemError(code: EAGAIN)
  package static let brokenPipe = SystemError(code: EPIPE)
}

extension SystemError: CustomStringConvertible {
  /// The system's own description.
  package var description: String { String(cString: strerror(code)) }
}
