import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The classes whose objects live as long as the app: what an app delegate keeps, singletons, the
/// screens that are there from the start, and what these create once, when they are created
/// themselves.
///
/// A cycle of such objects costs nothing: none of them is ever meant to be freed.
struct LifelongObjects: Sendable {
  private(set) var types: Set<TypeDeclaration.ID> = []

  private let index: ProjectIndex
  private let app: AppCode
  /// The code that runs only once.
  private var code: [SyntaxPlace] = []
  /// The functions in it that give a tab bar controller its tabs.
  private var tabCode: Set<SyntaxPlace> = []
  /// The number of places in it that run at launch, and whether the first screen stays.
  private var launchCount = 0
  private let isStable: Bool
  /// The same code: the nodes of each file, keyed by the file's number.
  private var ranges: [Int32: [ClosedRange<Int>]] = [:]
  /// The calls of each method, by the type through which they go.
  private let calls: [Method: [Call]]
  private let callsByFile: [Int32: [Call]]
  private let conforming: [TypeDeclaration.ID: [TypeDeclaration.ID]]
  /// The types that have a method with a body, or a computed property, by its name.
  private let declaring: [Name: [TypeDeclaration.ID]]
  private let cells: [TypeDeclaration.ID]
  private let tabBars: [TypeDeclaration.ID]
  /// The parts of each screen's module.
  private let partsByScreen: [TypeDeclaration.ID: [TypeDeclaration.ID]]
  /// The nodes of the structures in each file, keyed by the file's number.
  private let structures: [Int32: [ClosedRange<Int>]]

  private struct Method: Hashable {
    var type: TypeDeclaration.ID
    var name: Name
  }

  init(_ found: DiscoveredProject, _ app: AppCode) {
    let start = StartCode(found, app)
    self.init(found, app, start, replacement: nil)
    // If only the first screen, or what it creates, replaces it, and does so in one place, the second
    // screen stays.
    guard let place = start.replacement else { return }
    let first = LifelongObjects(found, app, start.withoutReplacement, replacement: nil)
    let isInFirst = first.types.contains { type in
      found.index.sharedObject(of: type) == nil
        && found.index.contains(
          place, in: [found.index.types[type].place] + found.index.types[type].extensions)
    }
    if isInFirst { self.init(found, app, start, replacement: place) }
  }

  /// - Parameter replacement: The function that replaces the first screen for good.
  private init(
    _ found: DiscoveredProject, _ app: AppCode, _ start: StartCode, replacement: SyntaxPlace?
  ) {
    index = found.index
    self.app = app
    let calls = found.graph.calls.filter { app.contains($0.place) }
    self.calls = Dictionary(grouping: calls) { Method(type: $0.through, name: $0.method) }
    callsByFile = Dictionary(grouping: calls, by: \.place.file)
    conforming = found.graph.conforming
    var structures: [Int32: [ClosedRange<Int>]] = [:]
    for type in index.types where type.kind == .struct {
      for place in [type.place] + type.extensions {
        structures[place.file, default: []].append(
          index.files[Int(place.file)].facts.range(of: Int(place.node)))
      }
    }
    self.structures = structures
    var declaring: [Name: [TypeDeclaration.ID]] = [:]
    for (id, type) in index.types.enumerated() where app.contains(type.place) {
      for function in type.functions where function.hasBody {
        declaring[function.name, default: []].append(id)
      }
      for property in type.properties where property.isComputed {
        declaring[property.name, default: []].append(id)
      }
    }
    self.declaring = declaring
    cells = found.index.types.indices.filter { found.index.inherits(.cells, $0) }
    tabBars = found.index.types.indices.filter { found.index.inherits(.tabContainers, $0) }
    var partsByScreen: [TypeDeclaration.ID: [TypeDeclaration.ID]] = [:]
    for module in found.modules {
      for part in module.parts where found.index.inherits(.viewControllers, part.type) {
        partsByScreen[part.type, default: []] += module.parts.map(\.type)
      }
    }
    self.partsByScreen = partsByScreen
    isStable = start.isStable
    for place in start.places { add(code: place) }
    launchCount = code.count
    if let replacement { add(code: replacement) }
    types = start.storyboardScreens
    let delegates = index.known(.appDelegates)
    for (id, type) in index.types.enumerated() where app.contains(type.place) {
      for property in type.properties where property.isStatic && property.hasInitialValue {
        add(code: property.place)
      }
      if index.sharedObject(of: id)?.hasInitialValue ?? false {
        types.insert(id)
      } else if !index.allInherited(by: id).foreign.isDisjoint(with: delegates) {
        types.formUnion(kept(by: type))
      }
    }
    if isStable || replacement != nil {
      types.formUnion(onlyTabs)
      types.formUnion(start.storyboardTabs)
      for place in app.tabFunctions.compactMap(app.functionNamedOnce) {
        add(code: place)
        tabCode.insert(place)
      }
      let lasting = LastingScreens(found, app)
      types.formUnion(lasting.types)
      for place in lasting.code { add(code: place) }
    }
    for type in types { addStartCode(of: type) }
    spread()
  }

