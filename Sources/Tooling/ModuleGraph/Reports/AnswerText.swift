import AdderBase
import AdderFindings

extension ModuleGraph {
  /// Returns answers as text for people.
  package func text(of answers: [Answer]) -> String {
    answers.map { text(of: $0).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func text(of answer: Answer) -> [String] {
    switch answer {
    case .paths(let start, let end, let paths): text(of: paths, from: start, to: end)
    case .reach(let reach): text(of: reach)
    case .unreachable(let found?): text(of: found)
    case .unreachable(nil): [Self.noEntry]
    case .deadEnds(let ends): text(ofDeadEnds: ends)
    case .cycles(let cycles): text(of: cycles)
    case .deepLinks(let links): text(of: links)
    case .services(let uses): text(of: uses)
    }
  }

  /// A sentence for a map without an entry point.
  package static let noEntry = """
    The map has no entry point (the start of an app, a link, a notification), so it does not say what is unreachable.
    """

  // MARK: Ways

  private func text(of paths: [Path], from start: Int, to end: Int) -> [String] {
    let ends = "from \(nodes[start].name) to \(nodes[end].name)"
    guard !paths.isEmpty else {
      let openers = Set(edges.filter { $0.to == end }.map(\.from)).sorted()
      return [
        "The map has no way \(ends). Only openings count: no way goes back.",
        openers.isEmpty
          ? "Nothing in the map opens \(nodes[end].name)."
          : "\(nodes[end].name) is opened by \(list(openers)).",
      ]
    }
    var lines = ["\(paths.count.of("way")) \(ends):"]
    for (number, path) in paths.enumerated() {
      lines += ["", "\(number + 1). \(path.nodes.map { nodes[$0].name }.joined(separator: " → "))"]
      for step in path.steps { lines += text(ofStep: step) }
    }
    return lines
  }

  /// The most places at which a text shows the same step.
  private static let mostPlaces = 3

  private func text(ofStep step: [Int]) -> [String] {
    var lines: [String] = []
    for (position, number) in step.prefix(Self.mostPlaces).enumerated() {
      lines.append((position == 0 ? "   " : "   or ") + sentence(edges[number]))
      lines += details(edges[number]).map { "     \($0)" }
    }
    if step.count > Self.mostPlaces {
      lines.append("   or in \((step.count - Self.mostPlaces).of("other place"))")
    }
    return lines
  }

  /// Returns an edge as a sentence with its place.
  func sentence(_ edge: Edge) -> String {
    let method = edge.method.isEmpty ? "by a segue" : "in \(edge.method)"
    return """
      \(nodes[edge.from].name) \(edge.action.rawValue) \(nodes[edge.to].name) \(method), \
      \(edge.place.file):\(edge.place.line)
      """
  }

  private func details(_ edge: Edge) -> [String] {
    condition(edge.condition)
      + (edge.passes.isEmpty ? [] : ["must be passed: \(edge.passes.joined(separator: ", "))"])
  }

  private func condition(_ text: String) -> [String] {
    text.isEmpty ? [] : ["if \(text.onOneLine.shortened(to: 100))"]
  }

  // MARK: Reach

  private func text(of reach: Reach) -> [String] {
    let name = nodes[reach.node].name
    let onward =
      reach.onward.isEmpty
      ? ["\(name) opens nothing."]
      : ["\(name) leads to \(reach.onward.count.grouped):"] + text(of: reach.onward)
    let back =
      reach.back.isEmpty
      ? ["Nothing in the map opens \(name)."]
      : ["\(reach.back.count.grouped) \(reach.back.count == 1 ? "leads" : "lead") to \(name):"]
        + text(of: reach.back)
    return onward + back + closings(of: reach.node) + services(of: reach.node)
  }

  private func closings(of node: Int) -> [String] {
    let closings = nodes[node].closings
    if closings.isEmpty { return [] }
    return ["\(nodes[node].name) is closed in \(closings.count.of("place")):"]
      + closings.flatMap { closing in
        let behind = screens(behind: closing, of: node)
        let back = behind.isEmpty ? "" : ", back to \(list(behind))"
        let method = closing.method.isEmpty ? "a segue" : closing.method
        let line =
          "  \(method) \(closing.way.words)\(back), \(closing.place.file):\(closing.place.line)"
        return [line] + condition(closing.condition).map { "    \($0)" }
      }
  }

  private func services(of node: Int) -> [String] {
    let services = nodes[node].services
    if services.isEmpty { return [] }
    return ["\(nodes[node].name) uses \(services.map(\.name).joined(separator: ", "))."]
  }

  private func text(of reached: [Reached]) -> [String] {
    var lines: [(steps: Int, nodes: [Int])] = []
    for one in reached {
      if lines.last?.steps == one.steps {
        lines[lines.count - 1].nodes.append(one.node)
      } else {
        lines.append((one.steps, [one.node]))
      }
    }
    return lines.map { "  \($0.steps.of("step")): \(list($0.nodes))" }
  }

  private func list(_ numbers: [Int]) -> String {
    numbers.map { nodes[$0].title }.joined(separator: ", ")
  }

  // MARK: Problems

  private static let limits =
    "Adder does not see every way to open a screen, so look at the code before you change it."

  private static let gap = """
    That is most of the app, so the map probably misses how the app starts: its storyboard is outside this folder, or Adder \
    does not understand the code. Check what the start opens.
    """

  private func text(of found: Unreachable) -> [String] {
    let count = nodes.count { $0.kind == .module }
    var lines: [String] = []
    if !found.modules.isEmpty {
      let part = "\(found.modules.count.of("module")) of \(count.grouped)"
      lines.append("\(part) cannot be reached from an entry point:")
      lines += found.modules.map { "  \(place(of: $0))" }
      lines.append(found.modules.count * 2 > count ? Self.gap : Self.limits)
    }
    if !found.uncertain.isEmpty {
      lines.append(
        "\(found.uncertain.count.of("module")) may be reached: \(reasons(found).joined(separator: "; ")):"
      )
      lines += found.uncertain.map { "  \(place(of: $0))" }
    }
    if count == 0 { return ["The map has no modules."] }
    return lines.isEmpty ? ["Every module can be reached from an entry point."] : lines
  }

  /// Why modules may be reached although the map has no way to them.
  private func reasons(_ found: Unreachable) -> [String] {
    var reasons: [String] = []
    if !found.callers.isEmpty {
      let isOne = found.callers.count == 1
      reasons.append(
        """
        \(list(found.callers)) \(isOne ? "opens" : "open") screens, but Adder does not see what calls \
        \(isOne ? "it" : "them")
        """)
    }
    if !found.unclear.isEmpty {
      let verb = found.unclear.count == 1 ? "shows" : "show"
      reasons.append("\(list(found.unclear)) \(verb) screens that the code does not name")
    }
    return reasons
  }

  func place(of node: Int) -> String {
    nodes[node].title + (nodes[node].place.map { ", \($0.file):\($0.line)" } ?? "")
  }

  private func text(ofDeadEnds ends: [Int]) -> [String] {
    guard !ends.isEmpty else {
      return ["There are no dead ends: every screen that replaces all others leads on."]
    }
    return ["\(ends.count.of("dead end")): shown instead of all other screens, and leads to none:"]
      + ends.flatMap { end in
        ["  \(place(of: end))"] + edges.filter { $0.to == end }.map { "    \(sentence($0))" }
      } + [Self.limits]
  }

  private func text(of cycles: [Cycle]) -> [String] {
    guard !cycles.isEmpty else {
      return ["There are no cycles: no screens can pile up without end."]
    }
    var lines = ["\(cycles.count.of("cycle")): these screens can pile up without end:"]
    for cycle in cycles {
      lines.append("  \(cycle.example.nodes.map { nodes[$0].name }.joined(separator: " → "))")
      lines += cycle.example.steps.compactMap { $0.first.map { "    \(sentence(edges[$0]))" } }
      let others = cycle.nodes.filter { !cycle.example.nodes.contains($0) }
      if !others.isEmpty { lines.append("    and in the same circles: \(list(others))") }
    }
    return lines
  }

  private func text(of links: DeepLinks) -> [String] {
    guard !links.entries.isEmpty else {
      return ["The map has no entry point for a link, a notification or a shortcut."]
    }
    let found = links.linked.isEmpty ? [] : text(of: links.linked)
    return ["Reached from \(links.entries.map { nodes[$0].name }.joined(separator: ", ")):"]
      + (found.isEmpty ? ["  nothing"] : found)
      + [
        links.unlinked.isEmpty
          ? "Every module and screen is reached."
          : "Not reached, \(links.unlinked.count.grouped): \(list(links.unlinked))"
      ]
  }

  private func text(of uses: [ServiceUse]) -> [String] {
    if uses.isEmpty {
      return ["The map has no services: no module holds an object that belongs to none."]
    }
    return uses.flatMap { use in
      [
        "\(use.service.name), \(use.service.place.file):\(use.service.place.line)",
        "  used by \(use.users.count.grouped): \(list(use.users))",
      ]
    }
  }
}

extension ModuleGraph.Closing.Way {
  /// The action, after the name of the method that takes it.
  var words: String {
    switch self {
    case .dismisses: "dismisses it"
    case .pops: "pops it"
    case .returns: "goes back by several screens"
    case .closes: "closes it"
    }
  }
}
