import AdderArchitectures
import AdderModuleGeneration
import AdderProjects
import Testing

/// What the shipped templates make follows the architecture that they say they follow.
@Suite struct ArchitectureAgreementTests {
  /// A template, the architecture it follows, and what it makes with all its parts.
  private struct Sample {
    var template: Template
    var architecture: Architecture
    var files: [String: String]

    /// The file that declares a type: its path from the module's folder.
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

  private static let cases: [(template: String, ui: String)] = ShippedTemplateFiles.names
    .filter { $0 != "viper-light" }.flatMap { [($0, "none"), ($0, "uikit"), ($0, "gtk")] }

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
  func `Every required role is made under its name and in its folder`(
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
  func `Every required contract is made under its name and in its folder`(
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
  func `Every role that needs a test case has one`(name: String, ui: String) throws {
    let sample = try sample(name, ui: ui)
    for role in sample.architecture.roles where role.isRequired && !role.tests.isEmpty {
      let names = role.typeNames.map { "\($0.typeName(module: "Profile"))Tests.swift" }
      #expect(
        sample.files.keys.contains { path in names.contains { path.hasSuffix("/\($0)") } },
        "\(role.name)")
    }
  }

  @Test(arguments: ShippedTemplateFiles.names)
  func `A template's parts are parts of its architecture, on and off alike`(name: String) throws {
    let sample = try sample(name, ui: "none")
    for part in sample.template.questions.parts {
      let same = try #require(sample.architecture.part(named: part.name), "\(part.name)")
      #expect(same.isOnByDefault == part.isOnByDefault, "\(part.name)")
    }
  }

  /// What `--with` offers and `adder architecture show` lists.
  @Test(arguments: ShippedTemplateFiles.names.filter { $0 != "viper-light" })
  func `The parts that an architecture advertises are those its template makes`(name: String) throws
  {
    let sample = try sample(name, ui: "none")
    #expect(
      sample.template.questions.parts.map(\.name).sorted()
        == sample.architecture.parts.map(\.name).sorted())
  }

  @Test(arguments: cases)
  func `The base files of an architecture are those its template makes`(
    name: String, ui: String
  ) throws {
    let sample = try sample(name, ui: ui)
    let made = try sample.template.describe().baseFiles.map { $0.name.split(separator: "/").last }
    #expect(made == sample.architecture.baseFiles.map { $0.file.split(separator: "/").last })
  }
}
