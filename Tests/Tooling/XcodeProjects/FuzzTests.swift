import AdderTestSupport
import Testing

@testable import AdderXcodeProjects

@Suite struct FuzzTests {
  @Test(.enabled(if: RealProject.areThere, "Set ADDER_CONFORMANCE to the folder of the projects."))
  func `A mutated project is read, or refused with a location`() {
    // Large files would take most of the time without covering more.
    let small = RealProject.all.filter { $0.bytes.count < 50_000 }
    var readable = 0
    let count = samples(2_000, full: 100_000)
    for seed in 0..<count {
      var numbers = SeededRandom(seed: seed)
      guard var bytes = small.randomElement(using: &numbers)?.bytes else { continue }
      for _ in 0...Int.random(in: 0..<4, using: &numbers) { mutate(&bytes, &numbers) }
      do throws(XcodeProjectError) {
        let project = try XcodeProject(parsing: bytes, file: "fuzz")
        visit(project)
        readable += 1
      } catch {
        #expect(!error.message.isEmpty)
        #expect(error.location != nil)
      }
    }
    // Both outcomes must occur; otherwise the mutations are too weak or too strong.
    #expect(readable > count / 20)
    #expect(readable < count)
  }

  /// Reads the properties of all objects and targets.
  private func visit(_ project: XcodeProject) {
    for object in project.objects {
      _ = (object.id, object.isa, object.location, object.string("x"))
    }
    for target in project.targets {
      _ = (target.name, target.kind, target.configurations.map(\.name), target.packageProducts)
      for phase in target.buildPhases { _ = phase.buildFiles.compactMap(\.file?.id) }
    }
    _ = (project.packages, project.configurations.map { $0.setting("SDKROOT") })
    _ = project.mainGroup.children.map(\.name)
  }
}

/// Changes, inserts or removes bytes at a random offset.
func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededRandom) {
  guard !bytes.isEmpty else { return }
  let place = Int.random(in: 0..<bytes.count, using: &numbers)
  let end = min(bytes.count, place + Int.random(in: 1..<60, using: &numbers))
  switch Int.random(in: 0..<6, using: &numbers) {
  case 0: bytes.remove(at: place)
  case 1: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
  case 2: bytes.insert("{}()<>\"';=,\\/* \n".utf8.randomElement(using: &numbers) ?? 0, at: place)
  case 3: bytes.removeSubrange(place..<end)
  case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
  default: bytes.removeSubrange(place...)
  }
}
