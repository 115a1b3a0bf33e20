import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The cases of enums by which a library finds a module's classes and storyboard: `case profile` of a
/// `ViperitModule`, with the raw value if it has one. They are renamed with the module.
struct ModuleCases {
  /// The new names of the cases, keyed by the old names.
  private(set) var names: [String: String] = [:]
  /// The new texts for places in files, keyed by path.
  private var edits: [String: [FileEdit]] = [:]

  /// - Throws: If a use may be such a case or something else, or if the enum already has the new case.
  init(
    of module: String, in project: DiscoveredProject, _ snapshot: ProjectSnapshot,
    _ replacement: NameReplacement
  ) throws(RenameError) {
    let index = project.index
    for type in index.types.indices
    where index.types[type].kind == .enum && index.inherits(.moduleEnums, type) {
      let reader = CaseReader(of: module, type, in: project)
      for found in reader.cases {
        var places: [(file: Int, start: Int, old: String)] = []
        if let rawValue = found.rawValue { places.append((found.file, rawValue + 1, found.value)) }
        if let new = replacement.renamed(found.name), found.name.capitalized(like: module) == module
        {
          if let place = reader.place(ofCase: new) { throw .nameTaken(new, for: found.name, place) }
          if let place = reader.unclearUse(of: found.name) {
            throw .unclearCase(found.name, of: index.name(of: type), place)
          }
          names[found.name] = new
          places += reader.uses(of: found.name).map { ($0.file, $0.start, found.name) }
        }
        if reader.isMadeOfTexts, let new = replacement.renamed(found.value) {
          renameValues(found.value, to: new, in: snapshot)
        }
        for place in places {
          guard let new = replacement.renamed(place.old) else { continue }
          let path = index.files[place.file].path
          let isQuoted = snapshot.texts[path]?[place.start] == UInt8(ascii: "`")
          let start = place.start + (isQuoted ? 1 : 0)
          edits[path, default: []].append(
            FileEdit(start..<start + place.old.utf8.count, with: new))
        }
      }
    }
  }

  /// Renames the values in property lists from which the app makes a case.
  private mutating func renameValues(
    _ old: String, to new: String, in snapshot: ProjectSnapshot
  ) {
    for (path, text) in snapshot.texts
    where path.hasSuffix(".plist") && !path.hasSuffix("Info.plist") {
      for place in text.places(of: "<string>\(old)</string>")
      where !PropertyListEdits.isShown(place, in: text) {
        let start = place.lowerBound + "<string>".utf8.count
        edits[path, default: []].append(FileEdit(start..<start + old.utf8.count, with: new))
      }
    }
  }

  /// Returns true if a name at a position is renamed.
  func renames(_ position: Int, in path: String) -> Bool {
    edits[path]?.contains { $0.range.lowerBound == position } ?? false
  }

  /// Returns a file's edits together with those of the cases, which take precedence.
  func edits(of path: String, besides others: [FileEdit]) -> [FileEdit] {
    let own = edits[path] ?? []
    return others.filter { other in !own.contains { $0.range.overlaps(other.range) } } + own
  }
}

/// Reads the cases of an enum and finds their uses.
private struct CaseReader {
  struct Case {
    var name: String
    /// What the library reads: the raw value.
    var value: String
    var file: Int
    /// The offset of the raw value's literal, if there is one.
    var rawValue: Int?
  }

  struct Place {
    var file: Int
    var start: Int
    var node: Int
  }

  /// The cases that mean the module.
  private(set) var cases: [Case] = []

  private let index: ProjectIndex
  private let type: TypeDeclaration.ID
  private let around: TypesAround
  /// True if code outside of the enum declares something of the enum's type.
  private let isTypeOfSomething: Bool

