/// The interface of a declaration for its callers: its types and labels, whether it is isolated to
/// the main actor, and whether it can be set. Parameter names, attributes and access levels are
/// omitted.
struct DeclaredFacts: Equatable {
  /// Labels, types and effects, or the type of a property. Generic arguments and default values are
  /// omitted; `=` means that there is a default value.
  var type = ""
  var isOnMainActor = false
  var isSettable = false
  /// True for weak and unowned references.
  var isWeak = false
  /// True for a convenience initializer of a class, which a subclass cannot call with `super`.
  var isConvenience = false

  /// - Parameter declaration: The declaration in Swift, on one line.
  init(_ declaration: String) {
    var text = Self.withoutGenerics(declaration)
    let head = text.prefix { $0 != "(" && $0 != ":" }
    isOnMainActor = head.contains("@MainActor") && !head.contains("nonisolated")
    let accessors = text.firstRange(of: /\{[^}]*\}$/).map { text[$0] } ?? ""
    let words = head.split(separator: " ")
    isWeak = words.contains { $0 == "weak" || $0.hasPrefix("unowned") }
    isConvenience = words.contains("convenience")
    // The compiler writes `get set` for `private(set) lazy var`, and the double has no other lazy
    // properties.
    let isReadOnly = accessors.contains("get") && !accessors.contains("set")
    isSettable = !words.contains("let") && !words.contains("lazy") && !isReadOnly
    text = text.replacing(/\s*\{[^}]*\}$/, with: "").replacing(/\swhere .*$/, with: "")
    guard
      let keyword = text.firstRange(
        of:
          /\b(func|var|let|init|subscript|case|class|struct|enum|protocol|typealias)\b(?! (func|var|let))/
      )
    else { return }
    let rest = text[keyword.lowerBound...]
    switch text[keyword] {
    case "var", "let": type = rest.split(separator: ":", maxSplits: 1).dropFirst().joined()
    case "func", "init", "subscript":
      type = String(rest.drop { $0 != "(" && $0 != "?" && $0 != "!" })
    case "typealias": type = rest.split(separator: "=", maxSplits: 1).dropFirst().joined()
    case "case": type = rest.firstIndex(of: "(").map { String(rest[$0...]) } ?? ""
    default: break
    }
    type = Self.withoutDefaults(Self.withoutParameterNames(type))
      .replacing(/\b(any|some|borrowing|consuming|__owned)\s/, with: "")
      .replacing(/\b(Swift|Foundation|UIKit|CoreFoundation)\./, with: "")
      .replacing(" ", with: "")
      // A closure on the main actor is implicitly Sendable.
      .replacing("@MainActor@Sendable", with: "@MainActor")
  }

  /// Removes generic arguments: `Set<UIScene>` becomes `Set`. An arrow is not a closing bracket.
  private static func withoutGenerics(_ text: String) -> String {
    var result = ""
    var depth = 0
    for character in text.replacing("->", with: "→") {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth -= 1 }
    }
    return result.replacing("→", with: "->")
  }

  /// Removes parameter names: `(_ view: UIView)` becomes `(_: UIView)`.
  private static func withoutParameterNames(_ text: String) -> String {
    text.replacing(/([(,]\s?)([\w`]+) [\w`]+:/) { "\($0.output.1)\($0.output.2):" }
  }

  /// Removes default values: `animated: Bool = true` becomes `animated: Bool=`.
  private static func withoutDefaults(_ text: String) -> String {
    var result = ""
    var skipping = false
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if !skipping {
        result.append(character)
        let before = text[..<index].last
        let after = text[index...].dropFirst().first
        if character == "=", before == " ", after == " " {
          skipping = true
          depth = 0
        }
        continue
      }
      if "([{".contains(character) { depth += 1 }
      if depth == 0, ",)".contains(character) {
        skipping = false
        result.append(character)
      } else if ")]}".contains(character) {
        depth -= 1
      }
    }
    return result
  }
}
