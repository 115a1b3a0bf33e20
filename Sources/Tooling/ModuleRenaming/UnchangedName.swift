import AdderFindings

/// A name that contains the module's name and stays.
struct UnchangedName: Hashable {
  var name: String
  var location: SourceLocation
  var reason: Reason

  enum Reason: Hashable {
    /// Nothing shows that the name means the module.
    case unclear
    /// A declaration with this name shows no relation to the module.
    case unrelated
    /// A declaration with this name means the module, and another one does not.
    case sharedWithOther
    /// No code of the project declares the name.
    case undeclared
    /// A function with this name makes the screen of another module.
    case makesOther
    /// A use of the name may be something else.
    case unclearUse
    /// Something other than Swift code knows the name.
    case knownOutside
    /// A folder or group with something that is not the module's.
    case shared
    /// A file with a renamed type, whose name does not contain the module's whole name.
    case partOfName
    /// A sentence fragment that is true only of this name.
    case other(String)

    /// The old or the new name can mean anything.
    static func tooCommon(_ word: String, isNew: Bool) -> Reason {
      .other(
        isNew
          ? "its new name '\(word)' would be too common a word"
          : "'\(word)' is too common a word to find all of its uses")
    }
  }

  init(_ name: String, at location: SourceLocation, _ reason: Reason) {
    self.name = name
    self.location = location
    self.reason = reason
  }

  /// A note about this name alone.
  var finding: Finding {
    Finding(
      rule: reason.rule, severity: .note, location: location,
      message: "'\(name)' keeps its name: \(reason.ofOne). Rename it by hand if needed.",
      symbol: name)
  }
}

extension UnchangedName.Reason {
  /// True if the names are paths.
  fileprivate var isOfPaths: Bool { self == .shared || self == .partOfName }

  fileprivate var rule: String {
    switch self {
    case .shared: "FolderKeepsName"
    case .partOfName: "FileKeepsName"
    default: "MemberKeepsName"
    }
  }

  /// A sentence fragment about one name.
  fileprivate var ofOne: String {
    switch self {
    case .unclear: "it may mean something other than the module"
    case .unrelated: "nothing shows that this one means the module"
    case .sharedWithOther: "something else has this name, too"
    case .undeclared: "no code here declares it"
    case .makesOther: "this one makes another module's screen"
    case .unclearUse: "what is used here may be something else"
    case .knownOutside: "its name is known outside of Swift"
    case .shared: "it contains more than the module"
    case .partOfName: "it does not contain the module's whole name"
    case .other(let text): text
    }
  }

  /// A sentence fragment about several names.
  fileprivate var ofSeveral: String {
    switch self {
    case .unclear: "they may mean something other than the module"
    case .unrelated: "nothing shows that these mean the module"
    case .sharedWithOther: "something else has these names, too"
    case .undeclared: "no code here declares them"
    case .makesOther: "these make another module's screens"
    case .unclearUse: "what is used here may be something else"
    case .knownOutside: "they are known outside of Swift"
    case .shared: "they contain more than the module"
    case .partOfName: "they do not contain the module's whole name"
    case .other(let text): text
    }
  }
}

extension [Finding] {
  /// The findings with one about all files whose strings still say a module's name, if there are more than three.
  func joiningStrings(of module: String) -> [Finding] {
    let strings = filter { $0.rule == "StringKeepsName" }
    guard strings.count > 3 else { return self }
    let places = strings.compactMap(\.location).map { "\n  \($0.file):\($0.line)" }
    let shown = places.prefix(10).joined()
    let rest = places.count > 10 ? "\n  and \(places.count - 10) more" : ""
    let joined = Finding(
      rule: "StringKeepsName", severity: .note, location: strings[0].location,
      message: """
        Strings in \(strings.count) files still say '\(module)'; '--strings' renames them as well.\(shown)\(rest)
        """)
    return filter { $0.rule != "StringKeepsName" } + [joined]
  }
}

extension [UnchangedName] {
  /// The names with their lines.
  private var list: String {
    map { "'\($0.name)' in line \($0.location.line)" }.joined(separator: ", ")
  }

  /// One note for each reason, which lists the names by file.
  ///
  /// - Parameters:
  ///   - limit: The number of files to list for a reason.
  ///   - isChanged: Returns true for a file that the rename changes, which is listed in any case.
  func findingsByReason(limit: Int, isChanged: (String) -> Bool) -> [Finding] {
    var groups: [(reason: UnchangedName.Reason, names: [UnchangedName])] = []
    for name in self {
      if let place = groups.firstIndex(where: { $0.reason == name.reason }) {
        groups[place].names.append(name)
      } else {
        groups.append((name.reason, [name]))
      }
    }
    return groups.map { reason, names in
      names.count == 1 ? names[0].finding : Self.finding(reason, names, limit, isChanged)
    }
  }

  private static func finding(
    _ reason: UnchangedName.Reason, _ names: [UnchangedName], _ limit: Int,
    _ isChanged: (String) -> Bool
  ) -> Finding {
    let byFile = Dictionary(grouping: names, by: \.location.file)
    let paths =
      byFile.keys.filter(isChanged).sorted() + byFile.keys.filter { !isChanged($0) }.sorted()
    let shown = paths.prefix(Swift.max(limit, paths.prefix(while: isChanged).count))
    let count = Set(names.map(\.name)).count
    let beginning =
      count == 1
      ? "'\(names[0].name)' keeps its name: \(reason.ofOne)"
      : "\(count) names stay: \(reason.ofSeveral)"
    var lines = ["\(beginning). Rename \(count == 1 ? "it" : "them") by hand if needed."]
    for path in shown {
      let inFile = byFile[path, default: []].sorted {
        ($0.location.line, $0.name) < ($1.location.line, $1.name)
      }
      lines += reason.isOfPaths ? inFile.map { "  \($0.name)" } : ["  \(path): \(inFile.list)"]
    }
    let rest = paths.dropFirst(shown.count).flatMap { byFile[$0, default: []] }
    if !rest.isEmpty {
      let names = Set(rest.map { "'\($0.name)'" }).sorted()
      let shown = names.count > 8 ? names.prefix(8) + ["…"] : names
      lines.append(
        "  and \(rest.count) in other files, which '--format json' lists: "
          + shown.joined(separator: ", "))
    }
    let first = byFile[paths[0], default: []].map(\.location).min { $0.line < $1.line }
    return Finding(
      rule: reason.rule, severity: .note, location: first, message: lines.joined(separator: "\n"))
  }
}
