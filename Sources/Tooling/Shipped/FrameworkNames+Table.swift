// Generated from Architectures/frameworks. To update: swift run AdderEmbeddedFiles
// swift-format-ignore-file

extension FrameworkNames {
  /// Protocols of objects that start the app.
  package static let appDelegates = FrameworkNames([
    "UIApplicationDelegate",
    "UIWindowSceneDelegate",
    "App",
    "NSApplicationDelegate",
  ])

  /// Protocols of objects that the system asks instead of the app's delegate.
  package static let sceneDelegates = FrameworkNames([
    "UIWindowSceneDelegate",
  ])

  /// Methods that the system calls on objects that start the app.
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

  /// Second argument labels of the callbacks that the system calls when the app starts.
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

  /// Words at the beginning or end of the names of types that replace others in tests and previews.
  package static let doubleWords = FrameworkNames([
    "Mock",
    "Stub",
    "Fake",
    "Dummy",
    "Spy",
  ])

  /// Modules of libraries that bring an architecture of their own.
  package static let otherArchitectures = FrameworkNames([
    "ComposableArchitecture",
    "RIBs",
    "ReactorKit",
    "Workflow",
    "WorkflowUI",
    "MobiusCore",
  ])

  /// Attributes of test functions.
  package static let testAttributes = FrameworkNames([
    "Test",
  ])

  /// Attributes of types that contain tests.
  package static let suiteAttributes = FrameworkNames([
    "Suite",
  ])

  /// Functions and macros that check something in a test.
  package static let assertions = FrameworkNames([
    "expect",
    "XCTAssert*",
  ])

  /// Classes from which an assembly inherits so that a dependency container finds it.
  package static let containerAssemblies = FrameworkNames([
    "TyphoonAssembly",
  ])

