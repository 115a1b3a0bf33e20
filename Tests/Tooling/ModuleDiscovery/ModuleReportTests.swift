import AdderArchitectures
import AdderModuleDiscovery
import AdderProjects
import Testing

@Suite struct ModuleReportTests {
  /// The reports on the modules in some files.
  private func reports(
    _ files: KeyValuePairs<String, String>, targets: ProjectTargets = ProjectTargets(),
    _ architecture: String = "rambler-viper", isChosen: Bool = false
  ) throws -> [ModuleReport] {
    let architecture = try ArchitectureReader().architecture(named: architecture)
    let texts = TextsInMemory(
      Dictionary(uniqueKeysWithValues: files.map { ($0.key, Array($0.value.utf8)) }))
    let project = DiscoveredProject(
      SourceFiles(swift: files.map(\.key)), in: texts, targets: targets,
      architectures: [architecture],
      options: .init(statedArchitecture: isChosen ? architecture.name : nil))
    return ModuleReport.all(in: project, architectures: [architecture])
  }

  private static let view = """
    import UIKit
    protocol NewsViewInput: AnyObject {}
    protocol NewsViewOutput: AnyObject {}
    final class NewsViewController: UIViewController, NewsViewInput { var output: NewsViewOutput! }

    """
  private static let presenter = """
    protocol NewsInteractorInput: AnyObject {}
    protocol NewsInteractorOutput: AnyObject {}
    protocol NewsRouterInput: AnyObject {}
    final class NewsPresenter: NewsViewOutput, NewsInteractorOutput {
      weak var view: NewsViewInput?
      var interactor: NewsInteractorInput!
      var router: NewsRouterInput!
    }

    """
  private static let others = """
    final class NewsInteractor: NewsInteractorInput { weak var output: NewsInteractorOutput? }
    final class NewsRouter: NewsRouterInput { weak var transitionHandler: UIViewController? }
    struct NewsState {}
    """

  private func wiring(_ report: ModuleReport) -> [String] {
    report.wiring.map { "\($0.reference ?? "\($0.from)→\($0.to)") \($0.state.rawValue)" }
  }

