package import AdderArchitectures
package import AdderBase
import AdderFindings
import AdderProjects

extension ArchitectureReader {
  /// Creates a reader that looks for the files that an architecture extends. Their paths are
  /// relative to the working directory.
  package init(from environment: Environment) {
    self.init { path in
      try? environment.path(path, relativeTo: environment.workingDirectory).readText()
    }
  }

  /// Reads the architecture in a file. Errors show the file's path relative to the working
  /// directory.
  package func architecture(
    at file: AbsolutePath, from environment: Environment
  ) throws -> Architecture {
    let name = file.relative(to: environment.workingDirectory)?.text ?? file.text
    return try architecture(try file.readText(), file: name)
  }
}
