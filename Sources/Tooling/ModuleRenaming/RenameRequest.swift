/// What somebody wants a module to be called.
package struct RenameRequest: Hashable, Sendable {
  package var old: String
  package var new: String
  /// Whether words in strings are renamed that nothing but their text ties to the module.
  package var includesStrings: Bool

  package init(from old: String, to new: String, includesStrings: Bool = false) {
    self.old = old
    self.new = new
    self.includesStrings = includesStrings
  }
}
