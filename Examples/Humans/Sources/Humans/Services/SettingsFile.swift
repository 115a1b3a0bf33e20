package import Foundation

/// The settings in a JSON file.
@MainActor package final class SettingsFile {
  private struct Contents: Codable {
    var email: String?
  }

  private let file: URL
  private var contents: Contents

  /// - Parameter file: it and its folder are made when something is saved. One that cannot be read is
  ///   taken for empty.
  package init(file: URL) {
    self.file = file
    let read = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Contents.self, from: $0)
    }
    contents = read ?? Contents()
  }

  /// The file in which the user's settings are kept.
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
