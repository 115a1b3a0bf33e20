package import AdderArchitectures
package import AdderFindings
package import AdderModuleDiscovery

/// The lines with which a module opens another one.
package struct ModuleRoute: Sendable {
  package private(set) var steps: [RouteStep] = []
  /// Why the lines cannot be added without a person; `nil` if they can.
  package var obstacle: RouteObstacle?
  /// Where the module opens the other one already; `nil` if it does not.
  package private(set) var existing: SourceLocation?
  /// The methods that the route declares, with the names of the types that must have them.
  private(set) var methods: [Method] = []
  /// What the user's control calls, such as `HomeViewController.showProfile()`.
  package private(set) var entrances: [String] = []
  /// The segue that can open the module as well; `nil` if the route takes none.
  package private(set) var segue: Segue?
  /// True if the linter finds that nothing calls them yet.
  package var isEntranceFound = false

  /// The entrances as findings name them: `HomeViewController.showProfile`.
  var entranceNames: Set<String> {
    Set(entrances.map { $0.hasSuffix("()") ? String($0.dropLast(2)) : $0 })
  }

  struct Method: Equatable {
    let name: String
    /// The protocol that declares the method, or the class.
    let type: String
  }

  /// A segue that the team draws in a storyboard.
  package struct Segue: Sendable {
    /// Its identifier: `Details`.
    package let identifier: String
    /// The view to which it leads; `nil` if that is not known.
    package let destination: String?
  }

  /// A project that contains both modules.
  package struct Scene {
    package let project: DiscoveredProject
    package let texts: any SourceTexts
    package let architectures: [Architecture]
    package let opener: Module
    /// `nil` if the generated files are not found as a module.
    package let opened: Module?
    /// The opened module's name without the prefix of type names.
    package let name: String
    /// The files of the opened module.
    package let paths: Set<String>
    /// True if the module gets a first value through its input when it is opened.
    package let configures: Bool
    /// The properties of the opener's data store that the module gets; `nil` if it gets nothing.
    package let passed: [String]?

    package init(
      project: DiscoveredProject, texts: any SourceTexts, architectures: [Architecture],
      opener: Module, opened: Module?, name: String, paths: Set<String>,
      configures: Bool, passed: [String]? = nil
    ) {
      self.project = project
      self.texts = texts
      self.architectures = architectures
      self.opener = opener
      self.opened = opened
      self.name = name
      self.paths = paths
      self.configures = configures
      self.passed = passed
    }
  }

  /// A route without lines.
  init() {}

  package init(in scene: Scene) {
    var writer = RouteWriter(scene)
    do throws(RouteObstacle) {
      try writer.write()
    } catch {
      writer.note(error)
    }
    steps = writer.steps
    obstacle = writer.obstacle
    existing = writer.existing
    methods = writer.methods
    entrances = writer.entrances
    segue = writer.segue
  }
}
