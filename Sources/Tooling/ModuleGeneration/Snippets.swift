import AdderFindings
import AdderLiquidTemplates

/// The partials of a template: the files in its `snippets` folder, and those that come with Adder
/// for what a team's architecture adds.
struct Snippets: LiquidPartials {
  let files: any TemplateFiles
  let parsed: ParsedPartials? = ParsedPartials()

  func source(of name: String) throws -> String? {
    guard Self.isName(name) else { throw UnusableName() }
    let path = Self.path(of: name)
    return try files.text(of: path) ?? AddedFiles().text(of: path)
  }

  private static func path(of name: String) -> String { "snippets/\(name).liquid" }

  /// Returns true if Generamba accepts the name, too. Such a name cannot lead out of the folder.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count > 1 && !text.hasPrefix("/")
      && text.unicodeScalars.allSatisfy { character in
        switch character {
        case "A"..."Z", "a"..."z", "0"..."9", "_", "/": true
        default: false
        }
      }
  }

  /// The error for a name that is not allowed.
  private struct UnusableName: Error, CustomStringConvertible {
    let description = """
      Its name must be two or more of the letters A to Z, digits, '_' and '/', and not begin with \
      '/'. Rename it.
      """
  }
}

// MARK: - Places in partials

extension Snippets {
  /// Returns the location with the path that is shown to the user. Liquid reports only the name of
  /// a partial.
  ///
  /// - Parameter file: The rendered file. If the location is in another file, that file is a
  ///   partial that the rendered file includes.
  func location(_ location: SourceLocation, in file: String) -> SourceLocation {
    guard location.file != file else { return location }
    var shown = location
    shown.file = files.displayPath(Self.path(of: location.file))
    return shown
  }

  /// Returns the error with the location that is shown to the user.
  func located(_ error: LiquidError, in file: String) -> any ReportedError {
    guard let location = error.location, location.file != file else { return error }
    return GenerationError.inPartial(error.message, self.location(location, in: file))
  }
}
