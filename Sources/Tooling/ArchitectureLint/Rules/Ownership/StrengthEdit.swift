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
  /// True if every type in the property's declaration is known to be a class type.
  private let isOfObjects: Bool

  init(of property: Property, in module: LintedModule) {
    self.property = property
    self.module = module
    file = property.place.file
    facts = module.facts(at: property.place)
    declaration = module.declaration(of: property)
    isOfObjects =
      !property.types.isEmpty && property.types.count == property.type?.names.count
      && property.types.allSatisfy { type in
        module.index.types[type].kind == .class || module.isClassBound(type)
      }
  }

  /// Returns the edit, if changing a modifier of the property is enough.
  func fix(to strength: Reference.Strength) -> SourceFix? {
    guard let declaration, facts.parts(.binding, of: declaration).count == 1,
      let edit = ModifierEdit(of: declaration, in: file, module)
    else { return nil }
    switch strength {
    case .weak: return canBeWeak(declaration) ? SourceFix([edit.adding("weak")]) : nil
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
    isOfObjects && property.type?.isOptional == true && !property.isConstant && !property.isLazy
      && !property.isComputed && !holdsOwnObject
      && !facts.parts(.modifier, of: declaration).contains { facts.isNamed($0, "override") }
      && module.attributes(of: declaration, in: file).allSatisfy(
        FrameworkNames.weakAttributes.contains)
  }

  /// True if the property's initial value is an object that nothing else keeps alive. If the
  /// property were weak, the object would be freed at once.
  private var holdsOwnObject: Bool {
    property.hasInitialValue && facts.part(.nilLiteral, of: Int(property.place.node)) == nil
  }
}