  init(of module: String, _ type: TypeDeclaration.ID, in project: DiscoveredProject) {
    index = project.index
    self.type = type
    let (index, around) = (project.index, TypesAround(project.index))
    self.around = around
    isTypeOfSomething = index.files.indices.contains { file in
      index.files[file].nodes(named: index.types[type].name).contains { node in
        index.files[file].facts.nodes[node].kind == .typeName
          && around.innermost(around: node, inFile: file) != type
      }
    }
    for place in elements {
      let facts = index.files[place.file].facts
      let name = facts.name(of: place.node)
      let literal = facts.parts(of: place.node).first { facts.nodes[$0].kind == .stringLiteral }
      let value = literal.map(facts.name) ?? name
      if value.capitalized(like: module) == module {
        cases.append(
          Case(
            name: name, value: value, file: place.file,
            rawValue: literal.map { Int(facts.nodes[$0].start) }))
      }
    }
  }

  /// Returns true if code makes a case from its raw value: `Screens(rawValue: text)`.
  var isMadeOfTexts: Bool {
    index.files.contains { file in
      file.nodes(named: index.types[type].name).contains { node in
        node + 2 < file.facts.nodes.count && file.facts.nodes[node + 1].kind == .call
          && file.facts.nodes[node + 2].kind == .argument
          && file.facts.isNamed(node + 2, "rawValue")
      }
    }
  }

  func place(ofCase name: String) -> SourceLocation? {
    elements.first { index.files[$0.file].facts.name(of: $0.node) == name }
      .map { index.files[$0.file].location(of: $0.node) }
  }

  private var elements: [Place] {
    let place = index.types[type].place
    let facts = index.files[Int(place.file)].facts
    return facts.range(of: Int(place.node)).filter { facts.nodes[$0].kind == .enumElement }
      .map { Place(file: Int(place.file), start: Int(facts.nodes[$0].nameStart), node: $0) }
  }

  /// Returns the declaration of a case and the uses that cannot be anything else.
  func uses(of name: String) -> [Place] { places(of: name).filter { isCase($0, name) } }

  /// Returns a use that the enum's type could give to code elsewhere: `open(.profile)`.
  func unclearUse(of name: String) -> SourceLocation? {
    guard isTypeOfSomething else { return nil }
    return places(of: name).first {
      let file = index.files[$0.file]
      return file.facts.nodes[$0.node].kind == .implicitMember && !isCase($0, name)
    }.map { index.files[$0.file].location(of: $0.node) }
  }

  private func places(of name: String) -> [Place] {
    guard let number = index.names.name(name) else { return [] }
    return index.files.indices.flatMap { file in
      let facts = index.files[file].facts
      return index.files[file].nodes(named: number).filter {
        [.enumElement, .implicitMember, .member].contains(facts.nodes[$0].kind)
      }.map { Place(file: file, start: Int(facts.nodes[$0].nameStart), node: $0) }
    }
  }

  private func isCase(_ place: Place, _ name: String) -> Bool {
    let facts = index.files[place.file].facts
    let isInside = around.innermost(around: place.node, inFile: place.file) == type
    switch facts.nodes[place.node].kind {
    case .enumElement: return isInside
    case .implicitMember: return isInside || isTypeOfSomething && isOnly(name)
    default:
      let base = place.node > 0 ? facts.name(of: place.node - 1) : ""
      return base == index.name(of: type) || isInside && ["self", "Self"].contains(base)
    }
  }

  /// Returns true if nothing but the case can have the name: it has several words, and nothing else is
  /// declared with it.
  private func isOnly(_ name: String) -> Bool {
    guard name.hasSeveralWords else { return false }
    let own = index.types[type].place
    return !places(of: name).contains {
      index.files[$0.file].facts.nodes[$0.node].kind == .enumElement && $0.file != Int(own.file)
    }
  }
}

extension String {
  /// Returns the text with a capital at the beginning if another one has it, as libraries look for types.
  fileprivate func capitalized(like other: String) -> String {
    other.first?.isUppercase == true ? prefix(1).uppercased() + dropFirst() : self
  }
}
