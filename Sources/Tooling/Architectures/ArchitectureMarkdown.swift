/// The page "How we write modules": an architecture for people and for agents that write modules by hand.
package struct ArchitectureMarkdown {
  /// The name of the module in the examples.
  private static let module = "Profile"

  private let architecture: Architecture

  package init(of architecture: Architecture) {
    self.architecture = architecture
  }

  /// The page in Markdown, which ends with a line break.
  package var text: String {
    let sections = [head, parts, figure, protocols, references, composition, files, prohibitions]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  // MARK: Sections

  private var head: [String] {
    let title = architecture.title.isEmpty ? architecture.name : architecture.title
    return [
      "# How we write modules", "", "\(title). The examples are about a module `\(Self.module)`.",
    ]
  }

  private var parts: [String] {
    let optional = Set(architecture.parts.flatMap(\.roles))
    let rows = architecture.roles.filter { !optional.contains($0.name) }.map { role in
      let duties =
        role.summary.isEmpty
        ? Trait.allCases.filter(role.has).map(\.summary).joined(separator: "; ") : role.summary
      let article = role.kind == .enum ? "an" : "a"
      let kind = role.kind == .class ? "" : ", \(article) \(role.kind.rawValue)"
      let base = role.inherits.first.map { ", inherits `\($0.type)`" } ?? ""
      let presence = role.isRequired ? "always" : "if needed"
      return "| \(role.name) | \(type(of: role))\(kind)\(base) | \(presence) | \(duties) |"
    }
    guard !rows.isEmpty else { return [] }
    return ["## Parts", "", "| part | type | | what it does |", "| --- | --- | --- | --- |"] + rows
  }

  private var figure: [String] {
    let text = ArchitectureFigure(of: architecture, module: Self.module).drawing(isColored: false)
    return text.isEmpty ? [] : ["```", text.trimmedLineBreaks, "```"]
  }

  private var protocols: [String] {
    let contracts = architecture.contracts.filter {
      ($0.crossing == .in || !$0.users.isEmpty)
        && ($0.crossing == .out || !$0.implementers.isEmpty)
    }
    guard !contracts.isEmpty else { return [] }
    let rows = contracts.map { contract in
      let name = contract.protocolNames.first?.typeName(module: Self.module) ?? contract.name
      let file = (contract.file?.typeName(module: Self.module) ?? name) + ".swift"
      let methods =
        contract.methods.begin.isEmpty
        ? "" : "begin with \(contract.methods.begin.map { "`\($0)`" }.joined(separator: ", "))"
      func ends(_ roles: [String]) -> String {
        roles.isEmpty ? "other code" : roles.joined(separator: ", ")
      }
      return """
        | `\(name)` | \(ends(contract.users)) → \(ends(contract.implementers)) | `\(file)` | \(methods) |
        """
    }
    return [
      "## Protocols", "", "| protocol | from → to | file | methods |", "| --- | --- | --- | --- |",
    ] + rows
  }

  private var references: [String] {
    guard !architecture.references.isEmpty else { return [] }
    let rows = architecture.references.map { reference in
      let holder = architecture.role(named: reference.holder).map(type) ?? reference.holder
      let targets = reference.targets.map(name).joined(separator: " & ")
      let property = reference.property.memberName([.module: Self.module])
      let modifier = reference.strength == .strong ? "" : "\(reference.strength.rawValue) "
      let optional = reference.isOptional ? ", if it needs it" : ""
      return "- \(holder) has `\(modifier)var \(property): \(targets)`\(optional)."
    }
    return ["## References", ""] + rows
  }

  private var composition: [String] {
    architecture.compositions.flatMap { composition -> [String] in
      let builder = architecture.role(named: composition.role).map(type) ?? composition.role
      let method = composition.method.memberName([.module: Self.module])
      let returned = composition.returns.map { ", and returns the \($0)" } ?? ""
      return [
        "\(builder) builds the module: `\(method)` creates and connects "
          + "\(composition.builds.joined(separator: ", "))\(returned)."
      ]
    }
  }

  /// The files of a module with all parts that every module has.
  private var files: [String] {
    var files: Set<String> = []
    func add(_ folder: String?, _ file: String) {
      files.insert((folder.map { "\($0)/" } ?? "").filled(Self.module) + "\(file).swift")
    }
    for role in architecture.roles where role.isRequired {
      if let name = role.file ?? role.typeNames.first {
        add(role.folder, name.typeName(module: Self.module))
      }
    }
    for contract in architecture.contracts where contract.isRequired {
      guard let name = contract.protocolNames.first else { continue }
      add(contract.folder, (contract.file ?? name).typeName(module: Self.module))
    }
    guard !files.isEmpty else { return [] }
    let folder = architecture.layout.folders.first?.typeName(module: Self.module) ?? Self.module
    return ["## Files", "", "```", "\(folder)/"] + files.sorted().map { "  \($0)" } + ["```"]
      + (architecture.tests.name.map { name in
        let test = name.name([
          .type: "\(Self.module)Presenter", .module: Self.module, .component: "Presenter",
        ])
        return ["", "Test cases are called like `\(test)`."]
      } ?? [])
  }

  private var prohibitions: [String] {
    let rows = architecture.roles.filter { !$0.mustNotKnow.isEmpty }.map { role in
      let topics = role.mustNotKnow.map { topic in
        architecture.knowledge(named: topic)?.summary.lowercasedFirst ?? "the \(topic)"
      }
      return "- \(type(of: role)) does not use: \(topics.joined(separator: ", "))."
    }
    return rows.isEmpty ? [] : ["## What not to do", ""] + rows
  }

  // MARK: Names

  private func type(of role: Role) -> String {
    role.typeNames.first.map { "`\($0.typeName(module: Self.module))`" } ?? role.name
  }

  /// Returns the name of a contract's protocol or of a role's type.
  private func name(_ target: String) -> String {
    let contract = architecture.contract(named: target)?.protocolNames.first
    let role = architecture.role(named: target)?.typeNames.first
    return (contract ?? role)?.typeName(module: Self.module) ?? target
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  fileprivate func filled(_ module: String) -> String { replacing("{module}", with: module) }

  fileprivate var trimmedLineBreaks: String {
    String(drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }
}
