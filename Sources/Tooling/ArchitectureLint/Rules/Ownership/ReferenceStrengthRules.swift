import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports references whose strength differs from the one that the architecture requires.
struct ReferenceStrengthRules: RuleFamily {
  struct Entry: Sendable {
    let rule: LintRule
    let from: Traits
    let to: Traits
    /// The required strength; `nil` for any.
    let strength: Reference.Strength?
    /// True for a reference to another module, false for a reference within the module; `nil` for
    /// either.
    let leadsOut: Bool?

    init(
      _ rule: LintRule, from: Traits = [], to: Traits = [],
      _ strength: Reference.Strength? = nil, leadsOut: Bool? = false
    ) {
      self.rule = rule
      self.from = from
      self.to = to
      self.strength = strength
      self.leadsOut = leadsOut
    }

    func fits(_ reference: Reference, in module: LintedModule) -> Bool {
      let architecture = module.architecture
      guard rule.applies(to: module), strength == nil || strength == reference.strength,
        architecture.traits(ofRole: reference.holder).hasAny(of: from),
        leadsOut == nil || leadsOut == architecture.leavesModule(reference)
      else { return false }
      return to.isEmpty
        || architecture.roles(reachedBy: reference).contains { name in
          architecture.traits(ofRole: name).hasAny(of: to)
        }
    }
  }

