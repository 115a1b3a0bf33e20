import AdderArchitectureLint
import Testing

/// The fix that turns the variable properties of a value into constants.
@Suite struct ConstancyFixTests {
  /// - Parameters:
  ///   - properties: the properties of the value.
  ///   - code: the code of the presenter.
  ///   - expected: the value's first line after the fix; `nil` if there is no fix.
  private func check(
    _ properties: String, _ code: String = "", becomes expected: String?,
    location: SourceLocation = #_sourceLocation
  ) throws {
    var choice = RuleChoice()
    choice.only = ["view-model-mutable"]
    let play = try Stage.Play(
      .viperBook,
      """
      // PostList/View/PostViewModel.swift
      struct PostViewModel {
        \(properties)
      }

      struct Amount {
        var value = 0
        mutating func grow() { value += 1 }
      }

      // PostList/View/PostListViewInput.swift
      protocol PostListViewInput: AnyObject {
        func showTitles(_ titles: [PostViewModel])
      }

      // PostList/Presenter/PostListMaker.swift
      final class PostListMaker {
        private var models: [PostViewModel] = []
        \(code)
      }
      """)
    let (report, fixing) = play.fixing(choice)
    #expect(report.findings.map(\.symbol) == ["PostViewModel"], sourceLocation: location)
    let text = fixing.texts.first.map { String(decoding: $0.value, as: UTF8.self) }
    let line = text?.split(separator: "\n").dropFirst().first.map {
      String($0.drop { $0 == " " })
    }
    #expect(line == expected, sourceLocation: location)
  }

  @Test func `A property that is never set becomes constant`() throws {
    try check(
      "var headline: String  // what it is called",
      "func make() { models = [PostViewModel(headline: \"A\")]; print(models[0].headline.count) }",
      becomes: "let headline: String  // what it is called")
  }

  @Test func `A property that an initializer sets once becomes constant`() throws {
    try check(
      "var headline: String\n  init(_ text: String) { headline = text }",
      becomes: "let headline: String")
    try check(
      "var headline: String\n  init(_ text: String) { self.headline = text }",
      becomes: "let headline: String")
  }

  @Test(arguments: [
    "func set() { models[0].headline = \"B\" }", "func set() { models[0].headline += \"B\" }",
    "func set() { models[0].headline.append(\"B\") }", "func set() { swap(&models[0].headline) }",
    "func set() { set(\\PostViewModel.headline) }",
    "func set() { models.forEach { $0.headline = \"B\" } }",
    "func set() { Field(text: $model.headline) }",
    "func set() { (models[0].headline, other) = (\"B\", 1) }",
  ])
  func `A property that is set stays a variable`(code: String) throws {
    try check("var headline: String", code, becomes: nil)
  }

  @Test(arguments: [
    "var headline: String = \"\"", "var headline: String?", "var headline = \"\"",
    "var headline: Text", "var amount: Amount",
    "public var headline: String", "var headline: String { didSet {} }",
    "var headline: String\n  mutating func set() { headline = \"B\" }",
    "var headline: String\n  init() { headline = \"\"; if true { headline = \"B\" } }",
    "var headline: String\n  init() { self.init(\"A\"); headline = \"\" }",
    "var headline, other: String",
  ])
  func `A property with a value, an optional or a mutating type stays a variable`(
    properties: String
  ) throws {
    try check(properties, becomes: nil)
  }

  @Test func `Either all properties of a value become constant, or none`() throws {
    try check(
      "var headline: String\n  var isShown: Bool", "func set() { models[0].isShown = true }",
      becomes: nil)
  }
}
