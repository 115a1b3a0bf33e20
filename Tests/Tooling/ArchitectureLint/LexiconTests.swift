import Testing

@testable import AdderArchitectureLint

@Suite struct LexiconTests {
  @Test(arguments: [
    ("didLoadURLList", ["did", "load", "url", "list"]), ("obtain", ["obtain"]),
    ("showHTML", ["show", "html"]), ("x", ["x"]), ("", []), ("_hidden", ["hidden"]),
    ("did_load_Posts", ["did", "load", "posts"]),
    ("step2Done", ["step2", "done"]), ("показатьЭкран", ["показатьэкран"]),
  ])
  func `A name is cut where its humps are`(name: String, words: [String]) {
    #expect(NameWords(name).words == words)
  }

  @Test func `The forms of a verb lead back to the verb`() {
    for verb in Lexicon.imperatives {
      let participle = Lexicon.participle(of: verb)
      // A participle that is an order as well is taken for one.
      if Lexicon.imperatives.contains(participle) { continue }
      #expect(Lexicon.verb(ofFact: participle) == verb, "\(verb) → \(participle)")
    }
  }

  @Test func `No word is an order and a noun at once`() {
    #expect(Lexicon.imperatives.isDisjoint(with: Lexicon.nouns))
  }

  @Test func `The lexicon contains all words of the verb groups`() {
    let groups = [
      Lexicon.readingVerbs, Lexicon.configuringVerbs, Lexicon.openingVerbs, Lexicon.closingVerbs,
    ]
    for group in groups { #expect(group.subtracting(Lexicon.imperatives) == []) }
  }
}