  /// Of the entries that fit a reference, only the first one reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let held = module.heldReferences
    let holdings = StrongHoldings(of: module)
    for found in held where !isInverted(found, among: held, module) {
      let entry = entries.first { $0.fits(found.reference, in: module) }
      guard let entry, report.follows(entry.rule, in: module) else { continue }
      let isLeak = found.target.map { holdings.lead(from: $0, to: found.holder) } ?? false
      if found.isAsDescribed || isKeptByOthers(found, module) || isHandedOver(found, module)
        || isNeverSet(found, module) || !isLeak && isOnlyOwner(found, module)
        || isState(found, module) || isBounded(found, holdings, module)
        || isValue(found, module) || isLeftByRouter(found, holdings, module)
        || isOwnerByHabit(found, module)
      {
        report.keeps(entry.rule)
      } else {
        tell(found, entry.rule, isLeak: isLeak && !found.isWeak, module, &report)
      }
    }
  }

  /// Returns true if two parts reference each other with swapped strengths. Such references also
  /// keep both parts alive.
  private func isInverted(
    _ found: HeldReference, among held: [HeldReference], _ module: LintedModule
  ) -> Bool {
    guard !found.isAsDescribed else { return false }
    return held.contains { other in
      !other.isAsDescribed && other.reference.strength != found.reference.strength
        && other.target == found.holder && other.holder == found.target
    }
  }

  private func tell(
    _ found: HeldReference, _ rule: LintRule, isLeak: Bool, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    let (holder, name) = (module.name(found.holder), module.index.names[found.property.name])
    let other = target(of: found, module)
    let place = module.nameplace(at: found.property.place)
    let advice = WeakAdvice(for: found.property, of: found.holder, in: module)
    let isCreated =
      found.target.map { module.isCreated(by: found.property, to: $0, of: found.holder) } ?? false
    let isDropped =
      found.target.map { module.isDropped($0, besides: found.property.name, of: found.holder) }
      ?? false
    let keeper = screenThatShouldKeep(found, module)
    var owner =
      (isCreated || isDropped && keeper == nil) && isLeak
      ? ["an object outside the cycle must own the \(other)"] : []
    let container = container(beside: found, module)
    if let container {
      owner.append("'\(container)', which may contain the \(other), must be weak, too")
    }
    if let maker = makerOfRouter(found, module) {
      let screen = container.map { "what was in '\($0)'" } ?? "the \(other)"
      owner.append(
        "return \(screen) from '\(maker)()', because nothing else keeps it until it is shown")
    } else if let target = found.target,
      module.isGivenByContainer(found.holder, with: found.property.name, to: target)
    {
      owner.append(
        "let the container give the \(other), because nothing else keeps it until it is shown")
    }
    if let keeper {
      owner.append("make '\(keeper)' strong, because nothing else keeps the \(other) alive")
    }
    let message =
      switch found.reference.strength {
      case .weak, .unowned:
        found.target == nil
          ? "'\(holder)' references its \(other) strongly. \(advice.text(as: "Make '\(name)' weak: otherwise the other module lives as long as this one"))."
          : "'\(holder)' references its \(other) strongly. \(advice.text(as: "Make '\(name)' weak to avoid a retain cycle", needing: owner))."
      case .strong:
        "'\(holder)' does not keep its \(other) alive. Make '\(name)' a strong reference."
      }
    let edit = StrengthEdit(of: found.property, in: module)
    let danger =
      found.reference.strength == .strong
      ? nil
      : found.target.flatMap {
        module.noteOnUnsafeClosure(in: [found.holder, $0])
          ?? module.noteOnFreedObject(behind: [found.holder, $0])
      } ?? edit.noteOnNeededValue
    report.finds(
      LintProblem(
        rule, module.subject(name, of: found.holder), at: place, message,
        notes: danger.map { [$0] } ?? [], fix: danger == nil ? fix(found, edit, module) : nil,
        isLeak: isLeak),
      in: module)
  }

  /// Returns the weak property through which a screen knows the target, if the strong reference is the
  /// only one that keeps the target alive: the two strengths are swapped.
  private func screenThatShouldKeep(_ found: HeldReference, _ module: LintedModule) -> String? {
    guard !found.isWeak, found.reference.strength != .strong, let target = found.target,
      !(module.part(target)?.role.has(.shows) ?? true),
      !module.isKeptAlive(target, besides: found.property.name, of: found.holder)
    else { return nil }
    let edge = module.graph.edges(to: target).first { edge in
      edge.strength != .strong && edge.holder != found.holder
        && module.part(edge.holder)?.role.has(.shows) ?? false
    }
    return edge.map { "\(module.name($0.holder)).\(module.index.names[$0.property])" }
  }

  /// Returns another property in which a part keeps a screen of a framework, such as a navigation
  /// controller, which can keep the view as well; `nil` if there is none.
  private func container(beside found: HeldReference, _ module: LintedModule) -> String? {
    guard let target = found.target, module.part(target)?.role.has(.shows) ?? false else {
      return nil
    }
    return module.index.types[found.holder].properties.first { property in
      property.name != found.property.name && !property.isStatic && !property.isComputed
        && property.strength == .strong && property.types.isEmpty
        && property.type?.names.contains {
          FrameworkNames.viewControllers.contains(module.index.names[$0.last])
        } ?? false
    }.map { module.index.names[$0.name] }
  }

  /// Returns the static method that composes a module and returns its router, which then keeps the
  /// screen for those who show it; `nil` if the router does not keep the screen, or nothing does so.
  private func makerOfRouter(_ found: HeldReference, _ module: LintedModule) -> String? {
    guard let target = found.target, module.part(target)?.role.has(.shows) ?? false,
      module.part(found.holder)?.role.has(.navigates) ?? false
    else { return nil }
    let router = [found.holder] + module.index.allInherited(by: found.holder).types
    let names = Set(router.map { module.index.types[$0].name })
    return module.index.types[found.holder].functions.first { function in
      function.isStatic
        && function.result?.names.contains { $0.path.last.map(names.contains) ?? false } ?? false
    }.map { module.index.names[$0.name] }
  }

  /// Returns what messages call the target: the name of its contract if the architecture was chosen,
  /// otherwise its role in plain words, such as `presenter`.
  private func target(of found: HeldReference, _ module: LintedModule) -> String {
    if !module.followsDocument, let target = found.target,
      let role = module.part(target)?.role
    {
      return NameWords(role.name).words.joined(separator: " ").lowercased()
    }
    return found.reference.targets.joined(separator: " & ")
  }

  /// Returns true if a weak reference is safe because another object keeps, or may keep, its target
  /// alive.
  private func isKeptByOthers(_ found: HeldReference, _ module: LintedModule) -> Bool {
    guard found.property.strength != .strong, let target = found.target else { return false }
    if module.part(target)?.role.has(.navigates) ?? false,
      module.isForListener(found.property, orCalled: "output")
    {
      return true
    }
    let name = found.property.name
    return module.isKeptAlive(target, besides: name, of: found.holder)
      || module.mayBeKeptAlive(target, besides: found.holder)
      || module.part(target)?.role.has(.shows) ?? false
        && module.isGivenToLibrary(target, by: name, of: found.holder)
  }

  /// Returns true if a strong reference keeps nothing alive, because nothing sets it, or only to a screen that
  /// its holder creates and that is not the module's.
  private func isNeverSet(_ found: HeldReference, _ module: LintedModule) -> Bool {
    guard !found.isWeak else { return false }
    guard module.canHaveValue(found.property, of: found.holder) else { return true }
    return found.target.map { target in
      module.isSpareScreen(target, in: found.property, of: found.holder)
    } ?? false
  }

  /// Returns true if the team follows no document, and a strong reference leaks nothing: its holder
  /// lives as long as the app and keeps only one object at a time, its target lives as long as the app,
  /// one of them is never created, or code sets a reference between them to `nil`.
  private func isBounded(
    _ found: HeldReference, _ holdings: StrongHoldings, _ module: LintedModule
  ) -> Bool {
    guard !found.isWeak, !module.followsDocument, let target = found.target else {
      return false
    }
    let harmless = module.project.harmlessClasses
    if harmless.contains(found.holder) || harmless.contains(target) { return true }
    let property = module.index.names[found.property.name]
    let way = (holdings.way(from: target, to: found.holder) ?? []).map { ($0.label, $0.from) }
    return (way + [(property, found.holder)]).contains { property, holder in
      ReleasePoints(of: holder, in: module.index).release(property, by: { _ in false })
        || module.isEmptied(property, of: holder)
    }
  }

  /// Returns true if a strong reference is to a structure, which cannot be referenced weakly.
  private func isValue(_ found: HeldReference, _ module: LintedModule) -> Bool {
    let types = found.property.types + (found.target.map { [$0] } ?? [])
    return !found.isWeak && types.contains { module.index.types[$0].kind == .struct }
  }

  /// Returns true if the team follows no document, and only this reference keeps a router alive: then
  /// the router's own reference, which leads back, should be weak.
  private func isLeftByRouter(
    _ found: HeldReference, _ holdings: StrongHoldings, _ module: LintedModule
  ) -> Bool {
    guard !found.isWeak, !module.followsDocument, let target = found.target,
      module.part(target)?.role.has(.navigates) ?? false
    else { return false }
    return !module.isKeptAlive(target, besides: found.property.name, of: found.holder)
      && holdings.lead(from: target, to: found.holder)
  }

  /// Returns true if the team follows no document, and the holder keeps the target alive in most modules,
  /// while the target knows it weakly: then the target's own reference should be weak here, too.
  private func isOwnerByHabit(_ found: HeldReference, _ module: LintedModule) -> Bool {
    guard !found.isWeak, !module.followsDocument, let target = found.target,
      let holder = module.part(found.holder)?.role.name, let role = module.part(target)?.role.name
    else { return false }
    return module.project.ownershipHabits.owns(holder, role, in: module.module.architecture)
  }

  /// Returns true if the team follows no document, and the target is the state that a view of SwiftUI
  /// observes: the presenter makes and keeps it.
  private func isState(_ found: HeldReference, _ module: LintedModule) -> Bool {
    guard !found.isWeak, !module.followsDocument, let target = found.target,
      module.part(target)?.role.has(.shows) ?? false
    else { return false }
    let observing = module.index.known(.observedWrappers)
    return module.index.types.contains { type in
      type.properties.contains { property in
        property.types.contains(target) && !observing.isDisjoint(with: property.attributes)
      }
    }
  }

  /// Returns true if nothing else keeps the object alive that a part references strongly, and the part creates it, or
  /// no document says that it must not own it.
  private func isOnlyOwner(_ found: HeldReference, _ module: LintedModule) -> Bool {
    guard !found.isWeak, let target = found.target else { return false }
    return
      (!module.followsDocument
      || module.isCreated(by: found.property, to: target, of: found.holder))
      && !module.isKeptAlive(target, besides: found.property.name, of: found.holder)
  }

  /// Returns true if a part keeps another one only until it hands it over, in a property beside the
  /// one that the architecture names.
  private func isHandedOver(_ found: HeldReference, _ module: LintedModule) -> Bool {
    let name = module.index.names[found.property.name]
    let patterns = [found.reference.property] + found.reference.otherProperties
    return found.property.strength == .strong
      && !patterns.contains { $0.typeName(module: module.module.name) == name }
      && module.index.isEnded(name, of: found.owner)
  }

  private func fix(
    _ found: HeldReference, _ edit: StrengthEdit, _ module: LintedModule
  ) -> SourceFix? {
    let strength = found.reference.strength
    let isSafe =
      strength == .strong
      || makerOfRouter(found, module) == nil
        && module.canBecomeWeak(found.property, to: found.target, of: found.holder)
    return isSafe ? edit.fix(to: strength, target: found.target) : nil
  }
}

