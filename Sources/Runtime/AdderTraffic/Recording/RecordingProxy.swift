import Foundation

/// An object that stands between two parts of a module: it records each call and passes it on.
///
/// `adder record` generates a proxy for each contract.
nonisolated public protocol RecordingProxy: AnyObject {
  /// What the proxy records.
  var recording: ProxyRecording { get }
}

/// The part behind a proxy. For a weak reference, the proxy does not keep the part alive either.
nonisolated public struct TrafficTarget<Contract> {
  fileprivate enum Reference {
    case strong(Contract)
    case weak(WeakObject)
  }

  private let reference: Reference

  /// Creates the target of a reference that keeps the part alive.
  public init(_ object: Contract) { reference = .strong(object) }

  /// Creates the target of a reference that does not keep the part alive.
  public init(weak object: Contract) { reference = .weak(WeakObject(object as AnyObject)) }

  /// The part; `nil` if it is gone.
  public var object: Contract? {
    switch reference {
    case .strong(let object): object
    case .weak(let reference): reference.object as? Contract
    }
  }
}

nonisolated extension TrafficTarget: Sendable where Contract: Sendable {}
nonisolated extension TrafficTarget.Reference: Sendable where Contract: Sendable {}

/// A reference that does not keep an object alive.
///
/// Unchecked, because it is set once, and several threads may read a weak reference at the same time.
nonisolated private final class WeakObject: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// What one proxy records: the calls from one part to another one.
///
/// Unchecked, because a lock is held for every access to what can change.
nonisolated public final class ProxyRecording: @unchecked Sendable {
  private let arrow: TrafficArrow
  private let target: WeakObject
  private let lock = NSLock()
  private var companions: [AnyObject] = []
  private var module: Int?

  /// - Parameters:
  ///   - arrow: The parts and the contract between them.
  ///   - target: The part that is called.
  public init<Contract>(_ arrow: TrafficArrow, to target: TrafficTarget<Contract>) {
    self.arrow = arrow
    self.target = WeakObject(target.object as AnyObject)
  }

  /// The part to which calls go; `nil` if it is gone.
  var object: AnyObject? { target.object }

  /// Sets the number of the module that the proxy belongs to.
  func belong(to module: Int) { lock.withLock { self.module = module } }

  /// Keeps an object as long as the proxy.
  func keep(_ object: AnyObject) { lock.withLock { companions.append(object) } }

  /// Records that a call begins.
  ///
  /// - Parameters:
  ///   - member: The called requirement: `show(_:animated:)`.
  ///   - isAsync: True if the call may be suspended.
  ///   - arguments: The recorded arguments.
  public func begins(
    _ member: String, isAsync: Bool = false, _ arguments: TrafficArgument...
  ) -> TrafficRecorder.Call {
    arrow.recorder.begin(
      arrow, ofModule: lock.withLock { module }, member, arguments, isAsync: isAsync)
  }

  /// Records that a call returned a value.
  public func returns<Value>(_ call: TrafficRecorder.Call, _ value: Value) {
    end(call, value, "value")
  }

  /// Records that a call threw an error.
  public func fails(_ call: TrafficRecorder.Call, _ error: any Error) { end(call, error, "error") }

  /// Records that a call returned.
  public func ends(_ call: TrafficRecorder.Call) { arrow.recorder.end(call, []) }

  /// Records that a call was dropped, because the part behind a weak reference is gone.
  public func drops(_ call: TrafficRecorder.Call) { arrow.recorder.end(call, ["\"dropped\":true"]) }

  /// Records that a closure, which was an argument of a call, was called.
  public func answers(
    _ call: TrafficRecorder.Call, _ parameter: String, _ arguments: TrafficArgument...
  ) {
    arrow.recorder.answer(call, parameter, arguments)
  }

  private func end(_ call: TrafficRecorder.Call, _ value: Any, _ word: String) {
    arrow.recorder.end(
      call,
      [
        "\"type\":\(TrafficValue.quoted(TrafficValue.typeName(value)))",
        "\"\(word)\":\(TrafficValue.json(value))",
      ])
  }
}

/// A module whose contracts have proxies. `adder record` generates one type for each module.
@MainActor public protocol RecordedModule {
  /// Puts proxies into the properties of a part that other parts are behind.
  static func insertProxies(into part: AnyObject, _ proxies: ProxyInsertion)

  /// Returns a proxy for each contract through which other modules may call a part.
  static func inputProxies(of part: Any, _ proxies: ProxyInsertion) -> [Any]
}

extension RecordedModule {
  /// Returns nothing: no other module calls this one.
  public static func inputProxies(of part: Any, _ proxies: ProxyInsertion) -> [Any] { [] }
}

/// Inserts proxies between the parts of one module.
///
/// A proxy of a weak reference would be freed immediately, because nothing else refers to it. So it is kept by a proxy
/// that its target retains: the view retains the proxy of its presenter, and this proxy keeps the one through which the
/// presenter calls the view. Without such a proxy, the recorder keeps it until the target is gone.
@MainActor public final class ProxyInsertion {
  private let recorder: TrafficRecorder
  /// The number of the module; `nil` for an object that is used before its module is known.
  private let module: Int?
  private var waiting: [AnyObject] = []
  private var seen: Set<ObjectIdentifier> = []
  private var owned: [ObjectIdentifier: any RecordingProxy] = [:]
  private var weakProxies: [(proxy: any RecordingProxy, target: AnyObject)] = []
  /// The proxies that initializers got, with the types of their parts.
  private var arguments: [(proxy: any RecordingProxy, holder: String)] = []

  private init(_ recorder: TrafficRecorder, module: Int?) {
    self.recorder = recorder
    self.module = module
  }

