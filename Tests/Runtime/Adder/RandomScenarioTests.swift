import AdderRuntimeScenarios
import AdderTestSupport
import Testing

@MainActor @Suite struct RandomScenarioTests {
  @Test func `Modules are notified and freed in any order of opening and closing`()
    async
  {
    for seed in 0..<samples(1000, full: 100_000) {
      let random = await RandomScenario(seed: seed)
      #expect(random.report.problems == [], "\(random.report.transcript)")
    }
  }
}
