import AdderArchitectureLint
import AdderModuleDiscovery
import Testing

/// Types that are identified as module parts although their names do not suggest it.
@Suite struct DoubtfulPartTests {
  /// A module without a wireframe and a data store, in which a helper of the presenter or the interactor
  /// is the type most like one.
  ///
  /// - Parameters:
  ///   - holding: an additional property of the helper.
  ///   - mentioning: a member of the view that mentions the helper.
  private static func example(
    helper: String, holding: String = "", mentioning: String = ""
  ) -> String {
    // A provider is a helper of the interactor, what is called like a wireframe one of the presenter.
    let isOfInteractor = helper.hasSuffix("Provider")
    let (property, argument) = ("let helper: \(helper)Protocol", ", helper: \(helper)Protocol")
    return """
      // Chart/Chart.swift
      import UIKit

      protocol ChartViewInterface: AnyObject { func update(_ text: String) }
      protocol ChartModuleInterface: AnyObject { func setUp() }
      protocol ChartInteractorInput: AnyObject { func obtainPrices() }
      protocol ChartInteractorOutput: AnyObject { func didObtain(_ prices: [Int]) }
      protocol \(helper)Protocol: AnyObject { func text(of prices: [Int]) -> String }

      final class ChartViewController: UIViewController, ChartViewInterface {
        let eventHandler: ChartModuleInterface
        init(eventHandler: ChartModuleInterface) {
          self.eventHandler = eventHandler
          super.init(nibName: nil, bundle: nil)
        }
        func update(_ text: String) { title = text }
        \(mentioning)
      }

      final class ChartPresenter: ChartModuleInterface, ChartInteractorOutput {
        weak var userInterface: ChartViewInterface?
        let interactor: ChartInteractorInput
        \(isOfInteractor ? "" : property)
        init(interactor: ChartInteractorInput\(isOfInteractor ? "" : argument)) {
          self.interactor = interactor
          \(isOfInteractor ? "" : "self.helper = helper")
        }
        func setUp() { interactor.obtainPrices() }
        func didObtain(_ prices: [Int]) {
          userInterface?.update(\(isOfInteractor ? "\"\"" : "helper.text(of: prices)"))
        }
      }

      final class ChartInteractor: ChartInteractorInput {
        weak var output: ChartInteractorOutput?
        \(isOfInteractor ? "\(property)\n  init(helper: \(helper)Protocol) { self.helper = helper }" : "")
        func obtainPrices() { output?.didObtain([1]) }
      }

      final class \(helper): \(helper)Protocol {
        let defaults = UserDefaults.standard
        \(holding)
        func text(of prices: [Int]) -> String { "\\(prices.count)" }
      }

      enum ChartStart {
        static func begin() -> ChartViewController {
          let helper = \(helper)()
          let interactor = ChartInteractor(\(isOfInteractor ? "helper: helper" : ""))
          let presenter = ChartPresenter(
            interactor: interactor\(isOfInteractor ? "" : ", helper: helper"))
          \(holding.isEmpty ? "" : "helper.presenter = presenter")
          let view = ChartViewController(eventHandler: presenter)
          presenter.userInterface = view
          interactor.output = presenter
          return view
        }
      }
      """
  }

  /// The role of the helper, and the rules that have findings about it.
  private static func roleAndRules(
    of helper: String, holding: String = "", mentioning: String = ""
  ) throws -> (role: String?, rules: Set<String>) {
    let play = try Stage.Play(
      .mutualMobile, example(helper: helper, holding: holding, mentioning: mentioning))
    let found = DiscoveredProject(
      play.files, in: play.texts, architectures: play.architectures,
      options: .choosing(play.architectures[0]))
    var choice = RuleChoice()
    choice.preset = .all
    let report = Linter(architectures: play.architectures, choice: choice).report(
      on: LintedProject(found, in: play.texts, architectures: play.architectures))
    let module = try #require(found.modules.first { $0.name == "Chart" })
    let part = module.parts.first { found.index.name(of: $0.type) == helper }
    let findings = report.findings.filter {
      $0.symbol.contains(helper) || $0.symbol == "ChartPresenter.helper"
    }
    return (part?.role, Set(findings.map(\.rule.id)))
  }

  @Test func `A type named like a part is checked against all rules`() throws {
    let (role, rules) = try Self.roleAndRules(of: "ChartWireframe")
    #expect(role == "Wireframe")
    #expect(
      rules.isSuperset(of: [
        "part-has-forbidden-dependency", "reference-wrong-strength", "reference-misnamed",
      ]))
  }

  @Test func `A type that may not be a part is reported only for its name`() throws {
    let (role, rules) = try Self.roleAndRules(of: "ChartTextProvider")
    #expect(role == "DataStore")
    #expect(rules == ["part-misnamed"])
  }

  @Test func `A retain cycle is reported whatever roles its members have`() throws {
    let (_, rules) = try Self.roleAndRules(
      of: "ChartTextProvider", holding: "var presenter: ChartPresenter?")
    #expect(rules.contains("module-retain-cycle"))
  }

  @Test func `A type that mentions a doubtful part has no forbidden dependency`() throws {
    let mentioning = "func show(_ other: %) {}"
    let ofPart = try Self.roleAndRules(
      of: "ChartWireframe", mentioning: mentioning.replacing("%", with: "ChartWireframe"))
    let ofHelper = try Self.roleAndRules(
      of: "ChartTextProvider", mentioning: mentioning.replacing("%", with: "ChartTextProvider"))
    #expect(
      ofPart.rules.subtracting(ofHelper.rules).isSuperset(of: ["part-has-forbidden-dependency"]))
    #expect(ofHelper.rules == ["part-misnamed"])
  }

  @Test func `A type that plays no role is not reported`() throws {
    let (role, rules) = try Self.roleAndRules(of: "ChartTexts")
    #expect(role == nil)
    #expect(rules == [])
  }
}
