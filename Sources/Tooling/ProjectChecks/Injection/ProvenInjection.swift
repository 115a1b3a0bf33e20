package import AdderArchitectureLint
import AdderArchitectures
package import AdderBase
package import AdderFileChanges
package import AdderModuleDiscovery
package import AdderModuleGeneration
import AdderProjects

/// New files, and edits of existing files that were verified with them.
///
/// An edit is verified like the fix of a finding: every file parses, the modules have the same parts
/// as before, the part has its new property, and no rule is broken that was followed before. An edit
/// that fails is left out, and the value says what to add by hand.
package struct ProvenInjection {
  /// The old and the new contents of the edited files.
  package private(set) var edited: [RelativePath: (old: [UInt8], new: [UInt8])] = [:]
  package private(set) var manual: [ManualEdit] = []
  /// The first conflict in a file that would be edited.
  private var conflict: MergeConflict?

  private let sources: ProjectSources
  private let project: DiscoveredProject
  private let linter: Linter

  /// - Parameters:
  ///   - project: The result of discovering the sources.
  ///   - choice: The rules of the project.
  package init(_ sources: ProjectSources, _ project: DiscoveredProject, _ choice: RuleChoice) {
    self.sources = sources
    self.project = project
    linter = Linter(architectures: sources.architectures, choice: choice)
  }

  // MARK: - Assemblies

  /// Adds lines to an assembly that already exists, and to its tests.
  ///
  /// - Parameter files: The new files, which the lines use.
  package mutating func add(
    _ lines: AssemblyLines, with files: [GeneratedFile]
  ) throws(MergeConflict) {
    let before = edited
    do throws(InjectionEdits.Refusal) {
      try edit(lines.type) { file throws(SourceInsertion.Problem) in
        if let part = lines.part { try file.addProperty(part, to: lines.type) }
        try file.addMember(lines.method, to: lines.type)
      }
      if files.contains(where: { $0.kind == .test }), path(of: lines.tests) != nil {
        try edit(lines.tests) { file throws(SourceInsertion.Problem) in
          try file.addMember(lines.test, to: lines.tests)
        }
      }
      try prove(with: files) { _ in nil }
    } catch {
      edited = before
      manual.append(
        ManualEdit(
          reason: "'\(lines.type)' stays as it is: \(error.reason).",
          lines: [
            (
              place: lines.type,
              text: (lines.part.map { $0 + "\n" } ?? "") + lines.method
            )
          ]))
    }
    if let conflict { throw conflict }
  }

  private mutating func edit(
    _ type: String, _ body: (inout SourceInsertion) throws(SourceInsertion.Problem) -> Void
  ) throws(InjectionEdits.Refusal) {
    guard let path = path(of: type) else {
      throw InjectionEdits.Refusal(reason: "it is not declared in one file")
    }
    let key = RelativePath.root.appending(path)
    let old: [UInt8]
    do throws(SourceProblem) {
      old = try sources.texts.bytes(of: path, limit: .max)
    } catch {
      throw InjectionEdits.Refusal(reason: "'\(path)' cannot be read: \(error.message)")
    }
    conflict = conflict ?? MergeConflict(in: old, at: path)
    var file = SourceInsertion(edited[key]?.new ?? old)
    do throws(SourceInsertion.Problem) {
      try body(&file)
    } catch {
      throw InjectionEdits.Refusal(reason: error.reason)
    }
    edited[key] = (old, file.bytes)
  }

  private func path(of type: String) -> String? {
    let found = project.index.types(named: type)
    guard found.count == 1 else { return nil }
    return project.index.files[Int(project.index.types[found[0]].place.file)].path
  }

  // MARK: - Modules

  /// Gives an object to a part of a module.
  ///
  /// - Throws: `CompanionError` if there is no such module, and `MergeConflict` if a file has one that
  ///   would be edited.
  package mutating func add(_ injection: Injection, with files: [GeneratedFile]) throws {
    let before = edited
    let texts = OverlaidTexts(sources.texts, edited)
    var edits: InjectionEdits
    do {
      edits = try InjectionEdits(
        injection, in: project, texts, architectures: sources.architectures)
    } catch let refusal as InjectionEdits.Refusal {
      manual.append(ManualEdit(reason: "The module stays as it is: \(refusal.reason).", lines: []))
      return
    }
    if edits.isDone { return }
    do throws(InjectionEdits.Refusal) {
      try edits.make()
      for (path, new) in edits.texts {
        let key = RelativePath.root.appending(path)
        let old: [UInt8]
        do throws(SourceProblem) {
          old = try sources.texts.bytes(of: path, limit: .max)
        } catch {
          throw InjectionEdits.Refusal(reason: "'\(path)' cannot be read: \(error.message)")
        }
        conflict = conflict ?? MergeConflict(in: old, at: path)
        edited[key] = (old, new)
      }
      let holder = edits.holder
      try prove(with: files) { after in
        let types = after.index.types(named: holder)
        let property = after.index.names.name(injection.property)
        let holds = types.contains { type in
          after.index.types[type].properties.contains { found in
            found.name == property
              && found.types.contains {
                after.index.names[after.index.types[$0].name] == injection.contract
              }
          }
        }
        return holds ? nil : "'\(holder)' would not hold the new object"
      }
    } catch {
      edited = before
      manual.append(
        ManualEdit(
          reason: "The module '\(injection.module)' stays as it is: \(error.reason).",
          lines: edits.lines))
    }
    if let conflict { throw conflict }
  }

  // MARK: - The proof

  /// Reads the project with the new files and the edits, and compares it with the one before.
  private func prove(
    with files: [GeneratedFile], _ objection: (DiscoveredProject) -> String?
  ) throws(InjectionEdits.Refusal) {
    for (path, texts) in edited
    where SourceInsertion(texts.new).faultCount > SourceInsertion(texts.old).faultCount {
      throw InjectionEdits.Refusal(reason: "'\(path)' would not be valid Swift")
    }
    var added = edited.mapValues(\.new)
    for file in files { added[file.path] = file.contents }
    let texts = OverlaidTexts(sources.texts, added)
    var all = sources.files
    all.swift = Set(all.swift + files.map(\.path.text)).sorted()
    let after = sources.discover(in: texts, files: all)
    guard Self.parts(of: after).isSuperset(of: Self.parts(of: project)) else {
      throw InjectionEdits.Refusal(reason: "its modules would no longer have the same parts")
    }
    if let reason = objection(after) { throw InjectionEdits.Refusal(reason: reason) }
    let before = Self.counts(findings(in: project, sources.texts))
    let known = Set(edited.keys.map(\.text))
    for finding in findings(in: after, texts) where before[Key(finding), default: 0] == 0 {
      let path = after.index.files[Int(finding.place.file)].path
      guard known.contains(path) else { continue }
      throw InjectionEdits.Refusal(
        reason: "'\(finding.rule.id)' would then be broken by '\(finding.symbol)'")
    }
  }

  private func findings(in project: DiscoveredProject, _ texts: any SourceTexts) -> [LintFinding] {
    let linted = LintedProject(project, in: texts, architectures: sources.architectures)
    return sources.report(on: linted, by: linter).findings
  }

  private struct Key: Hashable {
    var rule: LintRule.ID
    var subject: Subject.Identity

    init(_ finding: LintFinding) {
      rule = finding.rule.id
      subject = finding.subject.identity
    }
  }

  private static func counts(_ findings: [LintFinding]) -> [Key: Int] {
    findings.reduce(into: [:]) { $0[Key($1), default: 0] += 1 }
  }

  private static func parts(of project: DiscoveredProject) -> Set<[String]> {
    Set(
      project.modules.flatMap { module in
        module.parts.map { part in
          [module.name, part.role, project.index.names[project.index.types[part.type].name]]
        }
      })
  }
}

extension OverlaidTexts {
  fileprivate init(_ base: any SourceTexts, _ texts: [RelativePath: [UInt8]]) {
    self.init(
      base: base,
      texts: Dictionary(
        texts.map { ($0.key.text, $0.value) }, uniquingKeysWith: { first, _ in first }))
  }

  fileprivate init(
    _ base: any SourceTexts, _ edited: [RelativePath: (old: [UInt8], new: [UInt8])]
  ) {
    self.init(base, edited.mapValues(\.new))
  }
}
