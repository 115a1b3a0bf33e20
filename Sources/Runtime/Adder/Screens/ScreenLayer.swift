/// A window or what is presented over it: tabs, each with a navigation stack.
@MainActor package final class ScreenLayer<Drawing: ScreenDrawing> {
  /// What draws it.
  package let drawing: Drawing.Layer
  /// How it is presented; `nil` for the window.
  package let style: PresentationStyle?
  /// Whether there can be further tabs.
  var hasTabs: Bool
  /// The tabs; one where there are none to choose from.
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

  /// The stack that is seen.
  package var stack: ScreenStack<Drawing> { stacks[selected] }

  /// All views, those of the last tab last.
  var views: [PlacedView<Drawing>] { stacks.flatMap(\.views) }

  func add(_ stack: ScreenStack<Drawing>) {
    stacks.append(stack)
    drawing.add(stack.drawing)
  }

  /// Notes that a tab is seen.
  ///
  /// - Returns: whether there is that tab.
  @discardableResult
  func didSelect(_ stack: ScreenStack<Drawing>) -> Bool {
    guard let index = stacks.firstIndex(where: { $0 === stack }) else { return false }
    selected = index
    return true
  }

  func select(_ stack: ScreenStack<Drawing>) {
    if didSelect(stack) { drawing.select(stack.drawing) }
  }

  /// Takes away tabs, of which one at least stays. Where the selected one goes, the next that stays is seen.
  func remove(_ leaving: [ScreenStack<Drawing>]) {
    func stays(_ stack: ScreenStack<Drawing>) -> Bool { !leaving.contains { $0 === stack } }
    let staying = stacks.filter(stays)
    let isSelectedLeaving = !stays(stack)
    selected = min(stacks[..<selected].count(where: stays), staying.count - 1)
    stacks = staying
    if isSelectedLeaving { drawing.select(stack.drawing) }
    for stack in leaving { drawing.remove(stack.drawing) }
  }

  /// Shows one stack instead of all that are there.
  func replaceAll(with stack: ScreenStack<Drawing>) {
    let old = stacks
    add(stack)
    select(stack)
    remove(old)
  }
}

/// The views that lie over one another; only one where there is no navigation.
@MainActor package final class ScreenStack<Drawing: ScreenDrawing> {
  /// What draws it.
  package let drawing: Drawing.Stack
  let hasNavigation: Bool
  /// The views, the one on top last.
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

  /// Takes the views away from an index on, and puts another there if there is one.
  ///
  /// - Returns: the views that are gone.
  func removeViews(
    from index: Int, replacement: PlacedView<Drawing>? = nil, isAnimated: Bool
  ) -> [PlacedView<Drawing>] {
    let gone = didRemoveViews(from: index)
    if let replacement { views.append(replacement) }
    drawing.removeViews(from: index, replacement: replacement?.view, isAnimated: isAnimated)
    return gone
  }

  /// Notes that views are gone from an index on.
  ///
  /// - Returns: these views.
  func didRemoveViews(from index: Int) -> [PlacedView<Drawing>] {
    let gone = Array(views.dropFirst(index))
    views.removeLast(gone.count)
    return gone
  }
}

extension PresentationStyle {
  /// Whether the user can close what is presented so.
  public var isDismissable: Bool {
    switch self {
    case .sheet, .popover: true
    case .fullScreen, .overFullScreen: false
    }
  }
}
