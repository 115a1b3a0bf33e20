import Adder
import AdderTesting
import Humans
import Testing

@MainActor struct HumanListInteractorTests {
  private let service = HumanServiceMock()
  private let output = OutputMock()
  private let interactor: HumanListInteractor

  init() {
    interactor = HumanListInteractor(service: service)
    interactor.output = output
  }

  private func load(_ humans: [Human]) async {
    service.tracker.show(humans)
    interactor.obtainHumans()
    await eventually { !output.answers.isEmpty }
  }

  @Test func `People are delivered as plain values, in the order in which they were added`() async {
    await load([.sample(photo: "anna.png"), .sample(id: 2, name: "Bo", age: 1)])
    #expect(output.answers == ["all"])
    #expect(
      output.humans == [
        HumanSummary(id: 1, name: "Anna", age: 41, photoPath: "/photos/anna.png"),
        HumanSummary(id: 2, name: "Bo", age: 1, photoPath: nil),
      ])
    #expect(
      service.tracker.requests == [CacheRequest(kind: "humans", order: [.ascending("id")])])
  }

  @Test func `Changes in the store are delivered`() async {
    await load([.sample(), .sample(id: 2, name: "Bo")])
    service.tracker.show([.sample(age: 42), .sample(id: 3, name: "Chiara")])
    #expect(output.answers == ["all", "1 deleted, 1 inserted, 1 updated"])
    #expect(output.humans.map(\.name) == ["Anna", "Chiara"])
    #expect(output.humans.map(\.age) == [42, 41])
  }

  @Test
  func `A failure to load people is reported with its reason, and loading can be tried again`()
    async
  {
    service.loadError = .malformed(path: "/people.sqlite")
    await load([.sample()])
    #expect(output.answers == ["\(HumanServiceError.malformed(path: "/people.sqlite"))"])
    service.loadError = nil
    interactor.obtainHumans()
    await eventually { output.answers.count == 2 }
    #expect(output.humans.map(\.name) == ["Anna"])
  }

  @Test func `A failure to watch the list is reported with its reason`() async {
    service.tracker.error = HumanServiceError.notSaved(path: "/people.sqlite")
    await load([.sample()])
    #expect(output.answers == ["\(HumanServiceError.notSaved(path: "/people.sqlite"))"])
    #expect(interactor.human(at: 0) == nil)
  }

  @Test func `A second request waits for the same answer`() async {
    service.waits = true
    interactor.obtainHumans()
    interactor.obtainHumans()
    await eventually { service.loadCount == 1 }
    service.finishLoading()
    await eventually { !output.answers.isEmpty }
    #expect(service.loadCount == 1)
    #expect(output.answers.count == 1)
  }

  @Test func `A person is found by position in the current state, and only at a valid position`()
    async
  {
    await load([.sample()])
    #expect(interactor.human(at: 0) == HumanDetailParcel(.sample()))
    service.tracker.show([.sample(biography: "New")])
    #expect(interactor.human(at: 0) == HumanDetailParcel(.sample(biography: "New")))
    #expect(interactor.human(at: 1) == nil)
    #expect(interactor.human(at: -1) == nil)
  }

  @Test func `A module that closes while people are being loaded is released`() async {
    service.waits = true
    weak var gone: HumanListInteractor?
    do {
      let interactor = HumanListInteractor(service: service)
      gone = interactor
      interactor.obtainHumans()
      await eventually { service.loadCount == 1 }
    }
    #expect(gone == nil)
    service.finishLoading()
  }
}

/// Records the interactor's calls, and the list that they deliver.
private final class OutputMock: HumanListInteractorOutput {
  private(set) var answers: [String] = []
  private(set) var humans: [HumanSummary] = []

  func didObtainHumans(_ humans: CacheTransactionBatch<HumanSummary>) {
    answers.append("all")
    self.humans = []
    apply(humans)
  }

  func didChangeHumans(_ changes: CacheTransactionBatch<HumanSummary>) {
    answers.append(
      """
      \(changes.deleteTransactions.count) deleted, \(changes.insertTransactions.count) inserted, \
      \(changes.updateTransactions.count) updated
      """)
    apply(changes)
  }

  func didFailToObtainHumans(reason: String) { answers.append(reason) }

  private func apply(_ batch: CacheTransactionBatch<HumanSummary>) {
    #expect(throws: Never.self) { try batch.apply(to: &humans) }
  }
}
