/// The names that modules declare, and those that the template declares. Code of the template must not use a name that
/// is only one module's.
struct KnownNames: Equatable {
  let code = MergedCode()
  /// The types of the modules.
  private let ownTypes: Set<String>
  /// The types that are named after a module, with that name.
  private let foreignTypes: Set<String>
  /// The types of the template.
  private let keptTypes: Set<String>
  /// The names of types that are nested in others, or stand for others.
  private let nestedTypes: Set<String>
  /// The names that the modules' types only have because they inherit something that the template leaves out.
  private var unbacked: [String: Set<String>] = [:]
  /// The names that the modules' types have from what they inherit.
  private var inheritedNames: [String: Set<String>] = [:]
  /// By the name of their type.
  private var ownMembers: [String: Set<String>] = [:]
  private var ownProperties: [String: Set<String>] = [:]
  private var keptMembers: [String: Set<String>] = [:]
  private var keptFunctions: [String: Set<String>] = [:]
  /// The types of properties, by the names of their type and of the property.
  private var propertyTypes: [String: [String: String]] = [:]
  /// The properties of a type that other code can set to a part, with their types.
  private var settable: [String: [Reference]] = [:]
  private var inherited: [String: Set<String>] = [:]
  /// The labels of arguments with which only some modules create objects of a type, or call a function.
  private var unusualLabels: [String: Set<String>] = [:]
  /// The parameters of each initialiser that a type has in the template.
  private var initializers: [String: [[FunctionPiece.Parameter]]] = [:]

  /// - Parameters:
  ///   - kept: The types of the template.
  ///   - others: The names of other declarations of the template.
  ///   - own: The names of all types that modules declare.
  ///   - foreign: The same without gaps, of those that have the name of their module in theirs.
  init(_ kept: [CommonType], and others: Set<String>, own: Set<String>, foreign: Set<String>) {
    ownTypes = own
    foreignTypes = foreign
    keptTypes = Set(kept.map(\.name)).union(others)
    nestedTypes = Set(
      kept.flatMap(\.pieces).filter { piece in
        if case .type = piece.content { true } else { piece.family.hasPrefix("typealias ") }
      }.flatMap(\.declares))
    for type in kept {
      let members = type.containers.flatMap(\.members)
      ownMembers[type.name] = type.ownNames
      ownProperties[type.name] = type.ownProperties
      inherited[type.name] = Set(type.containers.flatMap(\.inherited))
      inheritedNames[type.name] = type.inheritedNames
      unbacked[type.name] = type.unbackedNames
      keptMembers[type.name] = members.reduce(into: []) { names, member in
        for piece in member.versions { names.formUnion(piece.declares) }
      }
      keptFunctions[type.name] = members.filter { $0.family.contains("func ") }
        .reduce(into: []) { $0.formUnion($1.versions[0].declares) }
      for member in members where member.family.contains("var ") {
        guard let name = member.family.split(separator: " ").last else { continue }
        propertyTypes[type.name, default: [:]][String(name)] = Self.typeName(in: member.key)
        if member.isSettable {
          settable[type.name, default: []].append(
            Reference(property: String(name), type: Self.typeName(in: member.key)))
        }
      }
      let known = members.filter { $0.family == "init" }
      let lists = known.map(\.usualParameters)
      // A class that overrides an initialiser has others of its superclass.
      initializers[type.name] =
        known.contains(where: \.isOverride) ? [] : lists.isEmpty ? type.impliedInitializers : lists
      // What most modules inherit is no initialiser of theirs.
      unusualLabels[type.name] =
        lists.isEmpty && type.inheritsInitializers
        ? [] : type.labels.subtracting(lists.joined().map(\.label))
    }
    addUnusualLabels(of: kept.flatMap(\.containers).flatMap(\.members))
  }

