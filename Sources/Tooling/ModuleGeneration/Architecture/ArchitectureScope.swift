import AdderArchitectures
import AdderBase
import AdderLiquidTemplates

/// The variables with which a template asks the architecture for names.
///
/// A template uses the words of the architecture for which it was written. The values are the names
/// of the architecture that the module follows: a team's own one may call `roles.Interactor` a use
/// case.
final class ArchitectureScope: Sendable {
  private let names: ModuleNames
  /// The architecture for which the template was written.
  private let written: Architecture
  /// The values of all roles and contracts. Templates use them often, so they are computed once.
  private let roles: LiquidObject
  private let contracts: LiquidObject
  /// The nouns for roles that the team does not share with the template.
  private let nouns: [(old: String, new: String)]

  /// What the team's architecture adds, and its value, which every file needs.
  private let added: AddedPartsScope
  private let addedValue: LiquidValue

  /// The purpose of the module, on one line; empty if there is no description.
  private let description: String

  /// - Parameters:
  ///   - added: What the team's architecture adds to the one that the template names.
  ///   - description: The purpose of the module in the user's words; `nil` if there is none.
  init(
    _ names: ModuleNames, writtenFor written: Architecture, added: AddedParts,
    description: String? = nil
  ) {
    self.names = names
    self.written = written
    self.description = description?.split(whereSeparator: \.isNewline).joined(separator: " ") ?? ""
    self.added = AddedPartsScope(added, names)
    addedValue = self.added.value
    // The template may ask for the name of something that the team does not have, and then not use
    // it.
    var roles = LiquidObject()
    for role in written.roles + names.architecture.roles where roles[role.name] == nil {
      roles[role.name] = Self.values(
        of: names.architecture.role(named: role.name) ?? role, names)
    }
    self.roles = roles
    let old = ModuleNames(architecture: written, module: names.module, name: names.name)
    nouns = written.roles.filter { !$0.has(.shows) }.compactMap { role in
      guard let own = names.architecture.role(named: role.name) else { return nil }
      let noun = (old: old.noun(of: role), new: names.noun(of: own))
      return noun.old == noun.new ? nil : noun
    }
    var contracts = LiquidObject()
    for contract in written.contracts + names.architecture.contracts
    where contracts[contract.name] == nil {
      contracts[contract.name] = Self.values(
        of: names.architecture.contract(named: contract.name) ?? contract, names)
    }
    self.contracts = contracts
  }

  private var architecture: Architecture { names.architecture }

  var values: [(String, LiquidValue)] {
    [
      ("roles", .object(roles)), ("contracts", .object(contracts)),
      ("references", .computing { self.references(heldBy: $0) }),
      ("methods", .computing { self.methods(of: $0) }),
      ("compositions", .computing { self.composition($0) }),
      ("comments", comments),
      ("added", addedValue),
      ("test_names", .computing { .string(self.testName($0)) }),
    ]
  }

  /// Returns the additional variables for the file of an added role or contract.
  func values(for subject: String) -> [(String, LiquidValue)] {
    [("subject", added.subject(subject) ?? .null)]
  }

  // MARK: - Roles

  private static func values(of role: Role, _ names: ModuleNames) -> LiquidValue {
    let noun = names.noun(of: role)
    let words = NameWords(noun)
    let values: [(String, LiquidValue)] = [
      ("plain", .object(LiquidObject(types(names.plainType(of: role), role, names)))),
      ("noun", .string(noun)),
      ("variable", .string(SwiftWords.escaped(words.variable))),
      ("words", .string(words.sentence)),
      ("folder", .string(folder(names.folder(role.folder)))),
      ("is_named", .bool(!role.typeNames.isEmpty)),
    ]
    return .object(LiquidObject(types(names.type(of: role), role, names) + values))
  }

  /// The names and files of a role's type and of its test case.
  private static func types(
    _ type: String, _ role: Role, _ names: ModuleNames
  ) -> [(String, LiquidValue)] {
    let tests = names.testCase(of: type, role: role)
    let folder = folder(names.folder(role.folder))
    // The type of a role that has the module's own name would not tell its file from a folder.
    let usual = type == names.module ? type + role.name : type
    let own = type == names.type(of: role) ? role.file : nil
    let file = own.map { $0.name([.module: names.module]) } ?? usual
    return [
      ("type", .string(type)), ("file", .string("\(folder)\(file).swift")),
      ("tests", .string(tests)), ("tests_file", .string("\(folder)\(tests).swift")),
    ]
  }

  /// The beginning of the paths of files in a folder of the module: `View/`, or nothing.
  private static func folder(_ folder: String?) -> String { folder.map { "\($0)/" } ?? "" }

  // MARK: - Contracts

