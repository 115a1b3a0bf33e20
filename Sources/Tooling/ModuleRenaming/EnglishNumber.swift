/// The singular and the plural of regular English nouns in names.
enum EnglishNumber {
  /// Returns the singulars of a plural, or the plurals of anything else: `Category` and `Categorie` for `Categories`.
  static func others(of name: String) -> [String] {
    if name.lowercased().hasSuffix("news") { return [name + "s"] }
    let singular = singular(of: name)
    if name.hasSuffix("ies"), singular != name { return [singular, String(name.dropLast())] }
    if singular != name { return [singular] }
    if name.hasSuffix("y") { return [name + "s", name.dropLast() + "ies"] }
    return hissing.contains(where: name.hasSuffix) ? [name + "es"] : [name + "s"]
  }

  /// Returns the singular of a plural, and any other word as it is.
  static func singular(of name: String) -> String {
    guard name.count > 3, name.hasSuffix("s"), !name.hasSuffix("ss") else { return name }
    if name.count > 5, name.hasSuffix("ies") { return name.dropLast(3) + "y" }
    if hissing.contains(where: { name.hasSuffix($0 + "es") }) { return String(name.dropLast(2)) }
    return String(name.dropLast())
  }

  /// Returns a form that the singular and the plural of a word share: `movy` for `movie` and `movies`.
  static func commonForm(of word: String) -> String {
    let singular = singular(of: word)
    return singular.count > 4 && singular.hasSuffix("ie") ? singular.dropLast(2) + "y" : singular
  }

  /// The endings with `es` in the plural.
  private static let hissing = ["ss", "x", "ch", "sh"]
}
