package import AdderFindings
import AdderShipped

/// The architectures that come with Adder.
package enum ShippedArchitectures {
  /// What the shipped architectures have in common; no architecture of its own.
  static let common = "common"

  /// Their names, sorted.
  package static var names: [String] {
    ShippedFiles.paths.compactMap { path in
      guard path.hasSuffix(".yml"), !path.contains("/") else { return nil }
      let name = String(path.dropLast(4))
      return name == common ? nil : name
    }
  }

  /// The same names, those that fit a module first where several fit alike.
  package static var byPreference: [String] {
    let first = ["rambler-viper", "surf-mvp", "clean-swift"]
    return first + names.filter { !first.contains($0) }
  }

  /// The name of a shipped architecture, validated.
  ///
  /// - Parameter place: where the name was given, for the error.
  /// - Throws: `ArchitectureError.unknown` if none has the name.
  package static func name(
    _ word: String, at place: SourceLocation? = nil
  ) throws(ArchitectureError) -> String {
    guard names.contains(word) else { throw .unknown(word, place) }
    return word
  }

  static func text(of name: String) -> String? { ShippedFiles.contents(of: name + ".yml") }

  /// The place of an architecture's file as findings name it.
  static func path(of name: String) -> String { "Architectures/\(name).yml" }
}
