import AdderBase

/// The code that modules have in common.
struct CommonModule {
  var types: [CommonType] = []
  /// The files, by their paths in the module's folder, with gaps.
  var files: [String: CommonFile] = [:]
  private var ownTypes: Set<String>
  /// The names without gaps of the types that are named after a module.
  private let foreignTypes: Set<String>
  private let agreement: Agreement
  /// The protocols that the project declares.
  let projectProtocols: ProjectProtocols
  private let lastNames = LastNames()
  /// The names of other declarations beside types that most modules have, such as type aliases.
  private var keptNames: Set<String> = []

  /// One file of a module.
  struct Version {
    /// The path in the module's folder, with gaps.
    let slot: String
    let header: [String]
    let pieces: [CodePiece]
    /// The text after the header.
    let text: String
    /// The names of the file's types that have the module's name in theirs.
    let foreignTypes: [String]
  }

  /// What files have in common besides types.
  struct CommonFile {
    var header: [String]
    /// Imports, functions and other declarations.
    var pieces: [CommonMember]
    /// The keys of these and of types and extensions, in the usual order.
    var order: [String]
    /// The text after the header in each module.
    var texts: [String]
  }

  /// - Parameters:
  ///   - modules: The files of each module.
  ///   - entrances: The names of the methods that build a module, by the names of their types.
  ///   - screens: The types whose screens the template draws empty.
  ///   - protocols: The protocols that the project declares.
  init(
    _ modules: [[Version]], entrances: [String: String], screens: Set<String>,
    protocols: ProjectProtocols
  ) {
    projectProtocols = protocols
    let agreement = Agreement(modules)
    self.agreement = agreement
    foreignTypes = Set(modules.joined().flatMap(\.foreignTypes))
    var versions: [String: [[CommonType.Version]]] = [:]
    for files in modules {
      var own: [String: [CommonType.Version]] = [:]
      for file in files {
        for piece in file.pieces {
          guard case .type(let type) = piece.content else { continue }
          own[type.name, default: []].append(
            CommonType.Version(slot: file.slot, piece: piece, type: type))
        }
      }
      // Extensions of other types belong to no module.
      for (name, list) in own where list.contains(where: { !$0.type.isExtension }) {
        versions[name, default: []].append(list)
      }
    }
    let shared = SharedTypes(modules)
    ownTypes = Set(versions.keys).subtracting(shared.names)
    var others = Majority<String>()
    for files in modules {
      let names = files.flatMap(\.pieces).filter { $0.family.hasPrefix("typealias ") }
        .flatMap(\.declares)
      for name in Set(names).sorted() { others.add(name) }
    }
    ownTypes.formUnion(others.values)
    keptNames = Set(others.kept(of: modules.count))
    types = versions.filter { $0.value.count * 2 > modules.count }
      .sorted { $0.key < $1.key }.map {
        CommonType(
          $0.key, $0.value, of: modules.count, agreement, entrance: entrances[$0.key])
      }
    // Only one module can declare a type that is not named after it, unless it is seen in one file only.
    types.removeAll { type in
      !type.name.contains(Gap.module.rawValue)
        && !(type.containers.first?.head.contains("private ") ?? false)
    }
    dropOutlets(on: screens)
    settle()
    bindToClasses()
    let imports = NeededImports(modules)
    for slot in Set(types.flatMap { $0.containers.map(\.slot) }) {
      let versions = modules.flatMap { $0.filter { $0.slot == slot } }
      files[slot] = file(slot, versions)
      dropImports(of: slot, in: versions, imports)
    }
    dropEmptyTypes(of: modules.count)
  }

  /// Leaves out the imports that some modules have, but that the template's code does not need.
  private mutating func dropImports(
    of slot: String, in versions: [Version], _ needed: NeededImports
  ) {
    let imports = files[slot]?.pieces.filter { $0.versions[0].isImport } ?? []
    let some = imports.filter { $0.versions.count < versions.count }.map(\.key)
    guard !some.isEmpty, let text = text(of: slot) else { return }
    let unneeded = needed.unneeded(some, of: Set(imports.map(\.key)), in: text)
    files[slot]?.pieces.removeAll { unneeded.contains($0.key) }
    files[slot]?.order.removeAll { unneeded.contains($0) }
  }

  var names: KnownNames {
    lastNames.current(
      KnownNames(types, and: keptNames, own: ownTypes, foreign: foreignTypes))
  }

  private func file(_ slot: String, _ versions: [Version]) -> CommonFile {
    let others = versions.map { version in
      CommonMember.numbered(
        version.pieces.filter { piece in
          if case .type = piece.content { false } else { true }
        })
    }
    let names = names
    let pieces = CommonMember.common(of: others, in: versions.count, agreement).filter { member in
      member.isUsable(in: "", names)
    }
    let known = types.flatMap(\.containers).filter { $0.slot == slot }.map(\.key)
    return CommonFile(
      header: Self.header(versions.map(\.header)),
      pieces: pieces,
      order: commonOrder(
        Set(pieces.map(\.key) + known),
        in: versions.map { CommonMember.numbered($0.pieces).map(\.key) } + [known]),
      texts: versions.map(\.text))
  }

  /// Returns the header that most files have, or the lines that most headers have.
  private static func header(_ headers: [[String]]) -> [String] {
    let known = headers.filter { !$0.isEmpty }
    guard known.count * 2 > headers.count else { return [] }
    if let whole = Majority(known).kept(of: known.count).first { return whole }
    // A part of a longer comment could leave it open.
    if known.contains(where: { $0.contains { $0.contains("/*") } }) { return [] }
    // Empty lines of a comment are told apart by what precedes them.
    let numbered = known.map { header in
      header.enumerated().map { place, line in
        line.contains(where: \.isLetter) || place == 0 ? line : header[place - 1] + "\n" + line
      }
    }
    var lines = Majority<String>()
    for header in numbered { for line in header.uniqued { lines.add(line) } }
    return commonOrder(Set(lines.kept(of: known.count)), in: numbered)
      .map { String($0.split(separator: "\n").last ?? "") }
  }
}
