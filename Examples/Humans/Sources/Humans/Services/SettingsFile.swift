package import Foundation

/// Stores the settings in a JSON file.
@MainActor package final class SettingsFile {
  private struct Contents: Codable {
    var email: String?
  }

  private let file: URL
  private var contents: Contents

  /// - Parameter file: the settings file. The file and its folder are created when a setting is
  ///   saved. A file that cannot be read is treated as empty.
  package init(file: URL) {
    self.file = file
    let read = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Contents.self, from: $0)
    }
    contents = read ?? Contents()
  }

  /// The default file for the user's settings.
  package static var standard: URL { AppFolder.file("settings.json") }
}

// MARK: - SettingsService

extension SettingsFile: SettingsService {
  package var email: String? { contents.email }

  package func save(email: String) throws(SettingsServiceError) {
    var changed = contents
    changed.email = email
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(changed).write(to: file, options: .atomic)
    } catch {
      throw .notSaved(path: file.path())
    }
    contents = changed
  }
}
