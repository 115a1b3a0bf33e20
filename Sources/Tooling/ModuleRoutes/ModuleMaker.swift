import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// What builds a module that another one opens: its composition root, or its view.
struct ModuleMaker {
  let type: TypeDeclaration.ID
  /// The code that gives an object of the type: `ProfileAssembly()`; `nil` if it takes more than
  /// that.
  var object: String?
  /// True if Adder's library opens modules with it.
  let isLibraryFactory: Bool
  /// True if whoever opens the module keeps this object, because nothing else does.
  let isKept: Bool

  /// Returns what can build a module, the usual one first.
  ///
  /// - Parameter paths: the files of the module.
  static func all(
    of module: Module, _ architecture: Architecture, in index: ProjectIndex, paths: Set<String>
  ) -> [ModuleMaker] {
    let order = architecture.compositions.map(\.role)
    let composers = module.parts.filter { part in
      architecture.role(named: part.role)?.has(.composes) ?? false
    }.sorted { order.firstIndex(of: $0.role) ?? .max < order.firstIndex(of: $1.role) ?? .max }
    let factories = index.types.indices.filter { type in
      paths.contains(index.files[Int(index.types[type].place.file)].path)
        && !index.files[Int(index.types[type].place.file)].isTest
        && AdderLibrary.isFactory(type, in: index)
    }
    var known: Set<TypeDeclaration.ID> = []
    let makers = (composers.map(\.type) + factories).filter { known.insert($0).inserted }
    return makers.map { type in
      let part = module.parts.first { $0.type == type }
      let role = part.flatMap { architecture.role(named: $0.role) }
      let composition = part.flatMap { part in
        architecture.compositions.first { $0.role == part.role }
      }
      return ModuleMaker(
        type: type, object: object(of: type, composition, index),
        isLibraryFactory: AdderLibrary.isFactory(type, in: index),
        isKept: role.map { $0.has(.keepsModuleAlive) && $0.has(.navigates) } ?? false)
    }
  }

  private static func object(
    of type: TypeDeclaration.ID, _ composition: Composition?, _ index: ProjectIndex
  ) -> String? {
    let declaration = index.types[type]
    let name = index.name(of: type)
    if let singleton = composition?.singleton,
      declaration.properties.contains(where: { $0.isStatic && index.names[$0.name] == singleton })
    {
      return "\(name).\(singleton)"
    }
    if declaration.kind == .enum || declaration.kind == .protocol { return nil }
    let isScreen = Screens.isScreen(type, in: index)
    if isScreen, Screens.isFromInterfaceFile(type, in: index) {
      return "\(name).\(Screens.factory)()"
    }
    let own = declaration.initializers.filter { initializer in
      // The system's own initializers call each other.
      !(isScreen && (initializer.isOverride || initializer.parameters.isForCoding(index)))
    }
    if own.isEmpty { return isPlain(declaration, type, index) ? "\(name)()" : nil }
    let plain = own.contains { initializer in
      initializer.access > .fileprivate && initializer.parameters.allSatisfy(\.hasDefault)
    }
    return plain ? "\(name)()" : nil
  }

  /// Returns true if an object of a type without initializers of its own is created without arguments.
  private static func isPlain(
    _ declaration: TypeDeclaration, _ type: TypeDeclaration.ID, _ index: ProjectIndex
  ) -> Bool {
    guard declaration.kind == .struct else {
      // The nearest superclass with initializers says how it is created.
      let inherited = index.superclasses(of: type).lazy.map { index.types[$0].initializers }
        .first { !$0.isEmpty }
      return inherited?.contains { $0.parameters.allSatisfy(\.hasDefault) } ?? true
    }
    return declaration.properties.allSatisfy { property in
      property.isStatic || property.isComputed || property.hasInitialValue
        || property.type?.isOptional == true && !property.isConstant
    }
  }
}

extension [Function.Parameter] {
  fileprivate func isForCoding(_ index: ProjectIndex) -> Bool {
    count == 1 && index.names[self[0].label] == "coder"
  }
}

/// The names of Adder's own library by which modules are opened.
enum AdderLibrary {
  private static let factory = "ModuleFactory"
  private static let handlers: Set = ["TransitionHandler", "ModuleTransitionable"]

  static func isFactory(_ type: TypeDeclaration.ID, in index: ProjectIndex) -> Bool {
    index.types[type].kind != .protocol
      && index.allInherited(by: type).foreign.contains { index.names[$0] == factory }
  }

  /// Returns true if a name that the project does not declare is that of a transition handler.
  static func isHandler(_ name: String) -> Bool { handlers.contains(name) }
}

/// The classes of screens.
enum Screens {
  static func isScreen(_ type: TypeDeclaration.ID, in index: ProjectIndex) -> Bool {
    index.types[type].kind == .class
      && index.allInherited(by: type).foreign.contains { isScreen(index.names[$0]) }
  }

  /// Returns true if a class that the project does not declare is that of a screen.
  static func isScreen(_ name: String) -> Bool { FrameworkNames.viewControllers.contains(name) }

  /// The static method that creates a screen from its interface file.
  static let factory = "controller"

  /// Returns true if a screen has the method that creates it from its interface file.
  static func isFromInterfaceFile(_ type: TypeDeclaration.ID, in index: ProjectIndex) -> Bool {
    index.types[type].functions.contains { function in
      function.isStatic && index.names[function.name] == factory && function.access > .fileprivate
        && function.parameters.allSatisfy(\.hasDefault)
    }
  }

  /// Returns true if a class pushes screens onto a stack.
  static func isStack(_ name: String) -> Bool {
    isScreen(name) && name.hasSuffix(stack)
  }

  /// Returns true if a name is that of the framework's own stack, which every stack inherits from.
  static func isBareStack(_ name: String) -> Bool {
    FrameworkNames.bareViewControllers.listed.contains { $0.replacing(screen, with: stack) == name }
  }

  private static let stack = "NavigationController"
  private static let screen = "ViewController"
}
