package import AdderModuleDiscovery

/// The files of a project in memory, so that the result of a rename can
/// be examined before it is written.
package struct ProjectSnapshot: Equatable, Sendable {
  /// The files in which modules are found. A rename keeps their order, so that discovery
  /// assigns the same numbers to types.
  package var sources: SourceFiles
  /// The contents of the files that can mention a module, keyed by path: sources, Xcode projects,
  /// settings, records.
  package var texts: [String: [UInt8]]
  /// All other files, which are only moved.
  package var otherFiles: Set<String>
  /// Folders without contents.
  package var emptyFolders: Set<String> = []
  /// The path of the baseline of `adder check`.
  package var baseline: String?

  package init(
    sources: SourceFiles, texts: [String: [UInt8]], otherFiles: Set<String> = []
  ) {
    self.sources = sources
    self.texts = texts
    self.otherFiles = otherFiles
  }

  /// The paths of all files.
  package var paths: [String] { Array(texts.keys) + otherFiles }

  /// Returns true for a file that SwiftGen makes of the project's texts and pictures. Its names come from
  /// theirs. What it makes of storyboards names their classes.
  func isMadeOfTexts(_ path: String) -> Bool {
    guard path.isSwift, let text = texts[path] else { return false }
    return Array(text.prefix(200)).firstPlace(of: "SwiftGen") != nil
      && text.firstPlace(of: "SceneType") == nil
  }

  /// Returns the project with files that are only moved, and are not read.
  func passing(by files: Set<String>) -> ProjectSnapshot {
    var result = self
    result.sources.swift.removeAll(where: files.contains)
    result.sources.interfaces.removeAll(where: files.contains)
    for path in files where result.texts.removeValue(forKey: path) != nil {
      result.otherFiles.insert(path)
    }
    return result
  }

  /// Returns the project with edited and moved files.
  ///
  /// - Parameters:
  ///   - edited: The new contents of files, keyed by the old paths.
  ///   - newPath: Returns the new path of a file or folder.
  func changed(_ edited: [String: [UInt8]], newPath: (String) -> String) -> ProjectSnapshot {
    var result = self
    result.sources.swift = sources.swift.map(newPath)
    result.sources.interfaces = sources.interfaces.map(newPath)
    result.texts = [:]
    for (path, text) in texts { result.texts[newPath(path)] = edited[path] ?? text }
    result.otherFiles = Set(otherFiles.map(newPath))
    result.emptyFolders = Set(emptyFolders.map(newPath))
    return result
  }
}

extension ProjectSnapshot: SourceTexts {
  package func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    guard let text = texts[path] else { throw .unreadable("there is no such file") }
    guard text.count <= limit else { throw .larger(thanBytes: limit) }
    return text
  }
}
