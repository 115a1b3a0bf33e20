import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The nodes of a map, and the types whose code belongs to each.
final class GraphNodes {
  private(set) var all: [ModuleGraph.Node] = []
  private var numbers: [String: Int] = [:]
  /// The node whose code a type's code is, indexed by the type's ID.
  private var owners: [Int?]
  /// The node of the screen that an object of a type is, indexed by the type's ID.
  private var screens: [Int?]
  /// The modules whose screen an object of a type can be.
  private var sharedScreens: [TypeDeclaration.ID: Set<Int>] = [:]
  /// The modules of which each type is a part, if there are several.
  private var sharers: [TypeDeclaration.ID: Set<Int>] = [:]
  /// The parts that open other modules and do nothing else.
  private(set) var routers: Set<TypeDeclaration.ID> = []
  /// The types that have a property of each type, as soon as that was asked.
  private var users: [TypeDeclaration.ID: Set<TypeDeclaration.ID>]?
  /// The types whose code is that of those who inherit it, so no screen gets it.
  private var released: Set<TypeDeclaration.ID> = []
  private let index: ProjectIndex

  init(_ found: DiscoveredProject, _ reports: [ModuleReport], _ architectures: [Architecture]) {
    index = found.index
    owners = Array(repeating: nil, count: index.types.count)
    screens = Array(repeating: nil, count: index.types.count)
    let stories = UserStories(reports.map(\.folder))
    for report in reports {
      let first = report.parts.first?.place
      let id = unused(report.name)
      let number = add(ModuleGraph.Node(id: id, name: report.name, kind: .module))
      all[number].story = stories.story(of: report.folder)
      all[number].place = first.map {
        SourceLocation(file: $0.file, line: $0.line, column: $0.column)
      }
      all[number].targets = report.targets
    }
    var partOf: [TypeDeclaration.ID: Set<Int>] = [:]
    for (number, module) in found.modules.enumerated() {
      let architecture = architectures.first { $0.name == module.architecture }
      for part in module.parts {
        partOf[part.type, default: []].insert(number)
        let traits = architecture?.traits(ofRole: part.role) ?? []
        if traits.contains(.navigates), !traits.hasAny(of: [.shows, .decides]) {
          routers.insert(part.type)
        }
        if traits.contains(.shows) {
          screens[part.type] = screens[part.type] ?? number
          sharedScreens[part.type, default: []].insert(number)
        }
      }
    }
    for (type, modules) in partOf where modules.count == 1 && !isCoordinator(type) {
      owners[type] = modules.first
    }
    sharers = partOf.filter { $0.value.count > 1 }
    addOtherScreens(partOf)
    addOtherTypes(reports, parts: Set(partOf.keys))
  }

  /// Adds the types around the screens that are parts of no module.
  func addCompanions(_ graph: WiringGraph) {
    addHeldTypes(graph)
    addNamedTypes()
  }

  /// Adds the objects that only one screen holds, such as its view model.
  private func addHeldTypes(_ graph: WiringGraph) {
    for (type, screen) in screens.enumerated() {
      guard let screen, all[screen].kind == .screen else { continue }
      for edge in graph.edges(from: type)
      where owners[edge.target] == nil && edge.strength == .strong
        && !released.contains(edge.target)
      {
        let holders = Set(graph.edges(to: edge.target).map(\.holder))
        let isKnownElsewhere = index.protocols(of: edge.target).contains {
          !users(of: $0).isSubset(of: [type, edge.target])
        }
        if holders == [type], !isKnownElsewhere { owners[edge.target] = screen }
      }
    }
  }

  /// Returns the types that have a property of a type.
  private func users(of type: TypeDeclaration.ID) -> Set<TypeDeclaration.ID> {
    if let users { return users[type] ?? [] }
    var found: [TypeDeclaration.ID: Set<TypeDeclaration.ID>] = [:]
    for owner in index.types.indices {
      for number in index.types[owner].properties.indices {
        for used in index.types[owner].properties[number].types {
          found[used, default: []].insert(owner)
        }
      }
    }
    users = found
    return found[type] ?? []
  }

