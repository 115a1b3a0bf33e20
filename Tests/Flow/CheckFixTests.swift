import AdderTestSupport
import Foundation
import Testing

/// `check --fix` together with baselines, paths, formats and exit codes.
@Suite(.serialized) struct CheckFixTests {
  /// Creates a package with one module. Its presenter references the view strongly,
  /// and its interactor references its output strongly. Both findings can be fixed.
  private func package(_ files: [String: String] = [:]) throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles.merging(files) { _, new in new })
    #expect(try adder("gen", "Profile", "rambler-viper").status == 0)
    try replace("weak var view:", with: "var view:", in: "ProfilePresenter.swift", adder)
    try replace("weak var output:", with: "var output:", in: "ProfileInteractor.swift", adder)
    return adder
  }

  private func path(_ name: String, _ adder: CommandUnderTest) throws -> String {
    try #require(try adder.folder.tree().first { $0.hasSuffix("/\(name)") })
  }

  private func text(_ name: String, _ adder: CommandUnderTest) throws -> String {
    try String(contentsOf: adder.folder.url.appending(path: path(name, adder)), encoding: .utf8)
  }

  private func replace(
    _ old: String, with new: String, in name: String, _ adder: CommandUnderTest
  ) throws {
    let text = try text(name, adder)
    #expect(text.contains(old))
    try adder.folder.write(text.replacing(old, with: new), to: try path(name, adder))
  }

  @Test func `A second run finds nothing left to fix`() throws {
    let adder = try package()
    #expect(try adder("check", "--fix").status == 0)
    let files = try adder.folder.files()
    let again = try adder("check", "--fix")
    #expect(again.status == 0)
    #expect(again.output.contains("found nothing to fix"))
    #expect(try adder.folder.files() == files)
  }

  @Test func `The report counts the files that would be moved as settled, too`() throws {
    let settings = "check:\n  rules:\n    file-misnamed: warning\n"
    let adder = try package(["adder.yml": settings])
    let file = try path("ProfilePresenter.swift", adder)
    let url = adder.folder.url.appending(path: file)
    let moved = url.deletingLastPathComponent().appending(path: "Screen.swift")
    try FileManager.default.moveItem(at: url, to: moved)
    let shown = try adder("check", "--format", "summary", "--fail-on", "never")
    #expect(shown.output.contains("settles up to 3 of 3"), "\(shown.output)")
    let fixed = try adder("check", "--fix")
    #expect(fixed.output.contains("Fixed 3 of 3 findings."), "\(fixed.output)")
    #expect(try path("ProfilePresenter.swift", adder) == file)
  }

  @Test func `A file that a fix renames is called so in its header, whatever that said`() throws {
    let adder = try package(["adder.yml": "check:\n  rules:\n    file-misnamed: warning\n"])
    let file = try path("ProfilePresenter.swift", adder)
    let text = try text("ProfilePresenter.swift", adder).replacing(
      "//  ProfilePresenter.swift\n", with: "")
    let folder = String(file.dropLast("ProfilePresenter.swift".count))
    try FileManager.default.removeItem(at: adder.folder.url.appending(path: file))
    try adder.folder.write(
      "//\n//  ProfilPresentor.swift\n//  App\n//\n\n" + text, to: folder + "Screen.swift")
    let fixed = try adder("check", "--fix")
    #expect(fixed.status == 0, "\(fixed.output)")
    #expect(
      try self.text("ProfilePresenter.swift", adder).hasPrefix(
        "//\n//  ProfilePresenter.swift\n//  App\n"))
  }

  @Test func `Accepted findings are not fixed, so the baseline stays valid`() throws {
    let adder = try package()
    let presenter = try path("ProfilePresenter.swift", adder)
    #expect(try adder("check", "--write-baseline").status == 0)
    let before = try adder.folder.files()
    let nothing = try adder("check", "--fix")
    #expect(nothing.status == 0, "\(nothing.output)")
    #expect(try adder.folder.files() == before)
    // New findings are fixed.
    try adder.folder.write("{\"version\": 1, \"findings\": []}\n", to: "empty.json")
    #expect(try adder("check", presenter, "--fix", "--baseline", "empty.json").status == 0)
    #expect(try text("ProfilePresenter.swift", adder).contains("weak var view:"))
    #expect(try !text("ProfileInteractor.swift", adder).contains("weak var output:"))
  }

  @Test func `Remaining findings fail the command and are shown`() throws {
    let adder = try package()
    try replace(
      "var view: (any ProfileViewInput)?", with: "let view: (any ProfileViewInput)?",
      in: "ProfilePresenter.swift", adder)
    let fixed = try adder("check", "--fix")
    #expect(fixed.status == 1, "\(fixed.output)\(fixed.errors)")
    #expect(fixed.output.contains("presenter-retains-view"), "\(fixed.output)")
    #expect(try text("ProfileInteractor.swift", adder).contains("weak var output:"))
    #expect(try adder("check", "--fix", "--fail-on", "never").status == 0)
  }

  @Test func `With a machine-readable format, standard output contains only the report`() throws {
    let adder = try package()
    let shown = try adder("check", "--fix", "--dry-run", "--format", "sarif")
    #expect(shown.status == 2, "\(shown.errors)")
    let fixed = try adder("check", "--fix", "--format", "sarif")
    #expect(fixed.status == 0)
    let result = try JSONSerialization.jsonObject(with: Data(fixed.output.utf8)) as? [String: Any]
    #expect(result?["version"] as? String == "2.1.0")
    #expect(fixed.errors.contains("Fixed "), "\(fixed.errors)")
    let again = try adder("check", "--fix", "--format", "json")
    #expect((try? JSONSerialization.jsonObject(with: Data(again.output.utf8))) != nil)
    let baseline = try adder("check", "--write-baseline", "--format", "json")
    #expect((try? JSONSerialization.jsonObject(with: Data(baseline.output.utf8))) != nil)
  }

  @Test func `Fixing and writing the baseline are undone together`() throws {
    let adder = try package()
    try replace(
      "var view: (any ProfileViewInput)?", with: "let view: (any ProfileViewInput)?",
      in: "ProfilePresenter.swift", adder)
    let before = try adder.folder.files()
    let fixed = try adder("check", "--fix", "--write-baseline")
    #expect(fixed.status == 0, "\(fixed.output)\(fixed.errors)")
    #expect(try text("ProfileInteractor.swift", adder).contains("weak var output:"))
    #expect(try adder("check").status == 0)
    try adder("undo")
    #expect(try adder.folder.files() == before)
  }

  @Test func `Only findings in the given files are fixed`() throws {
    let adder = try package()
    let fixed = try adder("check", try path("ProfileInteractor.swift", adder), "--fix")
    #expect(fixed.status == 0, "\(fixed.output)")
    #expect(try text("ProfileInteractor.swift", adder).contains("weak var output:"))
    #expect(try !text("ProfilePresenter.swift", adder).contains("weak var view:"))
  }

  @Test(arguments: [
    ["PATH"], ["--only", "interactor-retains-output"], ["--changed-since", "HEAD"],
  ])
  func `A partial check keeps the other entries of the baseline`(words: [String]) throws {
    let adder = try package()
    let git = "git init -q . && git add . && git -c user.name=A -c user.email=a@b commit -qm A"
    #expect(try adder.shell(git).status == 0)
    #expect(try adder("check", "--write-baseline").status == 0)
    let whole = try String(
      contentsOf: adder.folder.url.appending(path: ".adder-baseline.json"), encoding: .utf8)
    #expect(whole.contains("presenter-retains-view") && whole.contains("interactor-retains-output"))
    let interactor = try path("ProfileInteractor.swift", adder)
    let partial = try adder.run(
      ["check", "--write-baseline"] + words.map { $0 == "PATH" ? interactor : $0 })
    #expect(partial.status == 0, "\(partial.output)\(partial.errors)")
    let after = try String(
      contentsOf: adder.folder.url.appending(path: ".adder-baseline.json"), encoding: .utf8)
    #expect(after == whole)
    #expect(try adder("check").status == 0)
  }

  @Test func `Findings stay accepted when their module is renamed`() throws {
    let adder = try package()
    #expect(try adder("check", "--write-baseline").status == 0)
    let before = try adder.folder.files()
    #expect(try adder("module", "rename", "Profile", "Account").status == 0)
    let checked = try adder("check", "--fail-on", "note")
    #expect(checked.status == 0, "\(checked.output)")
    let baseline = try adder.folder.read(".adder-baseline.json")
    #expect(baseline.contains("AccountPresenter.view"))
    // Written again, it has the same entries.
    #expect(try adder("check", "--write-baseline").status == 0)
    #expect(try adder.folder.read(".adder-baseline.json") == baseline)
    #expect(try adder("module", "rename", "Account", "Profile").status == 0)
    #expect(try adder.folder.files() == before)
  }

  @Test(arguments: [false, true])
  func `Findings stay accepted when '--rename' renames their file`(writes: Bool) throws {
    let adder = try package()
    for path in try adder.folder.tree().filter({ $0.hasSuffix(".swift") }) {
      let text = try adder.folder.read(path)
      try adder.folder.write(
        text.replacing("ProfileViewOutput", with: "ProfileViewEvents"), to: path)
    }
    let contract = try path("ProfileViewOutput.swift", adder)
    let text = try adder.folder.read(contract)
    try adder.folder.write(
      "import UIKit\n" + text,
      to: contract.replacing("ProfileViewOutput", with: "ProfileViewEvents"))
    try FileManager.default.removeItem(at: adder.folder.url.appending(path: contract))
    #expect(try adder("check", "--write-baseline").status == 0)
    #expect(try adder.folder.read(".adder-baseline.json").contains("ProfileViewEvents.UIKit"))
    let settings = "check:\n  rules:\n    view-output-misnamed: warning\n"
    try adder.folder.write(settings, to: "adder.yml")
    let before = try adder.folder.files()
    let options = writes ? ["--write-baseline"] : []
    let fixed = try adder.run(["check", "--rename", "--fail-on", "note"] + options)
    #expect(fixed.status == 0, "\(fixed.output)\(fixed.errors)")
    #expect(try adder.folder.read(".adder-baseline.json").contains("ProfileViewOutput.UIKit"))
    #expect(try adder("check", "--fail-on", "note").status == 0)
    try adder("undo")
    #expect(try adder.folder.files() == before)
  }
}
