import Testing

@testable import Adder

@MainActor private final class Presenter {
  let interactor: Interactor
  weak var view: View?

  init(_ interactor: Interactor) {
    self.interactor = interactor
  }
}

@MainActor private final class Interactor {
  weak var output: Presenter?
  let service: any ProfileService

  init(_ service: any ProfileService) {
    self.service = service
  }
}

@MainActor private final class View {
  let presenter: Presenter

  init(_ presenter: Presenter) {
    self.presenter = presenter
  }
}

@MainActor private protocol ProfileService: AnyObject {}
private final class RealService: ProfileService {}
private final class FakeService: ProfileService {}

/// Runs an action when this object is released.
@MainActor private final class Leaving {
  let leave: @MainActor () -> Void

  init(_ leave: @escaping @MainActor () -> Void) {
    self.leave = leave
  }

  deinit { MainActor.assumeIsolated { leave() } }
}

/// A node that is connected to other nodes after all of them are created.
@MainActor private final class Node {
  var others: [Node] = []
  weak var parent: Node?
}

/// An assembly whose wire closures request objects that do not exist yet.
@MainActor private final class NodeAssembly {
  let rootPart = GraphPart<Node>()
  private let leftPart = GraphPart<Node>()
  private let rightPart = GraphPart<Node>()
  private let cellPart = PrototypePart<Node>()

  func root() -> Node {
    rootPart {
      Node()
    } wire: {
      $0.others = [self.left(), self.right(), self.left(), self.root()]
    }
  }

  func left() -> Node {
    leftPart {
      Node()
    } wire: {
      $0.parent = self.root()
    }
  }
  func right() -> Node {
    rightPart {
      Node()
    } wire: {
      $0.parent = self.root()
    }
  }
  func cell() -> Node {
    cellPart {
      Node()
    } wire: {
      $0.others = [self.right(), self.right()]
    }
  }
}

/// A module's assembly with a part of each kind.
@MainActor private final class ProfileAssembly {
  let servicePart = SharedPart<any ProfileService>()
  let cachePart = WeakSharedPart<any ProfileService>()
  let cellPart = PrototypePart<RealService>()
  let viewPart = GraphPart<View>()
  private let presenterPart = GraphPart<Presenter>()
  private let interactorPart = GraphPart<Interactor>()

  func view() -> View {
    viewPart { View(presenter()) }
  }

  func presenter() -> Presenter {
    presenterPart {
      Presenter(interactor())
    } wire: { presenter in
      presenter.view = self.view()
      presenter.interactor.output = presenter
    }
  }

  func interactor() -> Interactor { interactorPart { Interactor(service()) } }
  func service() -> any ProfileService { servicePart { RealService() } }
  func cache() -> any ProfileService { cachePart { RealService() } }
  func cell() -> RealService { cellPart { RealService() } }
}

@MainActor @Suite struct AssemblyTests {
  private let assembly = ProfileAssembly()

  @Test func `Objects of one graph reference each other in a cycle, and each is created once`() {
    let view = assembly.view()
    #expect(view.presenter.view === view)
    #expect(view.presenter.interactor.output === view.presenter)
  }

  @Test func `Each request creates a separate graph, and the assembly does not retain it`() {
    weak var first: View?
    do {
      let view = assembly.view()
      first = view
      #expect(assembly.view() !== view)
    }
    #expect(first == nil)
  }

  @Test func `Several requests can share one graph`() {
    let (view, presenter) = ObjectGraph.assemble { (assembly.view(), assembly.presenter()) }
    #expect(view.presenter === presenter)
    #expect(assembly.presenter() !== presenter)
  }

  @Test
  func `A shared object is created once, and a weakly shared one lives as long as it is retained`()
  {
    #expect(assembly.service() === assembly.service())
    weak var cache: (any ProfileService)?
    do {
      let held = assembly.cache()
      cache = held
      #expect(assembly.cache() === held)
    }
    #expect(cache == nil)
    let next = assembly.cache()
    #expect(assembly.cache() === next)
  }

  @Test func `A prototype is new each time`() {
    let one = assembly.cell()
    #expect(assembly.cell() !== one)
  }

