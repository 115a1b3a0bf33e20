import AdderBase
import AdderContractSpies
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderStoryboards
import AdderXcodeProjects

/// The edits that a rename makes in all files of a project.
struct ProjectEdits {
  /// The new contents of files, keyed by the old paths.
  var texts: [String: [UInt8]] = [:]
  private(set) var findings: [Finding] = []
  /// The names in the module's files that stay, besides those that are known before.
  private(set) var unchanged: [UnchangedName] = []
  /// Descriptions of the edits that were not possible.
  private(set) var problems: [String] = []

  /// The edited ranges of Swift files, keyed by path.
  private var edited: [String: [Range<Int>]] = [:]
  /// The names that still contain the module's in its files, with their offsets.
  private var left: [(path: String, names: [String: Int])] = []

  /// The groups of Xcode projects that keep the module's name.
  private var unchangedGroups: [UnchangedName] = []
  /// The new paths of groups in Xcode projects, keyed by the old paths.
  private var groups: [String: String] = [:]

  let names: RenamedNames
  private let project: DiscoveredProject
  /// The names of everything that the project's code declares.
  private let declaredNames: Set<String>
  /// The names to search for in each file: a file without any of them is skipped.
  private let spellings: [String]
  let snapshot: ProjectSnapshot
  let request: RenameRequest

  init(
    _ names: RenamedNames, of project: DiscoveredProject, in snapshot: ProjectSnapshot,
    _ request: RenameRequest
  ) {
    self.names = names
    self.project = project
    self.snapshot = snapshot
    self.request = request
    declaredNames = project.index.declaredNames
    spellings =
      names.replacement.spellings
      + (Array(names.map.types.keys) + names.typed.names.keys).filter {
        !names.replacement.isCarried(by: $0)
      }
  }

  mutating func collect() {
    let texts = snapshot.texts.sorted { $0.key < $1.key }
    let manifests = snapshot.manifests(of: project)
    for (path, text) in texts {
      if manifests.contains(path) {
        edit(path, resourceEdits(of: text))
      } else if ResourceAccessorEdits.isMeant(path, text) {
        let edits = ResourceAccessorEdits(of: text, names.map).edits
        edit(path, edits)
        edited[path] = edits.map(\.range)
      } else if path.isSwift {
        editSwift(path, text)
      }
      if path.isInterfaceFile { editInterface(path, text) }
      if path.isXcodeProject { editXcodeProject(path, text) }
      if path.hasSuffix(".plist") {
        let list = PropertyListEdits(
          of: text, names.map.types, module: request.old, names.startStoryboards)
        edit(path, names.cases.edits(of: path, besides: list.edits))
      }
      if path.hasSuffix(".json"), path != snapshot.baseline {
        edit(path, JSONEdits(of: text, names.map.types, targets: names.map.targets).edits)
      }
    }
    noteLeftNames()
    let places = groups.merging(names.paths.folders) { _, new in new }
      .merging(names.paths.files) { _, new in new }
    let paths = PathTextEdits(places)
    for path in texts.map(\.key) where path.isXcodeProject { noteLostFile(path) }
    for (path, text) in texts where path.isSettingsFile {
      edit(path, paths.edits(of: text))
    }
    for (path, text) in texts
    where !path.isSwift && !path.isInterfaceFile && !path.isXcodeProject
      && path != snapshot.baseline
    {
      noteMention(path, self.texts[path] ?? text)
    }
    noteGeneratedCode()
    editNote()
    if let (path, text) = names.renaming.baseline(of: snapshot) { self.texts[path] = text }
  }

  private mutating func edit(_ path: String, _ edits: [FileEdit]) {
    guard !edits.isEmpty, let old = texts[path] ?? snapshot.texts[path] else { return }
    if let new = FileEdit.apply(edits, to: old) {
      texts[path] = new
    } else {
      problems.append("\(path) writes a name in a way that cannot be edited")
    }
  }

  private mutating func editInterface(_ path: String, _ text: [UInt8]) {
    if let file = try? InterfaceFile(parsing: text, file: path) {
      return edit(path, InterfaceEdits(of: file, names.map).edits)
    }
    let named = names.map.types.keys.sorted().first {
      text.firstPlace(of: "customClass=\"\($0)\"") != nil
    }
    if let named { problems.append("\(path) uses the class '\(named)', but cannot be parsed") }
  }

  // MARK: Sources

