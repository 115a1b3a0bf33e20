package import AdderBase
package import AdderModuleDiscovery
import AdderProjects

extension ProjectSnapshot {
  /// Reads the files of a project. Files that cannot be read are only moved.
  ///
  /// - Parameters:
  ///   - sources: The files in which modules are found.
  ///   - baseline: The path of the baseline, which need not exist.
  package init(of sources: SourceFiles, in root: AbsolutePath, baseline: String? = nil) {
    self.init(sources: sources, texts: [:])
    self.baseline = baseline
    for path in sources.swift + sources.interfaces { take(path, in: root) }
    collect(in: root, path: "")
  }

  private mutating func take(_ path: String, in root: AbsolutePath) {
    if let text = try? root.appending(path).contents() {
      texts[path] = text
    } else {
      otherFiles.insert(path)
    }
  }

  private mutating func collect(in root: AbsolutePath, path: String) {
    // An unreadable folder moves with the folder that contains it.
    // The search for sources reports it.
    guard let entries = try? root.appending(path).entriesByKind() else { return }
    if entries.isEmpty, !path.isEmpty { emptyFolders.insert(path) }
    for (name, kind) in entries {
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      switch kind {
      case .folder where !Self.passedBy.contains(name): collect(in: root, path: inner)
      case .file where texts[inner] == nil && Self.isText(inner): take(inner, in: root)
      case .file where texts[inner] == nil:
        if let text = Self.smallText(inner, in: root) {
          texts[inner] = text
        } else {
          otherFiles.insert(inner)
        }
      case .other: otherFiles.insert(inner)
      case .file, .folder: break
      }
    }
  }

  /// Folders with third-party code, build products or tool data.
  private static let passedBy: Set = [
    ".git", ".build", ".adder", ".swiftpm", "Pods", "Carthage", "DerivedData", "SourcePackages",
    "build", "node_modules", "vendor",
  ]

  /// Returns true if a file can contain names of types or files,
  /// even if no modules are found in it. What an asset catalog
  /// contains is data.
  private static func isText(_ path: String) -> Bool {
    guard !path.contains(".xcassets/") else { return false }
    return path.isSwift || path.isInterfaceFile || path.isXcodeProject || path.isSettingsFile
      || textExtensions.contains(path.fileExtension)
      || path.hasSuffix(".json") || path.isDocument
      || path.folder.hasSuffix(".xcdatamodel")
  }

  /// Returns the contents of a small file of text that may list files of the project, such as a script or the list
  /// of a tool, or `nil` for any other file.
  private static func smallText(_ path: String, in root: AbsolutePath) -> [UInt8]? {
    guard !path.contains(".xcassets/"), !path.contains("/xcuserdata/"),
      path.fileName.hasPrefix(".") || path.fileExtension.isEmpty
        || listExtensions.contains(path.fileExtension),
      let text = try? root.appending(path).contents(), text.count <= 1 << 18, !text.contains(0)
    else { return nil }
    return text
  }

  private static let listExtensions: Set = [
    "bash", "cfg", "conf", "ini", "lock", "mk", "pl", "properties", "py", "rb", "sh", "toml", "txt",
    "xcconfig",
    "xcfilelist", "xml", "zsh",
  ]

  private static let textExtensions: Set = [
    "h", "m", "mm", "plist", "xcscheme", "xctestplan", "stencil",
  ]
}
