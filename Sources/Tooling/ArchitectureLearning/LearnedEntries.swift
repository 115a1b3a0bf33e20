import AdderArchitectures

/// Turns a learned architecture into the entries of its file. If the file extends another architecture, these are only
/// the differences.
struct LearnedEntries {
  private let learned: LearnedArchitecture
  private let base: Architecture?
  private typealias Entry = LearnedFile.Entry

  init(_ learned: LearnedArchitecture, _ base: Architecture?) {
    self.learned = learned
    self.base = base
  }

  private var architecture: Architecture { learned.architecture }

  var sections: [LearnedFile.Entry] {
    [
      section("module", layout), section("roles", roles), section("contracts", contracts),
      section("references", references), section("composition", compositions),
      section("tests", tests),
    ].compactMap(\.self)
  }

  private func section(_ name: String, _ children: [Entry]) -> Entry? {
    children.isEmpty ? nil : Entry(path: name, key: name, children: children)
  }

  private func entry(_ path: String, _ value: String?, _ children: [Entry] = []) -> Entry {
    let key = path.split(separator: ".").last.map(String.init) ?? path
    return Entry(
      path: path, key: key, value: value, share: learned.shares[path], children: children)
  }

  // MARK: Sections

  private var layout: [Entry] {
    var entries: [Entry] = []
    let folders = architecture.layout.folders
    if !folders.isEmpty, folders.first != base?.layout.folders.first {
      entries.append(entry("module.folder", Self.text(folders)))
    }
    if base == nil, !architecture.layout.openToOthers.isEmpty {
      entries.append(entry("module.openToOthers", Self.list(architecture.layout.openToOthers)))
    }
    return entries
  }

  private var roles: [Entry] {
    let own = architecture.roles.compactMap { role -> Entry? in
      let path = "roles.\(role.name)"
      let known = base?.role(named: role.name)
      var entries: [Entry] = []
      let traits = Trait.allCases.filter(role.has)
      if known == nil, !traits.isEmpty {
        entries.append(entry("\(path).traits", Self.list(traits.map(\.rawValue))))
      }
      entries += names(path, role.typeNames, known?.typeNames)
      if role.kind != known?.kind ?? .class {
        entries.append(entry("\(path).kind", role.kind.rawValue))
      }
      if let base = role.inherits.first, role.inherits != known?.inherits {
        entries.append(entry("\(path).inherits", "{ type: \(base.type) }"))
      }
      entries += folder(path, role.folder, known?.folder)
      // A template that was written for the base has a file for each role.
      if base == nil || known?.file != nil { entries += file(path, role.file, known?.file) }
      if known == nil, let requirement = role.requirement {
        entries.append(
          entry("\(path).required", requirement == .always ? "true" : requirement.rawValue))
      }
      if known == nil, !role.mustNotKnow.isEmpty {
        entries.append(entry("\(path).mustNotKnow", Self.list(role.mustNotKnow)))
      }
      if known == nil, !role.tests.isEmpty {
        entries.append(entry("\(path).tests", Self.list(role.tests.map(\.rawValue))))
      }
      return entries.isEmpty && known != nil ? nil : entry(path, nil, entries)
    }
    return own
      + removed(base?.roles.filter { $0.isRequired }.map(\.name) ?? [], "roles") {
        architecture.role(named: $0) != nil
      }
  }

  private var contracts: [Entry] {
    let own = architecture.contracts.compactMap { contract -> Entry? in
      let path = "contracts.\(contract.name)"
      let known = base?.contract(named: contract.name)
      var entries = names(path, contract.protocolNames, known?.protocolNames)
      if known == nil {
        if !contract.users.isEmpty {
          entries.append(entry("\(path).from", Self.list(contract.users)))
        }
        if !contract.implementers.isEmpty {
          entries.append(entry("\(path).to", Self.list(contract.implementers)))
        }
        if contract.crossing != .within {
          entries.append(entry("\(path).crosses", contract.crossing.rawValue))
        }
        if contract.isRequired { entries.append(entry("\(path).required", "true")) }
      }
      entries += folder(path, contract.folder, known?.folder)
      entries += file(path, contract.file, known?.file)
      if !contract.methods.begin.isEmpty, contract.methods.begin != known?.methods.begin {
        entries.append(
          entry("\(path).methods", "{ begin: \(Self.list(contract.methods.begin)) }"))
      }
      return entries.isEmpty ? nil : entry(path, nil, entries)
    }
    return own
      + removed(base?.contracts.filter(\.isRequired).map(\.name) ?? [], "contracts") {
        architecture.contract(named: $0) != nil
      }
  }

