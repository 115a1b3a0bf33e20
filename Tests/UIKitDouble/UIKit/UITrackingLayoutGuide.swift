/// A layout guide that follows something on the screen. In the double, it does not move.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The layout guide of the space that the keyboard covers.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}
