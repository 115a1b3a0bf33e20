import AdderSwiftSource

/// A method that a protocol is to require, as somebody wrote it: `show(_ text: String) async throws`.
package struct MethodDraft: Sendable {
  /// `show`; in backticks if the text has them.
  package let name: String
  /// `show(_:)`.
  package let fullName: String
  /// The name and the generic parameters: `load<Item>`.
  package let head: String
  /// The attributes and modifiers before `func`, each with a blank after it.
  package let prefix: String
  /// `_ text: String, animated: Bool`.
  package let parameters: String
  /// What is behind the parameters, with a blank before it: ` async throws -> Bool`.
  package let suffix: String
  /// The type of the result; `nil` for none.
  package let result: String?
  /// True if the result's type depends on the caller: `load<Item>() -> Item`.
  package let hasGenericResult: Bool
  package let isAsync: Bool
  package let canThrow: Bool

  private let declaration: Syntax

  /// - Parameter text: a requirement of a protocol, with or without `func`. `nil` if it is not one method.
  package init?(_ text: String) {
    let opening = "protocol P {\n"
    let words = text.split { $0.isWhitespace }
    let isComplete = words.contains("func")
    guard text.contains("("),
      let source = Self.source(opening + (isComplete ? text : "func \(text)") + "\n}\n"),
      let members = Syntax(source: source, node: 0).part(.protocolDeclaration)?.part(.memberBlock),
      let method = members.parts.first, members.parts.count == 1,
      method.kind == .functionDeclaration, method.part(.codeBlock) == nil,
      !method.has(modifier: "static"), !method.has(modifier: "class"),
      method.name.first.map({ $0.isLetter || $0 == "_" }) ?? false
    else { return nil }
    declaration = method
    let requirement = RequirementText(scope: ContractScope([]), selfName: "Self")
    let parts = method.parts(.parameter)
    guard parts.allSatisfy({ $0.type != nil && $0.value == nil }) else { return nil }
    name = method.writtenName
    fullName = RequirementText.fullName(
      method.writtenName, requirement.parameters(of: method, []))
    head = method.writtenName + requirement.genericClause(method)
    prefix = requirement.prefix(method).map { "\($0) " }.joined()
    parameters = parts.map(\.text).joined(separator: ", ")
    let effects = requirement.effects(method)
    let written = method.part(.result)?.type?.text
    result = written == "Void" || written == "()" ? nil : written
    suffix = effects + (result.map { " -> \($0)" } ?? "") + requirement.whereClause(method)
    let generics = RequirementText.generics(of: method)
    hasGenericResult =
      method.part(.result)?.all.contains { generics.contains($0.name) } ?? false
    isAsync = method.traits.contains(.isAsync)
    canThrow = method.traits.contains(.canThrow)
  }

  /// The declaration behind `func`: `show(_ text: String) async throws`.
  package var signature: String { "\(head)(\(parameters))\(suffix)" }

  /// Parses a text; `nil` if it is not valid Swift.
  private static func source(_ text: String) -> ContractSource? {
    let source = ContractSource(path: "", text: Array(text.utf8))
    let isValid = source.facts.nodes.allSatisfy { node in
      switch node.kind {
      case .unexpected, .missingType, .missingExpression: false
      default: true
      }
    }
    return isValid ? source : nil
  }

  /// The labels of the parameters; `_` for none.
  package var labels: [String] {
    fullName.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
  }

  /// What an implementation that is not written yet returns; `nil` if no value is obvious, and for a method
  /// without a result.
  ///
  /// - Parameter sources: the files with the project's own types.
  package func placeholder(in sources: [ContractSource]) -> String? {
    guard result != nil, let type = declaration.part(.result)?.type else { return nil }
    return SpyType(
      type: type, scope: ContractScope(sources), selfName: "Self",
      generics: RequirementText.generics(of: declaration)
    ).defaultValue
  }

  /// Returns a call with arguments that a test can pass; `nil` if some value is not obvious.
  ///
  /// - Parameters:
  ///   - receiver: the object that has the method.
  ///   - sources: the files with the project's own types.
  package func call(of receiver: String, in sources: [ContractSource]) -> String? {
    let samples = SampleValues(types: DeclaredTypes(sources), scope: ContractScope(sources))
    let requirement = RequirementText(scope: samples.scope, selfName: "Self")
    var arguments: [String] = []
    let generics = RequirementText.generics(of: declaration)
    for parameter in requirement.parameters(of: declaration, generics) {
      guard let type = parameter.declaration.type,
        !type.all.contains(where: { generics.contains($0.name) }),
        let value = samples.value(of: type, for: parameter.local)
      else { return nil }
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    let words = (canThrow ? "try " : "") + (isAsync ? "await " : "")
    return "\(words)\(receiver).\(name)(\(arguments.joined(separator: ", ")))"
  }
}
