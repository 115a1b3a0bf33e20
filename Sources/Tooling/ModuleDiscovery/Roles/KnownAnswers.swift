/// Answers to small questions about things that have numbers, each worked out once.
struct KnownAnswers {
  private var answers: [Int8]
  /// How many questions there are about each thing.
  private let width: Int

  private static let unknown = Int8.min

  init(count: Int, width: Int) {
    answers = Array(repeating: Self.unknown, count: count * width)
    self.width = width
  }

  mutating func answer(_ thing: Int, _ question: Int = 0, _ find: () -> Int8) -> Int8 {
    let place = thing * width + question
    if answers[place] == Self.unknown { answers[place] = find() }
    return answers[place]
  }

  mutating func isTrue(_ thing: Int, _ question: Int = 0, _ find: () -> Bool) -> Bool {
    answer(thing, question) { find() ? 1 : 0 } == 1
  }
}
