import AdderModuleDiscovery
import AdderSwiftSource

/// A method that a test double gets, in the style of its other methods.
struct TestDoubleAddition {
  /// How the double counts calls.
  struct Counter: Equatable {
    /// The double's existing method, and the property that counts its calls.
    let knownMethod: String
    let known: String
    /// What counts the calls of the new method.
    let new: String
  }

  /// The lines of a property, and of the method; without indentation.
  private(set) var property: [String] = []
  private(set) var method: [String]
  /// The members after which they are added; `nil` for the end.
  private(set) var lastProperty: Int?
  private(set) var lastMethod: Int?
  /// The counters of the double's existing methods, the one that is followed first.
  private(set) var counters: [Counter] = []

  /// A property that keeps the arguments of the new method.
  struct Kept {
    let property: String
    let type: String
    /// The parameter inside the method.
    let parameter: String
  }

  /// A property with what the new method returns.
  struct Answer {
    /// The method's declaration behind `func`.
    let signature: String
    let variable: String
    /// The type of the value.
    let value: String
    /// The value until a test sets another one; `nil` if none is obvious.
    let `default`: String?
    /// True if the property has a value or an error, which the method throws.
    var givesResult = false
    /// True if the type depends on the caller, so that no property can have the value.
    var isGeneric = false
  }

  init(
    answering answer: Answer, isIsolated: Bool, contract: Set<String>, in list: MemberList
  ) {
    let facts = list.source.facts
    let functions = list.members.filter { facts.nodes[$0].kind == .functionDeclaration }
    lastMethod = functions.last { contract.contains(facts.name(of: $0)) } ?? functions.last
    lastProperty = list.members.last { facts.nodes[$0].kind == .variableDeclaration }
    guard answer.givesResult, let value = answer.default else {
      let isOptional = answer.value.hasSuffix("?")
      let initial = answer.default.map { isOptional && $0 == "nil" ? "" : " = \($0)" }
      let needsParentheses = answer.value.contains { $0 == " " } && initial == nil
      let type = needsParentheses ? "(\(answer.value))" : answer.value
      property = ["var \(answer.variable): \(type)\(initial ?? "!")"]
      method = ["func \(answer.signature) {", "\t\(answer.variable)", "}"]
      return
    }
    // The contract's other methods may be called anywhere.
    let isolation = isIsolated ? "" : "@MainActor "
    property = [
      "\(isolation)var \(answer.variable): Result<\(answer.value), any Error> = .success(\(value))"
    ]
    method = [
      "\(isolation)func \(answer.signature) {",
      "\ttry \(answer.variable).get()", "}",
    ]
  }

