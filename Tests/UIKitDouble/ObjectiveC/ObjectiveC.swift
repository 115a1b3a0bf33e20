// What the compiler wants of a module named ObjectiveC before it understands `@objc`, `#selector`
// and outlets. Only for type-checking: nothing made with it could run.

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
