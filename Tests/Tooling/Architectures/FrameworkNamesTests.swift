import AdderArchitectures
import AdderEmbeddedFiles
import Foundation
import Testing

@testable import AdderShipped

@Suite struct FrameworkNamesTests {
  @Test func `The generated Swift values are up to date with the files`() throws {
    let isCurrent = try EmbeddedFile.frameworkNames().isCurrent
    #expect(isCurrent, "Make it again: swift run AdderEmbeddedFiles")
  }

  @Test(arguments: [
    ("UI*", "UIView", true), ("UI*", "UI", true), ("UI*", "UInt", false),
    ("UI*", "MyUIView", false),
    ("*View", "UIView", true), ("*View", "View", true), ("*View", "ViewModel", false),
    ("CA*Animation", "CABasicAnimation", true), ("CA*Animation", "CAAnimation", true),
    ("CA*Animation", "CALayer", false), ("A*A", "A", false), ("UIView", "UIView", true),
    ("UIView", "UIViews", false),
  ])
  func `A star matches letters that begin with a capital letter, or nothing`(
    pattern: String, name: String, isMeant: Bool
  ) {
    #expect(FrameworkNames([pattern]).contains(name) == isMeant)
  }

  @Test func `Names that frameworks add to a topic apply to every architecture`() throws {
    let storage = try ArchitectureReader().architecture(named: "rambler-viper").knowledge(
      named: "storage")
    #expect(storage?.imports.contains("CoreData") == true)
    #expect(storage?.imports.contains("GRDB") == true)
    #expect(storage?.mentions.contains("UserDefaults") == true)
  }

  // MARK: The files

  @Test(arguments: [
    ("names:\n  nonsense: [UIView]\n", "uikit.yml:2: 'nonsense' is not a kind"),
    ("knowledge:\n  nonsense:\n    calls: [show]\n", "uikit.yml:3: 'nonsense' is not a topic"),
    ("knowledge:\n  views:\n    calles: [show]\n", "uikit.yml:3: Write one of imports"),
    ("names:\n  cells: UIView\n", "uikit.yml:2: Write a list here"),
    ("nonsense:\n  cells: [UIView]\n", "uikit.yml:2: Write 'knowledge:' or 'names:'"),
    ("names: [\n", "uikit.yml:2: "),
    ("", "uikit.yml:1: The file is empty"),
    ("names:\n  views: [UIView]\n", "kinds.yml: No file lists 'cells'"),
  ])
  func `A mistake in a file is reported with its line`(text: String, problem: String) throws {
    #expect(try problems(inUIKit: text).contains(problem))
  }

  @Test func `A name that is listed twice is reported, in one file or in two`() throws {
    let found = try problems(
      inUIKit: "names:\n  cells: [UITableViewCell]\n  views: [UIView]\n",
      inAppKit: "names:\n  cells: [UITableViewCell]\n")
    #expect(found.contains("appkit.yml:2: 'UITableViewCell' is listed twice under 'cells'"))
    let twice = try problems(inUIKit: "names:\n  cells: [UITableViewCell, UITableViewCell]\n")
    #expect(twice.contains("uikit.yml:2: 'UITableViewCell' is listed twice under 'cells'"))
  }

  /// The errors about a repository with two frameworks, two kinds and one topic.
  private func problems(
    inUIKit uikit: String, inAppKit appkit: String = "names:\n  views: [NSView]\n"
  ) throws -> String {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "Architectures/frameworks")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in [
      ("../common.yml", "knowledge:\n  views:\n    summary: Views\n"),
      ("kinds.yml", "cells: Rows.\nviews: Views.\n"), ("uikit.yml", uikit), ("appkit.yml", appkit),
    ] {
      try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
    }
    do {
      _ = try FrameworkFiles(in: root)
      return ""
    } catch {
      return "\(error)"
    }
  }

  // MARK: The tools

  @Test func `Every kind of names is used by a tool`() throws {
    let use = /(?:FrameworkNames|[(])\.(\w+)/
    let used = try sources(in: [
      "ModuleDiscovery", "ArchitectureLint", "ModuleRenaming", "ModuleRoutes", "ContractSpies",
      "ModuleGraph",
    ]).flatMap { $0.text.matches(of: use).map { String($0.1) } }
    let unused = Set(try FrameworkFiles().kindNames).subtracting(used)
    #expect(unused == [])
  }

  @Test func `No Swift code of the tools contains the name of a framework's type`() throws {
    let literal = /"((UI(?!Tests)|NS|WK|CA|CG|AV|CL|CB|SK|IB)[A-Z]\w+|XCTest\w*|Typhoon\w*)"/
    let named = try sources(in: ["ModuleDiscovery", "ArchitectureLint", "ModuleRenaming"])
      .flatMap { file in file.text.matches(of: literal).map { "\(file.path): \($0.1)" } }
    #expect(named == [], "Say it in Architectures/frameworks.")
  }

  /// The handwritten Swift files in these folders of the tools.
  private func sources(in rooms: [String]) throws -> [(path: String, text: String)] {
    let tools = EmbeddedFile.repository.appending(path: "Sources/Tooling")
    return try rooms.flatMap { room in
      let folder = tools.appending(path: room)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("LintRule+Pages.swift") }
        .map { path in
          ("\(room)/\(path)", try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }
  }
}
