package import Foundation

/// The files under `Architectures/` that are embedded in the command.
package struct ArchitectureFiles {
  /// The paths relative to `Architectures/`, sorted, and the contents of the files. The folder's
  /// README.md is not included. The files in `frameworks` are included as part of `common.yml`.
  package let files: [(path: String, text: String)]

  package init(in repository: URL = EmbeddedFile.repository) throws {
    let folder = repository.appending(path: "Architectures")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let common = try FrameworkFiles(in: repository).common
    files = try paths.sorted().compactMap { path in
      var isFolder: ObjCBool = false
      let url = folder.appending(path: path)
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      if isFolder.boolValue || isHidden || path == "README.md" || path.hasPrefix("frameworks/") {
        return nil
      }
      if path == "common.yml" { return (path, common) }
      return (path, try String(contentsOf: url, encoding: .utf8))
    }
  }

  /// The titles of the architectures, keyed by the architectures' names.
  var titles: [String: String] {
    let named = files.compactMap { path, text -> (String, String)? in
      guard path.hasSuffix(".yml"), !path.contains("/") else { return nil }
      let title = text.split(separator: "\n").first { $0.hasPrefix("title: ") }
      return title.map { (String(path.dropLast(4)), String($0.dropFirst("title: ".count))) }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// Swift source with the architectures' files as `ParsedYAML` writes them.
  var parsedSwift: String {
    get throws {
      let parsed = try files.filter { $0.path.hasSuffix(".yml") && !$0.path.contains("/") }.map {
        (name: String($0.path.dropLast(4)), text: try ParsedYAML($0.text).text)
      }
      return """
        // Generated from Architectures/. To update: swift run AdderEmbeddedFiles
        // swift-format-ignore-file

        /// The architectures' files in the form that `YAMLNode(parsed:file:)` reads.
        package enum ParsedArchitectures {
          /// The text of an architecture's file; `nil` when there is none.
          package static func text(of name: String) -> String? {
            switch name {
        \(parsed.map { "    case \(SwiftLiteral.line($0.name)): \(SwiftLiteral.block($0.text))" }.joined(separator: "\n"))
            default: nil
            }
          }
        }

        """
    }
  }

  var swift: String {
    """
    // Generated from Architectures/. To update: swift run AdderEmbeddedFiles
    // swift-format-ignore-file

    /// The files under `Architectures/` as they are carried in the command.
    package enum ShippedFiles {
      /// The paths below `Architectures/`, sorted.
      package static let paths: [String] = [
    \(files.map { "    \(SwiftLiteral.line($0.path))," }.joined(separator: "\n"))
      ]

      /// What a file holds; `nil` when there is none.
      package static func contents(of path: String) -> String? {
        positions[path].flatMap(contents(at:))
      }

      // Cases of a switch over strings are compared one after another.
      private static let positions = Dictionary(
        uniqueKeysWithValues: zip(paths, paths.indices))

      private static func contents(at position: Int) -> String? {
        switch position {
    \(files.enumerated().map { "    case \($0): \(SwiftLiteral.block($1.text))" }.joined(separator: "\n"))
        default: nil
        }
      }
    }

    """
  }
}
