package import AdderBase
package import AdderFileChanges
import AdderProjects

/// The files of a template of Xcode on the disk, as an earlier export may have written them.
package struct WrittenXcodeTemplate: Equatable, Sendable {
  private let files: [RelativePath: [UInt8]]
  private let folders: Set<RelativePath>
  /// The folders with something else in them, such as a hidden file; they cannot be removed.
  private let keptFolders: Set<RelativePath>

  /// Reads the files of a folder; there are none if it does not exist.
  package init(in folder: AbsolutePath) throws {
    var files: [RelativePath: [UInt8]] = [:]
    var folders: Set<RelativePath> = []
    var kept: Set<RelativePath> = []
    func read(_ place: AbsolutePath, _ path: RelativePath) throws {
      for name in place.entries {
        let entry = place.appending(name)
        if name.hasPrefix(".") || entry.isSymbolicLink {
          kept.insert(path)
        } else if entry.isFolder {
          folders.insert(path.appending(name))
          try read(entry, path.appending(name))
        } else {
          files[path.appending(name)] = try entry.contents()
        }
      }
    }
    try read(folder, .root)
    self.files = files
    self.folders = folders
    keptFolders = kept
  }

  /// True if there are files, but not those that Adder wrote.
  package var isEdited: Bool {
    guard !files.isEmpty else { return false }
    let info = RelativePath.root.appending(XcodeTemplate.infoName)
    guard let text = files[info].map({ String(decoding: $0, as: UTF8.self) }) else { return true }
    let list = files.map { XcodeTemplate.File(path: $0.key, contents: $0.value) }
    return !text.contains(Self.comment(Self.checksum(list)))
  }

  /// Adds the changes that turn these files into those of a template.
  package func addChanges(
    to plan: inout FileChangePlan, for template: XcodeTemplate, in folder: RelativePath
  ) {
    for file in template.files {
      if let old = files[file.path] {
        plan.replace(folder.appending(file.path), expecting: old, with: file.contents)
      } else {
        plan.create(folder.appending(file.path), file.contents)
      }
    }
    for path in template.emptyFolders where !folders.contains(path) {
      plan.createFolder(folder.appending(path))
    }
    let new = Set(template.files.map(\.path))
    let stale = files.keys.filter { !new.contains($0) }.sorted()
    for path in stale { plan.delete(folder.appending(path), expecting: files[path] ?? []) }
    let used = (template.emptyFolders + keptFolders).flatMap { [$0] + $0.folders }
    let emptied = folders.subtracting(new.flatMap(\.folders)).subtracting(used)
    for path in emptied.sorted().reversed() { plan.deleteFolder(folder.appending(path)) }
  }

  // MARK: - The checksum

  /// The comment in `TemplateInfo.plist`.
  static func comment(_ checksum: UInt64?) -> String {
    let digits = checksum.map { String($0, radix: 16) } ?? ""
    return "Written by 'adder template export', checksum \(digits)."
  }

  /// Returns a checksum of all files. That in `TemplateInfo.plist` does not count.
  static func checksum(_ files: [XcodeTemplate.File]) -> UInt64 {
    let mark = Array("<!-- ".utf8)
    var hash = FNV1a.start
    for file in files.sorted(by: { $0.path < $1.path }) {
      var lines = file.contents.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if file.path.text == XcodeTemplate.infoName { lines.removeAll { $0.starts(with: mark) } }
      for line in [Array(file.path.text.utf8)[...]] + lines {
        hash = line.fnv1a(from: hash)
        hash = FNV1a.joined(hash, UInt8(ascii: "\n"))
      }
    }
    return hash
  }
}

extension RelativePath {
  /// The folders that contain the path, without the root.
  fileprivate var folders: [RelativePath] {
    sequence(first: parent) { $0.isRoot ? nil : $0.parent }.filter { !$0.isRoot }
  }
}
