import AdderArchitectures
import AdderModuleGeneration
import AdderProjects
import Testing

/// Checks that the code of each shipped template follows the architecture that the template names.
@Suite struct ArchitectureAgreementTests {
  /// A template, its architecture, and the files that the template generates with all its parts.
  private struct Sample {
    var template: Template
    var architecture: Architecture
    var files: [String: String]

    /// The path of the file that declares a type, relative to the module's folder.
    func place(of type: String) -> String? {
      let declarations = ["class", "struct", "enum", "protocol"].map { "\($0) \(type)" }
      let file = files.first { path, text in
        path.hasPrefix("App/Profile/")
          && text.split(separator: "\n").contains { line in
            declarations.contains { declaration in
              guard let range = line.firstRange(of: declaration) else { return false }
              let next = line[range.upperBound...].first
              return next.map { !$0.isLetter && !$0.isNumber } ?? true
            }
          }
      }
      return file.map { String($0.key.dropFirst("App/Profile/".count)) }
    }
  }

  /// The templates of whole modules. An alert has one part.
  private static let templates = ShippedTemplateFiles.names.filter { $0 != "surf-mvp-alert" }

  private static let cases: [(template: String, ui: String)] =
    templates.flatMap { [($0, "none"), ($0, "uikit"), ($0, "gtk")] }

  private func sample(_ name: String, ui: String) throws -> Sample {
    let template = try Template(name: name, files: try #require(ShippedTemplateFiles(name: name)))
    let architecture = try #require(try template.describe().architecture)
    let files = try make(template) { request in
      request.parameters["ui"] = ui
      request.wantedParts = template.questions.parts.map(\.name)
      request.productModuleName = "App"
    }
    return Sample(
      template: template, architecture: try ArchitectureReader().architecture(named: architecture),
      files: files)
  }

  @Test(arguments: cases)
  func `Every required role is generated with its name and in its folder`(
    name: String, ui: String
  ) throws {
    let sample = try sample(name, ui: ui)
    for role in sample.architecture.roles where role.isRequired && !role.typeNames.isEmpty {
      let places = role.typeNames.compactMap {
        sample.place(of: $0.typeName(module: "Profile"))
      }
      let place = try #require(places.first, "\(role.name) is not made")
      if let folder = role.folder { #expect(place.hasPrefix("\(folder)/"), "\(role.name)") }
    }
  }

  @Test(arguments: cases)
  func `Every required contract is generated with its name and in its folder`(
    name: String, ui: String
  ) throws {
    let sample = try sample(name, ui: ui)
    for contract in sample.architecture.contracts where contract.isRequired {
      let places = contract.protocolNames.compactMap {
        sample.place(of: $0.typeName(module: "Profile"))
      }
      let place = try #require(places.first, "\(contract.name) is not made")
      if let folder = contract.folder { #expect(place.hasPrefix("\(folder)/"), "\(contract.name)") }
    }
  }

  @Test(arguments: cases)
  func `Every role that needs tests has a test case`(name: String, ui: String) throws {
    let sample = try sample(name, ui: ui)
    for role in sample.architecture.roles where role.isRequired && !role.tests.isEmpty {
      let names = role.typeNames.map { "\($0.typeName(module: "Profile"))Tests.swift" }
      #expect(
        sample.files.keys.contains { path in names.contains { path.hasSuffix("/\($0)") } },
        "\(role.name)")
    }
  }

  @Test(arguments: ShippedTemplateFiles.names.filter { $0 != "surf-mvp-alert" })
  func `A template's parts are its architecture's, with the same defaults`(name: String) throws {
    let sample = try sample(name, ui: "none")
    for part in sample.template.questions.parts {
      let same = try #require(sample.architecture.part(named: part.name), "\(part.name)")
      #expect(same.isOnByDefault == part.isOnByDefault, "\(part.name)")
    }
  }

  /// `--with` offers the template's parts; `adder architecture show` lists the architecture's
  /// parts.
  @Test(arguments: templates)
  func `An architecture lists exactly the parts of its template`(name: String) throws {
    let sample = try sample(name, ui: "none")
    #expect(
      sample.template.questions.parts.map(\.name).sorted()
        == sample.architecture.parts.map(\.name).sorted())
  }

  @Test func `An alert has its role and its output, in the folders of the architecture`() throws {
    let sample = try sample("surf-mvp-alert", ui: "uikit")
    #expect(
      sample.place(of: "ProfileAlertViewController") == "View/ProfileAlertViewController.swift")
    #expect(sample.place(of: "ProfileModuleOutput") == "Presenter/ProfileModuleOutput.swift")
    #expect(
      sample.files.keys.contains { $0.hasSuffix("View/ProfileAlertViewControllerTests.swift") })
  }

  @Test(arguments: cases)
  func `An architecture lists exactly the base files of its template`(
    name: String, ui: String
  ) throws {
    let sample = try sample(name, ui: ui)
    let made = try sample.template.describe().baseFiles.map { $0.name.split(separator: "/").last }
    #expect(made == sample.architecture.baseFiles.map { $0.file.split(separator: "/").last })
  }
}
