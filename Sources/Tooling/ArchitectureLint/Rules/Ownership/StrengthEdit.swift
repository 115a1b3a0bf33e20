import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Makes a property hold otherwise.
struct StrengthEdit {
  private let property: Property
  private let facts: SwiftFile
  private let file: Int32
  /// The `var` that the property is declared in.
  private let declaration: Int?
  /// Whether what it is declared by are objects for certain.
  private let isOfObjects: Bool

  init(of property: Property, in module: LintedModule) {
    self.property = property
    file = property.place.file
    facts = module.facts(at: property.place)
    declaration = module.declaration(of: property)
    isOfObjects =
      !property.types.isEmpty && property.types.count == property.type?.names.count
      && property.types.allSatisfy { type in
        module.index.types[type].kind == .class || module.isClassBound(type)
      }
  }

  /// The edits, where a word in front of the property is all it takes.
  func fix(to strength: Reference.Strength) -> SourceFix? {
    guard let declaration, facts.parts(.binding, of: declaration).count == 1 else { return nil }
    switch strength {
    case .weak: return weakened(declaration)
    case .strong: return strengthened(declaration)
    case .unowned: return nil
    }
  }

  /// Only an object that is optional and can change can be weak.
  private func weakened(_ declaration: Int) -> SourceFix? {
    guard isOfObjects, property.type?.isOptional == true, !property.isConstant, !property.isLazy
    else { return nil }
    return SourceFix([.init(place: place(keyword(of: declaration), 0), text: "weak ")])
  }

  private func strengthened(_ declaration: Int) -> SourceFix? {
    let word = facts.parts(.modifier, of: declaration).first {
      facts.isNamed($0, "weak") || facts.isNamed($0, "unowned")
    }
    guard let word else { return nil }
    // With the blank behind it.
    let (start, end) = (facts.nodes[word].start, facts.nodes[word].end)
    return SourceFix([
      .init(place: LintPlace(file: file, start: start, end: end + 1), text: "")
    ])
  }

  /// Where `var` begins: behind attributes and modifiers.
  private func keyword(of declaration: Int) -> UInt32 { facts.nodes[declaration].nameStart }

  private func place(_ start: UInt32, _ count: UInt32) -> LintPlace {
    LintPlace(file: file, start: start, end: start + count)
  }
}
