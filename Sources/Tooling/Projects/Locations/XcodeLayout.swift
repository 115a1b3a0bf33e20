package import AdderBase

/// What an Xcode project says about where modules can go: its targets and its groups. Folders are
/// seen from the project's folder, groups from the main group by the names that Xcode shows.
package struct XcodeLayout: Equatable, Sendable {
  package struct Target: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case app
      /// A framework, a library, an extension: any code that is not an app's own.
      case library
      case unitTests
      /// It takes no files of modules: tests of the interface, or what builds nothing itself.
      case other
    }

    package var name: String
    package var kind: Kind
    /// The name with which tests import its code.
    package var module: String
    /// The folder of its files; `nil` when they do not lie together.
    package var folder: RelativePath?
    /// The names of the targets it depends on.
    package var dependencies: [String]
    /// Whether it is built for a system without UIKit, such as macOS.
    package var lacksUIKit: Bool

    package init(
      name: String, kind: Kind, module: String, folder: RelativePath? = nil,
      dependencies: [String] = [], lacksUIKit: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.module = module
      self.folder = folder
      self.dependencies = dependencies
      self.lacksUIKit = lacksUIKit
    }
  }

  package struct Group: Equatable, Sendable {
    package var path: RelativePath
    /// Where it lies; `nil` for a group that has no folder of its own, or one outside the project.
    package var folder: RelativePath?

    package init(path: RelativePath, folder: RelativePath?) {
      self.path = path
      self.folder = folder
    }
  }

  package var targets: [Target]
  package var groups: [Group]

  package init(targets: [Target] = [], groups: [Group] = []) {
    self.targets = targets
    self.groups = groups
  }
}

extension XcodeLayout {
  package func target(named name: String) -> Target? { targets.first { $0.name == name } }

  /// The group that shows what lies in a folder: that of the innermost folder around it which has
  /// one, and the rest of the folder's path.
  package func group(for folder: RelativePath) -> RelativePath {
    let around = groups.filter { $0.folder.map(folder.isInside) ?? false }
    let innermost = around.max { one, other in
      (one.folder?.components.count ?? 0) < (other.folder?.components.count ?? 0)
    }
    guard let innermost, let rest = innermost.folder.flatMap(folder.relative) else { return folder }
    return innermost.path.appending(rest)
  }

  func hasGroup(_ path: RelativePath) -> Bool { groups.contains { $0.path == path } }
}
