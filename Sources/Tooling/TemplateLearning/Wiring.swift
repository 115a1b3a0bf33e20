/// Sets the references between parts that the modules set in different ways, so that no statement for it is common.
struct Wiring {
  private let names: KnownNames
  /// The type that the code belongs to.
  private let type: String

  init(in type: String, _ names: KnownNames) {
    self.type = type
    self.names = names
  }

  /// Returns statements that also set the references of the parts that they create.
  ///
  /// - Parameter lists: The statements of each module, of which more than half must set a reference in some way.
  func completed(_ statements: [CodePiece], from lists: [[CodePiece]]) -> [CodePiece] {
    var statements = statements
    var locals = KnownNames.Locals()
    locals.note(statements)
    let parts = statements.compactMap { statement -> Part? in
      guard let name = statement.declares.first, let type = locals.types[name] else { return nil }
      return names.isPart(type) ? Part(name: name, type: type) : nil
    }
    guard parts.count > 1 else { return statements }
    for part in parts {
      for (property, needed) in names.settableReferences(of: part.type)
      where isUnset(property, of: part, in: statements) && isUsual(property, in: lists) {
        let others = parts.filter { $0.name != part.name && names.conforms($0.type, to: needed) }
        guard others.count == 1, let creation = lastCreation(of: [part, others[0]], in: statements)
        else { continue }
        var assignment = statements[creation]
          .rewritten(as: "\(part.name).\(property) = \(others[0].name)")
        assignment.comment = ""
        assignment.isAfterBlankLine = false
        statements.insert(assignment, at: creation + 1)
      }
    }
    return statements
  }

  private struct Part {
    let name: String
    let type: String
  }

  private func isUnset(_ property: String, of part: Part, in statements: [CodePiece]) -> Bool {
    !statements.contains { statement in
      statement.text.contains("\(part.name).\(property) =")
        || (statement.declares.contains(part.name) && statement.text.contains("\(property):"))
    }
  }

  /// Returns true if most modules assign the property, or pass an object with its name.
  private func isUsual(_ property: String, in lists: [[CodePiece]]) -> Bool {
    let ways = [".\(property) =", "(\(property):", " \(property):"]
    let count = lists.count { list in
      list.contains { statement in ways.contains(where: statement.text.contains) }
    }
    return count * 2 > lists.count
  }

  /// Returns the place after which all parts exist.
  private func lastCreation(of parts: [Part], in statements: [CodePiece]) -> Int? {
    let names = Set(parts.map(\.name))
    return statements.lastIndex { !$0.declares.isDisjoint(with: names) }
  }
}
