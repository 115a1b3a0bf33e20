/// The request to rename a module.
package struct RenameRequest: Hashable, Sendable {
  package var old: String
  package var new: String
  /// The folder that the module is in, where there are several of the name.
  package var folder: String?
  /// Whether words in strings are renamed that nothing but their text ties to the module.
  package var includesStrings: Bool

  package init(
    from old: String, to new: String, in folder: String? = nil, includesStrings: Bool = false
  ) {
    self.old = old
    self.new = new
    self.folder = folder
    self.includesStrings = includesStrings
  }
}
