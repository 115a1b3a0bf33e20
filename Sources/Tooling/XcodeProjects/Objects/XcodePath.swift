/// Paths as projects write them: parts with `/` between them.
enum XcodePath {
  static func components(of path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  static func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A path without `.` and without the `..` that can be resolved.
  static func normalized(_ path: [String]) -> [String] {
    path.reduce(into: []) { result, component in
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
