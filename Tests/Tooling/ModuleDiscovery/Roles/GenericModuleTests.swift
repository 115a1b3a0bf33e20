import AdderArchitectures
import AdderModuleDiscovery
import AdderTestSupport
import Testing

/// Modules whose parts refer to each other through generic helpers and base classes.
@Suite struct GenericModuleTests {
  private static let presenter = """
    import UIKit
    protocol BaseDelegate: AnyObject {}
    protocol PinDelegate: BaseDelegate {}
    class BasePresenter<Delegate> where Delegate: BaseDelegate {
      weak var delegate: Delegate!
      init(delegate: Delegate) { self.delegate = delegate }
    }
    class PinPresenter<Delegate: PinDelegate>: BasePresenter<Delegate> {
      init(delegate: Delegate, digits: Int) { super.init(delegate: delegate) }
    }
    final class HelpViewController: UIViewController, BaseDelegate {}

    """

  @Test(arguments: [
    """
    protocol Maker {}
    extension Maker {
      func make<T, U>(_ factory: ((U)) -> T, delegate: U) -> T where T: BasePresenter<U> {
        factory((delegate))
      }
    }
    extension UIViewController: Maker {}
    """,
    "func make<T, U>(_ factory: (U) -> T, delegate: U) -> T { factory(delegate) }",
  ])
  func `A generic helper can make the presenter from its initializer`(_ helper: String) throws {
    let project = SampleProject(
      Self.presenter + helper + """

        final class PinViewController: UIViewController, PinDelegate {
          private lazy var presenter = make(PinPresenter.init, delegate: self)
        }
        """)
    try checkModules(
      project, finds: "Pin [surf-mvp] Presenter=PinPresenter View=PinViewController")
    let modules = try mvpModules(project)
    #expect(modules.flatMap(\.contracts).map { project.name($0.type) } == ["PinDelegate"])
  }

  @Test func `An initializer without other arguments makes nothing known`() throws {
    let project = SampleProject(
      Self.presenter + """
        final class PinViewController: UIViewController, PinDelegate {
          private lazy var presenters = [self].map(PinPresenter.init)
        }
        """)
    try checkModules(project, finds: "")
  }

  @Test func `A generic base class holds what its subclass passes`() throws {
    let project = SampleProject(
      """
      import UIKit
      protocol Presenting { associatedtype Logic }
      class BaseView<P: Presenting>: UIView {
        let presenter: P
        required init(presenter: P) { self.presenter = presenter }
      }
      class MainView<P: Presenting>: BaseView<P> {}
      final class FeedView: MainView<FeedPresenter> {}
      final class BlogView: MainView<BlogPresenter> {}
      final class FeedPresenter: Presenting {
        let interactor: FeedInteractor
        init(interactor: FeedInteractor) { self.interactor = interactor }
      }
      final class FeedInteractor {}
      final class BlogPresenter: Presenting {
        let interactor: BlogInteractor
        init(interactor: BlogInteractor) { self.interactor = interactor }
      }
      final class BlogInteractor {}
      """)
    try checkModules(
      project,
      finds: """
        Blog [mutual-mobile-viper] Interactor=BlogInteractor Presenter=BlogPresenter View=BlogView
        Feed [mutual-mobile-viper] Interactor=FeedInteractor Presenter=FeedPresenter View=FeedView
        """)
  }

  @Test func `A screen that a presenter names stays its view beside subclasses of the screen`()
    throws
  {
    let project = SampleProject(
      """
      import UIKit
      class BaseController<P: AnyObject>: UIViewController { var presenter: P? }
      class InfoViewController: BaseController<InfoPresenter> {}
      final class InfoPresenter { weak var view: InfoViewController? }
      final class SuccessViewController: InfoViewController {}
      final class FailureViewController: InfoViewController {}
      """)
    try checkModules(
      project, finds: "Info [surf-mvp] Presenter=InfoPresenter View=InfoViewController")
  }

  /// Parts behind compositions of protocols, which two apps name alike.
  private static let composed = """
    import UIKit
    protocol Loadable: AnyObject {}
    protocol FeedViewable: AnyObject {}
    typealias FeedViewProtocol = FeedViewable & Loadable
    protocol FeedPresentable: AnyObject {}
    protocol FeedActions: AnyObject {}
    typealias FeedPresenterProtocol = FeedPresentable & FeedActions
    final class FeedViewController: UIViewController, FeedViewable, Loadable {
      var presenter: FeedPresenterProtocol!
    }
    final class FeedPresenter: FeedPresentable, FeedActions { weak var view: FeedViewProtocol? }
    final class OtherController: UIViewController, Loadable {}
    """

  @Test func `An alias of the nearest folder is meant`() throws {
    let project = SampleProject([
      "One/Feed/Feed.swift": Self.composed, "Two/Feed/Feed.swift": Self.composed,
    ])
    try checkModules(
      project,
      finds: """
        Feed [surf-mvp] Presenter=FeedPresenter View=FeedViewController
        Feed [surf-mvp] Presenter=FeedPresenter View=FeedViewController
        """)
  }

  @Test func `What several types implement is no contract of one module`() throws {
    let project = SampleProject(Self.composed)
    let contracts = try mvpModules(project).flatMap(\.contracts).map { project.name($0.type) }
    #expect(contracts == ["FeedViewable", "FeedActions", "FeedPresentable"])
  }

