import AdderBase
import AdderProjects

/// What happens to the files that an app needs once when the module that they were generated with is removed.
///
/// Unused files are removed too. Edited files belong to the user and stay.
struct SharedFiles {
  private(set) var unused: [RelativePath] = []
  private(set) var used: [(file: ModuleRecord.File, users: Set<RelativePath>)] = []

  /// - Parameter gone: the files that go with the module.
  init(of record: ModuleRecord, without gone: [RelativePath], in root: AbsolutePath) {
    let own = record.shared.compactMap { file in
      (try? root.appending(file.path).contents()).map { (file: file, contents: $0) }
    }.filter { $0.file.was($0.contents) }
    guard !own.isEmpty else { return }
    let others = root.files(below: .root).filter { path in
      path.name.hasSuffix(".swift") && !gone.contains(path)
        && !own.contains { $0.file.path == path }
    }
    var users = [Set<RelativePath>](repeating: [], count: own.count)
    let names = own.map { Self.declaredNames(in: $0.contents) }
    for path in others {
      guard let text = try? root.appending(path).contents() else { continue }
      for index in own.indices where Self.says(names[index], in: text) { users[index].insert(path) }
    }
    for (index, (file, _)) in own.enumerated() {
      if users[index].isEmpty {
        unused.append(file.path)
      } else {
        used.append((file, users[index]))
      }
    }
  }

  /// The names of types, as far as words alone show: what follows a keyword that declares one.
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
