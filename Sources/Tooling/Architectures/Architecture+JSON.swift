package import AdderBase

extension Architecture {
  /// The architecture's entry in a list of architectures, in machine-readable form.
  package var shortJSON: JSON { .members(heading) }

  /// The architecture with its roles, contracts, references and parts, in machine-readable form.
  package var json: JSON {
    .members(
      heading + [
        ("roles", .array(roles.map(\.json))), ("contracts", .array(contracts.map(\.json))),
        ("references", .array(references.map(\.json))), ("parts", .array(parts.map(\.json))),
      ])
  }

  private var heading: [(String, JSON?)] {
    [
      ("name", .string(name)), ("title", .string(title)), ("family", .string(family)),
      ("summary", .string(summary)),
      ("source", source.map(JSON.string)), ("extends", shippedBase.map(JSON.string)),
    ]
  }
}

extension Role {
  fileprivate var json: JSON {
    [
      "name": .string(name), "summary": .string(summary),
      "traits": .array(Trait.allCases.filter(has).map { .string($0.rawValue) }),
      "typeNames": .array(typeNames.map { .string("\($0)") }), "required": .bool(isRequired),
    ]
  }
}

extension Contract {
  fileprivate var json: JSON {
    [
      "name": .string(name), "summary": .string(summary),
      "users": .array(users.map(JSON.string)),
      "implementers": .array(implementers.map(JSON.string)),
      "protocolNames": .array(protocolNames.map { .string("\($0)") }),
      "required": .bool(isRequired), "crossing": .string(crossing.rawValue),
    ]
  }
}

extension Reference {
  fileprivate var json: JSON {
    [
      "name": .string(name), "holder": .string(holder),
      "targets": .array(targets.map(JSON.string)), "strength": .string(strength.rawValue),
      "optional": .bool(isOptional),
    ]
  }
}

extension Part {
  fileprivate var json: JSON {
    [
      "name": .string(name), "summary": .string(summary), "default": .bool(isOnByDefault),
      "roles": .array(roles.map(JSON.string)), "contracts": .array(contracts.map(JSON.string)),
    ]
  }
}
