import AdderSwiftSource
import Testing

@testable import AdderModuleDiscovery

@Suite struct FlowReaderTests {
  /// Compares the flow of values into properties with lines like
  /// `A.b = B`, or `A.b: P` if only the declared type is known.
  private func check(
    _ text: String, flows expected: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let project = SampleProject(text)
    var reader = FlowReader(project.index)
    reader.read { _ in true }
    let flows = reader.flows.map { flow in
      let property = project.index.names[flow.property]
      return
        "\(project.name(flow.holder)).\(property)\(flow.isExact ? " =" : ":") \(project.name(flow.value))"
    }
    #expect(flows.sorted() == expected.sorted(), sourceLocation: sourceLocation)
  }

  private static let types = """
    protocol P: AnyObject {}
    class B: P { var p: P? }
    class A { var b: B?; var p: P! }

    """

  @Test func `An object that is created and assigned is followed`() {
    check(Self.types + "class C { func f() { let a = A(); a.b = B() } }", flows: "A.b = B")
    check(
      Self.types + "class C { func f() { let a = A(); let b: P = B(); a.p = b } }", flows: "A.p = B"
    )
    check(Self.types + "class C { func f() { let a = A.init(); a.b = .none } }")
  }

  @Test func `Very many branches are followed, the last as well as the first`() {
    let branches = (0..<20_000).map { "if x == \($0) { y() }" }.joined(separator: " else ")
    check(
      Self.types + "class C { func f(x: Int) { let a = A(); \(branches) else { a.b = B() } } }",
      flows: "A.b = B")
  }

  @Test func `Self is the called type, and a container returns the requested type`() {
    check(
      Self.types + """
        protocol Loadable {}
        extension Loadable { static func load() -> Self { fatalError() } }
        extension B: Loadable {}
        class C { func f() { let a = A(); a.b = B.load() } }
        """, flows: "A.b: B")
    check(
      Self.types + "class C { func f(c: Box) { let a = A(); a.b = c.resolve(B.self)! } }",
      flows: "A.b: B")
  }

  @Test func `An object that is known only by its protocol stays unknown`() {
    check(Self.types + "class C { func f(p: P) { let a = A(); a.p = p } }", flows: "A.p: P")
  }

  @Test func `Arguments of initializers flow into the properties that store them`() {
    check(
      """
      class B {}
      class A { let b: B; init(with b: B) { self.b = b } }
      enum C { static func make() -> A { A(with: B()) } }
      """, flows: "A.b = B", "A.b: B")
  }

  @Test func `A parameter stands for its arguments, also through other functions`() {
    check(
      Self.types + """
        class C {
          func start() { show(B()) }
          func show(_ p: P) { finish(with: p) }
          func finish(with p: P) { let a = A(); a.p = p }
        }
        """, flows: "A.p = B", "A.p: P")
  }

  @Test func `Arguments passed to super.init flow into the superclass's properties`() {
    check(
      """
      class B {}
      class Base { let b: B; init(b: B) { self.b = b } }
      class A: Base { init(other: B) { super.init(b: other) } }
      enum C { static func make() -> A { A(other: B()) } }
      """, flows: "A.b = B", "Base.b: B")
  }

  @Test func `Methods that store their parameters are followed`() {
    check(
      Self.types + """
        extension A { func setUp(with p: P) { self.p = p } }
        class C { func f() { A().setUp(with: B()) } }
        """, flows: "A.p = B", "A.p: P")
  }

  @Test func `The storage of a property wrapper stores what is created for it`() {
    check(
      Self.types + """
        struct V { @State var b: B; init() { _b = .init(wrappedValue: B()) } }
        """, flows: "V.b = B")
  }

  @Test func `The storage of a property wrapper stores what it wraps`() {
    check(
      Self.types + """
        struct V { @StateObject var b: B; init(b: B) { _b = StateObject(wrappedValue: b) } }
        class C { func f() { _ = V(b: B()) } }
        """, flows: "V.b = B")
  }

  @Test func `Functions and lazy properties return the objects that they create`() {
    check(
      Self.types + """
        class C {
          lazy var b: P = { let b = B(); return b }()
          func a() -> A { let a = A(); a.p = makeB(); return a }
          func makeB() -> P { B() }
        }
        """, flows: "A.p = B", "C.b = B")
  }

  @Test func `Names that a tuple binds and closure parameters hide properties`() {
    check(
      Self.types + "class C { var b: B!; func f() { let (b, _) = pair(); let a = A(); a.b = b } }")
    check(
      Self.types + "class C { var b: B!; func f() { make { b in let a = A(); a.b = b } } }")
    check(
      Self.types + "class C { var b: B!; func f() { make { _ in let a = A(); a.b = b } } }",
      flows: "A.b: B")
  }

  @Test func `Casts, conditions and chains are followed`() {
    check(
      Self.types + """
        class C {
          let a = A()
          func f(any: Any) {
            guard let b = any as? B else { return }
            if true { self.a.b = b }
            a.b?.p = b
          }
        }
        """, flows: "A.b: B", "B.p: B", "C.a = A")
  }

  @Test func `Local names of a function are unknown in other functions`() {
    check(
      Self.types + """
        class C {
          func f() { let a = A(); let b = B(); a.b = b; a.p = make(); a.b = other() }
          func make() -> B { let a = B(); let b = A(); return a }
          func other() { return b }
        }
        """, flows: "A.b = B", "A.p = B")
  }

  @Test func `Flows that cannot be inferred are not reported`() {
    check(
      Self.types + """
        class C {
          func f(make: () -> B, all: [B]) {
            let a = A()
            a.b = make()
            a.p = all.first
            a.b = unknown(B())
          }
        }
        """)
  }
}
