// Generated from Architectures/frameworks. To update: swift run AdderEmbeddedFiles
// swift-format-ignore-file

extension FrameworkNames {
  /// Protocols of an object that starts the app.
  package static let appDelegates = FrameworkNames([
    "UIApplicationDelegate",
    "UIWindowSceneDelegate",
    "App",
    "NSApplicationDelegate",
  ])

  /// Methods that the system calls on an object that starts the app.
  package static let appCallbacks = FrameworkNames([
    "application",
    "scene",
    "windowScene",
    "userNotificationCenter",
    "applicationDid*",
    "applicationWill*",
    "applicationShould*",
    "sceneDid*",
    "sceneWill*",
  ])

  /// Methods that the system calls when the app starts.
  package static let launchMethods = FrameworkNames([
    "applicationDidFinishLaunching",
    "applicationWillFinishLaunching",
  ])

  /// Second labels of the app's callbacks that are called when the app starts.
  package static let launchLabels = FrameworkNames([
    "didFinishLaunchingWithOptions",
    "willFinishLaunchingWithOptions",
    "willConnectTo",
  ])

  /// Classes whose methods are tests.
  package static let testCases = FrameworkNames([
    "QuickSpec",
    "AsyncSpec",
    "XCTestCase",
  ])

  /// Modules that only tests import.
  package static let testModules = FrameworkNames([
    "Testing",
    "XCTest",
  ])

  /// Attributes of a function that is a test.
  package static let testAttributes = FrameworkNames([
    "Test",
  ])

  /// Attributes of a type that contains tests.
  package static let suiteAttributes = FrameworkNames([
    "Suite",
  ])

  /// Functions and macros that check something in a test.
  package static let assertions = FrameworkNames([
    "expect",
    "XCTAssert*",
  ])

  /// Classes by which a dependency container finds an assembly.
  package static let containerAssemblies = FrameworkNames([
    "TyphoonAssembly",
  ])

  /// Classes of which an object is a screen or part of one.
  package static let shownClasses = FrameworkNames([
    "*ViewController",
    "*View",
    "*NavigationController",
    "*TabBarController",
    "UIControl",
    "UIButton",
    "UIWindow",
    "UITableViewCell",
    "UICollectionViewCell",
    "*WindowController",
    "NSControl",
    "NSButton",
    "NSWindow",
    "NSCollectionViewItem",
  ])

  /// Classes that belong to a user interface.
  package static let interfaceClasses = FrameworkNames([
    "UI*",
    "*Controller",
    "*View",
  ])

  /// Classes whose objects are kept by the screen that shows them.
  package static let keptByScreen = FrameworkNames([
    "*Controller",
    "*View",
  ])

  /// Classes of screens.
  package static let viewControllers = FrameworkNames([
    "*ViewController",
    "*NavigationController",
    "*TabBarController",
  ])

  /// The class that every screen inherits.
  package static let bareViewControllers = FrameworkNames([
    "UIViewController",
    "NSViewController",
  ])

  /// Classes that control a screen, or something that the system shows.
  package static let controllers = FrameworkNames([
    "*Controller",
  ])

  /// Classes that show several other screens in turn or side by side.
  package static let screenContainers = FrameworkNames([
    "*PageViewController",
    "*TabBarController",
  ])

  /// Classes whose screens all exist from the start.
  package static let tabContainers = FrameworkNames([
    "*TabBarController",
  ])

  /// Classes to which a view behind a protocol is cast.
  package static let castTargets = FrameworkNames([
    "*ViewController",
    "UIView",
    "NSView",
  ])

  /// Classes of rows and items in lists.
  package static let cells = FrameworkNames([
    "UITableViewCell",
    "UICollectionViewCell",
    "NSTableCellView",
    "NSCollectionViewItem",
  ])

  /// Types of what is drawn, or belongs to drawing.
  package static let drawnTypes = FrameworkNames([
    "UI*",
    "NSLayout*",
    "*View",
    "*Controller",
    "*Button",
    "*Label",
    "*Control",
    "*Cell",
    "*Constraint",
    "*Layer",
    "Gtk*",
    "Adw*",
    "CA*",
    "CG*",
  ])

