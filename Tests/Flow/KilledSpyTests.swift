import AdderTestSupport
import Foundation
import Testing

/// Commands that write spies, tests and proxies, killed at any moment, in a project that has all of them.
@Suite(.serialized) struct KilledSpyTests {
  /// The commands that come before, and the one that is killed.
  struct Row: Sendable, CustomTestStringConvertible {
    var before: [[String]] = []
    let words: [String]

    var testDescription: String { words.joined(separator: " ") }
  }

  private static let method = [
    "gen", "Feed", "--add", "Method", "ViewInput.showAll(posts: [String])",
  ]

  /// A module whose interactor knows a service's class and answers with a closure.
  private static let bills = """
    protocol BillsViewInput: AnyObject { func show(_ bills: [String]) }
    protocol BillsViewOutput: AnyObject { func load() }
    protocol BillsInteractorInput: AnyObject {
        func obtainBills(of month: Int, completion: @escaping ([String]) -> Void)
    }
    protocol BillsInteractorOutput: AnyObject {
        func didFail()
    }

    final class BillService {
        func bills(of month: Int) -> [String] { [] }
    }

    final class BillsInteractor: BillsInteractorInput {
        weak var output: BillsInteractorOutput?
        private let service: BillService

        init(service: BillService) { self.service = service }

        func obtainBills(of month: Int, completion: @escaping ([String]) -> Void) {
            completion(service.bills(of: month))
        }
    }

    final class BillsPresenter: BillsViewOutput, BillsInteractorOutput {
        weak var view: BillsViewInput?
        var interactor: BillsInteractorInput?

        func load() {
            interactor?.obtainBills(of: 1) { [weak self] bills in
                self?.view?.show(bills)
            }
        }

        func didFail() { view?.show([]) }
    }

    final class BillsView: BillsViewInput {
        var output: BillsViewOutput?
        func show(_ bills: [String]) { output?.load() }
    }

    final class BillsAssembly {
        func make() -> BillsView {
            let view = BillsView()
            let presenter = BillsPresenter()
            let interactor = BillsInteractor(service: BillService())
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            interactor.output = presenter
            return view
        }
    }

    """

  @Test(arguments: [
    Row(words: ["gen", "Profile", "clean-swift", "--ui", "none"]),
    Row(words: ["gen", "Feed", "--add", "Service"]),
    Row(words: ["gen", "service", "Post", "--for", "Feed"]),
    Row(words: ["gen", "mapper", "Post"]),
    Row(words: method),
    Row(before: [method], words: ["module", "remove", "Feed", "--method", "ViewInput.showAll"]),
    Row(words: ["gen", "PostList", "--add", "PlainObject", "PostMO"]),
    Row(
      before: [["spy", "--tests"]],
      words: ["gen", "Bills", "--add", "Contract", "BillsInteractor.service"]),
    Row(
      before: [["spy"]],
      words: ["gen", "Bills", "--add", "Callback", "InteractorInput.obtainBills"]),
    Row(words: ["spy"]),
    Row(words: ["spy", "--tests"]),
    Row(before: [["spy", "--tests"]], words: ["record"]),
    Row(before: [["spy", "--tests"], ["record"]], words: ["record", "--remove"]),
    Row(before: [["spy", "--tests"], ["record"]], words: method),
    Row(before: [["spy", "--tests"], ["record"]], words: ["module", "rename", "Feed", "News"]),
    Row(before: [["spy", "--tests"], ["record"]], words: ["module", "remove", "Feed"]),
  ])
  func `A command killed at any moment is undone and can run again`(_ row: Row) throws {
    var files = packageFiles.merging(ManagedModule().files) { $1 }
    files["adder.yml"] = "architecture: rambler-viper\n"
    files["Sources/App/Modules/Bills/Bills.swift"] = Self.bills
    let adder = try CommandUnderTest(files)
    let setup = ["gen", "Feed", "--ui", "none", "--without", "CacheTracker,Facade,Service"]
    for words in [setup] + row.before {
      let outcome = try adder.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    let old = try adder.folder.files()
    let history = try adder("undo", "--list").output
    let start = ContinuousClock.now
    let complete = try adder.run(row.words)
    #expect(complete.status == 0, "\(complete.errors)")
    let time = (ContinuousClock.now - start) / .microseconds(1)
    let new = try adder.folder.files()
    #expect(new != old)
    try adder("undo")
    #expect(try adder.folder.files() == old)

    var random = SystemRandomNumberGenerator()
    for number in 0..<samples(6, full: 60) {
      // Half of the kills come while the command writes.
      let isLate = number.isMultiple(of: 2)
      let moment = Double.random(in: 0...(isLate ? 1_500 : time), using: &random)
      try adder.kill(
        row.words, when: { !isLate || adder.folder.exists(".adder/journal") }, after: Int(moment))
      if number.isMultiple(of: 3) {
        // The next command that writes takes back what the killed one had changed, and nothing else.
        let again = try adder.run(row.words)
        if again.status == 0 { #expect(try adder.folder.files() == new) }
      }
      while try adder("undo", "--list").output != history {
        let undone = try adder("undo")
        try #require(undone.status == 0, "\(undone.errors)")
      }
      #expect(try adder.folder.files() == old, "killed after \(moment) µs")
    }
    #expect(try adder.run(row.words).status == 0)
    #expect(try adder.folder.files() == new)
  }
}
