import AdderTestSupport
import Foundation
import Testing

/// Runs the command on real Xcode projects. Each consists of its `project.pbxproj` alone, because
/// the command reads no other files of a project.
@Suite(
  .enabled(if: conformance("xcode") != nil, "Set ADDER_CONFORMANCE to the folder of the projects."))
struct RealXcodeProjectsTests {
  private static let projects: [URL] = {
    guard let folder = conformance("xcode") else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "pbxproj" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  @Test(arguments: projects)
  func `Generating in a real project only adds lines, which undo and remove revert`(
    file: URL
  ) throws {
    let original = try String(contentsOf: file, encoding: .utf8)
    let before = try XcodeProjectFacts(original)
    let path = "Real.xcodeproj/project.pbxproj"
    let adder = try CommandUnderTest([path: original])
    guard let target = before.compilingTargets.first else {
      // No target could compile a module, so the command refuses to generate one.
      let refused = try adder("gen", "Beetle", "rambler-viper")
      #expect(refused.status == 2 && refused.errors.contains("has no target that compiles code"))
      #expect(try adder.folder.read(path) == original)
      return
    }

    let made = try adder("gen", "Beetle", "rambler-viper", "--target", target)
    #expect(made.status == 0, "\(made.errors)")
    let text = try adder.folder.read(path)
    let after = try XcodeProjectFacts(text)
    #expect(after.problems == before.problems)
    let isCompiled = after.members(of: target).contains("BeetlePresenter.swift")
    #expect(isCompiled || text == original, "Only a synchronized folder needs no edit.")
    #expect(gone(from: original, to: text).allSatisfy { $0.hasSuffix("();") || $0.isEmpty })

    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.read(path) == original)

    try adder("gen", "Beetle", "rambler-viper", "--target", target)
    let removed = try adder("module", "remove", "Beetle")
    #expect(removed.status == 0, "\(removed.errors)")
    let rest = try adder.folder.read(path)
    #expect(try XcodeProjectFacts(rest).problems == before.problems)
    // A list that was written as `()` keeps the line break that was inserted with its entry.
    #expect(rest.filter { !$0.isWhitespace } == original.filter { !$0.isWhitespace })
  }

  /// The lines of `old` that are missing from `new`, counting repeated lines.
  private func gone(from old: String, to new: String) -> [String] {
    var counts: [Substring: Int] = [:]
    for line in new.split(separator: "\n") { counts[line, default: 0] += 1 }
    return old.split(separator: "\n").filter { line in
      counts[line, default: 0] -= 1
      return counts[line, default: 0] < 0
    }.map(String.init)
  }
}