  /// Views of a screen.
  package static let controls = FrameworkNames([
    "UI*View",
    "UI*Label",
    "UI*Button",
    "UI*Field",
    "UI*Control",
    "UI*Switch",
    "NS*View",
    "NS*Button",
    "NS*Field",
    "NS*Control",
    "NS*Switch",
  ])

  /// Classes of the system, as far as a name says it.
  package static let libraryClasses = FrameworkNames([
    "UI*",
    "*Controller",
    "*View",
    "*Cell",
    "NS*",
    "*Operation",
    "SK*",
    "CA*",
    "XC*",
  ])

  /// Protocols of the system, as far as a name says it.
  package static let libraryProtocols = FrameworkNames([
    "*Delegate",
    "*DataSource",
    "*Protocol",
    "*Coding",
  ])

  /// Types of the system's frameworks.
  package static let systemTypes = FrameworkNames([
    "UI*",
    "IB*",
    "NS*",
    "CG*",
    "CA*",
  ])

  /// Types of the system's frameworks that screens inherit.
  package static let screenTypes = FrameworkNames([
    "UI*",
    "NS*",
  ])

  /// Classes of the system that inherit `NSObject`.
  package static let systemClasses = FrameworkNames([
    "NS*",
  ])

  /// Types that a method of an Objective-C protocol can have.
  package static let objectiveCTypes = FrameworkNames([
    "UI*",
    "String",
    "Int",
    "Bool",
    "Double",
    "Any",
    "AnyObject",
  ])

  /// Types with the prefix of an Objective-C framework that are structures in Swift.
  package static let swiftOnlyTypes = FrameworkNames([
    "UIEdgeInsets",
    "UIOffset",
  ])

  /// Methods in which a screen's views are ready for the first time.
  package static let loadingMethods = FrameworkNames([
    "viewDidLoad",
    "windowDidLoad",
  ])

  /// Methods that the system calls when a view is loaded, appears or disappears.
  package static let appearanceMethods = FrameworkNames([
    "viewDidLoad",
    "viewWillAppear",
    "viewDidAppear",
    "viewWillDisappear",
    "viewDidDisappear",
  ])

  /// Methods that the system calls when memory is short.
  package static let warningMethods = FrameworkNames([
    "didReceiveMemoryWarning",
  ])

  /// Methods that the system calls in the life of a view.
  package static let lifecycleMethods = FrameworkNames([
    "viewDidLoad",
    "loadView",
    "viewWillAppear",
    "viewDidAppear",
    "viewIsAppearing",
    "viewWillLayoutSubviews",
    "viewDidLayoutSubviews",
    "awakeFromNib",
    "didMoveToWindow",
    "didMoveToSuperview",
    "didMove",
    "viewWillLayout",
    "viewDidLayout",
    "windowDidLoad",
  ])

  /// Methods that screens and views inherit. A method that gets such a name would be called at other times, or not compile.
  package static let screenMethods = FrameworkNames([
    "viewDidLoad",
    "viewWillAppear",
    "viewIsAppearing",
    "viewDidAppear",
    "viewWillDisappear",
    "viewDidDisappear",
    "viewWillLayoutSubviews",
    "viewDidLayoutSubviews",
    "viewWillTransition",
    "viewSafeAreaInsetsDidChange",
    "updateViewConstraints",
    "didReceiveMemoryWarning",
    "traitCollectionDidChange",
    "setEditing",
    "performSegue",
    "shouldPerformSegue",
    "addChild",
    "removeFromParent",
    "willMove",
    "didMove",
    "showDetailViewController",
    "popViewController",
    "popToViewController",
    "popToRootViewController",
    "setViewControllers",
    "layoutSubviews",
    "layoutIfNeeded",
    "setNeedsLayout",
    "setNeedsDisplay",
    "updateConstraints",
    "setNeedsUpdateConstraints",
    "updateConstraintsIfNeeded",
    "addSubview",
    "insertSubview",
    "bringSubviewToFront",
    "sendSubviewToBack",
    "removeFromSuperview",
    "didAddSubview",
    "willRemoveSubview",
    "didMoveToSuperview",
    "willMoveToSuperview",
    "didMoveToWindow",
    "willMoveToWindow",
    "hitTest",
    "endEditing",
    "sizeThatFits",
    "sizeToFit",
    "intrinsicContentSize",
    "invalidateIntrinsicContentSize",
    "tintColorDidChange",
    "awakeFromNib",
    "prepareForInterfaceBuilder",
    "prepareForReuse",
    "setSelected",
    "setHighlighted",
    "reloadData",
    "reloadRows",
    "reloadSections",
    "insertRows",
    "deleteRows",
    "performBatchUpdates",
    "scrollToRow",
    "touchesBegan",
    "touchesMoved",
    "touchesEnded",
    "touchesCancelled",
    "becomeFirstResponder",
    "resignFirstResponder",
    "canPerformAction",
    "addTarget",
    "removeTarget",
    "sendActions",
    "sendAction",
    "addGestureRecognizer",
    "removeGestureRecognizer",
    "setTitle",
    "setImage",
    "isEqual",
    "observeValue",
    "willChangeValue",
    "didChangeValue",
    "performSelector",
    "setValue",
  ])

