/// The request to rename a module.
package struct RenameRequest: Hashable, Sendable {
  package var old: String
  package var new: String
  /// The folder of the module, if several modules have the name.
  package var folder: String?
  /// Whether to rename words in strings that only their text ties to the module.
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
