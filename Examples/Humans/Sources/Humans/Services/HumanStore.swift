package import Adder
import AdderSQLite
package import Foundation

/// People in a SQLite database. A new one begins with the people that the app comes with.
@MainActor package final class HumanStore {
  private let file: URL
  private let delivered: URL
  /// Open as soon as somebody asks for people.
  private var database: Database?

  /// - Parameters:
  ///   - file: the user's database; it and its folder are made when it is opened.
  ///   - delivered: the list to begin with, with photos beside it; `nil` for the one of the app.
  package init(file: URL, delivered: URL? = nil) {
    self.file = file
    self.delivered =
      delivered ?? Bundle.module.bundleURL.appending(path: "Resources/people.json")
  }

  /// The file in which the user's people are kept.
  package static var standard: URL { AppFolder.file("people.sqlite") }

  /// The database, opened away from the main thread.
  private func open() async throws(HumanServiceError) -> Database {
    if let database { return database }
    let opened = try await Self.openElsewhere(file, delivered)
    // Another window may have asked for the same meanwhile. There is one for all, so that each hears
    // what the others write.
    let database = database ?? opened
    self.database = database
    return database
  }

  @concurrent private nonisolated static func openElsewhere(
    _ file: URL, _ delivered: URL
  ) async throws(HumanServiceError) -> Database {
    let path = file.path(percentEncoded: false)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let database = try Database(path: path)
      try Migrations.humans(delivered: delivered).run(on: database)
      return database
    } catch {
      throw HumanServiceError(opening: path, error)
    }
  }
}

// MARK: - HumanService

extension HumanStore: HumanService {
  package func makeHumanTracker() async throws(HumanServiceError) -> any CacheTracker<Human> {
    SQLiteCacheTracker<Human>(database: try await open())
  }

  package func saveBiography(
    _ biography: String, of human: Human
  ) throws(HumanServiceError) {
    let path = file.path(percentEncoded: false)
    // Whoever has a person to save was given one out of the open database.
    guard let database else { throw .notSaved(path: path) }
    let isKnown: Bool
    do {
      isKnown = try database.write { connection in
        try connection.execute(
          "UPDATE humans SET biography = ? WHERE id = ?", [biography, human.id])
        return connection.changesCount == 1
      }
    } catch {
      throw .notSaved(path: path)
    }
    if !isKnown { throw .unknownHuman(name: human.name) }
  }

  package func noticeOtherWriters() {
    guard let database else { return }
    // What cannot be read now is noticed the next time.
    Task { try? await database.noticeOtherWriters() }
  }

  package func photoPath(of human: Human) -> String? {
    guard let photo = human.photo else { return nil }
    return [file, delivered].lazy
      .map { $0.deletingLastPathComponent().appending(path: photo).path(percentEncoded: false) }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}

extension HumanServiceError {
  /// What an error means to the user who opens the list of people.
  fileprivate init(opening path: String, _ error: any Error) {
    switch (error as? DatabaseError)?.kind {
    case .notADatabase, .corrupt: self = .malformed(path: path)
    case .newerDatabase: self = .newer(path: path)
    default: self = .unreadable(path: path)
    }
  }
}