  /// Properties of the system's classes whose names begin like names of modules. A property with such a name may be the system's.
  package static let screenProperties = FrameworkNames([
    "rootViewController",
    "rootView",
    "mainScreen",
    "searchBar",
    "searchController",
    "searchResultsController",
    "searchTextField",
    "detailViewController",
    "detailTextLabel",
    "presentationController",
    "presentingViewController",
    "presentedViewController",
    "navigationController",
    "navigationItem",
    "navigationBar",
    "tabBarController",
    "tabBarItem",
    "splitViewController",
    "pageViewController",
    "imageView",
    "textView",
    "contentView",
    "containerView",
    "documentViewController",
    "inputView",
    "inputViewController",
    "cameraViewTransform",
    "cameraOverlayView",
    "pushViewController",
    "showViewController",
    "startAnimating",
    "backgroundView",
    "loadView",
    "mainMenu",
    "mainWindow",
    "mainBundle",
    "mainQueue",
    "mainRunLoop",
    "notificationCenter",
    "startLoading",
    "mainContext",
    "mapView",
    "locationManager",
    "webView",
  ])

  /// Properties that lead from a screen to another one.
  package static let screenReferences = FrameworkNames([
    "navigationController",
    "presentingViewController",
    "presentedViewController",
    "tabBarController",
    "splitViewController",
    "rootViewController",
  ])

  /// Members of screens that lead to other screens, or say how they appear.
  package static let screenMembers = FrameworkNames([
    "present",
    "dismiss",
    "show",
    "showDetailViewController",
    "pushViewController",
    "popViewController",
    "popToRootViewController",
    "popToViewController",
    "setViewControllers",
    "viewControllers",
    "topViewController",
    "navigationController",
    "tabBarController",
    "presentingViewController",
    "presentedViewController",
    "modalPresentationStyle",
    "modalTransitionStyle",
    "transitioningDelegate",
    "hidesBottomBarWhenPushed",
    "addChild",
    "removeFromParent",
    "controller",
  ])

  /// Methods and properties that are about other screens only.
  package static let transitions = FrameworkNames([
    "present",
    "dismiss",
    "pushViewController",
    "popViewController",
    "popToViewController",
    "popToRootViewController",
    "setViewControllers",
    "performSegue",
    "showDetailViewController",
    "rootViewController",
    "presentAsSheet",
    "presentAsModalWindow",
  ])

  /// Classes that make screens from a file.
  package static let storyboards = FrameworkNames([
    "UIStoryboard",
    "NSStoryboard",
  ])

  /// Labels of arguments that name a part of a storyboard or nib.
  package static let storyboardLabels = FrameworkNames([
    "nibName",
    "storyboardName",
    "withIdentifier",
    "identifier",
  ])

  /// Classes of transitions that a storyboard describes.
  package static let segues = FrameworkNames([
    "UIStoryboardSegue",
    "NSStoryboardSegue",
  ])

  /// Classes of the buttons of alerts.
  package static let alertActions = FrameworkNames([
    "UIAlertAction",
  ])

