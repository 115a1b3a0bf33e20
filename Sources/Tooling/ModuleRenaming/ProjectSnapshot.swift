package import AdderModuleDiscovery

/// The files of a project as a rename sees them: held in memory, so that what a rename makes of them can
/// be looked at before it is written.
package struct ProjectSnapshot: Equatable, Sendable {
  /// The files that modules are found in. Their order is kept when they are renamed, so that discovery
  /// numbers types alike.
  package var sources: SourceFiles
  /// The texts that can name a module, by path: sources, Xcode projects, settings, notes.
  package var texts: [String: [UInt8]]
  /// All other files. They only move.
  package var otherFiles: Set<String>
  /// Folders that hold nothing.
  package var emptyFolders: Set<String> = []

  package init(
    sources: SourceFiles, texts: [String: [UInt8]], otherFiles: Set<String> = []
  ) {
    self.sources = sources
    self.texts = texts
    self.otherFiles = otherFiles
  }

  /// All paths.
  package var paths: [String] { Array(texts.keys) + otherFiles }

  /// The same project with other texts, and files in other places.
  ///
  /// - Parameters:
  ///   - edited: the new texts, by the old paths.
  ///   - newPath: where a file or folder lies then.
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
