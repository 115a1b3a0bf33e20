import AdderBase
import AdderModuleDiscovery
import AdderSwiftSource

/// The files of a module, as they are read for a template.
struct ReadModule {
  /// The folder of the module.
  let folder: String
  private(set) var gaps: ModuleGaps
  private let name: String
  private var renamed: [String: String]
  private var files: [File]

  private struct File {
    /// The path in the project.
    let path: String
    /// The path in the module's folder, or in that of its tests.
    let inner: String
    let isTest: Bool
    /// True for a file with types of several modules.
    let isShared: Bool
    var reader: PieceReader
  }

  /// - Parameters:
  ///   - shared: The numbers of the files that belong to several modules.
  ///   - contents: Returns the bytes of a file of the project; `nil` if it cannot be read.
  ///   - skipped: The paths of the files that could not be read.
  init(
    _ module: Module, in project: DiscoveredProject, _ modules: ModuleFiles, shared: Set<Int>,
    _ tests: TestFolders, _ usual: UsualTypes, _ contents: (String) -> [UInt8]?,
    _ skipped: inout [String]
  ) {
    let index = project.index
    name = module.name
    folder = modules.folder(of: module)
    renamed = usual.renamed(in: module)
    let gaps = ModuleGaps(name, renamed: renamed)
    self.gaps = gaps
    var files: [File] = []
    func read(_ path: String, _ inner: String, isTest: Bool, isShared: Bool = false) {
      if let reader = contents(path).map({ PieceReader($0, gaps) }), reader.isValid {
        files.append(
          File(path: path, inner: inner, isTest: isTest, isShared: isShared, reader: reader))
      } else {
        skipped.append(path)
      }
    }
    for file in modules.files(of: module) where !index.files[file].isTest {
      let path = index.files[file].path
      // Files that are far from each other have no place in common.
      let isInside = folder.isEmpty ? path.folder.isEmpty : path.isInside(folder: folder)
      if isInside {
        read(path, path.inside(folder), isTest: false, isShared: shared.contains(file))
      }
    }
    for file in tests.files(of: module.name, in: folder) {
      read(file.path, file.inner, isTest: true)
    }
    self.files = files
  }

  /// The types that are named after the module, by their names with gaps.
  var types: [String: SyntaxKind] {
    let declared = files.flatMap { $0.reader.typesNamedAfterModule }.filter { $0.kind.isType }
    return Dictionary(declared.map { (gaps.text($0.name), $0.kind) }) { first, _ in first }
  }

  /// Replaces the names of types by those that most modules use.
  mutating func use(_ usual: UsualNames) {
    for type in files.flatMap({ $0.reader.typesNamedAfterModule }) {
      let name = gaps.text(type.name)
      if usual.usual(name) != name { renamed[type.name] = usual.usual(name) }
    }
    gaps = ModuleGaps(name, renamed: renamed)
  }

  /// The properties in which types of the module refer to each other, with gaps. A type with two properties for the same
  /// target is left out, because either could be the usual one.
  var properties: [UsualProperties.Ends: String] {
    Dictionary(uniqueKeysWithValues: ownProperties.map { ($0, gaps.text($1.name)) })
  }

  private var ownProperties: [(UsualProperties.Ends, PieceReader.ModuleProperty)] {
    let all = files.filter { !$0.isTest }.flatMap(\.reader.moduleProperties)
    let byEnds = Dictionary(grouping: all) {
      UsualProperties.Ends(holder: gaps.text($0.holder), target: gaps.text($0.target))
    }
    return byEnds.filter { $0.value.count == 1 }.map { ($0.key, $0.value[0]) }
      .sorted { ($0.1.holder, $0.1.name) < ($1.1.holder, $1.1.name) }
  }

  /// Replaces the names of properties by those that most modules use.
  mutating func use(_ usual: UsualProperties) {
    var renamed: [String: [String: String]] = [:]
    for (ends, property) in ownProperties {
      let taken = renamed[property.holder, default: [:]].values
      guard let name = usual.usual(ends).map(gaps.filled), name != property.name,
        !taken.contains(name),
        !files.contains(where: { file in
          file.reader.needs(property.name, orUses: name, in: property.holder)
        })
      else { continue }
      renamed[property.holder, default: [:]][property.name] = name
    }
    if renamed.isEmpty { return }
    for place in files.indices {
      files[place].reader = files[place].reader.renaming(renamed)
    }
  }

  /// The slots of the files: their paths in the module's folder, with gaps.
  var paths: [String] { files.map(slot) }

  private func slot(of file: File) -> String {
    let slot = (file.isTest ? TestFolders.mark : "") + gaps.text(file.inner)
    // A file of several modules has the name of none of them: what the next one has there gets a file of its own.
    guard file.isShared, !slot.fileName.contains(where: { Gap(rawValue: $0) != nil }),
      let type = file.reader.typesNamedAfterModule.first
    else { return slot }
    return (slot.folder.isEmpty ? "" : slot.folder + "/") + gaps.text(type.name) + ".swift"
  }

  /// Adds the types of the files to those of other modules.
  func add(to types: inout FileTypes, _ usual: UsualNames) {
    for file in files {
      for type in file.reader.declaredTypes {
        types.add(gaps.text(type.name), in: usual.usual(slot(of: file)))
      }
    }
  }

  /// Returns the names of a file, with other names for the types that only the file can use.
  private func gaps(in file: File, _ types: FileTypes, _ usual: UsualNames) -> ModuleGaps {
    var renamed = renamed
    for type in file.reader.declaredTypes where type.isPrivate {
      renamed[type.name] = types.name(gaps.text(type.name), in: usual.usual(slot(of: file)))
    }
    return renamed == self.renamed ? gaps : ModuleGaps(name, renamed: renamed)
  }

  /// Returns the files with their pieces.
  func versions(_ usual: UsualNames, _ types: FileTypes) -> [CommonModule.Version] {
    files.map { file in
      let reader = file.reader.named(by: gaps(in: file, types, usual))
      let header = reader.header(fileName: file.path.fileName)
      return CommonModule.Version(
        slot: usual.usual(slot(of: file)), header: header, pieces: reader.pieces,
        text: reader.text(after: header),
        foreignTypes: reader.typesNamedAfterModule.map(\.name))
    }
  }

  /// Returns the storyboards and xibs in the module's folder.
  ///
  /// - Parameters:
  ///   - paths: The paths of the project's storyboards and xibs.
  ///   - modules: All modules. An interface in the folders of several modules belongs to the one it is named after.
  func interfaces(
    _ paths: [String], among modules: [ReadModule], _ contents: (String) -> [UInt8]?
  ) -> [LearnedInterface] {
    paths.filter(contains).compactMap { path in
      let slot = gaps.text(path.inside(folder))
      guard
        slot.contains(where: { Gap(rawValue: $0) != nil })
          || modules.count(where: { $0.contains(path) }) == 1
      else { return nil }
      return contents(path).flatMap { LearnedInterface(slot: slot, $0, gaps) }
    }
  }

  private func contains(_ path: String) -> Bool {
    !folder.isEmpty && path.isInside(folder: folder)
  }
}

extension SyntaxKind {
  fileprivate var isType: Bool {
    switch self {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration:
      true
    default: false
    }
  }
}

extension String {
  /// The path in a folder that contains it.
  fileprivate func inside(_ folder: String) -> String {
    folder.isEmpty ? self : String(decoding: utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
  }
}