  @Test func `An alias in a part stands for its type, even if a protocol has the same name`() throws
  {
    let project = SampleProject(
      """
      import UIKit
      protocol View: AnyObject { associatedtype Presenter }
      protocol Presenter: AnyObject { associatedtype View; init(view: View) }
      protocol Interactor: AnyObject { associatedtype Presenter }
      class BaseController<Presenter: FeedApp.Presenter, Input>: UIViewController {
        lazy var presenter: Presenter! = Presenter(view: self as! Presenter.View)
        var input: Input?
      }
      final class FeedViewController: BaseController<FeedPresenter, Void>, View {}
      final class FeedPresenter: Presenter {
        typealias View = FeedViewController
        typealias Interactor = FeedInteractor
        weak var view: View?
        lazy var interactor: Interactor! = Interactor(presenter: self)
        required init(view: View) { self.view = view }
      }
      final class FeedInteractor: Interactor {
        typealias Presenter = FeedPresenter
        weak var presenter: Presenter?
        required init(presenter: Presenter) { self.presenter = presenter }
      }
      """)
    try checkModules(
      project,
      finds: """
        Feed [mutual-mobile-viper] Interactor=FeedInteractor Presenter=FeedPresenter View=FeedViewController
        """)
  }

  private static let login = """
    import UIKit
    protocol LoginViewDelegate: AnyObject { func didTapLogin() }
    protocol LoginViewProtocol: AnyObject { func showError() }
    final class LoginViewController: UIViewController, LoginViewProtocol {
      var presenter: LoginViewDelegate!
      func showError() {}
    }
    class LoginViewPresenter: LoginViewDelegate {
      weak var view: LoginViewProtocol?
      init(view: LoginViewProtocol) { self.view = view }
      func didTapLogin() { view?.showError() }
    }
    final class LoginAtStartViewPresenter: LoginViewPresenter {}

    """

  @Test(arguments: ["instantiate", "fromNib"])
  func `A screen can come from a type method of a library`(_ method: String) throws {
    let project = SampleProject(
      Self.login + """
        enum Flow {
          static func login() -> UIViewController {
            let view = LoginViewController.\(method)()
            view.presenter = LoginViewPresenter(view: view)
            return view
          }
        }
        """)
    try checkModules(
      project, finds: "Login [surf-mvp] Presenter=LoginViewPresenter View=LoginViewController")
  }

  @Test func `Presenters of one superclass for one screen are variants of a module`() throws {
    let project = SampleProject(
      Self.login + """
        final class LoginInSettingsViewPresenter: LoginViewPresenter {}
        enum Flow {
          static func atStart() -> UIViewController {
            let view = LoginViewController()
            view.presenter = LoginAtStartViewPresenter(view: view)
            return view
          }
          static func inSettings() -> UIViewController {
            let view = LoginViewController()
            view.presenter = LoginInSettingsViewPresenter(view: view)
            return view
          }
        }
        """)
    let modules = try mvpModules(project)
    #expect(modules.map(\.name) == ["Login"])
    let types = modules.flatMap { $0.parts.map { project.name($0.type) } }
    #expect(Set(types).isSuperset(of: ["LoginViewController", "LoginViewPresenter"]))
    #expect(!types.contains { $0.contains("AtStart") || $0.contains("InSettings") })
  }

  @Test func `Modules that share a screen and a base presenter keep their own interactors`() throws
  {
    func module(_ name: String) -> String {
      """
      final class \(name)Presenter: LoginViewPresenter, \(name)InteractorOutput {
        var interactor: \(name)InteractorInput?
        func didLogIn() {}
        override func didTapLogin() { interactor?.logIn() }
      }
      protocol \(name)InteractorInput: AnyObject { func logIn() }
      protocol \(name)InteractorOutput: AnyObject { func didLogIn() }
      final class \(name)Interactor: \(name)InteractorInput {
        weak var output: \(name)InteractorOutput?
        func logIn() { output?.didLogIn() }
      }
      enum \(name)Assembly {
        static func make() -> UIViewController {
          let view = LoginViewController()
          let presenter = \(name)Presenter(view: view)
          let interactor = \(name)Interactor()
          view.presenter = presenter
          presenter.interactor = interactor
          interactor.output = presenter
          return view
        }
      }

      """
    }
    let project = SampleProject(Self.login + module("Start") + module("Settings"))
    let architecture = try ArchitectureReader().architecture(named: "mutual-mobile-viper")
    let modules = ModuleFinder(project.index, architectures: [architecture]).modules()
    #expect(modules.map(\.name) == ["Settings", "Start"])
  }

  @Test func `A data store beside the business logic is not called business logic`() throws {
    let project = SampleProject(
      """
      import UIKit
      protocol FeedBusinessLogic {}
      protocol FeedDataStore {}
      protocol FeedDisplayLogic: AnyObject {}
      protocol FeedPresentationLogic {}
      final class FeedViewController: UIViewController, FeedDisplayLogic {
        var interactor: (FeedBusinessLogic & FeedDataStore)?
      }
      final class FeedInteractor: FeedBusinessLogic, FeedDataStore {
        var presenter: FeedPresentationLogic?
      }
      final class FeedPresenter: FeedPresentationLogic { weak var viewController: FeedDisplayLogic? }
      """)
    let architecture = try ArchitectureReader().architecture(named: "clean-swift")
    let module = ModuleFinder(project.index, architectures: [architecture]).modules().first
    let contracts = module?.contracts.map { "\($0.contract): \(project.name($0.type))" }
    #expect(
      contracts == [
        "BusinessLogic: FeedBusinessLogic", "DataStore: FeedDataStore",
        "DisplayLogic: FeedDisplayLogic", "PresentationLogic: FeedPresentationLogic",
      ])
  }

  private func mvpModules(_ project: SampleProject) throws -> [Module] {
    let architecture = try ArchitectureReader().architecture(named: "surf-mvp")
    return ModuleFinder(project.index, architectures: [architecture]).modules()
  }
}
