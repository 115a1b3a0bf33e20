import AdderArchitectureLint
import AdderArchitectures
import AdderDataModels
import AdderModuleDiscovery
import AdderProjects
import AdderShipped
import AdderSwiftSource

/// A class of database objects, with the values that a plain object can copy.
struct ManagedClass {
  struct Value: Equatable {
    var name: String
    /// The type as it is written: `String?`.
    var type: String
  }

  let name: String
  /// The class; `nil` if only Xcode generates it.
  let type: TypeDeclaration.ID?
  private(set) var values: [Value] = []
  /// What the class computes. A plain object gets it only where it is used.
  private(set) var computed: [Value] = []
  /// What a plain object does not get: relationships, and properties without a written type.
  private(set) var leftOut: [String] = []
  /// The folder of the data model that describes the class; `nil` if none does.
  private(set) var modelFolder: String?
  /// The modules whose types the values can have.
  private(set) var imports: [String] = []

  /// Returns `nil` if the project has no such class.
  init?(
    named name: String, in project: DiscoveredProject, _ texts: any SourceTexts,
    _ models: DataModels, knowledge: Knowledge?
  ) {
    let index = project.index
    self.name = name
    let found = index.types(named: name).filter { type in
      index.types[type].outer == nil
        && knowledge.map { index.isManagedObject(type, of: $0) } ?? false
    }
    type = found.first
    let entity = models.entity(ofClass: name)
    guard found.count == 1 || found.isEmpty && entity?.entity.generation == .classDefinition else {
      return nil
    }
    modelFolder = entity?.folder
    for type in found.first.map({ [$0] + index.superclasses(of: $0) }) ?? [] {
      read(type, in: index, texts, models, knowledge)
      for owner in [type] + index.protocols(of: type) {
        for property in index.types[owner].properties {
          readComputed(property, of: type, in: index, texts, models, knowledge)
        }
      }
    }
    var known: Set<String> = []
    var next = entity?.entity
    while let entity = next, known.insert(entity.name).inserted {
      read(entity)
      next = entity.parent.flatMap { models.entity(named: $0) }
    }
  }

  private mutating func add(_ value: Value) {
    guard !values.contains(where: { $0.name == value.name }) else { return }
    values.append(value)
  }

  private mutating func leaveOut(_ name: String) {
    if !leftOut.contains(name) { leftOut.append(name) }
  }

  // MARK: The class

  private mutating func read(
    _ type: TypeDeclaration.ID, in index: ProjectIndex, _ texts: any SourceTexts,
    _ models: DataModels, _ knowledge: Knowledge?
  ) {
    for property in index.types[type].properties where Self.isKept(property, in: index) {
      let name = index.names[property.name]
      guard let source = SourceText(property.place.file, of: index, in: texts),
        let written = Self.type(of: Int(property.place.node), in: source)
          ?? Self.typeOfConstant(in: Int(property.place.node), source, index, texts)
      else {
        leaveOut(name)
        continue
      }
      let isObject = Self.isObject(property, in: index, models, knowledge)
      if isObject {
        leaveOut(name)
      } else {
        add(Value(name: name, type: Self.qualified(written, in: type, index)))
      }
      addImports(of: source)
    }
  }

  /// Returns true if a property's type has objects of the database.
  private static func isObject(
    _ property: Property, in index: ProjectIndex, _ models: DataModels, _ knowledge: Knowledge?
  ) -> Bool {
    (property.type?.names ?? []).contains { used in
      let last = index.names[used.last]
      return FrameworkNames.databaseLists.contains(last)
        || FrameworkNames.databaseCollections.contains(last) || models.entity(ofClass: last) != nil
        || index.types(named: used.last).contains { type in
          knowledge.map { index.isManagedObject(type, of: $0) } ?? false
        }
    }
  }

  private mutating func readComputed(
    _ property: Property, of type: TypeDeclaration.ID, in index: ProjectIndex,
    _ texts: any SourceTexts, _ models: DataModels, _ knowledge: Knowledge?
  ) {
    let name = index.names[property.name]
    guard property.isComputed, !property.isStatic, property.access > .fileprivate,
      !computed.contains(where: { $0.name == name }),
      let source = SourceText(property.place.file, of: index, in: texts),
      source.facts.part(.memberType, of: Int(property.place.node)) == nil,
      let written = Self.type(of: Int(property.place.node), in: source),
      property.type?.shape != .function,
      !Self.isObject(property, in: index, models, knowledge)
    else { return }
    computed.append(Value(name: name, type: Self.qualified(written, in: type, index)))
  }

