import AdderFindings
@testable import AdderModuleDiscovery
import AdderSwiftSource
import AdderTestSupport
import Foundation
import Testing

@Suite struct SourceReadingTests {
  /// Reads a project with these files once without the cache and then twice with it, and checks
  /// that all three runs return the correct facts.
  ///
  /// - Returns: how many files the first run with the cache parsed.
  @discardableResult
  private func check(
    _ texts: [String: String], _ folder: TemporaryFolder,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Int {
    let cache = FactsCache(folder: folder.path, project: "p")
    let texts = Texts(texts.mapValues { Array($0.utf8) })
    let paths = texts.files.keys.sorted()
    let plain = SourceReading(of: paths, in: texts, options: .init(threads: 1))
    let first = SourceReading(of: paths, in: texts, cache: cache)
    let second = SourceReading(of: paths, in: texts, cache: cache)
    for reading in [plain, first, second] {
      #expect(reading.sources.map(\.path) == paths, sourceLocation: sourceLocation)
      #expect(reading.cacheNote == nil, sourceLocation: sourceLocation)
      for source in reading.sources {
        let text = texts.files[source.path] ?? []
        #expect(source.says(text), "\(source.path)", sourceLocation: sourceLocation)
      }
    }
    #expect(plain.parsedCount == paths.count, sourceLocation: sourceLocation)
    #expect(second.parsedCount <= first.parsedCount, sourceLocation: sourceLocation)
    return first.parsedCount
  }

  @Test func `A file is parsed only once`() throws {
    let folder = try TemporaryFolder()
    let texts = ["A.swift": "class A {}", "B.swift": "let b = 1", "Empty.swift": ""]
    #expect(check(texts, folder) == 3)
    #expect(check(texts, folder) == 0)
  }

  @Test func `A changed file is parsed again, but a moved one is not`() throws {
    let folder = try TemporaryFolder()
    check(["A.swift": "class A {}", "B.swift": "let b = 1"], folder)
    #expect(check(["A.swift": "class Z {}", "C.swift": "let b = 1"], folder) == 1)
    // The earlier file contents again, as after switching branches.
    #expect(check(["A.swift": "class A {}", "B.swift": "let b = 1"], folder) == 0)
  }

  @Test func `Equal contents are stored once`() throws {
    let (one, many) = (try TemporaryFolder(), try TemporaryFolder())
    check(["0.swift": "class A {}"], one)
    check(
      Dictionary(uniqueKeysWithValues: (0..<100).map { ("\($0).swift", "class A {}") }), many)
    #expect(try one.onlyFile() == many.onlyFile())
  }

  @Test func `The archive of a large project is rewritten only after several changes`() throws {
    let folder = try TemporaryFolder()
    var texts = Dictionary(
      uniqueKeysWithValues: (0..<200).map { ("\($0).swift", "let number = \(1_000 + $0)") })
    #expect(check(texts, folder) == 200)
    let kept = try folder.onlyFile()
    texts["0.swift"] = "let number = 2000"
    #expect(check(texts, folder) == 1)
    #expect(try folder.onlyFile() == kept)
    for number in 1..<10 { texts["\(number).swift"] = "let number = \(2_000 + number)" }
    #expect(check(texts, folder) == 10)
    #expect(try folder.onlyFile() != kept)
    #expect(check(texts, folder) == 0)
  }

  @Test func `Unused facts do not make the archive grow without limit`() throws {
    let folder = try TemporaryFolder()
    var sizes: [Int] = []
    for run in 0..<40 {
      check(["A.swift": "class A\(run) { let a = \(run), b: B? }"], folder)
      sizes.append(try folder.onlyFile().count)
    }
    #expect(sizes.suffix(20).max() ?? 0 <= sizes[0] * 3)
  }

  @Test func `A damaged byte only causes files to be parsed again`() throws {
    let folder = try TemporaryFolder()
    let texts = ["A.swift": "class A { let b: B }", "B.swift": "func f() { a.b(c) }"]
    check(texts, folder)
    let name = try #require(try folder.tree().first)
    let file = folder.url.appending(path: name)
    let right = try Data(contentsOf: file)
    var read = 0
    for index in stride(from: 0, to: right.count, by: samples(2, full: 1)) {
      var damaged = right
      damaged[index] ^= 0x41
      try damaged.write(to: file)
      read += check(texts, folder)
      try right.prefix(index).write(to: file)
      read += check(texts, folder)
    }
    #expect(read > right.count / 3)
  }

  @Test func `An unusable cache folder is reported once and only costs time`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let texts = Texts(["A.swift": Array("class A {}".utf8)])
    let reading = SourceReading(
      of: ["A.swift"], in: texts, cache: FactsCache(folder: folder.path + "/file/x", project: "p"))
    #expect(reading.sources[0].says(texts.files["A.swift"] ?? []))
    let note = try #require(reading.cacheNote)
    #expect(note.severity == .note)
    #expect(note.message.contains("ADDER_CACHE"))
  }

