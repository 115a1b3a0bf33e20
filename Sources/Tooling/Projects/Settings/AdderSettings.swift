package import AdderBase

/// A project's settings from adder.yml, a Rambafile or both. Every setting is optional.
package struct AdderSettings: Equatable, Sendable {
  /// The architecture of the project's modules.
  package var architecture: ArchitectureChoice?
  /// The template that `gen` uses by default.
  package var template: String?
  package var author: String?
  package var company: String?
  /// The project's name in file headers.
  package var projectName: String?
  /// The module that tests import.
  package var productModule: String?
  /// The prefix of every type's name.
  package var prefix: String?
  package var xcodeProject: RelativePath?
  /// The targets of the modules' code; empty if they are inferred from the project. `testTargets`
  /// are the targets of the modules' tests.
  package var targets: [String] = []
  package var testTargets: [String] = []
  package var modules: ModuleFolders?
  package var tests: ModuleFolders?
  /// True if the code of modules is generated; inferred from the project if not set. `makesTests`
  /// is the same setting for the modules' tests.
  package var makesCode: Bool?
  package var makesTests: Bool?
  /// True if new groups of an .xcodeproj have no folders.
  package var hasLogicalGroups: Bool?
  package var parameters: [String: ParameterValue] = [:]
  package var parts = PartChoice()
  package var templates: [TemplateSource] = []
  /// The git repositories and folders that are searched for templates.
  package var catalogs: [String] = []
  package var podfile: String?
  package var cartfile: String?
  /// The suffixes of type names for each role, used if nothing else indicates the role.
  package var roleEndings: [String: [String]] = [:]
  /// The folders and files that are not searched for modules.
  package var excluded: [RelativePath] = []
  package var check = CheckSettings()
  package var spies = SpySettings()

  package init() {}
}

/// How spies are generated. Every setting is optional.
package struct SpySettings: Equatable, Sendable {
  /// What follows a protocol's name in the name of its spy.
  package var suffix: String?
  /// True if the recorders come from the library, false if they are generated.
  package var usesLibrary: Bool?
  /// The folder that contains the spies of all modules.
  package var folder: RelativePath?
  /// Protocols that get a spy though they belong to no module. A `*` stands for any letters.
  package var protocols: [String] = []

  package init() {}
}

/// An architecture, given by its name or by a project's own file.
package enum ArchitectureChoice: Hashable, Sendable {
  case named(String)
  case file(RelativePath)
}

/// The folders of modules. New modules are generated in the first folder; all folders are
/// searched.
package struct ModuleFolders: Hashable, Sendable {
  package var folders: [RelativePath]
  /// The group in an .xcodeproj, if it differs from the folder's group.
  package var group: RelativePath?

  package init(_ folders: [RelativePath], group: RelativePath? = nil) {
    self.folders = folders
    self.group = group
  }
}

/// The value of a template's parameter: a word such as `uikit`, or a Boolean.
package enum ParameterValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
}

/// The optional parts that new modules always or never have.
package struct PartChoice: Hashable, Sendable {
  package var with: [String] = []
  package var without: [String] = []

  package init(with: [String] = [], without: [String] = []) {
    self.with = with
    self.without = without
  }

  package var isEmpty: Bool { with.isEmpty && without.isEmpty }
}

/// A template listed in the settings, and its source.
package struct TemplateSource: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// One of the project's catalogs.
    case catalog
    /// A folder on this machine, relative to the project's folder.
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
  /// Returns these settings, with unset values taken from another file. Parameters and the
  /// settings of rules are merged individually. Any other value comes entirely from one file.
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
    joined.spies = spies == SpySettings() ? other.spies : spies
    return joined
  }
}
