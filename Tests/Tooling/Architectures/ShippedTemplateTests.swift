import AdderArchitectures
import AdderYAML
import Testing

/// What the architectures and the templates beside them say of each other.
@Suite struct ShippedTemplateTests {
  /// The architectures whose template is carried.
  private static var withTemplate: [String] {
    ShippedArchitectures.names.filter { ShippedFiles.paths.contains("\($0)/\($0).rambaspec") }
  }

  @Test(arguments: withTemplate)
  func `A template's parts are parts of its architecture, with the same default`(
    name: String
  ) throws {
    let architecture = try ArchitectureReader().architecture(named: name)
    let path = "\(name)/parameters.yml"
    let text = try #require(ShippedFiles.contents(of: path))
    var parameters = try YAMLNode(parsing: text, file: path).mapping()
    for entry in try parameters.mapping("parts")?.entries ?? [] {
      var settings = try entry.value.mapping()
      let isOn = try settings.bool("default")
      #expect(architecture.part(named: entry.key)?.isOnByDefault == isOn, "\(name): \(entry.key)")
    }
  }

  @Test(arguments: withTemplate)
  func `The base files of an architecture are carried`(name: String) throws {
    for base in try ArchitectureReader().architecture(named: name).baseFiles {
      #expect(ShippedFiles.paths.contains(base.template))
    }
  }
}
