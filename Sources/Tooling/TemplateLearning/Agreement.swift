/// How many modules must agree on code, so that the template has it.
///
/// More than half of them. Two alike of three modules prove little, though: there, what makes no part of the module's
/// structure must be in all of them.
struct Agreement {
  /// The names of functions that override others in any module, such as `viewDidLoad`.
  private let overridden: Set<String>

  init(_ modules: [[CommonModule.Version]]) {
    overridden = modules.joined().flatMap(\.pieces).reduce(into: []) {
      $0.formUnion($1.overriddenNames)
    }
  }

  /// Returns true if code that so many of the modules have is no coincidence.
  static func isProof(_ count: Int, of all: Int) -> Bool { all > fewest || count >= fewest }

  private static let fewest = 3

  /// Returns true if enough modules have a member.
  ///
  /// - Parameter all: The number of modules that could have it.
  func keeps(_ piece: CodePiece, in modules: Int, of all: Int) -> Bool {
    Self.isProof(modules, of: all) || isStructural(piece)
  }

  /// Returns true for what connects the parts of a module, creates them, or takes part in the life of a screen.
  private func isStructural(_ piece: CodePiece) -> Bool {
    switch piece.content {
    case .type: return true
    case .text(let text):
      guard piece.family.contains("var ") else { return !text.hasPrefix("deinit") }
      return text.contains(Gap.module.rawValue) || piece.key.hasPrefix("weak ")
    case .function(let function):
      return piece.family.hasPrefix("init") || function.prefix.contains("override ")
        || !overridden.isDisjoint(with: piece.declares)
        || function.parameters.contains { $0.text.contains(Gap.module.rawValue) }
        || function.suffix.contains(Gap.module.rawValue)
        || function.body?.text.contains(Gap.module.rawValue) ?? false
    }
  }
}

extension CodePiece {
  /// The names of the functions in a piece that override others.
  fileprivate var overriddenNames: Set<String> {
    switch content {
    case .text: []
    case .type(let type): type.members.reduce(into: []) { $0.formUnion($1.overriddenNames) }
    case .function(let function): function.prefix.contains("override ") ? declares : []
    }
  }
}
