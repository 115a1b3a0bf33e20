import AdderArchitectures
import AdderBase
import AdderCatalogs
import AdderFileChanges
import AdderFindings
import AdderModuleGeneration
import AdderProjectSpies
import AdderProjects

extension CommandDescription {
  static let templateExport: Self = CommandDescription(
    name: "export", summary: "Write templates as templates of Xcode",
    discussion: """
      --xcode writes a folder NAME.xctemplate for the code of a module, one for its tests and one for the files that \
      an app needs once. In Xcode, they are in File > New > File from Template. The template's parameters are popups \
      there and its parts are checkboxes; Xcode needs a folder for each combination. --option chooses them; the \
      other options of this command fix a value or a part.

      Without NAME, the templates of the project are exported: those in its Templates folder and the one that its \
      settings choose. If it has none, those that come with Adder are.
      """,
    arguments: [
      Argument(
        name: "NAME", summary: "The templates to export", isRequired: false, repeats: true,
        values: .templates)
    ],
    options: [
      .flag(.xcode, "Write templates of Xcode"),
      .flag(.install, "Write into the folder where Xcode looks for templates"),
      .value(
        .to, "FOLDER", "Write into this folder (default: XcodeTemplates in the project)",
        values: .files),
      .value(
        .option, "NAME[:VALUES]",
        "A parameter or part to choose in Xcode (default: as many as 32 folders allow)",
        repeats: true),
      .value(
        .architecture, "NAME", "Follow this architecture: a shipped one, or the path of a file",
        values: .architectures),
      .value(.with, "PARTS", "Optional parts to include", repeats: true, values: .parts),
      .value(.without, "PARTS", "Optional parts to leave out", repeats: true, values: .parts),
    ] + Invocation.templateOptions + [
      .value(.company, "NAME", "The company in file headers"),
      .value(.prefix, "LETTERS", "The prefix of type and file names"),
      .value(
        .customParameters, short: "p", "NAME:VALUE", "Parameters of the template", repeats: true,
        takesPairs: true),
    ] + Invocation.changeOptions,
    examples: [
      "adder template export --xcode --install clean-swift",
      "adder template export --xcode rambler-viper --ui uikit --option runtime --option Route",
      "adder template export --xcode clean-swift --option ui:uikit,none --to Tools/Xcode",
    ],
    run: { try TemplateExportCommand($0).run() })
}

/// Writes templates as templates of Xcode.
private struct TemplateExportCommand {
  private let invocation: Invocation
  private let project: Project
  private let library: TemplateLibrary

