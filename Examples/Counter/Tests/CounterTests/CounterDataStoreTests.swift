import Counter
import Foundation
import Testing

@MainActor struct CounterDataStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "counter-\(UUID().uuidString)", directoryHint: .isDirectory)
  private var file: URL { folder.appending(path: "deep/count.txt") }

  @Test func `A count that was never saved is zero`() throws {
    #expect(try CounterDataStore(file: file).fetchCount() == 0)
  }

  @Test func `A count is restored at the next launch`() throws {
    try CounterDataStore(file: file).save(count: 42)
    #expect(try CounterDataStore(file: file).fetchCount() == 42)
    #expect(try String(contentsOf: file, encoding: .utf8) == "42\n")
  }

  @Test(arguments: ["", "many", "-1", "1 2", "99999999999999999999"])
  func `A file without a count is reported and not changed`(text: String) throws {
    try CounterDataStore(file: file).save(count: 1)
    try Data(text.utf8).write(to: file)
    #expect(throws: CounterDataStoreError.malformed(path: file.path())) {
      try CounterDataStore(file: file).fetchCount()
    }
    #expect(try Data(contentsOf: file) == Data(text.utf8))
  }

  @Test func `A file that cannot be read or written is reported`() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let store = CounterDataStore(file: file)
    #expect(throws: CounterDataStoreError.unreadable(path: file.path())) { try store.fetchCount() }
    let below = CounterDataStore(file: URL(filePath: "/dev/null/count.txt"))
    #expect(throws: CounterDataStoreError.notSaved(path: "/dev/null/count.txt")) {
      try below.save(count: 1)
    }
  }
}