  @Test func `An unreadable file is reported in its place in the list`() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A {}", to: "A.swift")
    try Data([0x61, 0x0A, 0x62, 0xFF, 0x63]).write(to: folder.url.appending(path: "Bytes.swift"))
    try folder.write(String(repeating: " ", count: 101), to: "Large.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Folder.swift"), withIntermediateDirectories: false)
    #expect(mkfifo(folder.path + "/Pipe.swift", 0o600) == 0)
    var options = SourceReading.Options()
    options.largestFile = 100
    let names = ["A", "Bytes", "Large", "Folder", "Pipe", "Missing"].map { "\($0).swift" }
    let cache = FactsCache(folder: folder.path + "/cache", project: "p")
    for _ in 0..<2 {
      let reading = SourceReading(
        of: names, in: SourceFolder(folder.path), cache: cache, options: options)
      let problems = reading.sources.map { source in
        if case .failure(let problem) = source.facts { problem } else { nil as SourceProblem? }
      }
      #expect(
        problems == [
          nil, .notUTF8(line: 2, offset: 3), .larger(thanBytes: 100),
          .unreadable("it is not a file"),
          .unreadable("it is not a file"), .unreadable(String(cString: strerror(ENOENT))),
        ])
    }
  }

  @Test func `Any number of threads gives the same result`() {
    var random = SeededRandom(seed: 6)
    let files = Dictionary(
      uniqueKeysWithValues: (0..<samples(200, full: 3_000)).map { number in
        let names = (0..<Int.random(in: 0...40, using: &random)).map { "let v\($0) = f(\(number))" }
        return ("\(number).swift", Array(names.joined(separator: "\n").utf8))
      })
    let paths = files.keys.sorted()
    for threads in [1, 2, 3, 16, 500] {
      let reading = SourceReading(of: paths, in: Texts(files), options: .init(threads: threads))
      #expect(reading.sources.map(\.path) == paths)
      for source in reading.sources { #expect(source.says(files[source.path] ?? [])) }
    }
    #expect(SourceReading(of: [], in: Texts([:])).sources.isEmpty)
  }

  @Test func `Text with the deepest possible nesting fits the threads' stacks`() {
    let texts = [
      "(", "[", "{", "a(", "if a { ", "func f() { ", "class A { ", "f { ", "-", "a ? b : ", "A<",
      "let a: (",
    ]
    let files = Dictionary(
      uniqueKeysWithValues: texts.enumerated().map {
        ("\($0).swift", Array(String(repeating: $1, count: 500).utf8))
      })
    let reading = SourceReading(
      of: files.keys.sorted(), in: Texts(files), options: .init(threads: 2))
    #expect(reading.parsedCount == texts.count)
  }

  @Test func `Concurrent users of a cache folder never read wrong facts`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    await withTaskGroup(of: Void.self) { group in
      for user in 0..<3 {
        group.addTask {
          var random = SeededRandom(seed: user)
          for _ in 0..<samples(10, full: 200) {
            let files = Dictionary(
              uniqueKeysWithValues: (0..<20).map { number in
                let text = "class A\(number) { let a = \(Int.random(in: 0...3, using: &random)) }"
                return ("\(number).swift", Array(text.utf8))
              })
            let reading = SourceReading(
              of: files.keys.sorted(), in: Texts(files),
              cache: FactsCache(folder: path, project: "p"), options: .init(threads: 2))
            #expect(reading.cacheNote == nil)
            for source in reading.sources { #expect(source.says(files[source.path] ?? [])) }
          }
        }
      }
    }
  }
}

/// Source texts in memory.
private struct Texts: SourceTexts {
  let files: [String: [UInt8]]

  init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    guard let file = files[path] else { throw .unreadable("missing") }
    return file
  }
}

extension ReadSource {
  /// Returns true if the facts match the text.
  fileprivate func says(_ text: [UInt8]) -> Bool {
    guard case .success(let own) = facts else { return false }
    let right = SwiftFile(text)
    guard own.length == right.length, own.lineStarts == right.lineStarts,
      hash == ContentHash(of: text),
      own.nodes.count == right.nodes.count
    else { return false }
    return zip(own.nodes, right.nodes).allSatisfy { one, other in
      one.kind == other.kind && one.traits == other.traits && one.start == other.start
        && one.end == other.end && one.nameStart == other.nameStart && one.count == other.count
        && own.names[one.name] == right.names[other.name]
    }
  }
}

extension TemporaryFolder {
  /// The bytes of the only file in the folder.
  fileprivate func onlyFile() throws -> Data {
    let files = try tree()
    #expect(files.count == 1)
    return try Data(contentsOf: url.appending(path: files.first ?? ""))
  }
}
