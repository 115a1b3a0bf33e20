import AdderBase
@testable import AdderFileChanges
import AdderTestSupport
import Foundation
import Testing

@Suite struct SharedCacheTests {
  private func cache(
    _ fileSystem: MemoryFileSystem, day: Int = 20_000
  ) -> SharedCache {
    SharedCache(fileSystem: fileSystem, today: day)
  }

  private func names(_ fileSystem: MemoryFileSystem) throws -> [String] {
    try MemoryFileSystem(fileSystem.disk).names(in: .root)
  }

  @Test func `The last written value is read`() throws {
    let disk = MemoryFileSystem()
    #expect(try cache(disk).contents(for: "a") == nil)
    try cache(disk).replace("a", by: [1])
    try cache(disk, day: 20_001).replace("a", by: [2])
    try cache(disk, day: 20_001).replace("b", by: [3])
    #expect(try cache(disk, day: 20_003).contents(for: "a") == [2])
    #expect(try cache(disk, day: 20_003).contents(for: "b") == [3])
    #expect(try names(disk).count == 2)
  }

  @Test func `The file of a key is the same in every version of Adder`() throws {
    let disk = MemoryFileSystem()
    for key in ["", "import A", "import AdderBase\n"] { try cache(disk).replace(key, by: [1]) }
    let expected = ["36af8471ea748f55", "c0accb2ff7c89906", "cbf29ce484222325"]
    #expect(try names(disk).sorted() == expected.map { "\($0).20000" })
  }

  @Test func `After any fault in a write, either the old or the new contents are read`() throws {
    for fault in MemoryFileSystem.Fault.allCases {
      for call in 0..<8 {
        let before = MemoryFileSystem()
        try cache(before).replace("a", by: [1, 1])
        let disk = MemoryFileSystem(before.disk, fault, at: call)
        let result = Result { try cache(disk, day: 20_001).replace("a", by: [2, 2]) }
        let after = MemoryFileSystem(disk.disk.afterKill())
        let contents = try cache(after, day: 20_001).contents(for: "a")
        #expect(contents == [1, 1] || contents == [2, 2], "\(fault) at \(call)")
        if case .success = result { #expect(contents == [2, 2], "\(fault) at \(call)") }
        // The cache can be written again.
        try cache(after, day: 20_001).replace("a", by: [3])
        #expect(try cache(after, day: 20_001).contents(for: "a") == [3])
        // Files of a killed process are removed when they can no longer be in use.
        try cache(after, day: 20_010).replace("a", by: [4])
        #expect(try names(after).count == 1, "\(fault) at \(call)")
      }
    }
  }

  @Test func `Unused files are removed after a while, and unknown files stay`() throws {
    let disk = MemoryFileSystem()
    try disk.write([0], to: RelativePath(validating: "README"), .standard)
    for key in 0..<100 {
      try cache(disk, day: 20_000 + key / 10).replace("\(key)", by: [UInt8(key)])
    }
    #expect(try names(disk).count == SharedCache.mostFiles + 1)
    #expect(try cache(disk, day: 20_009).contents(for: "99") == [99])
    #expect(try cache(disk, day: 20_009).contents(for: "0") == nil)
    // Reading marks a file as used.
    let later = 20_009 + SharedCache.longestUse
    #expect(try cache(disk, day: later).contents(for: "95") == [95])
    try cache(disk, day: later + 1).replace("new", by: [])
    #expect(try cache(disk, day: later + 1).contents(for: "95") == [95])
    #expect(try cache(disk, day: later + 1).contents(for: "96") == nil)
    #expect(try names(disk).contains("README"))
  }

  @Test func `A file that cannot be marked as used is still read`() throws {
    let before = MemoryFileSystem()
    try cache(before).replace("a", by: [1])
    let disk = MemoryFileSystem(before.disk, .readOnly, at: 0)
    #expect(try cache(disk, day: 20_030).contents(for: "a") == [1])
  }

  @Test func `The folder and its parents are created when something is written`() throws {
    let folder = try TemporaryFolder()
    let cache = SharedCache(folder: folder.path + "/x/y/z")
    #expect(try cache.contents(for: "a") == nil)
    #expect(!folder.exists("x"))
    try cache.replace("a", by: [1])
    #expect(try cache.contents(for: "a") == [1])
  }

  @Test func `Concurrent writers and readers never see an incomplete file`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let cache = SharedCache(folder: path)
          for _ in 0..<samples(50, full: 1_000) {
            try cache.replace("a", by: [UInt8](repeating: UInt8(writer), count: 50_000))
            let contents = try cache.contents(for: "a") ?? []
            #expect(contents.isEmpty || contents.count == 50_000 && Set(contents).count == 1)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.tree().count == 1)
  }
}