  /// Inserts proxies between a part and those that can be reached from it.
  ///
  /// The module's parts must be connected. Call it before the module is used, for example when its view is shown.
  /// Nothing happens if nothing is recorded.
  public static func insert(_ modules: [any RecordedModule.Type], around parts: AnyObject...) {
    guard let recorder = TrafficRecorder.current else { return }
    insert(modules, around: parts, recorder)
  }

  /// - Returns: The number of the module.
  @discardableResult
  static func insert(
    _ modules: [any RecordedModule.Type], around parts: [AnyObject], _ recorder: TrafficRecorder
  ) -> Int {
    let number = recorder.numberOfNextModule()
    let insertion = ProxyInsertion(recorder, module: number)
    insertion.arguments = recorder.takeArgumentProxies()
    for part in parts { insertion.visit(part) }
    for argument in insertion.arguments {
      argument.proxy.recording.belong(to: number)
      insertion.visit(argument.proxy)
    }
    while !insertion.waiting.isEmpty {
      let part = insertion.waiting.removeFirst()
      for module in modules { module.insertProxies(into: part, insertion) }
    }
    insertion.keepWeakProxies()
    return number
  }

  /// Returns a module's input behind a proxy, for the module that opens it. Nothing changes if nothing is recorded.
  public static func input<Input>(
    _ input: Input, of modules: [any RecordedModule.Type]
  ) -> Input {
    guard let recorder = TrafficRecorder.current else { return input }
    return Self.input(input, ofModule: nil, modules, recorder)
  }

  /// Returns the module's input behind a proxy; without a change if no module knows it.
  static func input<Input>(
    _ input: Input, ofModule module: Int?, _ modules: [any RecordedModule.Type],
    _ recorder: TrafficRecorder
  ) -> Input {
    guard !(input is any RecordingProxy) else { return input }
    let insertion = ProxyInsertion(recorder, module: module)
    return modules.lazy.flatMap { $0.inputProxies(of: input, insertion) }
      .compactMap { $0 as? Input }.first ?? input
  }

  /// Continues with a part that another part refers to.
  public func visit(_ part: Any?, heldBy holder: AnyObject) {
    guard let part else { return }
    if let proxy = part as? any RecordingProxy { owned[ObjectIdentifier(holder)] = proxy }
    visit(part)
  }

  private func visit(_ part: Any) {
    guard type(of: part) is AnyClass else { return }
    var object = part as AnyObject
    while let proxy = object as? any RecordingProxy {
      guard let next = proxy.recording.object else { return }
      object = next
    }
    if seen.insert(ObjectIdentifier(object)).inserted { waiting.append(object) }
  }

  /// Returns a proxy for a part that another part refers to. If there is one already, it is returned.
  ///
  /// - Parameters:
  ///   - target: What the property contains.
  ///   - contract: The contract's name.
  ///   - holder: The part with the property.
  ///   - isWeak: True if the property does not keep the part alive.
  ///   - make: Creates the proxy.
  public func proxy<Contract>(
    for target: Contract, of contract: String, heldBy holder: AnyObject, isWeak: Bool = false,
    _ make: (TrafficTarget<Contract>, TrafficArrow) -> Contract
  ) -> Contract {
    visit(target)
    if let known = target as? any RecordingProxy {
      if !isWeak { owned[ObjectIdentifier(holder)] = known }
      return target
    }
    let proxy = make(
      isWeak ? TrafficTarget(weak: target) : TrafficTarget(target),
      arrow(from: "\(type(of: holder))", to: target, contract))
    guard let made = proxy as? any RecordingProxy else { return target }
    if let module { made.recording.belong(to: module) }
    if isWeak {
      weakProxies.append((made, target as AnyObject))
    } else {
      owned[ObjectIdentifier(holder)] = made
    }
    return proxy
  }

  /// Returns a proxy through which other modules call a part.
  public func input<Contract>(
    _ target: Contract, of contract: String,
    _ make: (TrafficTarget<Contract>, TrafficArrow) -> Contract
  ) -> Contract {
    let proxy = make(TrafficTarget(target), arrow(from: "opener", to: target, contract))
    if let module { (proxy as? any RecordingProxy)?.recording.belong(to: module) }
    return proxy
  }

  private func arrow(from: String, to target: Any, _ contract: String) -> TrafficArrow {
    TrafficArrow(recorder: recorder, from: from, to: "\(type(of: target))", contract: contract)
  }

  private func keepWeakProxies() {
    for (proxy, target) in weakProxies {
      let name = "\(type(of: target))"
      let owner =
        owned[ObjectIdentifier(target)] ?? arguments.first(where: { $0.holder == name })?.proxy
      if let owner {
        owner.recording.keep(proxy)
      } else {
        recorder.keep(proxy, for: target)
      }
    }
  }

  /// Returns a proxy for an argument of a part's initializer; the argument itself if nothing is recorded.
  ///
  /// - Parameters:
  ///   - target: The argument, as its contract.
  ///   - contract: The contract's name.
  ///   - holder: The type of the part.
  ///   - make: Creates the proxy.
  public nonisolated static func argument<Contract>(
    _ target: Contract, of contract: String, for holder: Any.Type,
    _ make: (TrafficTarget<Contract>, TrafficArrow) -> Contract
  ) -> Contract {
    guard let recorder = TrafficRecorder.current, !(target is any RecordingProxy) else {
      return target
    }
    let arrow = TrafficArrow(
      recorder: recorder, from: "\(holder)", to: "\(type(of: target as Any))", contract: contract)
    let proxy = make(TrafficTarget(target), arrow)
    if let made = proxy as? any RecordingProxy { recorder.remember(made, for: arrow.from) }
    return proxy
  }
}
