package import AdderBase
package import AdderFindings

/// An error in a project, in its settings files or in a request.
package enum ProjectError: ReportedError, Equatable {
  // Names
  case invalidModuleName(String, suggestion: String?)
  case reservedModuleName(String)
  case tooLongModuleName(String, limit: Int)
  case invalidPrefix(String, SourceLocation?)
  case invalidProductModule(String, SourceLocation?)

  // Reading
  case unreadable(String, reason: String)
  case noRegularFile(String)
  case tooBigFile(String, limit: Int)
  case notText(String)
  case path(PathError, option: String)
  case pathInFile(PathError, SourceLocation)
  case noPackageInManifest(String)
  case missingRambafileKeys([String], SourceLocation)
  case folderMissingInRambafile(String, because: String, SourceLocation)
  case targetMissingInRambafile(String, because: String, SourceLocation)
  case xcodeProjectElsewhere(String, isHere: Bool, SourceLocation)
  case templateFromTwoPlaces(String, SourceLocation)
  case unknownSpyRuntime(String, SourceLocation)
  case unknownRuleSetting(String, suggestion: String?, SourceLocation)
  case unusableRuleLimit(String, SourceLocation)
  case noParentFile(String, suggestion: String?, SourceLocation)

  // Places
  case severalTargets([String], option: String, SourceLocation?)
  case unsuitableTarget(
    String, kind: SwiftPackage.Target.Kind, candidates: [String], SourceLocation?)
  case unknownTarget(
    String, candidates: [String], isComplete: Bool, pathOption: String, SourceLocation?)
  case folderOutsideTarget(
    RelativePath, target: String, targetFolder: RelativePath, SourceLocation?)
  case noTarget(package: String, isComplete: Bool)
  case ambiguousTarget([String], isComplete: Bool)
  case unknownTargetFolder(String, option: String)
  case noXcodeTarget(file: String)
  case ambiguousXcodeTarget([String], file: String)
  case unknownXcodeTarget(String, file: String, candidates: [String], SourceLocation?)

  package var message: String {
    switch self {
    case .unusableRuleLimit(let text, _):
      "'\(text)' is not a limit. Write a whole number, as in 'limit: 3'."
    case .unknownSpyRuntime(let text, _):
      "The recorders of spies come from 'adder' or from 'none', not from '\(text)'."
    case .unknownRuleSetting(let text, let suggestion, _):
      "A rule can be off, on, note, warning or error, not '\(text)'."
        + (suggestion.map { " Did you mean \($0)?" } ?? "")
    case .noParentFile(let path, let suggestion, _):
      "There is no file '\(path)' to extend. "
        + (suggestion.map { "Did you mean '\($0)'?" }
          ?? "Its path is relative to the file that names it.")
    case .invalidModuleName(let text, let suggestion):
      """
      '\(text)' cannot name a module: it becomes the name of a type and of files. \
      Start with a capital letter and use only letters and digits, \
      for example '\(suggestion ?? "PostList")'.
      """
    case .reservedModuleName(let text):
      """
      '\(text)' cannot name a module: the word is reserved in Swift. \
      Say what the module is for, for example '\(text)List'.
      """
    case .tooLongModuleName(let text, let limit):
      """
      '\(text.prefix(20))…' is \(text.utf8.count) bytes long, but a module's name may have at most \(limit): \
      it becomes the beginning of file names. Choose a shorter name.
      """
    case .invalidPrefix(let text, _):
      """
      '\(text)' cannot be a prefix: it becomes the beginning of the names of types and files. \
      Start with a letter and use only letters, digits and '_', for example 'APP'.
      """
    case .invalidProductModule(let text, _):
      """
      '\(text)' cannot be the name of a Swift module, which tests import. \
      Start with a letter and use only letters, digits and '_', for example 'App'.
      """
    case .unreadable(let path, let reason):
      "'\(path)' cannot be read: \(reason). Check its permissions, or choose another path."
    case .noRegularFile(let path):
      "'\(path)' is a pipe, a socket or a device, not a file. Choose another path."
    case .tooBigFile(let path, let limit):
      """
      '\(path)' is larger than \(limit / 1024 / 1024) MB, which no file of a project should be. \
      Choose another path.
      """
    case .notText(let path):
      "'\(path)' is not UTF-8 text. Save it as UTF-8."
    case .path(let error, let option):
      "\(option): \(error.message)"
    case .pathInFile(let error, _):
      error.message
    case .noPackageInManifest(let path):
      """
      '\(path)' does not declare a package: it has no 'let package = Package(…)'. \
      Check that it is complete; 'swift package init' creates a new one.
      """
    case .folderMissingInRambafile(let key, let present, _):
      "'\(present)' is set, but the folder is not. Add '\(key): …', or remove '\(present)'."
    case .targetMissingInRambafile(let key, let present, _):
      "'\(present)' is set, but the target is not. Add '\(key): …', or remove '\(present)'."
    case .xcodeProjectElsewhere(let path, let isHere, _):
      """
      '\(path)' is not in the Rambafile's folder. Give the path from that folder, for example \
      'xcodeproj_path: \(isHere ? AbsolutePath(path).name : "App.xcodeproj")'.
      """
    case .missingRambafileKeys(let keys, _):
      "A Rambafile must set \(Self.list(keys)). Add \(Self.lines(keys))."
    case .templateFromTwoPlaces(let name, _):
      "The template '\(name)' has both 'local' and 'git'. Keep the one it comes from."
    case .severalTargets(let names, let option, _):
      """
      \(Self.list(names)) are \(names.count) targets, but a file of a package belongs to one. \
      Give one, for example '\(option) \(names[0])'.
      """
    case .unsuitableTarget(let name, let kind, let candidates, _):
      """
      '\(name)' is a \(kind) target and cannot take this. \(Self.choice(of: candidates))
      """
    case .unknownTarget(let name, let candidates, let isComplete, let pathOption, _):
      """
      The package has no suitable target '\(name)'. \
      \(Spelling.nearest(to: name, among: candidates).map { "Did you mean '\($0)'? " } ?? "")\
      \(Self.choice(of: candidates))\(isComplete ? "" : Self.computed(pathOption))
      """
    case .folderOutsideTarget(let folder, let target, let targetFolder, _):
      """
      The target '\(target)' does not compile files in '\(folder)'; its folder is \
      '\(targetFolder)'. Choose a folder inside it, or another target.
      """
    case .noTarget(let package, let isComplete):
      """
      The package '\(package)' has no target that a module could go into. \
      Add '.target(name: "\(package)")' to Package.swift.\(isComplete ? "" : Self.computed("--module_path"))
      """
    case .ambiguousTarget(let names, let isComplete):
      """
      The package has several targets that the module could go into: \(Self.list(names)). \
      Choose one with '--target' or with 'targets:' in adder.yml, or run the command in its folder.\
      \(isComplete ? "" : Self.computed("--module_path"))
      """
    case .unknownTargetFolder(let name, let option):
      """
      Package.swift computes the folder of the target '\(name)', so it is not known. \
      Give the folder with '\(option)'.
      """
    case .noXcodeTarget(let file):
      """
      '\(file)' has no target that compiles code, so it has no place for a module. Add an app or a \
      framework in Xcode.
      """
    case .ambiguousXcodeTarget(let names, let file):
      """
      '\(file)' has several targets that the module could go into: \(Self.list(names)). \
      Choose those that compile it with '--project_targets' or with 'targets:' in adder.yml, or \
      run the command in the folder of one.
      """
    case .unknownXcodeTarget(let name, let file, let candidates, _):
      """
      '\(file)' has no target '\(name)'. \
      \(Spelling.nearest(to: name, among: candidates).map { "Did you mean '\($0)'? " } ?? "")\
      \(Self.choice(of: candidates))
      """
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .pathInFile(_, let place), .missingRambafileKeys(_, let place),
      .folderMissingInRambafile(_, _, let place), .targetMissingInRambafile(_, _, let place),
      .xcodeProjectElsewhere(_, _, let place),
      .templateFromTwoPlaces(_, let place), .unknownRuleSetting(_, _, let place),
      .unusableRuleLimit(_, let place), .unknownSpyRuntime(_, let place),
      .noParentFile(_, _, let place):
      place
    case .severalTargets(_, _, let place), .unsuitableTarget(_, _, _, let place),
      .unknownTarget(_, _, _, _, let place), .folderOutsideTarget(_, _, _, let place),
      .unknownXcodeTarget(_, _, _, let place), .invalidPrefix(_, let place),
      .invalidProductModule(_, let place):
      place
    case .invalidModuleName, .reservedModuleName, .tooLongModuleName, .unreadable, .noRegularFile,
      .tooBigFile, .notText, .path, .noPackageInManifest, .noTarget, .ambiguousTarget,
      .unknownTargetFolder, .noXcodeTarget, .ambiguousXcodeTarget:
      nil
    }
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func choice(of candidates: [String]) -> String {
    candidates.isEmpty ? "No other target is suitable." : "Suitable targets: \(list(candidates))."
  }

  private static func computed(_ option: String) -> String {
    """
     Package.swift computes some of its targets, so not all of them are known; for one of those, \
    give '--target' and '\(option)' together.
    """
  }

  private static func lines(_ keys: [String]) -> String {
    keys.map { "'\($0): …'" }.joined(separator: ", ")
  }
}
