public import Foundation

/// What Xcode does with a template, written from its documentation and from public templates, and
/// without any of the code under test.
public struct XcodeOracle {
  /// The files of the template's folder, by path.
  public let files: [String: Data]
  public let options: [[String: Any]]
  public let info: [String: Any]

  public struct Failure: Error { public var reason: String }

  public init(_ files: [String: Data]) throws {
    self.files = files
    let list = try PropertyListSerialization.propertyList(
      from: files["TemplateInfo.plist"] ?? Data(), format: nil)
    guard let info = list as? [String: Any], let options = info["Options"] as? [[String: Any]],
      info["Kind"] as? String == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"
    else { throw Failure(reason: "no template of files") }
    self.info = info
    self.options = options
  }

  /// Reads a template from the disk.
  public init(_ folder: URL) throws {
    var files: [String: Data] = [:]
    let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    for case let path as String in paths ?? FileManager.DirectoryEnumerator() {
      if let data = try? Data(contentsOf: folder.appending(path: path)) { files[path] = data }
    }
    try self.init(files)
  }

  public func identifiers(ofType type: String) -> [String] {
    options.filter { $0["Type"] as? String == type }.compactMap { $0["Identifier"] as? String }
  }

  public func option(_ identifier: String) -> [String: Any]? {
    options.first { $0["Identifier"] as? String == identifier }
  }

  /// All combinations of the values of popups and the states of checkboxes.
  public var combinations: [[String: String]] {
    options.reduce([[:]]) { known, option in
      let identifier = option["Identifier"] as? String ?? ""
      let values: [String]
      switch option["Type"] as? String {
      case "popup": values = option["Values"] as? [String] ?? []
      case "checkbox": values = ["false", "true"]
      default: return known
      }
      return known.flatMap { answers in
        values.map { answers.merging([identifier: $0]) { $1 } }
      }
    }
  }

  /// Returns true if the user can answer an option, given the other answers.
  public func isEnabled(_ option: [String: Any], _ answers: [String: String]) -> Bool {
    let required = option["RequiredOptions"] as? [String: Any] ?? [:]
    return required.allSatisfy { identifier, value in
      let values = value as? [String] ?? [value as? String ?? ""]
      return values.contains(answers[identifier] ?? "")
    }
  }

  /// Creates the files in a folder: their texts by their paths.
  ///
  /// - Parameter facts: The values of Xcode's own macros.
  public func create(
    _ given: [String: String], _ facts: [String: String] = [:]
  ) throws -> [String: String] {
    let answers = try complete(given, facts)
    let folder = options.map { option in
      let identifier = option["Identifier"] as? String ?? ""
      switch option["Type"] as? String {
      case "popup": return answers[identifier] ?? ""
      case "checkbox":
        return answers[identifier] == "true" && isEnabled(option, answers) ? identifier : ""
      default: return ""
      }
    }.joined()
    var chosen = files.filter { $0.key != "TemplateInfo.plist" }
    let hasChoices = options.contains { $0["Type"] as? String != "text" }
    if hasChoices {
      let prefix = (folder.isEmpty ? "Default" : folder) + "/"
      chosen = Dictionary(
        uniqueKeysWithValues: chosen.filter { $0.key.hasPrefix(prefix) }.map {
          (String($0.key.dropFirst(prefix.count)), $0.value)
        })
      if chosen.isEmpty { throw Failure(reason: "no folder \(prefix)") }
    }
    var made: [String: String] = [:]
    for (path, data) in chosen {
      let name = answers["productName"] ?? "File"
      let path = substitute(path, answers, facts, basename: name)
      let file = URL(filePath: path).deletingPathExtension().lastPathComponent
      made[path] = substitute(
        String(decoding: data, as: UTF8.self), answers, facts, basename: file)
    }
    return made
  }

  private func complete(
    _ given: [String: String], _ facts: [String: String]
  ) throws -> [String: String] {
    var answers = given
    for option in options {
      let identifier = option["Identifier"] as? String ?? ""
      guard answers[identifier] == nil else { continue }
      if let initial = option["Default"] as? String, !initial.isEmpty {
        answers[identifier] = substitute(initial, answers, facts, basename: "")
      } else if option["Required"] as? Bool == true {
        throw Failure(reason: "\(identifier) is not answered")
      }
    }
    return answers
  }

  private func substitute(
    _ text: String, _ answers: [String: String], _ facts: [String: String], basename: String
  ) -> String {
    text.replacing(#/___([A-Za-z]+?(?:_[A-Za-z]+?)?)(?::([A-Za-z0-9]+?))?___/#) { match in
      let macro = String(match.1)
      var value = facts[macro]
      if macro == "FILEBASENAME" { value = basename }
      if macro.hasPrefix("VARIABLE_") { value = answers[String(macro.dropFirst(9))] }
      guard let value else { return String(match.0) }
      return match.2 == "identifier" ? value.replacing(#/[^A-Za-z0-9_]/#, with: "_") : value
    }
  }
}
