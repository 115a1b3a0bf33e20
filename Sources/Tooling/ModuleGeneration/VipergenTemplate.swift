import AdderBase
import AdderCatalogs
import AdderFindings
import AdderProjects
import AdderYAML

/// A template of vipergen: a `viperspec.yml`, and beside it a folder of files for each language.
///
/// Such a template has no tags. `VIPER` in the text or the path of a file is replaced by the module's
/// name; the text can also contain `AUTHOR`, `YEAR` and `COMPANY`.
struct VipergenTemplate: Sendable {
  /// The word that stands for the module's name.
  static let nameWord = "VIPER"
  private static let usualAuthor = "VIPER"
  private static let usualCompany = "Company"
  /// The languages that vipergen knows; the first is the default.
  private static let knownLanguages = ["swift", "objc"]
  private static let languageKey = "language"

  private let name: String
  private let summary: String?
  private let author: String
  private let languages: [String]
  /// The paths of all files in the folders of the languages.
  private let paths: [String]
  private let location: SourceLocation

  /// - Throws: If the text is not the YAML of a spec, or no folder of a language has files.
  init(named name: String, parsing text: String, file: String, paths: [String]) throws {
    self.name = name
    let node = try YAMLNode(parsing: text, file: file, repeatedKeys: .lastWins)
    // The spec only describes the template, so any of its keys can be missing.
    var spec = try node.mapping()
    author = try spec.optionalString("author") ?? ""
    summary = try spec.optionalString("template_description")
    location = node.location
    languages = Self.knownLanguages.filter { language in
      paths.contains { $0.isInside(folder: language) }
    }
    self.paths = paths.filter { [languages] path in languages.contains(path.pathNames[0]) }
    guard !languages.isEmpty else { throw GenerationError.templateWithoutFiles(location) }
  }

  /// The question for the language, which vipergen asks with an option.
  var questions: TemplateParameters {
    TemplateParameters(parameters: [
      TemplateParameters.Parameter(
        name: Self.languageKey, summary: "The language of the module", values: languages,
        defaultValue: languages[0])
    ])
  }

  /// Returns the spec of a module, with the final names of its files.
  func spec(for request: GenerationRequest, _ parameters: [String: String]) throws -> TemplateSpec {
    let folder = (parameters[Self.languageKey] ?? languages[0]) + "/"
    let files = try paths.filter { $0.hasPrefix(folder) }.map { path in
      let place = String(path.dropFirst(folder.count))
      guard place.contains(Self.nameWord) else {
        throw GenerationError.unusableFileName(
          place, reason: "In a template of vipergen, it must contain '\(Self.nameWord)'.", location)
      }
      return TemplateFile(
        name: String(decoding: filled(Array(place.utf8), [nameValue(request)]), as: UTF8.self),
        isWholeName: true, path: path, isResource: !Self.sources.contains(path.fileExtension),
        location: location)
    }
    return TemplateSpec(
      name: name, summary: summary, author: author, version: "", codeFiles: files, testFiles: [],
      baseFiles: [], dependencies: [])
  }

  /// The extensions of files that are compiled or included; other files are resources.
  private static let sources = ["swift", "h", "m", "mm", "c", "cpp"]

  /// Returns a file's contents with the values that the words stand for.
  func contents(_ bytes: [UInt8], for request: GenerationRequest) -> [UInt8] {
    filled(
      bytes,
      [
        nameValue(request),
        ("AUTHOR", request.author.isEmpty ? Self.usualAuthor : request.author),
        ("YEAR", String(request.date.year)),
        ("COMPANY", request.company.isEmpty ? Self.usualCompany : request.company),
      ])
  }

  private func nameValue(_ request: GenerationRequest) -> (word: String, value: String) {
    (Self.nameWord, request.prefix + request.module.text)
  }

  /// Replaces one word after the other, as vipergen does: a word in the value of an earlier one is
  /// replaced too.
  private func filled(_ bytes: [UInt8], _ values: [(word: String, value: String)]) -> [UInt8] {
    values.reduce(bytes) { $0.replacing($1.word.utf8, with: $1.value.utf8) }
  }
}
