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
}
