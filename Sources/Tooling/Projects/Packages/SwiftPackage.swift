package import AdderBase

/// A Swift package, as far as its manifest's text and its folders describe it.
///
/// The manifest is not run: that would take hundreds of milliseconds, whereas a command that
/// generates files takes ten.
package struct SwiftPackage: Equatable, Sendable {
  package var name: String
  /// The package's folder, relative to the project's folder.
  package private(set) var folder = RelativePath.root
  package var toolsVersion: ToolsVersion
  package var platforms: [Platform]
  package var products: [Product]
  package var targets: [Target]
  /// True if `targets` is complete. If the manifest computes some targets, folders that look like
  /// targets are listed instead.
  package var isComplete: Bool

  package struct ToolsVersion: Hashable, Sendable, Comparable {
    package var major: Int
    package var minor: Int

    package static func < (one: ToolsVersion, other: ToolsVersion) -> Bool {
      (one.major, one.minor) < (other.major, other.minor)
    }
  }

  package struct Platform: Hashable, Sendable {
    /// The name in lower case, for example `ios`.
    package var name: String
    /// The version, for example `16.0`; `nil` if the manifest computes it.
    package var version: String?
  }

  package struct Product: Hashable, Sendable {
    package enum Kind: String, Sendable { case library, executable, plugin }

    package var kind: Kind
    package var name: String
    package var targets: [String]
  }

  package struct Target: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case library, executable, test, macro, plugin, system, binary
    }

    package var kind: Kind
    package var name: String
    /// True if the manifest declares the target only under a condition, for example on one
    /// platform.
    package var isConditional: Bool
    /// The folder of the target's sources, relative to the project's folder; `nil` if it is
    /// unknown.
    package var folder: RelativePath?
    /// The targets of this package that the target depends on, and the products that it depends
    /// on without naming their package.
    package var dependencies: [String]
    /// The products of other packages that the target depends on.
    package var products: [String]
    /// True if the dependencies and products are complete; false if the manifest computes some of
    /// them.
    package var knowsDependencies: Bool
    /// The folders and files to which the target is restricted, relative to the target's folder;
    /// `nil` if it is not restricted.
    package var sources: [String]?
    /// The folders and files that are excluded from the target, relative to its folder.
    package var exclude: [String]
    /// True if declarations without an isolation belong to the main actor.
    package var isMainActorByDefault = false
    /// True if the language mode is that of Swift 6.
    package var isSwift6 = false
    /// The names of the build-tool plugins that the target's build runs.
    package var plugins: [String] = []

    /// True if modules of an app can be added to the target.
    package var takesModules: Bool { kind == .library || kind == .executable }
  }

  /// The path of the manifest, relative to the project's folder.
  package var manifest: RelativePath { folder.appending(Self.manifestName) }

  /// Returns the package as seen from a folder around it.
  package func moved(to folder: RelativePath) -> SwiftPackage {
    var moved = self
    moved.folder = folder
    for index in targets.indices {
      moved.targets[index].folder = targets[index].folder.map(folder.appending)
    }
    return moved
  }

  package func target(named name: String) -> Target? { targets.first { $0.name == name } }

  /// Returns true if the package lists a platform, for example `ios`.
  package func isFor(platform name: String) -> Bool { platforms.contains { $0.name == name } }
}

extension SwiftPackage.Target {
  /// Returns true if a file of the package is compiled into the target.
  package func compiles(_ path: RelativePath) -> Bool {
    guard let folder, let inner = path.relative(to: folder) else { return false }
    func covers(_ text: String) -> Bool {
      (try? RelativePath(validating: text)).map { inner.isInside($0) } ?? false
    }
    return (sources?.contains(where: covers) ?? true) && !exclude.contains(where: covers)
  }
}
