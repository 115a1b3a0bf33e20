import AdderFindings
import AdderSwiftSource

/// A class or structure that a test creates with spies around it.
struct TestedPart {
  let declaration: DeclaredTypes.Declaration
  /// Its members and those that it inherits from classes of the project.
  let members: [Syntax]
  /// Those that it inherits, with those that it overrides.
  let inheritedMembers: [Syntax]
  private(set) var dependencies: [Dependency] = []
  /// The arguments with which the test creates it. Spies are named like their dependencies.
  let arguments: [String]
  /// Why a test cannot create it; `nil` if it can.
  private(set) var refusal: TestRefusal?
  /// What it is of UIKit; `nil` for other parts.
  let view: ViewKind?
  /// Its outlets that a test sets.
  private(set) var outlets: [Outlet] = []
  /// Properties without a value, whose use would end a test.
  private(set) var empty: Set<String> = []
  /// The file from which a test creates it; `nil` if an initializer does.
  private(set) var screenFile: ScreenFile?
  /// The screens on which it acts.
  private(set) var screens: [Screen] = []
  /// True if its code shows or closes screens.
  let usesTransitions: Bool
  /// The types of which a person has to write a value before any test can run.
  private(set) var missing: [MissingValue] = []

  /// An object that the part knows through a protocol.
  struct Dependency {
    /// The part's property, whose name the test uses for the spy.
    let property: String
    let spy: SpyClass
    /// What the spy can be asked, in the order of the protocol.
    let requirements: [SpyMember.Use]
    /// The arguments with which the test creates the spy, after the log.
    let arguments: [String]
    let missing: [MissingValue]
    /// True if the test sets the property, because no initializer does.
    let isSetLater: Bool
  }

  enum ViewKind { case screen, view }

  struct Outlet {
    let property: String
    let creation: String
  }

  /// A screen that the part knows, which the test replaces with one that records transitions.
  struct Screen {
    let property: String
    let spy: ScreenSpy
    let arguments: [String]
    /// True if the test sets the property, because no initializer does.
    let isSetLater: Bool
  }

  var name: String { declaration.node.name }
  var isActor: Bool { declaration.node.kind == .actorDeclaration }
  /// The names of what every test has.
  var names: Set<String> {
    Set(dependencies.map(\.property) + screens.map(\.property) + ["sut", "log", "navigation"])
  }

  init(
    _ declaration: DeclaredTypes.Declaration, _ samples: SampleValues, _ spies: SpyFile.Options,
    from screenFile: ScreenFile? = nil
  ) throws(TestRefusal) {
    self.declaration = declaration
    let own = samples.types.members(of: declaration)
    inheritedMembers = Self.inheritedMembers(of: declaration, samples.types)
    let overridden = Set(own.filter { $0.has(modifier: "override") }.map(\.signature))
    let members =
      own
      + inheritedMembers.filter {
        $0.kind != .initializerDeclaration && !overridden.contains($0.signature)
      }
    self.members = members
    guard !declaration.isPrivate else { throw .isPrivate }

    view =
      samples.types.isScreen(declaration)
      ? .screen : samples.types.isView(declaration) ? .view : nil
    usesTransitions = members.contains { member in
      member.all.contains { $0.kind == .member && Transition.methods.contains($0.name) }
    }
    let usesTransitions = usesTransitions && view == nil
    func screen(_ name: String, _ type: Syntax, isSetLater: Bool) -> Screen? {
      guard usesTransitions, let made = ScreenSpy.spy(for: type, samples) else { return nil }
      return Screen(
        property: name, spy: made.spy, arguments: made.arguments, isSetLater: isSetLater)
    }

    var made: [String: Dependency] = [:]
    var shown: [String: Screen] = [:]
    func dependency(_ name: String, _ type: Syntax, isSetLater: Bool) throws(TestRefusal)
      -> Dependency?
    {
      guard let contract = Self.contract(type, in: declaration, samples.scope) else { return nil }
      return try Dependency(
        name, contract, samples, spies, isSetLater: isSetLater)
    }

    let properties = PartProperties(members)
    var failure: TestRefusal?
    var missing: [MissingValue] = []
    let arguments = samples.arguments(of: declaration) { parameter in
      guard let type = parameter.type else { return nil }
      let name = properties.name(setFrom: parameter.name) ?? parameter.name
      do throws(TestRefusal) {
        if let found = try dependency(name, type, isSetLater: false) {
          made[name] = found
          return name
        }
        if let found = screen(name, type, isSetLater: false) {
          shown[name] = found
          return name
        }
        guard parameter.value == nil, samples.value(of: type, for: name) == nil,
          let value = MissingValue(type, samples.types)
        else { return nil }
        missing.append(value)
        return value.expression
      } catch {
        failure = failure ?? error
        return nil
      }
    }
    self.arguments = arguments ?? []
    if arguments == nil {
      // Its type methods can be tested.
      refusal = failure ?? .noInitializer
      return
    }
    for property in properties.all {
      if let known = made[property.name] {
        dependencies.append(known)
      } else if property.isSettable, let type = property.type {
        do throws(TestRefusal) {
          let found = try dependency(property.name, type, isSetLater: true)
          if let found {
            dependencies.append(found)
          } else if shown[property.name] == nil {
            shown[property.name] = screen(property.name, type, isSetLater: true)
          }
        } catch {
          // Without a value, an optional property only ends the calls through it.
          if type.plainType.kind == .unwrappedType { throw error }
        }
      }
    }
    let stored = Set(dependencies.map(\.property))
    dependencies += made.filter { !stored.contains($0.key) }.sorted { $0.key < $1.key }
      .map(\.value)
    if view == .screen, let screenFile,
      screenFile.isNeeded(for: own + inheritedMembers, properties)
    {
      self.screenFile = screenFile
    }
    if view != nil {
      let known = Set(dependencies.map(\.property)).union(connected)
      for property in properties.all where property.value == nil && !known.contains(property.name) {
        let value = property.type.flatMap { samples.value(of: $0, for: property.name) }
        if property.isOutlet, property.isSettable, let value, value.contains("(") {
          outlets.append(Outlet(property: property.name, creation: value))
        } else if property.type?.plainType.kind == .unwrappedType {
          empty.insert(property.name)
        }
      }
    }
    screens = shown.values.sorted { $0.property < $1.property }
    self.missing = missing + dependencies.flatMap(\.missing)
  }

