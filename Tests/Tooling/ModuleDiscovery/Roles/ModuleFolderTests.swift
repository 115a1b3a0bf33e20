import AdderArchitectures
import AdderModuleDiscovery
import AdderTestSupport
import Testing

/// What a module's folder, its files and its composer say about its parts and its name.
@Suite struct ModuleFolderTests {
  @Test(arguments: ["Feed+", "Feed.", "Feed-", "Feed_", "Feed"])
  func `A module of nested types is named without the sign in its files' names`(
    _ prefix: String
  ) throws {
    try checkModules(
      SampleProject([
        "Feed/Feed.swift": "struct Feed {}",
        "Feed/\(prefix)View.swift": """
        import UIKit
        extension Feed { final class View: UIViewController { var presenter: Presenter! } }
        """,
        "Feed/\(prefix)Presenter.swift":
          "extension Feed { final class Presenter { weak var view: View? } }",
      ]),
      finds: "Feed [surf-mvp] Presenter=Presenter View=View")
  }
}
