import AdderModuleDiscovery
import AdderShipped

/// The plain object that replaces the objects of a database class, and what makes it from one.
struct PlainObject {
  let name: String
  /// The names of the values that it has with the same types as the class.
  let values: Set<String>
  let mapping: Mapping
  /// True if the project declares it already.
  let exists: Bool

  enum Mapping: Equatable {
    /// An initializer with one parameter.
    case initializer(label: String)
    case method(String)
    case property(String)
    /// A method of an object that the interactor has: `mapper.plain(from:)`.
    case mapper(property: String, method: String, label: String)
  }

  /// The expression that makes the plain object of another expression.
  func expression(of object: String) -> String {
    switch mapping {
    case .initializer(let label): "\(name)(\(label.isEmpty ? "" : label + ": ")\(object))"
    case .method(let method): "\(object).\(method)()"
    case .property(let property): "\(object).\(property)"
    case .mapper(let property, let method, let label):
      "\(property).\(method)(\(label.isEmpty ? "" : label + ": ")\(object))"
    }
  }

  /// What is given to `map`, with its parentheses or braces: `(Post.init)`.
  var function: String {
    switch mapping {
    case .initializer(label: ""): "(\(name).init)"
    case .property(let property): "(\\.\(property))"
    default: " { \(expression(of: "$0")) }"
    }
  }
}

extension PlainObject {
  /// - Parameter name: the name of a structure of the project.
  init(existing name: String, values: Set<String>, mapping: Mapping) {
    self.name = name
    self.values = values
    self.mapping = mapping
    exists = true
  }
}

// MARK: - A new plain object

extension PlainObject {
  /// - Parameter name: the name of the new structure.
  init(named name: String, of managed: ManagedClass) {
    self.name = name
    values = Set(managed.values.map(\.name))
    mapping = .initializer(label: "")
    exists = false
  }

  /// The name of the plain object of a class: `Post` for `PostMO` and `PostEntity`, `PostPlainObject` for `Post`.
  static func name(of managed: String, in index: ProjectIndex) -> String? {
    let stem = stem(of: managed)
    let endings = ["PlainObject", "Plain", "DTO", "Model", "Data"]
    // The ending that most of the project's structures have comes first.
    let counts = endings.map { ending in
      index.types.filter { $0.kind == .struct && index.names[$0.name].hasSuffix(ending) }.count
    }
    let usual = zip(endings, counts).filter { $0.1 > 1 }.max { $0.1 < $1.1 }?.0
    let candidates =
      [stem] + [usual].compactMap(\.self).map { stem + $0 } + endings.map { stem + $0 }
    return candidates.first { candidate in
      candidate != managed && index.types(named: candidate).isEmpty
        && index.names.name(candidate).map { index.aliases[$0] == nil } ?? true
        && !FrameworkNames.commonTypes.contains(candidate)
    }
  }

  private static func stem(of managed: String) -> String {
    let endings = [
      "ManagedObject", "RealmObject", "CoreData", "Managed", "Entity", "Realm", "Object", "Table",
      "MO", "CD", "DB",
    ]
    for ending in endings where managed.hasSuffix(ending) && managed.count > ending.count + 1 {
      return String(managed.dropLast(ending.count))
    }
    for beginning in ["Managed", "Realm", "CoreData", "Core", "CD", "MO", "DB", "RM"]
    where managed.hasPrefix(beginning)
      && managed.dropFirst(beginning.count).first?.isUppercase == true
      && managed.dropFirst(beginning.count).dropFirst().first?.isLowercase == true
    {
      return String(managed.dropFirst(beginning.count))
    }
    return managed
  }
}
