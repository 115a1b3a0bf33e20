/// A place in a text file, as compilers print it: `file:line:column`.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path that is shown to the user, usually relative to the working directory.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }
}
