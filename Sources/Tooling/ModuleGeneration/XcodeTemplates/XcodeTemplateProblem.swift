package import AdderFindings

/// The reason why a template cannot be exported as one of Xcode. Xcode only replaces names.
package enum XcodeTemplateProblem: ReportedError, Equatable {
  /// A file, or its path, contains what Xcode cannot put there.
  case inexpressible(file: String, line: Int?, String)
  /// A file depends on the module's name or on the date in another way than by containing it.
  case dependsOnName(file: String, line: Int?)
  /// A file contains what Xcode would take for one of its macros.
  case macro(String, file: String, line: Int)
  case tooManyFolders(Int, limit: Int, options: [String])
  /// A choice cannot be part of the name of a folder.
  case unusableChoice(String)
  /// Two combinations of choices would have the same folder.
  case sameFolder(String)
  /// Two options would have the same identifier.
  case sameIdentifier(String)
  case unknownOption(String, suggestion: String?, known: [String])
  /// The parameter has no list of values, or a single value.
  case noValues(String)
  case noFiles

  package var message: String {
    switch self {
    case .inexpressible(let file, let line, let what):
      "\(Self.place(file, line)) contains \(what)."
    case .dependsOnName(let file, let line):
      """
      \(Self.place(file, line)) depends on the module's name or on the date, not only by containing it. \
      Xcode only replaces names.
      """
    case .macro(let text, let file, let line):
      "\(Self.place(file, line)) contains '\(text)', which Xcode would replace. Write it otherwise."
    case .tooManyFolders(let count, let limit, let options):
      """
      The options \(options.joined(separator: ", ")) have \(count) combinations, and Xcode needs a \
      folder for each; the limit is \(limit). Name fewer options.
      """
    case .unusableChoice(let text):
      "'\(text)' cannot be part of the name of a folder, which Xcode makes of the choices."
    case .sameFolder(let name):
      "Two combinations of choices would have the same folder '\(name)'. Name fewer options."
    case .sameIdentifier(let name):
      "Xcode would have two options '\(name)'. Fix the parameter or part of that name, or rename it."
    case .unknownOption(let name, let suggestion?, _):
      "There is no parameter or part '\(name)'. Did you mean '\(suggestion)'?"
    case .unknownOption(let name, nil, let known):
      known.isEmpty
        ? "There is no parameter or part '\(name)': the template has none."
        : "There is no parameter or part '\(name)'. Known: \(known.joined(separator: ", "))."
    case .noValues(let name):
      "'\(name)' cannot be an option: the template does not list several values to choose from."
    case .noFiles: "The template makes no files."
    }
  }

  private static func place(_ file: String, _ line: Int?) -> String {
    // The macros in a path are longer than what they stand for.
    let path = file.split(separator: "___FILEBASENAME___", omittingEmptySubsequences: false)
      .joined(separator: "MODULE")
    return "'\(path)'" + (line.map { ", line \($0)," } ?? "")
  }

  package var exitStatus: ExitStatus {
    switch self {
    case .inexpressible, .dependsOnName, .macro, .unusableChoice, .sameFolder, .sameIdentifier,
      .noFiles:
      .refused
    case .tooManyFolders, .unknownOption, .noValues: .unusableInput
    }
  }
}
