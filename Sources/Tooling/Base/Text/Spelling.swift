/// Suggestions for misspelt words.
package enum Spelling {
  /// Returns the known word nearest to a misspelt one, or `nil` if none is near enough to suggest.
  ///
  /// Two words are near if at most a third of the letters must be changed, added, removed or
  /// swapped with their neighbours. One such edit is always allowed. Case and the difference
  /// between `-` and `_` are ignored.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let wanted = normalized(word)
    // A word this long is not a misspelling, and comparing it would be slow.
    guard wanted.count <= longestWord else { return nil }
    let limit = max(1, wanted.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in known {
      let letters = normalized(candidate)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  private static let longestWord = 200

  private static func normalized(_ word: String) -> [Character] {
    word.lowercased().map { $0 == "_" ? "-" : $0 }
  }

  /// Returns the number of edits between two words; a swap of neighbours counts as one.
  package static func distance(_ one: String, _ other: String) -> Int {
    distance(Array(one), Array(other))
  }

  /// Returns the number of edits between two words; a swap of neighbours counts as one.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...other.count)
    for i in one.indices {
      var current = [i + 1]
      for j in other.indices {
        var cost = min(
          previous[j + 1] + 1, current[j] + 1, previous[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[other.count]
  }
}
