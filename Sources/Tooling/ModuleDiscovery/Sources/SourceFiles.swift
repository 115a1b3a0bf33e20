package import AdderBase
import AdderProjects

/// The files of a project that define its modules, as sorted paths
/// relative to the project's folder.
package struct SourceFiles: Hashable, Sendable {
  /// Swift files.
  package var swift: [String]
  /// Storyboards and xibs.
  package var interfaces: [String]
  /// Property lists that can describe an app: `Info.plist`, `Shop-Info.plist`. On a Mac, settings can name them with
  /// other letter case.
  package var propertyLists: [String] = []
  /// Xcode projects: folders whose names end in `.xcodeproj`.
  package var xcodeProjects: [String] = []
  /// Folders of Swift packages. The path of the project's own folder is empty.
  package var packages: [String] = []
  /// Folders that could not be searched; their contents are unknown.
  package var unreadableFolders: [UnreadableFolder] = []

  package struct UnreadableFolder: Hashable, Sendable {
    package var path: String
    /// The system's description of the error.
    package var reason: String
  }

  package init(swift: [String], interfaces: [String] = []) {
    self.swift = swift
    self.interfaces = interfaces
  }

  /// Searches a folder. Skips symbolic links, hidden folders, third-party code (`Pods`,
  /// `Carthage`), build products, templates of Xcode and vipergen, asset and documentation
  /// catalogs.
  ///
  /// - Parameter excluded: More folders and files to skip, relative to that folder.
  package init(in folder: AbsolutePath, excluding excluded: [RelativePath] = []) {
    self.init(swift: [])
    collect(in: folder, path: "", Set(excluded.map(\.text)))
    swift.sort()
    interfaces.sort()
    propertyLists.sort()
    xcodeProjects.sort()
    packages.sort()
    unreadableFolders.sort { $0.path < $1.path }
  }

  /// Returns true for a folder with third-party code, build products, templates or hidden files.
  package static func isSkipped(folder name: String) -> Bool { SkippedFolders.contain(name) }

  /// Returns true for the name or the path of a storyboard or xib.
  static func isInterface(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  /// Returns true for the name of a property list that can describe an app.
  static func isPropertyList(_ name: String) -> Bool {
    name.hasSuffix(".plist") && name.lowercased().contains("info")
  }

  /// A file that is only in folders with templates of vipergen. These contain Swift files that are
  /// not built.
  static let templateSpec = "viperspec.yml"

  private mutating func collect(
    in folder: AbsolutePath, path: String, _ excluded: Set<String>
  ) {
    let entries: [(name: String, kind: AbsolutePath.Kind)]
    do throws(SystemError) {
      entries = try folder.entriesByKind()
    } catch {
      unreadableFolders.append(
        UnreadableFolder(path: String(path.dropLast()), reason: error.description))
      return
    }
    guard !entries.contains(where: { $0.name == Self.templateSpec }) else { return }
    for (name, kind) in entries
    where !name.hasPrefix(".") && (excluded.isEmpty || !excluded.contains(path + name)) {
      switch kind {
      case .file:
        if name.hasSuffix(".swift") {
          swift.append(path + name)
          if name == SwiftPackage.manifestName { packages.append(String(path.dropLast())) }
        } else if Self.isInterface(name) {
          interfaces.append(path + name)
        } else if Self.isPropertyList(name) {
          propertyLists.append(path + name)
        }
      case .folder where name.hasSuffix(".xcodeproj"): xcodeProjects.append(path + name)
      case .folder where !Self.isSkipped(folder: name):
        collect(in: folder.appending(name), path: path + name + "/", excluded)
      case .folder, .other: break
      }
    }
  }
}
