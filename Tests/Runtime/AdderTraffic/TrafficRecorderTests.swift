import Adder
import AdderTesting
import AdderTraffic
import Foundation
import Testing

/// What proxies write when a module runs with them. `GreetingTraffic.swift` is generated.
@MainActor @Suite(.moduleChecks) struct TrafficRecorderTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "adder-traffic-\(UUID().uuidString).jsonl")
  private let ada = Guest(id: 1, name: "Ada \"A\" Ловелас\n")

  /// A line of the file.
  private struct Line: Decodable {
    var call: Int?
    var end: Int?
    var answer: Int?
    var `in`: Int?
    var from: String?
    var to: String?
    var contract: String?
    var member: String?
    var arguments: [Argument]?
    var dropped: Bool?
    var at: Int?
    var on: String?
    var text: String { "\(from ?? "") → \(to ?? ""): \(member ?? "")" }

    struct Argument: Decodable {
      var name: String
      var type: String
    }
  }

  /// Opens the module, lets a user act, and returns what was recorded.
  private func record(
    _ guests: [Guest], _ act: (GreetingAssembly, OpenModule<any GreetingModuleInput>) async -> Void
  ) async throws -> (lines: [Line], texts: [String]) {
    let recorder = try TrafficRecorder(writingTo: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let assembly = GreetingAssembly(guests: guests)
    let root = RecordingTransitionHandler()
    let opened = RecordedModules.recording([GreetingTraffic.self], to: recorder) {
      root.open(assembly) { $0.configure(with: "Hello") }
    }
    await assembly.interactor?.task?.value
    await act(assembly, opened)
    return try withExtendedLifetime(root) { try read() }
  }

  private func read() throws -> (lines: [Line], texts: [String]) {
    let texts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let lines = try texts.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    return (lines, texts)
  }

  @Test func `Every call between the parts is recorded, with its order and nesting`() async throws {
    let (lines, texts) = try await record([ada]) { assembly, _ in
      assembly.view?.output.viewReady()
      await assembly.interactor?.task?.value
      assembly.view?.output.didTapGreet(at: 0)
    }
    let calls = lines.filter { $0.call != nil }
    #expect(
      calls.map(\.text) == [
        "opener → GreetingPresenter: configure(with:)",
        "GreetingView → GreetingPresenter: viewReady()",
        "GreetingPresenter → GreetingInteractor: obtainGuests()",
        "GreetingInteractor → GuestBook: load()",
        "GreetingInteractor → GreetingPresenter: didObtain(_:)",
        "GreetingPresenter → GreetingView: show(_:mood:)",
        "GreetingView → GreetingPresenter: didTapGreet(at:)",
        "GreetingPresenter → GreetingInteractor: isKnown(_:)",
        "GreetingInteractor → GuestBook: remember(_:completion:)",
        "GreetingPresenter → GreetingView: show(_:mood:)",
      ])
    #expect(calls.map(\.in) == [nil, nil, 2, nil, nil, 5, nil, 7, 8, 7])
    #expect(Set(lines.compactMap(\.end)) == Set(calls.compactMap(\.call)))
    #expect(lines.count(where: { $0.answer != nil }) == 1)
    let times = lines.compactMap(\.at)
    #expect(times == times.sorted())
    #expect(texts[0].contains(#""traffic":1"#))
  }

  @Test func `Values are written as JSON, encoded or described`() async throws {
    let (_, texts) = try await record([ada]) { assembly, _ in
      assembly.view?.output.viewReady()
      await assembly.interactor?.task?.value
      assembly.view?.output.didTapGreet(at: 0)
      _ = assembly.view?.output.title(of: 0)
    }
    let all = texts.joined(separator: "\n")
    let name = #""Ada \"A\" Ловелас\n""#
    #expect(all.contains(#"{"name":"index","type":"Int","value":0}"#))
    #expect(all.contains(#""type":"Array<Guest>","value":[{"id":1,"name":\#(name)}]"#))
    #expect(all.contains(#"{"name":"mood","type":"Mood","value":{"calm":{}}}"#))
    #expect(all.contains(#""value":{"loud":{"volume":3,"_1":"hey"}}"#))
    #expect(all.contains(#""type":"String","value":\#(name)}"#))
    #expect(all.contains(#""value":{"$text":"@escaping @Sendable (Bool) -> Void"}"#))
    #expect(all.contains(#""parameter":"completion","arguments":[{"name":"value","type":"Bool""#))
  }

  @Test func `Thrown errors are recorded and reach the caller`() async throws {
    let (_, texts) = try await record([]) { assembly, _ in
      assembly.view?.output.viewReady()
      await assembly.interactor?.task?.value
    }
    #expect(texts.contains { $0.contains(#""type":"GuestBookIsClosed","error":{}"#) })
    #expect(texts.contains { $0.contains(#""member":"didFail(_:)""#) })
  }

  @Test func `Proxies free the module, as it is freed without them`() async throws {
    weak var view: GreetingView?
    weak var presenter: GreetingPresenter?
    weak var interactor: GreetingInteractor?
    _ = try await record([ada]) { assembly, opened in
      view = assembly.view
      presenter = assembly.presenter
      interactor = assembly.interactor
      #expect(view != nil && presenter?.view != nil && interactor?.output != nil)
      opened.close()
    }
    #expect(view == nil && presenter == nil && interactor == nil)
  }

  @Test func `A weak reference is gone when its target is, although a proxy stands in between`()
    async throws
  {
    let recorder = try TrafficRecorder(writingTo: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let assembly = GreetingAssembly(guests: [ada])
    var module: Module<any GreetingModuleInput>? = recorder.during {
      assembly.makeModule(output: .nobody)
    }
    let presenter = try #require(assembly.presenter)
    recorder.during {
      if let view = assembly.view { ProxyInsertion.insert([GreetingTraffic.self], around: view) }
    }
    #expect(presenter.view is any RecordingProxy)
    #expect(presenter.view != nil)
    withExtendedLifetime(module) {}
    module = nil
    #expect(presenter.view == nil)
  }

  @Test func `A weak reference to another module's object is empty when it is gone`()
    async throws
  {
    final class Opener: GreetingModuleOutput {
      var guests: [Guest] = []
      func didGreet(_ guest: Guest) { guests.append(guest) }
    }
    let recorder = try TrafficRecorder(writingTo: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var opener: Opener? = Opener()
    let assembly = GreetingAssembly(guests: [ada])
    let root = RecordingTransitionHandler()
    RecordedModules.recording([GreetingTraffic.self], to: recorder) {
      let output = ModuleOutputReference { [weak opener] in opener as (any GreetingModuleOutput)? }
      root.open(assembly, output: output)
    }
    assembly.view?.output.viewReady()
    await assembly.interactor?.task?.value
    assembly.view?.output.didTapGreet(at: 0)
    #expect(opener?.guests == [ada])
    weak let weakOpener = opener
    opener = nil
    #expect(weakOpener == nil)
    assembly.view?.output.didTapGreet(at: 0)
    // The recorder frees the proxy when the next event is recorded.
    #expect(assembly.presenter?.moduleOutput == nil)
    #expect(try read().lines.count { $0.member == "didGreet(_:)" } == 1)
    withExtendedLifetime(root) {}
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "No full disk here."))
  func `A full disk ends the recording and not the app`() async throws {
    let recorder = try TrafficRecorder(writingTo: URL(filePath: "/dev/full"))
    let assembly = GreetingAssembly(guests: [ada])
    let root = RecordingTransitionHandler()
    RecordedModules.recording([GreetingTraffic.self], to: recorder) {
      _ = root.open(assembly) { $0.configure(with: "Hello") }
    }
    assembly.view?.output.viewReady()
    await assembly.interactor?.task?.value
    #expect(assembly.view?.text == "1 guests")
    withExtendedLifetime(root) {}
  }

  @Test func `Nothing changes if nobody records`() {
    let assembly = GreetingAssembly(guests: [ada])
    let root = RecordingTransitionHandler()
    root.open(assembly)
    #expect(assembly.presenter?.view is GreetingView)
    #expect(assembly.view?.output is GreetingPresenter)
    withExtendedLifetime(root) {}
  }
}
