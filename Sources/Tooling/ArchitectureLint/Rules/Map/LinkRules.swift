import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderStoryboards
import AdderSwiftSource

/// Reports links that lead nowhere: segues to a scene that does not exist, and callbacks of the app's delegate that
/// accept a link and do nothing.
struct LinkRules: ProjectRuleFamily {
  let rule = LintRule.linkLeadsNowhere
  var rules: [LintRule] { [rule] }

  func check(
    _ project: LintedProject, _ architecture: Architecture, _ rules: ArchitectureRules,
    _ report: inout LintReport
  ) {
    guard rules[rule] != nil else { return }
    for problem in segues(of: project) + callbacks(of: project) {
      // How many links the project has says nothing about what is usual.
      report.finds(problem, under: rules, group: problem.subject.name, breaker: "links")
    }
  }

  // MARK: Storyboards

  private func segues(of project: LintedProject) -> [LintProblem] {
    // What could not be read may contain the scene.
    if !project.mentions.isComplete { return [] }
    let storyboards = Storyboards(project.found.interfaces)
    let targets = project.found.targets
    let built = storyboards.files.filter {
      targets.isEmpty || !targets.targets(of: $0.file).isEmpty
    }
    return built.flatMap { file in
      file.segues.compactMap { segue -> LintProblem? in
        guard let reference = file.object(segue.destination)?.storyboardReference,
          let lack = storyboards.lack(of: reference, in: file),
          let source = file.object(segue.source).flatMap(file.scene),
          let name = file.controller(of: source)?.customClass?.name.text,
          let type = project.index.types(named: name).first
        else { return nil }
        let place = file.location(of: segue.place)
        let declaration = project.nameplace(of: type)
        return LintProblem(
          rule, Subject(inFile: declaration.file, lack, name: "\(name) \(lack)"),
          at: declaration,
          "A segue of '\(name)' leads nowhere: \(lack), to which the reference in \(place) points, does not exist. Correct the reference."
        )
      }
    }
  }

  /// The storyboards of a project.
  private struct Storyboards {
    let files: [InterfaceFile]
    /// In lower case, as most Macs find files in any case.
    private let byName: [String: [InterfaceFile]]

    init(_ interfaces: [InterfaceFile]) {
      files = interfaces.filter { $0.kind == .storyboard }
      byName = Dictionary(grouping: files) { Self.name(of: $0).lowercased() }
    }

    private static func name(of file: InterfaceFile) -> String {
      String((file.file.split(separator: "/").last ?? "").prefix { $0 != "." })
    }

    /// Returns what a reference points to, if that does not exist.
    func lack(of reference: StoryboardReference, in file: InterfaceFile) -> String? {
      // Another bundle may contain it.
      if reference.bundleIdentifier != nil { return nil }
      let name = reference.storyboardName?.text ?? Self.name(of: file)
      guard let found = byName[name.lowercased()] else { return "the storyboard '\(name)'" }
      guard let identifier = reference.referencedIdentifier?.text else {
        return found.allSatisfy { $0.initialViewController == nil }
          ? "the initial screen of the storyboard '\(name)'" : nil
      }
      let hasScene = found.contains { file in
        file.objects.contains { $0.storyboardIdentifier?.text == identifier }
      }
      return hasScene ? nil : "the screen '\(identifier)' of the storyboard '\(name)'"
    }
  }

  // MARK: Callbacks

  private func callbacks(of project: LintedProject) -> [LintProblem] {
    let index = project.index
    let delegates = index.types.indices.filter { type in
      index.inherits(.appDelegates, type)
        && !index.files[Int(index.types[type].place.file)].isTest
    }
    // In an app with scenes, the system asks their delegate instead.
    let sceneDelegates = delegates.filter { index.inherits(.sceneDelegates, $0) }
    return (sceneDelegates.isEmpty ? delegates : sceneDelegates).flatMap { type -> [LintProblem] in
      index.types[type].functions.filter { isIdle($0, index) }.map { function in
        let labels = function.parameters.map { "\(index.names[$0.label]):" }.joined()
        let name = "\(index.name(of: type)).\(index.names[function.name])"
        return LintProblem(
          rule, Subject(inFile: function.place.file, "\(name)(\(labels))", name: name),
          at: project.nameplace(at: function.place),
          "'\(name)' accepts links and does nothing with them. Open what the link names, or delete the method."
        )
      }
    }
  }

  /// Returns true for a callback for links whose code calls and changes nothing, and does not say that it does nothing.
  private func isIdle(_ function: Function, _ index: ProjectIndex) -> Bool {
    guard function.parameters.count > 1,
      FrameworkNames.linkCallbacks.contains(index.names[function.parameters[1].label])
    else { return false }
    let facts = index.files[Int(function.place.file)].facts
    guard let body = facts.part(.codeBlock, of: Int(function.place.node)) else { return false }
    let inner = facts.range(of: body).dropFirst()
    if function.result == nil { return inner.isEmpty }
    return inner.allSatisfy { node in
      let syntax = facts.nodes[node]
      return syntax.kind == .returnStatement
        || syntax.kind == .booleanLiteral && syntax.end - syntax.start == "true".utf8.count
    }
  }
}
