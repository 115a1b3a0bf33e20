import AdderRuntimeScenarios
import AdderTestSupport
import Testing

@MainActor @Suite struct RandomScenarioTests {
  @Test func `Whatever random order modules are opened and closed in, all is told and freed`()
    async
  {
    for seed in 0..<samples(1000, full: 100_000) {
      let random = await RandomScenario(seed: seed)
      #expect(random.report.problems == [], "\(random.report.transcript)")
    }
  }
}
