import AdderModuleGraph
import AdderTestSupport
import Foundation
import Testing

/// The page of a map as a person uses it, in a browser.
struct DrawnPage {
  private let browser: Browser
  private let address: String

  /// Opens a page, and checks after the body that it has loaded nothing and logged no error.
  static func open(
    _ page: String, at fragment: String = "", isDark: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (DrawnPage) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(page, to: "map.html")
    let address = folder.url.appending(path: "map.html").absoluteString
    try Browser.with { browser in
      let drawn = DrawnPage(browser: browser, address: address)
      if isDark { try drawn.setDark() }
      try browser.send("POST", "url", ["url": address + fragment])
      try drawn.wait(for: "!!document.querySelector('#list h2')")
      try body(drawn)
      try drawn.checkLog(sourceLocation)
    }
  }

  private func setDark() throws {
    let features = [["name": "prefers-color-scheme", "value": "dark"]]
    try browser.send(
      "POST", "goog/cdp/execute",
      ["cmd": "Emulation.setEmulatedMedia", "params": ["features": features]])
  }

  private struct LogEntry: Decodable { let message: String }

  private func checkLog(_ location: SourceLocation) throws {
    let messages: [LogEntry] = try browser.value("se/log", ["type": "browser"])
    #expect(messages.map(\.message) == [], sourceLocation: location)
    let events: [LogEntry] = try browser.value("se/log", ["type": "performance"])
    let requested = events.compactMap { entry in
      entry.message.firstMatch(of: #/"Network.requestWillBeSent".*?"url":"([^"#]*)/#).map {
        String($0.1)
      }
    }
    // The browser begins with pages of its own.
    let ofPage = requested.filter { request in
      !["chrome:", "data:,", "about:"].contains { request.hasPrefix($0) }
    }
    #expect(Set(ofPage) == [address], sourceLocation: location)
  }

  // MARK: Acting

  /// Follows a link from elsewhere.
  func reopen(at fragment: String) throws {
    try browser.send("POST", "url", ["url": "about:blank"])
    try browser.send("POST", "url", ["url": address + fragment])
    try wait(for: "!!document.querySelector('#list h2')")
  }

  /// Changes the address, and waits until the page has answered that.
  func go(to fragment: String) throws {
    let script = """
      const [fragment, done] = arguments;
      if (location.hash === fragment) return done(true);
      addEventListener("hashchange", () => done(true), { once: true });
      location.hash = fragment;
      """
    _ = try browser.value("execute/async", ["script": script, "args": [fragment]]) as Bool
  }

  func click(_ selector: String) throws {
    // The key of an element's identifier is a part of the standard.
    let element: [String: String] = try browser.value(
      "element", ["using": "css selector", "value": selector])
    let id = element["element-6066-11e4-a52e-4f735466cecf"] ?? ""
    try browser.send("POST", "element/\(id)/click", [:])
  }

  enum Key: String {
    case escape = "\u{E00C}"
    case enter = "\u{E007}"
    case down = "\u{E015}"
    case up = "\u{E013}"
  }

  func press(_ key: Key) throws { try type(key.rawValue) }

  /// Presses the key of each character.
  func type(_ text: String) throws {
    let strokes = text.flatMap { character in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(character)] }
    }
    let keyboard: [String: Any] = ["type": "key", "id": "keyboard", "actions": strokes]
    try browser.send("POST", "actions", ["actions": [keyboard]])
  }

  func goBack() throws { try browser.send("POST", "back", [:]) }

  // MARK: Reading

  func value<Content: Decodable>(of expression: String) throws -> Content {
    try browser.value(of: expression)
  }

  /// The texts of elements that are visible.
  func texts(_ selector: String) throws -> [String] {
    try value(
      of: """
        [...document.querySelectorAll(\(Self.quoted(selector)))]
          .filter((element) => element.checkVisibility()).map((element) => element.textContent)
        """)
  }

  /// The names in the boxes of the picture.
  var boxes: [String] {
    get throws {
      try value(
        of: """
          [...document.querySelectorAll('#picture .node')].map((box) =>
            [...box.querySelectorAll('.name')].map((name) => name.textContent).join(''))
          """)
    }
  }

  var heading: String {
    get throws { try value(of: "document.querySelector('#list h2').textContent") }
  }

  /// What has the focus: an element's identifier, or its text.
  var focused: String {
    get throws {
      try value(of: "(document.activeElement.id || document.activeElement.textContent)")
    }
  }

  /// The address after the name of the file.
  var fragment: String { get throws { try value(of: "location.hash") } }

  func wait(for condition: String) throws {
    _ = try Browser.eventually(condition) {
      try value(of: "\(condition) || null") as Bool?
    }
  }

  func waitForHeading(_ text: String) throws {
    try wait(for: "document.querySelector('#list h2').textContent === \(Self.quoted(text))")
  }

  private static func quoted(_ text: String) -> String {
    let json = try? JSONSerialization.data(withJSONObject: [text], options: [])
    return json.map { String(String(decoding: $0, as: UTF8.self).dropFirst().dropLast()) } ?? "''"
  }

  /// Saves what the browser shows, if `ADDER_SCREENSHOTS` names a folder for that.
  func keepPicture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["ADDER_SCREENSHOTS"] else { return }
    struct Picture: Decodable { let value: Data }
    let picture = try JSONDecoder().decode(
      Picture.self, from: browser.send("GET", "screenshot"))
    try picture.value.write(to: URL(filePath: folder).appending(path: "\(name).png"))
  }
}
