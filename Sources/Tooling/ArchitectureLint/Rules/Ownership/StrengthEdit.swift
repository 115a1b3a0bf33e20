import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Changes the strength of a property.
struct StrengthEdit {
  private let property: Property
  private let module: LintedModule
  private let file: Int32
  private let facts: SwiftFile
  /// The `var` declaration that contains the property.
  private let declaration: Int?
  /// The edits that limit the protocols in the property's declaration to classes; `nil` if its values
  /// may be no objects.
  private let classBounds: [SourceFix.Edit]?
  /// The type that declares the property.
  private let owner: TypeDeclaration.ID?
  /// The uses that rely on the value of a strong property.
  private let uses: UnwrappedUses?

  init(of property: Property, in module: LintedModule) {
    self.property = property
    self.module = module
    file = property.place.file
    let facts = module.facts(at: property.place)
    self.facts = facts
    owner = module.index.types.firstIndex { type in
      type.properties.contains { $0.place == property.place }
    }
    uses =
      property.strength != .strong
      ? nil
      : owner.map { owner in
        UnwrappedUses(
          of: property, declaredIn: owner,
          isUnwrapped: module.unwrappedType(of: property) != nil, in: module)
      }
    declaration = module.declaration(of: property)
    let isKnown =
      !property.types.isEmpty && property.types.count == property.type?.names.count
    classBounds = isKnown ? Self.classBounds(of: property.types, in: module) : nil
  }

  private static func classBounds(
    of types: [TypeDeclaration.ID], in module: LintedModule
  ) -> [SourceFix.Edit]? {
    var edits: [SourceFix.Edit] = []
    for type in types
    where module.index.types[type].kind != .class && !module.isClassBound(type) {
      guard module.canBeClassBound(type),
        let fix = InheritanceEdit(of: type, in: module)?.adding("AnyObject")
      else { return nil }
      edits += fix.edits
    }
    return edits
  }

  /// Returns the edits, if changing a modifier of the property is enough, or also limiting its
  /// protocol to classes.
  ///
  /// - Parameter target: The type of the property's object, which a weak property does not keep alive.
  func fix(to strength: Reference.Strength, target: TypeDeclaration.ID?) -> SourceFix? {
    guard let declaration, facts.parts(.binding, of: declaration).count == 1,
      let edit = ModifierEdit(of: declaration, in: file, module)
    else { return nil }
    switch strength {
    case .weak:
      guard canBeWeak(declaration), let classBounds, let unwrapping else { return nil }
      return SourceFix([edit.adding("weak")] + classBounds + unwrapping, releasing: target)
    case .strong:
      let word = facts.parts(.modifier, of: declaration).first {
        facts.isNamed($0, "weak") || facts.isNamed($0, "unowned")
      }
      return word.map { SourceFix([edit.removing($0)]) }
    case .unowned: return nil
    }
  }

  /// Returns true if the property can be weak: it must
  /// be a stored, optional variable for an object.
  private func canBeWeak(_ declaration: Int) -> Bool {
    property.type?.isOptional == true && !property.isConstant && !property.isLazy
      && !property.isComputed && !holdsOwnObject && !isNeededLater
      && !facts.parts(.modifier, of: declaration).contains { facts.isNamed($0, "override") }
      && module.attributes(of: declaration, in: file).allSatisfy(
        FrameworkNames.weakAttributes.contains)
  }

  /// True if a closure of the owner that may run after the screen has closed would crash: it relies on
  /// an owner that only the cycle keeps.
  private var isNeededLater: Bool {
    owner.map { !module.unownedClosures(of: [$0]).isEmpty } ?? true
  }

  /// A note about the first use of the property that would crash after the property has become weak, and that cannot
  /// be changed automatically; `nil` if there is none.
  var noteOnNeededValue: LintFinding.Note? {
    guard property.type?.isOptional == true else { return nil }
    return uses?.needed.map {
      .init(
        "This would crash once '\(module.index.names[property.name])' is weak and its object is gone. Decide what happens then.",
        at: module.nameplace(at: $0))
    }
  }

  /// The edits of the uses that would crash without a value, and of a `T!`, which would hide them.
  private var unwrapping: [SourceFix.Edit]? {
    guard let uses, uses.needed == nil else { return nil }
    guard let unwrapped = module.unwrappedType(of: property), !uses.edits.isEmpty,
      !isRequiredUnwrapped
    else { return uses.edits }
    let end = facts.nodes[unwrapped].end
    return [.init(place: LintPlace(file: file, start: end - 1, end: end), text: "?")] + uses.edits
  }

  /// True if a protocol requires a `T!`, or a subclass overrides it: a `T?` would not match.
  private var isRequiredUnwrapped: Bool {
    guard let owner else { return false }
    let line = [owner] + (module.project.heirs[owner] ?? [])
    let related = Set(line + line.flatMap { module.index.allInherited(by: $0).types })
    return related.contains { type in
      type != owner
        && module.index.types[type].properties.contains {
          $0.name == property.name && module.unwrappedType(of: $0) != nil
        }
    }
  }

  /// True if the property's initial value is an object that nothing else keeps alive. If the
  /// property were weak, the object would be freed at once.
  private var holdsOwnObject: Bool {
    property.hasInitialValue && facts.part(.nilLiteral, of: Int(property.place.node)) == nil
  }
}

extension LintedModule {
  /// Returns the node of a property's type if that is a `T!`.
  fileprivate func unwrappedType(of property: Property) -> Int? {
    facts(at: property.place).part(.unwrappedType, of: Int(property.place.node))
  }

  /// Returns true if a protocol can be limited to classes: every type of the project that conforms to
  /// it is a class or an actor, and it has no mutating method.
  fileprivate func canBeClassBound(_ type: TypeDeclaration.ID) -> Bool {
    let conformers = index.conformers(of: type)
    guard index.types[type].kind == .protocol, !conformers.isEmpty,
      conformers.allSatisfy({ [.class, .actor].contains(index.types[$0].kind) })
    else { return false }
    let facts = facts(at: index.types[type].place)
    return !facts.range(of: Int(index.types[type].place.node)).contains { node in
      facts.nodes[node].kind == .modifier && facts.isNamed(node, "mutating")
    }
  }
}
