import AdderArchitectures
import AdderTestSupport
import Testing

@Suite struct TraitsTests {
  @Test func `Traits behave like a set of traits`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<samples(2_000, full: 200_000) {
      // The sets are small, so that disjoint sets and subsets are frequent.
      let (some, others) = (Self.some(&random), Self.some(&random))
      let (traits, otherTraits) = (Traits(some), Traits(others))
      #expect(traits.isEmpty == some.isEmpty)
      #expect(traits.isSubset(of: otherTraits) == some.isSubset(of: others))
      #expect(traits.hasAny(of: otherTraits) == (others.isEmpty || !some.isDisjoint(with: others)))
      #expect(
        AdderArchitectures.Trait.allCases.filter(traits.contains)
          == AdderArchitectures.Trait.allCases.filter(some.contains))
      #expect((traits == otherTraits) == (some == others))
    }
  }

  private static func some(_ random: inout SeededRandom) -> Set<AdderArchitectures.Trait> {
    let count = Int.random(in: 0...4, using: &random)
    return Set(AdderArchitectures.Trait.allCases.shuffled(using: &random).prefix(count))
  }

  @Test func `A role's traits are found by its name and by its aliases`() {
    var role = Role(name: "Presenter")
    role.aliases = ["Decider"]
    role.traits = [.decides, .holdsState]
    var architecture = Architecture(name: "ours")
    architecture.roles = [Role(name: "View"), role]
    for name in ["Presenter", "Decider"] {
      #expect(architecture.traits(ofRole: name) == [.decides, .holdsState])
      #expect(architecture.role(named: name) == role)
    }
    #expect(architecture.traits(ofRole: "Router").isEmpty)
    #expect(architecture.role(named: "Router") == nil)
  }
}
