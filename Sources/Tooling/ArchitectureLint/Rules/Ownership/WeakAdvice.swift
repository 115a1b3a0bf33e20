import AdderModuleDiscovery
import AdderSwiftSource

/// What to say about a property that should be weak, with what else must change so that it can be.
struct WeakAdvice {
  private let name: String
  private var needs: [String] = []
  /// True if the property stores a structure, which cannot be referenced weakly.
  private var isValue = false
  /// True if it does so behind a protocol.
  private var isHidden = false
  /// The property's type, if it is a parameter of its generic class that need not be an object.
  private var parameter: String?

  /// - Parameters:
  ///   - holder: The type that has the property.
  ///   - target: The type of the object that the property stores.
  init(
    for property: Property, of holder: TypeDeclaration.ID, to target: TypeDeclaration.ID? = nil,
    in module: LintedModule
  ) {
    name = module.index.names[property.name]
    if let type = property.type?.names.first, type.path.count == 1,
      ([holder] + module.index.superclasses(of: holder)).flatMap({
        module.index.types[$0].genericParameters
      })
      .contains(where: { $0.name == type.last && !Self.isBound($0, module.index) })
    {
      parameter = module.index.names[type.last]
    }
    isValue = property.types.contains(where: module.isStructure)
    isHidden = !isValue && target.map(module.isStructure) ?? false
    // What a collection contains is made weak in another way.
    if let shape = property.type?.shape, shape != .single { return }
    if property.isLazy { needs.append("it cannot be 'lazy'") }
    let isOptional = property.type?.isOptional ?? true
    let requirement = isOptional ? nil : Self.requirement(of: property, holder, in: module)
    let others = requirement.map { ", and so must the requirement in '\($0)'" } ?? ""
    if property.isConstant {
      needs.append(isOptional ? "it must be a 'var'" : "it must be an optional 'var'" + others)
    } else if !isOptional {
      needs.append("it must be optional" + others)
    }
    if property.type?.names.contains(where: { module.index.names[$0.last] == "Any" }) == true {
      needs.append("its type must be 'AnyObject'")
    }
    let unbound = property.types.filter { type in
      module.index.types[type].kind == .protocol && !module.isClassBound(type)
    }
    if !unbound.isEmpty { needs.append("its protocol must inherit from 'AnyObject'") }
  }

  /// Returns true if a generic parameter has a constraint other than `Any`.
  private static func isBound(
    _ parameter: TypeDeclaration.GenericParameter, _ index: ProjectIndex
  ) -> Bool {
    parameter.constraint?.names.contains { index.names[$0.last] != "Any" } ?? false
  }

  /// Returns the name of the protocol that requires the property with a type that is not optional.
  private static func requirement(
    of property: Property, _ holder: TypeDeclaration.ID, in module: LintedModule
  ) -> String? {
    module.index.allInherited(by: holder).types.first { type in
      module.index.types[type].kind == .protocol
        && module.index.types[type].properties.contains {
          $0.name == property.name && $0.type?.isOptional == false
        }
    }.map(module.name)
  }

  /// Returns the advice without a full stop.
  ///
  /// - Parameters:
  ///   - change: What to do; by default, to make the property weak.
  ///   - others: What else must change.
  func text(as change: String? = nil, needing others: [String] = []) -> String {
    if let parameter {
      return
        "Replace '\(name)' with a weak property of a class-bound protocol: the generic type '\(parameter)' cannot be weak"
    }
    if isHidden {
      return
        "Let '\(name)' be an object that the view observes, not a copy of the view's structure, which cannot be weak"
    }
    if isValue { return "Remove '\(name)': it keeps a copy of a structure, which cannot be weak" }
    let needs = (needs + others).joined(separator: ", and ")
    return (change ?? "Make '\(name)' weak") + (needs.isEmpty ? "" : "; \(needs)")
  }
}

extension LintedModule {
  /// The closures of these types that capture `self` unowned, or weakly and unwrap it, and may run after the type's object is gone, as
  /// soon as a cycle no longer keeps it.
  func unownedClosures(of types: [TypeDeclaration.ID]) -> [SyntaxPlace] {
    types.flatMap { project.closures[$0, default: []] }.filter { use in
      use.fate != .stays
        && use.captures.contains { capture in
          guard index.names[capture.name] == "self" else { return false }
          return capture.strength == .unowned || capture.strength == .weak && unwrapsSelf(use.place)
        }
    }.map(\.place)
  }

  /// Returns true if a closure crashes without its weak `self`: `self!.posts`, `(self?.posts)!`.
  private func unwrapsSelf(_ closure: SyntaxPlace) -> Bool {
    let code = code(of: closure)
    return code.firstRange(of: "self!") != nil
      || code.ranges(of: "(self?.").contains { start in
        let rest = code[start.upperBound...].drop {
          $0.isLetter || $0.isNumber || "_.?".contains($0)
        }
        return rest.hasPrefix(")!")
      }
  }

  private func code(of closure: SyntaxPlace) -> String {
    guard let text = text(of: closure.file) else { return "" }
    let node = facts(at: closure).nodes[Int(closure.node)]
    return String(decoding: text[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// A note about the first closure that would crash once a cycle no longer keeps objects of some types; `nil` if there
  /// is none. Closures of the parts that these objects keep may also rely on `self`.
  func noteOnUnsafeClosure(in types: [TypeDeclaration.ID]) -> LintFinding.Note? {
    let closure = unownedClosures(of: partsKept(by: types)).min {
      ($0.file, $0.node) < ($1.file, $1.node)
    }
    if let closure {
      return .init(
        "This closure relies on 'self', which may be safe only because of the cycle. Capture '[weak self]', and do nothing without it.",
        at: nameplace(at: closure))
    }
    return types.lazy.compactMap(noteOnForcedReference).first
  }

  /// A note about a closure that keeps its own object and calls, through a weak property with `!`, one of a type that it
  /// does not keep: `self.output.didFail()`.
  private func noteOnForcedReference(to type: TypeDeclaration.ID) -> LintFinding.Note? {
    for edge in graph.edges(to: type) where edge.strength != .strong && part(edge.holder) != nil {
      guard let property = index.property(edge.property, of: edge.owner)?.property,
        facts(at: property.place).range(of: Int(property.place.node)).contains(where: {
          facts(at: property.place).nodes[$0].kind == .unwrappedType
        })
      else { continue }
      let name = index.names[property.name]
      let closure = project.closures[edge.holder, default: []].first { use in
        use.fate != .stays && code(of: use.place).firstRange(of: "self.\(name).") != nil
          && use.captures.contains {
            index.names[$0.name] == "self" && $0.strength == .strong
          }
      }
      if let closure {
        return .init(
          "This closure would crash without '\(name)', which may be safe only because of the cycle. Write '\(name)?' there.",
          at: nameplace(at: closure.place))
      }
    }
    return nil
  }

  /// The types, and the parts of the module that their objects keep alive.
  private func partsKept(by types: [TypeDeclaration.ID]) -> [TypeDeclaration.ID] {
    var kept = types
    var next = 0
    while next < kept.count {
      for edge in graph.edges(from: kept[next]) where edge.strength == .strong {
        if part(edge.target) != nil, !kept.contains(edge.target) { kept.append(edge.target) }
      }
      next += 1
    }
    return kept
  }

  func isStructure(_ type: TypeDeclaration.ID) -> Bool { index.types[type].kind == .struct }
}
