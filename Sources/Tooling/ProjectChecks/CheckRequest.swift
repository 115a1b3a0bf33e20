package import AdderArchitectureLint
package import AdderBase
package import AdderFindings
import AdderGit
package import AdderProjects

/// A check of a project: the rules, the files, the baseline, and the severity that fails the run.
package struct CheckRequest: Sendable {
  package let root: AbsolutePath
  package let choice: RuleChoice
  let settings: CheckSettings
  let options: CheckOptions
  /// The files and folders that the user named, relative to the project's folder.
  private let paths: [String]
  private let changed: ChangedFiles?

  /// - Throws: `CheckError` if the options or settings name
  ///   something that does not exist; any error from git.
  package init(
    _ options: CheckOptions, of project: Project, in environment: Environment
  ) throws {
    let root = project.root
    self.options = options
    self.root = root
    settings = try project.settings.check.completedByParents(from: root)
    choice = try RuleChoice(settings, options)
    paths = try options.paths.map { named in
      guard let path = named.path.relative(to: root), named.path.exists else {
        throw CheckError.nothingToCheck(named.text)
      }
      return path.text
    }
    changed = try options.changedSince.map { try ChangedFiles(since: $0, in: root, environment) }
  }

  /// Returns true if findings in a file are requested.
  package func includes(_ file: String?) -> Bool {
    guard let file else { return true }
    let isBelow = paths.contains { file.isInside(folder: $0) }
    return (paths.isEmpty || isBelow) && changed?.paths.contains(file) != false
  }

  package func includes(_ finding: Finding) -> Bool { includes(finding.location?.file) }

  /// True if all files of the project are checked.
  private var isAboutAllFiles: Bool { paths.isEmpty && changed == nil }

  /// Returns true if the check covers everything that a baseline entry could be about.
  package func looksAt(_ key: FindingKey) -> Bool {
    guard isAboutAllFiles else { return false }
    // An entry does not show whether another preset includes its rule.
    return choice.only.isEmpty
      ? options.preset == nil : choice.only.contains(key.rule)
  }

  /// True if the check covers everything that a baseline can contain.
  package var isWhole: Bool {
    isAboutAllFiles && choice.only.isEmpty && options.preset == nil
  }

  package func status(of findings: [Finding]) -> ExitStatus {
    guard let least = options.failingSeverity else { return .success }
    return findings.contains { $0.severity >= least } ? .refused : .success
  }
}
