import Foundation

/// The app's folder in the user's application support folder.
enum AppFolder {
  static func file(_ name: String) -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? URL(filePath: NSHomeDirectory()))
      .appending(path: "Humans").appending(path: name)
  }
}
