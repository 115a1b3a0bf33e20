import AVFoundation

// Contracts that inherit from each other and from others, conditions, and availability.

protocol PlayerInput: AnyObject {
  init(items: [PlayerItem])
  func play(_ item: PlayerItem, from time: TimeInterval, rate: Float)
  func seek(to time: CMTime, completion: @escaping (Bool) -> Void)
  func load(_ url: URL, into view: AVPlayerLayer?) throws
}

protocol PlayerControls: PlayerInput, Equatable {
  var volume: Float { get set }
  var quality: Player.Quality { get set }
  static var shared: Self? { get }
  static func isSupported(_ item: PlayerItem) -> Bool
}

protocol PlayerItem: Codable, CustomStringConvertible {
  var url: URL { get }
  var length: Measurement<UnitDuration>? { get }
  func copy() -> Self
}

enum Player {
  enum Quality: String { case low, high }
  protocol Delegate: AnyObject {
    func player(_ player: PlayerInput, didChange quality: Quality)
    func playerDidEnd(_ player: PlayerInput, error: NSError?)
  }
}

extension Player {
  struct Context<Value> { var value: Value }
  protocol DataSource {
    func context(at index: Int) -> Context<Quality>?
  }
}

@available(iOS 15, macOS 12, *)
protocol PlayerAnalytics {
  func track(_ event: String, parameters: [String: Any]?)
  @available(*, deprecated) func log(_ text: String)
  func measure<Value>(_ name: StaticString, _ body: () throws -> Value) rethrows -> Value
}

actor Downloads {}

protocol PlayerDownloads: Actor {
  var progress: [URL: Progress] { get }
  func add(_ url: URL, priority: TaskPriority?) async
  nonisolated func cancelAll()
}

@globalActor actor PlayerActor {
  static let shared = PlayerActor()
}

@PlayerActor protocol PlayerSession {
  func begin() throws(PlayerError)
  func queue(_ items: PlayerItem...)
}

enum PlayerError: Error { case denied }

protocol PlayerHistory: Hashable, Comparable {
  func append(_ item: any PlayerItem)
}

#if DEBUG
  protocol PlayerDebugging {
    func dump(_ text: @autoclosure () -> String, file: StaticString, line: UInt)
  }
#endif

protocol PlayerRemote {
  func handle(
    _ command: consuming Command,
    with target: @MainActor @escaping (borrowing Command) async -> Void)
  func register(_ handler: @Sendable @escaping (Notification) -> Void, for name: Notification.Name)
}

struct Command: ~Copyable {}

protocol PlayerSettings {
  static var isMuted: Bool { get set }
  static func reset()
  var theme: Theme.Kind { get }
  func value<Value>(for key: SettingsKey<Value>) -> Value?
}

protocol PlayerLibrary: Sequence where Element == Track {
  func sorted(by order: KeyPath<Track, String>) -> [Track]
}

protocol PlayerQueue: AnyObject {
  associatedtype Element: PlayerItem = Track
  var delegate: (any PlayerQueueDelegate<Element>)? { get set }
  func next() -> Element?
}

protocol PlayerQueueDelegate<Item>: AnyObject {
  associatedtype Item
  func didAdd(_ item: Item)
}

// What gets no spy.

private protocol PlayerSecrets {
  var token: String { get }
}

protocol PlayerLocalizing: Localizable {
  func apply()
}

protocol PlayerBuilding {
  static func build(_ item: PlayerItem) -> PlayerInput
}
