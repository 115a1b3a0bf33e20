/// The types that one module declares for others, too: its file is only where they happen to be.
struct SharedTypes {
  /// The names, none of which has the name of a module in it.
  private(set) var names: Set<String> = []

  init(_ modules: [[CommonModule.Version]]) {
    var owners: [String: Set<Int>] = [:]
    var users: [String: Set<Int>] = [:]
    for (number, files) in modules.enumerated() {
      for piece in files.flatMap(\.pieces) {
        for name in piece.allUses { users[name, default: []].insert(number) }
        guard case .type(let type) = piece.content, !type.isExtension,
          !type.head.contains("private "), !type.name.contains(Gap.module.rawValue)
        else { continue }
        owners[type.name, default: []].insert(number)
      }
    }
    names = Set(
      owners.filter { name, modules in
        modules.count == 1 && !(users[name] ?? []).isSubset(of: modules)
      }.keys)
  }
}

extension CodePiece {
  /// The bare names that a piece uses, also in its members and statements.
  fileprivate var allUses: Set<String> {
    var names = Set(uses.filter { $0.base.isEmpty }.map(\.name))
    switch content {
    case .text: break
    case .type(let type):
      for member in type.members { names.formUnion(member.allUses) }
    case .function(let function):
      for statement in function.body?.statements ?? [] { names.formUnion(statement.allUses) }
    }
    return names
  }
}
