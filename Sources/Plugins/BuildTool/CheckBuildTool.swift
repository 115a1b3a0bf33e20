import Foundation
import PackagePlugin

/// Checks a target's sources in every build in which they changed. The findings appear among the
/// compiler's warnings. Only errors stop the build. The architecture determines which findings are
/// errors.
@main struct CheckBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let sources = target.sourceModule?.sourceFiles(withSuffix: ".swift") else { return [] }
    let adder = try context.tool(named: "AdderCommand").url
    // A build command needs an output. An empty source file costs the target least: any other file
    // would be a resource, and the product would need a bundle for it.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name)Checked.swift")
    let root = context.package.directoryURL
    return [
      .buildCommand(
        displayName: "Checking the architecture of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", Self.script,
          "adder-check", root.path(percentEncoded: false), adder.path(percentEncoded: false),
          target.directoryURL.path(percentEncoded: false), stamp.path(percentEncoded: false),
        ],
        inputFiles: sources.map(\.url) + Self.settings(in: root), outputFiles: [stamp])
    ]
  }

  private static let script = #"""
    cd "$1" && "$2" check --format xcode --fail-on error --no-cache "$3" && : > "$4"
    """#

  /// Returns the files that configure the check: adder.yml, architecture files next to it, and the
  /// baseline. A change to an architecture file in another folder is not detected.
  private static func settings(in root: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil)
    return (files ?? []).filter { file in
      ["yml", "yaml"].contains(file.pathExtension)
        || file.lastPathComponent == ".adder-baseline.json"
    }.sorted { $0.path < $1.path }
  }
}
