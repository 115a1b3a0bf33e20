import Adder
import Testing

@MainActor @Suite struct EventTests {
  private final class Heard {
    var values: [String] = []
  }

  private let heard = Heard()

  /// Returns a listener that records each value it receives, together with the listener's name.
  private func listener(_ name: String) -> @MainActor (Int) -> Void {
    { [heard] value in heard.values.append("\(name)\(value)") }
  }

  private func check(
    _ event: Event<Int>, before: [Int] = [], after: [Int] = [], hears expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for value in before { event.invoke(with: value) }
    event += listener("a")
    for value in after { event.invoke(with: value) }
    #expect(heard.values == expected, sourceLocation: sourceLocation)
  }

  @Test func `A future event delivers later values`() {
    check(FutureEvent(), before: [1, 2], after: [3, 4], hears: ["a3", "a4"])
  }

  @Test func `A present event also delivers the last value`() {
    check(PresentEvent(), before: [1, 2], after: [3], hears: ["a2", "a3"])
  }

  @Test func `A present event without a value delivers nothing`() {
    check(PresentEvent(), hears: [])
  }

  @Test func `A past event also delivers all earlier values`() {
    check(PastEvent(), before: [1, 2], after: [3], hears: ["a1", "a2", "a3"])
  }

  @Test func `An event can have no value`() {
    let event = FutureEvent<Void>()
    var count = 0
    event += { count += 1 }
    event.invoke()
    #expect(count == 1)
  }

  @Test func `Listeners are called in the order in which they were added`() {
    let event = FutureEvent<Int>()
    for name in ["c", "a", "b"] { event += listener(name) }
    event.invoke(with: 1)
    #expect(heard.values == ["c1", "a1", "b1"])
  }

  @Test func `A listener with a key can be removed and replaced`() {
    let event = FutureEvent<Int>()
    event.add(key: "k", listener("a"))
    event += listener("b")
    event.add(key: "k", listener("c"))
    event.invoke(with: 1)
    event.invoke(with: 2, key: "k")
    event.remove(key: "k")
    event.invoke(with: 3)
    #expect(heard.values == ["b1", "c1", "c2", "b3"])
    event.clear()
    #expect(event.isEmpty)
  }

  @Test func `A value for one key is not remembered`() {
    let event = PresentEvent<Int>()
    event.add(key: "k", listener("a"))
    event.invoke(with: 1, key: "k")
    event += listener("b")
    #expect(heard.values == ["a1"])
  }

  @Test func `A target is not retained, and its listener is removed with it`() {
    let event = FutureEvent<Int>()
    var target: Heard? = Heard()
    weak let kept = target
    if let target {
      event.addListener(target) { target, value in target.values.append("\(value)") }
    }
    event.invoke(with: 1)
    #expect(kept?.values == ["1"])
    target = nil
    #expect(kept == nil)
    #expect(event.isEmpty)
    event.invoke(with: 2)
  }

  @Test func `A target's listeners are removed together`() {
    let event = FutureEvent<Int>()
    let target = Heard()
    for _ in 0..<2 { event.addListener(target) { $0.values.append("\($1)") } }
    event.removeListeners(of: target)
    event.invoke(with: 1)
    #expect(target.values.isEmpty)
  }

  @Test func `A listener added during delivery receives values from the next one on`() {
    let event = FutureEvent<Int>()
    event.add(key: "adding") { [heard, unowned event] value in
      heard.values.append("first\(value)")
      if value == 1 { event += self.listener("added") }
    }
    event.invoke(with: 1)
    event.invoke(with: 2)
    #expect(heard.values == ["first1", "first2", "added2"])
  }

  @Test func `A listener added to a present event during delivery receives the value once`() {
    let event = PresentEvent<Int>()
    event += { [unowned event] value in
      if value == 1 { event += self.listener("added") }
    }
    event.invoke(with: 1)
    event.invoke(with: 2)
    #expect(heard.values == ["added1", "added2"])
  }

  @Test func `A listener removed during delivery receives nothing more`() {
    let event = FutureEvent<Int>()
    event += { [unowned event] _ in event.remove(key: "k") }
    event.add(key: "k", listener("k"))
    event += listener("b")
    event.invoke(with: 1)
    #expect(heard.values == ["b1"])
  }

  @Test func `A value that a listener sends is delivered after the current one`() {
    let event = PastEvent<Int>()
    event += { [unowned event] value in
      if value < 3 { event.invoke(with: value + 1) }
    }
    event += listener("b")
    event.invoke(with: 1)
    #expect(heard.values == ["b1", "b2", "b3"])
    event += listener("c")
    #expect(heard.values.suffix(3) == ["c1", "c2", "c3"])
  }

  @Test func `A value that a new listener sends is delivered after all earlier ones`() {
    let event = PastEvent<Int>()
    event.invoke(with: 1)
    event.invoke(with: 2)
    event += { [heard, unowned event] value in
      heard.values.append("a\(value)")
      if value == 1 { event.invoke(with: 3) }
    }
    #expect(heard.values == ["a1", "a2", "a3"])
  }
}