  /// Adds the screens that are parts of no module. A class that others inherit from is none: its code is
  /// that of its subclasses.
  private func addOtherScreens(_ partOf: [TypeDeclaration.ID: Set<Int>]) {
    let bases = Set(index.types.indices.flatMap(index.superclasses))
    for type in index.types.indices
    where partOf[type] == nil && index.types[type].kind == .class && !bases.contains(type)
      && (index.inherits(.viewControllers, type) || index.inherits(.systemScreens, type))
      && !isStack(type) && !isHelper(type)
      && !index.files[Int(index.types[type].place.file)].isTest
    {
      let number = otherScreen(type)
      (owners[type], screens[type]) = (number, number)
    }
  }

  /// Adds the types beside a module's parts: those nested in them, and those in the module's own files.
  private func addOtherTypes(
    _ reports: [ModuleReport], parts: Set<TypeDeclaration.ID>
  ) {
    var modulesOfFile: [String: Set<Int>] = [:]
    for (number, report) in reports.enumerated() {
      for file in report.files { modulesOfFile[file, default: []].insert(number) }
    }
    for type in index.types.indices where owners[type] == nil && !parts.contains(type) {
      if let outer = index.types[type].outer, let owner = owners[outer] {
        owners[type] = owner
      } else {
        let modules = modulesOfFile[index.files[Int(index.types[type].place.file)].path] ?? []
        if modules.count == 1, !isStack(type), !isCoordinator(type), !index.isStart(type) {
          owners[type] = modules.first
        }
      }
    }
  }

  /// Adds the types that are named after a screen that is no part of a module, and are in its folder: its router,
  /// its assembly.
  private func addNamedTypes() {
    var stems: [(stem: String, folder: String, node: Int)] = []
    for (type, screen) in screens.enumerated() {
      guard let screen, all[screen].kind == .screen else { continue }
      let stem = index.name(of: type).withoutScreenWord
      let folder = index.files[Int(index.types[type].place.file)].path.screenFolder
      if stem.count > 3, !folder.isEmpty { stems.append((stem, folder, screen)) }
    }
    if stems.isEmpty { return }
    for type in index.types.indices
    where owners[type] == nil && index.types[type].outer == nil && !released.contains(type) {
      let name = index.name(of: type)
      let path = index.files[Int(index.types[type].place.file)].path
      let named = stems.filter {
        name.hasPrefix($0.stem) && name.dropFirst($0.stem.count).first?.isLowercase != true
          && path.hasPrefix($0.folder + "/")
      }
      guard let longest = named.max(by: { $0.stem.count < $1.stem.count }),
        // A part of a screen is that of whoever shows it.
        !index.inherits(.shownValues, type),
        users(of: type).allSatisfy({ screens[$0] ?? longest.node == longest.node })
      else { continue }
      owners[type] = longest.node
    }
  }

  /// Returns true for a class that shows other screens one on top of the other, and nothing of its own.
  private func isStack(_ type: TypeDeclaration.ID) -> Bool {
    index.allInherited(by: type).foreign.contains {
      index.names[$0].hasSuffix("NavigationController")
    }
  }

  /// Returns true for an object that inherits from a screen only to use its methods: a `LocationManager`.
  private func isHelper(_ type: TypeDeclaration.ID) -> Bool {
    ["Manager", "Helper", "Service"].contains(where: index.name(of: type).hasSuffix)
  }

  /// Returns true for an object that starts a module, opens what the module asks for, and hands on to other
  /// coordinators: its code is that of those who call it, also if it is in the module's folder.
  private func isCoordinator(_ type: TypeDeclaration.ID) -> Bool {
    index.name(of: type).hasSuffix("Coordinator")
  }

  // MARK: Looking up

  /// Returns the node whose code a type's code is; `nil` for code in no type, too.
  func owner(of type: TypeDeclaration.ID?) -> Int? { type.flatMap { owners[$0] } }

  /// Returns the modules that share a type, so that its code is that of each of them.
  func sharers(of type: TypeDeclaration.ID) -> [Int] { (sharers[type] ?? []).sorted() }

  func screen(of type: TypeDeclaration.ID) -> Int? { screens[type] }

