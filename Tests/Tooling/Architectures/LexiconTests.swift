import Testing

@testable import AdderArchitectures

@Suite struct LexiconTests {
  @Test(arguments: [
    ("didLoadURLList", ["did", "load", "url", "list"]), ("obtain", ["obtain"]),
    ("showHTML", ["show", "html"]), ("x", ["x"]), ("", []), ("_hidden", ["hidden"]),
    ("did_load_Posts", ["did", "load", "posts"]),
    ("step2Done", ["step2", "done"]), ("показатьЭкран", ["показатьэкран"]),
  ])
  func `A name is split into words at capital letters and underscores`(
    name: String, words: [String]
  ) {
    #expect(NameWords(name).words == words)
  }

  @Test func `Every participle is mapped back to its verb`() {
    for verb in Lexicon.imperatives {
      let participle = Lexicon.participle(of: verb)
      // A participle that is also an imperative is treated as an imperative.
      if Lexicon.imperatives.contains(participle) { continue }
      #expect(Lexicon.verb(ofFact: participle) == verb, "\(verb) → \(participle)")
    }
  }

  @Test(arguments: [
    ("show", "shows"), ("apply", "applies"), ("display", "displays"), ("push", "pushes"),
    ("pass", "passes"), ("fix", "fixes"), ("do", "does"), ("have", "has"), ("close", "closes"),
  ])
  func `A verb is put into the form after "it"`(verb: String, form: String) {
    #expect(Lexicon.thirdPerson(of: verb) == form)
  }

  @Test func `No word is both an imperative and a noun`() {
    #expect(Lexicon.imperatives.isDisjoint(with: Lexicon.nouns))
  }

  @Test func `The lexicon contains all words of the verb groups`() {
    let groups = [
      Lexicon.readingVerbs, Lexicon.configuringVerbs, Lexicon.openingVerbs, Lexicon.closingVerbs,
    ]
    for group in groups { #expect(group.subtracting(Lexicon.imperatives) == []) }
  }
}
