import AdderArchitectureLint
import Testing

/// A view `V!` that becomes weak is used as an optional, so that late answers do not crash.
@Suite struct WeakViewFixTests {
  /// Fixes a presenter with a view `V!`, which has a method, a number and a title.
  private func fixedView(
    _ code: String, type: String = "PostListViewInput!", other: String = ""
  ) throws -> (text: String?, notes: [String]) {
    let example = """
      protocol PostListViewInput: AnyObject {
        func show(_ number: Int)
        var number: Int { get }
        var title: String { get set }
        var name: String? { get }
      }
      final class PostListViewController: UIViewController, PostListViewInput {
        var output: PostListViewOutput!
        var number = 0
        var name: String?
        func show(_ number: Int) {}
      }
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: \(type)
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        \(code)
      }
      \(other)
      """
    var choice = RuleChoice()
    choice.only = ["presenter-retains-view"]
    let (report, fixing) = try Stage.Play(.viperBook, example).fixing(choice)
    let texts = fixing.texts.values.map { String(decoding: $0, as: UTF8.self) }
    return (
      texts.first { $0.contains("class PostListPresenter") },
      report.findings.flatMap(\.notes).map(\.message)
    )
  }

  @Test(arguments: [
    ("func didLoad() { view.show(1) }", "func didLoad() { view?.show(1) }"),
    ("func didLoad() { self.view.show(1) }", "func didLoad() { self.view?.show(1) }"),
    ("func didLoad() { view!.show(1) }", "func didLoad() { view?.show(1) }"),
    (
      "func didLoad() { if true { view.show(1) } else { view.title = \"\" } }",
      "func didLoad() { if true { view?.show(1) } else { view?.title = \"\" } }"
    ),
    (
      "func didLoad() { later { self.view.show(1) } }",
      "func didLoad() { later { self.view?.show(1) } }"
    ),
    (
      "func didLoad() { later { [weak self] in self?.view.show(1) } }",
      "func didLoad() { later { [weak self] in self?.view?.show(1) } }"
    ),
    (
      "func didLoad() -> String { return view.name ?? \"\" }",
      "func didLoad() -> String { return view?.name ?? \"\" }"
    ),
    (
      "func didLoad() { view.show(1); if let name = view.name { log(name) } }",
      "func didLoad() { view?.show(1); if let name = view?.name { log(name) } }"
    ),
    (
      "func didLoad() { if a { b() } else if c { view.show(1) } else { view.show(2) } }",
      "func didLoad() { if a { b() } else if c { view?.show(1) } else { view?.show(2) } }"
    ),
    (
      "func didLoad() { do { try a() } catch is B { view.show(1) } catch { view.show(2) } }",
      "func didLoad() { do { try a() } catch is B { view?.show(1) } catch { view?.show(2) } }"
    ),
    (
      "func didLoad() { switch a { case 1: view.show(1) default: view.show(2) } }",
      "func didLoad() { switch a { case 1: view?.show(1) default: view?.show(2) } }"
    ),
    // A parameter and a local variable are not the property.
    (
      "init(view: PostListViewInput) { self.view = view; view.show(1); self.view.show(2) }",
      "init(view: PostListViewInput) { self.view = view; view.show(1); self.view?.show(2) }"
    ),
    (
      "func didLoad() { if let view = view { view.show(1) }; view.show(2) }",
      "func didLoad() { if let view = view { view.show(1) }; view?.show(2) }"
    ),
    (
      "func didLoad() { later { [weak view] in view?.show(1) }; view.show(view: 2) }",
      "func didLoad() { later { [weak view] in view?.show(1) }; view?.show(view: 2) }"
    ),
    (
      "func didLoad() { view.show(1); if view == nil || other === view { return } }",
      "func didLoad() { view?.show(1); if view == nil || other === view { return } }"
    ),
  ])
  func `What an answer does with a view that is gone is left out`(
    _ code: String, _ expected: String
  ) throws {
    let fixed = try fixedView(code)
    #expect(fixed.text?.contains("weak var view: PostListViewInput?\n") == true, "\(fixed)")
    #expect(fixed.text?.contains(expected) == true, "\(fixed)")
    #expect(fixed.notes == [])
  }

  @Test(arguments: [
    "view?.show(1)", "if view == nil { return }", "if let view { view.show(1) }",
    "let view = self.view; view?.show(1)",
    "guard let screen = view as? UIViewController else { return }",
  ])
  func `A view that code expects to be gone stays as it is declared`(_ code: String) throws {
    let fixed = try fixedView("func didLoad() { \(code) }")
    #expect(fixed.text?.contains("weak var view: PostListViewInput!\n") == true, "\(fixed)")
    #expect(fixed.text?.contains(code) == true, "\(fixed)")
  }

  @Test func `A view that a protocol requires as it is stays so, and its uses change`() throws {
    let other = """
      protocol Showing { var view: PostListViewInput! { get set } }
      extension PostListPresenter: Showing {}
      """
    let text = try fixedView("func didLoad() { view.show(1) }", other: other).text
    #expect(text?.contains("weak var view: PostListViewInput!\n") == true)
    #expect(text?.contains("func didLoad() { view?.show(1) }") == true)
  }

  @Test(arguments: [
    ("func number() -> Int { view.number }", "PostListViewInput!", ""),
    ("func number() -> Int { return view!.number }", "PostListViewInput?", ""),
    ("func didLoad() { router.open(view) }", "PostListViewInput!", ""),
    ("func didLoad() { router.open(view!) }", "PostListViewInput?", ""),
    ("func didLoad() { if view.isShown { close() } }", "PostListViewInput!", ""),
    ("func didLoad() { let number = view.number }", "PostListViewInput!", ""),
    ("func didLoad() { show(numbers.map { view.number + $0 }) }", "PostListViewInput!", ""),
    ("func didLoad() { show(numbers.map { _ in view.number }) }", "PostListViewInput!", ""),
    ("", "PostListViewInput!", "func show(_ it: PostListPresenter) { it.view.show(1) }"),
    ("", "PostListViewInput!", "func show() { let it = PostListPresenter(); it.view.show(1) }"),
  ])
  func `A view whose value is needed is not made weak, and the use is shown`(
    _ code: String, _ type: String, _ other: String
  ) throws {
    let fixed = try fixedView(code, type: type, other: other)
    #expect(fixed.text == nil)
    #expect(
      fixed.notes == [
        "This would crash once 'view' is weak and its object is gone. Decide what happens then."
      ])
  }

  @Test func `The view of another object is not the presenter's`() throws {
    let other = "func show(_ screen: UIViewController) { screen.view.addSubview(UIView()) }"
    #expect(try fixedView("", other: other).text?.contains("weak var view") == true)
  }
}
