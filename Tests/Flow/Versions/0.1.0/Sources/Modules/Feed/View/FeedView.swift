/// Feed module
@MainActor
final class FeedView {
  // MARK: - Properties

  let output: any FeedViewOutput
  weak var moduleStack: ModuleStack?

  private let write: (String) -> Void

  // MARK: - Initialization

  /// Creates a view that shows everything as lines of text.
  ///
  /// - Parameters:
  ///   - output: Is told what happens to the view and what the user wants.
  ///   - write: Shows one line.
  init(output: any FeedViewOutput, write: @escaping (String) -> Void) {
    self.output = output
    self.write = write
  }

  // MARK: - Internal methods

  /// Takes the user's wish to leave the module.
  func close() {
    output.close()
  }
}

// MARK: - ModuleTransitionable

extension FeedView: ModuleTransitionable {
  func start() {
    output.viewLoaded()
  }
}

// MARK: - FeedViewInput

extension FeedView: FeedViewInput {
  func setupInitialState() {
    write("Feed")
  }

  func configure(with text: String) {
    write(text)
  }
}
