import AdderTestSupport
import Foundation
import Testing

@testable import AdderXcodeProjects

@Suite struct FoundationOracleStringTests {
  @Test func `Foundation reads strings written by Adder as the original text`() throws {
    let parts = [
      "a", "Z9", " ", "-", "/", "//", "___", "\"", "\\", "\n", "\t", "\u{1}", "é", "😀", "$(",
    ]
    for seed in 0..<samples(300, full: 20_000) {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 0..<6, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      try check(PropertyListText.written(text), text)
    }
  }

  @Test func `Foundation reads escapes as Adder does`() throws {
    let strings = [
      #""\a\b\f\n\r\t\v\"\\\'\q""#, #""\U0416\U043a""#, #""\Ud83d\Ude00""#, #""\101\60z""#,
      #"'a "b" c'"#, "a-b:c/$d._",
    ]
    for text in strings {
      let project = try read(
        "{ objects = { R = { mainGroup = R; x = \(text); }; }; rootObject = R; }")
      try check(text, try #require(project.projectObject.string("x")))
    }
  }

  private func check(_ written: String, _ text: String) throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data("{ x = \(written); }".utf8), format: nil)
    #expect((list as? [String: String])?["x"] == text, "\(written)")
  }
}

/// Foundation can read the format of project files, although it can neither preserve nor write
/// that format.
@Suite(.enabled(if: RealProject.areThere, "Set ADDER_CONFORMANCE to the folder of the projects."))
struct FoundationOracleTests {
  @Test(arguments: RealProject.all)
  func `Foundation and Adder read the same values`(file: RealProject) throws {
    let project = try XcodeProject(parsing: file.bytes, file: file.name)
    try check(project)
    var edit = XcodeProjectEdit(project)
    try SampleModule("Beetle", in: project).add(to: &edit)
    try check(try XcodeProject(parsing: edit.result(), file: file.name))
  }

  private func check(_ project: XcodeProject) throws {
    let theirs = try PropertyListSerialization.propertyList(
      from: Data(project.bytes), format: nil)
    let isSame = try Value(theirs) == Value(0, of: project.list)
    #expect(isSame)
  }

  private indirect enum Value: Equatable {
    case string(String)
    case array([Value])
    case dictionary([String: Value])
    case data

    init(_ value: Any) throws {
      switch value {
      case let text as String: self = .string(text)
      case let array as [Any]: self = .array(try array.map { try Value($0) })
      case let dictionary as [String: Any]:
        self = .dictionary(try dictionary.mapValues { try Value($0) })
      default:
        _ = try #require(value as? Data)
        self = .data
      }
    }

    init(_ node: PropertyList.NodeIndex, of list: PropertyList) {
      switch list.nodes[node].kind {
      case .plainString, .quotedString: self = .string(list.string(node) ?? "")
      case .array: self = .array(list.elements(of: node).map { Value($0, of: list) })
      case .data: self = .data
      case .dictionary:
        self = .dictionary(
          list.entries(of: node).reduce(into: [:]) { values, entry in
            values[list.string(entry.key) ?? ""] = Value(entry.value, of: list)
          })
      }
    }
  }
}
