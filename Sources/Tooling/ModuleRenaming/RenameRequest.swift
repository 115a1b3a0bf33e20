/// The request to rename a module.
package struct RenameRequest: Hashable, Sendable {
  package var old: String
  package var new: String
  /// The folder of the module, if more than one module has the name.
  package var folder: String?
  /// True to rename words in strings, too, even if nothing but their text ties them to the module.
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
