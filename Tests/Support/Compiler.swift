public import Foundation

/// The compiler, with the library's modules.
public enum Compiler {
  /// Compiles one file in Swift 6 mode and discards the compiled code.
  public static func compile(_ text: String, _ arguments: [String] = []) throws -> Outcome {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Case.swift")
    return try run(
      "swiftc",
      [
        "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6", "-I",
        try products().appending(path: "Modules").path(),
      ] + arguments + [folder.url.appending(path: "Case.swift").path()])
  }

  /// The compiler arguments for a file that imports AdderSQLite: the search path of the system's
  /// SQLite module.
  public static let withSQLite = [
    "-I", repository.appending(path: "Sources/Runtime/CSQLite").path(),
  ]

  /// Returns the folder in which the library was built. The running tests are in the same folder.
  public static func products() throws -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let places = [bundle, URL(filePath: CommandLine.arguments[0])].compactMap { $0 }
      .map { $0.deletingLastPathComponent() }
    guard
      let place = places.first(where: {
        FileManager.default.fileExists(
          atPath: $0.appending(path: "Modules/Adder.swiftmodule").path())
      })
    else { throw NotBuilt(places: places) }
    return place
  }

  private struct NotBuilt: Error, CustomStringConvertible {
    let places: [URL]
    var description: String { "The library's module is not beside the tests: \(places)" }
  }
}

/// Returns the Swift code samples in an article of the documentation.
///
/// - Parameter article: The article's path in the repository.
public func codeSamples(in article: String) throws -> [String] {
  try String(contentsOf: repository.appending(path: article), encoding: .utf8)
    .split(separator: "```swift\n").dropFirst()
    .map { String($0.prefix(upTo: $0.firstRange(of: "\n```")?.lowerBound ?? $0.endIndex)) }
}
