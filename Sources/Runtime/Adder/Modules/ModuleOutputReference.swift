/// A way to a module's opener that does not retain it.
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

  /// For a module that nobody listens to.
  public static var nobody: ModuleOutputReference { ModuleOutputReference { nil } }

  /// The opener; `nil` once it is gone, or when nobody listens.
  public var output: Output? { currentOutput() }
}
