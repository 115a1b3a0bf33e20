/// The way in which a composition root builds a module.
package struct Composition: Equatable, Sendable {
  /// The composing role.
  package var role: String
  /// The roles that it creates.
  package var builds: [String] = []
  /// The role that it returns. A composing role that returns itself only carries the module to the code
  /// that opens it, unless it keeps the module alive. `nil` if a part builds the others around itself when
  /// it is created.
  package var returns: String?
  /// The name of the method that other modules call.
  package var method: NamingPattern
  /// The name of the composition root's methods for individual parts; `nil` if any name is allowed.
  package var partMethod: NamingPattern?
  /// True if other types can access only `method` and its variants for other inputs.
  package var showsNothingElse = false
  /// The name of the composition root's only instance; `nil` if there can be more than one.
  package var singleton: String?
  /// True if no part is created before the module is opened.
  package var isLazy = false
  /// Contracts with other modules, such as `ModuleOutput`, or roles of plain data: the code that opens
  /// the module passes in implementers of the contracts, and values. Contains the view's role if the view
  /// passes itself in when it is created.
  package var takes: [String] = []
  /// The label of the first argument of `method`; `nil` if it is the parameter's name.
  package var label: String?
  package var source: String?

  package init(role: String, method: NamingPattern) {
    self.role = role
    self.method = method
  }
}
