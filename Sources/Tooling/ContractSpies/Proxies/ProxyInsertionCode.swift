import AdderSwiftSource

/// The code that puts proxies between the parts of a module.
struct ProxyInsertionCode {
  let typeName: String
  /// The files whose imports the code needs.
  private(set) var sources: [ContractSource] = []
  private(set) var gaps: [ProxyFile.Gap] = []
  /// The declarations, without blank lines between them.
  private(set) var blocks: [[String]] = []

  private let proxies: [String: ProxyClass]
  private let project: TestedProject
  private let layout = Layout(depth: 5)

  init(
    _ module: String, _ parts: [ProxyFile.Part], _ proxies: [String: ProxyClass],
    _ own: [ProxyClass], _ project: TestedProject
  ) {
    typeName = ProxyFile.typeName(ofModule: module)
    self.proxies = proxies
    self.project = project
    let parts = parts.compactMap { $0.read(project.samples) }
    var cases: [String] = []
    var initializers: [[String]] = []
    var held: Set<String> = []
    for part in parts {
      let lines = part.references.flatMap { reference -> [String] in
        held.insert(reference.contract.qualifiedName)
        return insertion(reference, of: part)
      }
      if !lines.isEmpty {
        cases += ["case let part as \(part.declaration.qualifiedName):"] + lines.indented
        sources.append(part.declaration.node.source)
      }
      let own = part.initializers.compactMap { initializer($0, of: part) }
      if !own.isEmpty {
        sources.append(part.declaration.node.source)
        let lines = own.enumerated().flatMap { ($0.offset == 0 ? [] : [""]) + $0.element }
        initializers.append(
          ["extension \(part.declaration.qualifiedName) {"] + lines.indented + ["}"])
      }
    }
    let inputs = own.filter { !held.contains($0.contract.qualifiedName) }
    guard !cases.isEmpty || !initializers.isEmpty || !inputs.isEmpty else { return }
    blocks = [inserter(cases, inputs, module)] + initializers
  }

  private func inserter(
    _ cases: [String], _ inputs: [ProxyClass], _ module: String
  ) -> [String] {
    var lines = [
      "/// Puts recording proxies between the parts of the \(module) module.",
      "@MainActor enum \(typeName): RecordedModule {",
    ]
    let head = "  static func insertProxies(into part: AnyObject, _ proxies: ProxyInsertion) {"
    if cases.isEmpty {
      lines.append(head + "}")
    } else {
      lines +=
        [head, "    switch part {"] + cases.map { "    \($0)" }
        + ["    default: break", "    }", "  }"]
    }
    if !inputs.isEmpty {
      lines += [
        "", "  static func inputProxies(of part: Any, _ proxies: ProxyInsertion) -> [Any] {",
        "    var inputs: [Any] = []",
      ]
      for input in inputs {
        let name = input.contract.qualifiedName
        let proxy = Self.call(
          "let proxy = proxies.input", ["input as any \(name)", "of: \"\(name)\""],
          creation(input, "input"), Layout(depth: 4))
        lines += ["    if let input = part as? any \(name) {"]
        lines += proxy.map { "      \($0)" } + ["      inputs.append(proxy)", "    }"]
      }
      lines += ["    return inputs", "  }"]
    }
    return lines + ["}"]
  }

  /// The expression that creates a proxy, in a closure with its target and its arrow.
  private func creation(_ proxy: ProxyClass, _ target: String) -> String {
    let name = (proxy.contract.containers + [proxy.name]).joined(separator: ".")
    return "\(name)(\(proxy.canBeWeak ? "$0" : target), $1)"
  }

  /// A call whose last argument is the closure that creates a proxy.
  private static func call(
    _ head: String, _ arguments: [String], _ creation: String, _ layout: Layout
  ) -> [String] {
    ["\(head)("] + layout.filled(arguments, indentation: 2, end: "") + [") { \(creation) }"]
  }

  // MARK: - Properties