  /// Adds the labels of functions that have other parameters in some modules.
  private mutating func addUnusualLabels(of members: [CommonMember]) {
    let functions = members.filter { $0.family.contains("func ") }
    for function in functions where function.parameters != nil {
      guard let name = function.versions.first?.declares.first else { continue }
      // Another function of the name can have a parameter with the label.
      let usual = functions.filter { $0.versions.first?.declares == [name] }
        .flatMap(\.usualParameters).map(\.label)
      unusualLabels[name] = Set(function.labels).subtracting(usual + ["_"])
    }
  }

  /// Returns the name of the type in the key of a property: `ViewInput` in `weak var view: ViewInput?`.
  static func typeName(in key: String) -> String {
    // The words are put together, so that this source does not look like a forced cast.
    for mark in ["", "?", "!"] {
      if let cast = key.ranges(of: " as\(mark) ").last {
        return String(key[cast.upperBound...].prefix { !"?!<).".contains($0) })
      }
    }
    let type = (key.split(separator: ": ", maxSplits: 1).last ?? "").drop { $0 == "(" }
    let word = type.hasPrefix("any ") ? type.dropFirst("any ".count) : type
    return String(word.prefix { !"?!<()".contains($0) })
  }

  /// The names that a function introduces.
  struct Locals {
    /// In any version.
    var own: Set<String> = []
    var kept: Set<String> = []
    /// The types of local constants, as far as they are known.
    var types: [String: String] = [:]

    /// The same with all names, before it is decided which of them stay.
    var all: Self { Self(own: own, kept: kept.union(own), types: types) }
  }

  /// Returns true if a name is declared in some modules, but not in the template.
  func isMissing(_ use: NameUse, in type: String, _ locals: Locals = Locals()) -> Bool {
    if use.base.isEmpty {
      if locals.kept.contains(use.name) || keptTypes.contains(use.name) { return false }
      if ownTypes.contains(use.name) || foreignTypes.contains(use.name) { return true }
      let isKept = keptMembers[type]?.contains(use.name) ?? false
      // Whatever has the module's name is the module's, wherever it is declared.
      if !isKept, use.name.first == Gap.module.rawValue, !nestedTypes.contains(use.name) {
        return true
      }
      return !isKept
        && (locals.own.contains(use.name) || ownMembers[type]?.contains(use.name) ?? false)
    }
    if use.base == "self" {
      if keptMembers[type]?.contains(use.name) ?? false { return false }
      if unbacked[type]?.contains(use.name) ?? false { return true }
      return ownMembers[type]?.contains(use.name) ?? false
        && !(inheritedNames[type]?.contains(use.name) ?? false)
    }
    if isMissingObject(use.base, in: type, locals) { return true }
    guard
      let base = locals.types[use.base] ?? propertyTypes[type]?[use.base] ?? staticBase(use.base)
        ?? namesake(of: use.base),
      let own = ownMembers[base], own.contains(use.name)
    else { return false }
    return !(keptMembers[base]?.contains(use.name) ?? false)
  }

  /// Returns true if an object is a property that the template does not have. A function can have the same name.
  private func isMissingObject(_ name: String, in type: String, _ locals: Locals) -> Bool {
    !locals.kept.contains(name) && ownProperties[type]?.contains(name) ?? false
      && propertyTypes[type]?[name] == nil
  }

  /// Returns true if a property of a type names a case of an enum that the template's enum does not have: as its value, or
  /// in a `switch` over the enum itself.
  func hasMissingCase(_ property: CodePiece, in type: String) -> Bool {
    func isMissing(_ rest: Substring, _ type: String) -> Bool {
      let name = String(rest.prefix { $0.isLetter || $0.isNumber })
      return ownMembers[type]?.contains(name) ?? false
        && !(keptMembers[type]?.contains(name) ?? false)
    }
    let text = property.text
    let value = text.firstRange(of: "= .").map { text[$0.upperBound...] }
    if let value, isMissing(value, Self.typeName(in: property.key)) { return true }
    // `case .first, .removed(let index):`
    return text.ranges(of: "case ").contains { keyword in
      text[keyword.upperBound...].prefix { $0 != ":" && $0 != "=" }.split(separator: ",").contains {
        let name = $0.drop { $0.isWhitespace }
        let pattern = name.hasPrefix("let ") ? name.dropFirst(4) : name
        return pattern.first == "." && isMissing(pattern.dropFirst(), type)
      }
    }
  }

