package import AdderFindings
import AdderShipped
import AdderYAML
private import Synchronization

/// The architectures that come with Adder.
package enum ShippedArchitectures {
  /// The file that all shipped architectures extend, which is not an architecture itself.
  package static let common = "common"

  /// The names of the shipped architectures, sorted.
  package static var names: [String] {
    ShippedFiles.paths.compactMap { path in
      guard path.hasSuffix(".yml"), !path.contains("/") else { return nil }
      let name = String(path.dropLast(4))
      return name == common ? nil : name
    }
  }

  /// The architectures that only apply to modules of projects that name them. Each extends another
  /// shipped one, so its modules look too much like those of the other to be told apart.
  package static let onlyIfNamed = ["viper-light"]

  /// The names of the architectures that apply to any project, ordered by preference for modules
  /// that fit several of them equally well.
  package static var byPreference: [String] {
    let first = ["rambler-viper", "surf-mvp", "clean-swift"]
    return first + names.filter { !first.contains($0) && !onlyIfNamed.contains($0) }
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

  /// The tree of the file that all shipped architectures extend. This file is by far the longest,
  /// so it is read once, not for each architecture. It extends no other file.
  static let commonTree = tree(of: common)

  /// Returns a shipped architecture; `nil` if none has the name. It is read once in a process.
  package static func architecture(named name: String) -> Architecture? {
    read.withLock { known in
      if let architecture = known[name] { return architecture }
      let architecture = try? ArchitectureReader().architecture(named: name)
      known[name] = architecture
      return architecture
    }
  }

  private static let read = Mutex<[String: Architecture]>([:])

  /// Returns the tree of an architecture's file, without the file that it extends.
  static func tree(of name: String) -> YAMLNode? {
    ParsedArchitectures.text(of: name).flatMap { YAMLNode(parsed: $0, file: path(of: name)) }
  }

  /// Returns the path that findings show for an architecture's file.
  static func path(of name: String) -> String { "Architectures/\(name).yml" }
}
