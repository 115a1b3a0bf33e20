/// Profile module
@MainActor
protocol ProfileModuleInput: AnyObject {
  /// Configures the module before it is shown.
  ///
  /// - Parameter title: The title above the items.
  func configure(withTitle title: String)
}