  /// The outlets that the file of the screen sets.
  var connected: Set<String> { screenFile?.outlets ?? [] }

  /// The screen of a final class, which the tests put into a navigation controller.
  var originalScreen: Screen? { screens.first { $0.spy.kind == .original } }

  func screen(_ property: String) -> Screen? { screens.first { $0.property == property } }

  /// Returns the protocol that a type names: `any ViewInput`, `ViewInput?`, `ViewInput!`.
  static func contract(
    _ type: Syntax, in part: DeclaredTypes.Declaration, _ scope: ContractScope
  ) -> DeclaredProtocol? {
    let type = type.plainType
    switch type.kind {
    case .optionalType, .unwrappedType, .constrainedType:
      return type.type.flatMap { contract($0, in: part, scope) }
    case .typeName, .memberType:
      guard let path = type.pathName else { return nil }
      let containers = part.qualifiedName.split(separator: ".").map(String.init)
      return scope.declaredProtocol(path, in: containers, of: part.node.source)
    default: return nil
    }
  }

  /// The spy for a parameter of a function; `nil` if its type is no protocol of the project.
  ///
  /// - Parameter known: Other spies. Two functions can get different objects by one name.
  func dependency(
    of parameter: Syntax, called name: String, _ samples: SampleValues, _ spies: SpyFile.Options,
    besides known: [Dependency]
  ) throws(TestRefusal) -> Dependency? {
    guard let type = parameter.type,
      let contract = Self.contract(type, in: declaration, samples.scope)
    else { return nil }
    let isTaken = known.contains { known in
      known.property == name && known.spy.contract.qualifiedName != contract.qualifiedName
    }
    return try Dependency(
      isTaken ? contract.name.decapitalized : name, contract, samples, spies, isSetLater: false)
  }

  private static func inheritedMembers(
    of declaration: DeclaredTypes.Declaration, _ types: DeclaredTypes
  ) -> [Syntax] {
    var members: [Syntax] = []
    var known: Set<String> = [declaration.qualifiedName]
    var current = declaration
    while let superclass = current.node.parts(.inheritedType).compactMap(\.type)
      .compactMap(types.declaration).first(where: { $0.node.kind == .classDeclaration }),
      known.insert(superclass.qualifiedName).inserted
    {
      members += types.members(of: superclass)
      current = superclass
    }
    return members
  }

  func dependency(_ property: String) -> Dependency? {
    dependencies.first { $0.property == property }
  }

  /// Returns the functions with a body that have a name and argument labels.
  ///
  /// - Parameter isInherited: True for those of superclasses, which `super` calls.
  func functions(
    _ name: String, _ labels: [String?], isInherited: Bool = false
  ) -> [Syntax] {
    (isInherited ? inheritedMembers : members).filter { member in
      member.kind == .functionDeclaration && member.name == name && !member.isStatic
        && member.part(.codeBlock) != nil
        && member.parts(.parameter).map(\.argumentLabel) == labels
    }
  }
}

extension TestedPart.Dependency {
  fileprivate init(
    _ property: String, _ contract: DeclaredProtocol, _ samples: SampleValues,
    _ spies: SpyFile.Options, isSetLater: Bool
  ) throws(TestRefusal) {
    let name = contract.qualifiedName
    let written: (members: [SpyMember], writer: SpyMemberWriter)
    do throws(SpyRefusal) {
      spy = try SpyClass(of: contract, in: samples.scope, spies)
      written = try spy.writtenMembers()
    } catch {
      throw .noSpy(name, error.reason)
    }
    if spy.isGeneric || written.writer.forwards { throw .genericSpy(name) }
    self.property = property
    self.isSetLater = isSetLater
    requirements = written.members.compactMap(\.use)
    let arguments = try samples.arguments(for: written.members, of: name)
    self.arguments = arguments.texts
    missing = arguments.missing
  }
}

