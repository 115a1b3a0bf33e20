import AdderArchitectures
import AdderModuleDiscovery

/// Checks that methods for events in the life cycle of the view have the architecture's names.
struct LifecycleCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let named = method.contract.methods.named
    let ready = named[.viewReady]?.name([:])
    if method.name == ready || named[.lifecycle]?.values(of: method.name) != nil { return .kept }
    let name = method.name.lowercased()
    if let ready, Lexicon.readyEvents.contains(name) {
      return .broken(
        "\(method.title(module)) reports that the view is ready. Rename it to '\(ready)'.",
        better: ready)
    }
    guard let lifecycle = named[.lifecycle], Lexicon.lifecycle.contains(name) else { return .aside }
    let event = method.words.contains("view") ? method.name : "view" + method.name.capitalizedFirst
    let wanted = lifecycle.name([.event: event.capitalizedFirst])
    return .broken(
      "\(method.title(module)) reports a view lifecycle event. Rename it to '\(wanted)'.",
      better: wanted)
  }
}

/// Checks that a method which sets something up with a value has the architecture's name.
struct ConfigurationCheck: MethodCheck {
  /// The required label of the method's first parameter; `nil` for any.
  let label: String?

  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    guard let name = method.contract.methods.named[.configuration]?.name([:]),
      let first = method.function.parameters.first,
      method.name != method.contract.methods.named[.initialState]?.name([:])
    else { return .aside }
    let firstLabel = module.index.names[first.label]
    if method.name == name || method.begins(with: [name]) && label == nil {
      if label == nil || firstLabel == label { return .kept }
    } else if !isConfiguration(method, module) {
      return .aside
    }
    let configured = method.contract.crossing == .in ? "module" : "view"
    return .broken(
      "\(method.title(module)) configures the \(configured). Rename it to '\(name)(\(label ?? "with…"):)'."
    )
  }

  private func isConfiguration(_ method: ContractMethod, _ module: LintedModule) -> Bool {
    guard Lexicon.configuringVerbs.contains(method.firstWord) else { return false }
    // Such as `fillProfile` and `setup`, but not `configureTableFooter`: the method must set up the
    // module.
    let subject = method.words.dropFirst().joined()
    return subject.isEmpty || ["module", "view", "initialstate"].contains(subject)
      || subject == module.module.name.lowercased()
  }
}

/// Checks that the method for the initial state has the architecture's name.
struct InitialStateCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    guard let name = method.contract.methods.named[.initialState]?.name([:]),
      method.function.parameters.isEmpty
    else { return .aside }
    if method.name == name { return .kept }
    guard Lexicon.configuringVerbs.contains(method.firstWord),
      Self.subjects.contains(method.words.dropFirst().joined()),
      !methods.contains(where: { $0.name == name })
    else { return .aside }
    return .broken(
      "\(method.title(module)) shows the initial state. Rename it to '\(name)'.", better: name)
  }

  private static let subjects: Set<String> = [
    "", "ui", "view", "views", "screen", "initialview", "initialui", "initialvalues",
  ]
}

/// Checks that a method which opens or prepares another module is named after that module.
struct OtherModuleCheck: MethodCheck {
  let purpose: MethodNaming.Purpose

  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let named = method.contract.methods.named
    guard named[.preparation] != nil, let pattern = named[purpose] else { return .aside }
    if pattern.values(of: method.name) != nil { return .kept }
    guard verbs.contains(method.firstWord) else { return .aside }
    let other = NameWords(method.name).spelled.dropFirst().joined()
    if other.isEmpty { return .aside }
    let name = pattern.name([.other: other])
    return .broken(
      "\(method.title(module)) begins with '\(method.firstWord)'. Rename it to '\(name)'.",
      better: name)
  }

  private var verbs: Set<String> {
    purpose == .preparation ? Lexicon.configuringVerbs : Lexicon.openingVerbs
  }
}
