import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Replaces the import of a framework with Foundation if the file uses only what Foundation
/// provides.
struct ImportEdit {
  private let file: ProjectIndex.File
  private let number: Int32
  private let index: ProjectIndex

  init(_ number: Int32, _ index: ProjectIndex) {
    file = index.files[Int(number)]
    self.number = number
    self.index = index
  }

  private var facts: SwiftFile { file.facts }

  /// Returns the edit, or `nil` if a name in the file could come from the framework.
  ///
  /// - Parameter name: the name of the imported module.
  func fix(_ name: String) -> SourceFix? {
    let imports = facts.parts(.importDeclaration, of: 0)
    guard FrameworkNames.foundationModules.contains(name),
      let line = imports.first(where: { facts.name(of: $0) == name }),
      facts.part(.attribute, of: line) == nil, facts.part(.modifier, of: line) == nil,
      imports.count(where: { facts.name(of: $0) == name }) == 1,
      !usesFramework(beside: imports.count)
    else { return nil }
    let place = facts.nodes[line]
    let hasFoundation = imports.contains { facts.name(of: $0) == "Foundation" }
    if hasFoundation {
      guard !isFollowedInItsLine(line) else { return nil }
      let end = lineEnd(behind: place.end)
      return SourceFix([
        .init(place: LintPlace(file: number, start: place.start, end: end), text: "")
      ])
    }
    let count = facts.names.bytes(of: place.name) { UInt32($0.count) }
    return SourceFix([
      .init(
        place: LintPlace(
          file: number, start: place.nameStart, end: place.nameStart + count), text: "Foundation")
    ])
  }

  /// Returns true if other code follows a top-level
  /// declaration on its last line, after a semicolon.
  private func isFollowedInItsLine(_ declaration: Int) -> Bool {
    let next = declaration + Int(facts.nodes[declaration].count) + 1
    guard next < facts.nodes.count else { return false }
    let end = facts.lineAndColumn(of: facts.nodes[declaration].end).line
    return facts.lineAndColumn(of: facts.nodes[next].start).line == end
  }

  /// Returns the start of the next line if only a line
  /// break follows an offset, otherwise the offset.
  private func lineEnd(behind offset: UInt32) -> UInt32 {
    let (line, _) = facts.lineAndColumn(of: offset)
    guard line < facts.lineStarts.count, facts.lineStarts[line] <= offset + 2 else { return offset }
    return facts.lineStarts[line]
  }

  /// True if the file imports a single framework besides Foundation and the user-interface
  /// frameworks, and contains names that can come only from that framework.
  var usesOnlyForeignImport: Bool {
    let foreign = facts.parts(.importDeclaration, of: 0).count {
      let name = facts.name(of: $0)
      return name != "Foundation" && !FrameworkNames.interfaceModules.contains(name)
    }
    return foreign == 1
      && facts.nodes.contains { node in
        guard node.kind == .typeName || node.kind == .identifier else { return false }
        let name = file.names[Int(node.name)]
        return isSuspicious(name, hasOtherImports: false)
          && !FrameworkNames.systemTypes.contains(index.names[name])
      }
  }

  /// True if the file works with screens without naming their types: `view?.controller.present(…)`.
  var usesScreens: Bool {
    facts.nodes.contains { node in
      guard node.kind == .member else { return false }
      let name = index.names[file.names[Int(node.name)]]
      return FrameworkNames.screenMembers.contains(name)
        || FrameworkNames.screenAccessors.contains(name)
    }
  }

  private func usesFramework(beside importCount: Int) -> Bool {
    usesScreens
      || facts.nodes.contains { node in
        switch node.kind {
        case .typeName, .identifier, .attribute:
          let name = file.names[Int(node.name)]
          return isSuspicious(name, hasOtherImports: importCount > 1)
        // A member that a user-interface framework adds to Foundation types.
        case .member:
          return FrameworkNames.interfaceAdditions.contains(
            index.names[file.names[Int(node.name)]])
        case .importDeclaration, .ifConfig: return node.kind == .ifConfig
        default: return false
        }
      }
  }

  private func isSuspicious(_ name: Name, hasOtherImports: Bool) -> Bool {
    let text = index.names[name]
    guard let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      index.types(named: name).isEmpty, index.aliases[name] == nil,
      !FrameworkNames.foundationNames.contains(text)
    else { return false }
    // A single letter names a generic parameter.
    if text.utf8.count == 1 { return false }
    let isOfScreens = FrameworkNames.systemTypes.contains(text)
    return isOfScreens || !hasOtherImports
  }
}

extension ProjectIndex {
  /// Returns true if a file imports a single module, which may provide Foundation, too.
  func hasOneImport(_ file: Int32) -> Bool {
    files[Int(file)].facts.parts(.importDeclaration, of: 0).prefix(2).count == 1
  }
}

extension LintedModule {
  /// Returns true if a comment or a warning beside an import may be about it: without the import, it
  /// would say something wrong.
  func hasRemark(onImportAt place: LintPlace) -> Bool {
    let facts = index.files[Int(place.file)].facts
    let line = facts.parts(of: 0).first { node in
      facts.nodes[node].start <= place.start && place.end <= facts.nodes[node].end
    }
    guard let line else { return false }
    let isWarnedAbout = [line - 1, line + Int(facts.nodes[line].count) + 1].contains { other in
      facts.parts(.macroExpansion, of: 0).contains { facts.range(of: $0).contains(other) }
    }
    return isWarnedAbout
      || comments(in: place.file)?.lines(above: facts.nodes[line].start).count == 1
  }
}