/// A property that corresponds to one of the architecture's references.
struct HeldReference {
  let reference: Reference
  let holder: TypeDeclaration.ID
  /// The type that declares the property.
  let owner: TypeDeclaration.ID
  let property: Property
  /// The referenced type; `nil` if it is in another module.
  let target: TypeDeclaration.ID?

  /// True if the reference keeps nothing alive; unowned and weak count as equal.
  var isWeak: Bool { property.strength != .strong }

  /// True if the strength is the one that the architecture requires.
  var isAsDescribed: Bool {
    switch reference.strength {
    case .weak, .unowned: isWeak
    case .strong: !isWeak
    }
  }
}

extension LintedModule {
  func findHeldReferences() -> [HeldReference] {
    let inside = wiring.arrows.compactMap { arrow -> HeldReference? in
      guard let name = arrow.reference, let edge = arrow.edge,
        let reference = architecture.references.first(where: { $0.name == name }),
        let property = index.property(edge.property, of: edge.owner), !property.property.isComputed,
        !doubtfulParts.contains(edge.target)
      else { return nil }
      return HeldReference(
        reference: reference, holder: edge.holder, owner: property.owner,
        property: property.property, target: edge.target)
    }
    return inside + outwardReferences
  }

  /// The references to other modules through this module's contracts.
  private var outwardReferences: [HeldReference] {
    architecture.references.filter { architecture.leavesModule($0) }.flatMap { reference in
      // References to the module's own input belong to other modules.
      let protocols = contracts.filter {
        $0.contract.crossing == .out && reference.targets.contains($0.contract.name)
      }.map(\.type)
      return parts(reference.holder).flatMap { part in
        index.types[part.type].properties
          .filter { property in
            !property.isComputed && !property.isStatic
              && property.types.contains(where: protocols.contains)
          }
          .map {
            HeldReference(
              reference: reference, holder: part.type, owner: part.type, property: $0, target: nil)
          }
      }
    }
  }
}
