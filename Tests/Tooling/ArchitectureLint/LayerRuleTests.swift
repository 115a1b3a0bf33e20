import AdderArchitectureLint
import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import Testing

/// Layers that a user's own architecture file defines by their folders.
@Suite struct LayerRuleTests {
  private let house = """
    layers:
      Ground: { folders: Sources/Ground, modules: [HouseGround] }
      Room:
        folders: [Sources/Room, Extra]
        modules: [HouseRoom]
        knows: [Ground]
        imports: [Foundation]
      Roof: { folders: [Sources/Roof], modules: [HouseRoof], level: 3, knows: [Ground, Room] }
      Cellar: { folders: [Sources/Cellar], modules: [HouseCellar], level: 1 }
    severities: { knowledge: error }
    """

  private func findings(_ files: [String: String]) throws -> [String] {
    let architectures = [
      try ArchitectureReader().architecture(house, file: "house.yml")
    ]
    let texts = TextsInMemory(files.mapValues { Array($0.utf8) })
    let found = DiscoveredProject(
      SourceFiles(swift: files.keys.sorted()), in: texts, architectures: architectures,
      options: .choosing(architectures[0]))
    let report = Linter(architectures: architectures).report(
      on: LintedProject(found, in: texts, architectures: architectures))
    #expect(report.findings.allSatisfy { $0.severity == .error })
    return report.findings.map { "\($0.symbol): \($0.message)" }
  }

  @Test func `A layer may import the layers that it knows and those of lower levels`() throws {
    let found = try findings([
      "Sources/Roof/Roof.swift":
        "import HouseGround\n@testable import HouseRoom\nimport HouseCellar\n",
      "Sources/Cellar/Cellar.swift": "import Foundation\n",
      "Sources/Room/Room.swift":
        "package import HouseGround\nimport Foundation\nimport HouseRoom\n",
      "Tests/RoofTests.swift": "import HouseRoof\nimport UIKit\n",
    ])
    #expect(found == [])
  }

  @Test func `A forbidden dependency of a layer is reported wherever it is imported`() throws {
    let found = try findings([
      "Sources/Ground/Ground.swift": "#if DEBUG\n  import struct HouseRoom.Door\n#endif\n",
      "Extra/Door.swift": "import HouseRoof\nimport UIKit\n",
    ])
    #expect(
      found == [
        "Door.swift HouseRoof: 'Room' imports 'HouseRoof', which belongs to the layer 'Roof', but may depend only on 'Ground'.",
        "Door.swift UIKit: 'Room' imports 'UIKit'. Besides the layers it may depend on, it may import 'Foundation'.",
        "Ground.swift HouseRoom: 'Ground' imports 'HouseRoom', which belongs to the layer 'Room', but may not depend on any other layer.",
      ])
  }

  @Test func `Within one Swift module, type names show the dependencies`() throws {
    let found = try findings([
      "Sources/Ground/Ground.swift": "struct Ground { var room: Room?; var own = Ground.self }",
      "Sources/Room/Room.swift": "struct Room { let ground = Ground(); enum Kind {} }",
      "Sources/Roof/Roof.swift": "struct Roof { let kind: Kind; let room: Room } ; struct Kind {}",
    ])
    #expect(
      found == [
        "Ground.swift Room: 'Ground' uses 'Room' from the layer 'Room', but may not depend on any other layer."
      ])
  }

  @Test func `A name that means something else in a file is not a type of another layer`() throws {
    let found = try findings([
      "Sources/Ground/Ground.swift": """
      struct Ground<Item> {
        let items: [Item] = [Item.self]
        var style: UITableView.Style
        func row<Cell>(_ cell: Cell) {}
      }
      protocol Source { associatedtype Door; func door() -> Door }
      """,
      "Sources/Room/Room.swift": "struct Item {}; struct Style {}; class Cell {}; struct Door {}",
    ])
    #expect(found == [])
  }
}