  /// Functions that turn text into a method's name.
  package static let selectorFunctions = FrameworkNames([
    "NSSelectorFromString",
  ])

  /// Second labels of methods that are called when the user selects something in a list.
  package static let selectionLabels = FrameworkNames([
    "didSelectRowAt",
    "didSelectItemAt",
  ])

  /// Views that every cell has around its own.
  package static let cellProperties = FrameworkNames([
    "contentView",
    "backgroundView",
    "selectedBackgroundView",
    "layer",
  ])

  /// Methods that concern only the keyboard, a selection, scrolling or layout.
  package static let screenCalls = FrameworkNames([
    "endEditing",
    "resignFirstResponder",
    "becomeFirstResponder",
    "deselectRow",
    "deselectItem",
    "setContentOffset",
    "scrollToRow",
    "scrollToItem",
    "layoutIfNeeded",
    "setNeedsLayout",
  ])

  /// Functions that put views into each other, or say where they are.
  package static let layoutCalls = FrameworkNames([
    "addSubview",
    "insertSubview",
    "addArrangedSubview",
    "constraint",
    "NSLayoutConstraint",
    "addConstraint",
    "addConstraints",
    "CGRect",
    "makeConstraints",
    "remakeConstraints",
  ])

  /// Types that animate.
  package static let animationTypes = FrameworkNames([
    "UIViewPropertyAnimator",
    "CA*Animation",
  ])

  /// Static methods of views that animate.
  package static let animationCalls = FrameworkNames([
    "animate",
    "animateKeyframes",
    "transition",
  ])

  /// Types with static methods that animate.
  package static let animatedTypes = FrameworkNames([
    "UIView",
  ])

  /// Words in the names of notifications that concern only what is drawn.
  package static let interfaceNotifications = FrameworkNames([
    "keyboard",
    "contentsize",
    "orientation",
    "textfield",
    "textview",
    "accessibility",
    "menu",
    "avplayer",
  ])

  /// Protocols of delegates that are about something other than what is drawn.
  package static let offScreenDelegates = FrameworkNames([
    "URLSessionDelegate",
    "URLSessionTaskDelegate",
    "URLSessionDataDelegate",
    "URLSessionDownloadDelegate",
    "XMLParserDelegate",
    "StreamDelegate",
    "AVAudioPlayerDelegate",
    "AVAudioRecorderDelegate",
    "AVSpeechSynthesizerDelegate",
    "AVCaptureMetadataOutputObjectsDelegate",
    "AVCaptureVideoDataOutputSampleBufferDelegate",
    "CBCentralManagerDelegate",
    "CBPeripheralDelegate",
    "CBPeripheralManagerDelegate",
    "MCSessionDelegate",
    "WCSessionDelegate",
    "UNUserNotificationCenterDelegate",
    "NSFetchedResultsControllerDelegate",
    "SKProductsRequestDelegate",
    "SKPaymentTransactionObserver",
    "CLLocationManagerDelegate",
  ])

  /// Types that say how something looks or where it is.
  package static let appearance = FrameworkNames([
    "UIFont",
    "UIView",
    "UILabel",
    "UIButton",
    "UIImageView",
    "UIStackView",
    "UIEdgeInsets",
    "NSLayoutConstraint",
    "NSParagraphStyle",
    "NSMutableParagraphStyle",
    "NSFont",
    "NSColor",
    "NSView",
    "NSTextField",
    "NSButton",
    "NSImageView",
    "NSStackView",
    "CALayer",
    "CGRect",
  ])

  /// Types of user interface frameworks that are plain data to those who store them.
  package static let interfaceValues = FrameworkNames([
    "UIImage",
    "NSImage",
    "CGFloat",
    "CGSize",
    "CGRect",
    "CGPoint",
    "CGImage",
  ])

  /// Types and members that are about sizes on the screen.
  package static let lengths = FrameworkNames([
    "width",
    "height",
    "frame",
    "bounds",
    "CGFloat",
  ])

  /// Types that check text.
  package static let textCheckers = FrameworkNames([
    "NSRegularExpression",
    "NSDataDetector",
  ])