  @Test func `A module's files are those of its parts and all files of its own folder`() throws {
    let report = try #require(
      reports([
        "App/Main.swift": "struct Main {}", "App/News/View.swift": Self.view,
        "App/News/Cells/NewsCell.swift": "class NewsCell {}\n",
        "App/News/Presenter.swift": Self.presenter, "App/News/Others.swift": Self.others,
        "Shared/NewsExtras.swift": "extension NewsPresenter {}",
        "AppTests/Seeds.swift": "extension NewsPresenter {}",
      ]).first)
    #expect(report.name == "News")
    #expect(report.folder == "App/News")
    #expect(
      report.files == [
        "App/News/Cells/NewsCell.swift", "App/News/Others.swift", "App/News/Presenter.swift",
        "App/News/View.swift", "Shared/NewsExtras.swift",
      ])
    #expect(report.lines == 1 + 3 + 8 + 4 + 1)
    #expect(report.missingRoles == ["Assembly"])
    #expect(report.parts.map(\.role) == ["View", "Presenter", "Interactor", "Router", "State"])
    #expect(report.parts.first?.place.text == "App/News/View.swift:4:1")
  }

  private static func files(_ name: String, in folder: String) -> [(String, String)] {
    [("View", view), ("Presenter", presenter)].map { file, text in
      ("\(folder)/\(name)\(file).swift", text.replacing("News", with: name))
    }
  }

  /// Returns the folder of each module in two modules' files and other files.
  private func folders(_ others: KeyValuePairs<String, String>) throws -> [String] {
    let files = Self.files("News", in: "App/News/Code") + Self.files("Blog", in: "App/Blog/Code")
    let texts = Dictionary(
      uniqueKeysWithValues: (files + others.map { ($0.key, $0.value) }).map {
        ($0.0, Array($0.1.utf8))
      })
    let architecture = try ArchitectureReader().architecture(named: "rambler-viper")
    let project = DiscoveredProject(
      SourceFiles(swift: texts.keys.sorted()), in: TextsInMemory(texts),
      architectures: [architecture])
    return ModuleReport.all(in: project, architectures: [architecture]).map(\.folder)
  }

  @Test func `A part that several modules share does not belong to their folders`() throws {
    #expect(
      try folders([
        "App/Core/Core.swift":
          "final class CoreInteractor: NewsInteractorInput, BlogInteractorInput {}"
      ])
        == ["App/Blog/Code", "App/News/Code"])
  }

  @Test func `A part in another module's folder does not widen the folder`() throws {
    #expect(
      try folders([
        "App/Blog/Flow/Router.swift": """
        final class NewsRouter: NewsRouterInput {
          func open(_ view: UIViewController) { view.present(UIViewController(), animated: true) }
        }
        """,
        "App/News/Code/Interactor.swift": "final class NewsInteractor: NewsInteractorInput {}",
      ]) == ["App/Blog/Code", "App/News/Code"])
  }

  @Test func `A folder named after the module contains its assembly, too`() throws {
    #expect(
      try folders([
        "App/News/NewsAssembly.swift": """
        final class NewsAssembly {
          func make() -> UIViewController {
            let (view, presenter) = (NewsViewController(), NewsPresenter())
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """
      ]) == ["App/Blog/Code", "App/News"])
  }

  @Test func `Test targets are omitted if a file also belongs to another target`() throws {
    let app = ProjectTargets.Target(name: "App", isForTests: false)
    let tests = ProjectTargets.Target(name: "AppTests", isForTests: true)
    let report = try #require(
      reports(
        ["News.swift": Self.view + Self.presenter + Self.others],
        targets: ProjectTargets(["News.swift": [tests, app]])
      ).first)
    #expect(report.targets == ["App"])
  }

  @Test func `Wiring as the architecture describes it has no problems`() throws {
    let report = try #require(
      reports(["News.swift": Self.view + Self.presenter + Self.others]).first)
    #expect(
      wiring(report) == [
        "View.output asDescribed", "Presenter.view asDescribed",
        "Presenter.interactor asDescribed", "Presenter.router asDescribed",
        "Interactor.output asDescribed", "Router.transitionHandler unknown",
      ])
  }

  @Test func `Wrong strength, missing references and undescribed ones are reported`() throws {
    let text =
      (Self.view + Self.presenter + Self.others)
      .replacing(
        "weak var output: NewsInteractorOutput?", with: "var output: NewsInteractorOutput?"
      )
      .replacing("weak var transitionHandler: UIViewController?", with: "")
      .replacing(
        "{ var output: NewsViewOutput! }",
        with: "{\n  var output: NewsViewOutput!\n  let interactor: NewsInteractor\n}")
    let report = try #require(reports(["News.swift": text]).first)
    #expect(
      wiring(report) == [
        "View.output asDescribed", "Presenter.view asDescribed",
        "Presenter.interactor asDescribed", "Presenter.router asDescribed",
        "Interactor.output otherStrength", "Router.transitionHandler missing",
        "View→Interactor notDescribed",
      ])
    let output = try #require(report.wiring.first { $0.state == .otherStrength })
    #expect(output.strength == "strong")
    #expect(output.expectedStrength == "weak")
    #expect(output.label == "NewsInteractorOutput")
  }

  @Test
  func `A part with several candidates is unknown, unless only the module's own parts qualify`()
    throws
  {
    let other = "final class OtherNewsInteractor: NewsInteractorInput {}\n"
    let report = try #require(
      reports(["News.swift": Self.view + Self.presenter + Self.others + other]).first)
    #expect(wiring(report).contains("Presenter.interactor unknown"))
    let views = "final class NewsWindow: UIView, NewsViewInput { var output: NewsViewOutput! }\n"
    let two = try #require(
      reports(["News.swift": Self.view + Self.presenter + Self.others + views]).first)
    #expect(two.parts.count { $0.role == "View" } == 2)
    #expect(wiring(two).contains("Presenter.view asDescribed"))
  }

  @Test func `A page shows parts, contracts and wiring, and the evidence on request`() throws {
    let report = try #require(
      reports(["News.swift": Self.view + Self.presenter + Self.others]).first)
    let page = ModulePage(report).text
    #expect(page.hasPrefix("News · VIPER · 1 file, 15 lines\n\nParts\n"))
    #expect(page.contains("  View        NewsViewController    News.swift:4:1\n"))
    #expect(page.contains("  Assembly    none\n"))
    #expect(page.contains("  ViewInput         NewsViewInput         News.swift:2:1"))
    #expect(!page.contains("its name ends in"))
    #expect(
      ModulePage(report, showsEvidence: true).text.contains(
        "      - its name ends in 'ViewController'\n"))
  }

  @Test func `Differences are faults only against an architecture that somebody chose`() throws {
    let files: KeyValuePairs = [
      "News.swift": Self.view + Self.presenter.replacing("weak var view", with: "var view")
        + Self.others.replacing("weak var transitionHandler: UIViewController?", with: "")
    ]
    let own = try #require(reports(files).first)
    let page = ModulePage(own).text
    #expect(!page.contains("✗"))
    #expect(page.contains("~ Presenter.view "))
    #expect(page.contains("weak in rambler-viper, News.swift"))
    #expect(!page.contains("transitionHandler"))
    #expect(own.asFoundModule.arrows.allSatisfy { $0.state == .asDescribed })
    let chosen = try #require(reports(files, isChosen: true).first)
    let strict = ModulePage(chosen).text
    #expect(strict.contains("✗ Assembly    missing"))
    #expect(strict.contains("✗ Presenter.view "))
    #expect(strict.contains("should be weak in rambler-viper, News.swift"))
    #expect(strict.contains("✗ Router.transitionHandler"))
    #expect(chosen.asFoundModule.arrows.contains { $0.state == .missing })
  }

  @Test func `A module is called by its architecture's name only if it was chosen or fits`() throws
  {
    let files: KeyValuePairs = ["News.swift": Self.view + Self.presenter + Self.others]
    #expect(try reports(files).map(\.label) == ["VIPER"])
    #expect(try reports(files, isChosen: true).map(\.label) == ["rambler-viper"])
    let assembly = """
      final class NewsAssembly {
        func make() -> NewsViewController {
          let view = NewsViewController()
          let presenter = NewsPresenter()
          let interactor = NewsInteractor()
          let router = NewsRouter()
          view.output = presenter
          presenter.view = view
          presenter.interactor = interactor
          presenter.router = router
          interactor.output = presenter
          router.transitionHandler = view
          return view
        }
      }
      """
    let whole: KeyValuePairs = [
      "News.swift": Self.view + Self.presenter + Self.others + "\n" + assembly
    ]
    let report = try #require(reports(whole).first)
    #expect(report.missingRoles == [] && wiring(report).allSatisfy { $0.hasSuffix("asDescribed") })
    #expect(report.label == "rambler-viper")
  }

  @Test func `Modules that are built alike are one group, with what makes them differ`() throws {
    let news = Self.view + Self.presenter + Self.others
    let all = try reports([
      "News.swift": news, "Chat.swift": news.replacing("News", with: "Chat"),
      "Feed.swift": news.replacing("News", with: "Feed").replacing(
        "weak var view", with: "var view"),
    ])
    let group = try #require(ModuleGroup.all(in: all).first)
    #expect(ModuleGroup.all(in: all).count == 1)
    #expect(group.label == "VIPER" && group.architecture == "rambler-viper")
    #expect(group.modules.map(\.name) == ["Chat", "Feed", "News"])
    #expect(group.differences.map { "\($0.text): \($0.modules)" }.contains("no Assembly: 3"))
    #expect(
      group.differences.map { "\($0.text): \($0.modules)" }.contains("Presenter.view is strong: 1"))
    #expect(group.agreement.agreeing == group.agreement.all - 1)
  }

  @Test func `A module that no target builds is only mentioned`() throws {
    let news = Self.view + Self.presenter + Self.others
    let old = news.replacing("News", with: "Old")
    let app = ProjectTargets.Target(name: "App", isForTests: false)
    func list(_ start: String, built: [String]) throws -> String {
      let targets = ProjectTargets(
        Dictionary(
          uniqueKeysWithValues: (["News.swift", "Start.swift"] + built).map { ($0, [app]) }))
      let all = try reports(
        ["News.swift": news, "Old/Old.swift": old, "Start.swift": start], targets: targets)
      return ModuleListPage(all, fileCount: 3).text
    }
    let text = try list("struct Start {}", built: [])
    #expect(!text.contains("Old   "))
    #expect(text.hasSuffix("One other module is in files that belong to no target: Old."))
    let only = try reports(
      ["Old/Old.swift": old, "Start.swift": "struct Start {}", "App.swift": "struct App {}"],
      targets: ProjectTargets(["Start.swift": [app], "App.swift": [app]]))
    #expect(
      ModuleListPage(only, fileCount: 3).text == """
        No modules were found in the targets.
        One module is in files that belong to no target: Old.
        """)
    // If built code names a part, the file must belong to a target after all.
    for text in try [
      list("let old = OldPresenter()", built: []),
      list("struct Start {}", built: ["Old/Old.swift"]),
    ] {
      #expect(text.contains("\nOld   ") && text.hasSuffix("2 VIPER."))
    }
  }

  @Test func `A list has a line for each module and a total`() throws {
    let news = ["News.swift": Self.view + Self.presenter + Self.others]
    let all = try reports([
      "News.swift": news["News.swift"] ?? "",
      "Чат.swift": (news["News.swift"] ?? "").replacing("News", with: "Чат"),
    ])
    #expect(
      ModuleListPage(all, fileCount: 1_234).text == """
        MODULE  ARCHITECTURE  PARTS           FILES  LINES
        News    VIPER         5, no Assembly      1     15
        Чат     VIPER         5, no Assembly      1     15

        2 modules in 1,234 Swift files: 2 VIPER.
        """)
    #expect(
      ModuleListPage([], fileCount: 1).text.hasPrefix("No modules were found in 1 Swift file."))
  }
}
