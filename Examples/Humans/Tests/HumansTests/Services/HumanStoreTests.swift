import Adder
import AdderSQLite
import AdderTesting
import Foundation
import Humans
import HumansTestSupport
import Testing

@MainActor struct HumanStoreTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let store: HumanStore

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "Ещё глубже/people.sqlite")
    store = HumanStore(file: file)
  }

  /// Returns all people in a store, by default after opening the file again.
  private func stored(in store: HumanStore? = nil) async throws -> [Human] {
    let tracker = try await (store ?? HumanStore(file: file)).makeHumanTracker()
    try await tracker.setup(with: CacheRequest(kind: "humans", order: [.ascending("id")]))
    return tracker.obtainTransactionBatchFromCurrentCache().insertTransactions.compactMap(\.object)
  }

  @Test func `The app ships with people, and all their photos exist`() async throws {
    let humans = try await stored(in: store)
    #expect(humans.count == 12)
    #expect(humans.map(\.id) == Array(1...12))
    for human in humans where human.photo != nil {
      #expect(store.photoPath(of: human) != nil, "\(human.name)")
    }
    #expect(humans.contains { $0.photo == nil && store.photoPath(of: $0) == nil })
  }

  @Test func `Saved changes are restored at the next launch, and no one is added twice`()
    async throws
  {
    var human = try #require(try await stored(in: store).first)
    human.biography = "Пчёлы\n🐝"
    try store.saveBiography(human.biography, of: human)
    let humans = try await stored()
    #expect(humans.first == human)
    #expect(humans.count == 12)
  }

  @Test func `A change by another process is noticed`() async throws {
    let delegate = DelegateMock()
    let tracker = try await store.makeHumanTracker()
    tracker.delegate = delegate
    try await tracker.setup(with: CacheRequest(kind: "humans"))
    try writeElsewhere(file, "UPDATE humans SET age = 30 WHERE id = 2")
    store.noticeOtherWriters()
    await eventually(within: 1_000_000) { delegate.updates == ["Bruno Okafor 30"] }
  }

  @Test func `Saving a biography keeps changes by other processes`()
    async throws
  {
    let bruno = try await stored(in: store)[1]
    try writeElsewhere(file, "UPDATE humans SET age = 30 WHERE id = 2")
    try store.saveBiography("Sails.", of: bruno)
    let now = try await stored()[1]
    #expect(now.age == 30 && now.biography == "Sails.")
  }

  @Test func `A file that is not a database is reported and not changed`() async throws {
    let file = folder.url.appending(path: "people.sqlite")
    let text = Data("[{ no database".utf8)
    try text.write(to: file)
    await #expect(throws: HumanServiceError.malformed(path: file.path())) {
      _ = try await HumanStore(file: file).makeHumanTracker()
    }
    #expect(try Data(contentsOf: file) == text)
  }

  @Test func `A database of a newer app version is reported`() async throws {
    let file = folder.url.appending(path: "people.sqlite")
    var newer = Migrations()
    newer.add("humans of next year") { try $0.execute("CREATE TABLE humans (id TEXT)") }
    try newer.run(on: Database(path: file.path()))
    await #expect(throws: HumanServiceError.newer(path: file.path())) {
      _ = try await HumanStore(file: file).makeHumanTracker()
    }
  }

  @Test func `A folder that cannot be created is reported`() async throws {
    let blocked = folder.url.appending(path: "file")
    try Data().write(to: blocked)
    let file = blocked.appending(path: "people.sqlite")
    await #expect(throws: HumanServiceError.unreadable(path: file.path())) {
      _ = try await HumanStore(file: file).makeHumanTracker()
    }
  }

  @Test func `A person who cannot be saved is reported and stays unchanged`() async throws {
    let human = try #require(try await stored(in: store).first)
    let path = file.path(percentEncoded: false)
    // Simulates a full disk.
    try writeElsewhere(
      file, "CREATE TRIGGER full BEFORE UPDATE ON humans BEGIN SELECT RAISE(ABORT, 'full'); END")
    #expect(throws: HumanServiceError.notSaved(path: path)) {
      try store.saveBiography("New", of: human)
    }
    #expect(try await stored(in: store).first == human)
  }

  @Test func `A person who is not in the list cannot be saved`() async throws {
    _ = try await stored(in: store)
    #expect(throws: HumanServiceError.unknownHuman(name: "Anna")) {
      try store.saveBiography("New", of: .sample(id: 99))
    }
  }
}

private final class DelegateMock: CacheTrackerDelegate {
  private(set) var updates: [String] = []

  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Human>) {
    updates += batch.updateTransactions.compactMap(\.object).map { "\($0.name) \($0.age)" }
  }
}