  /// Returns the node of the screen that code creates: of a screen that several modules share, the code's own.
  func screen(of type: TypeDeclaration.ID, createdBy owner: Int?) -> Int? {
    if let owner, sharedScreens[type]?.contains(owner) ?? false { return owner }
    return screens[type]
  }

  /// Returns false for a class that shows screens one on top of the other, and for one that is there for the modules
  /// that inherit from it.
  func canBeScreen(_ type: TypeDeclaration.ID) -> Bool {
    !isStack(type) && !released.contains(type) && sharers(of: type).isEmpty
  }

  /// The types whose objects are screens.
  var screenTypes: [TypeDeclaration.ID] { screens.indices.filter { screens[$0] != nil } }

  subscript(number: Int) -> ModuleGraph.Node { all[number] }

  // MARK: Adding

  /// Returns the node of a screen that is no part of a module.
  private func otherScreen(_ type: TypeDeclaration.ID) -> Int {
    node(.screen, index.fullName(of: type), at: index.types[type].place)
  }

  /// Makes a type a screen of its own.
  func makeScreen(_ type: TypeDeclaration.ID) -> Int {
    let number = otherScreen(type)
    (owners[type], screens[type], sharedScreens[type]) = (number, number, nil)
    return number
  }

  /// Makes a type one that belongs to nobody.
  func release(_ type: TypeDeclaration.ID) {
    (owners[type], screens[type]) = (nil, nil)
    released.insert(type)
  }

  func set(
    _ closings: [ModuleGraph.Closing], _ services: [ModuleGraph.Service], of number: Int
  ) {
    (all[number].closings, all[number].services) = (closings, services)
  }

  func node(
    _ kind: ModuleGraph.Kind, _ name: String, at place: SyntaxPlace? = nil
  ) -> Int {
    let id = "\(kind.rawValue):\(name)"
    if let known = numbers[id] { return known }
    var node = ModuleGraph.Node(id: id, name: name, kind: kind)
    node.place = place.map(index.sourceLocation)
    return add(node)
  }

  private func add(_ node: ModuleGraph.Node) -> Int {
    numbers[node.id] = all.count
    all.append(node)
    return all.count - 1
  }

  private func unused(_ name: String) -> String {
    var id = name
    var number = 2
    while numbers[id] != nil {
      id = "\(name) \(number)"
      number += 1
    }
    return id
  }
}

extension ProjectIndex {
  /// Returns true for the app's delegate, and for a type with the attribute `@main`.
  func isStart(_ type: TypeDeclaration.ID) -> Bool {
    types[type].attributes.contains { names[$0] == "main" }
      || !allInherited(by: type).foreign.isDisjoint(with: known(.appDelegates))
  }

  func sourceLocation(_ place: SyntaxPlace) -> SourceLocation {
    let (path, line, column) = location(of: place)
    return SourceLocation(file: path, line: line, column: column)
  }
}

/// The user stories of modules: the folders between the one that all modules share and a module's own.
package struct UserStories {
  private let depth: Int

  package init(_ folders: [String]) {
    let outer = folders.filter { !$0.isEmpty }.map { $0.split(separator: "/").dropLast() }
    guard var common = outer.first.map(Array.init) else {
      depth = 0
      return
    }
    for folder in outer {
      common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    depth = common.count
  }

  /// Returns an empty string for a module that is in no story.
  package func story(of folder: String) -> String {
    folder.split(separator: "/").dropLast().dropFirst(depth).joined(separator: "/")
  }
}

extension String {
  /// The name of a screen without the word that says what it is: `Profile` for `ProfileViewController`.
  var withoutScreenWord: String {
    let words = ["ViewController", "Controller", "ScreenView", "Screen", "View", "VC"]
    return words.first(where: hasSuffix).map { String(dropLast($0.count)) } ?? self
  }

  /// The folder of a screen's file, or the one around it if that is only for views.
  fileprivate var screenFolder: String {
    var folders = split(separator: "/").dropLast()
    let words = ["view", "views", "controller", "controllers", "viewcontroller", "ui", "screen"]
    if let last = folders.last, words.contains(last.lowercased()) { folders.removeLast() }
    return folders.joined(separator: "/")
  }
}
