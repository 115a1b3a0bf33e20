// The declarations that the compiler needs in a module named ObjectiveC before it accepts `@objc`,
// `#selector` and outlets. They are only for type-checking: code that uses them cannot run.

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
