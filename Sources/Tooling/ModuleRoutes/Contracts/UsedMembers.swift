import AdderModuleDiscovery
import AdderSwiftSource

/// The requirements of a protocol that can stand for a class where code uses it.
struct UsedMembers {
  private(set) var requirements: [ContractRequirement] = []
  /// The first reason why a used member cannot be required, and its place.
  private(set) var obstacle: (obstacle: ContractObstacle, place: SyntaxPlace)?

  private let code: ProjectCode
  private let texts: any SourceTexts
  private let target: TypeDeclaration.ID
  /// The access level that the members must have.
  private let least: Access
  private var index: ProjectIndex { code.index }

  /// - Parameter least: the access level that the members must have; by default, the one that the references need.
  init(
    _ references: [ConcreteReference], of target: TypeDeclaration.ID, least: Access? = nil,
    _ code: ProjectCode, _ texts: any SourceTexts
  ) {
    self.code = code
    self.texts = texts
    self.target = target
    self.least = least ?? references.neededAccess(code.index)
    let uses = references.flatMap(\.uses.members)
    let set = Set(uses.filter { $0.change == .member }.map(\.name))
    let changed = Set(uses.filter { $0.change == .inside }.map(\.name))
    for use in uses {
      let change: ReferenceUses.Change =
        set.contains(use.name) ? .member : changed.contains(use.name) ? .inside : .nothing
      do throws(ContractObstacle) {
        try add(use, change)
      } catch {
        if obstacle == nil { obstacle = (error, use.place) }
      }
    }
    requirements.sort { ($0.place.file, $0.place.node) < ($1.place.file, $1.place.node) }
  }

  /// The framework's class of a screen.
  private var foreignSuperclass: String? {
    let last = index.superclasses(of: target).last ?? target
    let name = index.types[last].inherited.first.map { index.names[$0.type.last] }
    return name.flatMap { Screens.isScreen($0) ? $0 : nil }
  }

  private mutating func add(
    _ use: ReferenceUses.Member, _ change: ReferenceUses.Change
  ) throws(ContractObstacle) {
    let members = ClassMembers(of: target, in: index).members(named: use.name)
    if members.isEmpty {
      throw .outside(
        index.names[use.name], type: index.name(of: target), superclass: foreignSuperclass)
    }
    var found: [(function: Function, owner: TypeDeclaration.ID)] = []
    for (member, owner) in members {
      switch member {
      case .property(let property):
        return try add(property, owner, change)
      case .function(let function): found.append((function, owner))
      }
    }
    if let call = use.call {
      let file = code.file(use.place.file)
      let arguments = CallArguments(of: call, in: file)
      let exact = found.filter { arguments.leavesOut($0.function, index) == .nothing }
      if exact.isEmpty {
        for (function, _) in found {
          if case .parameter(let name) = arguments.leavesOut(function, index) {
            throw .defaultValue(name, member: index.names[use.name])
          }
        }
        guard found.count == 1 else {
          throw .unsupported(
            index.names[use.name], why: "has several versions, and it is not known which is meant")
        }
      } else {
        found = exact
      }
    } else if found.count > 1 {
      throw .unsupported(
        index.names[use.name], why: "has several versions, and it is not known which is meant")
    }
    for (function, owner) in found { try add(function, owner) }
  }

  private mutating func add(
    _ function: Function, _ owner: TypeDeclaration.ID
  ) throws(ContractObstacle) {
    guard !requirements.contains(where: { $0.place == function.place }) else { return }
    guard let source = SourceText(function.place.file, of: index, in: texts) else {
      throw .unwrittenType(index.names[function.name])
    }
    let reader = RequirementReader(code, source, function.place.file, of: owner, least: least)
    requirements.append(try reader.requirement(function))
  }

  private mutating func add(
    _ property: Property, _ owner: TypeDeclaration.ID, _ change: ReferenceUses.Change
  ) throws(ContractObstacle) {
    guard !requirements.contains(where: { $0.place == property.place }) else { return }
    guard let source = SourceText(property.place.file, of: index, in: texts) else {
      throw .unwrittenType(index.names[property.name])
    }
    let reader = RequirementReader(code, source, property.place.file, of: owner, least: least)
    requirements.append(try reader.requirement(property, change))
  }
}

/// The labels of a call's arguments.
struct CallArguments {
  private let labels: [Name]
  private let closures: Int

  /// A parameter that a call leaves out.
  enum LeftOut: Equatable { case nothing, parameter(String), other }

  init(of call: Int, in file: CodeFile) {
    labels = file.facts.parts(.argument, of: call).map(file.name)
    closures = file.facts.parts(.trailingClosure, of: call).count
  }

  /// Compares the call with the parameters of a function.
  func leavesOut(_ function: Function, _ index: ProjectIndex) -> LeftOut {
    var open = labels[...]
    var closures = closures
    var missing: String?
    for (number, parameter) in function.parameters.enumerated() {
      if let next = open.first, next == parameter.label {
        open.removeFirst()
        continue
      }
      let rest = function.parameters.count - number
      let isClosure = parameter.type.map { $0.shape == .function || $0.names.count == 1 } ?? true
      if open.isEmpty, closures > 0, closures >= rest || isClosure && !parameter.hasDefault {
        closures -= 1
        continue
      }
      guard parameter.hasDefault else { return .other }
      missing = missing ?? index.names[parameter.name]
    }
    guard open.isEmpty, closures == 0 else { return .other }
    return missing.map { .parameter($0) } ?? .nothing
  }
}
