import AdderModuleDiscovery
import AdderTestSupport
import Foundation
import Testing

@Suite struct ResultCacheTests {
  private func digest(_ texts: [String: String], _ others: [String] = []) throws -> SourceDigest {
    try #require(
      SourceDigest(
        of: SourceFiles(swift: texts.keys.sorted()),
        in: TextsInMemory(texts.mapValues { Array($0.utf8) }), and: others))
  }

  @Test func `A digest depends only on the texts, their paths and the other inputs`() throws {
    let one = try digest(["a.swift": "1", "b.swift": "2"])
    #expect(try digest(["a.swift": "1", "b.swift": "2"]) == one)
    #expect(try digest(["a.swift": "2", "b.swift": "1"]) != one)
    #expect(try digest(["a.swift": "1", "c.swift": "2"]) != one)
    #expect(try digest(["a.swift": "1"]) != one)
    #expect(try digest(["a.swift": "1", "b.swift": "2"], ["x"]) != one)
    #expect(try digest(["a.swift": "1"], ["x", "y"]) != digest(["a.swift": "1"], ["xy"]))
    let many = Dictionary(uniqueKeysWithValues: (0..<500).map { ("\($0).swift", "text \($0)") })
    let files = SourceFiles(swift: many.keys.sorted())
    let texts = TextsInMemory(many.mapValues { Array($0.utf8) })
    let digests = [1, 2, 7].map { SourceDigest(of: files, in: texts, and: [], threads: $0) }
    #expect(Set(digests).count == 1)
  }

  @Test func `Unreadable files have no digest`() {
    let files = SourceFiles(swift: ["a.swift"])
    #expect(SourceDigest(of: files, in: TextsInMemory([:]), and: []) == nil)
  }

  @Test func `A result is found only for the same files, and damage is detected`() throws {
    let folder = try TemporaryFolder()
    let cache = ResultCache(folder: folder.path, project: "p")
    let (one, other) = (try digest(["a.swift": "1"]), try digest(["a.swift": "2"]))
    #expect(cache.result(for: one) == nil)
    for result in [[], [7], Array("found here".utf8)] as [[UInt8]] {
      cache.keep(result, for: one)
      #expect(cache.result(for: one) == result)
      #expect(cache.result(for: other) == nil)
      #expect(ResultCache(folder: folder.path, project: "q").result(for: one) == nil)
    }
    let name = try #require(try folder.tree().first { !$0.hasSuffix("/") })
    let file = URL(filePath: folder.path).appending(path: name)
    let whole = Array(try Data(contentsOf: file))
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 0x10
      try Data(damaged).write(to: file)
      #expect(cache.result(for: one) == nil, "byte \(place)")
      try Data(whole.prefix(place)).write(to: file)
      #expect(cache.result(for: one) == nil, "cut off at \(place)")
    }
    try Data(whole).write(to: file)
    #expect(cache.result(for: one) == Array("found here".utf8))
  }
}