  /// Classes whose instances are screens or parts of screens.
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
    "UserInterface",
  ])

  /// Protocols of structures that are screens or parts of screens.
  package static let shownValues = FrameworkNames([
    "View",
  ])

  /// Protocols of structures that change how a view looks.
  package static let viewAdditions = FrameworkNames([
    "ViewModifier",
    "*Style",
  ])

  /// Protocols of structures that show a view of UIKit or AppKit.
  package static let bridgedViews = FrameworkNames([
    "UIViewRepresentable",
    "UIViewControllerRepresentable",
    "NSViewRepresentable",
    "NSViewControllerRepresentable",
  ])

  /// Types of other modules that the import of a user interface framework also provides.
  package static let exportedTypes = FrameworkNames([
    "CA*",
    "CI*",
    "UN*",
  ])

  /// Literals whose values are pictures and colors of a user interface framework.
  package static let interfaceLiterals = FrameworkNames([
    "imageLiteral",
    "colorLiteral",
  ])

  /// Views that show web pages.
  package static let webViews = FrameworkNames([
    "WKWebView",
  ])

  /// Types that describe a web page to show.
  package static let webRequests = FrameworkNames([
    "URLRequest",
  ])

  /// Types of pictures, which many teams pass on like other values.
  package static let pictures = FrameworkNames([
    "UIImage",
    "NSImage",
  ])

  /// Modules of user interface frameworks whose screens are structures.
  package static let valueScreenModules = FrameworkNames([
    "SwiftUI",
  ])

  /// Names that need the import of SwiftUI.
  package static let swiftUINames = FrameworkNames([
    "View",
    "ViewBuilder",
    "ViewModifier",
    "AnyView",
    "App",
    "Scene",
    "Alert",
    "ActionSheet",
    "Animation",
    "withAnimation",
    "AppStorage",
    "Binding",
    "Bindable",
    "Button",
    "ButtonStyle",
    "Color",
    "ColorScheme",
    "ContentSizeCategory",
    "EdgeInsets",
    "Edge",
    "EmptyView",
    "Environment",
    "EnvironmentKey",
    "EnvironmentObject",
    "EnvironmentValues",
    "Font",
    "Form",
    "GeometryProxy",
    "Group",
    "HStack",
    "Image",
    "Label",
    "List",
    "LocalizedStringKey",
    "LocalizedStringResource",
    "NavigationLink",
    "NavigationPath",
    "NavigationStack",
    "NavigationView",
    "ObservedObject",
    "PreferenceKey",
    "PreviewProvider",
    "PhotosPickerItem",
    "ScenePhase",
    "SceneStorage",
    "Section",
    "State",
    "StateObject",
    "Text",
    "Transaction",
    "Transferable",
    "UIHostingController",
    "NSHostingController",
    "UIViewRepresentable",
    "UIViewControllerRepresentable",
    "VStack",
    "ZStack",
  ])

  /// Names of other modules that the import of SwiftUI also provides.
  package static let exportedNames = FrameworkNames([
    "AnyCancellable",
    "AnyPublisher",
    "Cancellable",
    "CurrentValueSubject",
    "Future",
    "Just",
    "ObservableObject",
    "Observable",
    "ObservationIgnored",
    "PassthroughSubject",
    "Published",
    "Publisher",
    "CGFloat",
    "CGPoint",
    "CGRect",
    "CGSize",
    "UTType",
  ])

  /// Attributes of properties that tell their observers about each change.
  package static let publishingWrappers = FrameworkNames([
    "Published",
  ])

  /// Attributes of properties whose changes update the screen.
  package static let observedWrappers = FrameworkNames([
    "StateObject",
    "ObservedObject",
    "EnvironmentObject",
    "Environment",
    "State",
    "Bindable",
  ])

  /// Protocols of types that only show something to the developer.
  package static let previews = FrameworkNames([
    "PreviewProvider",
  ])

  /// Macros whose code only shows something to the developer.
  package static let previewMacros = FrameworkNames([
    "Preview",
  ])

  /// Classes that belong to a user interface.
  package static let interfaceClasses = FrameworkNames([
    "UI*",
    "*Controller",
    "*View",
  ])

  /// Classes whose instances are retained by the screen that shows them.
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

  /// The class from which every screen inherits.
  package static let bareViewControllers = FrameworkNames([
    "UIViewController",
    "NSViewController",
  ])

  /// Classes that control a screen, or something that the system shows.
  package static let controllers = FrameworkNames([
    "*Controller",
  ])

  /// Classes that show other screens, one at a time or side by side.
  package static let screenContainers = FrameworkNames([
    "*PageViewController",
    "*TabBarController",
  ])

  /// Container classes whose screens all exist from the start.
  package static let tabContainers = FrameworkNames([
    "*TabBarController",
  ])

  /// Classes of screens, and of transitions to them, that others pass on to a router.
  package static let passedScreens = FrameworkNames([
    "UIViewController",
    "UINavigationController",
    "UIStoryboardSegue",
    "NSViewController",
    "TransitionHandler",
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

  /// Modules that declare the row and the section of an index path.
  package static let rowModules = FrameworkNames([
    "UIKit",
  ])

  /// The row and the section of an index path.
  package static let rowMembers = FrameworkNames([
    "row",
    "item",
    "section",
  ])

  /// Classes of a user interface framework that give access to the system and show nothing.
  package static let systemServices = FrameworkNames([
    "UIApplication",
    "UIDevice",
    "UIPasteboard",
    "UITextChecker",
    "UIImpactFeedbackGenerator",
    "UINotificationFeedbackGenerator",
    "UISelectionFeedbackGenerator",
    "CADisplayLink",
    "WKWebsiteDataStore",
    "WKHTTPCookieStore",
    "WKProcessPool",
    "WKContentRuleListStore",
  ])

  /// Names of other frameworks that begin like those of a user interface framework, but show nothing.
  package static let lookalikes = FrameworkNames([
    "UIScheduler",
  ])

  /// Types of drawn elements, and types used for drawing.
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

  /// Classes of the system that their names identify.
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

  /// Protocols of the system that their names identify.
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

  /// Types of the system's frameworks from which screens inherit.
  package static let screenTypes = FrameworkNames([
    "UI*",
    "NS*",
  ])

  /// Classes of the system that inherit from `NSObject`.
  package static let systemClasses = FrameworkNames([
    "NS*",
  ])

  /// Types that methods of an Objective-C protocol can use.
  package static let objectiveCTypes = FrameworkNames([
    "UI*",
    "String",
    "Int",
    "Bool",
    "Double",
    "Any",
    "AnyObject",
  ])

  /// Swift structures whose names begin with the prefix of an Objective-C framework.
  package static let swiftOnlyTypes = FrameworkNames([
    "UIEdgeInsets",
    "UIOffset",
  ])

  /// Methods in which a screen's views are ready for the first time.
  package static let loadingMethods = FrameworkNames([
    "viewDidLoad",
    "windowDidLoad",
  ])

  /// Methods that an object runs once, after a storyboard or nib has created it.
  package static let wakingMethods = FrameworkNames([
    "awakeFromNib",
  ])

  /// Methods that the system calls when a view is loaded, appears or disappears.
  package static let appearanceMethods = FrameworkNames([
    "viewDidLoad",
    "viewWillAppear",
    "viewDidAppear",
    "viewWillDisappear",
    "viewDidDisappear",
  ])

  /// Methods that the system calls when memory runs low.
  package static let warningMethods = FrameworkNames([
    "didReceiveMemoryWarning",
  ])

  /// Methods that the system calls during a view's life cycle.
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

  /// Methods that screens and views inherit. A method renamed to such a name would be called at other times, or would not compile.
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

  /// Properties of the system's classes whose names begin with common module names. A property with such a name may be the system's.
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

  /// Cases and constants of the system's types that are called like common modules. Code can write one without its type.
  package static let systemCases = FrameworkNames([
    "add",
    "bookmarks",
    "camera",
    "cancel",
    "close",
    "compose",
    "contacts",
    "custom",
    "date",
    "default",
    "detail",
    "done",
    "downloads",
    "edit",
    "email",
    "favorites",
    "featured",
    "function",
    "go",
    "history",
    "home",
    "info",
    "join",
    "list",
    "location",
    "main",
    "map",
    "menu",
    "more",
    "name",
    "news",
    "next",
    "organize",
    "password",
    "photo",
    "photos",
    "play",
    "recents",
    "refresh",
    "reply",
    "route",
    "save",
    "search",
    "send",
    "share",
    "standard",
    "status",
    "stop",
    "time",
    "title",
    "today",
    "undo",
    "username",
    "video",
  ])

  /// Properties of a screen that contain another screen.
  package static let screenReferences = FrameworkNames([
    "navigationController",
    "presentingViewController",
    "presentedViewController",
    "tabBarController",
    "splitViewController",
    "rootViewController",
  ])

  /// Members whose value is a screen, or part of the bars around it.
  package static let screenAccessors = FrameworkNames([
    "viewController",
    "navigationItem",
    "tabBarItem",
  ])

  /// Members of screens that contain other screens or set how they appear.
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

  /// Methods and properties that concern only other screens.
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

  /// Classes that create screens from a file.
  package static let storyboards = FrameworkNames([
    "UIStoryboard",
    "NSStoryboard",
  ])

  /// Types that a generator makes of all resources of a project, with the storyboards in one member.
  package static let storyboardAccessors = FrameworkNames([
    "R",
  ])

  /// Labels of arguments whose strings name pictures.
  package static let pictureLabels = FrameworkNames([
    "image",
    "selectedImage",
    "systemName",
  ])

  /// Labels of arguments whose strings name a picture or something else, depending on what is created.
  package static let resourceLabels = FrameworkNames([
    "named",
  ])

  /// Labels of arguments that identify part of a storyboard or nib.
  package static let storyboardLabels = FrameworkNames([
    "nibName",
    "storyboardName",
    "withIdentifier",
    "identifier",
  ])

  /// Types that a generator makes of storyboards, each with a type for a storyboard.
  package static let storyboardNamespaces = FrameworkNames([
    "StoryboardScene",
  ])

  /// Types that a generator makes of segues, each with a type for a storyboard.
  package static let segueNamespaces = FrameworkNames([
    "StoryboardSegue",
  ])

  /// Types that a generator makes of texts and pictures.
  package static let resourceNamespaces = FrameworkNames([
    "*Strings",
    "*Localizable",
    "*Localization",
    "*L10n",
    "localizable",
    "Local",
    "Asset",
    "Assets",
  ])

  /// Properties, argument labels, functions and types that show or log a text.
  package static let shownTexts = FrameworkNames([
    "title",
    "text",
    "placeholder",
    "prompt",
    "message",
    "setTitle",
    "accessibilityLabel",
    "Text",
    "Label",
    "Button",
    "navigationTitle",
    "navigationBarTitle",
    "NSLocalizedString",
    "print",
    "debugPrint",
  ])

  /// Methods of storyboards that create a screen.
  package static let instantiatingCalls = FrameworkNames([
    "instantiateViewController",
    "instantiateInitialViewController",
    "instantiateController",
    "instantiateInitialController",
  ])

  /// Methods and types that put a screen on top of others, from which the user goes back.
  package static let pushingCalls = FrameworkNames([
    "push*",
    "show",
    "showDetailViewController",
    "NavigationLink",
    "navigationDestination",
  ])

  /// Methods that show a screen over others.
  package static let presentingCalls = FrameworkNames([
    "present*",
    "sheet",
    "fullScreenCover",
    "popover",
    "popup",
    "*Sheet",
    "*Modal",
    "*Popup",
    "*Cover",
    "presentAsSheet",
    "presentAsModalWindow",
    "beginSheet",
    "beginSheetModal",
  ])

  /// Methods and types that show a screen inside another one.
  package static let embeddingCalls = FrameworkNames([
    "addChild",
    "addChildViewController",
    "embed*",
    "TabView",
    "addTabViewItem",
    "addSplitViewItem",
    "pushFrontViewController",
    "setFrontViewController",
    "setRearViewController",
    "setRightViewController",
  ])

  /// Methods and properties that show a screen instead of all others.
  package static let replacingCalls = FrameworkNames([
    "rootViewController",
    "setRoot*",
    "changeRoot*",
    "replaceRoot*",
    "switchRoot*",
    "updateRoot*",
    "contentViewController",
    "GTKScreen",
  ])

  /// Other methods that show a screen.
  package static let openingCalls = FrameworkNames([
    "open*",
    "navigate*",
    "route*",
    "show*",
    "display*",
    "goTo*",
    "moveTo*",
    "transition*",
  ])

  /// Properties of containers with the screens that they show.
  package static let embeddedScreens = FrameworkNames([
    "pages",
    "tabs",
    "frontViewController",
    "rearViewController",
    "rightViewController",
  ])

  /// Methods whose first argument is a screen to show, or a list of them.
  package static let showingMethods = FrameworkNames([
    "pushViewController",
    "present",
    "show",
    "showDetailViewController",
    "setViewControllers",
    "addChild",
    "addChildViewController",
    "open",
    "GTKScreen",
    "UINavigationController",
  ])

  /// Methods that a container asks for its pages.
  package static let pageSources = FrameworkNames([
    "pageViewController",
  ])

  /// Methods and properties that set all screens of a container or of a stack.
  package static let stackedScreens = FrameworkNames([
    "setViewControllers",
    "viewControllers",
  ])

  /// Methods of libraries that open the screen of a route, which is a case of an enumeration.
  package static let routingCalls = FrameworkNames([
    "trigger",
    "contextTrigger",
    "deepLink",
    "append",
  ])

  /// Argument labels of the route that a library opens first.
  package static let routingLabels = FrameworkNames([
    "withSingleStep",
    "withStep",
    "forwardToParentFlowWithStep",
    "initialRoute",
  ])

  /// Protocols of libraries whose enumerations name screens.
  package static let routeProtocols = FrameworkNames([
    "Step",
  ])

  /// Methods by which an object asks a library for the screen of such an enumeration's case.
  package static let stepCalls = FrameworkNames([
    "accept",
    "onNext",
  ])

  /// Members that a library asks for the first screen as soon as it gets their object.
  package static let firstSteps = FrameworkNames([
    "initialStep",
    "readyToEmitSteps",
  ])

  /// Methods of libraries that give the container of a flow to a closure, which shows it.
  package static let flowCalls = FrameworkNames([
    "use",
    "whenReady",
  ])

  /// Methods that tell a dependency container how something is made, and make nothing.
  package static let registeringCalls = FrameworkNames([
    "register",
    "autoregister",
    "initCompleted",
    "storyboardInitCompleted",
  ])

  /// Messages that the system shows over a screen.
  package static let alerts = FrameworkNames([
    "UIAlertController",
  ])

  /// Structures that describe a message over a screen.
  package static let dialogs = FrameworkNames([
    "Alert",
    "ActionSheet",
  ])

  /// Methods of a view that show a message over it.
  package static let dialogModifiers = FrameworkNames([
    "alert",
    "confirmationDialog",
  ])

  /// Methods of a view that only a screen of its own has use for.
  package static let screenMarks = FrameworkNames([
    "navigationTitle",
    "navigationBarTitle",
    "navigationBarHidden",
    "navigationBarItems",
  ])

  /// Methods of a view whose closure makes its label.
  package static let labelModifiers = FrameworkNames([
    "tabItem",
  ])

  /// Methods and types that say what the tab of a screen looks like.
  package static let tabMarks = FrameworkNames([
    "tabItem",
    "Tab",
  ])

  /// Labels of the screen that a container gets as its content.
  package static let contentLabels = FrameworkNames([
    "contentViewController",
  ])

  /// Names of the only object of a class.
  package static let sharedObjects = FrameworkNames([
    "shared",
    "default",
    "standard",
    "instance",
    "sharedInstance",
    "current",
    "main",
  ])

  /// Screens that the system shows for an app.
  package static let systemScreens = FrameworkNames([
    "UIAlertController",
    "UIActivityViewController",
    "UIImagePickerController",
    "UIDocumentPickerViewController",
    "UIDocumentInteractionController",
    "UIColorPickerViewController",
    "UIFontPickerViewController",
    "PHPickerViewController",
    "SFSafariViewController",
    "MFMailComposeViewController",
    "MFMessageComposeViewController",
    "CNContactPickerViewController",
    "EKEventEditViewController",
    "SKStoreProductViewController",
    "AVPlayerViewController",
    "QLPreviewController",
    "VNDocumentCameraViewController",
    "ASWebAuthenticationSession",
    "ASAuthorizationController",
    "UIPrintInteractionController",
    "UICloudSharingController",
    "CNContactViewController",
    "EKEventViewController",
    "MPMediaPickerController",
    "GKGameCenterViewController",
    "PKPaymentAuthorizationViewController",
    "PKAddPassesViewController",
    "PhotosPicker",
    "ShareLink",
    "NSOpenPanel",
    "NSSavePanel",
    "NSSharingServicePicker",
  ])

  /// Names of the addresses of the app's page in the system's settings.
  package static let systemSettings = FrameworkNames([
    "openSettingsURLString",
    "openNotificationSettingsURLString",
    "UIApplicationOpenSettingsURLString",
  ])

  /// Properties of a screen that say whether it is shown.
  package static let screenStates = FrameworkNames([
    "isBeingPresented",
    "isBeingDismissed",
    "isMovingToParent",
    "isMovingFromParent",
    "isViewLoaded",
  ])

  /// Methods of a view that show a screen of the system over it.
  package static let systemScreenModifiers = FrameworkNames([
    "photosPicker",
    "fileImporter",
    "fileExporter",
    "fileMover",
    "quickLookPreview",
  ])

  /// Protocols of structures whose views the system shows outside of the app.
  package static let widgets = FrameworkNames([
    "Widget",
    "WidgetBundle",
    "ControlWidget",
    "WidgetConfiguration",
  ])

  /// Second argument labels of the callbacks, and modifiers, by which an app gets a link.
  package static let linkCallbacks = FrameworkNames([
    "open",
    "openURLContexts",
    "continue",
    "onOpenURL",
  ])

  /// Methods that post a notification by its name.
  package static let postingCalls = FrameworkNames([
    "post",
  ])

  /// Methods by which code learns of notifications.
  package static let observingCalls = FrameworkNames([
    "addObserver",
    "publisher",
    "notifications",
    "notification",
  ])

  /// Labels of the name of the notification that is posted or observed.
  package static let observedLabels = FrameworkNames([
    "name",
    "forName",
    "for",
    "named",
  ])

  /// Second argument labels of the callbacks by which an app gets a notification.
  package static let noticeCallbacks = FrameworkNames([
    "didReceive",
    "didReceiveRemoteNotification",
    "didReceiveLocalNotification",
  ])

  /// Second argument labels of the callbacks by which an app gets a shortcut.
  package static let shortcutCallbacks = FrameworkNames([
    "performActionFor",
  ])

  /// Members that hide the button that leads back to the previous screen.
  package static let backButtonSettings = FrameworkNames([
    "hidesBackButton",
    "setHidesBackButton",
  ])

  /// Functions that find a class by a name that may be made at run time.
  package static let classLookups = FrameworkNames([
    "NSClassFromString",
  ])

  /// Styles of presentation that leave the user no way to close the screen.
  package static let coveringStyles = FrameworkNames([
    "fullScreen",
    "overFullScreen",
    "currentContext",
    "overCurrentContext",
  ])

  /// First words of the names of methods that close a screen, or that ask to close it.
  package static let closingWords = FrameworkNames([
    "dismiss",
    "pop",
    "close",
    "back",
    "goBack",
    "finish",
    "logOut",
    "logout",
    "signOut",
  ])

  /// Methods that take a screen from above the one that presented it.
  package static let dismissingMethods = FrameworkNames([
    "dismiss",
    "dismissViewController",
    "dismissModal",
  ])

  /// Methods that take a screen from above the previous one of its stack.
  package static let poppingMethods = FrameworkNames([
    "popViewController",
    "popModule",
  ])

  /// Methods that close a screen in the way in which it was opened.
  package static let closingMethods = FrameworkNames([
    "closeCurrentModule",
    "closeModule",
  ])

  /// Members by which code means a screen above or below its own.
  package static let otherScreens = FrameworkNames([
    "presentedViewController",
    "topViewController",
    "topMostViewController",
  ])

  /// Methods that close several screens at once.
  package static let returnsOverScreens = FrameworkNames([
    "popToRootViewController",
    "popToViewController",
  ])

  /// Keys of property lists and build settings whose value is the name of a storyboard.
  package static let storyboardKeys = FrameworkNames([
    "UIMainStoryboardFile",
    "UISceneStoryboardFile",
    "NSMainStoryboardFile",
  ])

  /// Classes of storyboard transitions.
  package static let segues = FrameworkNames([
    "UIStoryboardSegue",
    "NSStoryboardSegue",
  ])

  /// Identifiers of the segues by which the container of a library gets its screens.
  package static let containerSegues = FrameworkNames([
    "sw_front",
    "sw_rear",
    "sw_right",
  ])

  /// Classes of alert buttons.
  package static let alertActions = FrameworkNames([
    "UIAlertAction",
  ])

  /// Methods that add a button or a field to an alert.
  package static let alertAdditions = FrameworkNames([
    "addAction",
    "addTextField",
  ])

  /// Functions that turn a string into a method name.
  package static let selectorFunctions = FrameworkNames([
    "NSSelectorFromString",
  ])

  /// Second argument labels of methods that are called when the user selects a row or an item in a list.
  package static let selectionLabels = FrameworkNames([
    "didSelectRowAt",
    "didSelectItemAt",
  ])

  /// Views of a cell that contain the cell's own views.
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

  /// Functions that add views to other views or position them.
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

  /// Types whose static methods animate.
  package static let animatedTypes = FrameworkNames([
    "UIView",
  ])

  /// Words in the names of notifications that concern only the user interface.
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

  /// Delegate protocols of objects that are not part of the user interface.
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

  /// Types that describe appearance or position.
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

  /// Types of user interface frameworks that can be stored like plain data.
  package static let interfaceValues = FrameworkNames([
    "UIImage",
    "UIImagePNGRepresentation",
    "UIImageJPEGRepresentation",
    "UIPasteboard",
    "UIBackgroundFetchResult",
    "UIBarStyle",
    "UIContentSizeCategory",
    "UIDeviceOrientation",
    "UIInterfaceOrientation",
    "UIInterfaceOrientationMask",
    "UIKeyboardType",
    "UIModalPresentationStyle",
    "UIModalTransitionStyle",
    "UIRectEdge",
    "UIReturnKeyType",
    "UIStatusBarStyle",
    "UITextAutocapitalizationType",
    "UITextContentType",
    "UITraitCollection",
    "UIUserInterfaceSizeClass",
    "UIUserInterfaceStyle",
    "NSImage",
    "CG*",
  ])

  /// Types and members for sizes on the screen.
  package static let lengths = FrameworkNames([
    "width",
    "height",
    "frame",
    "bounds",
    "CGFloat",
  ])

  /// Types that validate text.
  package static let textCheckers = FrameworkNames([
    "NSRegularExpression",
    "NSDataDetector",
  ])

  /// Types of the values in a module's data.
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

  /// Types whose values change by assignment to their members or by methods listed as `mutatingMethods`.
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

  /// Functions that take a value of any type.
  package static let anyValueCalls = FrameworkNames([
    "print",
    "debugPrint",
    "dump",
    "XCTAssertNil",
    "XCTAssertNotNil",
  ])

  /// Functions that take an object of any class.
  package static let anyObjectCalls = FrameworkNames([
    "ObjectIdentifier",
    "XCTAssertIdentical",
    "XCTAssertNotIdentical",
  ])

  /// Types that are available without a user interface framework.
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

  /// Modules of user interface frameworks whose types have the prefix of Foundation's.
  package static let prefixedModules = FrameworkNames([
    "AppKit",
    "Cocoa",
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

  /// Protocols without requirements.
  package static let emptyProtocols = FrameworkNames([
    "NSObjectProtocol",
    "AnyObject",
    "class",
  ])

  /// Protocols to which only classes conform.
  package static let classProtocols = FrameworkNames([
    "NSObjectProtocol",
    "AnyObject",
    "class",
  ])

  /// Types that call no methods of the types that inherit from them.
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

  /// Protocols to which plain data conforms, and classes from which it inherits.
  package static let dataProtocols = FrameworkNames([
    "NSObject",
    "Codable",
    "Decodable",
    "Encodable",
    "Equatable",
    "Hashable",
    "Identifiable",
  ])

  /// Protocols and types that turn the names of cases into strings.
  package static let namedCases = FrameworkNames([
    "String",
    "CodingKey",
    "Codable",
    "Decodable",
    "Encodable",
  ])

  /// Protocols and classes that turn the names of properties into keys or columns.
  package static let namedProperties = FrameworkNames([
    "NSManagedObject",
    "Object",
    "Codable",
    "Decodable",
    "Encodable",
  ])

  /// Protocols of enums whose cases name modules. The library finds the classes and the storyboard of a module by its case.
  package static let moduleEnums = FrameworkNames([
    "ViperitModule",
  ])

  /// Attributes of a property that can be weak.
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

  /// Attributes of a property that can have any value, also that of a structure.
  package static let valueAttributes = FrameworkNames([
    "State",
    "Binding",
    "Published",
    "ObservationIgnored",
    "MainActor",
  ])

  /// Generic types of a database that are lists of its objects.
  package static let databaseLists = FrameworkNames([
    "Results",
    "List",
    "AnyRealmCollection",
  ])

  /// Other types of properties that contain or refer to objects of a database.
  package static let databaseCollections = FrameworkNames([
    "NSSet",
    "NSOrderedSet",
    "Set",
    "MutableSet",
    "Map",
    "LinkingObjects",
    "RealmOptional",
    "RealmProperty",
  ])

  /// Attributes of properties whose values a database stores.
  package static let storedAttributes = FrameworkNames([
    "NSManaged",
    "Persisted",
  ])

  /// Modules with the superclass of the classes that Xcode generates from a data model.
  package static let modelModules = FrameworkNames([
    "CoreData",
  ])

  /// Protocols whose `id` tells the elements of a list apart.
  package static let identityProtocols = FrameworkNames([
    "ObjectKeyIdentifiable",
    "Identifiable",
  ])

  /// Views that run a closure for each element of a list.
  package static let rowViews = FrameworkNames([
    "ForEach",
    "List",
  ])

  /// Types of the system and of its frameworks whose names most apps use.
  package static let commonTypes = FrameworkNames([
    "Image",
    "Text",
    "List",
    "View",
    "Color",
    "Font",
    "Group",
    "Label",
    "Section",
    "Link",
    "Menu",
    "Button",
    "Selection",
    "Data",
    "Date",
    "URL",
    "Operation",
    "Notification",
    "Locale",
    "Calendar",
    "Timer",
    "Unit",
    "Measurement",
    "Object",
    "Task",
    "Result",
    "Error",
    "Set",
    "Array",
    "String",
    "Character",
    "Never",
    "Optional",
    "Actor",
  ])

  /// Classes of timers, which the run loop retains until they are invalidated.
  package static let runLoopTimers = FrameworkNames([
    "Timer",
  ])

  /// Methods that create a timer and add it to the run loop.
  package static let timerCalls = FrameworkNames([
    "scheduledTimer",
  ])

  /// Classes that retain a target until they are invalidated.
  package static let displayLinks = FrameworkNames([
    "CADisplayLink",
  ])

  /// Classes that retain their delegate until they are invalidated.
  package static let delegateKeepers = FrameworkNames([
    "URLSession",
  ])

  /// First argument labels of methods that store a block until the observer is removed.
  package static let observerLabels = FrameworkNames([
    "forName",
  ])

  /// Methods of publishers that retain the object to which they assign values.
  package static let assigningCalls = FrameworkNames([
    "assign",
  ])

  /// Methods whose result retains the closures of a subscription.
  package static let subscriptionCalls = FrameworkNames([
    "observe",
    "sink",
    "assign",
    "startWithValues",
    "startWithResult",
    "observeValues",
    "observeResult",
    "subscribe",
    "bind",
    "drive",
    "emit",
  ])

  /// Publishers that keep their subscribers themselves, so that a subscription keeps neither.
  package static let subjects = FrameworkNames([
    "PublishSubject",
    "BehaviorSubject",
    "ReplaySubject",
    "AsyncSubject",
    "PublishRelay",
    "BehaviorRelay",
    "ReplayRelay",
  ])

  /// Types of collections of subscriptions.
  package static let subscriptionBags = FrameworkNames([
    "DisposeBag",
    "CompositeDisposable",
  ])

  /// Methods that put a subscription into a collection.
  package static let subscriptionStores = FrameworkNames([
    "store",
    "disposed",
  ])

  /// Functions and types that make a publisher that ends by itself.
  package static let endingPublishers = FrameworkNames([
    "Just",
    "Future",
    "Deferred",
    "Empty",
    "Fail",
    "Record",
    "dataTaskPublisher",
    "just",
    "Single",
    "Maybe",
    "Completable",
    "empty",
    "never",
  ])

  /// Methods that make a publisher that ends.
  package static let endingOperators = FrameworkNames([
    "dataTaskPublisher",
    "first",
    "last",
    "prefix",
    "collect",
    "reduce",
    "count",
    "take",
    "toArray",
    "asSingle",
    "asMaybe",
    "asCompletable",
  ])

  /// Words with which the names of methods begin that answer once.
  package static let requestWords = FrameworkNames([
    "fetch",
    "load",
    "request",
    "get",
    "obtain",
    "save",
    "send",
    "post",
    "put",
    "perform",
    "login",
    "log",
    "sign",
    "create",
    "update",
    "delete",
    "upload",
    "download",
    "search",
    "submit",
    "register",
    "add",
    "remove",
    "refresh",
    "validate",
    "make",
    "resolve",
    "execute",
    "find",
    "read",
    "write",
    "store",
  ])

  /// Methods that add an element to a collection.
  package static let collectionCalls = FrameworkNames([
    "append",
    "insert",
    "updateValue",
  ])

  /// Methods by which the receiver retains an argument.
  package static let storingCalls = FrameworkNames([
    "addAction",
    "addSubview",
    "insertSubview",
    "addArrangedSubview",
    "insertArrangedSubview",
    "addGestureRecognizer",
    "addInteraction",
    "addAnimations",
    "addCompletion",
    "addExecutionBlock",
    "addPeriodicTimeObserver",
    "addBoundaryTimeObserver",
    "startAccelerometerUpdates",
    "startGyroUpdates",
    "startMagnetometerUpdates",
    "startDeviceMotionUpdates",
    "startActivityUpdates",
    "startRelativeAltitudeUpdates",
    "startAbsoluteAltitudeUpdates",
    "setEventHandler",
    "setCancelHandler",
    "setRegistrationHandler",
  ])

  /// Methods, with their labels, by which the receiver retains an object.
  package static let retainingCalls = FrameworkNames([
    "add(_:name:)",
    "add(_:contentWorld:name:)",
    "addScriptMessageHandler(_:contentWorld:name:)",
  ])

  /// Methods that release what was stored, subscribed or started.
  package static let releasingMethods = FrameworkNames([
    "startAnimation",
    "continueAnimation",
    "finishAnimation",
    "invalidate",
    "invalidateAndCancel",
    "finishTasksAndInvalidate",
    "removeObserver",
    "cancel*",
    "remove*",
    "pop*",
    "stop*",
    "dispose*",
    "unsubscribe*",
    "detach*",
    "unregister*",
    "clear*",
    "disconnect*",
    "unbind*",
    "invalidate*",
    "tearDown*",
    "cleanUp*",
  ])

  /// Methods with such names that release nothing, because they take a view off the screen, stop what it shows, or leave out values.
  package static let otherRemovals = FrameworkNames([
    "removeFrom*",
    "removeTarget",
    "stopAnimating",
    "removeDuplicates",
    "stopLoading",
  ])

  /// Methods, with their labels, that end a publisher.
  package static let endingCalls = FrameworkNames([
    "send(completion:)",
    "onCompleted()",
    "onError(_:)",
  ])

  /// Methods whose result contains the results of their closure.
  package static let mappingCalls = FrameworkNames([
    "map",
    "compactMap",
    "flatMap",
  ])

  /// Names of static properties that contain the only instance of a type.
  package static let onlyInstances = FrameworkNames([
    "shared",
    "sharedInstance",
    "instance",
    "default",
    "main",
    "standard",
  ])

  /// Types that release their closure after they have run it.
  package static let briefTypes = FrameworkNames([
    "Thread",
    "Operation",
    "Future",
    "Deferred",
  ])

  /// Types that run a closure at once, until it ends.
  package static let taskTypes = FrameworkNames([
    "Task",
  ])

  /// Properties whose closure the object releases after it has run it.
  package static let briefMembers = FrameworkNames([
    "completionBlock",
  ])

  /// Methods and members that make an asynchronous sequence without an end.
  package static let endlessSequences = FrameworkNames([
    "notifications",
    "values",
  ])

  /// Members that are asynchronous sequences with an end.
  package static let finiteSequences = FrameworkNames([
    "lines",
    "bytes",
    "characters",
    "unicodeScalars",
    "resourceBytes",
  ])

  /// Collections that do not retain their elements.
  package static let weakCollections = FrameworkNames([
    "NSHashTable",
    "NSMapTable",
    "NSPointerArray",
  ])

  /// Properties of framework objects that do not retain their value.
  package static let weakMembers = FrameworkNames([
    "delegate",
    "dataSource",
    "target",
    "prefetchDataSource",
    "dragDelegate",
    "dropDelegate",
    "navigationDelegate",
    "uiDelegate",
    "uiScrollDelegate",
  ])

  /// Methods that return a view that its list keeps alive.
  package static let reuseCalls = FrameworkNames([
    "dequeueReusableCell",
    "dequeueReusableSupplementaryView",
    "dequeueReusableHeaderFooterView",
    "dequeueConfiguredReusableCell",
  ])

  /// Properties that a screen or a view inherits and that contain objects of its own.
  package static let ownedMembers = FrameworkNames([
    "view",
    "navigationItem",
    "tabBarItem",
    "tableView",
    "collectionView",
    "contentView",
    "refreshControl",
    "toolbarItems",
    "rx",
  ])
}
