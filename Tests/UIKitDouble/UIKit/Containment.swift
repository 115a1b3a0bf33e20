// Parents and children, as documented for `addChild` and `removeFromParent`.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    if sequence(first: self, next: \.parent).contains(where: { $0 === child }) {
      raise(.invalidArgument, "Cannot add \(child) as a child of itself or of a descendant")
    }
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    MainRunLoop.noteActivity()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.transition.addsToParent = true
  }

  func leaveParent() {
    guard let parent else { return }
    MainRunLoop.noteActivity()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    transition.removesFromParent = false
    transition.addsToParent = false
    didMove(toParent: nil)
  }

  func nearestAncestor<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
