/// Functions for paths in projects: components separated by `/`.
enum XcodePath {
  static func components(of path: String) -> [String] {
    // Most paths in a project have only one component.
    guard path.utf8.contains(UInt8(ascii: "/")) else { return path.isEmpty ? [] : [path] }
    return path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  static func lastComponent(of path: String) -> String {
    components(of: path).last ?? path
  }

  /// Returns a path without `.` and without each `..` that can be resolved.
  static func normalized(_ path: [String]) -> [String] {
    let isResolved = !path.contains {
      $0.utf8.count < 3 && $0.utf8.allSatisfy { $0 == UInt8(ascii: ".") }
    }
    if isResolved { return path }
    return path.reduce(into: []) { result, component in
      switch component {
      case ".", "": break
      case "..":
        if let last = result.last, last != ".." {
          result.removeLast()
        } else {
          result.append("..")
        }
      default: result.append(component)
      }
    }
  }
}
