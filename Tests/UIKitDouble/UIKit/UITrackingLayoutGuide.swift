/// A layout guide that follows something on the screen; here it stays where it is.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The space that the keyboard takes.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}
