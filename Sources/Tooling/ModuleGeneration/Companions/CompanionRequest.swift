package import AdderArchitectures
package import AdderBase
package import AdderProjects

/// A request to generate code that is used by modules but is not a part of one: a service, a helper
/// or a mapper.
package struct CompanionRequest: Sendable {
  package var kind: Kind
  /// The name without a prefix: `Post` for a service, `UserInputValidator` for a helper.
  package var name: ModuleName
  package var architecture: Architecture
  /// What all generated files have in common: the author, the names of the project and of its Swift
  /// module, and the template's parameters.
  package var common: GenerationRequest
  package var places: CompanionPlaces
  package var models = ExistingModels()
  /// True if the objects come from parts of the library's assemblies.
  package var usesParts = false
  /// The test framework, as templates name it.
  package var tests = "swift-testing"
  /// True if the assembly that creates the object already exists, so that lines are added to it.
  package var hasAssembly = false

  package enum Kind: String, Sendable {
    case service, helper, mapper
  }

  package init(
    _ kind: Kind, _ name: ModuleName, following architecture: Architecture,
    _ common: GenerationRequest, in places: CompanionPlaces
  ) {
    self.kind = kind
    self.name = name
    self.architecture = architecture
    self.common = common
    self.places = places
  }
}

/// The types that the project already declares for the data of a service or a mapper.
package struct ExistingModels: Equatable, Sendable {
  /// The stored properties of the plain object; `nil` if the project does not declare it.
  package var model: [Property]?
  /// The stored properties of the record; `nil` if the project does not declare it.
  package var record: [Property]?
  /// Those of the two types that cannot be created with a value for each property.
  package var withOwnInitializers: [String] = []
  /// True if tests can compare plain objects.
  package var isEquatable = true

  package init() {}

  /// A stored property.
  package struct Property: Equatable, Sendable {
    package var name: String
    /// The type as it is written in the code.
    package var type: String

    package init(name: String, type: String) {
      self.name = name
      self.type = type
    }
  }
}

/// The folders of the code and the tests beside modules, and the folders of what is generated.
package struct CompanionPlaces: Equatable, Sendable {
  /// The folder of the generated protocol and its implementation.
  package var code: RelativePath
  /// The folder of their tests; `nil` if no tests are generated.
  package var tests: RelativePath?
  /// The folder of plain data.
  package var models: RelativePath
  /// The folder of the assembly that creates the object, and of the assembly's tests.
  package var assembly: RelativePath
  package var assemblyTests: RelativePath?

  package init(
    code: RelativePath, tests: RelativePath?, models: RelativePath, assembly: RelativePath,
    assemblyTests: RelativePath?
  ) {
    self.code = code
    self.tests = tests
    self.models = models
    self.assembly = assembly
    self.assemblyTests = assemblyTests
  }
}
