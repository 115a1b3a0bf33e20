extension Invocation {
  /// The options that set the usual parameters of templates.
  static let templateOptions: [CommandDescription.Option] = [
    .value(
      .ui, "UI", "The user interface framework of the view",
      values: .oneOf(["uikit", "gtk", "none"])),
    .value(
      .view, "PLACE", "Where a UIKit view is laid out",
      values: .oneOf(["code", "xib", "storyboard"])),
    .value(
      .runtime, "RUNTIME", "The library that opens and closes modules ('none' if the app does)",
      values: .oneOf(["adder", "none"])),
    .value(
      .tests, "FRAMEWORK", "The test framework", values: .oneOf(["swift-testing", "xctest"])),
  ]
}
