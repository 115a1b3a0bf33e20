/// A group of roles and contracts that is optional for a module, and that can be added later.
package struct Part: Equatable, Sendable {
  package var name: String
  package var summary = ""
  package var roles: [String] = []
  package var contracts: [String] = []
  /// Other parts that this part requires.
  package var needs: [String] = []
  /// True if a new module has the part by default.
  package var isOnByDefault = false

  package init(name: String) { self.name = name }
}

/// A file that an app needs only once, before its first module that follows an architecture. The
/// template defines the file's contents and location.
package struct BaseFile: Equatable, Sendable {
  package var name: String
  package var summary = ""
  /// The contracts that the file declares.
  package var contracts: [String] = []

  package init(name: String) { self.name = name }

  /// The name of the file.
  package var file: String { "\(name).swift" }
}
