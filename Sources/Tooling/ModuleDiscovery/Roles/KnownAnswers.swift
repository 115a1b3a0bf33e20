/// Answers to small questions about things that have numbers, each worked out once.
struct KnownAnswers<Answer: FixedWidthInteger> {
  private var answers: [Answer]
  /// How many questions there are about each thing.
  private let width: Int

  init(count: Int, width: Int) {
    answers = Array(repeating: .min, count: count * width)
    self.width = width
  }

  /// The answer; the smallest value means that there is none yet.
  mutating func answer(_ thing: Int, _ question: Int = 0, _ find: () -> Answer) -> Answer {
    let place = thing * width + question
    if answers[place] == .min { answers[place] = find() }
    return answers[place]
  }

  mutating func isTrue(_ thing: Int, _ question: Int = 0, _ find: () -> Bool) -> Bool {
    answer(thing, question) { find() ? 1 : 0 } == 1
  }
}
