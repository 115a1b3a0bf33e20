import AdderBase

/// The folders that projects commonly keep their modules in. A project's own conventions win.
enum ModuleFolderConvention {
  private static let layers = ["", "Presentation/", "PresentationLayer/"]
  private static let folders = ["Modules", "UserStories", "Screens", "Scenes", "Flows", "Features"]

  /// From the most to the least specific.
  private static let candidates =
    folders.flatMap { folder in layers.map { $0 + folder } } + [
      "Presentation", "PresentationLayer",
    ]

  /// The folder below a folder that contains the modules; `nil` when there is none.
  static func folder(in base: AbsolutePath) -> RelativePath? {
    candidates.lazy.compactMap { existing($0, in: base) }.first
  }

  /// Whether there are modules below a folder already.
  static func holdsModules(_ base: AbsolutePath) -> Bool {
    folder(in: base).map { !base.appending($0).folders.isEmpty } ?? false
  }

  /// The path as it is written on the disk, where the case of its letters may be another.
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
