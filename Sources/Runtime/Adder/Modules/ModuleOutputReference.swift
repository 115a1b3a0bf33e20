/// A reference to a module's opener that does not retain it.
///
/// ```swift
/// factory.makeModule(output: ModuleOutputReference { [weak output] in output })
/// ```
@MainActor public struct ModuleOutputReference<Output> {
  private let currentOutput: @MainActor () -> Output?

  /// - Parameter output: Returns the opener as long as it lives. Capture it weakly.
  nonisolated public init(_ output: @escaping @MainActor () -> Output?) {
    currentOutput = output
  }

  /// A reference to no opener, for a module whose output is not needed. It is not isolated, so that
  /// it can be a default argument in Swift 5 mode, too.
  nonisolated public static var nobody: ModuleOutputReference { ModuleOutputReference { nil } }

  /// The opener; `nil` once it is gone, or if there is none.
  public var output: Output? { currentOutput() }
}
