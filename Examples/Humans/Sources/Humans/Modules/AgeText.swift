/// How presenters say an age.
enum AgeText {
  static func text(_ age: Int) -> String { age == 1 ? "1 year" : "\(age) years" }
}
