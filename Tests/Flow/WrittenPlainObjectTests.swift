import AdderTestSupport
import Foundation
import Testing

/// Which structure `adder gen MODULE --add PlainObject CLASS` writes, or uses if the project has one.
@Suite(.serialized) struct WrittenPlainObjectTests: PlainObjectSuite {
  @Test func `The data model describes a class that Xcode generates`() throws {
    let adder = try module { module in
      module.files["Sources/App/Store/PostMO.swift"] = nil
      module.files["Sources/App/Generated.swift"] = """
        import CoreData

        class PostMO: NSManagedObject {
            var id: UUID!
            var title: String?
            var date: Date!
            var isRead = false
        }

        """
      module.change(
        "PostListPresenter.swift", "$0.date > $1.date", "($0.title ?? \"\") < ($1.title ?? \"\")")
      module.change(
        "PostListPresenter.swift", "router.openPost(id: posts[index].id)",
        "posts[index].id.map(router.openPost)")
    }
    // The compiler needs the class, and Adder must not see it.
    try FileManager.default.removeItem(
      at: adder.folder.url.appending(path: "Sources/App/Generated.swift"))
    try adder.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
          <entity name="Post" representedClassName="PostMO" syncable="YES" codeGenerationType="class">
              <attribute name="date" attributeType="Date" usesScalarValueType="NO"/>
              <attribute name="id" attributeType="UUID" usesScalarValueType="NO"/>
              <attribute name="isRead" attributeType="Boolean" usesScalarValueType="YES"/>
              <attribute name="rating" optional="YES" attributeType="Integer 64" usesScalarValueType="NO"/>
              <attribute name="title" optional="YES" attributeType="String"/>
              <relationship name="comments" optional="YES" toMany="YES" destinationEntity="Comment"/>
          </entity>
      </model>
      """, to: "Sources/App/Blog.xcdatamodeld/New.xcdatamodel/contents")
    try adder.folder.write(
      "<model/>", to: "Sources/App/Blog.xcdatamodeld/Old.xcdatamodel/contents")
    try adder.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>New.xcdatamodel</string>
      </dict></plist>
      """, to: "Sources/App/Blog.xcdatamodeld/.xccurrentversion")
    let outcome = try add(to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try adder.folder.read("Sources/App/Post.swift").hasSuffix(
        """
        struct Post: Equatable {
            let date: Date?
            let id: UUID?
            let isRead: Bool
            let rating: NSNumber?
            let title: String?
        }

        """))
    #expect(outcome.errors.contains("note: 'Post' has no 'comments'"))
  }

  @Test func `A data model that cannot be read is reported`() throws {
    let adder = try module()
    try adder.folder.write("<model>", to: "Sources/App/Blog.xcdatamodel/contents")
    let unknown = try add("TagMO", to: adder)
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.contains("the data model 'Sources/App/Blog.xcdatamodel' cannot be read"),
      "\(unknown.errors)")
    let outcome = try add(to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("note: The data model 'Sources/App/Blog.xcdatamodel' cannot be read"),
      "\(outcome.errors)")
  }

  @Test func `Lists of Realm become plain lists`() throws {
    let adder = try module { module in
      module.files["Sources/App/Store/PostMO.swift"] = """
        import RealmSwift

        final class PostMO: Object {
            @objc dynamic var id = UUID()
            @Persisted var title: String?
            @objc dynamic var date = Date()
            @objc dynamic var isRead = false
        }

        """
      module.change(
        "PostListInteractorOutput.swift", "_ posts: [PostMO]", "_ posts: Results<PostMO>")
      module.change(
        "PostListPresenter.swift", "didObtainPosts(_ posts: [PostMO])",
        "didObtainPosts(_ posts: Results<PostMO>)")
      module.change(
        "PostListInteractor.swift", "output?.didObtainPosts(posts)",
        "let all = Results<PostMO>()\n            output?.didObtainPosts(all)")
      module.files = module.files.mapValues {
        $0.replacingOccurrences(of: "import CoreData", with: "import RealmSwift")
      }
    }
    let after = try checkAdded(to: adder)
    let interactor = try #require(after[Self.folder + "PostListInteractor.swift"])
    #expect(interactor.contains("output?.didObtainPosts(all.map(Post.init))"), "\(interactor)")
    let output = try #require(after[Self.folder + "PostListInteractorOutput.swift"])
    #expect(output.contains("func didObtainPosts(_ posts: [Post])"), "\(output)")
  }

  @Test func `A list of Realm that becomes a plain one does not follow the database`() throws {
    let adder = try module { module in
      module.change(
        "PostListInteractorOutput.swift", "_ posts: [PostMO]", "_ posts: Results<PostMO>")
      module.change(
        "PostListPresenter.swift", "didObtainPosts(_ posts: [PostMO])",
        "didObtainPosts(_ posts: Results<PostMO>)")
      module.change(
        "PostListInteractor.swift", "output?.didObtainPosts(posts)",
        "output?.didObtainPosts(Results<PostMO>())")
    }
    let outcome = try add(to: adder)
    #expect(
      outcome.errors.contains("note: 'Results<PostMO>' followed the database"), "\(outcome.errors)")
  }

  @Test func `Values have the types and the imports that other files need`() throws {
    let adder = try module { module in
      module.files["Sources/App/Store/PostMO.swift"] = """
        import CoreData

        final class PostMO: NSManagedObject {
            enum Kind { case text, picture }

            @NSManaged var id: UUID
            @NSManaged var title: String?
            @NSManaged var date: Date
            @NSManaged var isRead: Bool
            @NSManaged var kind: Kind
            @NSManaged var kinds: [String: Kind?]
            @NSManaged fileprivate var primitiveDate: Date?
            @NSManaged private var note: String?
        }

        """
    }
    let after = try checkAdded(to: adder)
    let plain = try #require(after["Sources/App/Store/Post.swift"])
    #expect(plain.contains("    let kind: PostMO.Kind\n"), "\(plain)")
    #expect(plain.contains("    let kinds: [String: PostMO.Kind?]\n}"), "\(plain)")
  }

  @Test(arguments: ["[Date]", "[String: Date]", "[[UUID]]?"])
  func `A list of Foundation's values needs the import`(type: String) throws {
    let adder = try module { module in
      module.files["Sources/App/Store/PostMO.swift"] = """
        import CoreData

        final class PostMO: NSManagedObject {
            @NSManaged var title: String?
            @NSManaged var isRead: Bool
            @NSManaged var values: \(type)
        }

        """
      module.change("PostListPresenter.swift", "$0.date > $1.date", "!$0.isRead && $1.isRead")
      module.change("PostListPresenter.swift", "router.openPost(id: posts[index].id)", "")
    }
    let after = try checkAdded(to: adder)
    let plain = try #require(after["Sources/App/Store/Post.swift"])
    #expect(plain.contains("import Foundation\n"), "\(plain)")
  }

  @Test func `An existing plain object is used`() throws {
    let adder = try module { module in
      module.files["Sources/App/Model/PlainPost.swift"] = """
        import Foundation

        struct PlainPost {
            let id: UUID
            let title: String?
            let date: Date
            let isRead: Bool

            init(managed: PostMO) {
                id = managed.id
                title = managed.title
                date = managed.date
                isRead = managed.isRead
            }
        }

        """
    }
    let before = try texts(adder)
    let after = try checkAdded(to: adder)
    #expect(Set(after.keys).isSubset(of: before.keys))
    let interactor = try #require(after[Self.folder + "PostListInteractor.swift"])
    #expect(
      interactor.contains("output?.didObtainPosts(posts.map { PlainPost(managed: $0) })"),
      "\(interactor)")
  }

  @Test(arguments: [
    "struct Row { let text: String; init(post: PostMO) { text = post.title ?? \"\" } }",
    "struct Place { let x: Int }\nextension PostMO { var place: Place { Place(x: 1) } }",
    "struct Other { let id: UUID; let title: String?; let date: Date; let isRead: Bool\n"
      + "init?(managed: PostMO) { return nil } }",
    "struct Other { let id: UUID; let title: String?; let date: Date; let isRead: Bool\n"
      + "init(managed: PostMO) throws { throw CancellationError() } }",
    "struct Other { let id: UUID; let title: String?; let date: Date; let isRead: Bool }\n"
      + "extension PostMO { var other: Other { get throws { throw CancellationError() } } }",
  ])
  func `A structure that does not have the values, or may not be made, is not the plain object`(
    declaration: String
  ) throws {
    let adder = try module { module in
      module.files["Sources/App/Model/Structure.swift"] = "import Foundation\n\n\(declaration)\n"
    }
    let after = try checkAdded(to: adder)
    #expect(after["Sources/App/Model/Post.swift"] != nil, "\(after.keys.sorted())")
  }

  private static let plainPost = """
    import Foundation

    struct PlainPost {
        let id: UUID
        let title: String?
        let date: Date
        let isRead: Bool
    }

    """

  @Test func `Several ways to the same plain object are one`() throws {
    let adder = try module { module in
      module.files["Sources/App/Model/PlainPost.swift"] =
        Self.plainPost + """
          extension PlainPost {
              init(managed: PostMO) { self = managed.plain }
          }

          extension PostMO {
              var plain: PlainPost { PlainPost(id: id, title: title, date: date, isRead: isRead) }
          }

          """
    }
    let before = try texts(adder)
    let after = try checkAdded(to: adder)
    #expect(Set(after.keys).isSubset(of: before.keys))
  }

  @Test func `One of several plain objects must be named`() throws {
    let adder = try module { module in
      module.files["Sources/App/Model/PlainPost.swift"] =
        Self.plainPost + """
          extension PostMO {
              var plain: PlainPost { PlainPost(id: id, title: title, date: date, isRead: isRead) }
              var card: PostCard { PostCard(id: id, title: title) }
          }

          struct PostCard {
              let id: UUID
              let title: String?
          }

          """
    }
    let outcome = try add(to: adder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("makes 'PlainPost' and 'PostCard' of 'PostMO'"), "\(outcome.errors)")
    let after = try checkAdded("PostMO:PlainPost", to: adder)
    let interactor = try #require(after[Self.folder + "PostListInteractor.swift"])
    #expect(interactor.contains("output?.didObtainPosts(posts.map(\\.plain))"), "\(interactor)")
  }

  @Test func `An existing plain object is not changed itself`() throws {
    let adder = try module { module in
      module.files["Sources/App/Model/PlainPost.swift"] = """
        import Foundation

        struct PlainPost {
            let title: String?

            init(managed: PostMO) {
                title = managed.title
            }
        }

        """
      module.change(
        "PostListPresenter.swift", "posts.append(post)",
        "view?.showTitle(PlainPost(managed: post).title ?? \"\")")
    }
    let before = try adder.folder.snapshot()
    let outcome = try add("PostMO:PlainPost", to: adder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("the object is passed on to 'PlainPost.init' here"),
      "\(outcome.errors)")
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `A mapper that the interactor has is used`() throws {
    let adder = try module { module in
      module.files["Sources/App/Model/Mapper.swift"] = """
        import Foundation

        struct PlainPost {
            var id: UUID
            var title: String?
            var date: Date
            var isRead: Bool
        }

        protocol PostMapper {
            func plain(from post: PostMO) -> PlainPost
        }

        """
      module.change(
        "PostListInteractor.swift", "    private let store",
        "    var mapper: PostMapper!\n    private let store")
    }
    let after = try checkAdded(to: adder)
    let interactor = try #require(after[Self.folder + "PostListInteractor.swift"])
    #expect(
      interactor.contains("output?.didObtainPosts(posts.map { mapper.plain(from: $0) })"),
      "\(interactor)")
    #expect(interactor.contains("output?.didObtain(mapper.plain(from: post))"))
  }

  @Test func `What the class computes is copied if it is used`() throws {
    let adder = try module { module in
      module.files["Sources/App/Store/PostMO+Texts.swift"] = """
        extension PostMO {
            var heading: String { title ?? "" }
            var unused: Int { 1 }
            var others: [PostMO] { [] }
        }

        """
      module.change("PostCell.swift", "post.title ?? \"\"", "post.heading")
    }
    let after = try checkAdded(to: adder)
    let plain = try #require(after["Sources/App/Store/Post.swift"])
    #expect(plain.contains("    let isRead: Bool\n    let heading: String\n}"), "\(plain)")
  }

  @Test func `A property of the interactor that nothing uses stays as it is`() throws {
    let adder = try module { module in
      module.change(
        "PostListInteractorInput.swift", "func obtainPosts()",
        "var latest: [PostMO] { get }\n    func obtainPosts()")
      module.change(
        "PostListInteractor.swift", "    private let store",
        "    var latest: [PostMO] = []\n    private let store")
    }
    let outcome = try add(to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("note: 'PostListInteractorInput.latest' still has 'PostMO'"))
    #expect(try ManagedModule.errors(in: texts(adder, in: "Sources/")) == [:])
  }

  @Test func `A taken name is avoided, and another one can be chosen`() throws {
    let adder = try module { $0.files["Sources/App/Post.swift"] = "struct Post {}\n" }
    try checkAdded(to: adder)
    #expect(try texts(adder)["Sources/App/Store/PostPlainObject.swift"] != nil)
    #expect(try adder("undo").status == 0)
    try checkAdded("PostMO:Article", to: adder)
    #expect(try texts(adder)["Sources/App/Store/Article.swift"] != nil)
    #expect(try adder("undo").status == 0)
    #expect(try add("PostMO:Post", to: adder).status == 2)
  }
}
