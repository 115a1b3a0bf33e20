/// All problems in the files from which values are generated, one per line.
struct DataProblems: Error, CustomStringConvertible {
  let problems: [String]
  var description: String { problems.joined(separator: "\n") }
}
