import AdderTesting
import Testing

/// The recorders of spies. The spies that use them are tested with their generator.
@Suite struct SpyTests {
  @Test func `Calls are recorded in order with their arguments`() {
    let calls = SpyCalls<Int, String, Never>(nil, "title(of:)", returns: "a")
    #expect(calls.isEmpty && calls.last == nil)
    #expect(calls.call(1) == "a")
    #expect(calls.call(2) == "a")
    #expect(calls.arguments == [1, 2])
    #expect(calls.count == 2 && calls.last == 2 && calls[0] == 1)
  }

  @Test func `A test sets a value, several values, an answer or an error`() {
    struct Offline: Error, Equatable {}
    let calls = SpyCalls<Int, Int, Offline>(nil, "load(_:)", returns: 0)
    calls.returns(5)
    #expect((try? calls.call(1)) == 5)
    calls.returns(1, 2)
    #expect([0, 0, 0].map { try? calls.call($0) } == [1, 2, 2])
    calls.answers { $0 * 2 }
    #expect((try? calls.call(4)) == 8)
    calls.fails(Offline())
    #expect(throws: Offline()) { try calls.call(1) }
    #expect(calls.count == 6, "A call that fails is recorded, too")
  }

  @Test func `An answer may call the spy`() {
    let calls = SpyCalls<Int, Int, Never>(nil, "count(_:)", returns: 0)
    calls.answers { [unowned calls] in $0 == 0 ? 0 : calls.call($0 - 1) + 1 }
    #expect(calls.call(3) == 3 && calls.arguments == [3, 2, 1, 0])
  }

  @Test func `A call that never comes is not waited for without end`() async {
    let calls = SpyCalls<Int, Void, Never>(nil, "load()")
    await calls.called(within: 0.001)
    #expect(calls.isEmpty)
    // A later call finds nobody waiting.
    calls.record(1)
    await calls.called()
    #expect(calls.count == 1)
  }

  @Test func `A held call waits for its release, and a test waits for a call`() async {
    let calls = SpyCalls<Int, Int, Never>(nil, "load(_:)", returns: 0)
    calls.hold()
    let task = Task {
      calls.record(7)
      await calls.pauseIfHeld()
      return calls.result(for: 7)
    }
    await calls.called()
    #expect(calls.arguments == [7])
    calls.returns(9)
    calls.release()
    #expect(await task.value == 9)
    await calls.pauseIfHeld()
    await calls.called(1)
  }

  @Test func `Several held calls are released together`() async {
    let calls = SpyCalls<Int, Void, Never>(nil, "load(_:)")
    calls.hold()
    await withTaskGroup { group in
      for number in 0..<20 {
        group.addTask {
          calls.record(number)
          await calls.pauseIfHeld()
        }
      }
      await calls.called(20)
      calls.release()
    }
    #expect(Set(calls.arguments) == Set(0..<20))
  }

  @Test func `A property records what is set, and counts how often it is read`() {
    let log = SpyLog()
    let title = SpyProperty(log, "View.title", "a")
    #expect(title.read() == "a")
    title.write("b")
    #expect(title.value == "b" && title.writes == ["b"] && title.reads == 1)
    title.value = "c"
    #expect(title.writes == ["b"], "What a test sets up is not recorded")
    #expect(log.names == ["View.title ="])
  }

  @Test func `A handler has no function until a test sets one`() {
    let handler = SpyHandler<(inout Int) -> Void>()
    #expect(handler.function == nil)
    handler.function = { $0 += 1 }
    var number = 1
    handler.function?(&number)
    #expect(number == 2)
  }

  @Test func `A log shows the calls of several spies in order`() {
    let log = SpyLog()
    let show = SpyCalls<[Int], Void, Never>(log, "View.show(_:)")
    let load = SpyCalls<Void, Void, Never>(log, "Interactor.load()")
    #expect(log.description == "no calls")
    load.call(())
    show.call([1])
    load.call(())
    #expect(log.description == "1. Interactor.load()\n2. View.show(_:) [1]\n3. Interactor.load()")
    #expect(log.contains(inOrder: "load()", "View.show(_:)", "load()"))
    #expect(log.contains(inOrder: "show(_:)", "Interactor.load()"))
    #expect(!log.contains(inOrder: "show(_:)", "show(_:)"))
    #expect(!log.contains(inOrder: "how(_:)"))
    #expect(log.contains())
  }

  @Test func `A wrong type of result says what the caller expected`() {
    let error = SpyResultMismatch("API.load(_:)", 1, expected: String.self)
    #expect(
      error.description
        == "'API.load(_:)' was stubbed with a Swift.Int, but the caller expects Swift.String. "
        + "Stub the expected type.")
  }
}
