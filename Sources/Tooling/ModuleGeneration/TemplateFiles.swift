package import AdderBase
import AdderProjects
import AdderShipped

/// The files of one template, in any storage. Paths are relative to the template's folder.
package protocol TemplateFiles: Sendable {
  /// Returns the path of a file as it is shown in source locations.
  func displayPath(_ path: String) -> String
  /// Returns the text of a file, or `nil` if it does not exist.
  func text(of path: String) throws -> String?
  /// Returns the bytes of a file, which need not be text, or `nil` if it does not exist.
  func contents(of path: String) throws -> [UInt8]?
  /// The paths of all files, sorted.
  var paths: [String] { get }
}

/// A template that ships with Adder.
package struct ShippedTemplateFiles: TemplateFiles {
  private let name: String

  /// `nil` if no template with that name ships with Adder.
  package init?(name: String) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
  }

  /// The names of all templates that ship with Adder, sorted.
  package static var names: [String] {
    ShippedFiles.paths.filter { $0.hasSuffix(".rambaspec") }.compactMap { path in
      let parts = path.split(separator: "/")
      return parts.count == 2 && parts[1] == "\(parts[0]).rambaspec" ? String(parts[0]) : nil
    }
  }

  package func displayPath(_ path: String) -> String { "\(name)/\(path)" }

  package func text(of path: String) -> String? { ShippedFiles.contents(of: "\(name)/\(path)") }

  package func contents(of path: String) -> [UInt8]? { text(of: path).map { Array($0.utf8) } }

  package var paths: [String] {
    let folder = "\(name)/"
    return ShippedFiles.paths.filter { $0.hasPrefix(folder) }
      .map { String($0.dropFirst(folder.count)) }
  }
}

/// The files with which modules get what a team's architecture adds. They come with Adder.
struct AddedFiles: EmbeddedTemplateFiles {
  let folder = "added/"
}

/// The files with which modules are made from an architecture's file alone. They come with Adder.
struct PlainFiles: EmbeddedTemplateFiles {
  let folder = "plain/"
}

/// Files that come with Adder but are no template of their own.
protocol EmbeddedTemplateFiles: TemplateFiles {
  /// The folder under `Architectures/`.
  var folder: String { get }
}

extension EmbeddedTemplateFiles {
  func displayPath(_ path: String) -> String { folder + path }

  func text(of path: String) -> String? { ShippedFiles.contents(of: folder + path) }

  func contents(of path: String) -> [UInt8]? {
    ShippedFiles.contents(of: folder + path).map { Array($0.utf8) }
  }

  var paths: [String] {
    ShippedFiles.paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
  }
}

/// A template in a folder on the disk.
package struct FolderTemplateFiles: TemplateFiles {
  private let folder: AbsolutePath
  private let displayedFolder: String

  /// - Parameters:
  ///   - folder: The template's folder.
  ///   - displayedFolder: The folder's path as it is shown to the user in source locations.
  package init(folder: AbsolutePath, displayedFolder: String) {
    self.folder = folder
    self.displayedFolder = displayedFolder
  }

  package func displayPath(_ path: String) -> String { "\(displayedFolder)/\(path)" }

  package func text(of path: String) throws -> String? { try file(path)?.readText() }

  package func contents(of path: String) throws -> [UInt8]? { try file(path)?.contents() }

  /// Returns the file at a path, or `nil` if it does not exist or the path leads out of the folder.
  ///
  /// - Throws: If a link leads out of the folder.
  private func file(_ path: String) throws(GenerationError) -> AbsolutePath? {
    guard let relative = try? RelativePath(validating: path) else { return nil }
    let file = folder.appending(relative)
    guard file.isFile, let place = file.resolved, let home = folder.resolved else { return nil }
    // Templates can come from anyone, so generated files must not reveal other files of this
    // machine.
    guard place.relative(to: home) != nil else { throw .linkOutOfTemplate(displayPath(path)) }
    return file
  }

  package var paths: [String] {
    var found: [String] = []
    func collect(_ folder: AbsolutePath, _ prefix: String) {
      for name in folder.entries where !name.hasPrefix(".") {
        let entry = folder.appending(name)
        // Links to folders are not followed, because they could lead back to this folder.
        if entry.isFolder, !entry.isSymbolicLink {
          collect(entry, "\(prefix)\(name)/")
        } else if entry.isFile {
          found.append(prefix + name)
        }
      }
    }
    collect(folder, "")
    return found.sorted()
  }
}
