package import AdderBase
package import AdderProjects

/// The resources of modules, such as storyboards, in the manifest of their package. SwiftPM bundles
/// only resources that the manifest lists.
package struct PackageResources: Sendable {
  private let package: SwiftPackage

  package init(of package: SwiftPackage) { self.package = package }

  /// Returns the manifest with the resources listed, or `nil` if it cannot be edited.
  ///
  /// - Parameters:
  ///   - paths: the paths of the resources from the package's folder.
  ///   - target: the target to which they belong.
  package func adding(
    _ paths: [RelativePath], to target: String, in manifest: [UInt8]
  ) -> [UInt8]? {
    var edited = PlainManifest(manifest)
    let known = edited.resources(ofTarget: target)
    let missing = inner(paths, of: target).filter { path in
      !known.contains { path == $0 || path.hasPrefix("\($0)/") }
    }
    guard !missing.isEmpty else { return manifest }
    return edited.add(missing.map(Self.element), toTarget: target, "resources")
      ? edited.bytes : nil
  }

  /// Returns the manifest without resources that no longer exist.
  package func removing(_ paths: [RelativePath], from manifest: [UInt8]) -> [UInt8] {
    var edited = PlainManifest(manifest)
    for target in package.targets {
      let gone = Set(inner(paths, of: target.name))
      if !gone.isEmpty { edited.removeResources(gone, ofTarget: target.name) }
    }
    return edited.bytes
  }

  /// The lines to add to a manifest that cannot be edited.
  package func lines(for paths: [RelativePath], of target: String) -> String {
    """
      .target(name: "\(target)", resources: [
        \(inner(paths, of: target).map(Self.element).joined(separator: ",\n    "))
      ])
    """
  }

  /// Returns the paths from the target's folder.
  private func inner(_ paths: [RelativePath], of target: String) -> [String] {
    guard let folder = package.target(named: target)?.folder else { return [] }
    return paths.compactMap { $0.relative(to: folder)?.text }
  }

  private static func element(_ path: String) -> String { ".process(\"\(path)\")" }
}