  private func staticBase(_ name: String) -> String? { keptTypes.contains(name) ? name : nil }

  /// Returns the type of the template after which an object is named: `ProfileView` for `profileView`.
  private func namesake(of name: String) -> String? {
    guard name.first == Gap.lowercasedModule.rawValue else { return nil }
    return staticBase(String(Gap.module.rawValue) + name.dropFirst())
  }

  /// Returns true if a statement passes `self` as something that the type only is where it inherits what is left out.
  func passesOtherSelf(_ statement: CodePiece, in type: String) -> Bool {
    statement.passesSelf && unbacked[type]?.contains(statement.family) ?? false
  }

  func areKnown(_ uses: Set<NameUse>, in type: String, _ locals: Locals = Locals()) -> Bool {
    !uses.contains { isMissing($0, in: type, locals) }
  }

  // MARK: Arguments

  /// Returns true if a statement of a type works with a part of the module, or calls a function of the type.
  func refersToPart(_ statement: CodePiece, in type: String, _ locals: Locals) -> Bool {
    statement.uses.contains { use in
      if use.base.isEmpty || use.base == "self" {
        return keptFunctions[type]?.contains(use.name) ?? false
          || isPart(propertyTypes[type]?[use.name])
      }
      return isPart(locals.types[use.base] ?? propertyTypes[type]?[use.base])
    }
  }

  /// A property that refers to another object.
  private struct Reference: Equatable {
    let property: String
    let type: String
  }

  /// Returns the properties that can be set to a part of the template, with their types.
  func settableReferences(of type: String) -> [(property: String, type: String)] {
    (settable[type] ?? []).filter { isPart($0.type) }.map { ($0.property, $0.type) }
  }

  /// Returns true if an object of a type can be used as another type.
  func conforms(_ type: String, to other: String) -> Bool {
    type == other || inherited[type]?.contains(other) ?? false
  }

  /// Returns true for the name of a type that the template has.
  func isPart(_ type: String?) -> Bool { type.map(keptTypes.contains) ?? false }

  /// Returns true if code passes to the initialisers of the template's types what they need.
  func creates(_ text: String) -> Bool {
    initializers.allSatisfy { type, lists in
      guard !lists.isEmpty, text.contains(type + "(") else { return true }
      return Self.calls(to: type, in: text).allSatisfy { inside in
        let labels = Self.split(inside).map { Self.label(of: $0) ?? "_" }
        return inside.contains("{") || lists.contains { Self.accept(labels, $0) }
      }
    }
  }

