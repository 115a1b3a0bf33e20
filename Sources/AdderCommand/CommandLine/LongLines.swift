extension String {
  /// The text with the middle of very long lines removed. A message can quote a name from the user,
  /// and such a name may be as long as an entire file. The end of a line is kept, because it
  /// contains the advice.
  var withShortLines: String {
    guard utf8.count > Self.longestLine else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.utf8.count > Self.longestLine else { return String(line) }
      let left = line.prefix(Self.shownOfLine)
      let right = line.suffix(Self.shownOfLine)
      return "\(left)… (\(line.utf8.count) bytes) …\(right)"
    }.joined(separator: "\n")
  }

  private static let longestLine = 4_000
  private static let shownOfLine = 400
}
