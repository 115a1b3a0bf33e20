import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Makes a property hold otherwise.
struct StrengthEdit {
  private let property: Property
  private let module: LintedModule
  private let file: Int32
  private let facts: SwiftFile
  /// The `var` that the property is declared in.
  private let declaration: Int?
  /// Whether what it is declared by are objects for certain.
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

  /// The edits, if a modifier before the property is enough.
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

  /// Only a stored object that is optional and can change can be weak.
  private func canBeWeak(_ declaration: Int) -> Bool {
    isOfObjects && property.type?.isOptional == true && !property.isConstant && !property.isLazy
      && !property.isComputed && !holdsOwnObject
      && !facts.parts(.modifier, of: declaration).contains { facts.isNamed($0, "override") }
      && module.attributes(of: declaration, in: file).allSatisfy(
        FrameworkNames.weakAttributes.contains)
  }

  /// Whether its initial value is an object that nothing else holds: that would be freed at once.
  private var holdsOwnObject: Bool {
    property.hasInitialValue && facts.part(.nilLiteral, of: Int(property.place.node)) == nil
  }
}
