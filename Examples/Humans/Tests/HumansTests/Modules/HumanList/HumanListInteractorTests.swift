import Adder
import AdderTesting
import Humans
import Testing

@MainActor struct HumanListInteractorTests {
  private let tracker = RecordingCacheTracker<Human>()
  private let service: HumanServiceSpy
  private let output = HumanListInteractorOutputSpy()
  private let interactor: HumanListInteractor

  init() {
    service = HumanServiceSpy(makeHumanTrackerResult: tracker)
    service.photoPathOfCalls.answers { human in human.photo.map { "/photos/\($0)" } }
    interactor = HumanListInteractor(service: service)
    interactor.output = output
  }

  private func load(_ humans: [Human]) async {
    tracker.show(humans)
    interactor.obtainHumans()
    await eventually { !output.log.names.isEmpty }
  }

  /// The list after everything that the interactor has delivered.
  private func humans() throws -> [HumanSummary] {
    var humans: [HumanSummary] = []
    let batches =
      output.didObtainHumansCalls.arguments + output.didChangeHumansCalls.arguments
    for batch in batches { try batch.apply(to: &humans) }
    return humans
  }

  @Test func `People are delivered as plain values, in the order in which they were added`()
    async throws
  {
    await load([.sample(photo: "anna.png"), .sample(id: 2, name: "Bo", age: 1)])
    #expect(output.didObtainHumansCalls.count == 1)
    #expect(
      try humans() == [
        HumanSummary(id: 1, name: "Anna", age: 41, photoPath: "/photos/anna.png"),
        HumanSummary(id: 2, name: "Bo", age: 1, photoPath: nil),
      ])
    #expect(
      tracker.requests == [CacheRequest(kind: "humans", order: [.ascending("id")])])
  }

  @Test func `Changes in the store are delivered`() async throws {
    await load([.sample(), .sample(id: 2, name: "Bo")])
    tracker.show([.sample(age: 42), .sample(id: 3, name: "Chiara")])
    let changes = try #require(output.didChangeHumansCalls.last)
    #expect(output.didChangeHumansCalls.count == 1)
    #expect(changes.deleteTransactions.count == 1)
    #expect(changes.insertTransactions.count == 1)
    #expect(changes.updateTransactions.count == 1)
    #expect(try humans().map(\.name) == ["Anna", "Chiara"])
    #expect(try humans().map(\.age) == [42, 41])
  }

  @Test
  func `A failure to load people is reported with its reason, and loading can be tried again`()
    async throws
  {
    service.makeHumanTrackerCalls.fails(.malformed(path: "/people.sqlite"))
    await load([.sample()])
    #expect(
      output.didFailToObtainHumansReasonCalls.arguments
        == ["\(HumanServiceError.malformed(path: "/people.sqlite"))"])
    service.makeHumanTrackerCalls.returns(tracker)
    interactor.obtainHumans()
    await output.didObtainHumansCalls.called()
    #expect(try humans().map(\.name) == ["Anna"])
  }

  @Test func `A failure to watch the list is reported with its reason`() async {
    tracker.error = HumanServiceError.notSaved(path: "/people.sqlite")
    await load([.sample()])
    #expect(
      output.didFailToObtainHumansReasonCalls.arguments
        == ["\(HumanServiceError.notSaved(path: "/people.sqlite"))"])
    #expect(interactor.human(at: 0) == nil)
  }

  @Test func `A second request waits for the same answer`() async {
    service.makeHumanTrackerCalls.hold()
    interactor.obtainHumans()
    interactor.obtainHumans()
    await service.makeHumanTrackerCalls.called()
    service.makeHumanTrackerCalls.release()
    await output.didObtainHumansCalls.called()
    #expect(service.makeHumanTrackerCalls.count == 1)
    #expect(output.log.names.count == 1)
  }

  @Test func `A person is found by position in the current state, and only at a valid position`()
    async
  {
    await load([.sample()])
    #expect(interactor.human(at: 0) == HumanDetailParcel(.sample()))
    tracker.show([.sample(biography: "New")])
    #expect(interactor.human(at: 0) == HumanDetailParcel(.sample(biography: "New")))
    #expect(interactor.human(at: 1) == nil)
    #expect(interactor.human(at: -1) == nil)
  }

  @Test func `A module that closes while people are being loaded is released`() async {
    service.makeHumanTrackerCalls.hold()
    weak var gone: HumanListInteractor?
    do {
      let interactor = HumanListInteractor(service: service)
      gone = interactor
      interactor.obtainHumans()
      await service.makeHumanTrackerCalls.called()
    }
    #expect(gone == nil)
    service.makeHumanTrackerCalls.release()
  }
}
