package import AdderBase

/// The targets and groups of an Xcode project, from which the location of a module is inferred.
/// Folders are relative to the project's folder. Groups are relative to the main group, and have
/// the names that Xcode shows.
package struct XcodeLayout: Equatable, Sendable {
  package struct Target: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case app
      /// A framework, a library or an extension: any code that is not part of the app's own target.
      case library
      case unitTests
      /// A target that cannot contain modules: UI tests, or a target that compiles nothing itself.
      case other
    }

    package var name: String
    package var kind: Kind
    /// The module name that tests import.
    package var module: String
    /// True if the project states the module's name; false if, for example, an xcconfig file can
    /// change it.
    package var knowsModule: Bool
    /// The common folder of the target's files; `nil` if there is none.
    package var folder: RelativePath?
    /// The names of the targets that this target depends on.
    package var dependencies: [String]
    /// True if the target is built for a platform without UIKit, such as macOS.
    package var lacksUIKit: Bool
    /// True if every platform for which the target is built has UIKit, as far as the project's own
    /// build settings state it.
    package var alwaysHasUIKit: Bool
    /// True if declarations without an isolation belong to the main actor.
    package var isMainActorByDefault = false
    /// True if the language mode is that of Swift 6.
    package var isSwift6 = false

    package init(
      name: String, kind: Kind, module: String, knowsModule: Bool = true,
      folder: RelativePath? = nil,
      dependencies: [String] = [], lacksUIKit: Bool = false, alwaysHasUIKit: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.module = module
      self.knowsModule = knowsModule
      self.folder = folder
      self.dependencies = dependencies
      self.lacksUIKit = lacksUIKit
      self.alwaysHasUIKit = alwaysHasUIKit
    }
  }

  package struct Group: Equatable, Sendable {
    package var path: RelativePath
    /// The group's folder; `nil` if the group has no folder, or if its folder is outside the
    /// project.
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

  /// Returns the group for a folder: the group of the innermost enclosing folder that has a group,
  /// followed by the rest of the folder's path.
  package func group(for folder: RelativePath) -> RelativePath {
    var innermost: (group: Group, folder: RelativePath, length: Int)?
    for group in groups {
      guard let around = group.folder else { continue }
      // Of the folders around one folder, the innermost has the longest path.
      let length = around.isRoot ? 0 : around.text.utf8.count
      guard innermost.map({ length > $0.length }) ?? true, folder.isInside(around) else { continue }
      innermost = (group, around, length)
    }
    guard let innermost, let rest = folder.relative(to: innermost.folder) else { return folder }
    return innermost.group.path.appending(rest)
  }

  /// Returns true if every platform for which these targets are built has UIKit.
  package func alwaysHasUIKit(in targets: [String]) -> Bool {
    !targets.isEmpty && targets.allSatisfy { target(named: $0)?.alwaysHasUIKit ?? false }
  }

  func hasGroup(_ path: RelativePath) -> Bool { groups.contains { $0.path == path } }
}
