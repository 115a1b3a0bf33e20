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
      humans: HumanServiceSpy(), settings: SettingsServiceSpy(), views: TextViews())
  }
}

extension HumanServiceSpy {
  /// Creates a service without a database, whose list stays empty.
  convenience init() { self.init(makeHumanTrackerResult: RecordingCacheTracker<Human>()) }
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
