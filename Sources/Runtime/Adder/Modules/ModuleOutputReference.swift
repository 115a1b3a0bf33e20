/// References a module's opener without retaining it.
///
/// ```swift
/// factory.makeModule(output: ModuleOutputReference { [weak output] in output })
/// ```
@MainActor public struct ModuleOutputReference<Output> {
  private let currentOutput: @MainActor () -> Output?

  /// - Parameter output: returns the opener as long as it lives. Capture it weakly.
  public init(_ output: @escaping @MainActor () -> Output?) {
    currentOutput = output
  }

  /// For a module without an opener that listens.
  public static var nobody: ModuleOutputReference { ModuleOutputReference { nil } }

  /// The opener; `nil` once it is gone, or if there is none.
  public var output: Output? { currentOutput() }
}
