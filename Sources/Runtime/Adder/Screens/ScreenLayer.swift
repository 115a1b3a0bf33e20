/// A window or a layer presented over it: tabs, each with a navigation stack.
@MainActor package final class ScreenLayer<Drawing: ScreenDrawing> {
  /// The object that draws the layer.
  package let drawing: Drawing.Layer
  /// The presentation style; `nil` for the window.
  package let style: PresentationStyle?
  /// True if tabs can be added.
  var hasTabs: Bool
  /// The stacks of the tabs; only one if there are no tabs.
  package private(set) var stacks: [ScreenStack<Drawing>]
  private var selected = 0

  init(
    _ stack: ScreenStack<Drawing>, drawing: Drawing.Layer, hasTabs: Bool,
    style: PresentationStyle?
  ) {
    self.drawing = drawing
    self.hasTabs = hasTabs
    self.style = style
    stacks = [stack]
  }

  /// The visible stack.
  package var stack: ScreenStack<Drawing> { stacks[selected] }

  /// All views, in the order of the tabs.
  var views: [PlacedView<Drawing>] { stacks.flatMap(\.views) }

  func add(_ stack: ScreenStack<Drawing>) {
    stacks.append(stack)
    drawing.add(stack.drawing)
  }

  /// Records that a tab is selected.
  ///
  /// - Returns: True if the tab exists.
  @discardableResult
  func didSelect(_ stack: ScreenStack<Drawing>) -> Bool {
    guard let index = stacks.firstIndex(where: { $0 === stack }) else { return false }
    selected = index
    return true
  }

  func select(_ stack: ScreenStack<Drawing>) {
    if didSelect(stack) { drawing.select(stack.drawing) }
  }

  /// Removes tabs; at least one tab must remain. If the selected tab is removed, the next remaining
  /// tab is selected.
  func remove(_ leaving: [ScreenStack<Drawing>]) {
    func stays(_ stack: ScreenStack<Drawing>) -> Bool { !leaving.contains { $0 === stack } }
    let staying = stacks.filter(stays)
    let isSelectedLeaving = !stays(stack)
    selected = min(stacks[..<selected].count(where: stays), staying.count - 1)
    stacks = staying
    if isSelectedLeaving { drawing.select(stack.drawing) }
    for stack in leaving { drawing.remove(stack.drawing) }
  }

  /// Replaces all stacks with a single new stack.
  func replaceAll(with stack: ScreenStack<Drawing>) {
    let old = stacks
    add(stack)
    select(stack)
    remove(old)
  }
}

/// A stack of views, or a single view if there is no navigation.
@MainActor package final class ScreenStack<Drawing: ScreenDrawing> {
  /// The object that draws the stack.
  package let drawing: Drawing.Stack
  let hasNavigation: Bool
  /// The views, with the top one last.
  private(set) var views: [PlacedView<Drawing>]

  init(_ view: PlacedView<Drawing>, hasNavigation: Bool, drawing: Drawing.Stack) {
    self.drawing = drawing
    self.hasNavigation = hasNavigation
    views = [view]
  }

  func push(_ view: PlacedView<Drawing>, isAnimated: Bool) {
    views.append(view)
    drawing.push(view.view, isAnimated: isAnimated)
  }

  /// Removes the views starting at an index, and then pushes the replacement if there is one.
  ///
  /// - Returns: The removed views.
  func removeViews(
    from index: Int, replacement: PlacedView<Drawing>? = nil, isAnimated: Bool
  ) -> [PlacedView<Drawing>] {
    let gone = didRemoveViews(from: index)
    if let replacement { views.append(replacement) }
    drawing.removeViews(from: index, replacement: replacement?.view, isAnimated: isAnimated)
    return gone
  }

  /// Records that the views starting at an index are gone.
  ///
  /// - Returns: The views that are gone.
  func didRemoveViews(from index: Int) -> [PlacedView<Drawing>] {
    let gone = Array(views.dropFirst(index))
    views.removeLast(gone.count)
    return gone
  }
}

extension PresentationStyle {
  /// True if the user can dismiss a module presented in this style.
  public var isDismissable: Bool {
    switch self {
    case .sheet, .popover: true
    case .fullScreen, .overFullScreen: false
    }
  }
}
