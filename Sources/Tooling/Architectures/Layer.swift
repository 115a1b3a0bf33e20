/// A layer of the code around modules: the folders that it lies in, and the other layers that its files may import.
///
/// It is about whole files and Swift modules, not about the roles of types.
package struct Layer: Equatable, Sendable {
  package var name: String
  package var summary = ""
  /// From the project's folder, with slashes.
  package var folders: [String] = []
  /// The Swift modules that its files make up; its own name where nothing else is said.
  package var modules: [String]
  /// How high it lies above the ground; `nil` for one that lies beside the others.
  package var level: Int?
  /// The layers that its files may import; those of lower levels are among them.
  package var knows: [String] = []
  /// What else its files may import; `nil` where that is not restricted.
  package var imports: [String]?

  package init(name: String) {
    self.name = name
    modules = [name]
  }
}
