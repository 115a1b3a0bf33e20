import AdderArchitectures
import Testing

/// Checks an architecture against statements in its source documents. The names are those of the
/// documents' own examples.
struct SourceFacts {
  let architecture: Architecture
  let module: String

  init(_ name: String, module: String) throws {
    architecture = try ArchitectureReader().architecture(named: name)
    self.module = module
  }

  /// The role whose type has this name in the example module.
  func role(
    _ type: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Role {
    try #require(
      architecture.roles.first { role in
        role.typeNames.contains { $0.typeName(module: module) == type }
      }, "no role is called \(type)", sourceLocation: sourceLocation)
  }

  /// The contract whose protocol has this name in the example module.
  func contract(
    _ type: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Contract {
    try #require(
      architecture.contracts.first { contract in
        contract.protocolNames.contains { $0.typeName(module: module) == type }
      }, "no contract is called \(type)", sourceLocation: sourceLocation)
  }

  /// Checks a reference that a type holds: `PostListPresenter: weak view PostListViewInput`.
  func holds(
    _ line: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
    let role = try role(words[0], sourceLocation: sourceLocation)
    let reference = try #require(
      architecture.references(heldBy: role.name).first { $0.property.memberName([:]) == words[2] },
      "\(role.name) holds no \(words[2])", sourceLocation: sourceLocation)
    #expect(reference.strength.rawValue == words[1], "\(line)", sourceLocation: sourceLocation)
    for type in words[3].split(separator: "&") {
      let names = reference.targets.flatMap { target in
        architecture.contract(named: target)?.protocolNames
          ?? architecture.role(named: target)?.typeNames ?? []
      }
      #expect(
        names.contains { $0.typeName(module: module) == String(type) }, "\(line)",
        sourceLocation: sourceLocation)
    }
  }

  /// Checks the user and the implementer of a contract:
  /// `PostListViewOutput: PostListViewController → PostListPresenter`.
  func leads(
    _ line: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let words = line.split { " :→".contains($0) }.map(String.init)
    let contract = try contract(words[0], sourceLocation: sourceLocation)
    let user = try role(words[1], sourceLocation: sourceLocation)
    let implementer = try role(words[2], sourceLocation: sourceLocation)
    #expect(contract.users.contains(user.name), "\(line)", sourceLocation: sourceLocation)
    #expect(
      contract.implementers == [implementer.name], "\(line)", sourceLocation: sourceLocation)
  }

  /// Checks that a type must not know these names. Each name is included in an architecture's
  /// `knowledge` entry or is the type name of a role.
  func forbids(
    _ type: String, _ names: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let role = try role(type, sourceLocation: sourceLocation)
    for name in names {
      let isForbidden = role.mustNotKnow.contains { forbidden in
        if let knowledge = architecture.knowledge(named: forbidden) {
          return knowledge.includes(name)
        }
        return architecture.role(named: forbidden)?.typeNames.contains {
          $0.typeName(module: module) == name
        } ?? false
      }
      #expect(
        isForbidden && !role.mayMention.contains(name), "\(type) may know \(name)",
        sourceLocation: sourceLocation)
    }
  }

  func allows(
    _ type: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let role = try role(type, sourceLocation: sourceLocation)
    let isForbidden = role.mustNotKnow.contains { forbidden in
      architecture.knowledge(named: forbidden)?.includes(name) ?? false
    }
    #expect(
      !isForbidden || role.mayMention.contains(name), "\(type) must not know \(name)",
      sourceLocation: sourceLocation)
  }

  /// The types and protocols that every module must have.
  var required: Set<String> {
    let roles = architecture.roles.filter(\.isRequired).compactMap(\.typeNames.first)
    let contracts = architecture.contracts.filter(\.isRequired).compactMap(\.protocolNames.first)
    return Set((roles + contracts).map { $0.typeName(module: module) })
  }

  /// The test cases that a module's required roles must have.
  var requiredTests: Set<String> {
    Set(
      architecture.roles.filter { $0.isRequired && !$0.tests.isEmpty }.compactMap { role in
        role.typeNames.first.flatMap { name in
          architecture.tests.name?.name([.type: name.typeName(module: module)])
        }
      })
  }

  /// The folders of the required roles in a module's folder.
  var folders: Set<String> { Set(architecture.roles.filter(\.isRequired).compactMap(\.folder)) }
}
