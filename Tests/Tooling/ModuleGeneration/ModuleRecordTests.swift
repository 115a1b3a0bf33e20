import AdderBase
import AdderFindings
import AdderProjects
import AdderTestSupport
import Testing

@testable import AdderModuleGeneration

@Suite struct ModuleRecordTests {
  private static let names = ["A", "Модуль", "a b", "#x", "yes", "-", "é\"q", "1", "x: y", "[z]"]

  private static func record(_ random: inout SeededRandom) -> ModuleRecord {
    func path() -> RelativePath {
      RelativePath(
        components: (0..<Int.random(in: 1...3, using: &random)).map { _ in
          names.randomElement(using: &random) ?? "A"
        })
    }
    func files() -> [ModuleRecord.File] {
      var paths: Set<RelativePath> = []
      for _ in 0..<Int.random(in: 0...3, using: &random) { paths.insert(path()) }
      return paths.map { ModuleRecord.File(path: $0, contents: Array($0.text.utf8)) }
    }
    var record = ModuleRecord(folder: path(), template: names.randomElement(using: &random) ?? "A")
    record.testFolder = Bool.random(using: &random) ? path() : nil
    record.isFlat = Bool.random(using: &random)
    record.code = files()
    record.tests = files()
    if Bool.random(using: &random) {
      record.xcodeProject = path()
      record.groups = [path(), path()].uniqued
    }
    return record
  }

  @Test func `Records of modules are read as they were written`() throws {
    for seed in 0..<samples(100, full: 5000) {
      var random = SeededRandom(seed: seed)
      let records = ModuleRecords(
        module: "Profile",
        records: (0..<Int.random(in: 0...3, using: &random)).map { _ in Self.record(&random) })
      let folder = try TemporaryFolder()
      try folder.write(records.text, to: records.path.text)
      let read = try ModuleRecords(of: "Profile", in: AbsolutePath(folder.path))
      #expect(read == records, "\(records.text)")
    }
  }

  @Test func `A project without records has none, and records are found by name`() throws {
    let folder = try TemporaryFolder()
    let root = AbsolutePath(folder.path)
    #expect(try ModuleRecords(of: "Profile", in: root).records == [])
    #expect(ModuleRecords.names(in: root) == [])
    try folder.write("", to: ".adder-modules/News.yml")
    #expect(ModuleRecords.names(in: root) == ["News"])
    #expect(try ModuleRecords(of: "News", in: root).records == [])
  }

  @Test func `A file is unchanged until a byte of it changes`() {
    let file = ModuleRecord.File(path: .root.appending("A.swift"), contents: Array("text".utf8))
    #expect(file.was(Array("text".utf8)))
    #expect(!file.was(Array("texT".utf8)))
    #expect(!file.was([]))
  }
}
