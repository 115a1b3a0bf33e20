import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGraph
import AdderProjectChecks

extension CommandDescription {
  static let graph: Self = CommandDescription(
    name: "graph",
    summary: "Show which module opens which",
    discussion: """
      The map is read from the code and the storyboards: from calls of routers, assemblies, factories and \
      coordinators, from segues, and from the links and sheets of SwiftUI. Without a question, all of it is shown; \
      several questions are answered one after the other. A module's name can be written in any case, or only its \
      beginning.
      """,
    options: [
      .value(
        .format, short: "f", "FORMAT", "Output format (markdown: with --since)",
        values: .oneOf(["text", "json", "html", "svg", "dot", "mermaid", "markdown"])),
      .value(
        .paths, "FROM TO", "How to get from one module to another, the shortest way first",
        values: .modules),
      .value(.reach, "MODULE", "What a module leads to, and what leads to it", values: .modules),
      .flag(.unreachable, "The modules that no entry point leads to"),
      .flag(.deadEnds, "The screens that replace all others and lead nowhere"),
      .flag(.cycles, "The screens that can pile up on each other without end"),
      .flag(.deepLinks, "What links, notifications and shortcuts lead to, and what not"),
      .flag(.services, "The services and stores, and the modules that use each"),
      .value(.target, "NAME", "Only the modules of this target, and what is connected with them"),
      .value(
        .since, "REVISION", "What changed since a git revision; nothing is checked out"),
      .value(
        .layout, "LAYOUT",
        "Who places the boxes of '--format svg': adder (default: at most 150 boxes), or graphviz, which must be installed and "
          + "draws every module",
        values: .oneOf(["adder", "graphviz"])),
      .value(
        .timeLimit, "SECONDS", "How long Graphviz may take (default: \(Graphviz.usualTimeLimit))"),
      .value(
        .failOn, "PROBLEMS", "Exit with status 1 if there are any of these, separated by commas",
        values: .listOf(GraphProblem.allCases.map(\.rawValue))),
    ] + Invocation.sourceOptions,
    examples: [
      "adder graph", "adder graph --format json > map.json", "adder graph --paths Home Profile",
      "adder graph --reach Profile", "adder graph --fail-on cycles,dead-ends",
      "adder graph --format html > map.html", "adder graph --format svg > map.svg",
      "adder graph --format mermaid > map.mmd",
      "adder graph --since HEAD --format markdown > comment.md",
    ],
    run: { try GraphCommand(invocation: $0).run() })
}

/// The problems that '--fail-on' accepts. The raw value is also the option that asks for them.
enum GraphProblem: String, CaseIterable {
  case cycles, unreachable
  case deadEnds = "dead-ends"

  var question: ModuleGraph.Question {
    switch self {
    case .cycles: .cycles
    case .unreachable: .unreachable
    case .deadEnds: .deadEnds
    }
  }
}

private struct GraphCommand {
  let invocation: Invocation

  func run() throws -> ExitStatus {
    let failing = try problems()
    try checkOptions()
    let sources = try invocation.sources()
    let all = map(of: sources)
    if let revision = invocation.value(.since) {
      try showChanges(since: revision, of: all, sources)
      return .success
    }
    let graph = try limited(all)
    let answers = try questions(failing, graph).map { graph.answer($0) }
    try show(answers, graph)
    return try status(of: answers, failing)
  }

  /// Returns the map of today's sources, and reports on standard error what cannot be read.
  private func map(of sources: ProjectSources) -> ModuleGraph {
    let map = sources.map { sources.discover() }
    for note in map.notes { invocation.console.report(note) }
    return map.graph
  }

  /// Returns the map of the target that the command line names.
  private func limited(_ graph: ModuleGraph) throws -> ModuleGraph {
    guard let name = invocation.value(.target) else { return graph }
    return graph.limited(toTarget: try graph.target(named: name))
  }

  // MARK: Changes

  /// The options that cannot be combined with '--since'.
  private static let questions: [OptionName] = [
    .paths, .reach, .unreachable, .deadEnds, .cycles, .deepLinks, .services,
    .failOn,
  ]

  private func checkOptions() throws(UsageError) {
    if invocation.isSet(.layout), invocation.value(.format) != "svg" {
      throw .optionNeedsOther("--\(OptionName.layout)", other: "--format svg")
    }
    if invocation.isSet(.timeLimit), invocation.value(.layout) != "graphviz" {
      throw .optionNeedsOther("--\(OptionName.timeLimit)", other: "--layout graphviz")
    }
    guard invocation.isSet(.since) else {
      if invocation.value(.format) == "markdown" {
        throw .optionNeedsOther("--format markdown", other: "--\(OptionName.since)")
      }
      return
    }
    if let question = Self.questions.first(where: invocation.isSet) {
      throw .optionsExclude("--\(OptionName.since)", other: "--\(question)")
    }
  }

