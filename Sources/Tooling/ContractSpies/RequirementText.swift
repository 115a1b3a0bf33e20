import AdderSwiftSource

/// The pieces of a requirement that a conforming type repeats: parameters, effects, conditions.
struct RequirementText {
  let scope: ContractScope
  /// The conforming type, which replaces `Self`.
  let selfName: String
  /// The associated types, which hide the system's types of their names.
  var associatedTypes: Set<String> = []

  /// `show(posts:animated:)`.
  static func fullName(_ name: String, _ parameters: [SpyParameter]) -> String {
    "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  func spyType(_ type: Syntax, _ generics: Set<String>) -> SpyType {
    SpyType(
      type: type, scope: scope, selfName: selfName, generics: generics,
      associatedTypes: associatedTypes)
  }

  func parameters(of declaration: Syntax, _ generics: Set<String>) -> [SpyParameter] {
    let noncopyableGenerics = Set(
      declaration.parts(.genericParameter).filter(\.isNoncopyable).map(\.name)
        + declaration.parts(.requirement).filter(\.isNoncopyable).compactMap {
          $0.parts.first?.baseName
        })
    var names: Set<String> = []
    return declaration.parts(.parameter).enumerated().compactMap { index, parameter in
      guard let type = parameter.type else { return nil }
      // The only name of a subscript's parameter is not a label.
      let isSubscript = declaration.kind == .subscriptDeclaration
      let written = parameter.part(.label)?.text ?? (isSubscript ? "_" : parameter.writtenName)
      var local = parameter.name
      if local == "_" || local.isEmpty { local = "argument\(index + 1)" }
      while !names.insert(local).inserted { local += "\(index + 1)" }
      if parameter.traits.contains(.isQuoted) { local = "`\(local)`" }
      return SpyParameter(
        declaration: parameter, type: spyType(type, generics),
        label: written == "_" || written.isEmpty ? nil : written, local: local,
        isOfSubscript: isSubscript,
        isVariadic: parameter.traits.contains(.isVariadic),
        isNoncopyable: type.isNoncopyable || scope.isNoncopyable(type.plainType)
          || type.all.contains { noncopyableGenerics.contains($0.name) && $0.kind == .typeName })
    }
  }

  static func generics(of declaration: Syntax) -> Set<String> {
    Set(declaration.parts(.genericParameter).map(\.name))
  }

  /// The type of a requirement's errors, for the type of its recorder.
  func failure(_ declaration: Syntax, _ generics: Set<String>) -> String {
    guard declaration.traits.contains(.canThrow), !declaration.traits.contains(.canRethrow) else {
      return "Never"
    }
    guard let thrown = declaration.part(.thrownType)?.type else { return "any Error" }
    let type = spyType(thrown, generics)
    return type.isGeneric ? "Never" : type.stored
  }

  /// `async throws`, with a blank before it.
  func effects(_ declaration: Syntax) -> String {
    var text = declaration.traits.contains(.isAsync) ? " async" : ""
    if declaration.traits.contains(.canRethrow) {
      text += " rethrows"
    } else if declaration.traits.contains(.canThrow) {
      text += " throws"
      if let thrown = declaration.part(.thrownType)?.type {
        text += "(\(spyType(thrown, []).inSignature))"
      }
    }
    return text
  }

  func genericClause(_ declaration: Syntax) -> String {
    let parameters = declaration.parts(.genericParameter)
    return parameters.isEmpty ? "" : "<\(parameters.map(\.text).joined(separator: ", "))>"
  }

  func whereClause(_ declaration: Syntax) -> String {
    let conditions = declaration.parts(.requirement).map { spyType($0, []).inSignature }
    return conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
  }

  /// The attributes and modifiers that a member keeps, each with a blank after it.
  func prefix(_ declaration: Syntax) -> [String] {
    declaration.parts.compactMap { part in
      switch part.kind {
      case .attribute:
        switch part.name {
        case "available", "objc", "Sendable", "concurrent", "discardableResult", "preconcurrency":
          part.text
        default: part.name.hasSuffix("Actor") ? part.text : nil
        }
      case .modifier:
        switch part.name {
        case "static", "nonisolated", "prefix", "postfix": part.text
        case "class": "static"
        default: nil
        }
      default: nil
      }
    }
  }

  /// The beginning of a function without its parameters: `@discardableResult func load<Item>`.
  func head(_ declaration: Syntax) -> String {
    let name = declaration.writtenName
    let space =
      name.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" } == true ? "" : " "
    return prefix(declaration).map { "\($0) " }.joined()
      + "func \(name)\(space)\(genericClause(declaration))"
  }
}

extension Syntax {
  /// True if something cannot be copied or must not escape: `~Copyable`, `some ~Escapable`.
  fileprivate var isNoncopyable: Bool {
    all.contains { $0.kind == .prefixedType && $0.name == "~" }
  }
}
