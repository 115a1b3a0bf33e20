import AdderTestSupport
import Foundation

/// Chromium without a window, driven over WebDriver.
struct Browser {
  /// The address of the session.
  private let session: String

  /// The browser and its driver; `nil` if they are not installed.
  static let programs: (browser: String, driver: String)? = {
    let folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    let installed = { (names: [String]) in
      (folders.flatMap { folder in names.map { "\(folder)/\($0)" } } + names)
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    guard
      let browser = installed([
        "chromium", "google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      ]), let driver = installed(["chromedriver"])
    else { return nil }
    return (browser, driver)
  }()

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a browser, and ends it after the body.
  static func with(_ body: (Browser) throws -> Void) throws {
    guard let programs else { throw Failure(description: "Chromium is not installed") }
    let folder = try TemporaryFolder()
    try folder.write("", to: "driver.log")
    let driver = Process()
    driver.executableURL = URL(filePath: programs.driver)
    driver.arguments = ["--port=0"]
    driver.standardOutput = try FileHandle(
      forWritingTo: folder.url.appending(path: "driver.log"))
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    defer {
      driver.terminate()
      driver.waitUntilExit()
    }
    let port: String = try eventually("the driver has started") {
      try folder.read("driver.log").firstMatch(of: #/started successfully on port (\d+)/#).map {
        String($0.1)
      }
    }
    let address = "http://127.0.0.1:\(port)"
    // Ends the browser. With a running browser, the driver would not end.
    defer { _ = try? send("GET", "\(address)/shutdown") }
    try body(
      Browser(at: address, programs.browser, profile: folder.url.appending(path: "profile")))
  }

  /// The longest wait, in seconds. It only ends a test that would never end: a busy machine needs minutes for a large page.
  private static let timeLimit = 1_200

  /// Asks again and again, until there is an answer.
  static func eventually<Answer>(_ what: String, _ ask: () throws -> Answer?) throws -> Answer {
    let end = ContinuousClock.now + .seconds(timeLimit)
    while ContinuousClock.now < end {
      if let answer = try ask() { return answer }
      usleep(10_000)
    }
    throw Failure(description: "It took more than \(timeLimit / 60) minutes until \(what)")
  }

  private init(at address: String, _ browser: String, profile: URL) throws {
    let options: [String: Any] = [
      "binary": browser,
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=1500,950", "--user-data-dir=\(profile.path)",
      ],
    ]
    let capabilities: [String: Any] = [
      "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
      "timeouts": ["script": Self.timeLimit * 1_000, "pageLoad": Self.timeLimit * 1_000],
    ]
    let answer = try Self.send(
      "POST", "\(address)/session", ["capabilities": ["alwaysMatch": capabilities]])
    struct Session: Decodable { let sessionId: String }
    let id = try JSONDecoder().decode(Value<Session>.self, from: answer).value.sessionId
    session = "\(address)/session/\(id)"
  }

  private struct Value<Content: Decodable>: Decodable { let value: Content }

  // MARK: Commands

  @discardableResult
  func send(_ method: String, _ command: String, _ body: [String: Any]? = nil) throws -> Data {
    try Self.send(method, "\(session)/\(command)", body)
  }

  /// Foundation cannot read the driver's answers on Linux, so curl gets them.
  private static func send(
    _ method: String, _ address: String, _ body: [String: Any]? = nil
  ) throws -> Data {
    let json = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let answer = try run(
      "curl",
      [
        "--silent", "--show-error", "--fail-with-body", "--noproxy", "*",
        "--max-time", "\(timeLimit)", "--request", method, address,
      ] + (body == nil ? [] : ["--data-binary", "@-"]), input: String(decoding: json, as: UTF8.self)
    )
    guard answer.status == 0 else {
      throw Failure(description: "\(address): \(answer.errors) \(answer.output)")
    }
    return Data(answer.output.utf8)
  }

  /// Returns the result of a command.
  func value<Content: Decodable>(_ command: String, _ body: [String: Any]) throws -> Content {
    try JSONDecoder().decode(Value<Content>.self, from: send("POST", command, body)).value
  }

  /// Returns the value of an expression in the page.
  func value<Content: Decodable>(of expression: String) throws -> Content {
    try value("execute/sync", ["script": "return \(expression)", "args": [String]()])
  }
}
