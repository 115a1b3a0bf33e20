import AdderArchitectureLint
import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderProjects
import AdderShipped
import AdderSwiftSource

/// Where the files of a new plain object go, and how the project's files begin.
struct PlainObjectPlace {
  /// The path of a file of the interactor.
  let interactor: String
  /// The targets that build the interactor.
  let targets: [String]
  private let zone: PlainObjectZone
  private let managed: ManagedClass
  private let project: DiscoveredProject
  private let architecture: Architecture
  private var index: ProjectIndex { project.index }

  init(of zone: PlainObjectZone, _ managed: ManagedClass, _ extended: ExtendedModule) {
    self.zone = zone
    self.managed = managed
    project = extended.project
    architecture = extended.architecture
    let file = zone.border.min().map { extended.project.index.types[$0].place.file } ?? 0
    interactor = extended.project.index.files[Int(file)].path
    targets = extended.project.index.files[Int(file)].targets.filter { !$0.isForTests }.map(\.name)
  }

  func files(_ plain: PlainObject, _ texts: any SourceTexts) -> [GeneratedFile] {
    let text = PlainObjectText(
      plain: plain, managed: managed, access: isPublic ? "public " : "", unit: unit(texts),
      protocols: protocols, header: header(texts), imports: imports)
    let folder = folder
    let known = managed.type.map { path(of: $0) }.flatMap { isBuilt($0) ? $0.parent : nil }
    let mapper = known.flatMap { $0 == .root ? nil : $0 } ?? folder
    return [
      GeneratedFile(
        code: folder.appending("\(plain.name).swift"), contents: Array(text.structure.utf8)),
      GeneratedFile(
        code: mapper.appending(text.mapperFile), contents: Array(text.mapper.utf8)),
    ]
  }

  // MARK: Folders

  private static let names: Set = [
    "plainobjects", "plain objects", "plain", "entities", "entity", "models", "model", "dto",
    "dtos",
    "domain",
  ]

  /// The folder with the project's plain data, else that of the class, else that of the interactor.
  private var folder: RelativePath {
    var counts: [RelativePath: Int] = [:]
    for type in index.types where type.kind == .struct && type.outer == nil {
      let path = RelativePath.root.appending(index.files[Int(type.place.file)].path)
      guard path.parent != .root, Self.names.contains(path.parent.name.lowercased()), isBuilt(path)
      else { continue }
      counts[path.parent, default: 0] += 1
    }
    let models = architecture.app?.models?.lowercased()
    let own = RelativePath.root.appending(interactor).parent.parent
    func rank(_ folder: RelativePath) -> Int {
      (models.map { folder.text.lowercased().hasSuffix($0) } == true ? 1000 : 0)
        + (counts[folder] ?? 0) + (folder.isInside(own) ? 1 : isInModule(folder) ? -1000 : 0)
    }
    let best = counts.keys.max { (rank($0), $1.text) < (rank($1), $0.text) }
    if let best, rank(best) > 0 { return best }
    if let type = managed.type, isBuilt(path(of: type)), path(of: type).parent != .root {
      return path(of: type).parent
    }
    if let folder = managed.modelFolder.map({ RelativePath.root.appending($0) }), hasCode(folder) {
      return folder
    }
    return RelativePath.root.appending(interactor).parent
  }

  /// True if a folder belongs to one module.
  private func isInModule(_ folder: RelativePath) -> Bool {
    let name = folder.parent.name.lowercased()
    return project.modules.contains { $0.name.lowercased() == name }
  }

  private func path(of type: TypeDeclaration.ID) -> RelativePath {
    RelativePath.root.appending(index.files[Int(index.types[type].place.file)].path)
  }

  private func isBuilt(_ path: RelativePath) -> Bool {
    let built = project.targets.targets(of: path.text).map(\.name)
    return targets.isEmpty || targets.allSatisfy(built.contains)
  }

  private func hasCode(_ folder: RelativePath) -> Bool {
    index.files.contains { file in
      let path = RelativePath.root.appending(file.path)
      return path.parent == folder && isBuilt(path)
    }
  }

  // MARK: Style

  private var isPublic: Bool {
    zone.upper.contains { type in
      let place = index.types[type].place
      let facts = index.files[Int(place.file)].facts
      return index.types[type].kind == .protocol
        && facts.parts(.modifier, of: Int(place.node)).contains { facts.isNamed($0, "public") }
    }
  }

  private var protocols: [String] {
    guard managed.values.allSatisfy({ PlainObjectText.isValue($0.type) }) else { return [] }
    var found = ["Equatable"]
    if isIdentifiable { found.append("Identifiable") }
    let isSendable = index.types.contains { type in
      type.kind == .struct && type.inherited.contains { index.names[$0.type.last] == "Sendable" }
    }
    if isSendable { found.append("Sendable") }
    return found
  }

  private var isIdentifiable: Bool {
    guard managed.values.contains(where: { $0.name == "id" }) else { return false }
    let foreign = managed.type.map { index.allInherited(by: $0).foreign } ?? []
    if foreign.contains(where: { FrameworkNames.identityProtocols.contains(index.names[$0]) }) {
      return true
    }
    // Xcode makes its classes identifiable, on which lists of views depend.
    return zone.upper.contains { type in
      FrameworkNames.valueScreenModules.listed.contains {
        index.imports($0, file: index.types[type].place.file)
      }
    }
  }

  /// The modules that declare the class and its superclass.
  private var imports: [String] {
    guard let type = managed.type else { return FrameworkNames.modelModules.listed }
    let known = architecture.knowledge(named: "storage")?.imports ?? []
    let file = index.types[type].place.file
    var found = known.filter { index.imports($0, file: file) }
    let other = index.files[Int(file)].targets.map(\.name)
    if let first = other.first, !targets.isEmpty, !other.contains(where: targets.contains) {
      found.append(first)
    }
    return found
  }

  private func unit(_ texts: any SourceTexts) -> String {
    let file = index.files.firstIndex { $0.path == interactor }
    let source = file.flatMap { SourceText(Int32($0), of: index, in: texts) }
    return source?.indentationUnit ?? "    "
  }

  /// The comment at the beginning of the interactor's file, for another file.
  private func header(_ texts: any SourceTexts) -> ((String) -> String)? {
    guard let bytes = try? texts.bytes(of: interactor, limit: .max) else { return nil }
    let name = RelativePath.root.appending(interactor).name
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.hasSuffix("\r") ? String($0.dropLast()) : String($0) }.prefix { $0.hasPrefix("//") }
    guard let place = lines.firstIndex(where: { $0.contains(name) }), place < 3 else { return nil }
    let project = lines.dropFirst(place + 1).prefix(1).filter { line in
      !line.contains("Created") && !line.contains("Copyright")
        && line.dropFirst(2).contains { !$0.isWhitespace }
    }
    return { file in
      (lines[..<place] + [lines[place].replacing(name, with: file)] + project + ["//"])
        .map { $0 + "\n" }.joined()
    }
  }
}
