@testable import AdderSwiftSource
import AdderTestSupport
import Foundation
import Testing

@Suite struct FactsArchiveTests {
  /// Checks that the facts of each file are read unchanged from an archive of all of these files.
  private func check(
    _ files: [SwiftFile], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var writer = FactsArchiveWriter()
    var encoder = FactsEncoder()
    for (index, file) in files.enumerated() { writer.add(encoder.encode(file), for: hash(index)) }
    let bytes = writer.bytes()
    #expect(bytes.count == writer.size, sourceLocation: sourceLocation)
    let archive = FactsArchive(bytes)
    #expect(archive.entries.count == files.count, sourceLocation: sourceLocation)
    for (index, file) in files.enumerated().reversed() {
      let read = archive.facts(for: hash(index))
      #expect(
        read.map(PlainFacts.init) == PlainFacts(file), "file \(index)",
        sourceLocation: sourceLocation)
    }
    #expect(archive.facts(for: hash(files.count)) == nil, sourceLocation: sourceLocation)
  }

  private func hash(_ number: Int) -> ContentHash { ContentHash(of: Array("file \(number)".utf8)) }

  private func archive(_ texts: [String], version: FactsVersion = .current) -> [UInt8] {
    var writer = FactsArchiveWriter(version: version)
    var encoder = FactsEncoder()
    for text in texts {
      let bytes = Array(text.utf8)
      writer.add(encoder.encode(SwiftFile(bytes)), for: ContentHash(of: bytes))
    }
    return writer.bytes()
  }

  @Test func `Facts are read as they were written`() {
    check([])
    check(["", "\n", "let a = 1", everyKind].map { SwiftFile(Array($0.utf8)) })
  }

  @Test func `Facts of every file of this repository are read as they were written`() throws {
    let root = repository.resolvingSymlinksInPath()
    let folders = samples(1, full: 2) == 1 ? ["Sources/Tooling"] : ["Sources", "Tests", "Examples"]
    var files: [SwiftFile] = []
    for folder in folders {
      let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      for case let path as String in paths ?? .init() where path.hasSuffix(".swift") {
        let url = root.appending(path: "\(folder)/\(path)")
        files.append(SwiftFile(Array(try Data(contentsOf: url))))
      }
    }
    #expect(files.count > 150)
    check(files)
  }

  @Test func `Facts of any shape are read as they were written`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<samples(40, full: 2_000) {
      check((0..<Int.random(in: 1...4, using: &random)).map { _ in .random(using: &random) })
    }
  }

  @Test func `Equal contents are stored once`() {
    let one = archive(["let a = 1"])
    #expect(archive(["let a = 1", "let a = 1"]) == one)
    var writer = FactsArchiveWriter()
    writer.add(FactsArchive(one).entries, of: FactsArchive(one))
    writer.add(FactsArchive(one).entries, of: FactsArchive(one))
    #expect(writer.bytes() == one)
  }

  @Test func `Archives of another version, or other bytes, contain no entries`() {
    let texts = ["let a = 1"]
    #expect(FactsArchive(archive(texts)).entries.count == 1)
    let current = FactsVersion.current
    for version in [
      FactsVersion(format: current.format + 1, facts: current.facts),
      FactsVersion(format: current.format, facts: current.facts + 1),
      FactsVersion(format: current.format, facts: 0),
    ] {
      #expect(FactsArchive(archive(texts, version: version)).entries.isEmpty)
      #expect(FactsArchive(archive(texts), version: version).entries.isEmpty)
    }
    for bytes in [[], Array("no archive".utf8), [UInt8](repeating: 0, count: 1_000)] {
      #expect(FactsArchive(bytes).entries.isEmpty)
    }
  }

  @Test func `Undamaged entries of a damaged archive are right`() {
    let texts = ["class A { let b: B }", "func f() { a.b(c) }\n", "", "let x = 5\nlet y = 6"]
    let bytes = archive(texts)
    let right = texts.map { PlainFacts(SwiftFile(Array($0.utf8))) }
    var random = SeededRandom(seed: 4)
    var left = 0
    func check(_ damaged: [UInt8]) {
      let archive = FactsArchive(damaged)
      for (text, facts) in zip(texts, right) {
        guard let read = archive.facts(for: ContentHash(of: Array(text.utf8))) else {
          continue
        }
        left += 1
        if PlainFacts(read) != facts { Issue.record("wrong facts of '\(text)'") }
      }
    }
    for index in bytes.indices {
      for change in [1, 0x80, 0xFF, UInt8.random(in: 1...255, using: &random)] as [UInt8] {
        var damaged = bytes
        damaged[index] ^= change
        check(damaged)
      }
      check(Array(bytes[..<index]))
      check(Array(bytes[..<index]) + [UInt8](repeating: 0, count: bytes.count - index))
      check(Array(bytes[index...]))
    }
    // A damaged entry does not affect the others.
    #expect(left > bytes.count)
  }

  @Test func `Facts that are nested deeper than any text are refused`() {
    func isRead(depth: UInt32) -> Bool {
      let nodes = (1...depth).map {
        SyntaxNode(
          kind: $0 == 1 ? .file : .tuple, traits: [], name: 0, start: 0, end: 0, nameStart: 0,
          count: depth - $0)
      }
      let file = SwiftFile(nodes: nodes, names: NameTable(), lineStarts: [0], length: 0)
      var encoder = FactsEncoder()
      return encoder.encode(file).withUnsafeBytes { FactsDecoder.decode($0) } != nil
    }
    #expect(isRead(depth: 5_000))
    #expect(!isRead(depth: 20_000))
  }

  // The decoder does not rely on checksums: invalid facts are refused without a crash.
  @Test func `Facts that are decoded from any bytes are consistent`() {
    var random = SeededRandom(seed: 5)
    var encoder = FactsEncoder()
    var (accepted, refused) = (0, 0)
    for _ in 0..<samples(40, full: 3_000) {
      let bytes = encoder.encode(.random(using: &random))
      for _ in 0..<20 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let index = Int.random(in: 0..<damaged.count, using: &random)
          damaged[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        }
        if Int.random(in: 0..<8, using: &random) == 0 {
          damaged.removeLast(Int.random(in: 0...damaged.count, using: &random))
        }
        guard let file = damaged.withUnsafeBytes({ FactsDecoder.decode($0) }) else {
          refused += 1
          continue
        }
        accepted += 1
        #expect(file.isReliable)
      }
    }
    #expect(accepted > 100)
    #expect(refused > 100)
  }
}

