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

  @Test func `Objects of one graph refer to each other in a circle, each made once`() {
    let view = assembly.view()
    #expect(view.presenter.view === view)
    #expect(view.presenter.interactor.output === view.presenter)
  }

  @Test func `Each question makes a graph of its own, and nothing of it is kept`() {
    weak var first: View?
    do {
      let view = assembly.view()
      first = view
      #expect(assembly.view() !== view)
    }
    #expect(first == nil)
  }

  @Test func `Several questions can be about one graph`() {
    let (view, presenter) = ObjectGraph.assemble { (assembly.view(), assembly.presenter()) }
    #expect(view.presenter === presenter)
    #expect(assembly.presenter() !== presenter)
  }

  @Test func `A shared object is there once, a weakly shared one as long as somebody holds it`() {
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

  @Test func `A replacement holds for a while and undoes itself`() async throws {
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
}
