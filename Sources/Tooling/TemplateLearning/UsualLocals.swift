/// The statements of a function in each module, with the same names for the same local objects.
struct UsualLocals {
  private(set) var applied: [[CodePiece]]

  /// - Parameter bodies: The statements of each module's version.
  init(_ bodies: [[CodePiece]], _ names: KnownNames) {
    applied = bodies
    let locals = bodies.map { Self.parts(in: $0, names) }
    var counts: [String: Majority<String>] = [:]
    for (type, name) in locals.joined() { counts[type, default: Majority()].add(name) }
    for (place, parts) in locals.enumerated() {
      let taken = bodies[place].reduce(into: Set<String>()) { taken, statement in
        taken.formUnion(statement.declares)
        taken.formUnion(statement.uses.flatMap { [$0.base, $0.name] })
      }
      for (type, name) in parts {
        guard let usual = counts[type]?.first, usual != name, !taken.contains(usual) else {
          continue
        }
        applied[place] = applied[place].map { $0.renaming(name, to: usual) }
      }
    }
  }

  /// Returns the types of the template of which statements create one object each, and the names of these objects.
  private static func parts(
    in statements: [CodePiece], _ names: KnownNames
  ) -> [(type: String, name: String)] {
    let parts = statements.compactMap { statement -> (type: String, name: String)? in
      guard statement.declares.count == 1, let name = statement.declares.first,
        let type = statement.createdType, names.isPart(type)
      else { return nil }
      return (type, name)
    }
    return parts.filter { part in parts.count { $0.type == part.type } == 1 }
  }
}

extension CodePiece {
  /// Returns the statement with another name for a local object.
  fileprivate func renaming(_ name: String, to other: String) -> CodePiece {
    guard declares.contains(name) || uses.contains(where: { $0.base == name || $0.name == name })
    else { return self }
    return rewritten(as: text.replacingLocal(name, with: other))
  }
}

extension String {
  /// The text with another name for a local object. A member of that name and a label keep theirs.
  fileprivate func replacingLocal(_ name: String, with other: String) -> String {
    func isWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" || Gap(rawValue: $0) != nil } ?? false
    }
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: name) {
      let before = rest[..<range.lowerBound]
      let previous = before.last ?? result.last
      let next = rest[range.upperBound...].first
      let isLocal = !isWord(previous) && previous != "." && !isWord(next) && next != ":"
      result += before + (isLocal ? other : name)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
