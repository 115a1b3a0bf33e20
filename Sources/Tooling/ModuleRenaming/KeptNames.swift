import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderStoryboards

/// Storyboards, xibs and segues that are named after a module and keep their names, because the
/// same name occurs as a string that may mean something else.
struct KeptNames {
  private(set) var literals: Set<String> = []
  private(set) var findings: [Finding] = []

  init(
    in project: DiscoveredProject, _ snapshot: ProjectSnapshot, _ names: OwnNames,
    _ replacement: NameReplacement
  ) {
    // A storyboard or xib named after a type is loaded by that type, or by a string that cannot
    // mean anything else.
    let module = String(decoding: replacement.old.capital, as: UTF8.self)
    let stems = snapshot.paths.filter(\.isInterfaceFile).map(\.fileStem)
    let texts = Set(stems + project.interfaceIdentifiers.filter { $0 == module })
      .filter { names.types[$0] == nil && replacement.isCarried(by: $0) }
    guard !texts.isEmpty else { return }
    for (path, text) in snapshot.texts.sorted(by: { $0.key < $1.key }) {
      if path.isSwift {
        for literal in SwiftLiteral.all(in: text)
        where texts.contains(literal.text) && !literal.isIdentifier {
          keep(literal.text, path, text, literal.offset)
        }
      } else if path.hasSuffix(".plist") {
        for name in texts {
          if let offset = text.firstPlace(of: ">\(name)<") { keep(name, path, text, offset) }
        }
      }
    }
  }

  private mutating func keep(_ name: String, _ path: String, _ text: [UInt8], _ offset: Int) {
    guard literals.insert(name).inserted else { return }
    findings.append(
      Finding(
        rule: "StoryboardKeepsName", severity: .note,
        location: SourceLocation(path, text, offset),
        message: """
          The storyboard, xib or segue '\(name)' keeps its name: this text may be that name or something \
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
