import AdderModuleDiscovery
import AdderSwiftSource

// The code outside the modules, and their tests.
extension PlainObjectWriter {
  /// Other code must not give the modules' code database objects, nor take any from it.
  mutating func checkOthers() {
    let names = Set((zone.upper.union(zone.border)).map { index.types[$0].name })
    let files = Set(
      index.files.indices.filter { file in
        !index.files[file].isMadeOfContracts
          && index.files[file].names.contains(where: names.contains)
      }.map(Int32.init))
    let answered = Set(zone.border.flatMap(answers).map(\.place))
    for type in index.types.indices
    where !zone.upper.contains(type) && !zone.border.contains(type)
      && zone.places(of: type).contains(where: { files.contains($0.file) })
    {
      for reader in readers(of: type) where files.contains(reader.file) {
        check(reader, of: type, answered)
      }
    }
    for file in files.sorted() { check(readerOutsideTypes(in: file), of: nil, answered) }
  }

  /// Reads global functions and variables, and extensions of types that the project does not declare.
  private func readerOutsideTypes(in file: Int32) -> ValueReader {
    let facts = index.files[Int(file)].facts
    var reader = ValueReader(members, file: file, owner: nil, values: plain.values)
    guard !facts.nodes.isEmpty else { return reader }
    for part in facts.parts(of: 0) {
      switch facts.nodes[part].kind {
      case .functionDeclaration, .variableDeclaration: reader.read(declaration: part)
      case .extensionDeclaration
      where code.type(at: SyntaxPlace(file: file, node: Int32(part))) == nil:
        reader.read(extension: part)
      default: break
      }
    }
    return reader
  }

  private mutating func check(
    _ reader: ValueReader, of type: TypeDeclaration.ID?, _ answered: Set<SyntaxPlace>
  ) {
    let isTest = index.files[Int(reader.file)].isTest
    for call in reader.calls {
      if answered.contains(call.member.place) {
        noteOther(call.member, at: call.place, in: type)
      } else {
        check(call, in: reader, of: type, isTest: isTest)
      }
    }
    for (member, place) in reader.references
    where answered.contains(member.place) || member.owner.map(zone.upper.contains) ?? false {
      noteOther(member, at: place, in: type)
    }
  }

  private mutating func check(
    _ call: CarriedCall, in reader: ValueReader, of type: TypeDeclaration.ID?, isTest: Bool
  ) {
    guard let owner = call.member.owner, zone.upper.contains(owner),
      call.isCertain || call.arguments.contains(where: \.found.carries)
    else { return }
    // Tests give the module what the interactor gives it, and read what a double has got.
    if isTest, !call.arguments.isEmpty, !call.member.type.carries, plain.mapper == nil {
      return convert(call, inFile: reader.file)
    }
    if isTest, call.arguments.isEmpty, call.member.kind == .property, isOnlyRead(call, in: reader) {
      return
    }
    noteOther(call.member, at: call.place, in: type)
  }

  private mutating func noteOther(
    _ member: CarriedMember, at place: SyntaxPlace, in type: TypeDeclaration.ID?
  ) {
    if let module = type.flatMap(zone.otherModule) { otherModules.insert(module) }
    note(.comesFromOutside(name(of: member)), at: place)
  }

  /// True if all of a statement is possible with plain objects, and nothing is kept.
  private func isOnlyRead(_ call: CarriedCall, in reader: ValueReader) -> Bool {
    let file = code.file(reader.file)
    var statement = Int(call.place.node)
    for outer in file.ancestors(of: statement) {
      if [.codeBlock, .closure].contains(file.kind(outer)) { break }
      statement = outer
    }
    guard [.chain, .macroExpansion].contains(file.kind(statement)) else { return false }
    return !reader.uses.contains { file.contains(Int($0.place.node), in: statement) }
  }
}
