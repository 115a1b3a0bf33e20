/// The folders of a project that contain none of its own sources.
package enum SkippedFolders {
  private static let names: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules", "vendor",
  ]

  /// Suffixes of folder names. Swift files in folders with these suffixes are not built.
  private static let endings = [".xctemplate", ".docc", ".xcassets"]

  /// Returns true for a folder with third-party code, build products, templates or hidden files.
  package static func contain(_ name: String) -> Bool {
    name.hasPrefix(".") || names.contains(name) || endings.contains(where: name.hasSuffix)
  }
}
