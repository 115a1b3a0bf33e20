package import AdderArchitectureLint
package import AdderBase
package import AdderFindings
import AdderGit
package import AdderProjects

/// What is checked: by which rules, in which files, against which baseline, and from which severity on the run fails.
package struct CheckRequest: Sendable {
  package let root: AbsolutePath
  package let choice: RuleChoice
  let settings: CheckSettings
  let options: CheckOptions
  /// The files and folders that were named, from the project's folder.
  private let paths: [String]
  private let changed: ChangedFiles?

  /// - Throws: `CheckError` if the options or settings name what does not exist; what git answers.
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

  /// Whether a finding in a file was asked for.
  package func includes(_ file: String?) -> Bool {
    guard let file else { return true }
    let isBelow = paths.contains { file.isInside(folder: $0) }
    return (paths.isEmpty || isBelow) && changed?.paths.contains(file) != false
  }

  package func includes(_ finding: Finding) -> Bool { includes(finding.location?.file) }

  /// Whether all of the project is looked at.
  private var isAboutAllFiles: Bool { paths.isEmpty && changed == nil }

  /// Whether all is looked at that an entry of a baseline could be about.
  package func looksAt(_ key: FindingKey) -> Bool {
    guard isAboutAllFiles else { return false }
    // Which rules another preset leaves out, the entry does not say.
    return choice.only.isEmpty
      ? options.preset == nil : choice.only.contains(key.rule)
  }

  /// Whether everything is looked at that a baseline can hold.
  package var isWhole: Bool {
    isAboutAllFiles && choice.only.isEmpty && options.preset == nil
  }

  package func status(of findings: [Finding]) -> ExitStatus {
    guard let least = options.failingSeverity else { return .success }
    return findings.contains { $0.severity >= least } ? .refused : .success
  }
}
