/// The names of user stories: as many of their folders, from the last one on, as it takes to tell them apart.
struct StoryNames {
  private var counts: [ArraySlice<String>: Int] = [:]

  /// - Parameter stories: Each as a list of folders. A folder around others is a story, too.
  init(_ stories: [ArraySlice<String>]) {
    var all: Set<ArraySlice<String>> = []
    for story in Set(stories) {
      for end in 0..<story.count { all.insert(story.prefix(end + 1)) }
    }
    for story in all {
      for start in 0..<story.count { counts[story.dropFirst(start), default: 0] += 1 }
    }
  }

  subscript(_ story: ArraySlice<String>) -> String {
    for length in stride(from: 1, to: story.count, by: 1)
    where counts[story.suffix(length)] ?? 0 <= 1 {
      return story.suffix(length).joined(separator: " / ")
    }
    return story.joined(separator: " / ")
  }
}
