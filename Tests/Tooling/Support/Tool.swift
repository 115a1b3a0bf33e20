import AdderTestSupport
package import Foundation

/// A system command that a test runs, for example to compare results.
package struct Tool {
  package let name: String

  package init(name: String) { self.name = name }

  /// Returns the output, or `nil` if the tool fails or is not installed.
  package func output(_ arguments: String..., in folder: String) -> Data? {
    let outcome = try? run(name, arguments, in: URL(filePath: folder))
    return outcome?.status == 0 ? outcome.map { Data($0.output.utf8) } : nil
  }
}
