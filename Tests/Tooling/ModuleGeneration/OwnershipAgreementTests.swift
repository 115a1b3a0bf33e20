import AdderArchitectures
import AdderModuleGeneration
import Testing

/// Checks that the parts in generated code reference
/// each other as the architecture's file requires.
@Suite struct OwnershipAgreementTests {
  private static let cases: [(template: String, values: [String: String])] =
    // An alert has no runtime; 'adder check' finds a strong output.
    ShippedTemplateFiles.names.filter { $0 != "surf-mvp-alert" }.flatMap { name in
      [
        ("none", "none"), ("uikit", "none"), ("none", "adder"), ("uikit", "adder"),
        ("gtk", "adder"),
      ]
      .map { (name, ["ui": $0, "runtime": $1]) }
    }

  /// References that are weak with the runtime library, because there the screen owns the module.
  private static let heldByScreen = ["mutual-mobile-viper": ["Wireframe.viewController"]]

  @Test(arguments: cases)
  func `All references have the strength that the architecture requires`(
    name: String, values: [String: String]
  ) throws {
    let template = try Template(name: name, files: try #require(ShippedTemplateFiles(name: name)))
    let architecture = try ArchitectureReader().architecture(
      named: try #require(try template.describe().architecture))
    let files = try make(template) { request in
      request.parameters.merge(values) { _, new in new }
      request.wantedParts = template.questions.parts.map(\.name)
      request.productModuleName = "App"
    }
    let code = files.filter { $0.key.hasPrefix("App/") }.values.joined(separator: "\n")
    var found = 0
    for reference in architecture.references {
      // A reference whose name contains another module's name cannot occur in a single module.
      let names = ([reference.property] + reference.otherProperties)
        .map { $0.typeName(module: "Profile") }.filter { !$0.contains("{") }
      let holders = try #require(
        architecture.roles.first { $0.name == reference.holder }, "\(reference.name)"
      )
      .typeNames.map { $0.typeName(module: "Profile") }
      let held = holders.flatMap { holder in names.compactMap { strength(of: $0, in: holder, code) }
      }
      guard let strength = held.first else {
        #expect(
          reference.isOptional || names.isEmpty || holders.allSatisfy { !declares($0, code) },
          "\(reference.name) is missing")
        continue
      }
      found += 1
      let isHeldByScreen =
        values["runtime"] == "adder"
        && Self.heldByScreen[name]?.contains(reference.name) == true
      #expect(strength == (isHeldByScreen ? .weak : reference.strength), "\(reference.name)")
    }
    #expect(found >= 5)
  }

  private func declares(_ type: String, _ code: String) -> Bool {
    body(of: type, code) != nil
  }

  /// The strength of a stored property of a class, or `nil` if there is no such property.
  private func strength(of property: String, in type: String, _ code: String) -> Reference.Strength?
  {
    guard let body = body(of: type, code) else { return nil }
    let declaration = body.first { line in
      line.contains("let \(property):") || line.contains("let \(property) =")
        || line.contains("var \(property):")
        || line.contains("var \(property) =")
    }
    guard let declaration else { return nil }
    if declaration.contains("weak var") { return .weak }
    return declaration.contains("unowned") ? .unowned : .strong
  }

  /// The lines of a class up to its end.
  private func body(of type: String, _ code: String) -> [Substring]? {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let start = lines.firstIndex(where: { line in
        guard let range = line.firstRange(of: "final class \(type)") else { return false }
        return line[range.upperBound...].first.map { " :".contains($0) } ?? false
      })
    else { return nil }
    let indent = lines[start].prefix { $0 == " " }
    let end = lines[start...].firstIndex { $0 == "\(indent)}" } ?? lines.endIndex
    return Array(lines[start..<end])
  }
}
