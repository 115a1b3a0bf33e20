import AdderModuleGeneration
import AdderStoryboards
import AdderTestSupport
import Foundation
import Testing

/// The storyboards and xibs that shipped templates generate.
@Suite struct InterfaceFileTests {
  /// A module whose view is laid out in an interface file.
  struct Sample: CustomTestStringConvertible, Sendable {
    var template: String
    var view: String
    /// True for a module with all parts, false for one without optional parts.
    var hasAllParts: Bool

    var testDescription: String { "\(template), \(view), \(hasAllParts ? "all" : "no") parts" }

    static let all: [Sample] = ShippedTemplateFiles.names.filter(hasView).flatMap { template in
      ["xib", "storyboard"].flatMap { view in
        [true, false].map { Sample(template: template, view: view, hasAllParts: $0) }
      }
    }

    private static func hasView(_ template: String) -> Bool {
      guard let files = ShippedTemplateFiles(name: template),
        let template = try? Template(name: template, files: files)
      else { return false }
      return template.questions.parameters.contains { $0.name == "view" }
    }

    /// The files of the module by path, with the library or without it.
    func files(runtime: String = "none") throws -> [String: String] {
      let shipped = try #require(ShippedTemplateFiles(name: template))
      let template = try Template(name: template, files: shipped)
      let parts = template.questions.parts.map(\.name)
      return try make(template) { request in
        request.parameters = ["ui": "uikit", "view": view, "runtime": runtime]
        request.wantedParts = hasAllParts ? parts : []
        request.unwantedParts = hasAllParts ? [] : parts
        request.productModuleName = "App"
      }
    }

    func interfaceFile() throws -> (path: String, text: String) {
      let interfaces = try files().filter { $0.key.hasSuffix(".\(view)") }
      #expect(interfaces.count == 1)
      let (path, text) = try #require(interfaces.first)
      return (path, text)
    }
  }

  @Test(arguments: Sample.all)
  func `Their outlets are those of the view controller, and lead to views`(_ sample: Sample) throws
  {
    let (path, text) = try sample.interfaceFile()
    let interface = try InterfaceFile(parsing: Array(text.utf8), file: path)
    let controller = try #require(try controller(of: interface))
    let name = try #require(controller.customClass).name.text
    #expect(path.hasSuffix("/\(name).\(sample.view)"))
    let code = try #require(try sample.files().first { $0.key.hasSuffix("/\(name).swift") }?.value)
    let declared = code.matches(of: /@IBOutlet private\(set\) var (\w+): UI(\w+)!/)
      .map { "\($0.output.1): \($0.output.2.lowercased())" }
    let connected = try interface.outlets
      .filter { $0.owner == controller.id && $0.property.text != "view" }
      .map { outlet in
        let view = try #require(interface.object(outlet.destination))
        return "\(outlet.property.text): \(view.element.lowercased())"
      }
    #expect(connected.sorted() == declared.sorted())
    #expect(!declared.isEmpty)
    #expect(!code.contains("unavailable"), "init?(coder:) must work")
  }

  /// The view controller of the only scene, which must have its class as identifier, or the File's
  /// Owner.
  private func controller(of interface: InterfaceFile) throws -> InterfaceObject? {
    guard interface.kind == .storyboard else { return interface.filesOwner }
    let scene = try #require(interface.initialScene)
    let controller = interface.controller(of: scene)
    #expect(controller?.storyboardIdentifier?.text == controller?.customClass?.name.text)
    return controller
  }

  @Test(arguments: Sample.all.filter(\.hasAllParts))
  func `Code with outlets compiles where outlets need Objective-C`(_ sample: Sample) throws {
    let folder = try TemporaryFolder()
    let code = try sample.files().filter {
      $0.key.hasPrefix("App/") && $0.key.hasSuffix(".swift")
    }
    for (path, text) in code {
      try folder.write(text, to: path.replacing("/", with: "_"))
    }
    let script = repository.appending(path: "Tests/UIKitDouble/typecheck").path()
    let files = code.keys.map { $0.replacing("/", with: "_") }.sorted()
    let outcome = try run(script, files, in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  // MARK: - Structure

  private static let xmllint = try? run("which", ["xmllint"]).output
  private static let hasXmllint = xmllint?.isEmpty == false
  private static let reason: Comment = "xmllint is missing: apt install libxml2-utils"

  /// Returns what xmllint reports about a file; empty if the file has the structure.
  private func problems(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "interface.xml")
    let schema = repository.appending(
      path: "Tests/Tooling/ModuleGeneration/Interfaces/interface.rng")
    let outcome = try run(
      "xmllint", ["--noout", "--relaxng", schema.path(), "interface.xml"], in: folder.url)
    return outcome.status == 0 ? "" : outcome.errors
  }

  @Test(.enabled(if: hasXmllint, reason), arguments: Sample.all)
  func `They have the structure that Xcode writes`(_ sample: Sample) throws {
    #expect(try problems(try sample.interfaceFile().text) == "")
  }

  @Test(.enabled(if: hasXmllint, reason))
  func `A file with another structure is found`() throws {
    let text = try Sample(template: "rambler-viper", view: "xib", hasAllParts: true)
      .interfaceFile().text
    for (old, new) in [
      ("<subviews>", "<views>"), (" firstAttribute=\"top\"", ""), ("\"YES\"", "\"true\""),
    ] {
      let changed = text.replacing(old, with: new).replacing("</subviews>", with: "</views>")
      #expect(try problems(changed) != "", "\(old)")
    }
  }
}
