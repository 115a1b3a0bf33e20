/// A place in a text file, as compilers print it: `file:line:column`.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file as the user knows it, usually relative to where the command was started.
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