  /// The classes of tab bar controllers that the app creates in one place: whatever shows one, its tabs
  /// usually stay.
  private var onlyTabs: [TypeDeclaration.ID] {
    index.types.indices.filter { type in
      guard index.inherits(.tabContainers, type) else { return false }
      return app.places(named: index.types[type].name).count {
        index.files[Int($0.file)].facts.isMade(Int($0.node))
      } == 1
    }
  }

  private func kept(by delegate: TypeDeclaration) -> Set<TypeDeclaration.ID> {
    var kept: Set<TypeDeclaration.ID> = []
    for property in delegate.properties where !property.isComputed && property.strength == .strong {
      kept.formUnion(property.types)
      kept.formUnion(MadeObjects(in: property.place, index).map(\.type))
    }
    return kept
  }

  // MARK: What is created at the start

  /// Follows the code that runs once to the objects that it creates, and to the methods that nothing
  /// else calls.
  private mutating func spread() {
    var read = 0
    var (methods, ownMethods): (Set<Method>, Set<Method>) = ([], [])
    var (names, ownNames): (Set<Name>, Set<Name>) = ([], [])
    while true {
      var made: Set<TypeDeclaration.ID> = []
      while read < code.count {
        let later = laterCode(in: code[read])
        if !isStable, read < launchCount {
          // The first screen is replaced, but what the app delegate keeps stays.
          methods.formUnion(
            methodsOfTypes(in: code[read], later).filter { types.contains($0.type) })
          read += 1
          continue
        }
        made.formUnion(
          MadeObjects(in: code[read], index).filter { !later($0.place) }.map(\.type))
        made.formUnion(screens(in: code[read], later))
        for type in partsOfRequestedTabs(in: code[read]) { add(type) }
        methods.formUnion(methodsOfTypes(in: code[read], later))
        names.formUnion(calledNames(in: code[read], later))
        read += 1
      }
      for type in made where isCreatedOnlyInCode(type) { add(type) }
      for method in methods.subtracting(ownMethods) where isCalledOnlyInCode(method) {
        ownMethods.insert(method)
        add(bodies: [method.type] + (conforming[method.type] ?? []), of: method.name)
      }
      for name in names.subtracting(ownNames) where areUsesOnlyInCode(name, of: nil) {
        ownNames.insert(name)
        add(bodies: declaring[name] ?? [], of: name)
      }
      for type in cellsOfLifelongScreens() { add(type) }
      if read == code.count { return }
    }
  }

  private mutating func add(bodies types: some Sequence<TypeDeclaration.ID>, of method: Name) {
    for type in types where app.contains(index.types[type].place) {
      for function in index.types[type].functions where function.name == method && function.hasBody
      {
        add(code: function.place)
      }
      for property in index.types[type].properties
      where property.name == method && property.isComputed {
        add(code: property.place)
      }
      let own = index.types[type]
      let places = code.filter { index.contains($0, in: [own.place] + own.extensions) }
      for place in methods(calledOnlyIn: places, of: type, among: own.functions) {
        add(code: place)
      }
    }
  }

  /// Returns the methods of a type that only some of its own code calls, and those that only these call.
  private func methods(
    calledOnlyIn code: [SyntaxPlace], of type: TypeDeclaration.ID, among functions: [Function]
  ) -> [SyntaxPlace] {
    var others = functions.filter { $0.hasBody && !code.contains($0.place) }
    let uses = OwnMentions(of: Set(others.map(\.name)), in: index.types[type], index)
    var places = code
    while let number = others.firstIndex(where: { uses.areAllCalls(of: $0.name, in: places) }) {
      places.append(others.remove(at: number).place)
    }
    return Array(places[code.count...])
  }

  private mutating func add(_ type: TypeDeclaration.ID) {
    if types.insert(type).inserted { addStartCode(of: type) }
  }

  /// Returns a test for places in the closures of some code. Closures run later, or again, except those of
  /// structures, which make the parts of a SwiftUI view.
  private func laterCode(in place: SyntaxPlace) -> (SyntaxPlace) -> Bool {
    let facts = index.files[Int(place.file)].facts
    let isValue = structures[place.file]?.contains { $0.contains(Int(place.node)) } ?? false
    // The tabs may appear after an animation.
    if isValue || tabCode.contains(place) { return { _ in false } }
    let closures = facts.range(of: Int(place.node)).filter { node in
      let next = node + Int(facts.nodes[node].count) + 1
      // A closure that runs at once is no later code: `lazy var tab = { … }()`, `tabs.map { … }`.
      return facts.nodes[node].kind == .closure
        && !(next < facts.nodes.count && facts.nodes[next].kind == .call)
        && !(facts.method(calledWith: node).map {
          FrameworkNames.mappingCalls.contains(facts.name(of: $0))
        } ?? false)
    }.map(facts.range)
    return { inner in closures.contains { $0.contains(Int(inner.node)) } }
  }

