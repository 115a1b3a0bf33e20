import AdderBase
package import AdderFindings

extension Project {
  /// Returns a warning if generated code would need libraries that the project's Podfile, Cartfile
  /// or packages do not mention. Without any of these, nothing is reported.
  ///
  /// - Parameter packages: the packages that the Xcode project depends on, for an Xcode project.
  package func findings(
    forDependencies names: [String], packages: [String] = []
  ) -> [Finding] {
    let lists = dependencyLists(packages)
    guard !lists.isEmpty else { return [] }
    let missing = names.filter { name in !lists.contains { $0.mentions(name) } }
    guard !missing.isEmpty else { return [] }
    let files = lists.map(\.name).joined(separator: " or ")
    let isOne = missing.count == 1
    return [
      Finding(
        rule: "MissingDependency", severity: .warning,
        message: """
          The template needs \(missing.map { "'\($0)'" }.joined(separator: ", ")), which \
          \(isOne ? "is" : "are") not in \(files). Add \(isOne ? "it" : "them") there before building.
          """)
    ]
  }

  private func dependencyLists(_ packages: [String]) -> [DependencyList] {
    var files = [settings.podfile ?? "Podfile", settings.cartfile ?? "Cartfile"]
    if case .swiftPackage(let package) = kind { files.append(package.manifest.text) }
    let lists = files.compactMap { file in
      (try? root.appending(file).readText()).map { DependencyList(file: file, text: $0) }
    }
    return packages.isEmpty ? lists : lists + [DependencyList(packages: packages)]
  }
}

/// A file or setting that lists the libraries of a project.
private struct DependencyList {
  /// The name of the list in messages.
  let name: String
  private let names: Set<String>

  /// Creates the list of an Xcode project's own packages.
  init(packages: [String]) {
    name = "the packages of the Xcode project"
    names = Set(packages.map(Self.key))
  }

  init(file: String, text: String) {
    name = "'\(file)'"
    let lines = text.split(whereSeparator: \.isNewline)
    let code = lines.filter { line in
      let start = line.drop(while: \.isWhitespace)
      return !start.hasPrefix("#") && !start.hasPrefix("//")
    }
    names = Set(code.flatMap(Self.quotedNames))
  }

  func mentions(_ library: String) -> Bool { names.contains(Self.key(library)) }

  /// Returns the names in the quoted texts of a line: `pod 'Name/Part'`, `github "owner/Name"`,
  /// `package: "name"`, a URL.
  private static func quotedNames(_ line: Substring) -> [String] {
    let parts = line.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return parts.indices.filter { $0 % 2 == 1 }.flatMap { index in
      let path = parts[index].split(separator: "/")
      return [path.first, path.last].compactMap(\.self).map { key(String($0)) }
    }
  }

  /// Returns the name for comparisons: in lower case and without `.git`.
  private static func key(_ name: String) -> String {
    let name = name.lowercased()
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
