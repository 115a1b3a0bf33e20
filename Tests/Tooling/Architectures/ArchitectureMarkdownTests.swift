import AdderArchitectures
import Testing

/// The page "How we write modules".
@Suite struct ArchitectureMarkdownTests {
  private static let team = """
    extends: common
    title: Our VIPER
    module: { folder: "{module}Scene" }
    roles:
      View:
        { traits: [shows, touchesScreen, keepsModuleAlive], name: "{module}Screen", inherits: { type: BaseScreen }, required: true }
      Presenter:
        { traits: [decides], name: "{module}Presenter", folder: Logic, required: true, mustNotKnow: [Builder, navigation] }
      Builder: { traits: [composes], name: "{module}Builder", kind: enum, required: true }
    contracts:
      Showing:
        { name: "{module}Showing", from: Presenter, to: View, required: true, file: "{module}Protocols", methods: { begin: [show, hide] } }
    references:
      View.presenter: strong Presenter
      Presenter.view: weak Showing
    composition: { Builder: { builds: [View, Presenter], returns: View, method: "make{module}" } }
    tests: { name: "{type}Tests" }
    """

  private func page(_ text: String) throws -> String {
    ArchitectureMarkdown(of: try ArchitectureReader().architecture(text, file: "our-viper.yml"))
      .text
  }

  @Test func `The page names parts, protocols, references, files and what not to do`() throws {
    let page = try page(Self.team)
    for line in [
      "# How we write modules",
      "| View | `ProfileScreen`, inherits `BaseScreen` | always | displays what it is given, never asks for data; ",
      "| Builder | `ProfileBuilder`, a enum |".replacing("a enum", with: "an enum"),
      "| `ProfileShowing` | Presenter → View | `ProfileProtocols.swift` | begin with `show`, `hide` |",
      "- `ProfileScreen` has `var presenter: ProfilePresenter`.",
      "- `ProfilePresenter` has `weak var view: ProfileShowing`.",
      "`ProfileBuilder` builds the module: `makeProfile` creates and connects View, Presenter, and returns the View.",
      """
      ```
      ProfileScene/
        Logic/ProfilePresenter.swift
        ProfileBuilder.swift
        ProfileProtocols.swift
        ProfileScreen.swift
      ```
      """,
      "Test cases are called like `ProfilePresenterTests`.",
      "- `ProfilePresenter` does not use: the Builder, navigation.",
    ] {
      #expect(page.contains(line), "\(page)")
    }
  }

  @Test(arguments: ShippedArchitectures.names)
  func `Each shipped architecture has a page`(name: String) throws {
    let page = ArchitectureMarkdown(of: try ArchitectureReader().architecture(named: name)).text
    #expect(page.hasPrefix("# How we write modules\n") && page.hasSuffix("\n"))
    #expect(!page.contains("{module}") && !page.contains("\n\n\n"))
  }

  @Test func `What an architecture does not state has no section`() throws {
    let page = try page("title: Layers\nlayers: { Core: { folders: Core, level: 1 } }\n")
    #expect(!page.contains("## Protocols") && !page.contains("## References"), "\(page)")
  }
}
