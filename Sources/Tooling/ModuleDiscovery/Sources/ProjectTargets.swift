package import AdderBase
package import AdderFindings
import AdderProjects
import AdderXcodeProjects

/// The targets that the files of a project are built into.
package struct ProjectTargets: Sendable {
  package struct Target: Hashable, Sendable {
    package let name: String
    package let isForTests: Bool
    /// The Xcode project or package that contains the target. Other projects and packages can have
    /// targets with the same name.
    package let project: String

    package init(name: String, isForTests: Bool, project: String = "") {
      self.name = name
      self.isForTests = isForTests
      self.project = project
    }
  }

  private var byPath: [String: [Target]]
  /// Warnings about projects and packages that could not be read.
  package private(set) var findings: [Finding] = []

  /// - Parameter byPath: The targets of each file, keyed by the file's path
  ///   relative to the project's folder.
  package init(_ byPath: [String: [Target]] = [:]) { self.byPath = byPath }

  /// Returns the targets that contain a file; empty if there are none or the targets are unknown.
  package func targets(of path: String) -> [Target] { byPath[path] ?? [] }

  /// The files that targets contain, whether they exist or not.
  package var paths: Set<String> { Set(byPath.keys) }

  /// Returns the same targets, keyed by the new paths of moved files.
  package func moved(_ newPath: (String) -> String) -> ProjectTargets {
    var moved = self
    moved.byPath = Dictionary(byPath.map { (newPath($0.key), $0.value) }) { one, _ in one }
    return moved
  }

  /// Returns the same targets with new files in those of another file.
  package func adding(_ paths: some Sequence<String>, like other: String) -> ProjectTargets {
    var more = self
    for path in paths where byPath[other] != nil { more.byPath[path] = byPath[other] }
    return more
  }

  /// Returns the same targets with those of new files, by path.
  package func adding(_ new: [String: [Target]]) -> ProjectTargets {
    var more = self
    more.byPath.merge(new) { known, _ in known }
    return more
  }

  /// True if no target is known.
  package var isEmpty: Bool { byPath.isEmpty }

  /// Reads the targets from Xcode projects and package manifests.
  /// Reports projects and manifests that cannot be read.
  package init(of files: SourceFiles, in root: AbsolutePath) {
    byPath = [:]
    for path in files.xcodeProjects {
      readXcodeProject(path, files, root) { try root.appending($0).contents() }
    }
    for path in files.packages {
      readPackage(path, files, root) { try SwiftPackage(at: root.appending(path)) }
    }
  }

  /// Reads the targets of a project whose files need not be on the disk.
  ///
  /// - Parameters:
  ///   - paths: The paths of all files, relative to the project's folder.
  ///   - texts: The contents of Xcode projects and of manifests.
  package init(
    of files: SourceFiles, in root: AbsolutePath, among paths: [String], _ texts: any SourceTexts
  ) {
    byPath = [:]
    func contents(_ path: String) throws -> [UInt8] {
      do throws(SourceProblem) { return try texts.bytes(of: path, limit: Self.largestFile) } catch {
        throw ProjectError.unreadable(path, reason: error.message)
      }
    }
    for path in files.xcodeProjects { readXcodeProject(path, files, root, contents) }
    for path in files.packages {
      readPackage(path, files, root) {
        let prefix = path.isEmpty ? "" : path + "/"
        let manifest = prefix + SwiftPackage.manifestName
        let inner = paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
        return try SwiftPackage(
          manifest: String(decoding: contents(manifest), as: UTF8.self), at: manifest,
          name: path.isEmpty ? root.name : path.fileName, in: PackageFolder(files: inner))
      }
    }
  }

  private static let largestFile = 64_000_000

  private mutating func add(_ target: Target, to path: String) {
    Self.add(target, to: &byPath[path, default: []])
  }

  private static func add(_ target: Target, to targets: inout [Target]) {
    if !targets.contains(target) { targets.append(target) }
  }

  // MARK: Xcode

  private mutating func readXcodeProject(
    _ path: String, _ files: SourceFiles, _ root: AbsolutePath,
    _ contents: (String) throws -> [UInt8]
  ) {
    let file = "\(path)/project.pbxproj"
    do {
      let project = try XcodeProject(parsing: contents(file), file: file)
      let parent = root.appending(path).parent ?? root
      let sourceRoot = SourceRoot(
        AbsolutePath(project.sourceRoot, relativeTo: parent), in: root)
      for found in project.targetFiles {
        let target = Target(
          name: found.target.name, isForTests: found.target.isForTests, project: path)
        for file in found.files {
          if let path = sourceRoot.path(of: file) { add(target, to: path.text) }
        }
        for folder in found.folders {
          guard let path = sourceRoot.path(of: folder.path) else { continue }
          add(target, toFilesIn: path, files, isLeftOut: folder.exceptions.contains)
        }
      }
    } catch {
      report(error, path)
    }
  }

  /// The folder that the paths in an Xcode project are relative to.
  private struct SourceRoot {
    let folder: AbsolutePath
    let root: AbsolutePath
    /// The folder's path relative to the root; `nil` if the folder is outside the root.
    let place: RelativePath?

    init(_ folder: AbsolutePath, in root: AbsolutePath) {
      self.folder = folder
      self.root = root
      place = folder.relative(to: root)
    }

    /// Returns a path relative to the root, or `nil` if the path is outside the root.
    func path(of components: [String]) -> RelativePath? {
      if let place, components.first != ".." {
        return place.appending(RelativePath(components: components))
      }
      return AbsolutePath(components.joined(separator: "/"), relativeTo: folder).relative(to: root)
    }
  }

  /// - Parameter isLeftOut: Returns true for a file to skip. The file's path is relative to the
  ///   folder.
  private mutating func add(
    _ target: Target, toFilesIn folder: RelativePath, _ files: SourceFiles,
    isLeftOut: (String) -> Bool
  ) {
    let prefix = folder.isRoot ? "" : "\(folder.text)/"
    for path in files.swift + files.interfaces where path.hasPrefix(prefix) {
      if !isLeftOut(String(path.dropFirst(prefix.count))) { add(target, to: path) }
    }
  }

  // MARK: Packages

  private mutating func readPackage(
    _ path: String, _ files: SourceFiles, _ root: AbsolutePath, _ read: () throws -> SwiftPackage
  ) {
    do {
      let package = try read()
      for declared in package.targets {
        guard let inner = declared.folder else { continue }
        guard let folder = root.appending(path).appending(inner).relative(to: root) else {
          continue
        }
        let target = Target(
          name: declared.name, isForTests: declared.kind == .test, project: path)
        add(target, toFilesIn: folder, files) { file in
          declared.exclude.contains { Self.holds($0, file) }
            || !(declared.sources?.contains { Self.holds($0, file) } ?? true)
        }
      }
    } catch {
      report(error, "\(path)/Package.swift")
    }
  }

  private mutating func report(_ error: any Error, _ project: String) {
    let reported = error as? any ReportedError
    findings.append(
      Finding(
        rule: "ProjectTargets", severity: .warning, location: reported?.location,
        message: "The targets of \(project) are not known. \(reported?.message ?? "\(error)")"))
  }

  /// Returns true if the place is the file itself or a folder that contains the file.
  private static func holds(_ place: String, _ file: String) -> Bool {
    let place = place.hasSuffix("/") ? String(place.dropLast()) : place
    return place == "." || file.isInside(folder: place)
  }
}
