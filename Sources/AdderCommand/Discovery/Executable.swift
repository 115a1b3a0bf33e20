import AdderBase

/// The executable file of this process.
enum Executable {
  /// Identifies a build of the command: its version, and the size and modification time of its
  /// file; `nil` if these are unknown.
  static var identity: String? {
    guard let path = ProcessControl.executable, let file = try? Disk.attributes(of: path) else {
      return nil
    }
    let (seconds, nanoseconds) = file.modified
    return "\(AdderVersion.text) \(file.size) \(seconds).\(nanoseconds)"
  }
}