  /// Where a command inside the project writes to unless it is told otherwise.
  private static let usualFolder = "XcodeTemplates"
  /// Where Xcode looks for a user's templates, from the home folder. The last folder is the heading
  /// under which Xcode shows them.
  private static let xcodeFolder = "Library/Developer/Xcode/Templates/File Templates/Adder"

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    project = try Project(around: invocation.environment.workingDirectory)
    library = TemplateLibrary(project: project, environment: invocation.environment)
  }

  func run() throws -> ExitStatus {
    guard invocation.isSet(.xcode) else { throw CommandError.exportFormatMissing }
    let (root, folder) = try destination()
    if root.isFolder { try invocation.recover(root) }
    var failures: [any ReportedError] = []
    let exports = try exports(&failures)
    guard !exports.isEmpty else {
      invocation.report(failures.map { Finding($0) })
      return .refused
    }
    var plan = FileChangePlan(title: "template export")
    var edited: [String] = []
    for template in exports.flatMap(\.templates) {
      let place = folder.appending(template.folderName)
      let written = try WrittenXcodeTemplate(in: root.appending(place))
      if written.isEdited { edited.append(shown(root.appending(place))) }
      written.addChanges(to: &plan, for: template, in: place)
    }
    for export in exports { invocation.report(export.findings) }
    try carryOut(plan, edited, in: root)
    try show(exports, plan, in: root.appending(folder))
    invocation.report(failures.map { Finding($0, .warning) })
    return failures.isEmpty ? .success : .refused
  }

  // MARK: - Where to

  /// Returns the folder whose changes are recorded, and the folder of the templates in it. Changes
  /// inside the project are recorded with those of the project.
  private func destination() throws -> (root: AbsolutePath, folder: RelativePath) {
    let folder = try folder()
    if let inside = folder.relative(to: project.root) { return (project.root, inside) }
    return (folder, .root)
  }

  private func folder() throws -> AbsolutePath {
    if let path = invocation.value(.to) {
      return invocation.environment.path(path, relativeTo: invocation.environment.workingDirectory)
    }
    guard invocation.isSet(.install) else { return project.root.appending(Self.usualFolder) }
    guard let home = invocation.environment.home else { throw CommandError.noHome }
    return home.appending(Self.xcodeFolder)
  }

  private func shown(_ path: AbsolutePath) -> String {
    let environment = invocation.environment
    if let near = path.relative(to: environment.workingDirectory) { return near.text }
    return environment.home.flatMap(path.relative).map { "~/\($0)" } ?? path.text
  }

  // MARK: - What

  /// Returns the templates in memory. If the user named none, the failure of one does not keep the
  /// others from being exported.
  private func exports(
    _ failures: inout [any ReportedError]
  ) throws -> [ExportedXcodeTemplates] {
    let named = invocation.arguments
    guard named.isEmpty else {
      return try named.map { try export(TemplateChoice(name: $0)) }
    }
    var exports: [ExportedXcodeTemplates] = []
    for choice in try usualChoices() {
      do {
        exports.append(try export(choice))
      } catch let error as any ReportedError {
        failures.append(error)
      }
    }
    return exports
  }

  /// The templates in the project and the one that its settings choose; if there are none, those
  /// that come with Adder.
  private func usualChoices() throws -> [TemplateChoice] {
    let settings = project.settings
    let isChosen =
      invocation.value(.architecture) != nil || settings.template != nil
      || settings.architecture != nil || settings.templates.count == 1
    var choices = isChosen ? [try TemplateChoice(invocation, project)] : []
    if invocation.value(.architecture) == nil {
      let own = TemplateFolder.all(
        in: project.root.appending(Project.templatesFolder), origin: .project)
      for name in own.map(\.name) where !choices.contains(where: { $0.name == name }) {
        choices.append(TemplateChoice(name: name))
      }
    }
    return choices.isEmpty ? ShippedTemplateFiles.names.map(TemplateChoice.init(name:)) : choices
  }

  private func export(_ choice: TemplateChoice) throws -> ExportedXcodeTemplates {
    let template = try choice.template(in: library, values(nil), isKnown: false)
    let team = choice.team(for: template)
    var request = XcodeTemplateRequest(name: team?.name ?? template.name)
    request.prefix = try invocation.prefix() ?? project.settings.prefix ?? ""
    request.company = (invocation.value(.company) ?? project.settings.company ?? "").onOneLine
    if case .swiftPackage = project.kind { request.isForPackage = true }
    request.parameters = try values(template)
    request.architecture = team
    request.spies = try .inXcodeTemplate(project.settings.spies)
    request.options = options
    for parts in [
      PartChoice(with: invocation.list(.with), without: invocation.list(.without)),
      project.settings.parts, choice.parts(of: template),
    ] {
      let decided = (request.wantedParts + request.unwantedParts).map { $0.lowercased() }
      request.wantedParts += parts.with.filter { !decided.contains($0.lowercased()) }
      request.unwantedParts += parts.without.filter { !decided.contains($0.lowercased()) }
    }
    return try template.xcodeTemplates(request)
  }

  /// The values that the command line and the settings set.
  private func values(_ template: Template?) throws -> [String: String] {
    var values = project.settings.parameters.mapValues(\.word)
    for option in OptionName.ofTemplates {
      if let value = invocation.value(option) { values[option.rawValue] = value }
    }
    guard let template else { return values }
    return values.merging(try invocation.parameters(of: template)) { $1 }
  }

  /// What the user wants to choose in Xcode; `nil` if the command line does not say it.
  private var options: [XcodeTemplateRequest.Option]? {
    invocation.values[.option]?.map { word in
      let parts = word.split(separator: ":", maxSplits: 1)
      let values = parts.count > 1 ? parts[1].split(separator: ",").map(\.trimmed) : []
      return XcodeTemplateRequest.Option(name: (parts.first ?? "").trimmed, values: values)
    }
  }

  // MARK: - Writing

  private func carryOut(
    _ plan: FileChangePlan, _ edited: [String], in root: AbsolutePath
  ) throws {
    if !root.exists, !invocation.isSet(.dryRun) { try ProjectFiles.makeRoot(root.text) }
    _ = try invocation.carryOut(plan, in: root) {
      guard !edited.isEmpty else { return }
      // No question is asked about a plan that cannot be applied.
      try invocation.files(of: root).validate(plan)
      let list = edited.map { "  - \($0)\n" }.joined()
      switch try invocation.confirm(
        "These templates were not written by Adder, or edited since:\n\(list)Replace them?")
      {
      case .yes: return
      case .no: throw CommandError.declined
      case .nobody: throw CommandError.wouldReplaceTemplates(edited)
      }
    }
  }

  private func show(
    _ exports: [ExportedXcodeTemplates], _ plan: FileChangePlan, in folder: AbsolutePath
  ) throws {
    guard !invocation.isSet(.dryRun), !invocation.printsJSON else { return }
    guard !plan.isEmpty else {
      try invocation.console.show(
        "Nothing to do: the templates in '\(shown(folder))' are up to date.")
      return
    }
    var lines: [String] = []
    for export in exports {
      for template in export.templates {
        let options = template.options.map(\.identifier).joined(separator: ", ")
        lines.append("  \(template.folderName)")
        lines.append("    options: \(options.isEmpty ? "none" : options)")
      }
      if !export.fixed.isEmpty {
        lines.append("  fixed: \(export.fixed.joined(separator: ", "))")
      }
    }
    try invocation.console.show(
      """
      Exported to '\(shown(folder))':

      \(lines.joined(separator: "\n"))

      \(nextStep(folder))\(folder.relative(to: project.root) == nil ? "" : " 'adder undo' reverts it.")
      """)
  }

  private func nextStep(_ folder: AbsolutePath) -> String {
    if invocation.isSet(.install) {
      return "Xcode shows them in File > New > File from Template, under '\(folder.name)'."
    }
    return """
      Copy the folder into ~/Library/Developer/Xcode/Templates/File Templates, or let \
      'adder template export --xcode --install' do it.
      """
  }
}
