import AdderModuleDiscovery
import AdderSwiftSource
import Testing

@Suite struct ProjectIndexTests {
  @Test func `Members in extensions in other files belong to a type`() throws {
    let project = SampleProject([
      "A.swift": "class Feed {}", "B.swift": "extension Feed: P { var a: Int { 1 }; func f() {} }",
      "C.swift": "protocol P {}",
    ])
    let feed = try #require(project.index.types(named: "Feed").first)
    #expect(project.index.types[feed].properties.map { project.index.names[$0.name] } == ["a"])
    #expect(project.index.types[feed].functions.map { project.index.names[$0.name] } == ["f"])
    #expect(project.index.allInherited(by: feed).types.map(project.name) == ["P"])
  }

  @Test func `Inheritance is followed through classes, protocols and aliases`() throws {
    let project = SampleProject(
      """
      protocol Titled {}
      protocol Listed: Titled {}
      typealias Both = Listed & Codable
      class Base: UIViewController {}
      final class Feed: Base, Both {}
      """)
    let feed = try #require(project.index.types(named: "Feed").first)
    let inherited = project.index.allInherited(by: feed)
    #expect(Set(inherited.types.map(project.name)) == ["Base", "Listed", "Titled"])
    #expect(
      Set(inherited.foreign.map { project.index.names[$0] }) == ["UIViewController", "Codable"])
  }

  @Test func `An alias applies in its type, even if it is in an extension`() throws {
    let project = SampleProject(
      """
      protocol P {}
      class Feed {}
      extension Feed { typealias Output = P; class Inner: Output {} }
      class Other: Output {}
      """)
    let index = project.index
    func inherited(_ name: String) -> Set<String> {
      Set(index.types(named: name).flatMap { index.allInherited(by: $0).types }.map(project.name))
    }
    #expect(inherited("Inner") == ["P"])
    #expect(inherited("Other") == [])
  }

  @Test(arguments: ["", "class Results {}"])
  func `A type in an extension is not inside itself`(_ other: String) throws {
    let project = SampleProject([
      "A.swift": other,
      "B.swift": "extension Results { struct Results: Listed {} }\nprotocol Listed {}",
    ])
    let index = project.index
    let outer = index.types(named: "Results").map { index.types[$0].outer.map(project.name) }
    #expect(outer == (other.isEmpty ? [nil] : [nil, "Results"]))
  }

  @Test func `An inner type takes precedence over an outer one with the same name`() throws {
    let project = SampleProject(
      """
      struct Model {}
      enum Feed { struct Model {}; struct Other { var model: Model } }
      struct Post { var model: Model; var other: Feed.Model }
      """)
    let index = project.index
    let other = try #require(index.types(named: "Other").first)
    let post = try #require(index.types(named: "Post").first)
    func outer(_ property: Property, _ type: TypeDeclaration.ID) -> String? {
      property.type.flatMap { index.types(of: $0, in: type, file: 0).first }
        .flatMap { index.types[$0].outer }.map(project.name)
    }
    #expect(outer(index.types[other].properties[0], other) == "Feed")
    #expect(outer(index.types[post].properties[0], post) == nil)
    #expect(outer(index.types[post].properties[1], post) == "Feed")
  }

  @Test func `Outside all types, a name means the type that is not nested`() throws {
    let project = SampleProject([
      "A.swift": "enum Feed { struct Request {} }; enum Album {}",
      "B.swift": "extension Album { struct Request {} }",
      "C.swift": "struct Request {}; class Worker { let request: Request }",
    ])
    let index = project.index
    let worker = try #require(index.types(named: "Worker").first)
    let meant = try #require(index.types[worker].properties.first?.types.first)
    #expect(index.types(named: "Request").count == 3)
    #expect(index.files[Int(index.types[meant].place.file)].path == "C.swift")
    #expect(index.types[meant].outer == nil)
  }

  @Test func `Of two types with the same name, the one in the nearest folder is used`() throws {
    let project = SampleProject([
      "App/Feed/Model.swift": "struct Model {}", "Kit/Model.swift": "struct Model {}",
      "App/Feed/Feed.swift": "struct Feed { var model: Model }",
      "Other/Post.swift": "struct Post { var model: Model }",
    ])
    let index = project.index
    let name = try #require(index.names.name("Model"))
    let near = index.type(TypeName(path: [name]), in: nil, file: 2)
    #expect(near.map { index.location(of: index.types[$0].place).path } == "App/Feed/Model.swift")
    #expect(index.type(TypeName(path: [name]), in: nil, file: 3) == nil)
  }

  @Test func `Properties record their strength, type and shape`() throws {
    let project = SampleProject(
      """
      class Feed {
        weak var view: (any ViewInput)?
        unowned(unsafe) let output: Output
        private(set) lazy var rows: [Row] = []
        static let shared = Feed()
        var title: String { "" }
        @Injected var service: Optional<Service>
        let callback: (Int) -> Void
      }
      """)
    let feed = try #require(project.index.types(named: "Feed").first)
    let properties = project.index.types[feed].properties
    let text = properties.map { property in
      let name = project.index.names[property.name]
      let type = property.type?.names.map { project.index.names[$0.last] }.joined(separator: "&")
      return "\(name) \(property.strength) \(type ?? "-") \(property.type?.shape ?? .unknown)"
    }
    #expect(
      text == [
        "view weak ViewInput single", "output unowned Output single", "rows strong Row collection",
        "shared strong - unknown", "title strong String single", "service strong Service single",
        "callback strong  function",
      ])
    #expect(properties.map(\.isComputed) == [false, false, false, false, true, false, false])
    #expect(properties.map(\.isOptional) == [true, false, false, false, false, true, false])
  }

  @Test func `Of two types with the same name, the one in the file's target is used`() throws {
    let app = ProjectTargets.Target(name: "App", isForTests: false)
    let other = ProjectTargets.Target(name: "Other", isForTests: false)
    let files = [
      ("a/Page.swift", "class Page {}"), ("b/Page.swift", "class Page {}"),
      ("a/b/Use.swift", "class Use { var page: Page? }"),
    ]
    let index = ProjectIndex(
      files.map { (path: $0, facts: SwiftFile(Array($1.utf8))) },
      targets: ProjectTargets([
        "a/Page.swift": [other], "b/Page.swift": [app], "a/b/Use.swift": [app],
      ]))
    let use = try #require(index.types(named: "Use").first)
    let type = try #require(index.types[use].properties.first?.type)
    let found = try #require(index.types(of: type, in: use, file: 2).first)
    #expect(index.location(of: index.types[found].place).path == "b/Page.swift")
  }
}

extension Property {
  fileprivate var isOptional: Bool { type?.isOptional ?? false }
}