  private func showChanges(
    since revision: String, of latter: ModuleGraph, _ sources: ProjectSources
  ) throws {
    let past = try PastSources(at: revision, of: sources)
    let former = sources.map(of: sources.discover(in: past), in: past.texts)
    let difference = try limitedDifference(from: former, to: latter)
    let console = invocation.console
    switch invocation.value(.format) {
    case "json": try console.showToPrograms(difference.json(since: revision).text)
    case "markdown": try console.show(difference.markdown(since: revision))
    case "html": try console.showToPrograms(difference.html(since: revision))
    case "svg": try console.showToPrograms(difference.svg(since: revision))
    case "dot": try console.show(difference.picture.dot)
    case "mermaid": try console.show(difference.picture.mermaid)
    default: try console.show(difference.text(since: revision))
    }
  }

  /// Compares the maps of the target that the command line names. Only one of them may have the target.
  private func limitedDifference(
    from former: ModuleGraph, to latter: ModuleGraph
  ) throws -> GraphDifference {
    guard let name = invocation.value(.target) else {
      return GraphDifference(from: former, to: latter)
    }
    let target = try (try? latter.target(named: name)) ?? former.target(named: name)
    return GraphDifference(
      from: former.limited(toTarget: target), to: latter.limited(toTarget: target))
  }

  // MARK: Questions

  private func problems() throws(UsageError) -> [GraphProblem] {
    var problems: [GraphProblem] = []
    for word in invocation.list(.failOn) {
      guard let problem = GraphProblem(rawValue: word) else {
        throw .invalidValue(
          word, for: "--\(OptionName.failOn)", allowed: GraphProblem.allCases.map(\.rawValue))
      }
      problems.append(problem)
    }
    return problems
  }

  /// Returns the questions of the command line in a fixed order, with those about the problems that fail the run.
  private func questions(
    _ failing: [GraphProblem], _ graph: ModuleGraph
  ) throws -> [ModuleGraph.Question] {
    var questions: [ModuleGraph.Question] = []
    if let ends = invocation.values[.paths], ends.count == 2 {
      let (start, end) = (try graph.node(named: ends[0]), try graph.node(named: ends[1]))
      guard start != end else { throw GraphError.sameEnds(graph.nodes[start].name) }
      questions.append(.paths(from: start, to: end))
    }
    if let name = invocation.value(.reach) { questions.append(.reach(try graph.node(named: name))) }
    let others: [(OptionName, ModuleGraph.Question)] = [
      (.unreachable, .unreachable), (.deadEnds, .deadEnds), (.cycles, .cycles),
      (.deepLinks, .deepLinks), (.services, .services),
    ]
    let asked = failing.map(\.question)
    return questions
      + others.filter { invocation.isSet($0.0) || asked.contains($0.1) }.map(\.1)
  }

  private func status(
    of answers: [ModuleGraph.Answer], _ failing: [GraphProblem]
  ) throws -> ExitStatus {
    if failing.contains(.unreachable), answers.contains(.unreachable(nil)) {
      throw GraphError.noEntry
    }
    let asked = Set(failing.map(\.question))
    let problems = answers.filter { asked.contains($0.question) }.map(\.problemCount)
    return problems.contains { $0 > 0 } ? .refused : .success
  }

  // MARK: Printing

  private func show(_ answers: [ModuleGraph.Answer], _ graph: ModuleGraph) throws {
    let console = invocation.console
    switch invocation.value(.format) {
    case "json":
      try console.showToPrograms((answers.isEmpty ? graph.json : graph.json(of: answers)).text)
    case "html": try console.showToPrograms(graph.limited(to: part(answers, graph)).html)
    case "svg": try console.showToPrograms(svg(of: part(answers, graph), graph))
    case "dot": try console.show(graph.picture(of: part(answers, graph)).dot)
    case "mermaid": try console.show(graph.picture(of: part(answers, graph)).mermaid)
    default: try console.show(answers.isEmpty ? graph.text : graph.text(of: answers))
    }
  }

  /// Returns the picture of a part of a map, as the command line asks for it.
  private func svg(of part: ModuleGraph.Part, _ graph: ModuleGraph) throws -> String {
    guard invocation.value(.layout) == "graphviz" else { return graph.limited(to: part).svg }
    let graphviz = Graphviz(timeLimit: try timeLimit(), environment: invocation.environment)
    return try graphviz.svg(of: graph.picture(of: part).dot)
  }

  private func timeLimit() throws(UsageError) -> Int {
    guard let text = invocation.value(.timeLimit) else { return Graphviz.usualTimeLimit }
    guard let seconds = Int(text), (1...86_400).contains(seconds) else {
      throw .notSeconds(text, option: "--\(OptionName.timeLimit)")
    }
    return seconds
  }

  /// Returns the part of a map that answers are about; the whole map if nothing was asked.
  private func part(_ answers: [ModuleGraph.Answer], _ graph: ModuleGraph) -> ModuleGraph.Part {
    var part = answers.isEmpty ? graph.whole : ModuleGraph.Part()
    for answer in answers { part.add(graph.part(of: answer)) }
    return part
  }
}