extension SwiftFile {
  /// Random facts in every form that the archive must be able to store. They were not read from
  /// source code.
  fileprivate static func random(using random: inout SeededRandom) -> SwiftFile {
    let length = [0, 10, 300, 70_000, 1 << 30].randomElement(using: &random) ?? 0
    let places = 0...UInt32(length)
    var names = NameTable()
    for _
      in 0..<Int.random(
        in: 0...(Int.random(in: 0..<8, using: &random) == 0 ? 300 : 5), using: &random)
    {
      let size = [1, 5, 254, 255, 256].randomElement(using: &random) ?? 1
      names.text += (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
      names.ends.append(UInt32(names.text.count))
    }
    var nodes: [SyntaxNode] = []
    func add(_ kind: SyntaxKind, _ depth: Int, _ random: inout SeededRandom) {
      let index = nodes.count
      let start = UInt32.random(in: places, using: &random)
      nodes.append(
        SyntaxNode(
          kind: kind,
          traits: .init(
            rawValue: Bool.random(using: &random)
              ? 0 : UInt16.random(in: 0...65_535, using: &random)),
          name: UInt32.random(in: 0..<UInt32(names.count), using: &random), start: start,
          end: UInt32.random(in: start...UInt32(length), using: &random),
          nameStart: Bool.random(using: &random)
            ? start : UInt32.random(in: places, using: &random),
          count: 0))
      for _ in 0..<Int.random(in: 0...(depth > 3 ? 0 : 4), using: &random) {
        add(SyntaxKind.allCases.randomElement(using: &random) ?? .file, depth + 1, &random)
      }
      nodes[index].count = UInt32(nodes.count - index - 1)
    }
    add(.file, 0, &random)
    let lines = (0..<Int.random(in: 0...50, using: &random)).map { _ in
      UInt32.random(in: places, using: &random)
    }
    return SwiftFile(
      nodes: nodes, names: names, lineStarts: Set(lines + [0]).sorted(), length: length)
  }

  /// True if the facts have the properties that the tools rely on.
  fileprivate var isReliable: Bool {
    guard let first = nodes.first, first.kind == .file, first.count == nodes.count - 1,
      lineStarts.first == 0, lineStarts == Set(lineStarts).sorted(),
      lineStarts.allSatisfy({ $0 <= length }),
      names.ends.first == 0, names.ends == names.ends.sorted(),
      names.ends.last == UInt32(names.text.count)
    else { return false }
    func end(_ index: Int) -> Int { index + 1 + Int(nodes[index].count) }
    return nodes.indices.allSatisfy { index in
      var part = index + 1
      while part < end(index) {
        guard part < nodes.count, end(part) <= end(index) else { return false }
        part = end(part)
      }
      let node = nodes[index]
      return node.name < names.count && node.start <= node.end && node.end <= length
        && node.nameStart <= length
    }
  }
}
