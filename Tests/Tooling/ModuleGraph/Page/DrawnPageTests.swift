import AdderModuleGraph
import Foundation
import Testing

/// The page of the map in a browser. Each test also checks that the page has loaded nothing and logged no error.
@Suite(
  .serialized, .enabled(if: Browser.programs != nil, "Chromium or chromedriver is not installed"))
struct DrawnPageTests {
  /// A shop with three user stories.
  private static let shop = ModuleGraph(
    nodes: [
      .init(.entry, "start"), .init(.module, "Feed", story: "Home"),
      .init(.module, "Профиль", story: "Home"), .init(.module, "Cart", story: "Orders"),
      .init(.module, "Payment", story: "Orders"), .init(.module, "Receipt", story: "Orders"),
      .init(.module, "Login", story: "Auth"), .init(.module, "SignUp", story: "Auth"),
      .init(.system, "SFSafariViewController"), .init(.unknown, "unknown", id: "unknown"),
    ],
    edges: [
      edge(0, 1, .replaces), edge(0, 6, .replaces, condition: "user == nil"), edge(6, 7, .pushes),
      edge(7, 1, .replaces), edge(1, 2, .pushes), edge(1, 3, .presents), edge(2, 3, .pushes),
      edge(3, 4, .pushes, passes: ["items: [Item]"]), edge(4, 5, .presents),
      edge(5, 8, .presents), edge(4, 9, .opens),
    ])

  private static func edge(
    _ from: Int, _ to: Int, _ action: ModuleGraph.Action, condition: String = "",
    passes: [String] = []
  ) -> ModuleGraph.Edge {
    ModuleGraph.Edge(
      from, to, action, condition: condition, line: 10 * from + to, passes: passes)
  }

  @Test func `The map opens with its boxes, and everything in it is in the list`() throws {
    try DrawnPage.open(Self.shop.html) { page in
      #expect(try page.heading == "All of the map")
      #expect(try Set(page.boxes).isSuperset(of: ["start", "Feed", "Профиль", "Receipt"]))
      let links = try page.texts("#list a")
      #expect(links.contains("Профиль") && links.contains("SFSafariViewController (system)"))
      #expect(links.contains("Orders, 3 modules"))
      #expect(try page.texts("#key li").contains("entry point"))
    }
  }

  @Test func `Modules are listed by name and number`() throws {
    let names = ["Screen10", "Screen2", "Профиль", "Screen1", "feed"]
    let graph = ModuleGraph(nodes: names.map { .init(.module, $0) }, edges: [])
    try DrawnPage.open(graph.html) { page in
      let listed = try page.texts("#list li a")
      #expect(listed == ["feed", "Screen1", "Screen2", "Screen10", "Профиль"])
    }
  }

