import Foundation

/// The calls of one requirement of a protocol: the arguments of each call in order, and what calls
/// return.
///
/// Spies, which `adder spy` generates, have one for each function and subscript.
///
/// ```swift
/// service.loadPostsCalls.returns([post])
/// presenter.viewDidLoad()
/// #expect(view.showPostsCalls.arguments == [[post]])
/// ```
///
/// A call with one argument is recorded as that argument, one with several as a tuple. What a spy
/// cannot store is left out: closures that do not escape, and values that cannot be copied.
///
/// Unchecked, because a lock is held for every access to what can change.
nonisolated public final class SpyCalls<Arguments, Result: ~Copyable, Failure: Error>:
  @unchecked Sendable
{
  // The answer runs without the lock, because it may call the spy.
  private let lock = NSLock()
  private var recorded: [Arguments] = []
  private var answer: (Arguments) throws(Failure) -> Result
  private var isHeld = false
  private var heldCalls: [CheckedContinuation<Void, Never>] = []
  private var expectations: [Expectation] = []
  private var lastExpectation = 0

  private struct Expectation {
    let id: Int
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private let log: SpyLog?
  private let name: String

  /// Creates the calls of a requirement that returns the result of a closure.
  public init(
    _ log: SpyLog?, _ name: String,
    answers answer: @escaping (Arguments) throws(Failure) -> Result
  ) {
    self.log = log
    self.name = name
    self.answer = answer
  }

  /// The arguments of each call, in the order of the calls.
  public var arguments: [Arguments] { lock.withLock { recorded } }

  /// The number of calls.
  public var count: Int { lock.withLock { recorded.count } }

  /// True if there was no call.
  public var isEmpty: Bool { count == 0 }

  /// The arguments of the last call.
  public var last: Arguments? { lock.withLock { recorded.last } }

  /// The arguments of the call at a position, counted from 0.
  public subscript(position: Int) -> Arguments { lock.withLock { recorded[position] } }

  /// Lets the following calls run a closure and return its result.
  public func answers(_ answer: @escaping (Arguments) throws(Failure) -> Result) {
    lock.withLock { self.answer = answer }
  }

  /// Lets the following calls throw an error.
  public func fails(_ error: Failure) {
    answers { (_) throws(Failure) in throw error }
  }

  /// Lets the following calls of an asynchronous function wait until `release()`.
  ///
  /// A held call is recorded when it begins. What it returns is decided when it is released.
  public func hold() {
    lock.withLock { isHeld = true }
  }

  /// Lets held calls go on, and the following ones, too.
  public func release() {
    let released = lock.withLock {
      defer { heldCalls = [] }
      isHeld = false
      return heldCalls
    }
    for call in released { call.resume() }
  }

  /// Waits until there were at least this many calls, without polling.
  ///
  /// - Parameter seconds: How long to wait. A test then goes on and finds that the call is missing.
  public func called(_ count: Int = 1, within seconds: Double = 10) async {
    await withCheckedContinuation { continuation in
      let id: Int? = lock.withLock {
        if recorded.count >= count { return nil }
        lastExpectation += 1
        expectations.append(
          Expectation(id: lastExpectation, count: count, continuation: continuation))
        return lastExpectation
      }
      guard let id else { return continuation.resume() }
      // An app can have a type 'Task' of its own.
      _Concurrency.Task { [weak self] in
        try? await _Concurrency.Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        self?.giveUp(id)
      }
    }
  }

  private func giveUp(_ id: Int) {
    let late = lock.withLock { () -> Expectation? in
      guard let place = expectations.firstIndex(where: { $0.id == id }) else { return nil }
      return expectations.remove(at: place)
    }
    late?.continuation.resume()
  }

  // MARK: Called by spies

  /// Records a call.
  public func record(_ arguments: Arguments) {
    log?.record(name, arguments)
    let reached = lock.withLock {
      recorded.append(arguments)
      let reached = expectations.filter { $0.count <= recorded.count }
      expectations.removeAll { $0.count <= recorded.count }
      return reached
    }
    for expectation in reached { expectation.continuation.resume() }
  }

  /// Waits for `release()` if calls are held.
  public func pauseIfHeld() async {
    await withCheckedContinuation { continuation in
      let waits = lock.withLock {
        if isHeld { heldCalls.append(continuation) }
        return isHeld
      }
      if !waits { continuation.resume() }
    }
  }

  /// Returns what a call with these arguments returns.
  public func result(for arguments: Arguments) throws(Failure) -> Result {
    lock.lock()
    let answer = answer
    lock.unlock()
    return try answer(arguments)
  }

  /// Records a call and returns its result.
  public func call(_ arguments: Arguments) throws(Failure) -> Result {
    record(arguments)
    return try result(for: arguments)
  }
}

nonisolated extension SpyCalls {
  /// Creates the calls of a requirement that returns a value.
  public convenience init(_ log: SpyLog?, _ name: String, returns value: Result) {
    self.init(log, name, answers: { (_) throws(Failure) in value })
  }

  /// Lets the following calls return a value.
  public func returns(_ value: Result) {
    answers { (_) throws(Failure) in value }
  }

  /// Lets the following calls return one value after another; the last value is repeated.
  public func returns(_ first: Result, _ second: Result, _ others: Result...) {
    let values = SpyBox([first, second] + others)
    answers { (_) throws(Failure) in values.next() }
  }
}

nonisolated extension SpyCalls where Result == Void {
  /// Creates the calls of a requirement that returns nothing.
  public convenience init(_ log: SpyLog?, _ name: String) {
    self.init(log, name, answers: { (_) throws(Failure) in })
  }
}

/// The values that calls return in turn. Unchecked, because a lock is held for every access to them.
nonisolated private final class SpyBox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value]

  init(_ values: [Value]) { self.values = values }

  func next() -> Value {
    lock.withLock { values.count == 1 ? values[0] : values.removeFirst() }
  }
}
