/// Everything that is wrong with the files that values are made of, a line each.
struct DataProblems: Error, CustomStringConvertible {
  let problems: [String]
  var description: String { problems.joined(separator: "\n") }
}