  private mutating func add(code place: SyntaxPlace) {
    guard !isInCode(place) else { return }
    code.append(place)
    ranges[place.file, default: []].append(
      index.files[Int(place.file)].facts.range(of: Int(place.node)))
  }

  private func isInCode(_ place: SyntaxPlace) -> Bool {
    ranges[place.file]?.contains { $0.contains(Int(place.node)) } ?? false
  }

  private mutating func addStartCode(of type: TypeDeclaration.ID) {
    for place in startCode(of: type) { add(code: place) }
  }

  /// Returns the code that an object runs once: the initial values of its properties, its
  /// initializers, the methods that a screen runs when it has loaded, or in which it gets its tabs, and
  /// methods that only these call.
  private func startCode(of id: TypeDeclaration.ID) -> [SyntaxPlace] {
    let type = index.types[id]
    let properties = type.properties.filter { !$0.isStatic && !$0.isComputed && $0.hasInitialValue }
    var others = type.functions.filter { !$0.isStatic && $0.hasBody }
    let hasTabs = index.inherits(.tabContainers, id)
    let loading = others.filter { function in
      FrameworkNames.loadingMethods.contains(index.names[function.name])
        || FrameworkNames.wakingMethods.contains(index.names[function.name])
        || hasTabs && setsTabs(function)
    }
    var places = (properties.map(\.place) + type.initializers.map(\.place)) + loading.map(\.place)
    places += methods(calledOnlyIn: places, of: id, among: others)
    others.removeAll { places.contains($0.place) }
    return places + others.flatMap { blocksThatRunOnce(in: $0, of: type) }
  }

  /// Returns the blocks in a method that give a property its first value, if no other code sets it:
  /// `if menu == nil { menu = MenuViewController() }`.
  private func blocksThatRunOnce(
    in function: Function, of type: TypeDeclaration
  ) -> [SyntaxPlace] {
    let facts = index.files[Int(function.place.file)].facts
    return facts.range(of: Int(function.place.node)).compactMap { node -> SyntaxPlace? in
      guard facts.nodes[node].kind == .ifStatement, let block = facts.part(.codeBlock, of: node),
        let condition = facts.part(.sequence, of: node)
      else { return nil }
      let operands = Array(facts.parts(of: condition))
      guard operands.count == 3, facts.isNamed(operands[1], "=="),
        facts.nodes[operands[2]].kind == .nilLiteral,
        let property = type.properties.first(where: {
          index.names[$0.name] == facts.name(of: operands[0])
        })
      else { return nil }
      let settings = app.places(named: property.name).filter {
        index.files[Int($0.file)].facts.isAssigned(Int($0.node))
      }
      let isSetHere =
        settings.count == 1 && settings[0].file == function.place.file
        && facts.range(of: block).contains(Int(settings[0].node))
      return isSetHere ? SyntaxPlace(file: function.place.file, node: Int32(block)) : nil
    }
  }

  private func setsTabs(_ function: Function) -> Bool {
    let file = index.files[Int(function.place.file)]
    return file.facts.range(of: Int(function.place.node)).contains(where: file.facts.setsScreens)
  }

  /// Returns true if only code that runs once creates objects of a class.
  private func isCreatedOnlyInCode(_ type: TypeDeclaration.ID) -> Bool {
    areUsesOnlyInCode(index.types[type].name, of: nil) { $0.isCreated($1) }
  }

  /// Returns the classes of the screens that code takes from storyboards or nibs.
  private func screens(
    in place: SyntaxPlace, _ isLater: (SyntaxPlace) -> Bool
  ) -> [TypeDeclaration.ID] {
    let file = index.files[Int(place.file)]
    return TypeMentions(in: place, of: file).flatMap { node -> [TypeDeclaration.ID] in
      guard file.facts.isTakenFromFile(node),
        !isLater(SyntaxPlace(file: place.file, node: Int32(node)))
      else { return [] }
      let types = index.types(named: file.names[Int(file.facts.nodes[node].name)])
      return types.count == 1 ? Array(types) : []
    }
  }

