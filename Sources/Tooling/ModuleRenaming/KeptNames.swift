import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderStoryboards
import AdderSwiftSource

/// Storyboards, xibs and segues that are named after a module and keep their names, because the
/// same name occurs as a string that may mean something else.
struct KeptNames {
  private(set) var literals: Set<String> = []
  private(set) var findings: [Finding] = []
  private var lists = InterfaceLists()
  /// The names of storyboards, xibs, scenes and segues that contain the module's name.
  private var interfaces: Set<String> = []
  /// The identifiers of the module's screens, cells and segues.
  private let identifiers: OwnIdentifiers

  /// - Parameter cases: The cases by which a library finds the module. If there are any, the module's storyboard
  ///   has to be renamed with it.
  init(
    in project: DiscoveredProject, _ snapshot: ProjectSnapshot, _ names: OwnNames,
    _ replacement: NameReplacement, cases: ModuleCases
  ) {
    // A storyboard or xib named after a type is loaded by that type, or by a string that cannot
    // mean anything else.
    let module = String(decoding: replacement.old.capital, as: UTF8.self)
    let stems = snapshot.paths.filter(\.isInterfaceFile).map(\.fileStem)
    let identifiers = OwnIdentifiers(in: project, names)
    self.identifiers = identifiers
    let texts = Set(stems + project.interfaceIdentifiers.filter { $0 == module })
      .filter { ($0 == module || names.types[$0] == nil) && replacement.isCarried(by: $0) }
      .union(identifiers.all)
    guard !texts.isEmpty else { return }
    interfaces = texts
    lists = InterfaceLists(of: Set(stems), in: project)
    keepNamesOfLostFiles(texts, in: project, snapshot)
    let isFixed = !cases.names.isEmpty
    if !isFixed { keepNamesOfCases(texts, in: project, snapshot) }
    for (path, text) in snapshot.texts.sorted(by: { $0.key < $1.key }) {
      if ResourceAccessorEdits.isMeant(path, text) { continue }
      if path.isSwift {
        for literal in SwiftLiteral.all(in: text)
        where texts.contains(literal.text) && !literal.isIdentifier
          && (!literal.isShown || literal.isKey && identifiers.all.contains(literal.text))
          && !cases.renames(literal.offset, in: path)
          && !lists.contains(literal, in: path)
          && !(literal.text != module && literal.text.hasSuffix("Storyboard"))
          && !(literal.isValue && identifiers.specific.contains(literal.text))
        {
          keep(literal.text, path, text, literal.offset)
        }
      } else if path.hasSuffix(".plist") {
        for name in texts {
          if StartStoryboard.isIn(text, name) { continue }
          let place = text.places(of: ">\(name)<").first {
            !PropertyListEdits.isShown($0, in: text)
          }
          if let place { keep(name, path, text, place.lowerBound) }
        }
      } else if [".yml", ".yaml"].contains(where: path.hasSuffix), !isFixed {
        for name in texts {
          if let place = StartStoryboard.setting(in: text, name) { keep(name, path, text, place) }
        }
      }
    }
  }

  /// Returns true for the identifier of one of the module's screens, cells or segues, if it is renamed.
  func renames(identifier: String) -> Bool {
    identifiers.all.contains(identifier) && !literals.contains(identifier)
  }

  /// Returns true for the name of a storyboard, xib, scene or segue that is renamed.
  func renames(_ name: String) -> Bool { interfaces.contains(name) && !literals.contains(name) }

  /// Returns true for the case of an enum that lists storyboards, if the storyboard is renamed.
  func isRenamed(_ node: Int, inFile file: Int) -> Bool {
    lists.cases[SyntaxPlace(file: Int32(file), node: Int32(node))].map { !literals.contains($0) }
      ?? false
  }

  /// Keeps the names of storyboards and xibs that an Xcode project contains at a path where they are not: the
  /// path cannot be changed with them.
  private mutating func keepNamesOfLostFiles(
    _ texts: Set<String>, in project: DiscoveredProject, _ snapshot: ProjectSnapshot
  ) {
    let lost = snapshot.paths.filter { path in
      path.isInterfaceFile && texts.contains(path.fileStem)
        && project.targets.targets(of: path).isEmpty
    }
    for path in lost.sorted() {
      for (xcode, text) in snapshot.texts.sorted(by: { $0.key < $1.key }) where xcode.isXcodeProject
      {
        if let offset = text.firstPlace(ofFile: path.fileName) {
          keep(path.fileStem, xcode, text, offset)
        }
      }
    }
  }

  /// Keeps the names that code makes of the cases of an enum: `UIStoryboard(name: rawValue)`.
  private mutating func keepNamesOfCases(
    _ texts: Set<String>, in project: DiscoveredProject, _ snapshot: ProjectSnapshot
  ) {
    let index = project.index
    let byCase = Dictionary(
      texts.flatMap { [($0, $0), (ModuleWord.small($0), $0)] }, uniquingKeysWith: { one, _ in one })
    for (id, type) in index.types.enumerated()
    where type.kind == .enum && index.inherits(.namedCases, id) {
      let listsFiles = Self.mayListFiles(id, index)
      let source = index.files[Int(type.place.file)]
      for node in source.facts.range(of: Int(type.place.node))
      where source.facts.nodes[node].kind == .enumElement {
        guard let name = byCase[source.facts.name(of: node)],
          listsFiles || identifiers.all.contains(name),
          !source.facts.parts(of: node).contains(where: {
            source.facts.nodes[$0].kind == .stringLiteral
          }), let text = snapshot.texts[source.path]
        else { continue }
        keep(name, source.path, text, Int(source.facts.nodes[node].nameStart))
      }
    }
  }

  /// Returns true if a file that names an enum, or a protocol that it conforms to, also names what creates screens
  /// from storyboards or xibs, or if the enum is called after these.
  private static func mayListFiles(_ type: TypeDeclaration.ID, _ index: ProjectIndex) -> Bool {
    let names = Set(
      ([type] + index.allInherited(by: type).types).map { index.types[$0].name })
    if ["storyboard", "nib", "xib"].contains(where: index.name(of: type).lowercased().contains) {
      return true
    }
    let nibs = FrameworkNames.storyboardLabels.listed.filter { $0.lowercased().contains("nib") }
    let makers = Set(
      (FrameworkNames.storyboards.listed + nibs).compactMap(index.names.name))
    return index.files.contains { file in
      file.names.contains(where: names.contains) && file.names.contains(where: makers.contains)
    }
  }

  /// Returns the place because of which a storyboard or xib keeps its name, or `nil` if it is renamed.
  func place(of literal: String) -> SourceLocation? {
    literals.contains(literal)
      ? findings.first { $0.message.contains("'\(literal)'") }?.location : nil
  }

  private mutating func keep(_ name: String, _ path: String, _ text: [UInt8], _ offset: Int) {
    guard literals.insert(name).inserted else { return }
    findings.append(
      Finding(
        rule: "StoryboardKeepsName", severity: .note,
        location: SourceLocation(path, text, offset),
        message: """
          The storyboard, xib, scene or segue '\(name)' keeps its name: this may be that name or something \
          else. Rename both by hand if needed.
          """))
  }
}

extension DiscoveredProject {
  /// The identifiers of segues and screens.
  var interfaceIdentifiers: [String] {
    interfaces.flatMap { file in
      file.segues.compactMap(\.identifier?.text) + file.objects.flatMap(\.identifiers).map(\.text)
    }
  }
}
