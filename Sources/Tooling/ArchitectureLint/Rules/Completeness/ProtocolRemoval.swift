import AdderModuleDiscovery
import AdderSwiftSource

/// Deletes a protocol that only its conforming types mention, together with the conformances.
struct ProtocolRemoval {
  private let type: TypeDeclaration.ID
  private let module: LintedModule

  init(of type: TypeDeclaration.ID, in module: LintedModule) {
    self.type = type
    self.module = module
  }

  private var index: ProjectIndex { module.index }

  /// The edits; `nil` if a comment or an empty file would
  /// remain, or if other code mentions the protocol.
  var fix: SourceFix? {
    let declaration = index.types[type]
    let uses = module.project.mentions.uses(of: declaration.name)
    guard uses.isDisjoint(with: [.app, .tests]), index.types(named: declaration.name).count == 1,
      declaration.attributes.isEmpty, isInCompany(declaration.place),
      let lines = DeclarationLines(of: declaration.place, in: module)
    else { return nil }
    var edits = [SourceFix.Edit(place: lines.place, text: "")]
    for conforming in uses.contains(.inherited) ? conformances : [] {
      guard let edit = removal(of: conforming) else { return nil }
      edits.append(edit)
    }
    return SourceFix(Self.withoutOverlaps(edits))
  }

  /// Shortens edits that overlap: two declarations can share the empty line between them.
  private static func withoutOverlaps(_ edits: [SourceFix.Edit]) -> [SourceFix.Edit] {
    var ends: [Int32: UInt32] = [:]
    return edits.sorted { $0.place.start < $1.place.start }.map { edit in
      var edit = edit
      edit.place.start = max(edit.place.start, ends[edit.place.file] ?? 0)
      ends[edit.place.file] = edit.place.end
      return edit
    }
  }

  /// Returns true if the file of a declaration contains other declarations.
  private func isInCompany(_ place: SyntaxPlace) -> Bool {
    let facts = module.facts(at: place)
    return facts.parts(of: 0).contains {
      $0 != Int(place.node) && facts.nodes[$0].kind != .importDeclaration
    }
  }

  /// The conformances to the protocol, each with the declaration that contains it.
  private var conformances: [(declaration: SyntaxPlace, inherited: SyntaxPlace)] {
    let name = index.types[type].name
    return module.project.heirs[type, default: []].flatMap { other in
      index.types[other].inherited.filter { $0.type.last == name }.compactMap { inherited in
        module.places(of: other).first { module.holds($0, inherited.place) }
          .map { ($0, inherited.place) }
      }
    }
  }

  private func removal(
    of conformance: (declaration: SyntaxPlace, inherited: SyntaxPlace)
  ) -> SourceFix.Edit? {
    let place = conformance.declaration
    let facts = module.facts(at: place)
    let (declaration, node) = (Int(place.node), Int(conformance.inherited.node))
    // The inherited type must be a single name, not a composition of several.
    guard facts.nodes[node].count == 1, facts.nodes[node + 1].kind == .typeName,
      let text = module.text(of: place.file)
    else { return nil }
    let all = facts.parts(.inheritedType, of: declaration)
    guard let number = all.firstIndex(of: node) else { return nil }
    if all.count == 1, facts.nodes[declaration].kind == .extensionDeclaration,
      let block = facts.part(.memberBlock, of: declaration), facts.nodes[block].count == 0
    {
      return DeclarationLines(of: place, in: module).map { .init(place: $0.place, text: "") }
    }
    var (start, end) = (facts.nodes[node].start, facts.nodes[node].end)
    if all.count == 1 {
      guard let colon = text.colon(before: start) else { return nil }
      start = colon
    } else if number == 0 {
      end = facts.nodes[all[1]].start
    } else {
      start = facts.nodes[all[number - 1]].end
    }
    let others = [start..<facts.nodes[node].start, facts.nodes[node].end..<end]
    guard others.allSatisfy({ text.isOnly(" \n\t\r,:", in: $0) }) else { return nil }
    return .init(place: LintPlace(file: place.file, start: start, end: end), text: "")
  }
}

/// The lines of a declaration with an empty body, and an empty line that would be left over.
struct DeclarationLines {
  let place: LintPlace

  /// - Returns: `nil` if a comment belongs to the declaration, or if its lines contain other code.
  init?(of declaration: SyntaxPlace, in module: LintedModule) {
    let facts = module.facts(at: declaration)
    let node = facts.nodes[Int(declaration.node)]
    guard let comments = module.comments(in: declaration.file),
      let text = module.text(of: declaration.file), comments.lines(above: node.start).isEmpty,
      let block = facts.part(.memberBlock, of: Int(declaration.node)),
      text.isOnly(" \n\t\r{}", in: facts.nodes[block].start..<facts.nodes[block].end),
      !SwiftText(text).hasComment(from: node.start, to: node.end)
    else { return nil }
    let first = facts.lineAndColumn(of: node.start).line - 1
    let last = facts.lineAndColumn(of: max(node.start, node.end - 1)).line - 1
    var start = facts.lineStarts[first]
    var end = last + 1 < facts.lineStarts.count ? facts.lineStarts[last + 1] : UInt32(text.count)
    guard text.isOnly(" \t", in: start..<node.start), text.isOnly(" \t\r\n", in: node.end..<end)
    else { return nil }
    let isApart = first == 0 || text.isOnly(" \t\r\n", in: facts.lineStarts[first - 1]..<start)
    if isApart, last + 2 < facts.lineStarts.count,
      text.isOnly(" \t\r\n", in: end..<facts.lineStarts[last + 2])
    {
      end = facts.lineStarts[last + 2]
    }
    if isApart, first > 0, Int(end) == text.count {
      start = facts.lineStarts[first - 1]
    }
    place = LintPlace(file: declaration.file, start: start, end: end)
  }
}

extension LintedModule {
  /// Returns the contents of a file; `nil` if it can no longer be read.
  func text(of file: Int32) -> [UInt8]? { comments(in: file)?.text }
}

extension [UInt8] {
  /// Returns true if a range contains only certain characters.
  fileprivate func isOnly(_ characters: StaticString, in piece: Range<UInt32>) -> Bool {
    let known = UnsafeBufferPointer(
      start: characters.utf8Start, count: characters.utf8CodeUnitCount)
    return self[Int(piece.lowerBound)..<Int(piece.upperBound)].allSatisfy(known.contains)
  }

  /// Returns the start of the colon before an offset, including the whitespace before the colon;
  /// `nil` if anything but whitespace is between the colon and the offset.
  fileprivate func colon(before place: UInt32) -> UInt32? {
    var start = Int(place)
    while start > 0, self[start - 1] != UInt8(ascii: ":") {
      guard isOnly(" \n\t\r", in: UInt32(start - 1)..<UInt32(start)) else { return nil }
      start -= 1
    }
    guard start > 0 else { return nil }
    start -= 1
    while start > 0, isOnly(" \n\t\r", in: UInt32(start - 1)..<UInt32(start)) { start -= 1 }
    return UInt32(start)
  }
}
