import Testing

@testable import AdderModuleGeneration

@Suite struct SourceInsertionTests {
  // MARK: - Dependencies

  @Test func `A class without properties gets a property and an initializer`() {
    checkDependency(
      """
      final class HomeInteractor {
          func obtain() {}
      }
      """,
      """
      final class HomeInteractor {
          let service: any Service

          /// Creates the interactor.
          ///
          /// - Parameter service: Works.
          init(service: any Service) {
              self.service = service
          }

          func obtain() {}
      }
      """)
  }

  @Test func `An empty class on one line gets braces on lines of their own`() {
    checkDependency(
      "final class HomeInteractor {}",
      """
      final class HomeInteractor {
          let service: any Service

          /// Creates the interactor.
          ///
          /// - Parameter service: Works.
          init(service: any Service) {
              self.service = service
          }
      }
      """)
  }

  @Test func `An initializer gets a parameter, with its comment`() {
    checkDependency(
      """
      final class HomeInteractor {
        weak var output: Output?
        let facade: any Facade

        /// Creates the interactor.
        ///
        /// - Parameter facade: Provides access
        ///   to services.
        init(facade: any Facade) {
          self.facade = facade
          start()
        }
      }
      """,
      """
      final class HomeInteractor {
        weak var output: Output?
        let facade: any Facade
        let service: any Service

        /// Creates the interactor.
        ///
        /// - Parameters:
        ///   - facade: Provides access
        ///     to services.
        ///   - service: Works.
        init(facade: any Facade, service: any Service) {
          self.facade = facade
          self.service = service
          start()
        }
      }
      """)
  }

  @Test func `Parameters on lines of their own get another line`() {
    checkDependency(
      """
      final class HomeInteractor {
          init(
              one: Int,
              other: Int
          ) {
              super.init()
          }
      }
      """,
      """
      final class HomeInteractor {
          let service: any Service

          init(
              one: Int,
              other: Int,
              service: any Service
          ) {
              self.service = service
              super.init()
          }
      }
      """)
  }

  @Test(arguments: [
    ("final class HomeInteractor { init() {}\n init(a: Int) {} }", "several initializers"),
    ("final class HomeInteractor: NSObject {\n}", "inherit its initializers"),
    ("final class HomeInteractor {\n  init?() {\n }\n}", "not a simple one"),
    ("final class HomeInteractor {\n  init() { a() }\n}", "on one line"),
    ("struct HomeInteractor {\n}", "no initializer of its own"),
    ("final class HomeInteractor {\n  var service: Int\n}", "already has a member 'service'"),
    ("final class Other {\n}", "is not declared there"),
  ])
  func `Code in another shape is left alone`(text: String, reason: String) {
    var file = SourceInsertion(Array(text.utf8))
    do throws(SourceInsertion.Problem) {
      try file.add(dependency, to: "HomeInteractor") { $0 == "Input" }
      Issue.record("nothing is refused")
    } catch {
      #expect(error.reason.contains(reason))
    }
    #expect(file.bytes == Array(text.utf8))
  }

  // MARK: - Members

  @Test func `A member is added at the end, in the indentation of the type`() throws {
    var file = SourceInsertion(
      Array("struct A {\n  func one() {\n  }\n}\n".utf8))
    try file.addMember("func two() {\n    three()\n}", to: "A")
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == "struct A {\n  func one() {\n  }\n\n  func two() {\n    three()\n  }\n}\n")
  }

  @Test func `The written types of stored properties are read`() {
    let file = SourceInsertion(
      Array(
        "struct A { let a: [String: Int]?\n static let b: Int = 1\n var c: Int { 1 }\n let d: B }"
          .utf8))
    #expect(file.storedProperties(of: "A").map(\.type) == ["[String: Int]?", "B"])
  }

  // MARK: - Arguments

  @Test func `Every call gets the argument, and other uses of the name stay`() throws {
    let text = """
      extension Factory {
          func make() -> Home {
              let other = Home(
                  one: 1
              )
              use(Home.self)
              later { _ = Home() }
              return Home()
          }
          static func makeStatic() { _ = Home(a: 1) }
      }
      """
    var file = SourceInsertion(Array(text.utf8))
    let calls = try file.calls(creating: "Home")
    #expect(calls.map(\.caller) == ["Factory", "Factory", "Factory", "Factory"])
    #expect(calls.map(\.isInInstance) == [true, true, true, false])
    #expect(calls.map(\.isInClosure) == [false, true, false, false])
    try file.addArgument("s", { $0.isInClosure ? "self.s" : "s" }, toCallsCreating: "Home")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        extension Factory {
            func make() -> Home {
                let other = Home(
                    one: 1,
                    s: s
                )
                use(Home.self)
                later { _ = Home(s: self.s) }
                return Home(s: s)
            }
            static func makeStatic() { _ = Home(a: 1, s: s) }
        }
        """)
  }

  @Test func `A static method that creates the object gets a parameter`() throws {
    var file = SourceInsertion(
      Array(
        """
        enum Builder {
            /// Builds.
            ///
            /// - Returns: The view.
            static func build() -> View {
                View(Home())
            }
        }
        """.utf8))
    try file.addParameter(dependency, toMethodCreating: "Home", in: "Builder")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        enum Builder {
            /// Builds.
            ///
            /// - Parameter service: Works.
            /// - Returns: The view.
            static func build(service: any Service) -> View {
                View(Home())
            }
        }
        """)
  }

  // MARK: - Helpers

  private var dependency: InjectedDependency {
    InjectedDependency(
      name: "service", type: "any Service", isPrivate: false, summary: "Works.",
      owner: "interactor")
  }

  private func checkDependency(
    _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var file = SourceInsertion(Array(text.utf8))
    do throws(SourceInsertion.Problem) {
      try file.add(dependency, to: "HomeInteractor") { $0 == "Input" }
    } catch {
      Issue.record("\(error.reason)", sourceLocation: sourceLocation)
    }
    let result = String(decoding: file.bytes, as: UTF8.self)
    #expect(result == expected, sourceLocation: sourceLocation)
  }
}
