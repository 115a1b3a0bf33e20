import Adder
import AdderSQLite
import AdderTesting
import Foundation
import Humans

extension Human {
  /// Creates a person with the values that matter to a test.
  static func sample(
    id: Int = 1, name: String = "Anna", age: Int = 41, biography: String = "", photo: String? = nil
  ) -> Human {
    Human(id: id, name: name, age: age, address: "Kazan", biography: biography, photo: photo)
  }
}

extension Dependencies {
  /// Creates the dependencies of modules that read and write no files.
  static func sample() -> Dependencies {
    Dependencies(
      humans: HumanServiceMock(), settings: SettingsServiceMock(), views: TextViews())
  }
}

/// A service without a database. People are loaded when the test permits it.
@MainActor final class HumanServiceMock: HumanService {
  /// The tracker that interactors use. The test sets its list.
  let tracker = RecordingCacheTracker<Human>()
  var loadError: HumanServiceError?
  var saveError: HumanServiceError?
  private(set) var saved: [String] = []
  private(set) var loadCount = 0
  /// True if loading waits for `finishLoading()`.
  var waits = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func makeHumanTracker() async throws(HumanServiceError) -> any CacheTracker<Human> {
    loadCount += 1
    if waits { await withCheckedContinuation { waiting.append($0) } }
    if let loadError { throw loadError }
    return tracker
  }

  func finishLoading() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func saveBiography(_ biography: String, of human: Human) throws(HumanServiceError) {
    if let saveError { throw saveError }
    saved.append("\(human.name): \(biography)")
  }

  func noticeOtherWriters() {}

  func photoPath(of human: Human) -> String? { human.photo.map { "/photos/\($0)" } }
}

/// Settings that are stored in memory.
@MainActor final class SettingsServiceMock: SettingsService {
  var email: String?
  var saveError: SettingsServiceError?

  func save(email: String) throws(SettingsServiceError) {
    if let saveError { throw saveError }
    self.email = email
  }
}

extension CacheTransactionBatch {
  /// Returns the batch that turns an empty list into the given list.
  static func all(_ objects: [Object]) -> Self where Object: Identifiable & Equatable {
    Self(from: [], to: objects)
  }
}

/// Writes to the people database as another process would.
func writeElsewhere(_ file: URL, _ sql: String) throws {
  let database = try Database(path: file.path(percentEncoded: false))
  try database.write { try $0.execute(sql) }
}
