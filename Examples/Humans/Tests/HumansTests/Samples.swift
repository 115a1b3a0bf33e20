import Foundation
import Humans

extension Human {
  /// Somebody, with what matters to a test.
  static func sample(
    id: Int = 1, name: String = "Anna", age: Int = 41, biography: String = "", photo: String? = nil
  ) -> Human {
    Human(id: id, name: name, age: age, address: "Kazan", biography: biography, photo: photo)
  }
}

/// People without a file. They come when the test lets them.
@MainActor final class HumanServiceMock: HumanService {
  var answer: Result<[Human], HumanServiceError> = .success([])
  var saveError: HumanServiceError?
  private(set) var saved: [Human] = []
  private(set) var loadCount = 0
  /// Whether loading waits for `finishLoading()`.
  var waits = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func loadHumans() async throws(HumanServiceError) -> [Human] {
    loadCount += 1
    if waits { await withCheckedContinuation { waiting.append($0) } }
    return try answer.get()
  }

  func finishLoading() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func save(_ human: Human) throws(HumanServiceError) {
    if let saveError { throw saveError }
    saved.append(human)
  }

  func photoPath(of human: Human) -> String? { human.photo.map { "/photos/\($0)" } }
}

/// Settings without a file.
@MainActor final class SettingsServiceMock: SettingsService {
  var email: String?
  var saveError: SettingsServiceError?

  func save(email: String) throws(SettingsServiceError) {
    if let saveError { throw saveError }
    self.email = email
  }
}

/// A folder that goes with the test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "humans-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
