import AdderArchitectures
import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjects

/// Decides which template a module is generated from, and which architecture it follows.
struct TemplateChoice {
  /// The template's name.
  private(set) var name: String
  /// The team's own architecture; `nil` if the module follows the template's architecture.
  private(set) var team: Architecture?
  /// The file of the team's own architecture, as messages show it.
  private(set) var file: String?

  /// Chooses a template. A template named on the command line overrides `--architecture`, which
  /// overrides the settings. Without any of these, a part is added from the template that the module
  /// was generated from.
  ///
  /// - Parameter records: The records of the modules with the name.
  init(_ invocation: Invocation, _ project: Project, records: ModuleRecords? = nil) throws {
    let settings = project.settings
    if invocation.arguments.count > 1 {
      self.init(name: invocation.arguments[1])
    } else if let word = invocation.value(.architecture) {
      try self.init(word, invocation)
    } else if let template = settings.template {
      self.init(name: template)
      guard case .file(let path)? = settings.architecture else { return }
      file = path.text
      team = try invocation.architecture(at: project.root.appending(path))
    } else if let architecture = settings.architecture {
      switch architecture {
      case .named(let name):
        self.init(name: try ShippedArchitectures.name(name, at: project.place(of: "architecture")))
      case .file(let path):
        try self.init(extending: project.root.appending(path), invocation)
      }
    } else if invocation.value(.add) != nil, let template = records?.onlyTemplate,
      ShippedTemplateFiles(name: template) != nil
    {
      self.init(name: template)
    } else if settings.templates.count == 1 {
      // A Rambafile with only one template is unambiguous.
      self.init(name: settings.templates[0].name)
    } else {
      switch try Self.ask(invocation, project, templates: settings.templates.map(\.name)) {
      case .template(let name): self.init(name: name)
      case .architecture(let word): try self.init(word, invocation)
      }
    }
  }

  /// Chooses the template with this name.
  init(name: String) {
    self.name = name
  }

  /// Chooses the template of an architecture. The word is the
  /// architecture's name or the path of the team's architecture file.
  private init(_ word: String, _ invocation: Invocation) throws {
    guard !word.isArchitectureFile else {
      try self.init(extending: invocation.file(word), invocation)
      return
    }
    self.init(name: try ShippedArchitectures.name(word))
  }

  /// Chooses the template of the architecture that the team's own architecture extends. If it
  /// extends none, the module is made from its file alone.
  private init(extending file: AbsolutePath, _ invocation: Invocation) throws {
    let architecture = try invocation.architecture(at: file)
    name = architecture.shippedBase ?? architecture.name
    team = architecture
    self.file = file.relative(to: invocation.environment.workingDirectory)?.text ?? file.text
    isOfArchitecture = true
  }

  /// True if the template is the one of an architecture, and not named by the user.
  private var isOfArchitecture = false

  /// The user's answer.
  enum Answer {
    case template(String)
    /// The name of an architecture, or the path of its file.
    case architecture(String)
  }

  /// Asks for one of the templates in the settings,
  /// or for an architecture: by number, name or file.
  ///
  /// - Parameters:
  ///   - project: The project that needs one. Without a terminal, the error says what its modules
  ///     follow.
  ///   - isForSettings: True if the answer is written to the settings.
  static func ask(
    _ invocation: Invocation, _ project: Project? = nil, templates: [String],
    isForSettings: Bool = false
  ) throws -> Answer {
    let architectures = ShippedArchitectures.names
    guard invocation.console.isInteractive else {
      throw CommandError.architectureNotChosen(
        known: architectures, templates: templates,
        modules: templates.isEmpty ? project.flatMap(invocation.modules) : nil,
        isForSettings: isForSettings)
    }
    let known = templates + architectures
    let width = known.map(\.count).max() ?? 0
    let rows = known.enumerated().map { index, name in
      let gap = String(repeating: " ", count: width - name.count + 2)
      let hint =
        templates.isEmpty ? "" : gap + (index < templates.count ? "template" : "architecture")
      return "  \(index + 1)  \(name)\(hint)"
    }
    invocation.console.report(
      """
      \(templates.isEmpty ? "Which architecture?" : "Which template or architecture?") \
      'adder architecture show NAME' describes an architecture.
      \(rows.joined(separator: "\n"))
      """)
    let none = isForSettings && templates.isEmpty ? " (empty for none)" : ""
    let answer = invocation.console.ask("Number or name\(none):") ?? ""
    let number = Int(answer).flatMap { known.indices.contains($0 - 1) ? $0 - 1 : nil }
    let word = number.map { known[$0] } ?? answer
    return templates.contains(word) ? .template(word) : .architecture(word)
  }

  /// Asks for an architecture by number, name or file.
  static func askForArchitecture(_ invocation: Invocation) throws -> String {
    switch try ask(invocation, templates: []) {
    case .template(let word), .architecture(let word): word
    }
  }
}

// MARK: - A team's own architecture

