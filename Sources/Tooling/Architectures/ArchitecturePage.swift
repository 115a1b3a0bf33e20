/// The page of text that describes an architecture in a terminal.
package struct ArchitecturePage: Equatable, Sendable {
  /// The page, which ends with a line break.
  package private(set) var text = ""

  private let architecture: Architecture
  private let module: String
  private static let width = 96

  /// - Parameters:
  ///   - architecture: The architecture that the page describes.
  ///   - module: The name of the module in the page's examples.
  package init(of architecture: Architecture, module: String = "Profile") {
    self.architecture = architecture
    self.module = module
    addHead()
    addRoles()
    addContracts()
    addReferences()
    addCompositions()
    addParts()
    addKnowledge()
    addConventions()
  }

  /// Returns the names and summaries of architectures, one architecture per line.
  package static func list(of architectures: [Architecture]) -> String {
    let width = architectures.map(\.name.count).max() ?? 0
    return architectures.map { "\(padded($0.name, width))  \($0.summary)\n" }.joined()
  }

  // MARK: - Sections

  private mutating func addHead() {
    add("\(architecture.name): \(architecture.title)")
    add(architecture.summary)
    if let source = architecture.source { add("Source: \(source)") }
    let layout = architecture.layout
    var facts: [(String, String)] = []
    if let folder = layout.folders.first {
      let story = layout.userStoryFolder.map { "\($0.name([.story: "Account"]))/" } ?? ""
      facts.append(("folder", story + folder.typeName(module: module)))
    }
    facts.append(("visible to other modules", names(layout.openToOthers)))
    facts.append(("module names must not end in", layout.mustNotEndIn.joined(separator: ", ")))
    add(facts, indent: 2)
  }

  private mutating func addRoles() {
    heading("Roles")
    for role in architecture.roles {
      let types = role.typeNames.map(typeName).joined(separator: " or ")
      let aliases =
        role.aliases.isEmpty ? "" : ", also called \(role.aliases.joined(separator: ", "))"
      add(
        "  \(role.name)\(types.isEmpty ? "" : ": \(types)") (\(presence(of: role.name, role.isRequired))\(aliases))"
      )
      add(role.summary, indent: 4)
      let traits = Trait.allCases.filter(role.has).map(\.summary).joined(separator: "; ")
      add(
        [
          ("traits", traits), ("folder", role.folder ?? ""),
          ("must not use", role.mustNotKnow.joined(separator: ", ")),
          ("except for", role.mayMention.joined(separator: ", ")),
          ("not private", role.keepsOpen.map(\.rawValue).joined(separator: ", ")),
          ("tests cover", role.tests.map(\.summary).joined(separator: ", ")),
        ], indent: 4)
    }
  }

  private mutating func addContracts() {
    heading("Contracts")
    for contract in architecture.contracts {
      let name = contract.protocolNames.first.map(typeName) ?? contract.name
      let ends = [contract.users, contract.implementers].filter { !$0.isEmpty }.map(names)
        .joined(separator: " → ")
      let crossing =
        switch contract.crossing {
        case .within: ""
        case .in: ", from another module"
        case .out: ", to another module"
        }
      add("  \(name): \(ends)\(crossing) (\(presence(of: contract.name, contract.isRequired)))")
      add(contract.summary, indent: 4)
      add(methodFacts(contract), indent: 4)
    }
  }

  private func methodFacts(_ contract: Contract) -> [(String, String)] {
    let methods = contract.methods
    func any(_ words: [String]) -> String { words.joined(separator: ", ") }
    let named = MethodNaming.Purpose.allCases.compactMap { purpose in
      methods.named[purpose].map { "\($0) (\(purpose.summary))" }
    }
    return [
      ("methods begin with", any(methods.begin)), ("methods end with", any(methods.end)),
      ("methods contain", any(methods.contain)), ("methods avoid", any(methods.avoid)),
      ("methods often begin with", any(methods.prefer)), ("method names", any(named)),
      ("methods come in pairs", any(methods.pairs)),
      ("methods name the source", any(methods.sources)),
      ("methods take", methods.parameter.map { "\($0.label): \(typeName($0.type))" } ?? ""),
      ("methods must not", methods.mayReturn ? "" : "return values"),
      ("properties", contract.properties == .none ? "" : contract.properties.rawValue),
      ("asynchronous methods", contract.isSynchronous ? "" : "allowed"),
      ("must not mention", any(contract.mustNotMention)),
      ("mentions only", any(contract.mentionsOnly)),
      ("for example", any(methods.examples)),
    ]
  }

  private mutating func addReferences() {
    heading("References")
    let width = architecture.references.map(\.name.count).max() ?? 0
    for reference in architecture.references {
      let optional = reference.isOptional ? " (optional)" : ""
      let targets = reference.targets.joined(separator: " & ")
      add(
        "  \(Self.padded(reference.name, width))  "
          + "\(Self.padded(reference.strength.rawValue, 6))  \(targets)\(optional)")
    }
  }

  private mutating func addCompositions() {
    guard !architecture.compositions.isEmpty else { return }
    heading("Composition")
    for composition in architecture.compositions {
      add(
        "  \(composition.role): "
          + composition.method.memberName([.module: module, .component: "View"])
          + (composition.returns.map { " → \($0)" } ?? ""))
      add(
        [
          ("builds", names(composition.builds)), ("takes", names(composition.takes)),
          ("exposes", composition.showsNothingElse ? "only this method" : ""),
          ("singleton", composition.singleton ?? ""),
          ("builds the module", composition.isLazy ? "when it is opened, not earlier" : ""),
        ], indent: 4)
    }
  }

  private mutating func addParts() {
    if !architecture.parts.isEmpty {
      heading("Optional parts")
      let width = architecture.parts.map(\.name.count).max() ?? 0
      for part in architecture.parts {
        let state = part.isOnByDefault ? "on " : "off"
        add("  \(Self.padded(part.name, width))  \(state)  \(part.summary)")
      }
    }
    if !architecture.baseFiles.isEmpty {
      heading("Files that an app needs once")
      for file in architecture.baseFiles { add("  \(file.file): \(file.summary)") }
    }
    addApp()
    addLayers()
  }

  private mutating func addApp() {
    guard let app = architecture.app else { return }
    heading("The folders of an app")
    let width = app.folders.map(\.path.count).max() ?? 0
    for folder in app.folders {
      add("  \(Self.padded(folder.path, width))  \(folder.summary)")
    }
    add(
      [
        ("modules are in", app.modules),
        ("their tests in", app.tests == app.modules ? "" : app.tests),
        ("the app starts in", app.entry ?? ""), ("source", app.source ?? ""),
      ], indent: 4)
  }

  private mutating func addLayers() {
    guard !architecture.layers.isEmpty else { return }
    heading("Layers, and what they may import")
    for layer in architecture.layers {
      add("  \(layer.name)\(layer.summary.isEmpty ? "" : ": \(layer.summary)")")
      add(
        [
          ("folders", names(layer.folders)),
          ("contains", layer.modules == [layer.name] ? "" : names(layer.modules)),
          ("may depend on", names(layer.knows)),
          ("may also import", layer.imports.map { $0.isEmpty ? "nothing" : names($0) } ?? ""),
        ], indent: 4)
    }
  }

  /// Adds explanations of the names under "must not use".
  private mutating func addKnowledge() {
    let mentioned = Set(
      architecture.roles.flatMap(\.mustNotKnow) + architecture.contracts.flatMap(\.mustNotMention))
    let knowledge = architecture.knowledge.filter { mentioned.contains($0.name) }
    guard !knowledge.isEmpty else { return }
    heading("What these names mean")
    for item in knowledge {
      let names =
        item.imports + item.mentions
        + (item.calls + item.screenCalls).map { $0.hasSuffix(")") ? $0 : "\($0)()" }
      let examples = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
      add("  \(item.name): \(item.summary) (\(examples))")
    }
  }

  private mutating func addConventions() {
    heading("Tests and comments")
    let tests = architecture.tests
    let comments = architecture.comments
    let facts: [(isSo: Bool, text: String)] = [
      (tests.mirrorsSources, "The test folders mirror the source folders."),
      (tests.oneCheckEach, "Each test checks one thing."),
      (tests.givenWhenThen, "Tests are divided into given, when and then."),
      (
        tests.mocksSurroundings, "Mocks of the contracts replace the parts that a tested part uses."
      ),
      (comments.contractMethods, "Every method of a contract has a comment."),
      (comments.classMethods, "Every method of a class has a comment."),
      (comments.parametersAndResults, "Comments describe parameters and results."),
      (comments.uniqueParts, "Parts that only one module has are explained in comments."),
      (comments.oneModuleComment, "All other parts share one comment: what the module is for."),
      (comments.marksPerContract, "Marks separate the methods of different contracts."),
    ]
    if let name = tests.name {
      add(
        "  Tests are named like \(name.name([.type: "\(module)Presenter", .module: module, .component: "Presenter"]))."
      )
    }
    for fact in facts where fact.isSo { add("  \(fact.text)") }
    if !comments.sections.isEmpty {
      add("  Classes are divided into: \(comments.sections.joined(separator: ", ")).")
    }
  }

  // MARK: - Words

  private func typeName(_ pattern: NamingPattern) -> String { pattern.typeName(module: module) }

  private func presence(of member: String, _ isRequired: Bool) -> String {
    if isRequired { return "required" }
    return architecture.part(of: member).map { "part \($0.name)" } ?? "optional"
  }

  private func names(_ names: [String]) -> String { names.joined(separator: ", ") }

  // MARK: - Lines

  private mutating func heading(_ title: String) { text += "\n\(title)\n" }

  private mutating func add(_ facts: [(String, String)], indent: Int) {
    for (name, value) in facts where !value.isEmpty { add("\(name): \(value)", indent: indent) }
  }

  /// Adds text, wrapped to the width of the page. Continuation lines
  /// are indented by two more spaces.
  private mutating func add(_ line: String, indent: Int = 0) {
    guard !line.isEmpty else { return }
    var current = String(repeating: " ", count: indent)
    var isEmpty = true
    let lead = line.prefix { $0 == " " }
    let margin = indent + lead.count + 2
    if indent == 0, line.count <= Self.width {
      text += line + "\n"
      return
    }
    current += lead
    for word in line.split(separator: " ") {
      if !isEmpty, current.count + 1 + word.count > Self.width {
        text += current + "\n"
        current = String(repeating: " ", count: margin)
        isEmpty = true
      }
      current += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    text += current + "\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
