package import AdderBase

extension ModuleReport {
  /// The module in machine-readable form.
  package var json: JSON {
    [
      "name": .string(name), "architecture": .string(architecture),
      "family": .string(family), "isArchitectureChosen": .bool(isArchitectureChosen),
      "isBuilt": .bool(isBuilt),
      "folder": .string(folder),
      "targets": .array(targets.map(JSON.string)), "files": .array(files.map(JSON.string)),
      "lines": .number(lines), "parts": .array(parts.map(\.json)),
      "missingRoles": .array(missingRoles.map(JSON.string)),
      "contracts": .array(contracts.map(\.json)), "wiring": .array(wiring.map(\.json)),
    ]
  }
}

extension ModuleReport.Place {
  fileprivate var json: JSON {
    ["file": .string(file), "line": .number(line), "column": .number(column)]
  }
}

extension ModuleReport.Part {
  fileprivate var json: JSON {
    [
      "role": .string(role), "type": .string(type), "place": place.json,
      "isCertain": .bool(isCertain), "evidence": .array(evidence.map(JSON.string)),
    ]
  }
}

extension ModuleReport.Contract {
  fileprivate var json: JSON {
    [
      "contract": .string(contract), "type": .string(type), "place": place.json,
      "evidence": .string(evidence),
    ]
  }
}

extension ModuleReport.Arrow {
  fileprivate var json: JSON {
    [
      "reference": reference.map(JSON.string), "from": .string(from), "to": .string(to),
      "label": .string(label), "strength": .string(strength), "state": .string(state.rawValue),
      "expectedStrength": expectedStrength.map(JSON.string), "place": place.map(\.json),
    ]
  }
}

extension ArchitectureUse {
  package var json: JSON {
    ["architecture": .string(architecture), "modules": .number(modules)]
  }
}
