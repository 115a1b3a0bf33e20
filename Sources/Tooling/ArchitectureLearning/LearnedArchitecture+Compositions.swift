import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension LearnedArchitecture {
  /// The method of a role that connects the parts of a module.
  private struct Builder {
    var role: String
    /// The roles whose types its code names.
    var builds: [String] = []
    var method: String?
    /// The role of what the method returns.
    var returned: String?
    /// True if the method returns nothing: it builds the other parts around the object that it belongs to.
    var isAroundItself = false
    /// What the method takes: contracts with other modules, and plain data.
    var takes: [String] = []
    /// The label of its first argument; `nil` if it is the parameter's name.
    var label: String?
    /// What the builder itself holds.
    var held: [Held] = []
  }

  /// A property of a builder.
  private struct Held: Hashable {
    var property: String
    var strength: Reference.Strength
    var target: String
  }

  /// Learns which role builds the module, with which method, and what it returns.
  mutating func learnCompositions(_ observed: ObservedModules) {
    let builders = observed.modules.compactMap { builder(of: $0, observed) }
    var roles = Tally<String>()
    for builder in builders { roles.add(builder.role) }
    for role in roles.common {
      let own = builders.filter { $0.role == role }
      var (methods, returned) = (Tally<String>(), Tally<String>())
      for builder in own {
        if let method = builder.method { methods.add(method) }
        if let role = builder.returned { returned.add(role) }
      }
      guard let method = methods.values.first, methods.all * 2 > own.count,
        let pattern = try? NamingPattern(parsing: Self.usualMethod(methods))
      else { continue }
      var composition = Composition(role: role, method: pattern)
      composition.builds = architecture.roles.map(\.name).filter { name in
        name != role && own.count { $0.builds.contains(name) } * 2 >= own.count
      }
      // A view that connects the others when it is created is what others open.
      let isAroundItself = own.count(where: \.isAroundItself) * 2 > own.count
      // What one of many builders returns is no rule for the others.
      let usual = returned.values.first.flatMap { $0.count * 2 > own.count ? $0 : nil }
      composition.returns =
        usual?.value
        ?? (!isAroundItself && architecture.role(named: role)?.has(.shows) ?? false ? role : nil)
      if composition.returns == role, !architecture.traits(ofRole: role).contains(.shows) {
        learnHeld(by: role, own)
        // What holds no screen is of no use to the code that opens the module.
        if !holdsScreen(role) { composition.returns = nil }
      }
      // What makes no other part and returns none says nothing about how modules are built.
      if composition.builds.isEmpty, composition.returns ?? role == role { continue }
      learnTaken(in: &composition, own)
      shares["composition.\(role)"] = observed.share(own.count)
      if pattern.description == method.value {
        shares["composition.\(role).method"] = Share(count: method.count, all: methods.all)
      }
      if let usual {
        shares["composition.\(role).returns"] = Share(count: usual.count, all: own.count)
      }
      architecture.compositions.append(composition)
    }
  }

  /// The name of most builders' methods; if there is none, the word that most begin with, and the module's name: `create{module}` for
  /// `createFolders` and `createPin` of `Folder` and `CreatePin`.
  private static func usualMethod(_ methods: Tally<String>) -> String {
    guard let first = methods.values.first else { return "" }
    if first.count * 2 > methods.all { return first.value }
    let words = methods.values.reduce(into: [String: Int]()) { counts, method in
      counts[String(method.value.prefix(while: \.isLowercase)), default: 0] += method.count
    }
    let verb = words.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let verb, !verb.key.isEmpty, verb.value * 2 > methods.all else { return first.value }
    return verb.key + "{module}"
  }

  /// Learns what a builder holds that code outside of the module gets.
  private mutating func learnHeld(by role: String, _ builders: [Builder]) {
    var all = Tally<Held>()
    for held in builders.flatMap(\.held) { all.add(held) }
    for held in all.values where held.count > 1 && held.count * 2 >= builders.count {
      guard let pattern = try? NamingPattern(parsing: held.value.property),
        !architecture.references.contains(where: { $0.holder == role && $0.property == pattern })
      else { continue }
      let reference = Reference(
        holder: role, property: pattern, strength: held.value.strength,
        targets: [held.value.target])
      shares["references.\(reference.name)"] = Share(count: held.count, all: builders.count)
      architecture.references.append(reference)
    }
  }

  private func holdsScreen(_ role: String) -> Bool {
    architecture.references(heldBy: role).contains { reference in
      reference.strength == .strong
        && architecture.roles(reachedBy: reference).contains {
          architecture.traits(ofRole: $0).contains(.shows)
        }
    }
  }

  /// Learns what most builders take.
  private func learnTaken(in composition: inout Composition, _ builders: [Builder]) {
    var (taken, labels) = (Tally<String>(), Tally<String?>())
    for builder in builders {
      for name in builder.takes { taken.add(name) }
      if !builder.takes.isEmpty { labels.add(builder.label) }
    }
    composition.takes = taken.values.filter { $0.count > 1 && $0.count * 2 >= builders.count }
      .map(\.value)
    if !composition.takes.isEmpty { composition.label = labels.usual?.value ?? nil }
  }

  /// Returns what connects most parts of a module.
  private func builder(
    of module: ObservedModules.Observed, _ observed: ObservedModules
  ) -> Builder? {
    let parts = Set(
      module.module.parts.map(\.type).filter { !observed.index.inherits(.cells, $0) })
    var counts: [WiringGraph.Composer: Int] = [:]
    for part in parts {
      for edge in observed.project.graph.edges(from: part) where parts.contains(edge.target) {
        if let composer = edge.composer { counts[composer, default: 0] += 1 }
      }
    }
    let best = counts.max { one, other in
      let (place, otherPlace) = (one.key.function, other.key.function)
      return (one.value, other.key.type, otherPlace.file, otherPlace.node)
        < (other.value, one.key.type, place.file, place.node)
    }
    guard let composer = best?.key, let role = role(of: composer.type, in: module, observed) else {
      return nil
    }
    let connecting = observed.index.types[composer.type].functions
      .first { $0.place == composer.function }
    let own = observed.index.types[composer.type].functions.map(\.place)
      .reduce(into: names(at: composer.function, observed)) {
        $0.formUnion(names(at: $1, observed))
      }
    let builds = module.module.parts
      .filter { own.contains(observed.index.types[$0.type].name) }.map(\.role)
    guard let connecting else {
      // What else an initializer builds is not returned. A property's own value is in no method.
      let isView = architecture.traits(ofRole: role).contains(.shows)
      let isInitializer = observed.index.types[composer.type].initializers.contains {
        $0.place == composer.function
      }
      return Builder(
        role: role, builds: builds, method: isView && isInitializer ? "init" : nil,
        isAroundItself: isView)
    }
    let function = entrance(to: connecting, of: composer.type, observed)
    let name = observed.index.names[function.name]
    var builder = Builder(
      role: role, builds: builds,
      method: module.name.memberPattern(of: name)?.description,
      returned: returned(by: function, of: composer.type, in: module, observed))
    builder.isAroundItself = !function.isStatic && function.result == nil
    builder.held = held(by: composer.type, in: module, observed)
    for (number, parameter) in function.parameters.enumerated() {
      guard
        let name = parameter.type.flatMap({
          taken(
            $0, by: composer.type, isAroundView: function.result == nil, in: module,
            function.place.file, observed)
        })
      else { continue }
      builder.takes.append(name)
      if number == 0, parameter.label != parameter.name {
        let label = observed.index.names[parameter.label]
        builder.label = label.isEmpty ? "_" : label
      }
    }
    return builder
  }

  /// Returns what the stored properties of a builder lead to in the module.
  private func held(
    by type: TypeDeclaration.ID, in module: ObservedModules.Observed, _ observed: ObservedModules
  ) -> [Held] {
    observed.index.types[type].properties.compactMap { property in
      guard !property.isStatic, !property.isComputed, let use = property.type,
        let target = target(of: use, in: type, module, property.place.file, observed)
      else { return nil }
      let name = observed.index.names[property.name]
      return Held(
        property: module.name.memberPattern(of: name)?.description ?? name,
        strength: property.strength.asDescribed, target: target)
    }
  }

  /// Returns the contract or the role that a declared type is; any screen is the module's.
  private func target(
    of use: TypeUse, in type: TypeDeclaration.ID, _ module: ObservedModules.Observed,
    _ file: Int32, _ observed: ObservedModules
  ) -> String? {
    for name in use.names {
      if let found = observed.index.type(name, in: type, file: file) {
        let contract = module.module.contracts.first { $0.type == found }?.contract
        if let contract, architecture.contract(named: contract) != nil { return contract }
        if let part = module.module.parts.first(where: { $0.type == found }), found != type {
          return architecture.role(named: part.role)?.name
        }
      } else if FrameworkNames.viewControllers.contains(observed.index.names[name.last]) {
        return architecture.roles(with: .shows).first?.name
      }
    }
    return nil
  }

  /// Returns what a parameter's type is, if code outside of the module can pass it in: a contract with other modules, or
  /// plain data. A method that returns nothing can take the view around which it builds the others.
  private func taken(
    _ use: TypeUse, by type: TypeDeclaration.ID, isAroundView: Bool,
    in module: ObservedModules.Observed, _ file: Int32, _ observed: ObservedModules
  ) -> String? {
    guard
      let found = use.names.lazy.compactMap({
        observed.index.type($0, in: type, file: file)
      }).first
    else { return nil }
    if observed.index.types[found].kind == .protocol {
      let own = module.module.contracts.first { $0.type == found }?.contract
      let contract = architecture.contracts.first { contract in
        contract.crossing == .out
          && (contract.name == own
            || observed.pattern(of: found, in: module).map(contract.protocolNames.contains) ?? false)
      }
      return contract?.name
    }
    guard let role = role(of: found, in: module, observed).flatMap(architecture.role),
      role.has(.isPlainData) || role.has(.shows) && isAroundView && found != type
    else { return nil }
    return role.name
  }

  /// Returns the method that other modules call: the one that calls a private method that connects the parts, itself or
  /// through others.
  private func entrance(
    to function: Function, of type: TypeDeclaration.ID, _ observed: ObservedModules
  ) -> Function {
    let others = observed.index.types[type].functions.filter { $0.hasBody && !$0.isOverride }
    var known: Set = [function.place]
    var waiting = [function]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      if next.access >= .internal { return next }
      for caller in others
      where names(at: caller.place, observed).contains(next.name)
        && known.insert(caller.place).inserted
      {
        waiting.append(caller)
      }
    }
    return function
  }

  /// Returns the names in the code of a function, outside of declared types.
  private func names(at place: SyntaxPlace, _ observed: ObservedModules) -> Set<Name> {
    let file = observed.index.files[Int(place.file)]
    let nodes = file.facts.range(of: Int(place.node)).filter {
      [.identifier, .member].contains(file.facts.nodes[$0].kind)
    }
    let made = file.facts.range(of: Int(place.node))
      .filter { file.facts.nodes[$0].kind == .binding }.flatMap { typeMade(by: $0, file.facts) }
    return Set((nodes + made).map { file.names[Int(file.facts.nodes[$0].name)] })
  }

  /// Returns the names in the type of `let presenter: FeedPresenter = .init()`.
  private func typeMade(by binding: Int, _ file: SwiftFile) -> [Int] {
    guard let type = file.firstType(of: binding),
      file.range(of: binding).contains(where: {
        file.nodes[$0].kind == .implicitMember && file.isNamed($0, "init")
      })
    else { return [] }
    return file.range(of: type).filter { file.nodes[$0].kind == .typeName }
  }

  private func role(
    of type: TypeDeclaration.ID, in module: ObservedModules.Observed, _ observed: ObservedModules
  ) -> String? {
    if let part = module.module.parts.first(where: { $0.type == type }) {
      return architecture.role(named: part.role)?.name
    }
    guard let pattern = observed.pattern(of: type, in: module) else { return nil }
    return architecture.roles.first { $0.typeNames.contains(pattern) }?.name
  }

  /// Returns the role of what a method returns, by the declared type: a part, one of its contracts, or any screen.
  private func returned(
    by function: Function, of type: TypeDeclaration.ID, in module: ObservedModules.Observed,
    _ observed: ObservedModules
  ) -> String? {
    guard let result = function.result else { return nil }
    for name in result.names {
      if let found = observed.index.type(name, in: type, file: function.place.file) {
        if let part = module.module.parts.first(where: { $0.type == found }) { return part.role }
        let contract = module.module.contracts.first { $0.type == found }?.contract
        if let contract = contract.flatMap(architecture.contract) {
          return contract.implementers.first
        }
      } else if FrameworkNames.viewControllers.contains(observed.index.names[name.last]) {
        return architecture.roles(with: .shows).first?.name
      }
    }
    return nil
  }
}
