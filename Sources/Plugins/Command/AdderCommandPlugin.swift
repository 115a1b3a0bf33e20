import Foundation
import PackagePlugin

/// `swift package adder …`: the command with all it can do, in the package. Making, renaming and fixing write to it.
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
