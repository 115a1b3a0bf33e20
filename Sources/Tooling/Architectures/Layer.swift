/// A layer of the code around modules: its folders, and the other layers that its files may import.
///
/// It applies to entire files and Swift modules, not to the roles of types.
package struct Layer: Equatable, Sendable {
  package var name: String
  package var summary = ""
  /// The layer's folders, relative to the project's folder, with slashes.
  package var folders: [String] = []
  /// The Swift modules to which the layer's files belong; by default, the module with the layer's
  /// name.
  package var modules: [String]
  /// The layer's height above the lowest layer; `nil` for a layer next to the others.
  package var level: Int?
  /// The layers that its files may import, including all layers of lower levels.
  package var knows: [String] = []
  /// Other modules that its files may import; `nil` if there is no restriction.
  package var imports: [String]?

  package init(name: String) {
    self.name = name
    modules = [name]
  }
}
