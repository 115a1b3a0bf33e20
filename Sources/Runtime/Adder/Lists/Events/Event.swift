/// An event whose values are delivered to all listeners, in the order in which they were added.
///
/// There are three kinds, as in CoreEvents. A ``FutureEvent`` delivers only the values that
/// follow; a ``PresentEvent`` also delivers the last value, and a ``PastEvent`` all earlier values.
///
/// ```swift
/// generator.didSelectEvent.addListener(self) { screen in screen.showDetails() }
/// ```
///
/// Listeners may be added and removed while a value is being delivered:
/// - An added listener receives all later values, and those earlier values that its
///   kind of event delivers.
/// - A listener that was removed, or whose target was released, receives nothing more.
/// - If a listener invokes the event, the new value is delivered after all listeners have received
///   the current one. So all of them receive the values in the same order.
@MainActor public class Event<Value> {
  public typealias Listener = @MainActor (Value) -> Void

  private final class Entry {
    let key: String?
    /// True if the listener lives only as long as its target.
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

  /// The earlier values that a new listener receives.
  enum Memory { case nothing, last, all }

  private let memory: Memory
  private var entries: [Entry] = []
  private var values: [Value] = []
  private var waiting: [(value: Value, key: String?)] = []
  private var isTelling = false

  init(memory: Memory) { self.memory = memory }

  /// True if there are no listeners.
  public var isEmpty: Bool { entries.allSatisfy(\.isGone) }

  // MARK: Listeners

  /// Adds a listener. The event retains it, with everything that it captures. If the listener uses
  /// an object that the event must not retain, add it with that object as the target.
  public func add(_ listener: @escaping Listener) {
    add(Entry(key: nil, target: nil, listener: listener))
  }

  /// Adds a listener that can be removed by its key. An earlier listener with the same key is
  /// replaced.
  public func add(key: String, _ listener: @escaping Listener) {
    remove(key: key)
    add(Entry(key: key, target: nil, listener: listener))
  }

  /// Adds a listener that lives no longer than its target, which the event does not retain. The
  /// listener receives the target as an argument, so it does not have to capture it.
  public func addListener<Target: AnyObject>(
    _ target: Target, _ listener: @escaping @MainActor (Target, Value) -> Void
  ) {
    let bound: Listener = { [weak target] value in
      if let target { listener(target, value) }
    }
    add(Entry(key: nil, target: target, listener: bound))
  }

  public static func += (event: Event, listener: @escaping Listener) { event.add(listener) }

  /// Removes the listener with this key.
  public func remove(key: String) { removeEntries { $0.key == key } }

  /// Removes the listeners that were added for a target.
  public func removeListeners(of target: AnyObject) { removeEntries { $0.target === target } }

  /// Removes all listeners; earlier values are still remembered.
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
    // If the listener invokes the event, the new values wait until it has
    // received the earlier ones.
    let wasTelling = isTelling
    isTelling = true
    for value in before where !entry.isGone { entry.listener?(value) }
    isTelling = wasTelling
    if !wasTelling { tellWaiting() }
  }

  // MARK: Delivery

  /// Delivers a value to all listeners.
  public func invoke(with value: Value) {
    waiting.append((value, nil))
    if !isTelling { tellWaiting() }
  }

  /// Delivers a value only to the listener with this key. The value is not remembered.
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

  /// Notifies all listeners.
  public func invoke() { invoke(with: ()) }
}
