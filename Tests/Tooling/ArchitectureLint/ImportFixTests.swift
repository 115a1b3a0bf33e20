import AdderArchitectureLint
import Testing

/// The fix for an import of a framework that the file does not need.
@Suite struct ImportFixTests {
  private func check(
    _ interactor: String, becomes expected: String?, location: SourceLocation = #_sourceLocation
  ) throws {
    var choice = RuleChoice()
    choice.only = ["interactor-uses-uikit"]
    let play = try Stage.Play(
      .viperBook, "// PostList/Interactor/PostListInteractor.swift\n" + interactor)
    let (report, fixing) = play.fixing(choice)
    #expect(report.findings.count == 1, sourceLocation: location)
    let text = fixing.texts.first.map { String(decoding: $0.value, as: UTF8.self) }
    #expect(text?.contains("import UIKit") != true, sourceLocation: location)
    let lines = text?.split(separator: "\n").first.map(String.init)
    #expect(lines == expected, sourceLocation: location)
  }

  private let body = """
    final class PostListInteractor: PostListInteractorInput {
      weak var output: PostListInteractorOutput?
      var postService: PostService!
    """

  @Test func `The import is replaced by Foundation if the file needs Foundation`() throws {
    try check(
      "import UIKit\n\n\(body)\n  var date = Date()\n}\n", becomes: "import Foundation")
  }

  @Test func `The import is removed if Foundation is already imported`() throws {
    try check(
      "import UIKit\nimport Foundation\n\n\(body)\n}\n", becomes: "import Foundation")
  }

  @Test(arguments: [
    "import Foundation\n// TODO: remove\nimport UIKit",
    "import Foundation\n#warning(\"Get rid of UIKit\")\nimport UIKit",
  ])
  func `An import with a remark on it is left to a person`(imports: String) throws {
    var choice = RuleChoice()
    choice.only = ["interactor-uses-uikit"]
    let (report, fixing) = try Stage.Play(
      .viperBook, "// PostList/Interactor/PostListInteractor.swift\n\(imports)\n\n\(body)\n}\n"
    ).fixing(choice)
    #expect(report.findings.count == 1)
    #expect(fixing.texts.isEmpty)
  }

  @Test func `A file with names that may come from the framework keeps its import`() throws {
    try check("import UIKit\n\n\(body)\n  var storage: NSTextStorage?\n}\n", becomes: nil)
    try check("import UIKit\n\n\(body)\n  var unknown: Whatever?\n}\n", becomes: nil)
  }
}