  /// Returns the parts of the modules whose screens are named only by this code of a tab bar controller and by the
  /// modules themselves: the controller gets them from a dependency container.
  private func partsOfRequestedTabs(in place: SyntaxPlace) -> [TypeDeclaration.ID] {
    let isOfTabBar = tabBars.contains { type in
      index.contains(place, in: [index.types[type].place] + index.types[type].extensions)
    }
    guard isOfTabBar else { return [] }
    let file = index.files[Int(place.file)]
    return TypeMentions(in: place, of: file).flatMap { node -> [TypeDeclaration.ID] in
      let name = file.names[Int(file.facts.nodes[node].name)]
      let types = index.types(named: name)
      guard types.count == 1, let parts = partsByScreen[types[0]] else { return [] }
      let files = Set(parts.map { index.types[$0].place.file })
      let isOnlyHere = app.places(named: name).allSatisfy { use in
        files.contains(use.file) || index.contains(use, in: [place])
      }
      return isOnlyHere ? parts : []
    }
  }

  // MARK: Methods

  /// Returns the methods of types that code calls: `HomeRouter.createModule()`, `HomeBuilder().build()`,
  /// `builder.build()`.
  ///
  /// - Parameter isLater: Returns true for code that runs later or again.
  private func methodsOfTypes(
    in place: SyntaxPlace, _ isLater: (SyntaxPlace) -> Bool
  ) -> [Method] {
    let file = index.files[Int(place.file)]
    let ofTypes = TypeMentions(in: place, of: file).flatMap { node -> [Method] in
      guard file.facts.nodes[node].kind == .identifier, node > 0,
        file.facts.nodes[node - 1].kind == .chain,
        !isLater(SyntaxPlace(file: place.file, node: Int32(node)))
      else { return [] }
      let types = index.types(named: file.names[Int(file.facts.nodes[node].name)])
      guard types.count == 1 else { return [] }
      return file.facts.parts(.member, of: node - 1).prefix(1).map {
        Method(type: types[0], name: file.names[Int(file.facts.nodes[$0].name)])
      }
    }
    let nodes = file.facts.range(of: Int(place.node))
    let ofValues = (callsByFile[place.file] ?? [])
      .filter { nodes.contains(Int($0.place.node)) && !isLater($0.place) }
      .map { Method(type: $0.through, name: $0.method) }
    return ofTypes + ofValues
  }

  /// Returns true if only code that runs once calls a method of a type, and names the type.
  private func isCalledOnlyInCode(_ method: Method) -> Bool {
    let inherited = index.allInherited(by: method.type).types
    let all = ([method.type] + inherited).flatMap {
      calls[Method(type: $0, name: method.name)] ?? []
    }
    if !all.isEmpty { return all.allSatisfy { isInCode($0.place) } }
    return areUsesOnlyInCode(index.types[method.type].name, of: method.type)
  }

  /// Returns the names of the methods that code calls, and of the computed properties that it reads.
  private func calledNames(in place: SyntaxPlace, _ isLater: (SyntaxPlace) -> Bool) -> [Name] {
    let file = index.files[Int(place.file)]
    return file.facts.range(of: Int(place.node)).compactMap { node in
      guard file.facts.nodes[node].kind == .member,
        declaring[file.names[Int(file.facts.nodes[node].name)]] != nil,
        !isLater(SyntaxPlace(file: place.file, node: Int32(node)))
      else { return nil }
      return file.names[Int(file.facts.nodes[node].name)]
    }
  }

  /// Returns true if all expressions with a name, except in the type itself, are in the code that runs
  /// once.
  private func areUsesOnlyInCode(
    _ name: Name, of type: TypeDeclaration.ID?,
    where isMeant: (SwiftFile, Int) -> Bool = {
      $0.nodes[$1].kind == .identifier || $0.nodes[$1].kind == .member
    }
  ) -> Bool {
    let own = type.map { [index.types[$0].place] + index.types[$0].extensions } ?? []
    return app.places(named: name).allSatisfy { place in
      !isMeant(index.files[Int(place.file)].facts, Int(place.node))
        || index.contains(place, in: own) || isInCode(place)
    }
  }

  // MARK: Cells

  /// Returns the classes of cells that only lifelong screens name. Such a screen reuses its cells.
  private func cellsOfLifelongScreens() -> [TypeDeclaration.ID] {
    let screens = Set(types.map { index.types[$0].place.file })
    return cells.filter { type in
      if types.contains(type) { return false }
      let own = index.types[type].place.file
      let using = Set(app.places(named: index.types[type].name).map(\.file)).subtracting([own])
      return !using.isEmpty && using.isSubset(of: screens)
    }
  }
}

extension ProjectIndex {
  /// Returns the static property of a class that holds an object of the class.
  func sharedObject(of type: TypeDeclaration.ID) -> Property? {
    guard types[type].kind == .class else { return nil }
    return types[type].properties.first { property in
      guard property.isStatic, !property.isComputed else { return false }
      let file = files[Int(property.place.file)]
      return file.facts.range(of: Int(property.place.node)).contains { node in
        file.names[Int(file.facts.nodes[node].name)] == types[type].name
      }
    }
  }
}
