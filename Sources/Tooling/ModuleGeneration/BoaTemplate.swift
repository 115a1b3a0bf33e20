import AdderBase
package import AdderFindings

/// A folder of boa's templates: one file for each part of a module, in Ruby's ERB.
///
/// Only the values that boa sets can be converted to Liquid. Other Ruby code is an error.
package struct BoaTemplate {
  private let files: [(name: String, text: String)]
  private let displayPath: (String) -> String

  /// `nil` if the folder has no such files.
  package init?(_ files: some TemplateFiles) throws {
    let texts = try files.paths.filter { !$0.contains("/") }.compactMap { path in
      try files.text(of: path).map { (name: path, text: $0) }
    }
    guard texts.contains(where: { $0.text.contains("<%= @") }) else { return nil }
    self.files = texts
    displayPath = files.displayPath
  }

  /// The files with lines that boa prints, to be pasted by hand.
  package var printedFiles: [String] { files.map(\.name).filter(Self.isPrinted) }

  private static func isPrinted(_ name: String) -> Bool { name.hasPrefix("Dependencies") }

  /// Returns the files of a template that generates the same modules.
  ///
  /// - Throws: `ERBProblem` for code that cannot be converted.
  package func converted(
    as name: String, author: String
  ) throws(ERBProblem) -> [(path: String, text: String)] {
    var made: [(path: String, text: String)] = []
    var codeFiles: [(name: String, path: String)] = []
    for file in files where !Self.isPrinted(file.name) {
      let path = "Code/\(file.name).liquid"
      codeFiles.append((name: "\(Self.folder(of: file.name))/\(file.name)", path: path))
      made.append((path, try Self.liquid(file.text, in: displayPath(file.name))))
    }
    let spec = TemplateStarter.spec(
      name, author, summary: "A module as boa makes it", codeFiles: codeFiles)
    return [("\(name).rambaspec", spec)] + made
  }

  /// The folder in which boa puts a file: `View` for `ViewController.swift`.
  private static func folder(of name: String) -> String {
    name.hasPrefix("View") ? "View" : name.fileStem
  }

  /// The values that boa's templates print, and what prints them in Liquid.
  private static let values = [
    "@module": "{{ module_info.name }}",
    "@module.downcase": "{{ module_info.name | downcase }}",
    "@prefixed_module": "{{ prefix }}{{ module_info.name }}",
    "@project": "{{ module_info.project_name }}",
    "@author": "{{ developer.name }}",
    "@date": "{{ date }}",
  ]

  private static func liquid(_ text: String, in file: String) throws(ERBProblem) -> String {
    var liquid = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "<%") {
      liquid += verbatim(rest[..<start.lowerBound])
      guard let end = rest[start.upperBound...].firstRange(of: "%>") else {
        throw ERBProblem(code: "<%", place(of: start.lowerBound, in: text, file))
      }
      let code = rest[start.upperBound..<end.lowerBound]
      guard code.hasPrefix("="), let value = values[code.dropFirst().trimmed] else {
        throw ERBProblem(
          code: String(text[start.lowerBound..<end.upperBound]),
          place(of: start.lowerBound, in: text, file))
      }
      liquid += value
      rest = rest[end.upperBound...]
    }
    return liquid + verbatim(rest)
  }

  /// Text that Liquid must not read as its own.
  private static func verbatim(_ text: Substring) -> String {
    text.contains("{{") || text.contains("{%")
      ? "{% raw %}\(text){% endraw %}" : String(text)
  }

  private static func place(
    of index: String.Index, in text: String, _ file: String
  ) -> SourceLocation {
    let before = text[..<index]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return SourceLocation(file: file, line: line.count, column: (line.last?.count ?? 0) + 1)
  }
}

/// Ruby code in a template of boa that has no counterpart in Liquid.
package struct ERBProblem: ReportedError, Equatable {
  let code: String
  package let location: SourceLocation?

  init(code: String, _ location: SourceLocation) {
    self.code = code
    self.location = location
  }

  package var message: String {
    """
    '\(code)' cannot be converted to Liquid: only boa's own values can. Replace it by text, or by one \
    of them, and convert the template again.
    """
  }
}