  /// Types of values that the data of a module consists of.
  package static let plainValues = FrameworkNames([
    "Decimal",
    "BigUInt",
    "BigInt",
    "Date",
    "Data",
    "URL",
    "UUID",
    "IndexPath",
    "IndexSet",
    "TimeInterval",
    "CGFloat",
    "String",
    "Substring",
    "Character",
    "Bool",
    "Int",
    "Int8",
    "Int16",
    "Int32",
    "Int64",
    "UInt",
    "UInt8",
    "UInt16",
    "UInt32",
    "UInt64",
    "Double",
    "Float",
  ])

  /// Types whose values change when they are set, or by methods listed as `mutatingMethods`.
  package static let settableValues = FrameworkNames([
    "UIImage",
    "UIColor",
    "NSImage",
    "NSColor",
    "Decimal",
    "Date",
    "URL",
    "UUID",
    "TimeInterval",
    "NSAttributedString",
    "CGFloat",
    "String",
    "Bool",
    "Int",
    "UInt",
    "Double",
    "Float",
  ])

  /// Methods that change the value that they are called on.
  package static let mutatingMethods = FrameworkNames([
    "addTimeInterval",
    "appendPathComponent",
    "appendPathExtension",
    "deleteLastPathComponent",
    "deletePathExtension",
    "standardize",
    "resolveSymlinksInPath",
    "setResourceValues",
    "removeCachedResourceValue",
    "write",
    "append",
    "insert",
    "remove",
    "removeAll",
    "removeFirst",
    "removeLast",
    "removeSubrange",
    "removeValue",
    "replaceSubrange",
    "reserveCapacity",
    "updateValue",
    "merge",
    "formUnion",
    "formIntersection",
    "formSymmetricDifference",
    "subtract",
    "update",
    "sort",
    "reverse",
    "shuffle",
    "swapAt",
    "partition",
    "popLast",
    "popFirst",
    "toggle",
    "negate",
    "round",
    "formRemainder",
    "formSquareRoot",
    "addProduct",
    "makeContiguousUTF8",
    "withUTF8",
    "withUnsafeMutableBytes",
    "withUnsafeMutableBufferPointer",
    "advance",
    "formIndex",
    "move",
    "trim",
    "multiply",
    "add",
    "divide",
  ])

  /// Types that a file has without a user interface framework.
  package static let foundationNames = FrameworkNames([
    "Bundle",
    "ByteCountFormatter",
    "Calendar",
    "CharacterSet",
    "Data",
    "Date",
    "DateComponents",
    "DateFormatter",
    "DateInterval",
    "Decimal",
    "FileHandle",
    "FileManager",
    "HTTPURLResponse",
    "IndexSet",
    "JSONDecoder",
    "JSONEncoder",
    "JSONSerialization",
    "Locale",
    "LocalizedError",
    "Measurement",
    "MeasurementFormatter",
    "NSArray",
    "NSCoding",
    "NSData",
    "NSDate",
    "NSDictionary",
    "NSError",
    "NSLock",
    "NSNotification",
    "NSNull",
    "NSNumber",
    "NSObject",
    "NSObjectProtocol",
    "NSPredicate",
    "NSRange",
    "NSRecursiveLock",
    "NSRegularExpression",
    "NSSet",
    "NSString",
    "NSURL",
    "NSUUID",
    "Notification",
    "NotificationCenter",
    "NumberFormatter",
    "Operation",
    "OperationQueue",
    "ProcessInfo",
    "RunLoop",
    "Scanner",
    "Thread",
    "TimeInterval",
    "TimeZone",
    "Timer",
    "URL",
    "URLCache",
    "URLComponents",
    "URLError",
    "URLQueryItem",
    "URLRequest",
    "URLResponse",
    "URLSession",
    "URLSessionDataTask",
    "UUID",
    "UserDefaults",
    "DispatchGroup",
    "DispatchQueue",
    "DispatchSemaphore",
    "DispatchTime",
    "DispatchWorkItem",
    "CGFloat",
    "Any",
    "AnyClass",
    "AnyHashable",
    "AnyObject",
    "Array",
    "ArraySlice",
    "AsyncSequence",
    "AsyncStream",
    "Bool",
    "CaseIterable",
    "Character",
    "ClosedRange",
    "Codable",
    "CodingKey",
    "Collection",
    "Comparable",
    "CustomStringConvertible",
    "Decodable",
    "Decoder",
    "Dictionary",
    "Double",
    "Encodable",
    "Encoder",
    "Equatable",
    "Error",
    "Executor",
    "Float",
    "Hashable",
    "Hasher",
    "Identifiable",
    "Int",
    "Int16",
    "Int32",
    "Int64",
    "Int8",
    "IteratorProtocol",
    "KeyPath",
    "KeyValuePairs",
    "MainActor",
    "Never",
    "OptionSet",
    "Optional",
    "Range",
    "RawRepresentable",
    "Result",
    "Self",
    "Sendable",
    "Sequence",
    "Set",
    "StaticString",
    "String",
    "StringProtocol",
    "Substring",
    "Task",
    "TaskGroup",
    "UInt",
    "UInt16",
    "UInt32",
    "UInt64",
    "UInt8",
    "Void",
  ])

