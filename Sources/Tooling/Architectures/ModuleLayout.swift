/// How modules are named and where their files lie.
package struct ModuleLayout: Equatable, Sendable {
  /// The module's folder. The first pattern is the one that is made, the others are accepted.
  package var folders: [NamingPattern] = []
  /// The folder of modules that together serve one goal of the user; `nil` when there is none.
  package var userStoryFolder: NamingPattern?
  /// Where a helper lies; `nil` when that is free.
  package var helperFolder: NamingPattern?
  /// The name of the type behind a helper's protocol.
  package var helperType: NamingPattern?
  /// Endings that a module's name must not have.
  package var mustNotEndIn: [String] = []
  /// Names that say nothing about a module's purpose.
  package var vagueNames: [String] = []
  /// The roles and contracts that other modules may know.
  package var openToOthers: [String] = []

  package init() {}
}