/// The stored properties of a part.
struct PartProperties {
  struct Property {
    let name: String
    let type: Syntax?
    let value: Syntax?
    /// True if a test can set it.
    let isSettable: Bool
    /// True if it does not keep its value.
    let isWeak: Bool
    /// True if a test can read it.
    let isReadable: Bool
    let isOutlet: Bool
    /// True if it is `nil` in a new object.
    let startsEmpty: Bool
  }

  private(set) var all: [Property] = []
  /// The blocks of `willSet` and `didSet`, by property.
  private(set) var observers: [String: [Syntax]] = [:]
  /// The code of computed properties.
  private(set) var getters: [String: Syntax] = [:]
  /// The properties that initializers set, so that their first values are unknown.
  private(set) var setAtFirst: Set<String> = []
  /// The properties that initializers set, by the parameter.
  private var sources: [String: String] = [:]

  init(_ members: [Syntax]) {
    for variable in members where variable.kind == .variableDeclaration && !variable.isStatic {
      let isOpen =
        !variable.traits.contains(.isConstant)
        && !variable.parts(.modifier).contains { ["private", "fileprivate"].contains($0.name) }
      for binding in variable.parts(.binding) {
        guard binding.isStored else {
          let getter = binding.parts(.accessor).first { $0.name == "get" }?.part(.codeBlock)
          getters[binding.name] = binding.part(.codeBlock) ?? getter
          continue
        }
        let blocks = binding.parts(.accessor).compactMap { $0.part(.codeBlock) }
        if !blocks.isEmpty { observers[binding.name] = blocks }
        all.append(
          Property(
            name: binding.name, type: binding.type, value: binding.value,
            isSettable: isOpen && !variable.has(modifier: "lazy"),
            isWeak: ["weak", "unowned"].contains(where: variable.has(modifier:)),
            isReadable: !variable.isPrivate, isOutlet: variable.has(attribute: "IBOutlet"),
            // An attribute such as '@Injected' can give it a value.
            startsEmpty: binding.value == nil && binding.type?.isOptionalType == true
              && !variable.traits.contains(.isConstant) && variable.part(.attribute) == nil))
      }
    }
    let names = Set(all.map(\.name))
    for initializer in members where initializer.kind == .initializerDeclaration {
      let parameters = Set(initializer.parts(.parameter).map(\.name))
      for node in initializer.part(.codeBlock)?.all ?? [] {
        if node.kind == .identifier || node.kind == .member, names.contains(node.name) {
          setAtFirst.insert(node.name)
        }
      }
      for statement in initializer.part(.codeBlock)?.parts ?? [] where statement.kind == .sequence {
        let parts = statement.parts
        guard parts.count == 3, parts[1].kind == .assignment, parts[2].kind == .identifier,
          parameters.contains(parts[2].name), let target = parts[0].ownMember,
          names.contains(target)
        else { continue }
        sources[parts[2].name] = target
      }
    }
  }

  /// The property that an initializer sets to one of its parameters.
  func name(setFrom parameter: String) -> String? { sources[parameter] }
}

extension Syntax {
  /// The name of a member of the own object: `view` for `view` and `self.view`.
  var ownMember: String? {
    if kind == .identifier { return name }
    let steps = parts
    guard kind == .chain, steps.count == 2, steps[0].kind == .identifier, steps[0].name == "self",
      steps[1].kind == .member
    else { return nil }
    return steps[1].name
  }
}

/// Why a part gets no tests.
package enum TestRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  case notDeclared
  case isPrivate
  case noInitializer
  case noSpy(String, SpyRefusal.Reason)
  case genericSpy(String)
  case noValue(type: String, of: String)
  case nothingToTest
  case unsetOutlet(String)
  case notRecorded
  case hasTests

  package var description: String {
    switch self {
    case .notDeclared: "the file does not declare the type"
    case .isPrivate: "the type is private"
    case .noInitializer: "no initializer takes only protocols and values that a test can make up"
    case .noSpy(let name, let reason): "'\(name)' gets no spy: \(reason)"
    case .genericSpy(let name): "the spy of '\(name)' needs types that only a person can choose"
    case .noValue(let type, let name):
      "no value of '\(type)', which '\(name)' returns, is obvious"
    case .nothingToTest: "the code calls nothing behind a protocol"
    case .unsetOutlet(let name): "a test cannot set '\(name)', which the code needs"
    case .notRecorded: "the recorded traffic contains no call to it"
    case .hasTests: "there is one"
    }
  }
}

extension Syntax {
  /// The name and labels of a function, or the name of a property.
  fileprivate var signature: String {
    let names = parts(.binding).map(\.name).joined(separator: ",")
    let labels = parts(.parameter).map { $0.argumentLabel ?? "_" }.joined(separator: ":")
    return "\(name)\(names)(\(labels))"
  }
}