  private static func values(of contract: Contract, _ names: ModuleNames) -> LiquidValue {
    let architecture = names.architecture

    let type = names.type(of: contract)
    let file = contract.file.map { $0.name([.module: names.module]) } ?? type
    let folder = folder(names.folder(contract.folder))
    // In a module, the helper behind a contract without a folder belongs to the part that uses it.
    let users = contract.users.lazy.compactMap(architecture.role(named:))
    let layer = names.folder(contract.folder ?? users.compactMap(\.folder).first) ?? ""
    let helper = architecture.layout.helperFolder.map { pattern in
      Self.folder(pattern.name([.layer: layer, .helper: type]).trimmingSlashes)
    }
    return [
      "name": .string(type), "file": .string("\(folder)\(file).swift"),
      "folder": .string(folder), "helper_folder": .string(helper ?? Self.folder(layer)),
    ]
  }

  /// The team's contract, or the one for which the template was written.
  private func contract(named name: String) -> Contract? {
    architecture.contract(named: name) ?? written.contract(named: name)
  }

  // MARK: - References

  private func references(heldBy role: String) -> LiquidValue? {
    guard written.role(named: role) != nil || architecture.role(named: role) != nil else {
      return nil
    }
    return .computing { self.property($0, heldBy: role) }
  }

  /// The team's name of a reference that the template knows under the name of its own architecture:
  /// the reference with that name, or the one that leads to the same contracts. The template knows
  /// `{feature}Service` as `service`.
  private func property(_ name: String, heldBy role: String) -> LiquidValue? {
    let own = architecture.references(heldBy: role)
    if own.contains(where: { $0.isCalled(name) }) { return .string(name) }
    let known = written.references(heldBy: role).first { $0.isCalled(name) || $0.isAbout(name) }
    let found = known.flatMap { known in own.first { $0.targets == known.targets } } ?? known
    return found.map { reference in
      // A name without gaps is used in a module that has only one such reference.
      let pattern = reference.properties.first { $0.placeholders.isEmpty } ?? reference.property
      // A name that begins with a digit can only be used with the module's prefix.
      let feature = names.name.first?.isNumber == true ? names.module : names.name
      return .string(SwiftWords.escaped(pattern.memberName([.feature: feature])))
    }
  }

  // MARK: - Methods

  private func methods(of name: String) -> LiquidValue? {
    guard let contract = contract(named: name) else { return nil }
    let old = written.contract(named: name)?.methods ?? contract.methods
    let names = MethodNames(old: old, new: contract.methods)
    return .computing { .string(names.name(for: $0)) }
  }

  // MARK: - Comments

  /// What the comments of the module's types say: which comments the architecture wants, the
  /// user's description of the module, and the words for the module.
  private var comments: LiquidValue {
    [
      "one_module_comment": .bool(architecture.comments.oneModuleComment),
      "description": .string(description), "screen": .string(screen),
    ]
  }

  /// The module in a sentence: `Profile screen` or `post list screen`. A name of one word stays
  /// recognizable as a name.
  private var screen: String {
    let words = NameWords(names.name)
    let module = words.spelled.count == 1 ? names.name : words.sentence
    return words.words.last == "screen" ? module : module + " screen"
  }

  // MARK: - Tests

  /// The name of a test, in which the template's names of roles are replaced by the team's.
  private func testName(_ name: String) -> String {
    nouns.reduce(name) { name, noun in name.replacing(noun.old, with: noun.new) }
  }

  private func composition(_ role: String) -> LiquidValue? {
    guard let composition = architecture.compositions.first(where: { $0.role == role }) else {
      return nil
    }
    return [
      "method": .string(names.method(of: composition)),
      "part_methods": .computing { role in
        self.part(role).map { .string(self.names.method(of: $0, in: composition)) }
      },
      "part_properties": .computing { role in
        self.part(role).map { .string(self.names.component(of: $0) + "Part") }
      },
    ]
  }

  /// The team's role, or the one for which the template was written.
  private func part(_ name: String) -> Role? {
    architecture.role(named: name) ?? written.role(named: name)
  }
}

extension String {
  /// The path without slashes at its ends.
  fileprivate var trimmingSlashes: String { pathNames.joined(separator: "/") }
}

extension Reference {
  /// All accepted names, the preferred one first.
  fileprivate var properties: [NamingPattern] { [property] + otherProperties }

  fileprivate func isCalled(_ name: String) -> Bool {
    property.isWritten(name) || otherProperties.contains { $0.isWritten(name) }
  }

  /// True if the name is what follows the gap in the reference's name: `service` in
  /// `{feature}Service`.
  fileprivate func isAbout(_ name: String) -> Bool {
    properties.contains { pattern in
      guard case .gap(.feature)? = pattern.parts.first, pattern.parts.count == 2,
        case .text(let text) = pattern.parts[1]
      else { return false }
      return text == name.capitalizedFirst
    }
  }
}

extension NamingPattern {
  /// True if the pattern is written like this, with its gaps: `{feature}Service`.
  fileprivate func isWritten(_ text: String) -> Bool {
    if parts.count == 1, case .text(let name) = parts[0] { return name == text }
    return description == text
  }
}

extension LiquidValue {
  fileprivate static func computing(
    _ value: @escaping @Sendable (_ name: String) -> LiquidValue?
  ) -> LiquidValue {
    .object(LiquidObject(computing: value))
  }
}
