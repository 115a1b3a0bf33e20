import AdderProjectChecks
import Testing

/// How many modules keep to a learned line, and which forms it lists.
@Suite struct LearnedCountTests {
  private let names = ["Feed", "Profile", "Cart", "Login", "Search"]

  @Test func `The number beside several names counts the modules that use any of them`() throws {
    let text = try text(names, presenters: ["Login": "MainPresenter", "Search": "MainPresenter"])
    #expect(
      text.contains("\n    name: [\"{module}Presenter\", \"{module}MainPresenter\"]  # 5 of 5\n"),
      "\(text)")
    #expect(
      text.contains(
        "\n    name: [\"{module}PresenterProtocol\", \"{module}MainPresenterProtocol\"]  # 5 of 5\n"
      ),
      "\(text)")
  }

  @Test func `Of names that few use, as many are listed as most modules follow`() throws {
    let others = ["Payment", "Order", "Chat", "Map", "News", "Story", "Album"]
    let endings = ["Main", "Main", "Basic", "Basic", "Small", "Small", "Large"].map {
      $0 + "Presenter"
    }
    let text = try text(
      names + others, presenters: Dictionary(uniqueKeysWithValues: zip(others, endings)))
    #expect(
      text.contains("\n    name: [\"{module}Presenter\", \"{module}BasicPresenter\"]  # 7 of 12\n"),
      "\(text)")
  }

  @Test func `Where all contracts inherit from one, each module's own is counted`() throws {
    var files = Self.files(names) { name, text in
      text.replacing("ViewProtocol: AnyObject", with: "ViewProtocol: BusyView")
    }
    files["Sources/App/Common/BusyView.swift"] = "protocol BusyView: AnyObject { func wait() }\n"
    for name in names {
      files["Sources/App/Modules/\(name)/\(name)Screen+Busy.swift"] =
        "extension \(name)Screen: BusyView { func wait() {} }\n"
    }
    let text = try #require(TeamApp([], files).learned().dialects.first).text
    #expect(text.contains("\n    name: \"{module}ViewProtocol\"  # 5 of 5\n"), "\(text)")
    #expect(!text.contains("part-file-misnamed"), "\(text)")
  }

  @Test func `A property of another name does not keep to the line about it`() throws {
    let names = ["SignIn", "LogOut", "Feed", "Cart", "Profile"]
    let files = Self.files(names) { name, text in
      let property = ["SignIn", "LogOut"].contains(name) ? name.lowercased() : name.lowerFirst
      return text.replacing("useCase", with: "\(property)UseCase")
    }
    let text = try #require(TeamApp([], files).learned().dialects.first).text
    #expect(
      text.contains("\n  Presenter.{module}UseCase: strong UseCaseInputProtocol  # 3 of 5\n"),
      "\(text)")
  }

  @Test func `What two of twenty modules name otherwise are slips`() throws {
    let others = ["Payment", "Order", "Chat", "Map", "News", "Story", "Album", "Player"]
    let more = ["Wallet", "Camera", "Alarm", "Ticket", "Travel", "Recipe", "Weather"]
    let files = Self.files(names + others + more) { name, text in
      ["Map", "Story"].contains(name) ? text.replacing("useCase", with: "brain") : text
    }
    let dialect = try #require(TeamApp([], files).learned().dialects.first)
    #expect(!dialect.text.contains("rules:"), "\(dialect.text)")
    #expect(dialect.findingCount == 2, "\(dialect.text)")
  }

  @Test(arguments: [("Client()", "decides"), ("0", "[decides, holdsState]")])
  func `A property that makes an object is no state`(value: String, traits: String) throws {
    var files = Self.files(names) { _, text in
      text.replacing("  weak var view:", with: "  private var own = \(value)\n  weak var view:")
    }
    files["Sources/App/Client.swift"] = "final class Client {}\n"
    let text = try #require(TeamApp([], files).learned().dialects.first).text
    #expect(text.contains("\n  Presenter:  # 5 of 5\n    traits: \(traits)\n"), "\(text)")
  }

  // MARK: Samples

  private func text(_ names: [String], presenters: [String: String]) throws -> String {
    try #require(TeamApp([], Self.files(names, presenters: presenters)).learned().dialects.first)
      .text
  }

  /// Modules, some of whose presenters are called `FeedMainPresenter`.
  private static func files(
    _ names: [String], presenters: [String: String]
  ) -> [String: String] {
    files(names) { name, text in
      text.replacing("\(name)Presenter", with: "\(name)\(presenters[name] ?? "Presenter")")
    }
  }

  private static func files(
    _ names: [String], _ change: (String, String) -> String
  ) -> [String: String] {
    names.reduce(into: [:]) { files, name in
      for (path, text) in TeamApp.module(name) {
        // A file is called as the class in it.
        let file = change(name, String(path.split(separator: "/")[1]))
        files["Sources/App/Modules/\(name)/\(file)"] = change(name, text)
      }
    }
  }
}

extension String {
  fileprivate var lowerFirst: String { prefix(1).lowercased() + dropFirst() }
}