extension TemplateChoice {
  /// Returns what the module is made from: the template, or the team's architecture alone if it
  /// extends no shipped one or changes the structure of the one that it extends.
  ///
  /// - Parameters:
  ///   - options: The values of the template's parameters that are set.
  ///   - isKnown: True if a part is added to a module that was generated from the template.
  func template(
    in library: TemplateLibrary, _ options: [String: String], isKnown: Bool
  ) throws -> Template {
    guard isOfArchitecture, let team, !isKnown || team.shippedBase == nil else {
      return try library.template(named: name)
    }
    return try Self.alone(team, options) ?? library.template(named: name)
  }

  /// Returns the template that makes modules from a team's file alone, or `nil` if the one of the
  /// architecture that it extends is to be used.
  static func alone(_ team: Architecture, _ options: [String: String]) throws -> Template? {
    guard let base = team.shippedBase.flatMap(ShippedArchitectures.architecture(named:)) else {
      return try Template(of: team)
    }
    guard !team.structuralChanges(to: base).isEmpty else { return nil }
    let alone = try Template(of: team)
    // Only templates have windows of GTK and use the library. They follow the team's names.
    let canMake = alone.questions.parameters.allSatisfy { parameter in
      options[parameter.name].map(parameter.values.contains) ?? true
    }
    return canMake && alone.canMakeModules ? alone : nil
  }

  /// Returns the template whose architecture names services, helpers and mappers. An architecture
  /// that extends no shipped one has no template, but names them as well.
  func templateOfCompanions(in library: TemplateLibrary) throws -> Template {
    if isOfArchitecture, let team, team.shippedBase == nil { return try Template(of: team) }
    return try library.template(named: name)
  }

  /// What the command says about a module that is made from another template than the settings name,
  /// or from the team's file although the file extends an architecture with a template; `nil` if
  /// there is nothing to say.
  func note(on template: Template) -> String? {
    if template.name == TemplateLibrary.standIn(for: name) {
      return """
        note: The template '\(name)' is not installed, so '\(template.name)', which comes with Adder, \
        is used. 'adder template install' installs '\(name)'.
        """
    }
    guard template.isArchitecture, let team, let file,
      let base = team.shippedBase.flatMap(ShippedArchitectures.architecture(named:))
    else { return nil }
    let changed = team.structuralChanges(to: base)
    let list = changed.prefix(4).joined(separator: ", ") + (changed.count > 4 ? ", …" : "")
    return """
      note: '\(file)' changes the structure of \(base.name) (\(list)), which the template \
      '\(base.name)' cannot follow. The module is made from '\(file)' alone.
      """
  }

  /// What a module was made from, for messages: the template with the team's file that it follows,
  /// or the team's file alone.
  func source(_ template: Template) -> String {
    guard !template.isArchitecture else { return "the architecture \(file ?? template.name)" }
    let following = team(for: template).flatMap { _ in file }.map { ", following \($0)" } ?? ""
    return "the template \(template.name)\(following)"
  }

  /// Returns the team's architecture if the template can follow it: if it extends the one that the
  /// template names.
  func team(for template: Template) -> Architecture? {
    guard let team, let written = template.architecture, !template.isArchitecture else {
      return nil
    }
    return team.shippedBase == written.name ? team : nil
  }

  /// Returns the architecture that modules of a template follow: the one that the template names, or the team's own if it
  /// names none. `nil` if there is neither.
  func architecture(of template: Template) -> Architecture? {
    team(for: template) ?? template.architecture ?? team
  }

  /// Returns the parts that are on by default in the team's architecture but off in the template,
  /// or the other way around.
  func parts(of template: Template) -> PartChoice {
    var choice = PartChoice()
    for part in template.questions.parts {
      guard let own = team?.part(named: part.name), own.isOnByDefault != part.isOnByDefault else {
        continue
      }
      if own.isOnByDefault {
        choice.with.append(part.name)
      } else {
        choice.without.append(part.name)
      }
    }
    return choice
  }
}

extension Invocation {
  /// Returns the architecture that all modules of a project follow, or `nil` if there are none or if
  /// they follow several.
  fileprivate func modules(of project: Project) -> ModulesHere? {
    guard let sources = try? sources(of: project) else { return nil }
    return ModulesHere(sources.reports)
  }
}

/// The modules that a project has already, for the message that no architecture was chosen for another one.
struct ModulesHere: Equatable {
  let count: Int
  /// The shipped architecture that all of them follow, or the family of most.
  let name: String
  let isArchitecture: Bool

  /// - Returns: `nil` if there are none.
  init?(_ reports: [ModuleReport]) {
    let groups = ModuleGroup.all(in: reports)
    guard let first = groups.first else { return nil }
    count = reports.count
    isArchitecture = groups.count == 1 && first.label == first.architecture
    name = isArchitecture ? first.architecture : first.modules.first?.family ?? first.label
  }

  /// A sentence about them, and what to do.
  var advice: String {
    if isArchitecture {
      return count == 1
        ? "The module that was found here follows \(name)."
        : "All \(count) modules that were found here follow \(name)."
    }
    if count < LearnedProject.fewest { return "" }
    return """
      \(count) modules were found here, most of them \(name). 'adder architecture learn' writes down how they are built, \
      and 'adder gen' then makes modules like them.
      """
  }
}

extension String {
  /// True if the text is the path of an architecture file, not a name.
  var isArchitectureFile: Bool { hasSuffix(".yml") || hasSuffix(".yaml") }
}
