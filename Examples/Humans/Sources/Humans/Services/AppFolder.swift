import Foundation

/// The folder in which this system keeps what apps write.
enum AppFolder {
  static func file(_ name: String) -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? URL(filePath: NSHomeDirectory()))
      .appending(path: "Humans").appending(path: name)
  }
}
