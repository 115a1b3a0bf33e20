import Foundation

/// Uses the compiler to check whether source files are correct Swift.
public enum SwiftFrontend {
  /// Returns the first error in each source file that the compiler rejects, keyed by the file's
  /// name.
  ///
  /// - Parameters:
  ///   - texts: The contents of the source files, keyed by name.
  ///   - step: `-parse` to check only the grammar, or `-typecheck` to check all files as one
  ///     module.
  public static func errors(
    in texts: [String: String], _ step: String = "-parse", _ arguments: [String] = []
  ) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let names = texts.keys.sorted()
    for (number, name) in names.enumerated() {
      try folder.write(texts[name] ?? "", to: "Case\(number).swift")
    }
    let outcome = try run(
      "swiftc",
      ["-frontend", step, "-diagnostic-style", "llvm"] + arguments
        + names.indices.map { "Case\($0).swift" }, in: folder.url)
    var errors: [String: String] = [:]
    for line in outcome.errors.split(separator: "\n") where line.contains(": error: ") {
      // `…Case12.swift:3:4: error: …`
      guard let end = line.range(of: ".swift:"),
        let start = line[..<end.lowerBound].range(of: "Case", options: .backwards),
        let number = Int(line[start.upperBound..<end.lowerBound])
      else { continue }
      let name = names[number]
      if errors[name] == nil { errors[name] = String(line[start.lowerBound...]) }
    }
    return errors
  }
}
