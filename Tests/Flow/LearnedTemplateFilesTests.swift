import AdderTestSupport
import Testing

/// Which files and types a learned template makes, and what they import.
@Suite struct LearnedTemplateFilesTests {
  private let names = ["Feed", "Profile", "Login", "Cart"]

  @Test func `A double whose import nobody needs any more sees the module's code`() throws {
    let made = try generated { name, number in
      let folder = "Tests/AppTests/Modules/\(name)/"
      // In two of four modules, a double has no import: it belongs to the app's target, too.
      let line = number < 2 ? "@testable import App\n" : ""
      return [
        folder + "\(name)PresenterTests.swift":
          "import XCTest\n@testable import App\n\nfinal class \(name)PresenterTests: XCTestCase {\n  var view = \(name)ViewMock()\n}\n",
        folder + "\(name)ViewMock.swift":
          "import Foundation\n\(line)\nfinal class \(name)ViewMock: \(name)ViewProtocol {\n  func show(_ text: String) {\n  }\n}\n",
      ]
    }
    let mock = try made.folder.read("Tests/AppTests/Modules/Payment/PaymentViewMock.swift")
    #expect(mock.contains("import Foundation\n@testable import App\n"), "\(mock)")
  }

  @Test func `Without any import in the team's tests, the app's module is imported`() throws {
    let made = try generated { name, _ in
      [
        "Tests/AppTests/Modules/\(name)/\(name)ViewMock.swift":
          "final class \(name)ViewMock: \(name)ViewProtocol {\n  func show(_ text: String) {\n  }\n}\n"
      ]
    }
    let mock = try made.folder.read("Tests/AppTests/Modules/Payment/PaymentViewMock.swift")
    #expect(mock.hasPrefix("@testable import App\n\nfinal class "), "\(mock)")
  }

  @Test func `Types of which nothing is left are left out, unless nearly all modules have them`()
    throws
  {
    let made = try generated { name, number in
      let folder = "Sources/App/Modules/\(name)/\(name)"
      var files = [
        "\(folder)State.swift": "final class \(name)State {\n  let own\(name) = \(number)\n}\n",
        "\(folder)Helper.swift":
          "struct \(name)Helper {\n  private enum Sizes {\n    static let size\(name) = \(number)\n  }\n\n  func help() {\n  }\n}\n",
      ]
      if number < 3 {
        files["\(folder)Adapter.swift"] =
          "final class \(name)Adapter {\n  // MARK: Properties\n\n  let count\(name) = \(number)\n}\n"
      }
      return files
    }
    let folder = "Sources/App/Modules/Payment/"
    let tree = try made.folder.tree()
    #expect(tree.contains(folder + "PaymentState.swift"))
    #expect(!tree.contains(folder + "PaymentAdapter.swift"))
    let helper = try made.folder.read(folder + "PaymentHelper.swift")
    #expect(helper.contains("func help()") && !helper.contains("Sizes"), "\(helper)")
  }

  /// Learns from modules with additional files, and generates one.
  private func generated(
    _ added: (_ name: String, _ number: Int) -> [String: String]
  ) throws -> CommandUnderTest {
    var files = packageFiles
    for (number, name) in names.enumerated() {
      for (path, text) in TemplateLearnCommandTests.module(name) {
        files["Sources/App/Modules/\(path)"] = text
      }
      files.merge(added(name, number)) { $1 }
    }
    let adder = try CommandUnderTest(files)
    #expect(try adder("architecture", "learn").status == 0)
    #expect(try adder("template", "learn").status == 0)
    let made = try adder("gen", "Payment")
    #expect(made.status == 0, "\(made.errors)")
    return adder
  }
}
