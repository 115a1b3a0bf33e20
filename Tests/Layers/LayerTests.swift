import Foundation
import Testing

/// The rooms of the house from the ground up. A room may import rooms of lower levels only.
private let levels: [[String]] = [
  ["Findings"],
  ["YAML"],
  [
    "FileChanges", "Architectures", "Projects", "XcodeProjects", "Storyboards", "LiquidTemplates",
    "SwiftSource",
  ],
  ["ModuleDiscovery"],
  ["ModuleGeneration", "ModuleRenaming", "ArchitectureLint"],
  ["Command"],
]

private func level(of room: String) -> Int? {
  levels.firstIndex { $0.contains(room) }
}

@Suite struct LayerTests {
  @Test func `Arrows between the rooms of the tooling point down only`() throws {
    let files = try Sources.files(in: "Sources/Tooling") + Sources.files(in: "Sources/AdderCommand")
    var arrows = 0
    for file in files {
      let folders = file.path.split(separator: "/").map(String.init)
      let room = folders[1] == "AdderCommand" ? "Command" : folders[2]
      guard let own = level(of: room) else {
        Issue.record("\(file.path): the room '\(room)' has no level; give it one here.")
        continue
      }
      for (module, line) in file.imports
      where module.hasPrefix("Adder") && !["AdderCYAML", "AdderCExpat"].contains(module) {
        let imported = String(module.dropFirst("Adder".count))
        arrows += 1
        let below = try #require(level(of: imported), "\(file.path):\(line): \(module)")
        #expect(below < own, "\(file.path):\(line): \(room) must not know \(imported)")
      }
    }
    #expect(arrows > 50)
  }

  @Test func `The runtime knows nothing of the tools, and the tools nothing of the runtime`() throws
  {
    for file in try Sources.files(in: "Sources/Runtime") {
      for (module, line) in file.imports {
        #expect(
          module == "Adder" || !levels.joined().contains { "Adder\($0)" == module },
          "\(file.path):\(line)")
      }
    }
    for file in try Sources.files(in: "Sources/Tooling") + Sources.files(in: "Sources/AdderCommand")
    {
      for (module, line) in file.imports { #expect(module != "Adder", "\(file.path):\(line)") }
    }
  }

  @Test func `A library that apps link knows the core and nothing beside it`() throws {
    let files = try Sources.files(in: "Sources/Runtime/AdderSQLite")
    #expect(files.count > 10)
    for file in files {
      for (module, line) in file.imports {
        #expect(
          ["Adder", "AdderCSQLite", "SQLite3", "Dispatch", "Darwin", "Glibc"].contains(module),
          "\(file.path):\(line): \(module)")
      }
    }
  }

  @Test func `What apps link avoids what iOS 16 does not have`() throws {
    let tooNew = ["isolated deinit", "import Synchronization", "import Observation", "repeat each"]
    let files = try Sources.files(in: "Sources/Runtime")
    #expect(!files.isEmpty)
    // GTK is not there on Apple's systems.
    for file in files where !file.path.hasPrefix("Sources/Runtime/AdderGTK/") {
      for words in tooNew { #expect(!file.text.contains(words), "\(file.path): \(words)") }
    }
  }

  @Test func `Only the room FileChanges writes`() throws {
    let writing = [
      "O_WRONLY", "O_RDWR", "O_CREAT", "mkdir(", "unlink(", "rmdir(", "rename(",
      "createFile(", "createDirectory(", "removeItem(",
    ]
    for file in try Sources.files(in: "Sources/Tooling") + Sources.files(in: "Sources/AdderCommand")
    where !file.path.hasPrefix("Sources/Tooling/FileChanges/") {
      // The cache of template catalogs is git's own folder; see `TemplateCatalogs`.
      if file.path.hasPrefix("Sources/Tooling/Projects/Catalogs/") { continue }
      for words in writing { #expect(!file.text.contains(words), "\(file.path): \(words)") }
    }
  }

  @Test func `Wrong input never ends in a crash that we asked for`() throws {
    for file in try Sources.files(in: "Sources") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        for words in ["try!", "fatalError(", "as!"] {
          #expect(!code.contains(words), "\(file.path):\(index + 1): \(words)")
        }
        for words in ["nonisolated(unsafe)", "@unchecked Sendable"] where code.contains(words) {
          // Its comment proves it right: "Unchecked, because …".
          let above = lines[max(0, index - 8)..<index]
          #expect(
            above.contains { $0.contains("Unchecked, because") },
            "\(file.path):\(index + 1): \(words)")
        }
      }
    }
  }
}
