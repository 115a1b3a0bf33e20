package import AdderBase
package import AdderProjects

/// The resources of a generated module, such as storyboards, that the manifest of its package must
/// list.
package struct ResourceNeed: Equatable, Sendable {
  /// The target that contains the resources.
  package let target: String
  /// The paths of the resources from the target's folder.
  package let paths: [String]

  /// - Returns: `nil` if the module has no resources, or its target has no known folder.
  package init?(
    of module: GeneratedModule, at location: ModuleLocation, in package: SwiftPackage
  ) {
    guard let name = location.code?.targets.first,
      let folder = package.target(named: name)?.folder
    else { return nil }
    target = name
    paths = module.files.filter { $0.isResource && $0.kind == .code }
      .compactMap { $0.path.relative(to: folder)?.text }
    guard !paths.isEmpty else { return nil }
  }

  private static func element(_ path: String) -> String { ".process(\"\(path)\")" }

  /// The lines to add to the manifest.
  package var lines: String {
    """
      .target(name: "\(target)", resources: [
        \(paths.map(Self.element).joined(separator: ",\n    "))
      ])
    """
  }

  /// Returns the manifest with the resources listed, or `nil` if it cannot be edited.
  package func manifest(from old: [UInt8]) -> [UInt8]? {
    var manifest = PlainManifest(old)
    let known = manifest.resources(ofTarget: target)
    let missing = paths.filter { path in
      !known.contains { path == $0 || path.hasPrefix("\($0)/") }
    }
    guard !missing.isEmpty else { return old }
    return manifest.add(missing.map(Self.element), toTarget: target, "resources")
      ? manifest.bytes : nil
  }
}
