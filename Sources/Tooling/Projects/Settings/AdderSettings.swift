package import AdderBase

/// A project's settings for its modules, from adder.yml, a Rambafile or both. All of it
/// may be missing.
package struct AdderSettings: Equatable, Sendable {
  /// Which architecture modules follow.
  package var architecture: ArchitectureChoice?
  /// The template that `gen` uses by default.
  package var template: String?
  package var author: String?
  package var company: String?
  /// The project's name in file headers.
  package var projectName: String?
  /// What tests import.
  package var productModule: String?
  /// The prefix of every type's name.
  package var prefix: String?
  package var xcodeProject: RelativePath?
  /// The targets that modules' code and tests belong to; empty when they are inferred from the project.
  package var targets: [String] = []
  package var testTargets: [String] = []
  package var modules: ModuleFolders?
  package var tests: ModuleFolders?
  /// Whether modules' code and tests are generated at all; inferred from the project if not set.
  package var makesCode: Bool?
  package var makesTests: Bool?
  /// Whether groups of an .xcodeproj have no folders.
  package var hasLogicalGroups: Bool?
  package var parameters: [String: ParameterValue] = [:]
  package var parts = PartChoice()
  package var templates: [TemplateSource] = []
  /// The URLs of the git repositories that templates are looked for in.
  package var catalogs: [String] = []
  package var podfile: String?
  package var cartfile: String?
  /// Endings of type names by the roles that these types play, if nothing else shows them.
  package var roleEndings: [String: [String]] = [:]
  /// Folders and files in which no modules are looked for.
  package var excluded: [RelativePath] = []
  package var check = CheckSettings()

  package init() {}
}

/// An architecture by its name, or a team's own file.
package enum ArchitectureChoice: Hashable, Sendable {
  case named(String)
  case file(RelativePath)
}

/// Where modules lie. A new one is made in the first folder; in all of them they are looked for.
package struct ModuleFolders: Hashable, Sendable {
  package var folders: [RelativePath]
  /// The group in an .xcodeproj, where it is not the folder's.
  package var group: RelativePath?

  package init(_ folders: [RelativePath], group: RelativePath? = nil) {
    self.folders = folders
    self.group = group
  }
}

/// A template's parameter: a word such as `uikit`, or a switch.
package enum ParameterValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
}

/// The optional parts that a project's modules always or never have.
package struct PartChoice: Hashable, Sendable {
  package var with: [String] = []
  package var without: [String] = []

  package init(with: [String] = [], without: [String] = []) {
    self.with = with
    self.without = without
  }

  package var isEmpty: Bool { with.isEmpty && without.isEmpty }
}

/// A template that a project names, and where it comes from.
package struct TemplateSource: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// One of the project's catalogs.
    case catalog
    /// A folder on this machine, from the project's folder.
    case local(String)
    case git(url: String, branch: String?)
  }

  package var name: String
  package var origin: Origin

  package init(_ name: String, _ origin: Origin = .catalog) {
    self.name = name
    self.origin = origin
  }
}

extension AdderSettings {
  /// These settings, and those of another file for whatever is not set here. Parameters are joined
  /// one by one; everything else is taken whole.
  package func completed(by other: AdderSettings) -> AdderSettings {
    var joined = self
    joined.architecture = architecture ?? other.architecture
    joined.template = template ?? other.template
    joined.author = author ?? other.author
    joined.company = company ?? other.company
    joined.projectName = projectName ?? other.projectName
    joined.productModule = productModule ?? other.productModule
    joined.prefix = prefix ?? other.prefix
    joined.xcodeProject = xcodeProject ?? other.xcodeProject
    joined.targets = targets.isEmpty ? other.targets : targets
    joined.testTargets = testTargets.isEmpty ? other.testTargets : testTargets
    joined.modules = modules ?? other.modules
    joined.tests = tests ?? other.tests
    joined.makesCode = makesCode ?? (modules == nil && targets.isEmpty ? other.makesCode : nil)
    joined.makesTests =
      makesTests ?? (tests == nil && testTargets.isEmpty ? other.makesTests : nil)
    joined.hasLogicalGroups = hasLogicalGroups ?? other.hasLogicalGroups
    joined.parameters = parameters.merging(other.parameters) { own, _ in own }
    joined.parts = parts.isEmpty ? other.parts : parts
    joined.templates = templates.isEmpty ? other.templates : templates
    joined.catalogs = catalogs.isEmpty ? other.catalogs : catalogs
    joined.podfile = podfile ?? other.podfile
    joined.cartfile = cartfile ?? other.cartfile
    joined.roleEndings = roleEndings.isEmpty ? other.roleEndings : roleEndings
    joined.check = check.completed(by: other.check)
    joined.excluded = excluded.isEmpty ? other.excluded : excluded
    return joined
  }
}
