import Foundation
import PackagePlugin

/// `swift package adder-check`: checks the package. It writes nothing, so it needs no permission.
@main struct CheckCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "AdderCommand").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check", "--no-cache"] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("The check ended with status \(process.terminationStatus).")
    }
  }
}
