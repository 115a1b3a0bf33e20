import Foundation
import Testing

/// Requirements for all targets that 'ARCHITECTURE.md' describes. The allowed imports are in
/// 'house.yml', which `adder check` enforces.
@Suite struct LayerTests {
  @Test func `Every room has a layer`() throws {
    let house = try String(contentsOf: Sources.root.appending(path: "house.yml"), encoding: .utf8)
    let files = try ["Runtime", "Tooling", "AdderCommand"].flatMap {
      try Sources.files(in: "Sources/\($0)")
    }
    let rooms = Set(
      files.map { file in
        let folders = file.path.split(separator: "/")
        return folders[..<(folders[1] == "AdderCommand" ? 2 : 3)].joined(separator: "/")
      })
    #expect(rooms.count > 10)
    for room in rooms { #expect(house.contains(room), "\(room) has no layer in house.yml") }
  }

  @Test func `The runtime libraries avoid features that iOS 16 does not have`() throws {
    let tooNew = ["isolated deinit", "import Synchronization", "import Observation", "repeat each"]
    let files = try Sources.files(in: "Sources/Runtime")
    #expect(!files.isEmpty)
    // AdderGTK does not run on iOS.
    for file in files where !file.path.hasPrefix("Sources/Runtime/AdderGTK/") {
      for words in tooNew { #expect(!file.text.contains(words), "\(file.path): \(words)") }
    }
  }

  @Test func `Only FileChanges and Catalogs change files on disk`() throws {
    // Base defines `DiskChanges`. Catalogs replaces folders that git downloaded; see
    // `TemplateCatalogs`.
    let mayWrite = ["Base/", "FileChanges/", "Catalogs/"].map { "Sources/Tooling/\($0)" }
    for file in try Sources.ofTools() where !mayWrite.contains(where: file.path.hasPrefix) {
      #expect(!file.text.contains("DiskChanges"), "\(file.path)")
    }
  }

  @Test func `Only Base imports the system libraries`() throws {
    let files = try Sources.ofTools()
    #expect(files.contains { $0.path.hasPrefix("Sources/Tooling/Base/") && $0.importsSystem })
    for file in files where !file.path.hasPrefix("Sources/Tooling/Base/") {
      #expect(!file.importsSystem, "\(file.path)")
    }
  }

  @Test func `The tools do not import Foundation`() throws {
    // The embedded templates are texts, and some of their code imports Foundation.
    let embedded = "Sources/Tooling/Shipped/ShippedFiles.swift"
    for file in try Sources.ofTools() where file.path != embedded {
      let modules = file.imports.filter { $0.hasPrefix("Foundation") }
      #expect(modules.isEmpty, "\(file.path)")
    }
  }

  @Test
  func `The sources contain no forced try, forced cast or fatal error, and justify unchecked code`()
    throws
  {
    for file in try Sources.files(in: "Sources") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        for words in ["try!", "fatalError(", "as!"] {
          #expect(!code.contains(words), "\(file.path):\(index + 1): \(words)")
        }
        for words in ["nonisolated(unsafe)", "@unchecked Sendable"] where code.contains(words) {
          // A comment above the unchecked code must give the reason: "Unchecked, because …".
          let above = lines[max(0, index - 8)..<index]
          #expect(
            above.contains { $0.contains("Unchecked, because") },
            "\(file.path):\(index + 1): \(words)")
        }
      }
    }
  }
}
