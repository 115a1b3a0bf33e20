import Adder
import Testing

@MainActor private protocol GreetingModuleInput: AnyObject {
  func configure(name: String)
}

@MainActor private protocol GreetingModuleOutput: AnyObject {
  func didGreet(_ text: String)
}

private final class GreetingPresenter: GreetingModuleInput {
  let output: ModuleOutputReference<any GreetingModuleOutput>

  init(output: ModuleOutputReference<any GreetingModuleOutput>) {
    self.output = output
  }

  func configure(name: String) { output.output?.didGreet("Hello, \(name)") }
}

private final class GreetingView {
  let presenter: GreetingPresenter

  init(presenter: GreetingPresenter) {
    self.presenter = presenter
  }
}

private struct GreetingFactory: ModuleFactory {
  func makeModule(
    output: ModuleOutputReference<any GreetingModuleOutput>
  ) -> Module<any GreetingModuleInput> {
    let presenter = GreetingPresenter(output: output)
    return Module(view: GreetingView(presenter: presenter)) { [weak presenter] in presenter }
  }
}

private final class Opener: GreetingModuleOutput {
  private(set) var greetings: [String] = []

  func didGreet(_ text: String) { greetings.append(text) }
}

@MainActor @Suite struct ModuleTests {
  private let factory: any ModuleFactory<any GreetingModuleInput, any GreetingModuleOutput> =
    GreetingFactory()

  @Test func `A module is called through its input and answers through its output`() {
    let opener = Opener()
    let module = factory.makeModule(output: ModuleOutputReference { [weak opener] in opener })
    module.input?.configure(name: "Мария")
    #expect(opener.greetings == ["Hello, Мария"])
  }

  @Test func `A module does not retain its opener`() {
    var opener: Opener? = Opener()
    weak let observed = opener
    let module = factory.makeModule(output: ModuleOutputReference { [weak opener] in opener })
    opener = nil
    #expect(observed == nil)
    module.input?.configure(name: "nobody")
  }

  @Test func `A module's parts live as long as its view`() {
    var module: Module? = factory.makeModule(output: .nobody)
    weak let input = module?.input
    #expect(input != nil)
    module = nil
    #expect(input == nil)
  }
}
