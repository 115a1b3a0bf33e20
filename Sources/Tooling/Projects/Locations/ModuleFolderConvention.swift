import AdderBase

/// The folders that usually contain a project's modules. A project's own settings override them.
enum ModuleFolderConvention {
  private static let layers = ["", "Presentation/", "PresentationLayer/"]
  private static let folders = ["Modules", "UserStories", "Screens", "Scenes", "Flows", "Features"]

  /// The candidates, from the most to the least specific.
  private static let candidates =
    folders.flatMap { folder in layers.map { $0 + folder } } + [
      "Presentation", "PresentationLayer",
    ]

  /// Returns the folder for modules, relative to a base folder, or `nil` if none of
  /// the usual folders exists.
  static func folder(in base: AbsolutePath) -> RelativePath? {
    candidates.lazy.compactMap { existing($0, in: base) }.first
  }

  /// Returns true if the base folder already contains modules.
  static func holdsModules(_ base: AbsolutePath) -> Bool {
    folder(in: base).map { !base.appending($0).folders.isEmpty } ?? false
  }

  /// Returns the path in the letter case that it has on the disk.
  private static func existing(_ path: String, in base: AbsolutePath) -> RelativePath? {
    var found = RelativePath.root
    for name in path.split(separator: "/") {
      let wanted = name.lowercased()
      let folders = base.appending(found).folders.map(\.name)
      guard let match = folders.first(where: { $0.lowercased() == wanted }) else { return nil }
      found = found.appending(match)
    }
    return found
  }
}
