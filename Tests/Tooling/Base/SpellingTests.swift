import AdderBase
import Testing

@Suite struct SpellingTests {
  private let known = ["generate", "template", "undo", "project_targets"]

  @Test(arguments: [
    ("tempalte", "template"), ("Undo", "undo"), ("project-target", "project_targets"),
    ("genrate", "generate"),
  ])
  func `A misspelt word finds the word that was meant`(slip: String, meant: String) {
    #expect(Spelling.nearest(to: slip, among: known) == meant)
  }

  @Test func `A word unlike all known ones finds none`() {
    #expect(Spelling.nearest(to: "storyboard", among: known) == nil)
  }
}
