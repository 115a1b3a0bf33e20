import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

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

// MARK: - An existing plain object

extension PlainObject {
  /// Finds the plain object that the project already makes of objects of a class.
  ///
  /// - Parameter wanted: the name that it must have; `nil` for any.
  init?(
    existingFor managed: ManagedClass, named wanted: String?, in zone: PlainObjectZone,
    _ members: CarriedMembers, _ texts: any SourceTexts
  ) {
    let index = members.index
    func isPlain(_ type: TypeDeclaration.ID) -> Bool {
      index.types[type].kind == .struct && index.types[type].outer == nil
        && wanted.map { index.name(of: type) == $0 } ?? true
    }
    var found: [(type: TypeDeclaration.ID, mapping: Mapping)] = []
    for member in members.named("init") where member.kind == .initializer && !member.isImplicit {
      guard let owner = member.owner, isPlain(owner), member.parameters.count == 1,
        member.parameters[0].type == .managed
      else { continue }
      found.append((owner, .initializer(label: member.parameters[0].label)))
    }
    if let type = managed.type {
      found += Self.methods(of: type, in: members, where: isPlain)
    }
    let mappers = zone.border.sorted().flatMap { Self.mappers(of: $0, in: members, where: isPlain) }
    if let mapper = mappers.first, zone.border.count == 1 { found = [mapper] }
    guard found.count == 1, let only = found.first else { return nil }
    name = index.name(of: only.type)
    mapping = only.mapping
    exists = true
    let own = Self.values(of: only.type, in: index, texts)
    values = Set(
      (managed.values + managed.computed).filter { own[$0.name] == $0.type }.map(\.name))
  }

  /// The methods and properties of the class that return a plain object.
  private static func methods(
    of type: TypeDeclaration.ID, in members: CarriedMembers,
    where isPlain: (TypeDeclaration.ID) -> Bool
  ) -> [(type: TypeDeclaration.ID, mapping: Mapping)] {
    let index = members.index
    var found: [(type: TypeDeclaration.ID, mapping: Mapping)] = []
    for function in index.types[type].functions
    where !function.isStatic && function.parameters.isEmpty && !function.isAsync
      && !function.canThrow
    {
      if case .object(let result) = members.function(function.place, of: type).type, isPlain(result)
      {
        found.append((result, .method(index.names[function.name])))
      }
    }
    for property in index.types[type].properties where property.isComputed && !property.isStatic {
      if case .object(let result) = members.propertyType(property, of: type), isPlain(result) {
        found.append((result, .property(index.names[property.name])))
      }
    }
    return found
  }

  /// The methods of an interactor's helpers that return a plain object of an object of the class.
  private static func mappers(
    of interactor: TypeDeclaration.ID, in members: CarriedMembers,
    where isPlain: (TypeDeclaration.ID) -> Bool
  ) -> [(type: TypeDeclaration.ID, mapping: Mapping)] {
    let index = members.index
    return index.types[interactor].properties.flatMap { property in
      property.types.flatMap(members.members(of:)).compactMap { member in
        guard member.kind == .function, member.parameters.count == 1,
          member.parameters[0].type == .managed, case .object(let result) = member.type,
          isPlain(result)
        else { return nil }
        return (
          result,
          .mapper(
            property: index.names[property.name], method: member.name,
            label: member.parameters[0].label)
        )
      }
    }
  }

  private static func values(
    of type: TypeDeclaration.ID, in index: ProjectIndex, _ texts: any SourceTexts
  ) -> [String: String] {
    var found: [String: String] = [:]
    for property in index.types[type].properties where !property.isStatic {
      guard let source = SourceText(property.place.file, of: index, in: texts) else { continue }
      let facts = source.facts
      let written = facts.parts(of: Int(property.place.node)).first { facts.nodes[$0].kind.isType }
      if let written { found[index.names[property.name]] = source.text(of: written) }
    }
    return found
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
        && !reserved.contains(candidate)
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

  /// Names that the standard library, Foundation or UIKit use.
  private static let reserved: Set = [
    "Task", "Data", "Date", "URL", "Result", "Error", "Set", "Array", "String", "Character",
    "Operation", "Notification", "Locale", "Calendar", "Object", "Timer", "Unit", "Measurement",
    "Image", "Text", "List", "View", "Color", "Font", "Group", "Label", "Section", "Link", "Menu",
    "Button", "Never", "Optional", "Actor", "Selection",
  ]
}
