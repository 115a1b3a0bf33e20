public import Foundation

/// Writes what crosses the contracts of an app's modules to a file: one line of JSON for each call, and
/// one when the call has ended. `adder replay` reads the file.
///
/// Recording proxies, which `adder record` generates, pass their calls to a recorder. Each line is
/// written immediately, so the file is complete even if the app crashes. It contains the
/// arguments and results of the calls: passwords and other secrets, too, if a contract has them.
///
/// Unchecked, because a lock is held for every access to what can change.
nonisolated public final class TrafficRecorder: @unchecked Sendable {
  @TaskLocal private static var ofTask: TrafficRecorder?
  private static let ofProcess = Slot()

  /// The recorder that new proxies use: that of the task, or the one that `start` created. `nil` if
  /// nothing is recorded.
  public static var current: TrafficRecorder? { ofTask ?? ofProcess.recorder }

  /// Unchecked, because a lock is held for every access to the recorder.
  private final class Slot: @unchecked Sendable {
    private let lock = NSLock()
    private var current: TrafficRecorder?

    var recorder: TrafficRecorder? {
      get { lock.withLock { current } }
      set { lock.withLock { current = newValue } }
    }
  }

  private let lock = NSLock()
  private let file: FileHandle
  private let start = ProcessInfo.processInfo.systemUptime
  private var callCount = 0
  private var moduleCount = 0
  /// True after the file could not be written. A disk that is full must not stop the app.
  private var isBroken = false
  private var kept: [KeptProxy] = []
  private var arguments: [ArgumentProxy] = []

  /// Creates a recorder that writes to a new file and replaces an existing one.
  ///
  /// - Throws: An error of Foundation if the file cannot be created.
  public init(writingTo url: URL) throws {
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
    let names = [
      "\"traffic\":1", "\"app\":\(TrafficValue.quoted(ProcessInfo.processInfo.processName))",
    ]
    write(names + ["\"started\":\(TrafficValue.quoted(Date().ISO8601Format()))"])
  }

  deinit { try? file.close() }

  /// Begins to record in this process if the environment has `ADDER_TRAFFIC`, the path of the file.
  /// Call it before the first module is created.
  ///
  /// - Returns: The recorder; `nil` if the variable is not set, or if the file cannot be written. The
  ///   reason is written to standard error.
  @discardableResult
  public static func startIfRequested() -> TrafficRecorder? {
    guard let path = ProcessInfo.processInfo.environment["ADDER_TRAFFIC"], !path.isEmpty else {
      return nil
    }
    do {
      return try start(writingTo: URL(fileURLWithPath: path))
    } catch {
      report("no traffic is recorded, because '\(path)' cannot be written: \(error)")
      return nil
    }
  }

  /// Begins to record in this process. Call it before the first module is created.
  ///
  /// - Throws: An error of Foundation if the file cannot be created.
  @discardableResult
  public static func start(writingTo url: URL) throws -> TrafficRecorder {
    let recorder = try TrafficRecorder(writingTo: url)
    ofProcess.recorder = recorder
    return recorder
  }

  /// Ends the recording of this process. Existing proxies still write; new ones are not made.
  public static func stop() { ofProcess.recorder = nil }

  /// Runs `body`. Proxies that are made during the call use this recorder.
  public func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$ofTask.withValue(self, operation: body)
  }

  // MARK: - Events

  /// A call that has begun.
  public struct Call: Sendable {
    fileprivate let number: Int
    /// True if the call is on its thread's stack of calls.
    fileprivate let isStacked: Bool
  }

  private static let stack = "adder.traffic"

  func begin(
    _ arrow: TrafficArrow, ofModule module: Int?, _ member: String, _ arguments: [TrafficArgument],
    isAsync: Bool
  ) -> Call {
    let values = arguments.map(\.json).joined(separator: ",")
    let thread = Thread.current.threadDictionary
    var stack = thread[Self.stack] as? [Int] ?? []
    let number = lock.withLock {
      callCount += 1
      return callCount
    }
    var members = ["\"call\":\(number)", time]
    if let outer = stack.last { members.append("\"in\":\(outer)") }
    if let module { members.append("\"module\":\(module)") }
    members += [
      "\"from\":\(TrafficValue.quoted(arrow.from))", "\"to\":\(TrafficValue.quoted(arrow.to))",
      "\"contract\":\(TrafficValue.quoted(arrow.contract))",
      "\"member\":\(TrafficValue.quoted(member))", "\"arguments\":[\(values)]",
      "\"on\":\"\(Thread.isMainThread ? "main" : "background")\"",
    ]
    if isAsync { members.append("\"async\":true") }
    // An asynchronous call may be suspended, so later calls on the thread need not belong to it.
    if !isAsync {
      stack.append(number)
      thread[Self.stack] = stack
    }
    write(members)
    dropProxies()
    return Call(number: number, isStacked: !isAsync)
  }

  func end(_ call: Call, _ result: [String]) {
    if call.isStacked {
      let thread = Thread.current.threadDictionary
      var stack = thread[Self.stack] as? [Int] ?? []
      if stack.last == call.number { stack.removeLast() }
      thread[Self.stack] = stack
    }
    write(["\"end\":\(call.number)", time] + result)
  }

  /// Records that a closure, which was an argument of a call, was called.
  func answer(_ call: Call, _ parameter: String, _ arguments: [TrafficArgument]) {
    let values = arguments.map(\.json).joined(separator: ",")
    write([
      "\"answer\":\(call.number)", time, "\"parameter\":\(TrafficValue.quoted(parameter))",
      "\"arguments\":[\(values)]", "\"on\":\"\(Thread.isMainThread ? "main" : "background")\"",
    ])
  }

  private var time: String {
    let microseconds = Int(((ProcessInfo.processInfo.systemUptime - start) * 1_000_000).rounded())
    return "\"at\":\(microseconds)"
  }

  private func write(_ members: [String]) {
    let line = Data("{\(members.joined(separator: ","))}\n".utf8)
    let failure = lock.withLock { () -> (any Error)? in
      if isBroken { return nil }
      do {
        try file.write(contentsOf: line)
        return nil
      } catch {
        isBroken = true
        return error
      }
    }
    guard let failure else { return }
    Self.report("the recording ends here, because its file cannot be written: \(failure)")
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data("Adder: \(message)\n".utf8))
  }

  /// Returns the number of the next module.
  func numberOfNextModule() -> Int {
    lock.withLock {
      moduleCount += 1
      return moduleCount
    }
  }

  // MARK: - Proxies

  private struct KeptProxy {
    let proxy: AnyObject
    weak var target: AnyObject?
  }

  private struct ArgumentProxy {
    weak var proxy: (any RecordingProxy)?
    let holder: String
  }

  /// Keeps the proxy of a weak reference until its target is freed.
  func keep(_ proxy: AnyObject, for target: AnyObject) {
    lock.withLock { kept.append(KeptProxy(proxy: proxy, target: target)) }
  }

  /// Frees the kept proxies whose targets are gone.
  func dropProxies() {
    // Freed without the lock: freeing may run an app's code.
    let dropped = lock.withLock {
      let dropped = kept.filter { $0.target == nil }
      if !dropped.isEmpty { kept.removeAll { $0.target == nil } }
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }

  /// Remembers a proxy that an initializer got, until the next insertion.
  func remember(_ proxy: any RecordingProxy, for holder: String) {
    lock.withLock { arguments.append(ArgumentProxy(proxy: proxy, holder: holder)) }
  }

  func takeArgumentProxies() -> [(proxy: any RecordingProxy, holder: String)] {
    lock.withLock {
      defer { arguments = [] }
      return arguments.compactMap { argument in argument.proxy.map { ($0, argument.holder) } }
    }
  }
}

/// From which part to which part calls go, and behind which contract.
nonisolated public struct TrafficArrow: Sendable {
  let recorder: TrafficRecorder
  /// The type of the calling part.
  let from: String
  /// The type of the called part.
  let to: String
  /// The protocol between them.
  let contract: String
}
