import AdderTestSupport
import Foundation
import Testing

/// `adder gen MODULE --add RouteTo OTHER`, run as a user runs it. `UseCaseTests` compiles the code.
@Suite struct RouteToTests {
  private func scenes(_ runtime: String, view: String = "code") throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    for module in ["Contacts", "Details"] {
      let made = try adder.run([
        "gen", module, "--architecture", "clean-swift", "--ui", "uikit", "--view", view,
        "--runtime", runtime,
        "--add-dependency", "--library", repository.path(),
      ])
      #expect(made.status == 0, "\(made.errors)")
    }
    return adder
  }

  private func scenes() throws -> CommandUnderTest { try scenes("none") }

  private func route(_ adder: CommandUnderTest, _ words: String...) throws -> Outcome {
    try adder.run(["gen", "Contacts", "--add", "RouteTo", "Details"] + words)
  }

  private func text(_ path: String, in adder: CommandUnderTest) throws -> String {
    try String(contentsOf: adder.folder.url.appending(path: path), encoding: .utf8)
  }

  private func texts(_ adder: CommandUnderTest) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try adder.folder.tree() where !path.hasSuffix("/") && !path.hasPrefix(".adder/") {
      texts[path] = try text(path, in: adder)
    }
    return texts
  }

  private static let router = "Sources/App/Modules/Contacts/ContactsRouter.swift"
  private static let receiver = "Sources/App/Modules/Details/DetailsInteractor.swift"

  @Test func `A scene gets a route to another one, which shows it as a scene`() throws {
    let adder = try scenes()
    let before = try texts(adder)
    let outcome = try route(adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let router = try text(Self.router, in: adder)
    #expect(router.contains("func routeToDetails()"))
    #expect(router.contains("viewController?.showScene(DetailsViewController())"))
    #expect(!router.contains("passData"))
    #expect(try adder("check").status == 0)
    #expect(try adder("undo").status == 0)
    #expect(try texts(adder) == before)
  }

  @Test(arguments: ["xib", "storyboard"])
  func `A route creates a scene from its interface file`(view: String) throws {
    let adder = try scenes("none", view: view)
    #expect(try route(adder).status == 0)
    #expect(
      try text(Self.router, in: adder).contains(
        "viewController?.showScene(DetailsViewController.controller())"))
    #expect(try adder("check").status == 0)
  }

  @Test
  func `Data go to a property that the receiver lets others set, and the source keeps its own`()
    throws
  {
    let adder = try scenes()
    let outcome = try route(adder, "--passing", "items")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let router = try text(Self.router, in: adder)
    #expect(router.contains("passDataToDetails(source: dataStore, destination: destination)"))
    #expect(router.contains("destination.contactsItems = source.items"))
    #expect(
      try text(Self.receiver, in: adder).contains("var contactsItems: [String]? { get set }"))
    let source = try text("Sources/App/Modules/Contacts/ContactsInteractor.swift", in: adder)
    #expect(source.contains("var items: [String] { get }"))
    #expect(try adder("check").status == 0)
  }

  @Test func `The library passes data before the scene is shown`() throws {
    let adder = try scenes("adder")
    #expect(try route(adder, "--passing", "items").status == 0)
    #expect(
      try text(Self.router, in: adder).contains(
        "viewController?.open(DetailsScene()) { passDataToDetails(source: dataStore, destination: $0) }"
      ))
  }

  @Test func `What the receiver lets others set is passed without being named`() throws {
    let adder = try scenes()
    let own = try text(Self.receiver, in: adder)
      .replacing("var items: [String] { get }", with: "var items: [String] { get set }")
      .replacing("private(set) var items", with: "var items")
    try adder.folder.write(own, to: Self.receiver)
    #expect(try adder("spy").status == 0)
    #expect(try route(adder).status == 0)
    #expect(try text(Self.router, in: adder).contains("destination.items = source.items"))
    #expect(try text(Self.receiver, in: adder) == own)
  }

  @Test func `A value that the source does not have is refused, and nothing is written`() throws {
    let adder = try scenes()
    let before = try texts(adder)
    let outcome = try route(adder, "--passing", "contacts")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("'ContactsDataStore' has no property 'contacts', only: items"),
      "\(outcome.output)")
    #expect(try texts(adder) == before)
  }

  @Test func `A second route is not added`() throws {
    let adder = try scenes()
    #expect(try route(adder).status == 0)
    let before = try texts(adder)
    let outcome = try route(adder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("note: Contacts already opens Details"), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  // MARK: Segues

  private static let view = "Sources/App/Modules/Contacts/ContactsViewController.swift"

  /// Two scenes, of which the first one routes by segues.
  ///
  /// - Parameter preparation: what its view controller does with a segue; by default the usual switch.
  private func scenesWithSegues(preparation: String? = nil) throws -> CommandUnderTest {
    let adder = try scenes()
    #expect(try adder("gen", "Contacts", "--add", "Routing").status == 0)
    guard let preparation else { return adder }
    let code = try text(Self.view, in: adder)
    let own = code.replacing(
      try Regex(#"super\.prepare[\s\S]*?default: break\n *\}\n"#), with: preparation + "\n")
    #expect(own != code)
    try adder.folder.write(own, to: Self.view)
    return adder
  }

  @Test func `A scene that routes by segues gets a case, and its router passes data`() throws {
    let adder = try scenesWithSegues()
    let before = try texts(adder)
    let outcome = try route(adder, "--passing", "items")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        """
        Contacts opens it. Draw a segue with the identifier 'Details' to DetailsViewController in the storyboard, or \
        call ContactsViewController.showDetails() when the user asks for it.
        """), "\(outcome.output)")
    let view = try text(Self.view, in: adder)
    #expect(view.contains("case \"Details\": router?.routeToDetails(segue: segue)\n"), "\(view)")
    #expect(view.contains("router?.routeToDetails(segue: nil)"))
    let router = try text(Self.router, in: adder)
    #expect(
      router.contains(
        """
                func routeToDetails(segue: UIStoryboardSegue?) {
                    if let segue {
                        // A segue shows its destination itself.
                        let scene = segue.destination as? DetailsViewController
                        if let destination = scene?.router?.dataStore {
                            passDataToDetails(source: dataStore, destination: destination)
                        }
                    } else {
                        let scene = DetailsViewController()
        """), "\(router)")
    #expect(try adder("check", "--fail-on", "note").status == 0)
    #expect(try adder("undo").status == 0)
    #expect(try texts(adder) == before)
  }

  @Test func `A route by segue without data leaves everything to the segue`() throws {
    let adder = try scenesWithSegues()
    #expect(try route(adder).status == 0)
    let router = try text(Self.router, in: adder)
    #expect(router.contains("guard segue == nil else { return }"), "\(router)")
    #expect(!router.contains("segue.destination"))
  }

  @Test func `A case is added behind the cases that a team wrote, in their style`() throws {
    let adder = try scenesWithSegues(
      preparation: """
        guard let name = segue.identifier else { return }
                    switch name {
                    case "Close":
                        router?.routeToPreviousScene()
                    default:
                        break
                    }
        """)
    #expect(try route(adder).status == 0)
    let view = try text(Self.view, in: adder)
    #expect(
      view.contains(
        """
                    case "Close":
                        router?.routeToPreviousScene()
                    case "Details":
                        router?.routeToDetails(segue: segue)
                    default:
        """), "\(view)")
  }

  @Test(arguments: [false, true])
  func `A route that a selector finds is seen by Objective-C`(isContract: Bool) throws {
    let adder = try scenesWithSegues(
      preparation: """
        guard let scene = segue.identifier else { return }
                    let selector = NSSelectorFromString("routeTo\\(scene)WithSegue:")
                    router?.perform(selector, with: segue)
        """)
    let objc = isContract ? "@objc " : ""
    let old = try text(Self.router, in: adder)
      .replacing(
        "protocol ContactsRoutingLogic: AnyObject",
        with: "\(objc)protocol ContactsRoutingLogic: NSObjectProtocol"
      )
      .replacing("class ContactsRouter: ", with: "class ContactsRouter: NSObject, ")
    try adder.folder.write(old, to: Self.router)
    let outcome = try route(adder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("the identifier 'Details'"), "\(outcome.output)")
    let router = try text(Self.router, in: adder)
    let method = "func routeToDetails(segue: UIStoryboardSegue?) {"
    #expect(router.contains("        \(isContract ? "" : "@objc ")\(method)"), "\(router)")
    #expect(!(try text(Self.view, in: adder)).contains("case \"Details\""))
  }

  @Test func `Segues are passed on once, and undo takes that back`() throws {
    let adder = try scenes()
    let before = try texts(adder)
    let outcome = try adder("gen", "Contacts", "--add", "Routing")
    #expect(outcome.output.contains("'adder gen Contacts --add RouteTo OTHER'"))
    let view = try text(Self.view, in: adder)
    #expect(view.contains("override func prepare(for segue: UIStoryboardSegue, sender: Any?) {"))
    #expect(try adder("check", "--fail-on", "note").status == 0)
    let again = try adder("gen", "Contacts", "--add", "routing")
    #expect(again.output.contains("already passes segues to its router"), "\(again.output)")
    #expect(try adder("undo").status == 0)
    #expect(try texts(adder) == before)
  }

  @Test func `Segues that a view handles in another way are left to the team`() throws {
    let adder = try scenesWithSegues(preparation: "title = segue.identifier")
    let outcome = try adder("gen", "Contacts", "--add", "Routing")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "'ContactsViewController' prepares for segues without a switch over their identifiers"))
    #expect(outcome.errors.hasPrefix("\(Self.view):"), "\(outcome.errors)")
    // Its routes take no segue.
    #expect(try route(adder).status == 0)
    #expect(try text(Self.router, in: adder).contains("func routeToDetails() {"))
  }

  @Test func `A scene of text has no segues`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let made = try adder(
      "gen", "Contacts", "--architecture", "clean-swift", "--ui", "none", "--with", "Routing")
    #expect(made.errors.contains("generates nothing for the part 'Routing'"), "\(made.errors)")
    let outcome = try adder("gen", "Contacts", "--add", "Routing")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("no view controller of UIKit leads to its router"))
  }

  @Test(arguments: [
    (["gen", "Contacts", "--add", "RouteTo"], "Name the module that Contacts opens"),
    (["gen", "Contacts", "--add", "RouteTo", "Detail"], "Did you mean Details?"),
    (["gen", "Contacts", "--add", "RouteTo", "Contacts"], "Contacts cannot be opened by itself"),
    (["gen", "Contact", "--add", "RouteTo", "Details"], "Did you mean Contacts?"),
    (["gen", "Other", "--passing", "items"], "--passing needs a route"),
    (
      ["gen", "Contacts", "--add", "UseCase", "Find", "--passing", "items"],
      "--passing needs a route"
    ),
  ])
  func `A route that cannot be is a clear error`(words: [String], says: String) throws {
    let adder = try scenes()
    let before = try texts(adder)
    let outcome = try adder.run(words)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }
}
