import AdderSwiftSource

/// How a spy stores a value of some type.
struct SpyType {
  let type: Syntax
  let scope: ContractScope
  /// What replaces `Self`.
  let selfName: String
  /// The generic parameters of the requirement.
  var generics: Set<String> = []
  /// The associated types of the protocol.
  var associatedTypes: Set<String> = []

  /// The type in a signature of the spy.
  var inSignature: String { type.text(replacing: selfEdits(of: type)) }

  /// True if the type is a function's, so that a parameter of it does not escape unless it says so.
  var isFunction: Bool { scope.resolved(type.plainType).plainType.kind == .functionType }

  /// True if the text mentions generic parameters of the requirement or opaque types.
  var isGeneric: Bool {
    type.all.contains { part in
      part.kind == .typeName && generics.contains(part.name)
        || part.kind == .constrainedType && part.name == "some"
        || part.kind == .prefixedType && part.name != "~"
    }
  }

  var isOptional: Bool {
    let kind = scope.resolved(type.plainType).plainType.kind
    return kind == .optionalType || kind == .unwrappedType || type.plainType.baseName == "Optional"
  }

  /// The attributes and modifiers before the type: `escaping`, `inout`, `sending`.
  var words: Set<String> {
    var words: Set<String> = []
    var type = type
    while type.kind == .attributedType {
      for part in type.parts where part.kind == .attribute || part.kind == .modifier {
        words.insert(part.name)
      }
      guard let inner = type.type else { break }
      type = inner
    }
    return words
  }

  /// The type of a stored value: without what only a parameter can have, and without `!`.
  var stored: String { storedText(type) }

  private func storedText(_ type: Syntax) -> String {
    switch type.kind {
    case .attributedType:
      let kept = type.parts.filter { part in
        part.kind == .attribute && part.name != "escaping" && part.name != "autoclosure"
      }
      guard let inner = type.type else { return type.text }
      return (kept.map(\.text) + [storedText(inner)]).joined(separator: " ")
    case .unwrappedType:
      guard let inner = type.type else { return type.text }
      let text = storedText(inner)
      return inner.needsParentheses ? "(\(text))?" : "\(text)?"
    default:
      return type.text(replacing: selfEdits(of: type))
    }
  }

  /// `Self` means the spy in its own file, and `Self.Item` is the spy's generic parameter.
  private func selfEdits(of type: Syntax) -> [(start: UInt32, end: UInt32, text: String)] {
    var edits: [(start: UInt32, end: UInt32, text: String)] = []
    for part in type.all {
      if let last = edits.last, part.start < last.end { continue }
      if part.kind == .memberType, let first = part.parts.first, first.kind == .typeName,
        first.name == "Self", let second = part.parts.dropFirst().first
      {
        edits.append((first.start, second.start, ""))
      } else if part.kind == .typeName, part.name == "Self" {
        edits.append((part.start, part.end, selfName))
      }
    }
    return edits
  }

  /// The value that a spy returns until a test sets another one; `nil` if no value is obvious.
  var defaultValue: String? { defaultValue(of: type) }

  /// An empty screen or view, if the type is a framework's class for one; otherwise `nil`.
  var emptyScreen: String? {
    let type = scope.resolved(type.plainType).plainType
    guard type.kind == .typeName, !scope.isClass(type.name) else { return nil }
    switch type.name {
    case "UIViewController", "UINavigationController", "UITabBarController", "UIView",
      "NSViewController", "NSView":
      return "\(type.name)()"
    case "AnyView": return "AnyView(EmptyView())"
    default: return nil
    }
  }

  private func defaultValue(of type: Syntax) -> String? {
    let type = scope.resolved(type.plainType).plainType
    switch type.kind {
    case .optionalType, .unwrappedType: return "nil"
    case .arrayType: return type.part(.integerLiteral) == nil ? "[]" : nil
    case .dictionaryType: return "[:]"
    case .tupleType:
      var values: [String] = []
      for element in type.parts {
        guard let inner = element.type, let value = defaultValue(of: inner) else {
          return nil
        }
        values.append(element.name.isEmpty ? value : "\(element.name): \(value)")
      }
      return "(\(values.joined(separator: ", ")))"
    case .typeName:
      // What hides one of the system's types has no obvious value.
      if associatedTypes.contains(type.name) || generics.contains(type.name)
        || scope.declaresType(type.name)
      {
        return nil
      }
      switch type.name {
      case "Void": return "()"
      case "Bool": return "false"
      case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float", "Float32", "Float64", "CGFloat", "TimeInterval", "Decimal", "NSInteger":
        return "0"
      case "String", "Substring": return "\"\""
      case "Array", "Set", "ContiguousArray", "ArraySlice": return "[]"
      case "Dictionary": return "[:]"
      case "Optional": return "nil"
      case "Data": return "Data()"
      default: return nil
      }
    default: return nil
    }
  }
}

extension Syntax {
  fileprivate var needsParentheses: Bool {
    switch kind {
    case .functionType, .constrainedType, .compositionType, .attributedType: true
    default: false
    }
  }
}
