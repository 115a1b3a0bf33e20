import Testing
import UIKit

@MainActor
struct ViewTests {
  private final class Recorder: UIView {
    var heard: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      heard.append("will move to \(newSuperview == nil ? "nothing" : "superview")")
    }
    override func didMoveToSuperview() { heard.append("did move") }
    override func willMove(toWindow newWindow: UIWindow?) {
      heard.append("will move to \(newWindow == nil ? "no window" : "window")")
    }
    override func didMoveToWindow() { heard.append("did move to window") }
    override func layoutSubviews() { heard.append("layout") }
  }

  @Test func `A gesture recognizer belongs to the view on which it was set last`() {
    let (view, tap, swipe) = (UIView(), UITapGestureRecognizer(), UISwipeGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.gestureRecognizers = [swipe]
    #expect(tap.view == nil)
    #expect(swipe.view === view)
    let other = UIView()
    other.gestureRecognizers = [swipe]
    #expect(swipe.view === other)
    #expect(view.gestureRecognizers == [])
    view.gestureRecognizers = [swipe]
    #expect(other.gestureRecognizers == [])
    view.gestureRecognizers = nil
    #expect(swipe.view == nil)
  }

  @Test func `A view is notified of its superview and window`() {
    let view = Recorder()
    let window = UIWindow()
    window.addSubview(view)
    #expect(
      view.heard == [
        "will move to window", "will move to superview", "did move to window", "did move",
      ])
    view.heard = []
    view.removeFromSuperview()
    #expect(
      view.heard == [
        "will move to no window", "will move to nothing", "did move to window", "did move",
      ])
  }

  @Test func `Subviews keep their order`() {
    let container = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    container.addSubview(a)
    container.addSubview(b)
    container.insertSubview(c, belowSubview: b)
    #expect(container.subviews == [a, c, b])
    container.bringSubviewToFront(a)
    #expect(container.subviews == [c, b, a])
    UIView().addSubview(b)
    #expect(container.subviews == [c, a])
  }

  @Test func `A view is laid out only if it needs layout`() {
    let view = Recorder()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.heard == ["layout"])
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.layoutIfNeeded()
    #expect(view.heard == ["layout", "layout"])
  }

  @Test func `An active constraint belongs to the nearest common ancestor`() {
    let container = UIView()
    let child = UIView()
    container.addSubview(child)
    let top = child.topAnchor.constraint(equalTo: container.topAnchor, constant: 8)
    let height = child.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([top, height])
    #expect(container.constraints == [top] && child.constraints == [height])
    #expect(top.constant == 8 && top.firstItem === child && top.secondAttribute == .top)
    top.isActive = false
    #expect(container.constraints == [])
  }

  @Test func `Removing a view removes its constraints to views outside it`() {
    let container = UIView()
    let child = UIView()
    container.addSubview(child)
    let width = child.widthAnchor.constraint(equalTo: container.safeAreaLayoutGuide.widthAnchor)
    width.isActive = true
    child.removeFromSuperview()
    #expect(!width.isActive && container.constraints == [])
  }

  @Test func `A constraint between unrelated views raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
      }
    }
    expect(result, raised: "because they have no common ancestor")
  }

  @Test func `A stack view arranges its subviews until they are removed`() {
    let (a, b, c) = (UILabel(), UILabel(), UILabel())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(c, at: 1)
    #expect(stack.arrangedSubviews == [a, c, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(a)
    #expect(a.superview === stack)
    c.removeFromSuperview()
    #expect(stack.arrangedSubviews == [b])
  }

  @Test func `The responder chain runs through view controllers`() {
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    let window = window(showing: controller)
    #expect(label.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test func `Images, fonts and colours are equal if they were created in the same way`() {
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(named: "star"))
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIColor.label != UIColor.secondaryLabel)
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) != UIColor.red)
  }
}
