import AdderSwiftSource

/// What a generated file imports: the modules that the files import whose declarations it mentions.
struct FileImports {
  /// The statements that are always compiled.
  private var plain: Set<String> = []
  /// Those inside an `#if`, with its conditions from the outside in.
  private var conditional: Set<Conditional> = []

  private struct Conditional: Hashable {
    let conditions: [String]
    let statement: String
  }

  mutating func add(_ statement: String) { plain.insert(statement) }

  /// True if the file imports a module, or one that includes it.
  func includes(_ module: String) -> Bool {
    let larger = module == "Foundation" ? ["UIKit", "SwiftUI"] : []
    return ([module] + larger).contains { plain.contains("import \($0)") }
  }

  mutating func add(_ sources: [ContractSource]) {
    for source in sources { read(Syntax(source: source, node: 0), under: []) }
  }

  private mutating func read(_ block: Syntax, under conditions: [String]) {
    for part in block.parts {
      switch part.kind {
      case .importDeclaration:
        let word = part.part(.modifierDetail).map { "\($0.text) " } ?? ""
        let preconcurrency = part.has(attribute: "preconcurrency") ? "@preconcurrency " : ""
        let statement = "\(preconcurrency)import \(word)\(part.name)"
        if conditions.isEmpty {
          plain.insert(statement)
        } else {
          conditional.insert(Conditional(conditions: conditions, statement: statement))
        }
      case .ifConfig:
        for branch in part.branches { read(branch.clause, under: conditions + [branch.condition]) }
      default: continue
      }
    }
  }

  /// The lines of the statements, except those that import some modules.
  func lines(besides modules: Set<String> = []) -> [String] {
    let unwanted = Set(modules.map { "import \($0)" })
    let plain = plain.subtracting(unwanted)
    let others = conditional.filter {
      !plain.contains($0.statement) && !unwanted.contains($0.statement)
    }.map { [$0.statement].compiled(if: $0.conditions) }
    return plain.sorted { $0.drop(while: { $0 == "@" }) < $1.drop(while: { $0 == "@" }) }
      + others.sorted { $0.lexicographicallyPrecedes($1) }.joined()
  }
}
