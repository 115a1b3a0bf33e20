@testable import AdderModuleGeneration
import AdderSwiftSource
import AdderTestSupport
import Foundation
import Testing

/// The checked-in list of the library's public types, whose names a module must not use.
@Suite struct LibraryNamesTests {
  private static let file =
    "Sources/Tooling/ModuleGeneration/Names/LibraryNames.swift"

  @Test func `The list contains every public type of the library`() throws {
    let text = try Self.text()
    let file = repository.appending(path: Self.file)
    if ProcessInfo.processInfo.environment["ADDER_UPDATE_GENERATED"] == "1" {
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == text
    #expect(isCurrent, "Make it again: ADDER_UPDATE_GENERATED=1 swift test --filter LibraryNames")
  }

  private static func text() throws -> String {
    let lists = try ["Adder", "AdderGTK", "AdderSQLite", "AdderUIKit"].map { module in
      """
          (
            "\(module)",
            \"""
      \(lines(try names(of: module)).map { "      \($0)" }.joined(separator: "\n"))
            \"""
          ),
      """
    }
    return """
      // Generated from Sources/Runtime. To update: ADDER_UPDATE_GENERATED=1 swift test --filter LibraryNames

      /// The names of the library's public types, each list sorted by its bytes.
      enum LibraryNames {
        static let all: [(module: String, names: StaticString)] = [
      \(lists.joined(separator: "\n"))
        ]
      }

      """
  }

  /// Wraps the names into lines that fit a source file.
  private static func lines(_ names: [String]) -> [String] {
    names.reduce(into: [""]) { lines, name in
      if lines[lines.count - 1].count + name.count > 90 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? name : " \(name)"
    }
  }

  private static func names(of module: String) throws -> [String] {
    let folder = repository.appending(path: "Sources/Runtime/\(module)")
    var names = SwiftNames()
    var reader = SwiftReader()
    var publicNames: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path()) {
      guard path.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      names.add(Array(text.utf8), &reader)
      let declaration =
        /\b(?:public|open) (?:\w+ )*(?:actor|class|enum|protocol|struct|typealias) (\w+)/
      publicNames.formUnion(text.matches(of: declaration).map { String($0.output.1) })
    }
    return publicNames.intersection(names.declared.keys).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}
