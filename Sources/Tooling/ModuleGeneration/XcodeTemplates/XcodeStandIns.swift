import AdderBase
import AdderProjects

/// Names that stand for what only Xcode knows. A template is rendered with them, and then each is
/// replaced by Xcode's macro.
struct XcodeStandIns: Sendable {
  /// The words of the module's name.
  private let words: [String]
  private let project: String
  private let author: String
  private let product: String
  private let target: String
  private let date: CalendarDate

  /// Two modules whose names differ in their first letter, their length and their number of words.
  /// A template whose files depend on the name in any other way than by containing it makes
  /// different files for the two.
  static let pair = (
    XcodeStandIns(
      words: ["Xqzv", "Wkjp"], project: "Qzpjv", author: "Qzavk", product: "Qzmwj",
      target: "Qztgx", date: CalendarDate(year: 8631, month: 11, day: 23)),
    XcodeStandIns(
      words: ["Ewkq", "Ujv", "Oxgj"], project: "Vwpkzjj", author: "Vwaqzjj",
      product: "Vwmxzjj", target: "Vwtbzjj", date: CalendarDate(year: 9742, month: 12, day: 24))
  )

  /// Returns a request with these names.
  func request() throws -> GenerationRequest {
    var request = GenerationRequest(
      module: try ModuleName(validating: words.joined()), moduleFolder: nil, testFolder: nil,
      sharedFolder: .root, date: date)
    request.projectName = project
    request.author = author
    request.productModuleName = product
    request.targets = [target]
    request.testTargets = [target]
    return request
  }

  /// What is replaced, with the macros in paths and in files. A text that contains another comes
  /// first.
  private var replacements: [(text: String, inPath: String, inFile: String)] {
    let small = words.map { $0.lowercased() }
    let forms: [(XcodeVariable, String)] = [
      (.productName, words.joined()),
      (.moduleVariable, small[0] + words.dropFirst().joined()),
      (.moduleWords, small.joined(separator: " ")),
      (.moduleTitle, ([words[0]] + small.dropFirst()).joined(separator: " ")),
      (.moduleLowercase, small.joined()),
      (.moduleUppercase, words.joined().uppercased()),
      (.productModule, product),
    ]
    let facts = [
      (date.text, "___DATE___"), (String(date.year), "___YEAR___"),
      (project, "___PROJECTNAME___"), (author, "___FULLUSERNAME___"),
    ]
    return forms.map { ($0.1, $0.0.macroInPath, $0.0.macro) } + facts.map { ($0.0, $0.1, $0.1) }
  }

  /// What must not remain, in small letters, and what it would be.
  private var traces: [(text: String, what: String)] {
    words.map { ($0.lowercased(), "the module's name in a form that Xcode cannot derive") } + [
      (project.lowercased(), "the project's name in a form that Xcode cannot derive"),
      (author.lowercased(), "the author's name in a form that Xcode cannot derive"),
      (product.lowercased(), "the tested module in a form that Xcode cannot derive"),
      (target.lowercased(), "the names of targets, which Xcode does not tell a template"),
      (String(date.year), "the date in a form that Xcode cannot derive"),
    ]
  }

  /// Returns a path with Xcode's macros.
  func path(_ text: String) throws(XcodeTemplateProblem) -> String {
    let (bytes, joined) = Self.replacing(
      replacements.map { ($0.text, $0.inPath) }, in: Array(text.utf8))
    let shown = String(decoding: bytes, as: UTF8.self)
    if joined != nil { throw .inexpressible(file: shown, line: nil, Self.joinedName) }
    if let trace = trace(in: bytes) { throw .inexpressible(file: shown, line: nil, trace.what) }
    return shown
  }

  /// Returns the contents of a file with Xcode's macros.
  ///
  /// - Parameter file: The file's path with Xcode's macros, for messages.
  func contents(_ bytes: [UInt8], of file: String) throws(XcodeTemplateProblem) -> [UInt8] {
    if let macro = Self.macro(in: bytes) {
      throw .macro(macro.text, file: file, line: Self.line(of: macro.offset, in: bytes))
    }
    let (replaced, joined) = Self.replacing(replacements.map { ($0.text, $0.inFile) }, in: bytes)
    if let joined {
      throw .inexpressible(file: file, line: Self.line(of: joined, in: replaced), Self.joinedName)
    }
    guard let trace = trace(in: replaced) else { return replaced }
    throw .inexpressible(file: file, line: Self.line(of: trace.offset, in: replaced), trace.what)
  }

  /// Xcode's macros begin with underscores.
  private static let joinedName =
    "a name directly after an underscore, where Xcode does not find where its macro begins"

  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  // MARK: - Bytes

  /// Replaces texts by macros.
  ///
  /// - Returns: The bytes, and the offset of the first macro after an underscore; `nil` if there is
  ///   none.
  private static func replacing(
    _ pairs: [(String, String)], in bytes: [UInt8]
  ) -> (bytes: [UInt8], joined: Int?) {
    let pairs = pairs.map { (Array($0.0.utf8), Array($0.1.utf8)) }
    let begins = Self.table(of: pairs.map { $0.0[0] })
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var joined: Int?
    var index = 0
    while index < bytes.count {
      if begins[Int(bytes[index])],
        let pair = pairs.first(where: { bytes[index...].starts(with: $0.0) })
      {
        if joined == nil, index > 0, bytes[index - 1] == UInt8(ascii: "_") { joined = result.count }
        result += pair.1
        index += pair.0.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return (result, joined)
  }

  /// Returns a table that is true at the given bytes.
  private static func table(of bytes: [UInt8]) -> [Bool] {
    var table = [Bool](repeating: false, count: 256)
    for byte in bytes { table[Int(byte)] = true }
    return table
  }

  private func trace(in bytes: [UInt8]) -> (offset: Int, what: String)? {
    let traces = traces.map { (Array($0.text.utf8), $0.what) }
    let begins = Self.table(of: traces.map { $0.0[0] })
    let small = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    for index in small.indices where begins[Int(small[index])] {
      if let found = traces.first(where: { small[index...].starts(with: $0.0) }) {
        return (index, found.1)
      }
    }
    return nil
  }

  /// Returns the first text between three underscores on each side, which Xcode would replace.
  private static func macro(in bytes: [UInt8]) -> (offset: Int, text: String)? {
    let mark = Array("___".utf8)
    var start: Int?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "_"), bytes[index...].starts(with: mark) {
        if let start, index > start + mark.count {
          return (start, String(decoding: bytes[start..<index + mark.count], as: UTF8.self))
        }
        start = index
        index += mark.count
        continue
      }
      if !byte.isOfMacro { start = nil }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  /// True for the bytes between the underscores of a macro: letters, digits, `_`, `:` and `,`.
  fileprivate var isOfMacro: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: ","):
      true
    default: false
    }
  }
}
