import AdderArchitectures
import AdderModuleDiscovery

/// The files with a new plain object and its mapper, as the project writes its files.
struct PlainObjectText {
  let plain: PlainObject
  let managed: ManagedClass
  /// `public ` if the contracts are public.
  let access: String
  let unit: String
  let protocols: [String]
  /// The comment at the beginning of the project's files; `nil` if they have none.
  let header: ((String) -> String)?
  /// The modules that the mapper needs for the class.
  let imports: [String]

  var structure: String {
    let isForFoundation = managed.values.contains { Self.isFoundation($0.type) }
    let others = managed.values.contains { !isKnown($0.type) }
    var modules = others ? managed.imports.filter { !imports.contains($0) } : []
    if isForFoundation, !modules.contains("Foundation") { modules.insert("Foundation", at: 0) }
    let conformances = protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
    let lines = managed.values.map { "\(unit)\(access)let \($0.name): \($0.type)" }
    return begin("\(plain.name).swift", modules)
      + """
      /// The values of `\(managed.name)`, apart from the database.
      \(access)struct \(plain.name)\(conformances) {
      \(lines.joined(separator: "\n"))
      }

      """
  }

  var mapper: String {
    let arguments = managed.values.enumerated().map { number, value in
      let comma = number + 1 < managed.values.count ? "," : ""
      return "\(unit)\(unit)\(unit)\(value.name): managed.\(value.name)\(comma)"
    }
    return begin(mapperFile, imports)
      + """
      extension \(plain.name) {
      \(unit)/// Copies the values of an object of the database.
      \(unit)\(access)init(_ managed: \(managed.name)) {
      \(unit)\(unit)self.init(
      \(arguments.joined(separator: "\n"))
      \(unit)\(unit))
      \(unit)}
      }

      """
  }

  var mapperFile: String { "\(plain.name)+\(managed.name).swift" }

  private func begin(_ file: String, _ modules: [String]) -> String {
    let comment = header.map { $0(file) + "\n" } ?? ""
    let imports = modules.map { "import \($0)\n" }.joined()
    return comment + imports + (imports.isEmpty ? "" : "\n")
  }

  // MARK: Types

  private static let foundation = [
    "Date", "Data", "UUID", "URL", "Decimal", "NS", "TimeInterval", "Locale", "TimeZone",
  ]
  private static let standard: Set = [
    "String", "Bool", "Int", "Int16", "Int32", "Int64", "Double", "Float", "Character", "UInt",
  ]

  private func isKnown(_ type: String) -> Bool { Self.isValue(type) || Self.isFoundation(type) }

  private static func isFoundation(_ type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { word in foundation.contains { word.hasPrefix($0) } }
  }

  private static func core(of type: String) -> String {
    type.filter { !"?[] ".contains($0) }
  }

  /// True if two values of the type can be compared, and sent to another thread.
  static func isValue(_ type: String) -> Bool {
    let core = core(of: type)
    return standard.contains(core)
      || ["Date", "Data", "UUID", "URL", "Decimal", "TimeInterval", "NSNumber", "NSDecimalNumber"]
        .contains(core)
  }
}
