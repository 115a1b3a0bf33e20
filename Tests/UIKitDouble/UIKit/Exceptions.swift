/// The Objective-C exceptions that UIKit raises. Swift cannot catch them: they end the program.
enum UIKitException: String {
  case internalInconsistency = "NSInternalInconsistencyException"
  case invalidArgument = "NSInvalidArgumentException"
  case generic = "NSGenericException"
  case undefinedKey = "NSUnknownKeyException"
  case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
}

/// Ends the program like an uncaught exception on a device.
func raise(_ exception: UIKitException, _ reason: String) -> Never {
  fatalError(
    "*** Terminating app due to uncaught exception '\(exception.rawValue)', reason: '\(reason)'")
}
