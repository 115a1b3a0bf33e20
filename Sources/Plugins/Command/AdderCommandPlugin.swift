import Foundation
import PackagePlugin

/// `swift package adder …`: runs any command in the
/// package. Commands that generate, rename or fix code write to the package.
@main struct AdderCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "AdderCommand").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("'adder' ended with status \(process.terminationStatus).")
    }
  }
}
