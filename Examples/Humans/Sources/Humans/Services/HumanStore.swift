package import Adder
import AdderSQLite
package import Foundation

/// Stores people in a SQLite database. A new database contains the people that ship with the app.
@MainActor package final class HumanStore {
  private let file: URL
  private let delivered: URL
  /// The database, which is opened when people are first requested.
  private var database: Database?

  /// - Parameters:
  ///   - file: the user's database. The file and its folder are created when the database is first
  ///     opened.
  ///   - delivered: the initial list, with the photos in the same folder; `nil` for the list that
  ///     ships with the app.
  package init(file: URL, delivered: URL? = nil) {
    self.file = file
    self.delivered =
      delivered ?? Bundle.module.bundleURL.appending(path: "Resources/people.json")
  }

  /// The default file for the user's people.
  package static var standard: URL { AppFolder.file("people.sqlite") }

  /// Returns the database, after opening it outside the main thread if necessary.
  private func open() async throws(HumanServiceError) -> Database {
    if let database { return database }
    let opened = try await Self.openElsewhere(file, delivered)
    // Another window may have opened the database in the meantime. All windows share one database,
    // so that each window receives the changes made in the others.
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
    // Only people from the open database can be saved.
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
    // A change that cannot be read now is noticed the next time.
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
  /// Converts an error that occurred while opening the database into a message for the user.
  fileprivate init(opening path: String, _ error: any Error) {
    switch (error as? DatabaseError)?.kind {
    case .notADatabase, .corrupt: self = .malformed(path: path)
    case .newerDatabase: self = .newer(path: path)
    default: self = .unreadable(path: path)
    }
  }
}