  private mutating func editSwift(_ path: String, _ text: [UInt8]) {
    guard mentionsModule(text), !snapshot.isMadeOfTexts(path) else { return }
    let found = SwiftTextEdits(
      of: text, names.map, names.replacement,
      .init(
        includesStrings: request.includesStrings || GeneratedCode.isGenerated(text),
        isOwnFile: names.paths.files[path] != nil,
        isRenamedFile: names.paths.stems[path] != nil,
        otherTypes: Set(names.map.sharedNames.filter { $0.value.files.contains(path) }.keys),
        isDeclared: { [index = project.index] in !index.types(named: $0).isEmpty }))
    let edits = names.cases.edits(
      of: path,
      besides: names.functions.edits(
        of: path, besides: names.typed.edits(of: path, besides: bareTypeEdits(path, found.edits))))
    let all = FileHeader(of: text).edits(
      of: path, to: names.paths.newPath(of: path), module: moduleInHeaders, besides: edits)
    edit(path, all + AlignedLines(of: text, besides: all).edits)
    if !all.isEmpty { edited[path] = all.map(\.range) }
    let leftNames = found.leftNames.filter { name in !all.contains { $0.range.contains(name.value) }
    }
    if !leftNames.isEmpty { left.append((path, leftNames)) }
    noteComments(
      found.comments.filter { place in !all.contains { $0.range.contains(place) } }, path, text)
    guard let first = found.strings.first else { return }
    let count =
      found.strings.count == 1 ? "" : ", like \(found.strings.count - 1) more in this file"
    findings.append(
      Finding(
        rule: "StringKeepsName", severity: .note, location: SourceLocation(path, text, first),
        message: "This string still says '\(request.old)'\(count); '--strings' renames it as well.")
    )
  }

  private func bareTypeEdits(_ path: String, _ others: [FileEdit]) -> [FileEdit] {
    names.bareType?.edits(of: path, besides: others) ?? others
  }

  /// Reports the names that still contain the module's in the files that concern it, and that nothing else reports.
  private mutating func noteLeftNames() {
    unchanged = unchangedGroups + LeftNames(of: names, in: project, edited: edited).all
    let reported = Set((names.unchanged + unchanged).map(\.name))
    for (path, found) in left {
      for (name, offset) in found.sorted(by: { $0.key < $1.key }) where !reported.contains(name) {
        let isDeclared = declaredNames.contains(name)
        guard isDeclared || mayBeOfProject(name, path), let text = snapshot.texts[path] else {
          continue
        }
        unchanged.append(
          UnchangedName(
            name, at: SourceLocation(path, text, offset), isDeclared ? .unclear : .undeclared))
      }
    }
  }

  /// Returns true for an undeclared name that is unlikely to be a framework's: it begins with the module's name as a
  /// type would, or it is in a test.
  private func mayBeOfProject(_ name: String, _ path: String) -> Bool {
    guard let place = names.replacement.places(in: name).first else { return false }
    let beginning = name.utf8.prefix(place.lowerBound)
    if beginning.isEmpty { return name.utf8.first?.isCapital ?? false }
    return names.paths.isTest(path) && !beginning.allSatisfy(\.isCapital)
  }

  private mutating func noteComments(_ offsets: [Int], _ path: String, _ text: [UInt8]) {
    guard let first = offsets.first else { return }
    let lines = Set(offsets.map { SourceLocation(path, text, $0).line }).sorted()
    findings.append(
      Finding(
        rule: "CommentKeepsName", severity: .note, location: SourceLocation(path, text, first),
        message: """
          Comments still say '\(request.old)' in \(lines.count == 1 ? "line" : "lines") \(lines.list(limit: 8)). \
          Change them by hand if they mean the module.
          """))
  }

  /// The names of the module, if no type that stays has the old one.
  private var moduleInHeaders: (old: String, new: String)? {
    project.index.types(named: request.old).isEmpty || names.map.types[request.old] != nil
      ? names.map.module : nil
  }

  private mutating func noteGeneratedCode() {
    let generated = texts.filter { GeneratedCode.isGenerated($0.value) }
    guard let (path, text) = generated.min(by: { $0.key < $1.key }) else { return }
    findings.append(
      Finding(
        rule: "CodeIsGenerated", severity: .note, location: SourceLocation(path, text, 0),
        message: """
          Generated code has new names. Its line breaks and order can depend on names: run 'adder spy' or \
          'adder record' if '--check' of the same command fails.
          """))
  }

  /// Returns the edits of the paths of resources in a manifest, which start at a target's folder.
  private func resourceEdits(of manifest: [UInt8]) -> [FileEdit] {
    var places: [String: String] = [:]
    for (old, new) in names.paths.files where old.isInterfaceFile {
      var (rest, renamed) = (old[...], new[...])
      while let slash = rest.firstIndex(of: "/"), let other = renamed.firstIndex(of: "/"),
        rest[..<slash] == renamed[..<other]
      {
        rest = rest[rest.index(after: slash)...]
        renamed = renamed[renamed.index(after: other)...]
        places[String(rest)] = String(renamed)
      }
    }
    return PathTextEdits(places).edits(of: manifest)
  }

  private func mentionsModule(_ text: [UInt8]) -> Bool {
    spellings.contains { text.firstPlace(of: $0) != nil }
  }

  // MARK: Other files