  @Test func `A module's list says where it is closed, and what it uses`() throws {
    var nodes = Self.shop.nodes
    let place = Self.shop.edges[0].place
    nodes[3].closings = [
      .init(.dismisses, method: "CartRouter.close", condition: "isEmpty", at: place),
      .init(.returns, method: "", at: place),
    ]
    nodes[3].services = [.init("CartStore", at: place)]
    let graph = ModuleGraph(nodes: nodes, edges: Self.shop.edges)
    try DrawnPage.open(graph.html, at: "#module=Cart") { page in
      #expect(try page.texts("#list h3").contains("Closed (2)"))
      let rows = try page.texts("#list li")
      #expect(
        rows.contains {
          $0.hasPrefix("CartRouter.close dismisses it, back to Feed") && $0.hasSuffix("if isEmpty")
        })
      #expect(rows.contains { $0.hasPrefix("a segue goes back by several screens") })
      #expect(rows.contains("CartStore"))
    }
  }

  @Test func `Searching finds modules, and the keys go through the results and back`() throws {
    try DrawnPage.open(Self.shop.html) { page in
      try page.type("/")
      #expect(try page.focused == "search")
      try page.type("P")
      #expect(try page.texts("#results a") == ["Payment", "Receipt", "SignUp"])
      #expect(try page.texts("#count") == ["3 results"])
      #expect(try page.fragment == "#search=P")
      try page.press(.down)
      try page.press(.down)
      #expect(try page.focused == "Receipt")
      try page.press(.up)
      try page.press(.enter)
      try page.waitForHeading("Payment")
      #expect(try page.fragment == "#module=Payment")
      #expect(try page.texts("#results a") == [])
      try page.press(.escape)
      try page.waitForHeading("All of the map")
    }
  }

  @Test func `Enter shows the first result, and Escape ends a search`() throws {
    try DrawnPage.open(Self.shop.html) { page in
      try page.type("/профиль")
      try page.press(.enter)
      try page.waitForHeading("Профиль")
      try page.type("/nothing")
      #expect(try page.texts("#count") == ["0 results"])
      try page.press(.escape)
      #expect(try page.texts("#count") == [""])
      #expect(try page.heading == "Профиль")
    }
  }

  @Test func `A module is shown between those that open it and those that it opens`() throws {
    try DrawnPage.open(Self.shop.html) { page in
      try page.click("#list a[href='#module=Cart']")
      try page.waitForHeading("Cart")
      #expect(try page.boxes == ["Feed", "Профиль", "Cart", "Payment"])
      let rows = try page.texts("#list li")
      #expect(rows.contains { $0.hasPrefix("Feed presents Cart") })
      let opened = try #require(rows.first { $0.hasPrefix("Cart pushes Payment") })
      #expect(opened.contains("in Router.open") && opened.contains("Router.swift:34"))
      #expect(opened.contains("must be passed: items: [Item]"))
      #expect(try page.value(of: "document.title") == "Cart – which module opens which")
      try page.click("#picture .node[data-link='#module=Payment']")
      try page.waitForHeading("Payment")
      try page.goBack()
      try page.waitForHeading("Cart")
    }
  }

  @Test func `User stories are collapsed and opened`() throws {
    try DrawnPage.open(Self.shop.html) { page in
      try page.click("#views a[href='#stories']")
      try page.waitForHeading("User stories")
      #expect(try Set(page.boxes).isSuperset(of: ["start", "Home", "Orders", "Auth"]))
      #expect(try !page.boxes.contains("Cart"))
      #expect(try page.texts("#views a[aria-current=page]") == ["User stories"])
      try page.click("#picture .node[data-link='#story=Orders']")
      try page.waitForHeading("Orders")
      let boxes = try Set(page.boxes)
      #expect(boxes.isSuperset(of: ["Cart", "Payment", "Receipt", "Feed"]))
      #expect(!boxes.contains("Login"))
      #expect(try page.texts("#list h3").contains("Opened from elsewhere (2)"))
    }
  }

  @Test func `Ways are listed as the command lists them`() throws {
    let graph = Self.shop
    try DrawnPage.open(graph.html, at: "#from=start&to=Payment") { page in
      let paths = graph.paths(from: 0, to: 4)
      #expect(try page.heading == "\(paths.count) ways from start to Payment")
      let names = paths.map { $0.nodes.map { graph.nodes[$0].name }.joined(separator: " → ") }
      #expect(
        try page.texts("#list h3") == names.enumerated().map { "\($0 + 1). \($1)" })
      #expect(try page.boxes.count == paths.reduce(0) { $0 + $1.nodes.count })
      // The other end of a way is searched for.
      try page.go(to: "#from=Feed")
      try page.waitForHeading("Ways from Feed")
      try page.type("/rec")
      try page.press(.enter)
      try page.waitForHeading("2 ways from Feed to Receipt")
      try page.go(to: "#from=Receipt&to=Feed")
      try page.waitForHeading("No way from Receipt to Feed")
    }
  }

  @Test func `An arrow shows its openings, and unknown screens are listed`() throws {
    try DrawnPage.open(Self.shop.html, at: "#between=story:Home&and=story:Orders") { page in
      #expect(try page.heading == "Home opens Orders")
      #expect(try page.boxes == ["Feed", "Профиль", "Cart"])
      try page.click("#views a[href='#unknown']")
      try page.waitForHeading("Unknown screens")
      let rows = try page.texts("#list li")
      let unknown = rows.filter { $0.hasPrefix("Payment opens an unknown screen") }
      #expect(unknown.count == 1 && unknown[0].contains("Router.swift:49"))
    }
  }

  @Test func `A link opens a view`() throws {
    try DrawnPage.open(Self.shop.html) { page in
      let views = [
        ("#module=payment", "Payment"), ("#story=Orders", "Orders"), ("#stories", "User stories"),
        ("#module=system:SFSafariViewController", "SFSafariViewController (system)"),
        ("#module=Gone", "The map has no 'Gone'"), ("#story=Nowhere", "The map has no 'Nowhere'"),
        ("#from=Gone&to=Feed", "The map has no 'Gone'"),
      ]
      for (fragment, heading) in views {
        try page.reopen(at: fragment)
        #expect(try page.heading == heading)
      }
    }
  }

  @Test func `The picture is enlarged and reduced by keys and by buttons`() throws {
    try DrawnPage.open(Self.shop.html) { page in
      let width = "Number(document.querySelector('#picture svg').getAttribute('width'))"
      let first: Int = try page.value(of: width)
      try page.type("++")
      let large: Int = try page.value(of: width)
      #expect(large > first)
      try page.type("-")
      #expect(try page.value(of: width) < large)
      try page.click("#closer")
      try page.type("0")
      let all: Int = try page.value(of: width)
      #expect(try page.value(of: "\(all) <= document.querySelector('#picture').clientWidth"))
    }
  }

  @Test func `The page follows the system's colors, and the button changes them`() throws {
    let color = "getComputedStyle(document.body).backgroundColor"
    let shape = "getComputedStyle(document.querySelector('.module .shape')).fill"
    try DrawnPage.open(Self.shop.html, isDark: true) { page in
      #expect(try page.value(of: color) == "rgb(20, 24, 29)")
      #expect(try page.value(of: shape) == "rgb(30, 47, 74)")
      try page.keepPicture("shop-dark")
      try page.click("#theme")
      #expect(try page.value(of: color) == "rgb(255, 255, 255)")
      #expect(try page.value(of: shape) == "rgb(232, 240, 254)")
    }
  }

  @Test func `Names are shown as they are written`() throws {
    let name = "</script><img src=x onerror=alert(1)> & \"C\" '\\"
    let graph = ModuleGraph(
      nodes: [.init(.module, name, story: "A&B"), .init(.module, "Feed", story: "A&B")],
      edges: [.init(1, 0, .pushes, condition: "a < b"), .init(0, 0, .presents)])
    try DrawnPage.open(graph.html) { page in
      #expect(try page.texts("#list a").contains(name))
      try page.click("#list li:first-child a[href^='#module=']")
      try page.waitForHeading(name)
      #expect(try page.texts("#list li").contains { $0.contains("if a < b") })
      #expect(try page.value(of: "document.querySelectorAll('img').length") == 0)
    }
  }

  @Test func `A screen reader is told what there is`() throws {
    try DrawnPage.open(Self.shop.html, at: "#module=Cart") { page in
      let label: String = try page.value(
        of: "document.querySelector('#picture svg').getAttribute('aria-label')")
      #expect(label == "Cart: 4 boxes, 3 arrows")
      // Each control has a name, and the headings have no gaps.
      let unnamed: Int = try page.value(
        of: """
          [...document.querySelectorAll('button, a, input')].filter((element) =>
            !element.textContent.trim() && !element.labels?.length && !element.ariaLabel).length
          """)
      #expect(unnamed == 0)
      #expect(
        try page.value(
          of: "[...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.tagName)")
          as [String] == ["H1", "H2", "H3", "H3", "H3"])
      try page.click("#list a[href='#module=Feed']")
      try page.waitForHeading("Feed")
      #expect(try page.focused == "Feed")
    }
  }

  /// The shop before: Payment needed less, the cart was embedded, and there was Coupons instead of Receipt.
  private static var formerShop: ModuleGraph {
    var (nodes, edges) = (shop.nodes, shop.edges)
    nodes[5] = .init(.module, "Coupons", story: "Orders")
    edges[7].passes = []
    edges[5].action = .embeds
    return ModuleGraph(nodes: nodes, edges: edges)
  }

  @Test func `What changed is marked and listed, and the rest of the map is there`() throws {
    let difference = GraphDifference(from: Self.formerShop, to: Self.shop)
    try DrawnPage.open(difference.html(since: "main")) { page in
      #expect(try page.heading == "Changes since main")
      try page.keepPicture("changes")
      let rows = try page.texts("#list li")
      #expect(rows.contains("+ Receipt") && rows.contains("− Coupons"))
      #expect(rows.contains { $0.hasPrefix("+ Feed presents Cart") })
      #expect(rows.contains { $0.hasPrefix("− Feed embeds Cart") })
      let changed = try #require(rows.first { $0.hasPrefix("~ Cart pushes Payment") })
      #expect(changed.contains("passes: none → items: [Item]"))
      #expect(try page.texts("#picture .node.removed .name") == ["Coupons"])
      #expect(try page.texts("#picture .node.added .mark") == ["+"])
      #expect(try page.texts("#key li").contains("− removed"))
      try page.click("#views a[href='#map']")
      try page.waitForHeading("All of the map")
      try page.go(to: "#module=Coupons")
      try page.waitForHeading("Coupons")
      #expect(try page.boxes.contains("Coupons"))
    }
  }

  @Test func `A page without changes says so`() throws {
    let difference = GraphDifference(from: Self.shop, to: Self.shop)
    try DrawnPage.open(difference.html(since: "HEAD")) { page in
      let boxes = try page.boxes
      #expect(boxes == [])
      #expect(try page.texts("#list p") == ["No module and no opening changed."])
    }
  }

  @Test(arguments: [30, 300, 10_000])
  func `A map of any size is shown, searched and followed`(count: Int) throws {
    let html = ModuleGraph.scripted(modules: count).html
    #expect(html.utf8.count < 200_000 + 1_000 * count)
    try DrawnPage.open(html) { page in
      #expect(try page.boxes.count <= 150)
      try page.keepPicture("map-\(count)")
      try page.type("0")
      try page.keepPicture("map-\(count)-all")
      try page.type("/module")
      try page.keepPicture("map-\(count)-search")
      try page.press(.escape)
      for view in ["stories", "module=Module1", "story=Modules/Area0", "unknown"] {
        try page.go(to: "#\(view)")
        try page.wait(for: "document.querySelectorAll('#picture .node').length > 1")
        #expect(try page.boxes.count <= 150)
        try page.keepPicture("map-\(count)-\(view.replacing("/", with: "-"))")
      }
      try page.go(to: "#module=system:UIAlertController")
      try page.waitForHeading("UIAlertController (system)")
      #expect(try page.boxes.count <= 150)
      try page.keepPicture("map-\(count)-alert")
    }
  }
}