  @Test func `A replacement is used until its closure returns or throws`() async throws {
    let real = assembly.service()
    let fake = FakeService()
    let view = assembly.servicePart.replaced(by: { fake }) { assembly.view() }
    #expect(view.presenter.interactor.service === fake)
    #expect(assembly.service() === real)

    struct Oops: Error {}
    await #expect(throws: Oops.self) {
      try await assembly.servicePart.replaced(by: { fake }) {
        #expect(assembly.service() === fake)
        await Task.yield()
        throw Oops()
      }
    }
    #expect(assembly.service() === real)
    assembly.cachePart.replaced(by: { fake }) { #expect(assembly.cache() === fake) }
    #expect(assembly.cache() !== fake)
    let cell = RealService()
    assembly.cellPart.replaced(by: { cell }) { #expect(assembly.cell() === cell) }
    let presenter = Presenter(Interactor(fake))
    let other = View(presenter)
    assembly.viewPart.replaced(by: { other }) { #expect(assembly.view() === other) }
  }

  @Test func `A wire closure can request more objects of the same graph`() {
    let root = NodeAssembly().root()
    #expect(root.others[0] !== root.others[1] && root.others[0] === root.others[2])
    #expect(root.others[3] === root)
    #expect(root.others[0].parent === root && root.others[1].parent === root)
    root.others = []
    let cell = NodeAssembly().cell()
    #expect(cell.others[0] === cell.others[1])
    cell.others[0].parent?.others = []
  }

  @Test func `The object that was created first is wired first`() {
    var wired: [String] = []
    let outer = GraphPart<Node>()
    let inner = GraphPart<Node>()
    let cell = PrototypePart<Node>()
    _ = outer {
      _ = inner {
        Node()
      } wire: { _ in
        wired.append("inner")
      }
      _ = cell {
        Node()
      } wire: { _ in
        wired.append("cell")
      }
      return Node()
    } wire: { _ in
      wired.append("outer")
    }
    #expect(wired == ["inner", "cell", "outer"])
  }

  @Test func `An object that nothing else retains lives until the graph ends`() {
    let part = GraphPart<Node>()
    weak var node: Node?
    ObjectGraph.assemble {
      node = part { Node() }
      #expect(node != nil && node === part { Node() })
    }
    #expect(node == nil)
  }

  @Test func `An assembly that is released before the graph ends is still wired`() {
    let root = ObjectGraph.assemble { NodeAssembly().root() }
    #expect(root.others[3] === root)
    root.others = []
  }

  @Test func `A large graph is wired from its first object to its last`() {
    let count = 1_000
    var wired: [Int] = []
    let parts = (0..<count).map { _ in GraphPart<Node>() }
    ObjectGraph.assemble {
      for (index, part) in parts.enumerated() {
        _ = part {
          Node()
        } wire: { _ in
          wired.append(index)
        }
      }
      #expect(wired.isEmpty)
    }
    #expect(wired == Array(0..<count))
  }

  @Test func `An object that is released with its graph can start another graph`() {
    let assembly = NodeAssembly()
    let leavingPart = GraphPart<Leaving>()
    var roots: [Node] = []
    for _ in 0..<2 {
      _ = leavingPart { Leaving { roots.append(assembly.root()) } }
    }
    #expect(roots.count == 2 && roots[0] !== roots[1])
    for root in roots {
      #expect(root.others[3] === root)
      root.others = []
    }
  }

  @Test func `A lazy module is assembled when it is first needed`() {
    let log = Log()
    var count = 0
    let lazy = LazyModule<any SampleModuleInput, any SampleModuleOutput> {
      count += 1
      return SampleFactory(log: log)
    }
    #expect(!lazy.isAssembled && count == 0)
    let stage = Stage()
    stage.root.open(lazy) { $0.configure(name: "A") }.close()
    #expect(lazy.isAssembled)
    stage.root.open(lazy) { $0.configure(name: "B") }
    #expect(count == 1)
  }

  @Test func `A module that is already created is shown with what was set before`() {
    let log = Log()
    let module = SampleFactory(log: log).makeModule(output: .nobody)
    module.input?.configure(name: "A")
    #expect(log.lines == ["A linked"])
    let stage = Stage()
    let shown = stage.root.open(module)
    withExtendedLifetime(stage) {}
    #expect(shown.error == nil)
    #expect(log.lines.prefix(2) == ["A linked", "A loaded"])
  }
}
