/// Formats an age for presenters.
enum AgeText {
  static func text(_ age: Int) -> String { age == 1 ? "1 year" : "\(age) years" }
}
