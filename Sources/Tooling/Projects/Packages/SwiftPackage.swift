package import AdderBase

/// A Swift package, as far as its manifest's text and its folders describe it.
///
/// The manifest is not run: that takes hundreds of milliseconds, and a command that makes
/// files takes ten.
package struct SwiftPackage: Equatable, Sendable {
  package var name: String
  package var toolsVersion: ToolsVersion
  package var platforms: [Platform]
  package var products: [Product]
  package var targets: [Target]
  /// Whether the targets are all there are. Where the manifest computes some, the folders that
  /// look like targets stand in for them.
  package var isComplete: Bool

  package struct ToolsVersion: Hashable, Sendable, Comparable {
    package var major: Int
    package var minor: Int

    package static func < (one: ToolsVersion, other: ToolsVersion) -> Bool {
      (one.major, one.minor) < (other.major, other.minor)
    }
  }

  package struct Platform: Hashable, Sendable {
    /// In small letters, for example `ios`.
    package var name: String
    /// For example `16.0`; `nil` when the manifest computes it.
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
    /// Whether the manifest has it only under a condition, for example on one platform.
    package var isConditional: Bool
    /// Where its sources are, relative to the package's folder; `nil` when that is unknown.
    package var folder: RelativePath?
    /// The targets of this package it depends on, and products named without their package.
    package var dependencies: [String]
    /// The products of other packages it depends on.
    package var products: [String]
    /// Whether these are all dependencies; a manifest can compute some.
    package var knowsDependencies: Bool
    /// The folders and files it is restricted to, relative to its folder; `nil`: all of them.
    package var sources: [String]?
    /// The folders and files that are excluded from the target, relative to its folder.
    package var exclude: [String]

    /// Whether code of an app can be added to it.
    package var takesModules: Bool { kind == .library || kind == .executable }
  }

  package func target(named name: String) -> Target? { targets.first { $0.name == name } }

  /// Whether the package says that it is for a platform, for example `ios`.
  package func isFor(platform name: String) -> Bool { platforms.contains { $0.name == name } }
}

extension SwiftPackage.Target {
  /// Whether a file of the package is compiled into the target.
  package func compiles(_ path: RelativePath) -> Bool {
    guard let folder, let inner = path.relative(to: folder) else { return false }
    func covers(_ text: String) -> Bool {
      (try? RelativePath(validating: text)).map { inner.isInside($0) } ?? false
    }
    return (sources?.contains(where: covers) ?? true) && !exclude.contains(where: covers)
  }
}
