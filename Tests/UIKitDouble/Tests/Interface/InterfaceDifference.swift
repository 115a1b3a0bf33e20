/// A difference between the double and Apple's published interface.
struct InterfaceDifference: Comparable, CustomStringConvertible {
  enum Aspect: String {
    /// The listing is older than the symbol in the double. `Interface/list` regenerates it.
    case unlisted
    /// No page of Apple's documentation describes the symbol.
    case unknown
    /// The double lacks an enumeration case or a required member of a protocol, so code that
    /// compiles with the double might not compile with UIKit.
    case missing
    case kind, type, isolation, setter, initializer, reference, requirement, superclass,
      availability
    /// Apps can inherit from the class only in the double, or only in UIKit.
    case inheritance
  }

  let symbol: String
  let aspect: Aspect
  let ours: String
  let theirs: String

  var description: String { "\(symbol)\t\(aspect.rawValue)\tthe double: \(ours)\tApple: \(theirs)" }

  static func < (left: InterfaceDifference, right: InterfaceDifference) -> Bool {
    (left.symbol, left.aspect.rawValue) < (right.symbol, right.aspect.rawValue)
  }

  /// - Parameter deployment: The deployment target. API that exists in this version of iOS needs no
  ///   availability attribute.
  static func all(
    between declared: [DeclaredSymbol], and published: [String: [PublishedSymbol]],
    deployment: Double
  ) -> [InterfaceDifference] {
    let names = Set(declared.map(\.name))
    let missing = published.values.joined()
      .filter { $0.kind != nil && !names.contains($0.name) }
      .map {
        InterfaceDifference(symbol: $0.name, aspect: .missing, ours: "", theirs: $0.declaration)
      }
    return
      (missing
      + declared.filter { !$0.isRepeated }.flatMap { symbol in
        // If the name is overloaded, the most similar declaration is compared.
        (published[symbol.name] ?? []).filter { $0.kind != nil }
          .map { differences(symbol, $0, deployment: deployment) }
          .min { $0.count < $1.count }
          ?? [
            InterfaceDifference(
              symbol: symbol.name, aspect: published[symbol.name] == nil ? .unlisted : .unknown,
              ours: symbol.declaration, theirs: "")
          ]
      }).sorted()
  }

  private static func differences(
    _ ours: DeclaredSymbol, _ theirs: PublishedSymbol, deployment: Double
  ) -> [InterfaceDifference] {
    var result: [InterfaceDifference] = []
    func compare(_ aspect: Aspect, _ our: String, _ their: String) {
      guard our != their else { return }
      result.append(
        InterfaceDifference(symbol: ours.name, aspect: aspect, ours: our, theirs: their))
    }
    compare(.kind, ours.kind, theirs.kind ?? "")
    guard ours.kind == theirs.kind else { return result }
    let (our, their) = (ours.facts, theirs.facts)
    compare(.type, our.type, their.type)
    guard ours.kind != "typealias" else { return result }
    compare(
      .isolation, our.isOnMainActor ? "@MainActor" : "none",
      their.isOnMainActor ? "@MainActor" : "none")
    if ours.kind.hasSuffix("property") {
      compare(.setter, our.isSettable ? "get set" : "get", their.isSettable ? "get set" : "get")
    }
    // The reference strength does not matter if a property can only be read.
    if our.isSettable, their.isSettable {
      compare(.reference, our.isWeak ? "weak" : "strong", their.isWeak ? "weak" : "strong")
    }
    if ours.kind == "init" {
      compare(
        .initializer, our.isConvenience ? "convenience" : "designated",
        their.isConvenience ? "convenience" : "designated")
    }
    if let isOptional = theirs.isOptional, let our = ours.isOptional {
      compare(.requirement, our ? "optional" : "required", isOptional ? "optional" : "required")
    }
    if ours.kind == "class" {
      compare(.superclass, ours.superclass ?? "none", theirs.superclass ?? "none")
      compare(
        .inheritance, ours.isOpen ? "open" : "final",
        theirs.declaration.contains("final class") ? "final" : "open")
    }
    let needed =
      theirs.since.flatMap { Double($0) ?? Double($0.prefix { $0 != "." }) }.map { $0 > deployment }
      ?? false
    compare(.availability, ours.since ?? "any", needed ? theirs.since ?? "any" : "any")
    return result
  }
}
