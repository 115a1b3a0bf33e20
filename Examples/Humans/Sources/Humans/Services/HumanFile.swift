package import Foundation

/// People in a JSON file. As long as the file is not there, those that the app comes with.
@MainActor package final class HumanFile {
  private let file: URL
  private let delivered: URL

  /// - Parameters:
  ///   - file: the user's list; it and its folder are made when something is saved.
  ///   - delivered: the list to begin with, with photos beside it; `nil` for the one of the app.
  package init(file: URL, delivered: URL? = nil) {
    self.file = file
    self.delivered =
      delivered ?? Bundle.module.bundleURL.appending(path: "Resources/people.json")
  }

  /// The file in which the user's list is kept.
  package static var standard: URL { AppFolder.file("people.json") }

  /// The list that there is now: the user's, or the one to begin with.
  private var current: URL {
    FileManager.default.fileExists(atPath: file.path()) ? file : delivered
  }

  @concurrent private nonisolated static func readElsewhere(
    _ file: URL
  ) async throws(HumanServiceError) -> [Human] {
    try read(file)
  }

  private nonisolated static func read(_ file: URL) throws(HumanServiceError) -> [Human] {
    let data: Data
    do { data = try Data(contentsOf: file) } catch { throw .unreadable(path: file.path()) }
    do {
      return try JSONDecoder().decode([Human].self, from: data)
    } catch {
      throw .malformed(path: file.path())
    }
  }

  private func write(_ humans: [Human]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(humans).write(to: file, options: .atomic)
  }
}

// MARK: - HumanService

extension HumanFile: HumanService {
  package func loadHumans() async throws(HumanServiceError) -> [Human] {
    try await Self.readElsewhere(current)
  }

  package func save(_ human: Human) throws(HumanServiceError) {
    // Another window may have written since this one read; what it wrote of others stays.
    var changed = try Self.read(current)
    guard let index = changed.firstIndex(where: { $0.id == human.id }) else {
      throw .unknownHuman(name: human.name)
    }
    changed[index] = human
    do { try write(changed) } catch { throw .notSaved(path: file.path()) }
  }

  package func photoPath(of human: Human) -> String? {
    guard let photo = human.photo else { return nil }
    return [file, delivered].lazy
      .map { $0.deletingLastPathComponent().appending(path: photo).path() }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
