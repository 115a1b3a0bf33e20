/// A section of a watched list: its name, by which it is known from one update to the next, and what
/// stands in it.
public struct CacheSection<Object> {
  public var name: String
  public var objects: [Object]

  public init(name: String, objects: [Object]) {
    self.name = name
    self.objects = objects
  }
}

extension CacheSection: Equatable where Object: Equatable {}
extension CacheSection: Hashable where Object: Hashable {}
extension CacheSection: Sendable where Object: Sendable {}
