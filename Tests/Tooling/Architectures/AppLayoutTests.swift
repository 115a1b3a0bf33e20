import AdderArchitectures
import AdderFindings
import AdderTestSupport
import Foundation
import Testing

/// The folders of an app, as architectures define them.
@Suite struct AppLayoutTests {
  private func layout(_ name: String) throws -> AppLayout {
    try #require(try ArchitectureReader().architecture(named: name).app)
  }

  /// The layouts of all shipped architectures that have one.
  private func layouts() throws -> [(String, AppLayout)] {
    try ShippedArchitectures.names.compactMap { name in
      try ArchitectureReader().architecture(named: name).app.map { (name, $0) }
    }
  }

  /// Checks the findings about an `app:` section, each as `line:column message`.
  private func check(
    _ app: String, _ expected: [String], _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = "extends: surf-mvp\napp: \(app)\n"
    let findings = ArchitectureReader().check(text, file: "ours.yml").findings.map {
      finding -> String in
      let place = finding.location.map { place in
        place.file == "ours.yml" ? "\(place.line):\(place.column)" : "\(place)"
      }
      return "\(place ?? "-") \(finding.message)"
    }
    #expect(findings == expected, sourceLocation: location)
  }

  @Test func `The VIPER book's layout has three layers, with modules in the uppermost`() throws {
    let app = try layout("rambler-viper")
    #expect(
      app.folders.map(\.path) == ["Application", "Presentation", "BusinessLogic", "Core"])
    #expect(app.modules == "Presentation")
    #expect(app.tests == "Presentation")
  }

  @Test func `Surf's layout puts modules and their tests into folders of screens`() throws {
    let app = try layout("surf-mvp")
    #expect(app.modules == "Screens")
    #expect(app.tests == "Tests/Screens")
    #expect(app.entry == "Application")
    #expect(Set(app.folders.map(\.path)).isSuperset(of: ["Services", "Models/Entity", "Library"]))
  }

  @Test func `Mutual Mobile's layout has folders for shared models, stores and views`() throws {
    let app = try layout("mutual-mobile-viper")
    #expect(
      app.folders.map(\.path) == ["Modules", "Common/Model", "Common/Store", "Common/View"])
    #expect(app.entry == nil)
  }

  @Test func `Every folder has a summary, and every layout a source`() throws {
    for (name, app) in try layouts() {
      #expect(!app.folders.isEmpty, "\(name)")
      for folder in app.folders { #expect(!folder.summary.isEmpty, "\(name) \(folder.path)") }
      #expect(app.source != nil, "\(name)")
    }
  }

  @Test func `The manual's table lists the folders of every architecture`() throws {
    let rows = try layouts().map { name, app in
      let folders = app.folders.map(\.path).joined(separator: ", ")
      return "| \(name) | \(folders) | \(app.modules) | \(app.tests) |"
    }
    let table = DocumentTable(
      header: "| architecture | folders | modules in | tests in |", in: "Documentation/Apps.md")
    let difference = try table.difference(from: rows)
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  @Test func `A team can add a folder, remove one and move its modules`() throws {
    let text = """
      extends: rambler-viper
      app:
        modules: Presentation/Modules
        folders: { Core: ~, Design: Colours and fonts }
      """
    let app = try #require(try ArchitectureReader().architecture(text, file: "ours.yml").app)
    #expect(app.modules == "Presentation/Modules")
    #expect(
      app.folders.map(\.path) == ["Application", "Presentation", "BusinessLogic", "Design"])
    #expect(app.services == "BusinessLogic/Services" && app.core == nil)
    let without = "extends: rambler-viper\napp: ~"
    #expect(try ArchitectureReader().architecture(without, file: "ours.yml").app == nil)
  }

  @Test func `A layout that refers to a missing folder is reported`() {
    check(
      "{ modules: Screnes }",
      ["2:17 There is no folder named 'Screnes' under 'folders'. Did you mean 'Screens'?"])
    check(
      "{ modules: Screens, services: Servces }",
      ["2:36 There is no folder named 'Servces' under 'folders'. Did you mean 'Services'?"])
    let text = "extends: surf-mvp\napp: { folders: { Screens: ~ } }\n"
    let findings = ArchitectureReader().check(text, file: "ours.yml").findings
    #expect(findings.map(\.location?.file) == ["Architectures/surf-mvp.yml"])
    #expect(
      findings.map(\.message) == [
        "There is no folder named 'Screens' under 'folders'. Known: Application, Services, "
          + "Models/Entity, Models/Entry, Library, Support."
      ])
  }

  @Test func `Several folders for modules are refused`() {
    check("{ modules: [Screens, Library] }", ["2:17 Expected a string here, found a list."])
  }

  @Test(arguments: ["/tmp", "../x", "a//b", "a/", "''", ".git", "'a '", "'a:b'"])
  func `A path that is not a plain relative path of folders is refused`(path: String) {
    let plain = path.replacing("'", with: "")
    check(
      "{ tests: \(path) }",
      [
        "2:15 '\(plain)' is not a path of folders. Separate their names with '/': "
          + "'Presentation' or 'Common/View'."
      ])
  }

  @Test func `An unknown key is reported`() {
    check(
      "{ folder: X }",
      ["2:8 'folder' is not a known key here. Did you mean 'folders'?"])
  }
}
