/// Feed module
@MainActor
final class FeedModuleConfigurator {
  // MARK: - Properties

  private let write: (String) -> Void

  // MARK: - Initialization

  /// Creates a configurator of modules that show everything as lines of text.
  ///
  /// - Parameter write: Shows one line.
  init(write: @escaping (String) -> Void = { print($0) }) {
    self.write = write
  }

  // MARK: - Internal methods

  /// Creates the parts of the module and connects them.
  ///
  /// - Parameters:
  ///   - output: The presenter of the calling module; it is told what happens in this one.
  ///   - configuration: Is given the input of the module before the module is shown.
  /// - Returns: The view of the module, which owns all its other parts.
  func configure(
    output: (any FeedModuleOutput)? = nil,
    with configuration: (any FeedModuleInput) -> Void = { _ in }
  ) -> FeedView {
    let router = FeedRouter()
    let presenter = FeedPresenter(router: router)
    let view = FeedView(output: presenter, write: write)

    router.view = view
    presenter.view = view
    presenter.output = output
    configuration(presenter)

    return view
  }
}
