/// A section of a watched list: its name, which identifies it from one update to the next, and its
/// contents.
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