  private var references: [Entry] {
    let own = architecture.references.compactMap { reference -> Entry? in
      let known = base?.references.first { $0.name == reference.name }
      if let known, known.strength == reference.strength, known.targets == reference.targets {
        return nil
      }
      var entry = entry("references.\(reference.name)", Self.text(reference))
      entry.key = reference.name
      return entry
    }
    let renamed = (base?.references ?? []).filter { known in
      !architecture.references.contains { $0.name == known.name }
        && architecture.references.contains { one in
          one.holder == known.holder && one.targets == known.targets
        }
    }
    return own
      + renamed.map { Entry(path: "references.\($0.name)", key: $0.name, value: "~") }
  }

  private var compositions: [Entry] {
    architecture.compositions.compactMap { composition in
      let path = "composition.\(composition.role)"
      let known = base?.compositions.first { $0.role == composition.role }
      var entries: [Entry] = []
      if known == nil {
        entries.append(entry("\(path).builds", Self.list(composition.builds)))
        if let returned = composition.returns { entries.append(entry("\(path).returns", returned)) }
      }
      if known?.method != composition.method {
        entries.append(entry("\(path).method", Self.text([composition.method])))
      }
      if known?.takes ?? [] != composition.takes, !composition.takes.isEmpty {
        entries.append(entry("\(path).takes", Self.list(composition.takes)))
        if let label = composition.label {
          entries.append(entry("\(path).label", Self.quoted(label)))
        }
      }
      return entries.isEmpty ? nil : entry(path, nil, entries)
    }
  }

  private var tests: [Entry] {
    guard let name = architecture.tests.name, name != base?.tests.name else { return [] }
    return [entry("tests.name", Self.text([name]))]
  }

  // MARK: Parts of sections

  private func names(
    _ path: String, _ names: [NamingPattern], _ known: [NamingPattern]?
  ) -> [Entry] {
    if let known, known.first == names.first || names.isEmpty { return [] }
    return names.isEmpty ? [] : [entry("\(path).name", Self.text(names))]
  }

  private func folder(_ path: String, _ folder: String?, _ known: String?) -> [Entry] {
    folder == known ? [] : [entry("\(path).folder", folder.map(Self.quoted) ?? "~")]
  }

  private func file(
    _ path: String, _ file: NamingPattern?, _ known: NamingPattern?
  ) -> [Entry] {
    file == known ? [] : [entry("\(path).file", file.map { Self.text([$0]) } ?? "~")]
  }

  private func removed(
    _ names: [String], _ section: String, isKept: (String) -> Bool
  ) -> [Entry] {
    names.filter { !isKept($0) }.map { Entry(path: "\(section).\($0)", key: $0, value: "~") }
  }

  // MARK: Values

  private static func list(_ words: [String]) -> String {
    words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
  }

  private static func text(_ patterns: [NamingPattern]) -> String {
    list(patterns.map { quoted($0.description) })
  }

  private static func quoted(_ text: String) -> String {
    text.allSatisfy { $0.isLetter || $0.isNumber || "/_".contains($0) } ? text : "\"\(text)\""
  }

  private static func text(_ reference: Reference) -> String {
    let target = "\(reference.strength.rawValue) \(reference.targets.joined(separator: " & "))"
    if reference.otherProperties.isEmpty, !reference.isOptional { return target }
    var parts = ["holds: \(target)"]
    if !reference.otherProperties.isEmpty {
      parts.append("alsoCalled: \(list(reference.otherProperties.map { quoted($0.description) }))")
    }
    if reference.isOptional { parts.append("optional: true") }
    return "{ \(parts.joined(separator: ", ")) }"
  }
}
