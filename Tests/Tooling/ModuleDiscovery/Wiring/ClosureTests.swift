import AdderSwiftSource
import Testing

@testable import AdderModuleDiscovery

@Suite struct ClosureTests {
  /// Compares the found closures with lines like `B in A: self weak, b strong → stored A.handler`.
  private func check(
    _ text: String, closures expected: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let project = SampleProject(text)
    var reader = FlowReader(project.index)
    reader.read { _ in true }
    let names = project.index.names
    let found = reader.closures.map { closure in
      let captures = closure.captures.map {
        "\(names[$0.name]) \(project.name($0.type)) \($0.strength)"
      }
      let fate =
        switch closure.fate {
        case .stays: "stays"
        case .stored(let holder, let property):
          "stored \(project.name(holder)).\(names[property])"
        case .escapes: "escapes"
        case .unknown: "unknown"
        }
      return "\(project.name(closure.owner)): \(captures.joined(separator: ", ")) → \(fate)"
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  @Test func `A closure in a property captures what it mentions`() {
    check(
      """
      class A {
        var handler: (() -> Void)?
        func work() {}
        func start() { handler = { self.work() } }
      }
      """, closures: "A: self A strong → stored A.handler")
    check(
      "class A { lazy var handler: () -> Void = { self.work() }; func work() {} }",
      closures: "A: self A strong → stored A.handler")
  }

  @Test func `Capture lists set the strength of captures`() {
    check(
      """
      class A {
        var handler: (() -> Void)?
        func work() {}
        func start() {
          handler = { [weak self] in self?.work() }
          handler = { [unowned self] in self.work() }
          handler = { [self] in work() }
        }
      }
      """, closures: "A: self A weak → stored A.handler", "A: self A unowned → stored A.handler",
      "A: self A strong → stored A.handler")
  }

  @Test func `A closure around a closure with a weak capture captures strongly itself`() {
    check(
      """
      class A {
        var handler: (() -> Void)?
        func run(_ work: @escaping () -> Void) {}
        func start() { handler = { self.run { [weak self] in self?.start() } } }
      }
      """, closures: "A: self A strong → stored A.handler", "A: self A weak → escapes")
  }

  @Test func `Other objects are captured, but not values or the closure's own variables`() {
    check(
      """
      struct Value {}
      class B { func close() {} }
      class A { var handler: ((B) -> Void)? }
      class C {
        func make() {
          let a = A()
          let b = B()
          let value = Value()
          a.handler = { inner in
            b.close()
            let other = B()
            other.close()
            inner.close()
            _ = value
          }
        }
      }
      """, closures: "C: b B strong → stored A.handler")
  }

  @Test func `The project's functions show what happens to a closure`() {
    check(
      """
      class Service {
        var done: (() -> Void)?
        func now(_ work: () -> Void) { work() }
        func later(_ work: @escaping () -> Void) {}
        func keep(_ work: @escaping () -> Void) { done = work }
        func maybe(label: Int, work: (() -> Void)? = nil) {}
      }
      class A {
        let service = Service()
        func work() {}
        func start() {
          service.now { self.work() }
          service.later { self.work() }
          service.keep { self.work() }
          service.maybe(label: 1, work: { self.work() })
          Foreign.run { self.work() }
        }
      }
      """, closures: "A: self A strong → stays", "A: self A strong → escapes",
      "A: self A strong → stored Service.done", "A: self A strong → escapes",
      "A: self A strong → unknown")
  }

  @Test func `A closure that is called immediately is not stored`() {
    check(
      "class A { let b: Int = { 1 }(); func f() { _ = { self.f() }() } }",
      closures: "A: self A strong → stays", "A:  → stays")
  }

  @Test func `Calls record the caller, the method, the receiver and the contract`() {
    let project = SampleProject(
      """
      protocol Output: AnyObject { func didTap() }
      class View { var output: Output?; func tap() { output?.didTap(); layout() }; func layout() {} }
      class Presenter: Output {
        let view = View()
        func didTap() { view.layout(); print("") }
      }
      """)
    var reader = FlowReader(project.index)
    reader.read { _ in true }
    let calls = reader.calls.map {
      "\(project.name($0.caller)) → \(project.name($0.through)).\(project.index.names[$0.method])"
    }
    #expect(calls == ["View → Output.didTap", "Presenter → View.layout"])
  }
}