  /// Members that user interface frameworks add to types of Foundation.
  package static let interfaceAdditions = FrameworkNames([
    "row",
    "section",
    "item",
    "boundingRect",
    "font",
    "foregroundColor",
    "backgroundColor",
    "paragraphStyle",
    "kern",
    "underlineStyle",
    "cgRectValue",
    "cgPointValue",
    "cgSizeValue",
  ])

  /// Modules of user interface frameworks.
  package static let interfaceModules = FrameworkNames([
    "UIKit",
    "SwiftUI",
    "AppKit",
    "Cocoa",
    "AdderGTK",
    "AdderCAdwaita",
    "Gtk",
    "Gtk4",
    "Adw",
    "Adwaita",
  ])

  /// Modules that Foundation can replace where nothing else of them is used.
  package static let foundationModules = FrameworkNames([
    "UIKit",
    "AppKit",
  ])

  /// Attributes of a property that a nib or storyboard sets.
  package static let outlets = FrameworkNames([
    "IBOutlet",
  ])

  /// Attributes of a method that a control calls.
  package static let actions = FrameworkNames([
    "IBAction",
  ])

  /// Protocols that ask for nothing.
  package static let emptyProtocols = FrameworkNames([
    "NSObjectProtocol",
    "AnyObject",
    "class",
  ])

  /// Types that call nothing of those who inherit them.
  package static let silentBases = FrameworkNames([
    "NSObject",
    "AnyObject",
    "class",
    "Sendable",
  ])

  /// Base classes and protocols by which no framework finds or calls a type.
  package static let passiveTypes = FrameworkNames([
    "NSObjectProtocol",
    "LocalizedError",
    "AnyObject",
    "class",
    "Sendable",
    "Equatable",
    "Hashable",
    "Comparable",
    "Codable",
    "Decodable",
    "Encodable",
    "Error",
    "CaseIterable",
    "Identifiable",
    "String",
    "Int",
  ])

  /// Attributes by which no framework finds or calls a type.
  package static let passiveAttributes = FrameworkNames([
    "MainActor",
    "available",
    "frozen",
  ])

  /// Protocols and classes that plain data inherits.
  package static let dataProtocols = FrameworkNames([
    "NSObject",
    "Codable",
    "Decodable",
    "Encodable",
    "Equatable",
    "Hashable",
    "Identifiable",
  ])

  /// Protocols and types that make text of the names of cases.
  package static let namedCases = FrameworkNames([
    "String",
    "CodingKey",
    "Codable",
    "Decodable",
    "Encodable",
  ])

  /// Protocols and classes that make keys or columns of the names of properties.
  package static let namedProperties = FrameworkNames([
    "NSManagedObject",
    "Object",
    "Codable",
    "Decodable",
    "Encodable",
  ])

  /// Attributes beside which a property can be weak.
  package static let weakAttributes = FrameworkNames([
    "IBOutlet",
    "IBInspectable",
    "ObservationIgnored",
    "objc",
    "GKInspectable",
    "nonobjc",
    "available",
    "usableFromInline",
    "MainActor",
    "preconcurrency",
    "_spi",
  ])
}
