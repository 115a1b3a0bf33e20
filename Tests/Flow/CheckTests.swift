import AdderTestSupport
import Foundation
import Testing

@Suite(.serialized) struct CheckTests {
  private func package() throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("gen", "Profile", "rambler-viper").status == 0)
    return adder
  }

  /// The path of the file with the given name.
  private func path(_ name: String, _ adder: CommandUnderTest) throws -> String {
    try #require(try adder.folder.tree().first { $0.hasSuffix("/\(name)") })
  }

  private func replace(
    _ old: String, with new: String, in name: String, _ adder: CommandUnderTest
  ) throws {
    let path = try path(name, adder)
    let text = try String(contentsOf: adder.folder.url.appending(path: path), encoding: .utf8)
    #expect(text.contains(old))
    try adder.folder.write(text.replacing(old, with: new), to: path)
  }

  private func holdingStrongly() throws -> CommandUnderTest {
    let adder = try package()
    try replace("weak var view:", with: "var view:", in: "ProfilePresenter.swift", adder)
    return adder
  }

  @Test func `A newly generated module has no findings`() throws {
    let adder = try package()
    let outcome = try adder("check")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("Nothing found"))
  }

  @Test
  func `A finding is shown with location, source line and rule id, and fails the command`() throws {
    let adder = try holdingStrongly()
    let outcome = try adder("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[presenter-retains-view]"))
    #expect(outcome.output.contains("ProfilePresenter.swift:"))
    #expect(outcome.output.contains("^~~~"))
    #expect(try adder("check", "--fail-on", "error").status == 1)
    #expect(try adder("check", "--fail-on", "never").status == 0)
    // With the cached result, the command prints the same output.
    #expect(try adder("check").output == outcome.output)
    #expect(try adder("check", "--no-cache").output == outcome.output)
  }

  @Test
  func `A suppressed finding is neither reported nor fixed, and an unused suppression is reported`()
    throws
  {
    let adder = try holdingStrongly()
    let path = try path("ProfilePresenter.swift", adder)
    let text = try String(contentsOf: adder.folder.url.appending(path: path), encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.contains("var view:") })
    let comment = "// adder:disable presenter-retains-view Freed by hand"
    try adder.folder.write(text.replacing(line, with: "\(line)  \(comment)"), to: path)
    let outcome = try adder("check")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("1 suppressed"))
    #expect(try adder("check").output == outcome.output)
    #expect(try adder("check", "--format", "sarif").output.contains("Freed by hand"))
    let files = try adder.folder.files()
    try adder("check", "--fix")
    #expect(try adder.folder.files() == files)
    try replace("var view:", with: "weak var view:", in: "ProfilePresenter.swift", adder)
    let unused = try adder("check")
    #expect(unused.output.contains("[unused-suppression]"), "\(unused.output)")
    try adder.folder.write("check: { rules: { unused-suppression: off } }\n", to: "adder.yml")
    #expect(try !adder("check").output.contains("[unused-suppression]"))
    #expect(try adder("explain", "unused-suppression").status == 0)
  }

  @Test func `A fix is shown, applied and reverted`() throws {
    let adder = try holdingStrongly()
    let before = try adder.folder.files()
    let shown = try adder("check", "--fix", "--dry-run")
    #expect(shown.output.contains("+") && shown.output.contains("weak var view"))
    #expect(try adder.folder.files() == before)
    let fixed = try adder("check", "--fix")
    #expect(fixed.output.contains("Fixed 1 of 1 findings"), "\(fixed.output)\(fixed.errors)")
    #expect(try adder("check").status == 0)
    #expect(try adder("check", "--fix").output.contains("found nothing to fix"))
    try adder("undo")
    #expect(try adder.folder.files() == before)
  }

  @Test func `A baseline contains known findings, and new and stale ones are reported`() throws {
    let adder = try holdingStrongly()
    #expect(try adder("check", "--write-baseline").status == 0)
    #expect(try adder("check").status == 0)
    try replace(
      "weak var output:", with: "var output:", in: "ProfileInteractor.swift", adder)
    let new = try adder("check")
    #expect(new.status == 1)
    #expect(new.output.contains("[interactor-retains-output]"))
    #expect(!new.output.contains("[presenter-retains-view]"))
    try adder("check", "--fix")
    // Findings in the baseline are not fixed, so this finding still exists.
    #expect(try adder("check").status == 0)
    try replace("var view:", with: "weak var view:", in: "ProfilePresenter.swift", adder)
    let gone = try adder("check")
    #expect(gone.output.contains("[stale-baseline-entry]"), "\(gone.output)")
  }

  @Test func `adder.yml turns rules off and changes their severity`() throws {
    let adder = try holdingStrongly()
    try adder.folder.write(
      "check: { rules: { presenter-retains-view: off, module-retain-cycle: off } }\n",
      to: "adder.yml")
    #expect(try adder("check").status == 0)
    try adder.folder.write("check: { rules: { presenter-retains-view: error } }\n", to: "adder.yml")
    #expect(try adder("check").output.contains("error: 'ProfilePresenter' references"))
    try adder.folder.write(
      "check: { rules: { presenter-retains-view: { limit: 2 } } }\n", to: "adder.yml")
    let limited = try adder("check")
    #expect(limited.errors.contains("adder.yml:1:19"), "\(limited.errors)")
    #expect(limited.errors.contains("counts nothing"), "\(limited.errors)")
    try adder.folder.write("check: { rules: { presenter-view-week: error } }\n", to: "adder.yml")
    let unknown = try adder("check")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("adder.yml:1:19"), "\(unknown.errors)")
    #expect(unknown.errors.contains("Did you mean presenter-retains-view?"))
  }

  @Test func `Only what was requested is reported: rules, folders, changed files`() throws {
    let adder = try holdingStrongly()
    #expect(try adder("check", "--only", "module-retain-cycle").status == 1)
    #expect(try adder("check", "--only", "interactor-retains-output").status == 0)
    let presenter = try path("ProfilePresenter.swift", adder)
    let interactor = try path("ProfileInteractor.swift", adder)
    #expect(try adder("check", presenter).status == 1)
    #expect(try adder("check", interactor).status == 0)
    #expect(try adder("check", "nowhere").status == 2)
    let git = "git init -q . && git add . && git -c user.name=A -c user.email=a@b commit -qm A"
    #expect(try adder.shell(git).status == 0)
    #expect(try adder("check", "--changed-since", "HEAD").status == 0)
    try replace("weak var output:", with: "var output:", in: "ProfileInteractor.swift", adder)
    let changed = try adder("check", "--changed-since", "HEAD")
    #expect(changed.output.contains("[interactor-retains-output]"))
    #expect(!changed.output.contains("[presenter-retains-view]"))
    let unknown = try adder("check", "--changed-since", "no-such-branch")
    #expect(unknown.status == 2 && unknown.errors.contains("no-such-branch"), "\(unknown.errors)")
  }

  @Test(arguments: [
    "summary", "text", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "html",
  ])
  func `Every output format names the violated rule`(format: String) throws {
    let adder = try holdingStrongly()
    let outcome = try adder("check", "--format", format)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("presenter-retains-view"))
  }

  @Test func `explain lists the rules, prints a rule's page and suggests rule ids`() throws {
    let adder = try CommandUnderTest()
    let list = try adder("explain").output.split(separator: "\n")
    #expect(list.count > 50)
    let page = try adder("explain", "presenter-retains-view")
    #expect(page.output.contains("weak var view") && page.output.contains("Rambler VIPER"))
    let unknown = try adder("explain", "presenter-view-week")
    #expect(unknown.status == 2 && unknown.errors.contains("Did you mean presenter-retains-view?"))
  }

  // MARK: Settings that name something unknown

  @Test(arguments: [
    ("architecture: rambler-vipre\n", "adder.yml:1:15", "Did you mean 'rambler-viper'?"),
    ("architecture: no-such\n", "adder.yml:1:15", "Choose one of: bytepace-viper"),
    ("check:\n  extends: team/chekc.yml\n", "adder.yml:2:12", "Did you mean 'team/check.yml'?"),
    ("check:\n  extends: [nowhere.yml]\n", "adder.yml:2:13", "nowhere.yml"),
  ])
  func `A setting that names something unknown is refused with its location`(
    settings: String, place: String, advice: String
  ) throws {
    let adder = try package()
    try adder.folder.write("preset: strict\n", to: "team/check.yml")
    try adder.folder.write(settings, to: "adder.yml")
    for words in [["check"], ["check", "--fix"], ["module", "list"]] {
      if words[0] == "module", settings.hasPrefix("check") { continue }
      let outcome = try adder.run(words)
      #expect(outcome.status == 2, "\(words): \(outcome.output)")
      #expect(outcome.errors.contains(place), "\(outcome.errors)")
      #expect(outcome.errors.contains(advice), "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func `A missing part that only the team's own architecture requires is reported`() throws {
    let adder = try package()
    try adder.folder.write("architecture: ./ours.yml\n", to: "adder.yml")
    try adder.folder.write(
      """
      extends: rambler-viper
      roles:
        Coordinator: { required: true }
      references:
        Router.coordinator: strong Coordinator

      """, to: "ours.yml")
    let outcome = try adder("check", "--fail-on", "note", "--format", "text")
    #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("[required-part-missing]"), "\(outcome.output)")
    #expect(outcome.output.contains("no Coordinator"), "\(outcome.output)")
  }

  // MARK: Files outside all targets

  @Test func `Files outside all targets are counted in a message, and checked on request`() throws {
    let adder = try holdingStrongly()
    // Files outside all targets are skipped only if nearly all files are in a target.
    for number in 0..<12 {
      try adder.folder.write("struct A\(number) {}\n", to: "Sources/App/A\(number).swift")
    }
    let presenter = try path("ProfilePresenter.swift", adder)
    let text = try String(contentsOf: adder.folder.url.appending(path: presenter), encoding: .utf8)
    try FileManager.default.removeItem(at: adder.folder.url.appending(path: presenter))
    try adder.folder.write(text, to: "Elsewhere/ProfilePresenter.swift")
    for _ in 0..<2 {
      let outcome = try adder("check", "--only", "presenter-retains-view")
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(
        outcome.errors.contains("1 Swift file belongs to no target and was not checked"),
        "\(outcome.errors)")
      #expect(outcome.errors.contains("Elsewhere/ProfilePresenter.swift"))
      #expect(outcome.errors.contains("--all-files"))
    }
    let all = try adder("check", "--only", "presenter-retains-view", "--all-files")
    #expect(all.status == 1, "\(all.output)")
    #expect(!all.errors.contains("no target"), "\(all.errors)")
  }

  // MARK: Names and folders

  private static let screen = """
    protocol FeedViewInput: AnyObject {
      func fillTitle(_ title: String)
    }

    protocol FeedViewOutput: AnyObject {
      func didTriggerViewReadyEvent()
    }

    final class Brain: FeedViewOutput {
      weak var view: FeedViewInput?
      func didTriggerViewReadyEvent() { view?.fillTitle("Feed") }
    }

    final class FeedViewController: UIViewController, FeedViewInput {
      var output: FeedViewOutput?
      override func viewDidLoad() { output?.didTriggerViewReadyEvent() }
      func fillTitle(_ title: String) {}
    }

    final class FeedAssembly {
      func viewFeedModule() -> FeedViewController {
        let view = FeedViewController()
        let presenter = Brain()
        view.output = presenter
        presenter.view = view
        return view
      }
    }
    """

  @Test func `A misnamed type is renamed everywhere, and undo reverts it`() throws {
    let adder = try package()
    try adder.folder.write(Self.screen, to: "Sources/App/Feed/Brain.swift")
    let before = try adder.folder.tree()
    let left = try adder("check", "--only", "presenter-misnamed", "--fix")
    #expect(left.output.contains("1 name could be replaced everywhere"), "\(left.output)")
    let shown = try adder("check", "--only", "presenter-misnamed", "--rename", "--dry-run")
    #expect(shown.output.contains("+final class FeedPresenter"), "\(shown.output)\(shown.errors)")
    let renamed = try adder("check", "--only", "presenter-misnamed", "--rename")
    #expect(renamed.output.contains("Fixed 1 of 1 findings"), "\(renamed.output)")
    #expect(try adder.folder.tree().contains { $0.hasSuffix("Feed/FeedPresenter.swift") })
    #expect(try adder("check", "--only", "presenter-misnamed").status == 0)
    try adder("undo")
    #expect(try adder.folder.tree() == before)
  }

  @Test func `A file in the folder of another layer is moved to the folder of its own`() throws {
    let adder = try package()
    let right = try path("ProfileViewInput.swift", adder)
    let text = try String(contentsOf: adder.folder.url.appending(path: right), encoding: .utf8)
    let wrong = right.replacing("/View/", with: "/Presenter/")
    #expect(wrong != right)
    try adder.folder.write(text, to: wrong)
    try FileManager.default.removeItem(at: adder.folder.url.appending(path: right))
    let rule = "file-in-wrong-layer"
    #expect(try adder("check", "--only", rule, "--fail-on", "note").status == 1)
    let fixed = try adder("check", "--only", rule, "--fix")
    #expect(fixed.output.contains("Fixed 1 of 1 findings"), "\(fixed.output)\(fixed.errors)")
    #expect(try path("ProfileViewInput.swift", adder) == right)
    #expect(try adder("check", "--only", rule, "--fail-on", "note").status == 0)
  }
}
