import AdderArchitectures
import AdderBase

/// The name of a module in the names of its types, files and folders.
struct ModuleName {
  private let name: String

  /// - Returns: `nil` for a name that is too short to be found in others.
  init?(_ name: String) {
    guard name.count > 1 else { return nil }
    self.name = name
  }

  /// Returns a name with a gap for the module: `{module}Presenter` for `ProfilePresenter`. `nil` if the name does
  /// not contain the module's, or contains braces.
  func pattern(of text: String) -> NamingPattern? {
    guard let range = text.firstBytes(of: name), !text.contains(where: "{}".contains) else {
      return nil
    }
    return try? NamingPattern(
      parsing: text[..<range.lowerBound] + "{module}" + text[range.upperBound...])
  }

  /// Returns the name of a property or a method with a gap for the module: `make{module}` for `makeProfile`, and
  /// `{module}Module` for `profileModule`. The name itself if it does not contain the module's.
  func memberPattern(of text: String) -> NamingPattern? {
    let lowercase = name.prefix(1).lowercased() + name.dropFirst()
    let rest = text.dropFirst(lowercase.count)
    if text.hasPrefix(lowercase), rest.first?.isLowercase != true {
      return try? NamingPattern(parsing: "{module}\(rest)")
    }
    return pattern(of: text) ?? (try? NamingPattern(parsing: text))
  }

  /// Returns true for a property such as `signinViewController` of `SignIn`, for which there is no pattern.
  func isInSmallLetters(in property: String) -> Bool {
    let small = name.lowercased()
    return property.hasPrefix(small) && small != name.prefix(1).lowercased() + name.dropFirst()
      && property.dropFirst(small.count).first?.isUppercase ?? false
  }

  /// Returns the patterns from which the name of the module's folder can be: `{module}` for `ProductDetail`,
  /// `{Module Name}` for `Product Detail`, and both for `Product`.
  func folderPatterns(of folder: String) -> [NamingPattern] {
    if folder.contains(where: "{}".contains) { return [] }
    let spelled = NamingPattern.Placeholder.spellings.compactMap { gap -> NamingPattern? in
      guard let spelled = gap.spelling(of: name), let range = folder.firstRange(of: spelled),
        // `mainland` is not the folder of `Main`.
        folder[..<range.lowerBound].last?.isLetter != true,
        folder[range.upperBound...].first?.isLowercase != true
      else { return nil }
      return try? NamingPattern(
        parsing: folder[..<range.lowerBound] + "{\(gap.rawValue)}" + folder[range.upperBound...])
    }
    return [pattern(of: folder)].compactMap { $0 } + spelled
  }

  /// Returns a folder's path with gaps for the module.
  func folder(_ path: String) -> String {
    path.split(separator: "/").map { part in
      pattern(of: String(part)).map(\.description) ?? String(part)
    }.joined(separator: "/")
  }
}
