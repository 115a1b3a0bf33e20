import Foundation

/// The table of renamed rules: `Rules/renamed.txt`.
package struct RenamedRules {
  /// The former rule ids and the current ones, in the order of the file. If a rule has several
  /// former ids, the oldest is first.
  package let names: [(old: String, new: String)]

  /// - Parameter rules: the current rule ids.
  package init(_ text: String, rules: Set<String>) throws {
    var names: [(old: String, new: String)] = []
    var problems: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let pieces = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      let problem: String?
      if pieces.count != 2 {
        problem = "Write 'OLD: NEW'."
      } else if !rules.contains(pieces[1]) {
        problem = "'\(pieces[1])' is not a rule."
      } else if rules.contains(pieces[0]) {
        problem = "'\(pieces[0])' is still a rule."
      } else if names.contains(where: { $0.old == pieces[0] }) {
        problem = "'\(pieces[0])' is listed twice."
      } else {
        problem = nil
        names.append((old: pieces[0], new: pieces[1]))
      }
      if let problem { problems.append("Rules/renamed.txt:\(number + 1): \(problem)") }
    }
    if !problems.isEmpty { throw DataProblems(problems: problems) }
    self.names = names
  }
}

extension RulePages {
  /// Returns the Swift source with the names of rules, for targets that need no other facts about
  /// rules.
  func swiftNames(_ renamed: RenamedRules) -> String {
    let ids = pages.map { "    \(SwiftLiteral.line($0.id))," }
    let limited = pages.filter { $0.limit != nil }.map { "    \(SwiftLiteral.line($0.id))," }
    let table = renamed.names.map {
      "    (\(SwiftLiteral.line($0.old)), \(SwiftLiteral.line($0.new))),"
    }
    return """
      // Generated from Rules/. To update: swift run AdderEmbeddedFiles
      // swift-format-ignore-file

      extension RuleNames {
        /// The ids of all rules, sorted.
        package static let all: [String] = [
      \(ids.joined(separator: "\n"))
        ]

        /// The rules that count, and so have a limit.
        static let limited: Set<String> = [
      \(limited.joined(separator: "\n"))
        ]

        /// Former rule ids and the current ones; if a rule has several former ids, the oldest is first.
        static let renamed: [(old: String, new: String)] = [
      \(table.joined(separator: "\n"))
        ]
      }

      """
  }
}
