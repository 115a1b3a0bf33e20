import AdderBase

/// The file that this process runs.
enum Executable {
  /// What differs between two builds of the command: when its file was written, and how long it is; `nil` when that
  /// is not known.
  static var identity: String? {
    guard let path = ProcessControl.executable, let file = try? Disk.attributes(of: path) else {
      return nil
    }
    let (seconds, nanoseconds) = file.modified
    return "\(AdderVersion.text) \(file.size) \(seconds).\(nanoseconds)"
  }
}