  /// The class with some of what it computes among its values.
  func computing(_ names: Set<String>) -> ManagedClass {
    var changed = self
    for value in computed where names.contains(value.name) { changed.add(value) }
    return changed
  }

  /// Returns true if the database keeps the value of a property.
  private static func isKept(_ property: Property, in index: ProjectIndex) -> Bool {
    if property.isStatic || property.access <= .fileprivate { return false }
    let attributes = property.attributes.map { index.names[$0] }
    if attributes.contains(where: FrameworkNames.storedAttributes.contains) { return true }
    let facts = index.files[Int(property.place.file)].facts
    guard let variable = facts.declaration(around: Int(property.place.node)) else { return false }
    return facts.parts(.modifier, of: variable).contains { facts.isNamed($0, "dynamic") }
      && !property.isComputed
  }

  /// A type as code outside the class writes it: `PostMO.Kind` for `Kind`.
  private static func qualified(
    _ written: String, in type: TypeDeclaration.ID, _ index: ProjectIndex
  ) -> String {
    let line = [type] + index.superclasses(of: type)
    var text = ""
    var word = ""
    func finish() {
      let outer = line.first { outer in
        index.types(named: word).contains { index.types[$0].outer == outer }
      }
      if let outer, text.last != "." { text += index.name(of: outer) + "." }
      text += word
      word = ""
    }
    for character in written {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        finish()
        text.append(character)
      }
    }
    finish()
    return text
  }

  /// The type of a property, or that of its literal.
  private static func type(of binding: Int, in source: SourceText) -> String? {
    let facts = source.facts
    if let type = facts.firstType(of: binding) {
      return source.text(of: type).replacing("!", with: "?")
    }
    guard let value = facts.parts(of: binding).first(where: { _ in true }) else { return nil }
    switch facts.nodes[value].kind {
    case .integerLiteral: return "Int"
    case .floatLiteral: return "Double"
    case .booleanLiteral: return "Bool"
    case .stringLiteral: return "String"
    case .chain:
      let parts = Array(facts.parts(of: value))
      guard parts.count == 2, facts.nodes[parts[0]].kind == .identifier,
        facts.nodes[parts[1]].kind == .call,
        facts.name(of: parts[0]).first?.isUppercase == true
      else { return nil }
      return facts.name(of: parts[0])
    default: return nil
    }
  }

  /// The type of a constant of the project that is the initial value: `Texts.Profile.name`.
  private static func typeOfConstant(
    in binding: Int, _ source: SourceText, _ index: ProjectIndex, _ texts: any SourceTexts
  ) -> String? {
    guard let chain = source.facts.part(.chain, of: binding),
      let last = Array(source.facts.parts(of: chain)).last,
      source.facts.nodes[last].kind == .member,
      let name = index.names.name(source.facts.name(of: last))
    else { return nil }
    let found = index.types.flatMap { type in
      type.properties.filter { $0.isStatic && $0.name == name }
    }
    let types = Set(
      found.map { property in
        SourceText(property.place.file, of: index, in: texts)
          .flatMap { type(of: Int(property.place.node), in: $0) }
      })
    return types.count == 1 ? types.first.flatMap(\.self) : nil
  }

  private mutating func addImports(of source: SourceText) {
    for node in source.facts.parts(.importDeclaration, of: 0) {
      let name = source.facts.name(of: node)
      if !imports.contains(name) { imports.append(name) }
    }
  }

  // MARK: The data model

  private mutating func read(_ entity: DataModel.Entity) {
    guard entity.generation != .nothing else { return }
    for attribute in entity.attributes {
      guard let type = attribute.swiftType else {
        leaveOut(attribute.name)
        continue
      }
      add(Value(name: attribute.name, type: type))
    }
    for relationship in entity.relationships { leaveOut(relationship) }
  }
}

extension SwiftFile {
  /// The `var` or `let` around a binding.
  func declaration(around binding: Int) -> Int? {
    nodes[..<binding].indices.last { node in
      nodes[node].kind == .variableDeclaration && range(of: node).contains(binding)
    }
  }
}
