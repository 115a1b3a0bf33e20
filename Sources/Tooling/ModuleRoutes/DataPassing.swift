import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// The data that a module passes to one that it opens: its router copies them from its own data store to
/// that of the other module.
struct DataPassing {
  /// `passDataToDetails`.
  let method: String
  /// The router's property that leads to the data of its own module.
  let source: Property
  let sourceType: TypeDeclaration.ID
  let destinationType: TypeDeclaration.ID
  /// The part of the opened module that keeps its data.
  let receiver: TypeDeclaration.ID
  /// The way from the opened module's view to its data: `router?.dataStore`.
  let way: String
  let view: TypeDeclaration.ID
  let values: [Value]

  struct Value {
    /// The property of the source: `items`.
    let source: String
    /// The property of the receiver: `contactListItems`.
    let destination: String
    /// The type as the source writes it.
    let type: String
    /// True if the receiver gets the property with the route.
    let isNew: Bool
  }

  /// - Parameters:
  ///   - names: the properties to pass; if there are none, those that the receiver lets others set.
  /// - Returns: `nil` if there is nothing to pass.
  init?(
    _ names: [String], by opener: OpenerParts, to opened: Module,
    _ openedArchitecture: Architecture,
    called other: String, in project: DiscoveredProject, _ texts: any SourceTexts
  ) throws(RouteObstacle) {
    let index = project.index
    func properties(_ type: TypeDeclaration.ID) -> [(name: String, type: String, isSettable: Bool)]
    {
      index.types[type].properties.compactMap { property in
        guard let source = SourceText(property.place.file, of: index, in: texts) else { return nil }
        let node = Int(property.place.node)
        let text = source.text(of: node)
        guard let start = text.firstRange(of: ":"), let end = text.lastIndex(of: "{") else {
          return nil
        }
        return (
          index.names[property.name], String(String(text[start.upperBound..<end]).trimmed),
          source.facts.parts(.accessor, of: node).contains { source.facts.isNamed($0, "set") }
        )
      }
    }
    let sources = Self.stores(of: opener.module, opener.architecture, index)
    let destinations = Self.stores(of: opened, openedArchitecture, index)
    let source = index.types[opener.navigator].properties.first { property in
      property.types.contains(where: sources.contains)
    }
    guard let source, let sourceType = source.types.first(where: sources.contains),
      let destinationType = destinations.first,
      let receiver = opened.parts.first(where: {
        index.allInherited(by: $0.type).types.contains(destinationType)
      })?.type,
      let reach = Self.way(to: destinationType, in: opened, openedArchitecture, index)
    else {
      if names.isEmpty { return nil }
      throw .noData(other)
    }
    let (own, others) = (properties(sourceType), properties(destinationType))
    var values: [Value] = []
    for name in names {
      guard let property = own.first(where: { $0.name == name }) else {
        throw .noValue(name, type: index.name(of: sourceType), known: own.map(\.name))
      }
      let same = others.first { $0.name == name && $0.type == property.type && $0.isSettable }
      let new = opener.module.name.lowercasedFirst + name.capitalizedFirst
      let isThere = same != nil || others.contains { $0.name == new && $0.isSettable }
      values.append(
        Value(
          source: name, destination: same == nil ? new : name, type: property.type,
          isNew: !isThere))
    }
    if names.isEmpty {
      values = others.filter(\.isSettable).compactMap { other in
        own.contains { $0.name == other.name && $0.type == other.type }
          ? Value(source: other.name, destination: other.name, type: other.type, isNew: false) : nil
      }
    }
    guard !values.isEmpty else { return nil }
    method = "passDataTo\(other)"
    self.source = source
    self.sourceType = sourceType
    self.destinationType = destinationType
    self.receiver = receiver
    (view, way) = reach
    self.values = values
  }

  /// The protocols through which routers see the data of a module.
  private static func stores(
    of module: Module, _ architecture: Architecture, _ index: ProjectIndex
  ) -> [TypeDeclaration.ID] {
    module.contracts.filter { use in
      guard let contract = architecture.contract(named: use.contract) else { return false }
      return contract.properties != .none
        && contract.users.contains { architecture.role(named: $0)?.has(.navigates) ?? false }
        && contract.implementers.contains {
          architecture.role(named: $0)?.has(.holdsState) ?? false
        }
    }.map(\.type)
  }

  /// The properties from a view to the data of its module, through the part that navigates.
  private static func way(
    to store: TypeDeclaration.ID, in module: Module, _ architecture: Architecture,
    _ index: ProjectIndex
  ) -> (view: TypeDeclaration.ID, way: String)? {
    let views = module.types(in: architecture) { $0.has(.shows) }
    let routers = module.types(in: architecture) { $0.has(.navigates) }
    for view in views {
      for property in index.types[view].properties where property.access > .fileprivate {
        for router in routers
        where property.types.contains(where: { type in
          type == router || index.allInherited(by: router).types.contains(type)
        }) {
          let held = index.types[router].properties.first { $0.types.contains(store) }
          guard let held else { continue }
          let mark = property.type?.isOptional == true ? "?" : ""
          return (view, "\(index.names[property.name])\(mark).\(index.names[held.name])")
        }
      }
    }
    return nil
  }

  // MARK: Code

  /// The statements that pass the data of the router's module to a view that it is about to show.
  func statements(to view: String, _ index: ProjectIndex) -> [String] {
    let name = index.names[source.name]
    let own = source.type?.isOptional == true ? "let \(name), " : ""
    return [
      "if \(own)let destination = \(view).\(way) {",
      "\t\(method)(source: \(name), destination: destination)",
      "}",
    ]
  }

  /// The block that passes the data to what a module's factory gives; `nil` if the router's data may be
  /// missing.
  func block(_ index: ProjectIndex) -> String? {
    source.type?.isOptional == true
      ? nil : "{ \(method)(source: \(index.names[source.name]), destination: $0) }"
  }
}
