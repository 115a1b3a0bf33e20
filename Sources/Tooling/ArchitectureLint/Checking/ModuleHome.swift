import AdderArchitectures
import AdderBase
import AdderModuleDiscovery

/// The folder that is named after a module and contains most of its files.
struct ModuleHome {
  /// Relative to the project's folder.
  let folder: String

  /// - Returns: `nil` if no folder is named after the module.
  init?(of elements: [ModuleElement], in module: LintedModule) {
    let names = Set(
      module.architecture.layout.folders.map {
        Self.word($0.typeName(module: module.module.name))
      })
    var counts: [String: Int] = [:]
    for element in elements { counts[module.path(of: element.type).folder, default: 0] += 1 }
    var votes: [String: Int] = [:]
    for (path, count) in counts {
      let folders = path.pathNames
      guard let depth = folders.lastIndex(where: { names.contains(Self.word($0)) }) else {
        continue
      }
      votes[folders[...depth].joined(separator: "/"), default: 0] += count
    }
    let best = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best else { return nil }
    folder = best.key
  }

  /// Returns the folders between the module's folder and a file; `nil` if the file is elsewhere.
  func innerFolders(of path: String) -> [String]? {
    let inner = path.utf8.dropFirst(folder.utf8.count)
    guard inner.first == UInt8(ascii: "/"), path.hasPrefix(folder) else { return nil }
    return Self.folders(of: String(Substring(inner)))
  }

  /// The names of the folders around the module's folder, the outermost first.
  var outerFolders: [String] { Self.folders(of: folder) }

  static func folders(of path: String) -> [String] {
    Array(path.pathNames.dropLast())
  }

  /// Returns the name of a file without the `.swift` extension.
  static func fileName(of path: String) -> String {
    let name = path.fileName
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// Normalizes the name of a folder, because people also write it with spaces or in lower case.
  private static func word(_ folder: String) -> String {
    folder.lowercased().filter { $0 != " " && $0 != "_" }
  }
}
