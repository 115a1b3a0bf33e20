/// How one composition root puts a module together.
package struct Composition: Equatable, Sendable {
  /// The role that does it.
  package var role: String
  /// The roles it makes.
  package var builds: [String] = []
  /// The role it returns.
  package var returns: String?
  /// How the method that others call is named.
  package var method: NamingPattern
  /// How its methods for single parts are named; `nil` when that is free.
  package var partMethod: NamingPattern?
  /// Whether others can see nothing but that method (and its sisters for other inputs).
  package var showsNothingElse = false
  /// The name of its only instance; `nil` when any number can be created.
  package var singleton: String?
  /// Whether parts are made no earlier than the module is opened.
  package var isLazy = false
  /// What it gets from the code that opens the module: contracts that lead out of it.
  package var takes: [String] = []
  package var source: String?

  package init(role: String, method: NamingPattern) {
    self.role = role
    self.method = method
  }
}
