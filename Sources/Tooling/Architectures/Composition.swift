/// The way in which a composition root builds a module.
package struct Composition: Equatable, Sendable {
  /// The composing role.
  package var role: String
  /// The roles that it creates.
  package var builds: [String] = []
  /// The role that it returns.
  package var returns: String?
  /// The name of the method that other modules call.
  package var method: NamingPattern
  /// The name of its methods for single parts; `nil` if any name is allowed.
  package var partMethod: NamingPattern?
  /// Whether that method, with its variants for other inputs, is all that other types can access.
  package var showsNothingElse = false
  /// The name of its only instance; `nil` if there can be several.
  package var singleton: String?
  /// Whether parts are not created before the module is opened.
  package var isLazy = false
  /// The contracts to other modules that the code that opens the module passes.
  package var takes: [String] = []
  package var source: String?

  package init(role: String, method: NamingPattern) {
    self.role = role
    self.method = method
  }
}