  private mutating func insertion(
    _ reference: ProxiedPart.Reference, of part: ProxiedPart
  ) -> [String] {
    let name = "part.\(reference.name)"
    let gap = { reason in
      ProxyFile.Gap(reference: "\(part.declaration.node.name).\(reference.name)", reason: reason)
    }
    guard let proxy = proxies[reference.contract.qualifiedName] else { return [] }
    switch reference.access {
    case .hidden:
      if !part.isPassed(reference.contract) {
        gaps.append(gap("only the class itself can set it"))
      }
      return []
    case .constant:
      if !part.isPassed(reference.contract) {
        gaps.append(gap("it cannot be set from outside"))
      }
      return ["proxies.visit(\(name), heldBy: part)"]
    case .settable: break
    }
    if reference.isWeak, !proxy.canBeWeak {
      gaps.append(
        gap(
          "it is weak, and a result of '\(proxy.contract.name)' has no default for when the object is gone"
        ))
      return []
    }
    let target = reference.isOptional ? "value" : name
    var arguments = [
      "for: \(target)", "of: \"\(proxy.contract.qualifiedName)\"", "heldBy: part",
    ]
    if reference.isWeak { arguments.append("isWeak: true") }
    let lines = Self.call("\(name) = proxies.proxy", arguments, creation(proxy, target), layout)
    return reference.isOptional ? ["if let value = \(name) {"] + lines.indented + ["}"] : lines
  }

  // MARK: - Initializers

  /// An initializer that gets the parts' classes instead of the protocols, so that the compiler prefers it where the
  /// module is composed.
  private func initializer(
    _ initializer: ProxiedPart.Initializer, of part: ProxiedPart
  ) -> [String]? {
    let declaration = initializer.declaration
    var parameters: [String] = []
    var arguments: [[String]] = []
    var isRecorded = false
    let type = part.declaration.qualifiedName
    for (index, parameter) in declaration.parts(.parameter).enumerated() {
      let label = parameter.argumentLabel
      let local = parameter.name.asExpression
      let prefix = label.map { "\($0): " } ?? ""
      guard let contract = initializer.contracts[index], part.needsArgument(contract),
        let proxy = proxies[contract.qualifiedName],
        let target = project.samples.onlyClass(conformingTo: contract)
      else {
        parameters.append(parameter.text)
        arguments.append([prefix + local])
        continue
      }
      isRecorded = true
      let names = label == parameter.name ? local : "\(label ?? "_") \(local)"
      parameters.append("\(names): \(target)")
      let protocolType = "any \(contract.qualifiedName)"
      arguments.append(
        Self.call(
          "\(prefix)ProxyInsertion.argument",
          [
            "\(local) as \(protocolType)", "of: \"\(contract.qualifiedName)\"", "for: \(type).self",
          ], creation(proxy, local), Layout(depth: 4)))
    }
    guard isRecorded else { return nil }
    let traits = declaration.traits
    let effects =
      (traits.contains(.isAsync) ? " async" : "") + (traits.contains(.canThrow) ? " throws" : "")
    let mark = traits.contains(.isFailable) ? "?" : ""
    let call =
      (traits.contains(.canThrow) ? "try " : "") + (traits.contains(.isAsync) ? "await " : "")
    let body =
      ["\(call)self.init("]
      + arguments.enumerated().flatMap { index, argument in
        (argument.dropLast() + [
          argument[argument.count - 1] + (index == arguments.count - 1 ? "" : ",")
        ])
        .indented
      } + [")"]
    let attributes = declaration.parts(.attribute).filter { $0.name == "available" }.map(\.text)
    return ["/// Passes recording proxies instead of the objects, if traffic is recorded."]
      + attributes
      + Layout(depth: 2).list("convenience init\(mark)", parameters, "\(effects) {")
      + body.indented + ["}"]
  }
}

extension ProxiedPart {
  /// Returns true if an initializer passes the objects behind a contract, so that they are recorded.
  fileprivate func isPassed(_ contract: DeclaredProtocol) -> Bool {
    initializers.contains { initializer in
      initializer.contracts.values.contains { $0.qualifiedName == contract.qualifiedName }
    }
  }

  /// Returns true unless a property, to which a proxy can be assigned, has the contract.
  fileprivate func needsArgument(_ contract: DeclaredProtocol) -> Bool {
    !references.contains {
      $0.contract.qualifiedName == contract.qualifiedName && $0.access == .settable
    }
  }
}

extension SampleValues {
  /// Returns the only class that conforms to a protocol; `nil` if there are several, or if no other file can name it.
  func onlyClass(conformingTo contract: DeclaredProtocol) -> String? {
    let found = types.declarations(inheriting: contract.name)
    guard found.count == 1, !found[0].isPrivate, found[0].node.kind == .classDeclaration,
      found[0].node.part(.genericParameter) == nil
    else { return nil }
    return found[0].qualifiedName
  }
}
