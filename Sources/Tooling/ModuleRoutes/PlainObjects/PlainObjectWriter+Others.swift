import AdderModuleDiscovery
import AdderSwiftSource

// The code outside the modules, and their tests.
extension PlainObjectWriter {
  /// Other code must not give the modules' code database objects, nor take any from it.
  mutating func checkOthers() {
    let names = Set(zone.upper.map { index.types[$0].name })
    for (number, file) in index.files.enumerated() where !file.isMadeOfContracts {
      guard file.names.contains(where: names.contains) else { continue }
      let types = index.types.indices.filter { type in
        zone.places(of: type).contains { $0.file == Int32(number) } && !zone.upper.contains(type)
          && !zone.border.contains(type) && index.name(of: type) != managed.name
      }
      for type in types {
        for reader in readers(of: type) where reader.file == Int32(number) {
          for call in reader.calls { check(call, in: reader, of: type, isTest: file.isTest) }
        }
      }
    }
  }

  private mutating func check(
    _ call: CarriedCall, in reader: ValueReader, of type: TypeDeclaration.ID, isTest: Bool
  ) {
    guard let owner = call.member.owner, zone.upper.contains(owner),
      call.isCertain || call.arguments.contains(where: \.found.carries)
    else { return }
    // Tests give the module what the interactor gives it, and read what a double has got.
    if isTest, !call.arguments.isEmpty, !call.member.type.carries {
      return convert(call, inFile: reader.file)
    }
    if isTest, call.arguments.isEmpty, call.member.kind == .property, isOnlyRead(call, in: reader) {
      return
    }
    if let module = zone.otherModule(of: type) { otherModules.insert(module) }
    note(.comesFromOutside("\(index.name(of: owner)).\(call.member.name)"), at: call.place)
  }

  /// True if all of a statement is possible with plain objects, and nothing is kept.
  private func isOnlyRead(_ call: CarriedCall, in reader: ValueReader) -> Bool {
    let facts = reader.facts
    let node = Int(call.place.node)
    let around = facts.nodes[..<node].indices.reversed().filter {
      facts.range(of: $0).contains(node)
    }
    var statement = node
    for outer in around {
      if [.codeBlock, .closure].contains(facts.nodes[outer].kind) { break }
      statement = outer
    }
    switch facts.nodes[statement].kind {
    case .chain, .macroExpansion: break
    default: return false
    }
    let range = facts.range(of: statement)
    return !reader.uses.contains { range.contains(Int($0.place.node)) }
  }
}
