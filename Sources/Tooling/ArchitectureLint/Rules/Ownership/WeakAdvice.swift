import AdderModuleDiscovery

/// What to say about a property that should be weak, with what else must change so that it can be.
struct WeakAdvice {
  private let name: String
  private var needs: [String] = []
  /// True if the property stores a structure, which cannot be referenced weakly.
  private var isValue = false

  init(for property: Property, in module: LintedModule) {
    name = module.index.names[property.name]
    isValue = property.types.contains { module.index.types[$0].kind == .struct }
    // What a collection contains is made weak in another way.
    if let shape = property.type?.shape, shape != .single { return }
    let isOptional = property.type?.isOptional ?? true
    if property.isConstant {
      needs.append(isOptional ? "it must be a 'var'" : "it must be an optional 'var'")
    } else if !isOptional {
      needs.append("it must be optional")
    }
    let unbound = property.types.filter { type in
      module.index.types[type].kind == .protocol && !module.isClassBound(type)
    }
    if !unbound.isEmpty { needs.append("its protocol must inherit from 'AnyObject'") }
  }

  /// Returns the advice without a full stop.
  ///
  /// - Parameters:
  ///   - change: What to do; by default, to make the property weak.
  ///   - others: What else must change.
  func text(as change: String? = nil, needing others: [String] = []) -> String {
    if isValue { return "Remove '\(name)': it keeps a copy of a structure, which cannot be weak" }
    let needs = (needs + others).joined(separator: ", and ")
    return (change ?? "Make '\(name)' weak") + (needs.isEmpty ? "" : "; \(needs)")
  }
}
