package import AdderBase

/// The files of a folder at a revision, read from git's objects. Nothing is checked out.
package struct GitTree: Sendable {
  /// The IDs of the files' contents, by path relative to the folder. Symbolic links and submodules are left out.
  private let contents: [String: String]
  private let revision: String
  private let folder: AbsolutePath
  private let environment: Environment

  private static let patience = Duration.seconds(300)

  /// Asks git for the names of the files.
  ///
  /// - Parameters:
  ///   - revision: a commit, a branch, or any other revision that git accepts.
  ///   - folder: a folder in the working tree.
  package init(
    at revision: String, in folder: AbsolutePath, _ environment: Environment
  ) throws(GitError) {
    self.revision = revision
    self.folder = folder
    self.environment = environment
    // Git would interpret a revision that begins with a dash as an option.
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw .refusesTree(revision: revision, reason: "a revision does not begin with a dash")
    }
    let bytes = try Self.ask(
      ["ls-tree", "-r", "-z", revision, "--"], revision, folder, environment)
    var contents: [String: String] = [:]
    for entry in bytes.split(separator: 0) {
      // MODE blob ID, a tab, PATH
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[0].hasPrefix("100") else { continue }
      contents[String(decoding: entry[(tab + 1)...], as: UTF8.self)] = String(words[2])
    }
    self.contents = contents
  }

  /// The paths of the files, relative to the folder.
  package var paths: [String] { contents.keys.sorted() }

  /// Returns the contents of files, by path. Paths that the revision does not have are left out.
  package func files(_ paths: [String]) throws(GitError) -> [String: [UInt8]] {
    let known = paths.filter { contents[$0] != nil }
    if known.isEmpty { return [:] }
    let request = known.compactMap { contents[$0] }.joined(separator: "\n") + "\n"
    let answer = try Self.ask(
      ["cat-file", "--batch"], revision, folder, environment, input: Array(request.utf8))
    var files: [String: [UInt8]] = [:]
    var rest = answer[...]
    for path in known {
      // ID blob SIZE, a line break, the contents, a line break
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last
          .flatMap({ Int($0) }), rest.endIndex - end > size + 1
      else {
        throw .refusesTree(revision: revision, reason: "the contents of '\(path)' are missing")
      }
      files[path] = Array(rest[(end + 1)...].prefix(size))
      rest = rest[(end + 1)...].dropFirst(size + 1)
    }
    return files
  }

  /// Returns the files of the folder that git knows or would add: those that it does not ignore.
  package static func unignoredPaths(
    in folder: AbsolutePath, _ environment: Environment
  ) throws(GitError) -> Set<String> {
    let bytes = try ask(
      ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], "", folder, environment)
    return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Returns true if git ignores a file that it does not track; false if nobody can tell.
  package static func ignores(
    _ path: String, in folder: AbsolutePath, _ environment: Environment
  ) -> Bool {
    (try? ask(["check-ignore", "--", path], "", folder, environment)) != nil
  }

  private static func ask(
    _ arguments: [String], _ revision: String, _ folder: AbsolutePath, _ environment: Environment,
    input: [UInt8] = []
  ) throws(GitError) -> [UInt8] {
    let result: Command.Result
    do throws(CommandError) {
      result = try GitCommand(
        ["--no-optional-locks", "-C", folder.text] + arguments, environment: environment.variables,
        timeout: patience,
        input: input
      ).run()
    } catch {
      throw .refusesTree(revision: revision, reason: "\(error)")
    }
    guard result.isSuccess else {
      let reason = result.errors.split(separator: "\n").first.map(String.init) ?? ""
      throw .refusesTree(revision: revision, reason: reason)
    }
    return result.bytes
  }
}
