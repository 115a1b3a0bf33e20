/// User actions for tests: taps, typing, swipes. UIKit does not have this type.
///
/// Each action has the same effects as a user's touch: it queries
/// the delegate, sends the events and calls the callbacks. An action
/// that the user could not perform has no effect and returns false.
@MainActor
public enum UserActions {
  // MARK: Controls

  /// Taps a control. A hidden, transparent or disabled control does not receive the tap.
  @discardableResult
  public static func tap(_ control: UIControl) -> Bool {
    guard canTouch(control), control.isEnabled else { return false }
    switch control {
    case let field as UITextField:
      return field.becomeFirstResponder()
    default:
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .primaryActionTriggered)
      return true
    }
  }

  /// Taps a switch, which flips it.
  @discardableResult
  public static func flip(_ control: UISwitch) -> Bool {
    guard canTouch(control), control.isEnabled else { return false }
    control.isOn.toggle()
    control.sendActions(for: .valueChanged)
    return true
  }

  /// Taps a segment.
  @discardableResult
  public static func select(_ segment: Int, of control: UISegmentedControl) -> Bool {
    guard canTouch(control), control.isEnabled, segment < control.numberOfSegments,
      segment != control.selectedSegmentIndex
    else { return false }
    control.selectedSegmentIndex = segment
    control.sendActions(for: .valueChanged)
    return true
  }

  /// Drags a slider to a value.
  @discardableResult
  public static func slide(_ control: UISlider, to value: Float) -> Bool {
    guard canTouch(control), control.isEnabled else { return false }
    control.value = value
    control.sendActions(for: .valueChanged)
    return true
  }

  /// Taps a navigation bar or toolbar button.
  @discardableResult
  public static func tap(_ item: UIBarButtonItem) -> Bool {
    guard item.isEnabled, !item.isHidden, let action = item.primaryAction else { return false }
    action.perform(by: item)
    return true
  }

  /// Returns true if a tap can reach a view: neither the view nor any view that contains it is
  /// hidden or transparent, or has user interaction disabled.
  static func canTouch(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy {
      (!$0.isHidden || $0 is UIWindow) && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
    }
  }

  // MARK: Text

  /// Taps into a field and types, letter by letter, at the end of its text.
  @discardableResult
  public static func type(_ text: String, into field: UITextField) -> Bool {
    guard tap(field) else { return false }
    for letter in text {
      let end = NSRange(location: (field.text ?? "").utf16.count, length: 0)
      let mayChange = field.delegate?.textField(
        field, shouldChangeCharactersIn: end, replacementString: String(letter))
      guard mayChange ?? true else { continue }
      field.text = (field.text ?? "") + String(letter)
      field.sendActions(for: .editingChanged)
      field.delegate?.textFieldDidChangeSelection(field)
    }
    return true
  }

  /// Taps into a text view and types, letter by letter, at the end of its text.
  @discardableResult
  public static func type(_ text: String, into view: UITextView) -> Bool {
    guard canTouch(view), view.becomeFirstResponder() else { return false }
    for letter in text {
      let end = NSRange(location: view.text.utf16.count, length: 0)
      let mayChange = view.delegate?.textView(
        view, shouldChangeTextIn: end, replacementText: String(letter))
      guard mayChange ?? true else { continue }
      view.text += String(letter)
      view.delegate?.textViewDidChange(view)
    }
    return true
  }

  /// Presses the return key of the keyboard while a field is being edited.
  @discardableResult
  public static func pressReturn(in field: UITextField) -> Bool {
    guard field.isFirstResponder, field.delegate?.textFieldShouldReturn(field) ?? true else {
      return false
    }
    field.sendActions(for: .editingDidEndOnExit)
    field.sendActions(for: .primaryActionTriggered)
    return true
  }

  // MARK: Lists

  /// Taps a row: asks the delegate whether it may be selected, deselects the previous row, selects
  /// the row, and notifies the delegate.
  @discardableResult
  public static func tapRow(at path: IndexPath, in table: UITableView) -> Bool {
    guard canTouch(table), table.allowsSelection, exists(path, in: table) else { return false }
    let delegate = table.delegate
    guard delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else { return false }
    if table.allowsMultipleSelection,
      table.indexPathsForSelectedRows?.contains(path) == true
    {
      return deselectRow(at: path, in: table)
    }
    let asked = delegate.map { $0.tableView(table, willSelectRowAt: path) } ?? path
    guard let chosen = asked else { return false }
    if !table.allowsMultipleSelection, let former = table.indexPathForSelectedRow, former != chosen
    {
      deselectRow(at: former, in: table)
    }
    table.selectRow(at: chosen, animated: true, scrollPosition: .none)
    delegate?.tableView(table, didSelectRowAt: chosen)
    return true
  }

  @discardableResult
  private static func deselectRow(at path: IndexPath, in table: UITableView) -> Bool {
    let asked = table.delegate.map { $0.tableView(table, willDeselectRowAt: path) } ?? path
    guard let former = asked else { return false }
    table.deselectRow(at: former, animated: true)
    table.delegate?.tableView(table, didDeselectRowAt: former)
    return true
  }

  /// Taps a collection view item: asks the delegate whether it may be selected, deselects the
  /// previous item, selects the new one, and notifies the delegate. If several items can be
  /// selected, a tap deselects a selected one.
  @discardableResult
  public static func tapItem(at path: IndexPath, in view: UICollectionView) -> Bool {
    guard canTouch(view), view.allowsSelection, path.section < view.numberOfSections,
      path.item < view.numberOfItems(inSection: path.section)
    else { return false }
    let delegate = view.delegate
    guard delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true else { return false }
    if view.allowsMultipleSelection, view.indexPathsForSelectedItems?.contains(path) == true {
      view.deselectItem(at: path, animated: true)
      delegate?.collectionView(view, didDeselectItemAt: path)
      return true
    }
    guard delegate?.collectionView(view, shouldSelectItemAt: path) ?? true else { return false }
    for former in view.indexPathsForSelectedItems ?? [] where !view.allowsMultipleSelection {
      guard former != path else { continue }
      view.deselectItem(at: former, animated: true)
      delegate?.collectionView(view, didDeselectItemAt: former)
    }
    view.selectItem(at: path, animated: true, scrollPosition: [])
    delegate?.collectionView(view, didSelectItemAt: path)
    return true
  }

  /// Swipes over a row and taps one of its actions: the delegate's action with this title or, if
  /// the delegate has no actions and the title is `Delete`, the data source's own deletion.
  @discardableResult
  public static func swipeRow(
    at path: IndexPath, in table: UITableView, andTap title: String = "Delete"
  ) -> Bool {
    guard canTouch(table), exists(path, in: table), let dataSource = table.dataSource,
      dataSource.tableView(table, canEditRowAt: path)
    else { return false }
    let delegate = table.delegate
    let actions = [
      delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
      delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path),
    ].compactMap { $0 }.flatMap(\.actions)
    if let action = actions.first(where: { $0.title == title }) {
      action.handler(action, table.cellForRow(at: path) ?? table) { _ in }
      return true
    }
    let style = delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    guard actions.isEmpty, title == "Delete", style == .delete else { return false }
    dataSource.tableView(table, commit: .delete, forRowAt: path)
    return true
  }

  /// Moves a row of a table in editing mode to the position that the delegate permits.
  @discardableResult
  public static func dragRow(
    at path: IndexPath, to target: IndexPath, in table: UITableView
  ) -> Bool {
    guard canTouch(table), table.isEditing, exists(path, in: table), let source = table.dataSource,
      source.tableView(table, canMoveRowAt: path)
    else { return false }
    let chosen =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: target) ?? target
    if chosen != path { table.carryRow(at: path, to: chosen) }
    return chosen != path
  }

  /// Moves an item of a collection view to the position that the delegate permits.
  @discardableResult
  public static func dragItem(
    at path: IndexPath, to target: IndexPath, in view: UICollectionView
  ) -> Bool {
    guard canTouch(view), path.section < view.numberOfSections,
      path.item < view.numberOfItems(inSection: path.section), let source = view.dataSource,
      source.collectionView(view, canMoveItemAt: path)
    else { return false }
    let chosen =
      view.delegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: target) ?? target
    if chosen != path { view.carryItem(at: path, to: chosen) }
    return chosen != path
  }

  private static func exists(_ path: IndexPath, in table: UITableView) -> Bool {
    path.section < table.numberOfSections && path.row < table.numberOfRows(inSection: path.section)
  }

  /// Scrolls a list to this offset and lifts the finger.
  public static func scroll(_ view: UIScrollView, to offset: CGPoint) {
    guard canTouch(view), view.isScrollEnabled else { return }
    view._anyDelegate?.scrollViewWillBeginDragging(view)
    view.contentOffset = offset
    view._anyDelegate?.scrollViewDidEndDragging(view, willDecelerate: false)
    view.layoutIfNeeded()
  }

  /// Pulls a list down until it refreshes.
  @discardableResult
  public static func pullToRefresh(_ view: UIScrollView) -> Bool {
    guard canTouch(view), let control = view.refreshControl, !control.isRefreshing else {
      return false
    }
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    return true
  }

  // MARK: Screens

  /// Taps the back button, or swipes from the left edge.
  @discardableResult
  public static func goBack(in navigationController: UINavigationController) -> Bool {
    guard canGoBack(in: navigationController) else { return false }
    return navigationController.popViewController(animated: true) != nil
  }

  /// Cancels a swipe from the left edge: the view controllers are notified of a pop, but nothing is
  /// popped.
  @discardableResult
  public static func abandonGoingBack(in navigationController: UINavigationController) -> Bool {
    guard canGoBack(in: navigationController) else { return false }
    return navigationController.abandonPop()
  }

  private static func canGoBack(in navigationController: UINavigationController) -> Bool {
    navigationController.topViewController?.navigationItem.hidesBackButton == false
      && navigationController.viewControllers.count > 1
  }

  /// Swipes down on a sheet, or taps outside a popover. The presentation's delegate decides whether
  /// this is allowed, and is notified. Full-screen presentations and alerts cannot be dismissed in
  /// this way.
  @discardableResult
  public static func dismiss(_ controller: UIViewController) -> Bool {
    guard let (presented, presentation) = dismissible(controller) else { return false }
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    presented.presenter?.stopPresenting(animated: true, completion: nil)
    // A presentation controller does not retain its view controller, which the delegate may access.
    withExtendedLifetime(presented) {
      presentation.delegate?.presentationControllerDidDismiss(presentation)
    }
    return true
  }

  /// Cancels a swipe down on a sheet: the delegate is
  /// notified that the sheet will be dismissed, but it stays.
  @discardableResult
  public static func abandonDismissing(_ controller: UIViewController) -> Bool {
    guard let (presented, presentation) = dismissible(controller) else { return false }
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    let around = [presented, presented.presenter].compactMap { $0 }
    let transition = RunningTransition(of: around, animated: true)
    presented.transition.dismisses = true
    presented.beginAppearance(false, animated: true)
    transition.end(isCancelled: true) {
      presented.transition.dismisses = false
      presented.beginAppearance(true, animated: true)
      presented.endAppearance()
    }
    return true
  }

  /// Returns the view controller that a swipe dismisses, or nil if
  /// the style, the view controller or the delegate prevents that.
  private static func dismissible(
    _ controller: UIViewController
  ) -> (UIViewController, UIPresentationController)? {
    let ancestors = sequence(first: controller, next: \.parent)
    guard let presented = ancestors.first(where: { $0.presenter != nil }),
      presented.presented == nil, let presentation = presented.presentationController
    else { return nil }
    switch presentation.presentationStyle {
    case .pageSheet, .formSheet, .popover: break
    default: return nil
    }
    let delegate = presentation.delegate
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(presentation) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return nil
    }
    return (presented, presentation)
  }

  /// Taps an action of an alert: the alert is dismissed, then the action's handler runs.
  @discardableResult
  public static func tap(_ title: String, in alert: UIAlertController) -> Bool {
    guard alert.presenter != nil, let action = alert.actions.first(where: { $0.title == title }),
      action.isEnabled
    else { return false }
    alert.presenter?.stopPresenting(animated: true, completion: nil)
    action.handler?(action)
    return true
  }

  /// Taps a tab.
  @discardableResult
  public static func tapTab(at index: Int, in controller: UITabBarController) -> Bool {
    guard let tabs = controller.viewControllers, tabs.indices.contains(index),
      controller.delegate?.tabBarController(controller, shouldSelect: tabs[index]) ?? true
    else { return false }
    if controller.selectedIndex == index {
      (tabs[index] as? UINavigationController)?.popToRootViewController(animated: true)
    }
    controller.selectedIndex = index
    controller.delegate?.tabBarController(controller, didSelect: tabs[index])
    return true
  }

  /// Starts a storyboard segue if `shouldPerformSegue` permits it.
  @discardableResult
  public static func triggerSegue(
    _ identifier: String, of controller: UIViewController, sender: Any? = nil
  ) -> Bool {
    guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else {
      return false
    }
    controller.performSegue(withIdentifier: identifier, sender: sender)
    return true
  }
}
