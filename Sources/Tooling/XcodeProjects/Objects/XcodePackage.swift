/// A Swift package that a project depends on.
package struct XcodePackage: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case remote(url: String)
    case local(path: String)
  }

  package var source: Source

  /// The package's usual name: the last component of the URL or path, without `.git`.
  package var name: String {
    let text =
      switch source {
      case .remote(let url): url
      case .local(let path): path
      }
    let last = text.split(separator: "/").last.map(String.init) ?? text
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  init?(_ object: XcodeObject) {
    if let url = object.string("repositoryURL") {
      source = .remote(url: url)
    } else if let path = object.string("relativePath") ?? object.string("path") {
      source = .local(path: path)
    } else {
      return nil
    }
  }
}
