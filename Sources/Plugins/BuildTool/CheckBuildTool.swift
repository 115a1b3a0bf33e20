import Foundation
import PackagePlugin

/// Checks a target's sources in every build in which they changed; what is found stands among the compiler's warnings.
/// Only errors stop the build: an architecture says that something is one.
@main struct CheckBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let sources = target.sourceModule?.sourceFiles(withSuffix: ".swift") else { return [] }
    let adder = try context.tool(named: "AdderCommand").url
    // A build command makes something. An empty source file is what costs the target least: another kind of file
    // would be a resource, and the product would get a bundle for it.
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

  /// What says how to check: adder.yml, an architecture file beside it, the baseline. One in another folder is not seen to
  /// change.
  private static func settings(in root: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil)
    return (files ?? []).filter { file in
      ["yml", "yaml"].contains(file.pathExtension)
        || file.lastPathComponent == ".adder-baseline.json"
    }.sorted { $0.path < $1.path }
  }
}
