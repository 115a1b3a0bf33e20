/// A cache of answers to simple questions about numbered items. Each answer is computed once.
struct KnownAnswers<Answer: FixedWidthInteger> {
  private var answers: [Answer]
  /// The number of questions about each item.
  private let width: Int

  init(count: Int, width: Int) {
    answers = Array(repeating: .min, count: count * width)
    self.width = width
  }

  /// Returns an answer, which is computed on the first call. The
  /// smallest value marks a missing answer.
  mutating func answer(_ thing: Int, _ question: Int = 0, _ find: () -> Answer) -> Answer {
    let place = thing * width + question
    if answers[place] == .min { answers[place] = find() }
    return answers[place]
  }

  mutating func isTrue(_ thing: Int, _ question: Int = 0, _ find: () -> Bool) -> Bool {
    answer(thing, question) { find() ? 1 : 0 } == 1
  }
}
