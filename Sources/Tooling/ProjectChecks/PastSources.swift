import AdderBase
import AdderFindings
import AdderGit
package import AdderModuleDiscovery
import AdderProjects

/// The sources of a project at a revision. Nothing is checked out: what differs from the disk is read from git's objects.
package struct PastSources {
  package let files: SourceFiles
  package let texts: any SourceTexts
  package let targets: ProjectTargets

  /// Reads the sources. Files that git ignores, such as generated code, are taken from the disk, so that they are the same
  /// at each revision.
  ///
  /// - Parameters:
  ///   - revision: a commit, a branch, or any other revision that git accepts.
  ///   - present: The present sources, whose settings apply to the past as well.
  package init(at revision: String, of present: ProjectSources) throws {
    let root = present.project.root
    let environment = present.options.environment
    let tree = try GitTree(at: revision, in: root, environment)
    let changed = try ChangedFiles(since: revision, in: root, environment).paths
    let onDisk = Set(Self.contents(of: present.files))
    let ignored = onDisk.subtracting(try GitTree.unignoredPaths(in: root, environment))
    let paths = Set(tree.paths).union(ignored).sorted()
    let files = SourceFiles(among: paths, excluding: present.project.settings.excluded)
    let fromGit = Self.contents(of: files).filter {
      !ignored.contains($0) && (changed.contains($0) || !onDisk.contains($0))
    }
    let texts = OverlaidTexts(base: present.texts, texts: try tree.files(fromGit))
    self.files = files
    self.texts = texts
    targets = ProjectTargets(of: files, in: root, among: paths, texts)
  }

  /// The paths of all files that discovery reads.
  private static func contents(of files: SourceFiles) -> [String] {
    files.swift + files.interfaces + files.propertyLists
      + files.xcodeProjects.map { "\($0)/project.pbxproj" }
  }
}

extension ProjectSources {
  /// Finds the modules of a revision.
  package func discover(in past: PastSources) -> DiscoveredProject {
    discover(in: past.texts, files: past.files, targets: past.targets)
  }
}
