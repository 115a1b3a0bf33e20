import AdderBase
import AdderProjects

/// The files that an app needs once, when the module that they were generated with is removed.
///
/// Unused files are removed, too. Edited files belong to the user and stay.
struct SharedFiles {
  private(set) var unused: [RelativePath] = []
  private(set) var used: [(file: ModuleRecord.File, users: Set<RelativePath>)] = []

  /// - Parameter gone: The files that are removed with the module.
  init(_ surroundings: RemovalSurroundings, without gone: [RelativePath]) {
    let own = surroundings.uneditedSharedFiles
    let leaving = Set(gone + own.map(\.path))
    for file in own {
      let users = surroundings.users[file.path, default: []].subtracting(leaving)
      if users.isEmpty { unused.append(file.path) } else { used.append((file, users)) }
    }
  }

  /// The Swift files of a project that mention a type declared in one of these files, itself left out.
  ///
  /// Reads every Swift file below the root if there is anything to find.
  static func users(
    of files: [RelativePath], _ contents: [RelativePath: [UInt8]], in root: AbsolutePath
  ) -> [RelativePath: Set<RelativePath>] {
    guard !files.isEmpty else { return [:] }
    let names = files.map { ($0, declaredNames(in: contents[$0] ?? [])) }
    var users: [RelativePath: Set<RelativePath>] = [:]
    for path in root.files(below: .root) where path.name.hasSuffix(".swift") {
      guard let text = try? root.appending(path).contents() else { continue }
      for (file, names) in names where file != path && says(names, in: text) {
        users[file, default: []].insert(path)
      }
    }
    return users
  }

  /// Returns the words that follow a keyword such as `class`, without parsing the text.
  private static func declaredNames(in text: [UInt8]) -> Set<ArraySlice<UInt8>> {
    let words = words(of: text)
    return Set(
      zip(words, words.dropFirst()).filter { keyword, _ in
        keywords.contains { keyword.elementsEqual($0.utf8) }
      }.map(\.1))
  }

  private static let keywords = [
    "protocol", "class", "struct", "enum", "actor", "typealias", "extension",
  ]

  private static func says(_ names: Set<ArraySlice<UInt8>>, in text: [UInt8]) -> Bool {
    words(of: text).contains(where: names.contains)
  }

  private static func words(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
        && byte != UInt8(ascii: "_")
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