  private mutating func editXcodeProject(_ path: String, _ text: [UInt8]) {
    guard let xcode = try? XcodeProject(parsing: text, file: path) else {
      let moved = Set(names.paths.stems.keys.map(\.fileName)).sorted()
      if let file = moved.first(where: { text.firstPlace(of: $0) != nil }) {
        problems.append("\(path) lists '\(file)', but cannot be parsed")
      }
      return
    }
    let places = XcodeFilePlaces(of: xcode, at: path)
    let paths = names.paths
    let written = WrittenPaths(snapshot.paths)
    let changes = xcode.changes { place in
      let old = places.path(place)
      let real = written.path(meantBy: old)
      let new = paths.newProjectPath(of: real)
      return new == real ? nil : written.names(of: new, insteadOf: real, writtenAs: old)
    } groups: { [request, names] name, isWhole in
      if name == request.old { return request.new }
      return isWhole
        ? names.map.folders[name] ?? names.paths.newName(ofGroup: name)
        : names.paths.hasShortName(name) ? nil : names.map.folders[name]
    }
    edit(
      path,
      changes.map { FileEdit($0.range, with: $0.replacement) }
        + StartStoryboard.edits(ofSettingsIn: text, names.startStoryboards)
        + ScriptPaths(paths.files, of: snapshot.paths).edits(of: text))
    guard let new = texts[path], let renamed = try? XcodeProject(parsing: new, file: path) else {
      return
    }
    for (old, new) in zip(xcode.groups, renamed.groups) where old.path != new.path {
      groups[old.path.joined(separator: "/")] = new.path.joined(separator: "/")
    }
    noteGroups(of: renamed, path, new)
  }

  /// Reports the groups without folders that are called after the module and contain more than it.
  private mutating func noteGroups(of xcode: XcodeProject, _ path: String, _ text: [UInt8]) {
    let kept = Set(
      xcode.groups.filter { !$0.hasOwnFolder && $0.path != ["Products"] }.compactMap {
        $0.path.last
      }
    ).filter(names.paths.isCalledAfterModule)
    for name in kept.sorted() {
      let place =
        text.firstPlace(of: "name = \(name);") ?? text.firstPlace(of: "name = \"\(name)\";")
      guard let place else { continue }
      unchangedGroups.append(
        UnchangedName(name, at: SourceLocation(path, text, place), .shared))
    }
  }

  /// Reports a renamed file whose old name an Xcode project still contains: its path leads elsewhere.
  private mutating func noteLostFile(_ path: String) {
    guard let text = texts[path] ?? snapshot.texts[path] else { return }
    let kept = Set(snapshot.paths.filter { names.paths.files[$0] == nil }.map(\.fileName))
    let renamed = Set(names.paths.stems.keys.map(\.fileName)).subtracting(kept)
    let lost = renamed.sorted().lazy.compactMap { name in
      text.firstPlace(ofFile: name).map { (name, $0) }
    }.first
    guard let (lost, place) = lost else { return }
    findings.append(
      Finding(
        rule: "ProjectKeepsFile", severity: .warning, location: SourceLocation(path, text, place),
        message: """
          The project still contains '\(lost)', at a path where the file is not. Correct it in Xcode.
          """))
  }

  /// Returns true for the name of a renamed file, with its ending.
  private func isFile(_ stem: String, behind end: Int, in text: [UInt8]) -> Bool {
    names.map.fileStems[stem] != nil
      && [".swift", ".storyboard", ".xib"].contains { text[end...].starts(with: $0.utf8) }
  }

  /// Reports the module's types and files in a file that is not edited.
  private mutating func noteMention(_ path: String, _ text: [UInt8]) {
    var places: [(name: String, location: SourceLocation)] = []
    for word in TextWords(text, in: 0..<text.count, hasEscapes: false) {
      let name = String(decoding: text[word], as: UTF8.self)
      let isMeant =
        isFile(name, behind: word.upperBound, in: text)
        || (name == request.old
          ? path.isDocument && name.hasSeveralWords : names.map.types[name] != nil)
      if isMeant { places.append((name, SourceLocation(path, text, word.lowerBound))) }
    }
    guard let first = places.first else { return }
    let names = Set(places.map(\.name)).sorted().map { name in
      let lines = Set(places.filter { $0.name == name }.map(\.location.line)).sorted()
      return places.count == 1
        ? "'\(name)'"
        : "'\(name)' in \(lines.count == 1 ? "line" : "lines") \(lines.list(limit: 8))"
    }
    findings.append(
      Finding(
        rule: "TextKeepsName", severity: .note, location: first.location,
        message: """
          This file names \(names.joined(separator: ", ")). A rename leaves that alone; check it by hand.
          """))
  }
}

extension [Int] {
  /// The first numbers, and how many more there are.
  fileprivate func list(limit: Int) -> String {
    let rest = count - limit
    return prefix(limit).map(String.init).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
