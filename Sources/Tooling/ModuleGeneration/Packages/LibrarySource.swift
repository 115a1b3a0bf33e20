/// Where an app's package gets the library Adder from.
package enum LibrarySource: Hashable, Sendable {
  /// A folder with a clone, from the app's own folder or absolute.
  case folder(String)
  /// An address that git clones.
  case git(String)

  /// - Parameter text: what somebody typed: an address, or a folder from where the app's folder lies.
  package init(_ text: String) {
    let isAddress = text.contains("://") || (text.contains("@") && text.contains(":"))
    self = isAddress ? .git(text) : .folder(text.hasPrefix("/") ? text : "../\(text)")
  }

  /// The dependency as a manifest says it.
  var declaration: String {
    switch self {
    case .folder(let path): ".package(name: \"Adder\", path: \(Self.literal(path)))"
    case .git(let address): ".package(url: \(Self.literal(address)), branch: \"main\")"
    }
  }

  /// What products of it name as their package.
  var package: String {
    switch self {
    case .folder: return "Adder"
    case .git(let address):
      let name = address.split(whereSeparator: { "/:".contains($0) }).last ?? ""
      return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
    }
  }

  /// A text as Swift writes it.
  private static func literal(_ text: String) -> String {
    let escaped = text.map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}