  /// Returns true if a function with these parameters can be called with these labels.
  private static func accept(_ labels: [String], _ parameters: [FunctionPiece.Parameter]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.text.contains("=") {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Returns what is between the parentheses of each call.
  private static func calls(to type: String, in text: String) -> [Substring] {
    var calls: [Substring] = []
    var rest = Substring(text)
    while let call = rest.firstRange(of: type + "(") {
      let isWhole = isBoundary(rest[..<call.lowerBound])
      rest = rest[call.upperBound...]
      if isWhole, let end = closing(rest) { calls.append(rest[..<end]) }
    }
    return calls
  }

  /// Returns true if a word can begin behind a text.
  private static func isBoundary(_ text: Substring) -> Bool {
    text.last.map { !$0.isLetter && !$0.isNumber && Gap(rawValue: $0) == nil } ?? true
  }

  /// Returns the label of an argument; `nil` if it has none.
  private static func label(of argument: Substring) -> String? {
    guard let colon = argument.firstIndex(of: ":") else { return nil }
    let label = argument[..<colon].filter { !$0.isWhitespace }
    return label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || Gap(rawValue: $0) != nil }
      ? label : nil
  }

  /// Returns code in which objects of the template's types are created, and its functions called, only with arguments
  /// that the template knows.
  func withUsualArguments(_ text: String) -> String {
    var text = text
    for (type, labels) in unusualLabels.sorted(by: { $0.key < $1.key }) where !labels.isEmpty {
      guard text.contains(type + "(") else { continue }
      text = Self.dropping(labels, ofCallsTo: type, in: text)
    }
    return text
  }

  private static func dropping(
    _ labels: Set<String>, ofCallsTo type: String, in text: String
  ) -> String {
    var result = ""
    var rest = Substring(text)
    while let call = rest.firstRange(of: type + "(") {
      let isWhole = isBoundary(rest[..<call.lowerBound])
      result += rest[..<call.upperBound]
      let inside = rest[call.upperBound...]
      guard isWhole, let end = closing(inside) else {
        rest = inside
        continue
      }
      let arguments = split(inside[..<end])
      let kept = arguments.filter { argument in
        label(of: argument).map { !labels.contains($0) } ?? true
      }
      result +=
        kept.count == arguments.count
        ? String(inside[..<end])
        : kept.map { String($0.drop(while: \.isWhitespace)).trimmingEnd }.joined(separator: ", ")
      rest = inside[end...]
    }
    return result + rest
  }

  /// Returns the place of the parenthesis that ends a call.
  private static func closing(_ text: Substring) -> String.Index? {
    var depth = 1
    for place in text.indices {
      if "([{".contains(text[place]) { depth += 1 }
      if ")]}".contains(text[place]) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  private static func split(_ text: Substring) -> [Substring] {
    var (depth, start) = (0, text.startIndex)
    var parts: [Substring] = []
    for place in text.indices {
      if "([{".contains(text[place]) { depth += 1 }
      if ")]}".contains(text[place]) { depth -= 1 }
      if depth == 0, text[place] == "," {
        parts.append(text[start..<place])
        start = text.index(after: place)
      }
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }
}

extension CommonType {
  /// What creates an object of a class without a superclass and without initialisers: no arguments. Nothing is known of
  /// other types.
  fileprivate var impliedInitializers: [[FunctionPiece.Parameter]] {
    guard let declaration = containers.first, declaration.head.contains("class "),
      declaration.inherited.isEmpty
    else { return [] }
    return [[]]
  }

  /// True for a class that inherits its initialisers in most modules.
  fileprivate var inheritsInitializers: Bool {
    guard let declaration = containers.first, declaration.head.contains("class ") else {
      return false
    }
    return !declaration.inherited.isEmpty && !isUsual("init")
  }

  /// The names that the type's code uses as `self.name`, and the statements that pass `self`, but only where the type
  /// inherits something that is left out.
  fileprivate var unbackedNames: Set<String> {
    let left = ownInherited.subtracting(containers.flatMap(\.inherited))
    return Set(
      selfUses.filter { name in
        left.contains { has("self.\(name)", onlyWith: $0) }
      })
  }
}

extension CommonMember {
  fileprivate var isOverride: Bool {
    guard case .function(let function)? = versions.first?.content else { return false }
    return function.prefix.contains("override ")
  }

  /// True for a stored property that code of other types can set in most modules.
  fileprivate var isSettable: Bool {
    let settable = versions.count { piece in
      let head = piece.text.prefix { $0 != ":" && $0 != "=" }.split(separator: " ")
      return head.contains("var") && !piece.text.contains("{") && !piece.isPrivate
        && !head.contains("private(set)") && !head.contains("static")
    }
    return settable * 2 > versions.count
  }

  /// The labels of the parameters in any version.
  fileprivate var labels: [String] {
    versions.flatMap { piece -> [String] in
      guard case .function(let function) = piece.content else { return [] }
      return function.parameters.map(\.label)
    }
  }

  /// The parameters that the function has in the template.
  var usualParameters: [FunctionPiece.Parameter] {
    if let parameters { return parameters }
    guard case .function(let function)? = versions.first?.content else { return [] }
    return function.parameters
  }
}
