package import AdderFindings
import AdderYAML

/// Reads architectures: shipped ones by name, others from their text.
package struct ArchitectureReader: Sendable {
  private let readFile: @Sendable (String) -> String?

  /// - Parameter readFile: Returns the text of a file, for `extends: ./ours.yml`, or `nil` if the
  ///   file does not exist. Shipped architectures need no file.
  package init(readFile: @escaping @Sendable (String) -> String? = { _ in nil }) {
    self.readFile = readFile
  }

  /// The result of reading a file: an architecture if the file is valid, findings if it is not.
  package struct Reading: Equatable, Sendable {
    package var architecture: Architecture?
    package var findings: [Finding]
  }

  /// Reads an architecture and reports everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - file: The file's path as it is shown to the user. Its last component without the
  ///     extension is the architecture's name.
  package func check(_ text: String, file: String) -> Reading {
    reading(file, isProven: false) { parsed(text, file: file, $0) }
  }

  /// - Parameters:
  ///   - isProven: True for files that come with Adder. Its tests check them, so that commands
  ///     don't have to.
  ///   - parse: Returns the tree of the file; `nil` if it reported a problem.
  private func reading(
    _ file: String, isProven: Bool, _ parse: (ArchitectureProblems) -> YAMLNode?
  ) -> Reading {
    let problems = ArchitectureProblems()
    var merging = ArchitectureMerging()
    guard let node = parse(problems),
      let root = tree(node, file: file, extended: [], merging: &merging, problems)
    else { return Reading(architecture: nil, findings: problems.findings) }
    if !isProven { merging.reportNothings(in: root, problems) }
    let decoding = ArchitectureDecoding(root, name: Self.name(of: file), problems)
    var architecture = decoding.architecture
    architecture.shippedBase = merging.shippedBase

    let gone = architecture.remove(merging.removed.filter { decoding.places[$0] == nil })
    if isProven, problems.findings.isEmpty {
      return Reading(architecture: architecture, findings: [])
    }
    let checks = ArchitectureChecks(
      architecture, places: decoding.places,
      start: SourceLocation(file: file, line: 1, column: 1), problems)
    checks.checkMentions(
      decoding.mentions.filter { mention in
        mention.location.file == file || !gone.contains(mention.name)
      })
    // The other checks use these names, and would report unknown names again.
    if problems.findings.isEmpty {
      checks.checkTypeNames()
      checks.checkContracts()
      checks.checkReferences()
      checks.checkKnowledge()
      checks.checkExceptions()
      checks.checkCompositions()
      checks.checkParts()
      checks.checkOwnership()
    }
    return Reading(
      architecture: problems.findings.isEmpty ? architecture : nil, findings: problems.findings)
  }

  /// Reads an architecture.
  ///
  /// - Throws: `ArchitectureError.invalid` with everything that is wrong.
  package func architecture(_ text: String, file: String) throws(ArchitectureError) -> Architecture
  {
    let reading = check(text, file: file)
    guard let architecture = reading.architecture else { throw .invalid(reading.findings) }
    return architecture
  }

  /// Returns a shipped architecture.
  ///
  /// - Throws: `ArchitectureError.unknown` if none has the name.
  package func architecture(named name: String) throws(ArchitectureError) -> Architecture {
    let name = try ShippedArchitectures.name(name)
    let file = ShippedArchitectures.path(of: name)
    let reading = reading(file, isProven: true) { _ in ShippedArchitectures.tree(of: name) }
    guard var architecture = reading.architecture else { throw .invalid(reading.findings) }
    // Its modules have a template of their own, even if it extends another shipped one.
    architecture.shippedBase = nil
    return architecture
  }

  // MARK: - Files

  /// Returns the tree of a file, with the current names of rules.
  private func parsed(
    _ text: String, file: String, _ problems: ArchitectureProblems
  ) -> YAMLNode? {
    problems.collect { () throws(YAMLError) in
      try YAMLNode(parsing: text, file: file).withCurrentRuleNames
    }
  }

  /// Returns the tree of a file, merged onto the trees that it extends.
  private func tree(
    _ node: YAMLNode, file: String, extended: [String], merging: inout ArchitectureMerging,
    _ problems: ArchitectureProblems
  ) -> YAMLNode? {
    guard case .mapping(var entries) = node.content,
      let position = entries.firstIndex(where: { $0.key == "extends" }),
      !entries[position].value.isNull
    else { return node }
    let link = entries.remove(at: position).value
    let own = YAMLNode(.mapping(entries), at: node.location)
    let name = problems.collect { () throws(YAMLError) in try link.string() }
    guard let name, let base = base(name, of: file, at: link.location, problems) else { return nil }
    guard base.file != file, !extended.contains(base.file) else {
      problems.report(
        .CyclicBaseArchitecture,
        "'\(name)' extends this file in turn. Extend an architecture that does not.",
        at: link.location)
      return nil
    }
    if merging.shippedBase == nil, ShippedArchitectures.names.contains(name) {
      merging.shippedBase = name
    }
    if name == ShippedArchitectures.common, let common = ShippedArchitectures.commonTree {
      return merging.merge(own, onto: common)
    }
    let below = tree(
      base.node, file: base.file, extended: extended + [file], merging: &merging, problems)
    return below.map { merging.merge(own, onto: $0) }
  }

  private func base(
    _ name: String, of file: String, at place: SourceLocation, _ problems: ArchitectureProblems
  ) -> (node: YAMLNode, file: String)? {
    if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
      let path = Self.resolve(name, beside: file)
      if let text = readFile(path) { return parsed(text, file: path, problems).map { ($0, path) } }
      problems.report(
        .UnknownBaseArchitecture,
        "The file '\(path)' cannot be read. Give its path relative to this file's folder.",
        at: place)
      return nil
    }
    if let node = ShippedArchitectures.tree(of: name) {
      return (node, ShippedArchitectures.path(of: name))
    }
    problems.report(
      .UnknownBaseArchitecture,
      "No architecture named '\(name)' comes with Adder. Name one that does, or a file that ends "
        + "in '.yml'." + problems.advice(for: name, among: ShippedArchitectures.names), at: place)
    return nil
  }

  /// Resolves a path relative to the folder of another file. The result contains no `.` and no
  /// unnecessary `..`.
  private static func resolve(_ path: String, beside file: String) -> String {
    if path.hasPrefix("/") { return path }
    var components = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != "..", !last.isEmpty {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    return components.joined(separator: "/")
  }

  private static func name(of file: String) -> String {
    let last = file.split(separator: "/").last ?? ""
    return String(last.prefix(upTo: last.lastIndex(of: ".") ?? last.endIndex))
  }
}
