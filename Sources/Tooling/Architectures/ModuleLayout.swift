/// The names of modules and the locations of their files.
package struct ModuleLayout: Equatable, Sendable {
  /// The name patterns of the module's folder. Generated modules use the first pattern; the others
  /// are accepted, too.
  package var folders: [NamingPattern] = []
  /// The folder for modules that together serve one user goal; `nil` if there is none.
  package var userStoryFolder: NamingPattern?
  /// The folder of a helper; `nil` if any folder is allowed.
  package var helperFolder: NamingPattern?
  /// The name of the type that implements a helper's protocol.
  package var helperType: NamingPattern?
  /// Endings that a module's name must not have.
  package var mustNotEndIn: [String] = []
  /// Names that do not describe a module's purpose.
  package var vagueNames: [String] = []
  /// The roles and contracts that other modules may know.
  package var openToOthers: [String] = []

  package init() {}
}
