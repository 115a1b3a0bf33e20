package import Foundation

/// A checked-in Swift file that embeds other files of this repository in the command.
package struct EmbeddedFile {
  /// The path relative to the repository's root.
  package let path: String
  package let text: String

  /// The repository's root, derived from the path of this source file.
  package static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  package static func architectures() throws -> EmbeddedFile {
    EmbeddedFile(
      path: "Sources/Tooling/Shipped/ShippedFiles.swift", text: try ArchitectureFiles().swift)
  }

  package static func parsedArchitectures() throws -> EmbeddedFile {
    EmbeddedFile(
      path: "Sources/Tooling/Shipped/ParsedArchitectures.swift",
      text: try ArchitectureFiles().parsedSwift)
  }

  package static func frameworkNames() throws -> EmbeddedFile {
    EmbeddedFile(
      path: "Sources/Tooling/Shipped/FrameworkNames+Table.swift", text: try FrameworkFiles().swift)
  }

  package static func rules() throws -> EmbeddedFile {
    EmbeddedFile(
      path: "Sources/Tooling/ArchitectureLint/Rules/LintRule+Pages.swift",
      text: try RulePages().swift(ArchitectureFiles().titles))
  }

  package static func ruleNames() throws -> EmbeddedFile {
    let pages = try RulePages()
    let table = try String(
      contentsOf: repository.appending(path: "Rules/renamed.txt"), encoding: .utf8)
    let renamed = try RenamedRules(table, rules: Set(pages.pages.map(\.id)))
    return EmbeddedFile(
      path: "Sources/Tooling/Shipped/RuleNames+Table.swift", text: pages.swiftNames(renamed))
  }

  package static func spySupport() throws -> EmbeddedFile {
    EmbeddedFile(
      path: "Sources/Tooling/ContractSpies/SpySupport+Recorders.swift",
      text: try SupportFile.spies().swift)
  }

  package static func trafficSupport() throws -> EmbeddedFile {
    EmbeddedFile(
      path: "Sources/Tooling/ContractSpies/Proxies/TrafficSupport+Recorders.swift",
      text: try SupportFile.traffic().swift)
  }

  package static func mapPage() throws -> EmbeddedFile {
    EmbeddedFile(
      path: "Sources/Tooling/ModuleGraph/Reports/Page/MapPageParts.swift",
      text: try MapPageFiles().swift)
  }

  private var url: URL { Self.repository.appending(path: path) }

  /// True if the checked-in file has this text.
  package var isCurrent: Bool { (try? String(contentsOf: url, encoding: .utf8)) == text }

  package func write() throws { try text.write(to: url, atomically: true, encoding: .utf8) }
}
