import AdderBase
import AdderSwiftSource

/// The modules that the existing tests of a project import with `@testable`.
enum TestImports {
  /// The number of files that are read. Tests of one folder agree, or differ early.
  private static let limit = 50

  /// Returns the module that all tests in a folder import, or `nil` if there are none, or if they
  /// import several.
  static func module(in folder: AbsolutePath) -> String? {
    var reader = SwiftReader()
    var found: Set<String> = []
    for file in files(in: folder) {
      guard let bytes = try? file.readBytes() else { continue }
      found.formUnion(modules(in: bytes, &reader))
      if found.count > 1 { return nil }
    }
    return found.first
  }

  private static func files(in folder: AbsolutePath) -> [AbsolutePath] {
    var files: [AbsolutePath] = []
    var open = [folder]
    while let next = open.popLast(), files.count < limit {
      for (name, kind) in (try? next.entriesByKind().sorted { $0.name < $1.name }) ?? []
      where !name.hasPrefix(".") {
        switch kind {
        case .file: if name.hasSuffix(".swift") { files.append(next.appending(name)) }
        case .folder: open.append(next.appending(name))
        case .other: break
        }
      }
    }
    return Array(files.prefix(limit))
  }

  /// Returns the modules after `@testable import`.
  private static func modules(in file: [UInt8], _ reader: inout SwiftReader) -> [String] {
    let words = reader.words(of: file)
    return words.indices.dropFirst(2).compactMap { place in
      guard words[place].kind == .identifier, words[place - 1].keyword == .import,
        text(words[place - 2], file) == "testable"
      else { return nil }
      return text(words[place], file)
    }
  }

  private static func text(_ token: Token, _ file: [UInt8]) -> String {
    String(decoding: file[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }
}
