import AdderFindings
import AdderModuleGraph
import Testing

@Suite struct MapPictureTests {
  /// A map of modules, each in the user story before the slash, and the edges between them.
  private func map(_ names: [String], _ edges: [(Int, Int)], kinds: [Int: ModuleGraph.Kind] = [:])
    -> ModuleGraph
  {
    ModuleGraph(
      nodes: names.enumerated().map { index, name in
        let folders = name.split(separator: "/").map(String.init)
        return ModuleGraph.Node(
          id: name, name: folders.last ?? "", kind: kinds[index] ?? .module,
          story: folders.dropLast().joined(separator: "/"))
      },
      edges: edges.map { from, to in
        ModuleGraph.Edge(
          from: from, to: to, action: .pushes, method: "Router.open", condition: "user.age < 18",
          place: SourceLocation(file: "Router.swift", line: 7, column: 3),
          passes: ["id: String"], returns: [])
      })
  }

  @Test func `The picture has names, the legend, and what is known of an opening`() {
    let svg = map(["start", "Профиль", "Feed<Item>"], [(0, 1), (1, 2)], kinds: [0: .entry]).svg
    #expect(svg.contains("role=\"img\""))
    #expect(svg.contains(">Профиль</text>"))
    #expect(svg.contains(">Feed&lt;Item&gt;</text>"))
    #expect(svg.contains(">entry point</text>") && svg.contains(">pushes</text>"))
    #expect(!svg.contains(">presents</text>"))
    #expect(
      svg.contains(
        "start pushes Профиль: Router.open, Router.swift:7, if user.age &lt; 18, passes id: String")
    )
    #expect(svg.contains("prefers-color-scheme: dark"))
  }

  @Test func `A long name is broken in two, and a very long one is shortened`() {
    let svg = map(
      [
        "ConfirmTransactionWithFaceViewController",
        "Chapter" + String(repeating: "Very", count: 30) + "LongName",
      ], []
    ).svg
    #expect(
      svg.contains(">ConfirmTransaction</text>") && svg.contains(">WithFaceViewController</text>"))
    #expect(svg.contains("Chapter") && svg.contains("…"))
  }

  @Test func `User stories are frames`() {
    let svg = map(
      ["Auth/Login", "Auth/SignUp", "Home/Feed", "Home/Cart"], [(0, 1), (1, 2), (2, 3)]
    ).svg
    #expect(svg.contains("<title>Auth</title>") && svg.contains("<title>Home</title>"))
    #expect(svg.components(of: "class=\"frame\"") == 2)
  }

  @Test func `Of more than 150 modules, user stories are shown as one box each`() {
    let stories = (0..<50).flatMap { story in (0..<10).map { "Story\(story)/Module\(story)x\($0)" }
    }
    let edges = (0..<490).map { ($0, $0 + 10) }
    let svg = map(stories, edges).svg
    #expect(svg.components(of: "class=\"node ") <= 156)
    #expect(svg.contains(">10 modules</text>"))
    // Ten edges from story to story.
    #expect(svg.contains(">10</text>"))
  }

  @Test(arguments: [151, 400, 3000])
  func `Modules without user stories are grouped by their opener or by name`(count: Int) {
    let names = (0..<count).map { "Word\($0 % 300)Module\($0)" }
    let alone = map(names, []).svg
    let star = map(names, (1..<count).map { (0, $0) }).svg
    let chain = map(names, (1..<count).map { ($0 - 1, $0) }).svg
    for svg in [alone, star, chain] { #expect(svg.components(of: "class=\"node ") <= 156) }
  }

  @Test func `Numbers beside arrows do not cover each other`() {
    let stories = 0..<40
    let names = stories.flatMap { story in (0..<5).map { "Story\(story)/Module\(story)x\($0)" } }
    let edges = stories.dropFirst().flatMap { story in (0..<5).map { (story * 5 + $0, $0) } }
    let svg = map(names, edges).svg
    let places = svg.split(separator: "class=\"count\" x=\"").dropFirst().map { text in
      text.split(separator: "\"").prefix(3).compactMap { Double($0) }
    }
    #expect(places.count > 1)
    for (number, place) in places.enumerated() {
      for other in places.dropFirst(number + 1) {
        #expect(abs(place[0] - other[0]) >= 24 || abs(place[1] - other[1]) >= 9)
      }
    }
  }

  @Test func `Neighbours in the alphabet go by number`() {
    let names = (0..<400).flatMap { story in (0..<2).map { "Story\(story)/Module\(story)x\($0)" } }
    let edges = names.indices.flatMap { module in
      (1...3).map { (module, (module * 3 + $0) % names.count) }
    }
    let svg = map(names, edges).svg
    #expect(svg.contains("Story0 – Story") && !svg.contains("Story0 – Story1"))
  }

  @Test func `If there are too many arrows to follow, fewer boxes are shown`() {
    let names = (0..<120).map { "Word\($0 / 4)Module\($0)" }
    let edges = (0..<120).flatMap { from in (1..<20).map { (from, (from + $0 * 5) % 120) } }
    let svg = map(names, edges).svg
    #expect(svg.components(of: "class=\"edge ") <= 706)
    #expect(svg.components(of: "class=\"node ") <= 90)
  }

  @Test func `The same map in another order has the same picture`() {
    let names = (0..<200).map { "S\($0 % 20)/Module\($0)" }
    let edges = (1..<200).map { ($0 * 7 % $0, $0) }
    let first = map(names, edges)
    let second = map(names, edges.reversed())
    #expect(first.svg.shapes == second.svg.shapes)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }

  /// The lines of a picture that are no titles.
  fileprivate var shapes: [Substring] {
    split(separator: "\n").filter { !$0.contains("title") && !$0.contains(" pushes ") }
  }
}
