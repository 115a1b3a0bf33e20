import AdderArchitectures
import AdderFindings
import AdderModuleGeneration
import AdderProjects

/// Decides which template a module is made from.
struct TemplateChoice {
  private let invocation: Invocation
  private let settings: AdderSettings
  private let root: AbsolutePath

  init(_ invocation: Invocation, _ project: Project) {
    self.invocation = invocation
    settings = project.settings
    root = project.root
  }

  /// The name of the template: a named one wins over `--architecture`, which wins over the settings.
  func name() throws -> String {
    if invocation.arguments.count > 1 { return invocation.arguments[1] }
    if let architecture = invocation.value("architecture") {
      return try template(of: architecture)
    }
    if let template = settings.template { return template }
    switch settings.architecture {
    case .named(let name)?: return try template(of: name)
    case .file(let path)?: return try template(extendedBy: path)
    case nil: break
    }
    // A Rambafile that names one template leaves no doubt.
    if settings.templates.count == 1 { return settings.templates[0].name }
    return try ask()
  }

  /// The template that comes with an architecture.
  private func template(of architecture: String) throws -> String {
    if architecture.hasSuffix(".yml") || architecture.hasSuffix(".yaml") {
      return try template(extendedBy: RelativePath(validating: architecture))
    }
    let known = ShippedArchitectures.names
    guard known.contains(architecture) else {
      throw CommandError.unknownArchitecture(
        architecture, suggestion: Spelling.nearest(to: architecture, among: known), known: known)
    }
    return architecture
  }

  /// A team's own architecture uses the template of the one it extends.
  private func template(extendedBy path: RelativePath) throws -> String {
    let file = root.appending(path)
    let architecture = try invocation.architectureReader.architecture(
      try file.readText(), file: file.text)
    guard let base = architecture.shippedBase else {
      throw CommandError.architectureWithoutTemplate(path.text)
    }
    return base
  }

  private func ask() throws -> String {
    let known = ShippedArchitectures.names
    guard invocation.console.isInteractive else {
      throw CommandError.architectureNotChosen(known: known)
    }
    let rows = known.enumerated().map { "  \($0 + 1)  \($1)" }.joined(separator: "\n")
    invocation.console.report(
      "Which architecture? 'adder architecture show NAME' tells of each.\n\(rows)")
    let answer = invocation.console.ask("Number or name:") ?? ""
    if let number = Int(answer), known.indices.contains(number - 1) { return known[number - 1] }
    return try template(of: answer)
  }
}
