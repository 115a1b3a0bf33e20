package import AdderBase
import AdderProjects

/// The files of a project that modules are written in, by their paths from its folder, ascending.
package struct SourceFiles: Hashable, Sendable {
  /// Swift files.
  package var swift: [String]
  /// Storyboards and xibs.
  package var interfaces: [String]
  /// Xcode projects: folders whose names end in `.xcodeproj`.
  package var xcodeProjects: [String] = []
  /// Folders of Swift packages; the project's own is empty.
  package var packages: [String] = []
  /// Folders that could not be searched; their contents are unknown.
  package var unreadableFolders: [UnreadableFolder] = []

  package struct UnreadableFolder: Hashable, Sendable {
    package var path: String
    /// In the system's words.
    package var reason: String
  }

  package init(swift: [String], interfaces: [String] = []) {
    self.swift = swift
    self.interfaces = interfaces
  }

  /// Looks through a folder. Symbolic links, hidden folders, other people's code (`Pods`, `Carthage`), what builds leave
  /// behind, templates of Xcode and examples of documentation are passed by.
  ///
  /// - Parameter excluded: folders and files that are passed by as well, from that folder.
  package init(in folder: AbsolutePath, excluding excluded: [RelativePath] = []) {
    self.init(swift: [])
    collect(in: folder, path: "", Set(excluded.map(\.text)))
    swift.sort()
    interfaces.sort()
    xcodeProjects.sort()
    packages.sort()
    unreadableFolders.sort { $0.path < $1.path }
  }

  private static let passedBy: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules", "vendor",
  ]

  /// Endings of folders whose Swift files are not built.
  private static let passedByEndings = [".xctemplate", ".docc"]

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
    for (name, kind) in entries
    where !name.hasPrefix(".") && (excluded.isEmpty || !excluded.contains(path + name)) {
      switch kind {
      case .file:
        if name.hasSuffix(".swift") {
          swift.append(path + name)
          if name == SwiftPackage.manifestName { packages.append(String(path.dropLast())) }
        } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
          interfaces.append(path + name)
        }
      case .folder where name.hasSuffix(".xcodeproj"): xcodeProjects.append(path + name)
      case .folder
      where !Self.passedBy.contains(name) && !Self.passedByEndings.contains(where: name.hasSuffix):
        collect(in: folder.appending(name), path: path + name + "/", excluded)
      case .folder, .other: break
      }
    }
  }
}