  /// - Parameters:
  ///   - kept: what the double keeps instead of a count; `nil` for a count.
  ///   - contract: the methods of the protocol, by which those of the double are recognised.
  ///   - parameters: the parameters of the new method, as they are written.
  init(
    to type: TypeDeclaration.ID, method name: String, parameters: String, keeping kept: Kept? = nil,
    contract: Set<String>,
    in list: MemberList, _ index: ProjectIndex
  ) {
    let source = list.source
    let facts = source.facts
    let functions = list.members.filter { facts.nodes[$0].kind == .functionDeclaration }
    let own = functions.filter { contract.contains(facts.name(of: $0)) }
    lastMethod = own.last ?? functions.last
    method = ["func \(name)(\(parameters)) {}"]
    let properties = list.members.filter { facts.nodes[$0].kind == .variableDeclaration }
    if let kept {
      lastProperty = properties.last
      property = ["private(set) var \(kept.property): [\(kept.type)] = []"]
      method = [
        "func \(name)(\(parameters)) {", "\t\(kept.property).append(\(kept.parameter))", "}",
      ]
      counters = own.compactMap { function in
        Self.counter(of: function, properties, source).map {
          Counter(
            knownMethod: facts.name(of: function), known: $0.name, new: "\(kept.property).count")
        }
      }
      return
    }
    for function in own {
      guard let known = Self.counter(of: function, properties, source) else { continue }
      let old = facts.name(of: function)
      if let first = counters.first {
        counters.append(Counter(knownMethod: old, known: known.name, new: first.new))
        continue
      }
      let new = Self.renamed(known.name, from: old, to: name)
      guard !properties.contains(where: { Self.name(of: $0, facts) == new }) else { continue }
      counters.append(Counter(knownMethod: old, known: known.name, new: new))
      property = source.lines(of: known.property).map { $0.replacing(known.name, with: new) }
      lastProperty = properties.last
      let isPlain = facts.parts(.parameter, of: function).isEmpty
      if isPlain {
        method = source.lines(of: function).map {
          $0.replacing(known.name, with: new).replacing("\(old)()", with: "\(name)(\(parameters))")
        }
      } else {
        method = ["func \(name)(\(parameters)) {", "\t\(new) += 1", "}"]
      }
    }
    if !counters.isEmpty { return }
    guard index.types[type].kind == .class else { return }
    // A double that keeps nothing of its calls stays as it is.
    if !own.isEmpty, own.allSatisfy({ Self.isEmpty($0, source) }) { return }
    let new = Self.freeName(
      for: name, parameters, besides: properties.compactMap { Self.name(of: $0, facts) })
    property = ["private(set) var \(new) = 0"]
    lastProperty = properties.last
    method = ["func \(name)(\(parameters)) {", "\t\(new) += 1", "}"]
  }

  private static func isEmpty(_ function: Int, _ source: SourceText) -> Bool {
    source.facts.part(.codeBlock, of: function).map { source.facts.nodes[$0].count == 0 } ?? true
  }

  /// The property that a method increments or sets, if it does nothing else.
  private static func counter(
    of function: Int, _ properties: [Int], _ source: SourceText
  ) -> (name: String, property: Int)? {
    let facts = source.facts
    guard let block = facts.part(.codeBlock, of: function) else { return nil }
    let body = source.text(of: block).dropFirst().dropLast()
    let code = String(body).trimmed
    for property in properties {
      guard let name = name(of: property, facts) else { continue }
      if code == "\(name) += 1" || code == "\(name) = true" { return (name, property) }
    }
    return nil
  }

  private static func name(of property: Int, _ facts: SwiftFile) -> String? {
    facts.part(.binding, of: property).map(facts.name(of:))
  }

  /// The name of a counter that the double does not have yet: `closeCallCount`, or `closeAnimatedCallCount` beside
  /// it.
  private static func freeName(
    for method: String, _ parameters: String, besides known: [String]
  ) -> String {
    let labels = parameters.split(separator: ",").compactMap { parameter in
      parameter.split(separator: ":").first?.split(separator: " ").first
    }
    let words = labels.filter { $0.allSatisfy(\.isLetter) }.map { String($0).capitalizedWord }
    let names = [method, method + words.joined()] + (2...known.count + 3).map { "\(method)\($0)" }
    return names.map { $0 + "CallCount" }.first { !known.contains($0) } ?? method
  }

  /// The name of the new counter: with the new method in place of the old one, or with the same
  /// ending.
  private static func renamed(_ counter: String, from old: String, to new: String) -> String {
    if counter.contains(old) { return counter.replacing(old, with: new) }
    let (oldWord, newWord) = (old.prefix(1).uppercased() + old.dropFirst(), new.capitalizedWord)
    if counter.contains(oldWord) { return counter.replacing(oldWord, with: newWord) }
    for ending in ["CallCount", "CallsCount", "WasCalled", "Called", "Count", "Calls"]
    where counter.hasSuffix(ending) {
      return new + ending
    }
    return new + "CallCount"
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}

extension SourceText {
  /// The lines of a declaration without the indentation of the first one.
  func lines(of node: Int) -> [String] {
    let indentation = indentation(at: Int(facts.nodes[node].start))
    return text(of: node).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = line.last == "\r" ? line.dropLast() : line
      return String(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
    }
  }
}
