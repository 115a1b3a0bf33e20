package import AdderBase

extension FileChangePlan {
  /// The plan's changes as JSON, in their order in the plan.
  package var changesAsJSON: JSON { .array(changes.map(\.json)) }
}

extension FileChange {
  fileprivate var json: JSON {
    switch self {
    case .createFolder(let path): Self.json("createFolder", path)
    case .create(let path, _, _): Self.json("create", path)
    case .replace(let path, _, _): Self.json("replace", path)
    case .move(let path, let target): Self.json("move", path, to: target, isEdited: false)
    case .moveReplacing(let path, let target, _, _):
      Self.json("move", path, to: target, isEdited: true)
    case .delete(let path, _): Self.json("delete", path)
    case .deleteFolder(let path): Self.json("deleteFolder", path)
    }
  }

  /// - Parameter isEdited: for a move, true if the contents change as well.
  private static func json(
    _ kind: String, _ path: RelativePath, to target: RelativePath? = nil, isEdited: Bool? = nil
  ) -> JSON {
    [
      "kind": .string(kind), "path": .string(path.text), "to": target.map { .string($0.text) },
      "edited": isEdited.map(JSON.bool),
    ]
  }
}
