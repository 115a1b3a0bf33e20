import Foundation
import PackagePlugin

/// Makes the spies of the contracts that a test target tests, in every build in which the sources
/// changed. Files whose contents stay the same are not compiled again.
@main struct SpiesBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let tests = target.sourceModule, tests.kind == .test else {
      Diagnostics.error(
        "AdderSpies makes spies for tests, but '\(target.name)' is not a test target.")
      return []
    }
    let tested = tests.dependencies.compactMap { dependency in
      if case .target(let target) = dependency { target.sourceModule } else { nil }
    }
    guard !tested.isEmpty else {
      Diagnostics.warning(
        "'\(target.name)' depends on no target of this package, so it gets no spies.")
      return []
    }
    let adder = try context.tool(named: "AdderCommand").url
    let root = context.package.directoryURL
    let output = context.pluginWorkDirectoryURL
    let names = tested.map { "SpiesOf\($0.moduleName).swift" } + ["SpyRecorders.swift"]
    // A module's parts may be in other targets than its contracts.
    let sources = context.package.targets.compactMap(\.sourceModule)
      .filter { $0.kind != .test || $0.id == tests.id }
      .flatMap { $0.sourceFiles(withSuffix: ".swift").map(\.url) }
    return [
      .buildCommand(
        displayName: "Generating the spies of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", #"cd "$1" && shift && exec "$@""#, "adder-spies", root.path(percentEncoded: false),
          adder.path(percentEncoded: false), "spy", "--no-cache",
          "--output", output.path(percentEncoded: false), "--test-target", target.name,
        ] + tested.flatMap { ["--target", $0.name] },
        inputFiles: sources + Self.settings(in: root),
        outputFiles: names.map { output.appending(path: $0) })
    ]
  }

  /// Returns the files that decide what a module is, and how spies look: the manifest, adder.yml, and
  /// architecture files next to it.
  private static func settings(in root: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil)
    return (files ?? []).filter { file in
      ["yml", "yaml"].contains(file.pathExtension) || file.lastPathComponent == "Package.swift"
    }.sorted { $0.path < $1.path }
  }
}
