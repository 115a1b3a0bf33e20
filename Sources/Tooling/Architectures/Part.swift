/// A group of roles and contracts that a module can have or do without, and that can be added to it
/// later.
package struct Part: Equatable, Sendable {
  package var name: String
  package var summary = ""
  package var roles: [String] = []
  package var contracts: [String] = []
  /// Other parts it makes no sense without.
  package var needs: [String] = []
  /// Whether a new module has it by default.
  package var isOnByDefault = false

  package init(name: String) { self.name = name }
}

/// A file that an app needs once before its first module of an architecture. What is in it and
/// where it goes is the template's to say.
package struct BaseFile: Equatable, Sendable {
  package var name: String
  package var summary = ""
  /// The contracts it declares.
  package var contracts: [String] = []

  package init(name: String) { self.name = name }

  /// The file's name.
  package var file: String { "\(name).swift" }
}
