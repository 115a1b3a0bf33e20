/// Members of Apple's frameworks whose names begin like those of modules: a property called so may be the
/// framework's, which no text tells.
enum FrameworkNames {
  static let all: Set = [
    "rootViewController", "rootView", "mainScreen", "mainBundle", "mainQueue", "mainContext",
    "mainMenu", "mainWindow", "mainRunLoop", "searchBar", "searchController",
    "searchResultsController", "searchTextField", "detailViewController", "detailTextLabel",
    "presentationController", "presentingViewController", "presentedViewController",
    "navigationController", "navigationItem", "navigationBar", "tabBarController", "tabBarItem",
    "splitViewController", "pageViewController", "imageView", "textView",
    "webView", "mapView", "contentView", "containerView", "documentViewController", "inputView",
    "inputViewController", "notificationCenter",
    "cameraViewTransform", "cameraOverlayView", "pushViewController", "showViewController",
    "startAnimating", "startLoading", "locationManager",
    "backgroundView", "loadView",
  ]

  /// Methods that screens and views inherit: one that gets such a name would be called at other times, or not
  /// compile. Contracts between parts may have them, so they can be given up.
  static let ofScreens: Set = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillTransition",
    "viewSafeAreaInsetsDidChange", "updateViewConstraints", "didReceiveMemoryWarning",
    "traitCollectionDidChange", "setEditing", "performSegue", "shouldPerformSegue", "addChild",
    "removeFromParent", "willMove", "didMove", "showDetailViewController", "popViewController",
    "popToViewController", "popToRootViewController", "setViewControllers", "layoutSubviews",
    "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "updateConstraints",
    "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "addSubview", "insertSubview",
    "bringSubviewToFront", "sendSubviewToBack", "removeFromSuperview", "didAddSubview",
    "willRemoveSubview", "didMoveToSuperview", "willMoveToSuperview", "didMoveToWindow",
    "willMoveToWindow", "hitTest", "endEditing", "sizeThatFits", "sizeToFit",
    "intrinsicContentSize", "invalidateIntrinsicContentSize", "tintColorDidChange",
    "awakeFromNib", "prepareForInterfaceBuilder", "prepareForReuse", "setSelected",
    "setHighlighted", "reloadData", "reloadRows", "reloadSections", "insertRows", "deleteRows",
    "performBatchUpdates", "scrollToRow", "touchesBegan", "touchesMoved", "touchesEnded",
    "touchesCancelled", "becomeFirstResponder", "resignFirstResponder", "canPerformAction",
    "addTarget", "removeTarget", "sendActions", "sendAction", "addGestureRecognizer",
    "removeGestureRecognizer", "setTitle", "setImage", "setValue", "isEqual", "observeValue",
    "willChangeValue", "didChangeValue", "performSelector",
  ]
}
