import Adder
import AdderTestSupport

/// A random sequence of opening and closing modules, and its results on the headless screen.
public struct RandomScenario: Sendable {
  public let scenario: Scenario
  public let report: ScenarioReport

  /// - Parameter seed: The same seed produces the same steps.
  @MainActor public init(seed: Int) async {
    var random = SeededRandom(seed: seed)
    let run = ScenarioRun(HeadlessScenarioScreen())
    var steps: [Step] = []
    for index in 0..<Int.random(in: 2...12, using: &random) {
      let step = Self.step(index, run.openModules, &random)
      steps.append(step)
      await run.perform(step)
      if case .act(.windowCloses) = step.what { break }
    }
    scenario = Scenario("seed \(seed)", steps)
    report = run.report()
    // A screen that is released without being closed notifies its modules in tasks, and another
    // task checks for parts that stay in memory. These tasks can run only while this test does not
    // use the main actor.
    await Task.yield()
  }

  private static func step(
    _ index: Int, _ open: [String], _ random: inout SeededRandom
  ) -> Step {
    // At least half of the steps start at the last opened module, so that modules are stacked.
    let recent = open.last.flatMap { Bool.random(using: &random) ? $0 : nil }
    let name = recent ?? (open + ["root"]).randomElement(using: &random) ?? "root"
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return Step(what: .close(name))
    case 1: return Step(what: .closeItself(name))
    case 2: return Step(what: .closeOpened(name))
    case 3: return Step(what: .bringForward(name))
    case 4...7:
      return Step(what: .act(actions.randomElement(using: &random) ?? .userGoesBack))
    default:
      let transition = transitions.randomElement(using: &random) ?? .push
      let isLoading = Int.random(in: 0..<6, using: &random) == 0
      return Step(
        what: .open(
          letter(index), transition, from: name, loading: isLoading ? "in \(letter(index))" : nil,
          thenCloses: nil))
    }
  }

  /// Returns the name of the module opened by the step with this index.
  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index)))
  }

  private static let actions: [ScenarioAction] = [
    .userGoesBack, .userGoesBack, .userDismisses, .userDismisses, .userSelectsFirstTab,
    .userSelectsLastTab, .windowCloses,
  ]

  private static let transitions: [ModuleTransition] = [
    .push, .push, .push, .present, .present(hasNavigation: true), .present(.fullScreen),
    .present(.overFullScreen, hasNavigation: true), .present(.popover), .embed(in: "body"),
    .embed(in: "body", keepsOthers: true), .embed(in: "header"), .embed(in: "nowhere"), .tab,
    .detail, .replace, .setRoot, .setRoot(hasTabs: true),
    .segue("body"), .segue("over"), .segue("nowhere"),
  ]
}

extension RandomScenario {
  /// Returns how another screen differs from the headless one, or nil if it does not. Steps that
  /// are not needed to reproduce the difference are omitted.
  @MainActor public static func difference(
    seed: Int, on makeScreen: () -> any ScenarioScreen
  ) async -> String? {
    let random = await RandomScenario(seed: seed)
    guard await random.scenario.difference(on: makeScreen) != nil else {
      return random.report.problems.isEmpty ? nil : "\(random.report)"
    }
    let shortest = await random.scenario.shortened { await $0.difference(on: makeScreen) != nil }
    return await shortest.difference(on: makeScreen)
  }
}

extension Scenario {
  /// Returns how another screen differs from the headless one, or nil if it does not.
  @MainActor fileprivate func difference(on makeScreen: () -> any ScenarioScreen) async -> String? {
    let expected = await run(on: HeadlessScenarioScreen())
    let other = await run(on: makeScreen())
    guard other.transcript != expected.transcript || other.problems != expected.problems else {
      return nil
    }
    return """
      \(name)
      without pixels:
        \((expected.transcript + expected.problems).joined(separator: "\n  "))
      here:
        \((other.transcript + other.problems).joined(separator: "\n  "))
      """
  }

  /// Returns the scenario without the steps that are not needed to reproduce the difference.
  @MainActor fileprivate func shortened(
    while isNeeded: (Scenario) async -> Bool
  ) async -> Scenario {
    var steps = steps
    var index = steps.count - 1
    while index >= 0 {
      var fewer = steps
      fewer.remove(at: index)
      if await isNeeded(Scenario(name, fewer)) { steps = fewer }
      index -= 1
    }
    return Scenario(name, steps)
  }
}
