package import AdderArchitectures
package import AdderBase
import AdderFindings
import AdderProjects

extension ArchitectureReader {
  /// Reads architectures; a file that one extends is found from where the command was started.
  package init(from environment: Environment) {
    self.init { path in
      try? environment.path(path, relativeTo: environment.workingDirectory).readText()
    }
  }

  /// The architecture in a file, whose place errors show from where the command was started.
  package func architecture(
    at file: AbsolutePath, from environment: Environment
  ) throws -> Architecture {
    let name = file.relative(to: environment.workingDirectory)?.text ?? file.text
    return try architecture(try file.readText(), file: name)
  }
}
