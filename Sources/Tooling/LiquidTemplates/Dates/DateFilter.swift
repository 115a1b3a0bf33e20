extension Filter {
  /// `date: format`: formats a date and leaves other values unchanged.
  static let date = Filter(1...1) { (value, arguments, context) throws(FilterProblem) in
    let format = arguments.text(0)
    guard !format.isEmpty, let moment = Moment(value, context.clock) else { return value }
    context.scratch.cut(to: 0)
    guard moment.write(format, to: &context.scratch) else {
      throw FilterProblem(
        "The format '\(format)' ends within a directive. Write '%%' for a percent sign.")
    }
    return .string(String(bytes: context.scratch.bytes))
  }
}

extension Moment {
  /// Reads the time from a value: seconds since 1970, `now`, `today`, or a date in words or digits.
  fileprivate init?(_ value: LiquidValue, _ clock: LiquidClock) {
    switch value {
    case .integer(let seconds): self.init(seconds: seconds, clock)
    case .string(let text):
      let text = text.lowercased()
      if text == "now" || text == "today" {
        self.init(clock.now(), in: clock)
      } else if !text.isEmpty, text.utf8.allSatisfy(\.isDigit) {
        guard let seconds = Int(text) else { return nil }
        self.init(seconds: seconds, clock)
      } else {
        guard let moment = DateText(text).moment(clock) else { return nil }
        self = moment
      }
    default: return nil
    }
  }

  // The maximum distance from 1970 in seconds, about three million years.
  // Larger numbers are not dates.
  private static let farthest = 100_000_000_000_000

  private init?(seconds: Int, _ clock: LiquidClock) {
    guard (-Self.farthest...Self.farthest).contains(seconds) else { return nil }
    self.init(LiquidClock.Instant(seconds: seconds), in: clock)
  }
}
