/// Something that happens, told to whoever listens, in the order in which the listeners were added.
///
/// There are three kinds, as in CoreEvents: a ``FutureEvent`` tells what happens from now on, a
/// ``PresentEvent`` also what happened last, a ``PastEvent`` also all that happened before.
///
/// ```swift
/// generator.didSelectEvent.addListener(self) { screen in screen.showDetails() }
/// ```
///
/// Listeners may be added and removed while a value is being told:
/// - One that is added hears the next value first; of those before, what its kind of event promises.
/// - One that is removed, or whose target has gone, hears nothing any more.
/// - What is invoked by a listener is told when all have heard the current value, so that everybody
///   hears the values in one order.
@MainActor public class Event<Value> {
  public typealias Listener = @MainActor (Value) -> Void

  private final class Entry {
    let key: String?
    /// Whether the listener is bound to a target's life.
    let hasTarget: Bool
    weak var target: AnyObject?
    var listener: Listener?

    init(key: String?, target: AnyObject?, listener: @escaping Listener) {
      self.key = key
      hasTarget = target != nil
      self.target = target
      self.listener = listener
    }

    var isGone: Bool { listener == nil || (hasTarget && target == nil) }
  }

  /// How many of the former values a new listener hears.
  enum Memory { case nothing, last, all }

  private let memory: Memory
  private var entries: [Entry] = []
  private var values: [Value] = []
  private var waiting: [(value: Value, key: String?)] = []
  private var isTelling = false

  init(memory: Memory) { self.memory = memory }

  /// Whether nobody listens.
  public var isEmpty: Bool { entries.allSatisfy(\.isGone) }

  // MARK: Listening

  /// Adds a listener. It is kept as long as the event, with all that it captures; one that is added
  /// with a target keeps nothing.
  public func add(_ listener: @escaping Listener) {
    add(Entry(key: nil, target: nil, listener: listener))
  }

  /// Adds a listener that can be removed by its key, in place of the one that had the key before.
  public func add(key: String, _ listener: @escaping Listener) {
    remove(key: key)
    add(Entry(key: key, target: nil, listener: listener))
  }

  /// Adds a listener that lives no longer than its target, which the event does not keep: the target
  /// is handed to the listener, so that it need not capture it.
  public func addListener<Target: AnyObject>(
    _ target: Target, _ listener: @escaping @MainActor (Target, Value) -> Void
  ) {
    let bound: Listener = { [weak target] value in
      if let target { listener(target, value) }
    }
    add(Entry(key: nil, target: target, listener: bound))
  }

  public static func += (event: Event, listener: @escaping Listener) { event.add(listener) }

  /// Removes the listener that was added with this key.
  public func remove(key: String) { removeEntries { $0.key == key } }

  /// Removes the listeners that were added for a target.
  public func removeListeners(of target: AnyObject) { removeEntries { $0.target === target } }

  /// Removes all listeners; what happened before is still remembered.
  public func clear() { removeEntries { _ in true } }

  private func removeEntries(where isMeant: (Entry) -> Bool) {
    for entry in entries where isMeant(entry) { entry.listener = nil }
    entries.removeAll(where: \.isGone)
  }

  private func add(_ entry: Entry) {
    entries.removeAll(where: \.isGone)
    entries.append(entry)
    let before = values
    if before.isEmpty { return }
    // What the listener invokes has to wait until it has heard what was before.
    let wasTelling = isTelling
    isTelling = true
    for value in before where !entry.isGone { entry.listener?(value) }
    isTelling = wasTelling
    if !wasTelling { tellWaiting() }
  }

  // MARK: Telling

  /// Tells a value to all listeners.
  public func invoke(with value: Value) {
    waiting.append((value, nil))
    if !isTelling { tellWaiting() }
  }

  /// Tells a value to the listener with this key alone; it is not remembered.
  public func invoke(with value: Value, key: String) {
    waiting.append((value, key))
    if !isTelling { tellWaiting() }
  }

  private func tellWaiting() {
    isTelling = true
    while !waiting.isEmpty {
      let (value, key) = waiting.removeFirst()
      if key == nil { remember(value) }
      for entry in entries where !entry.isGone && (key == nil || entry.key == key) {
        entry.listener?(value)
      }
    }
    isTelling = false
    entries.removeAll(where: \.isGone)
  }

  private func remember(_ value: Value) {
    switch memory {
    case .nothing: break
    case .last: values = [value]
    case .all: values.append(value)
    }
  }
}

extension Event where Value == Void {
  /// Adds a listener that lives no longer than its target.
  public func addListener<Target: AnyObject>(
    _ target: Target, _ listener: @escaping @MainActor (Target) -> Void
  ) {
    addListener(target) { target, _ in listener(target) }
  }

  /// Tells all listeners that it happened.
  public func invoke() { invoke(with: ()) }
}
