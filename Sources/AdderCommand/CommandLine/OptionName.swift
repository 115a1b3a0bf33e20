import AdderModuleGeneration

/// The options of all commands. The raw value is the word after `--`.
enum OptionName: String, Sendable, CaseIterable {
  case add
  case addDependency = "add-dependency"
  case allFiles = "all-files"
  case architecture
  case author
  case baseFiles = "base-files"
  case baseline
  case bundlePrefix = "bundle-prefix"
  case check
  case changedSince = "changed-since"
  case company
  case customParameters = "custom-parameters"
  case cycles
  case deadEnds = "dead-ends"
  case deepLinks = "deep-links"
  case description
  case dryRun = "dry-run"
  case failOn = "fail-on"
  case fix
  case `for`
  case force
  case format
  case from
  case install
  case kind
  case layer
  case layout
  case library
  case list
  case man
  case method
  case module
  case modulePath = "module-path"
  case modules
  case names
  case noBaseFiles = "no-base-files"
  case noCache = "no-cache"
  case noTests = "no-tests"
  case only
  case openedBy = "opened-by"
  case option
  case output
  case part
  case parts
  case passing
  case paths
  case prefix
  case preset
  case projectFilePath = "project-file-path"
  case projectGroupPath = "project-group-path"
  case projectTargets = "project-targets"
  case `protocol`
  case reach
  case remove
  case rename
  case runtime
  case services
  case since
  case story
  case strings
  case suffix
  case target
  case template
  case test
  case testFilePath = "test-file-path"
  case testGroupPath = "test-group-path"
  case testPath = "test-path"
  case testTargets = "test-targets"
  case tests
  case testsFolder = "tests-folder"
  case timeLimit = "time-limit"
  case to
  case ui
  case unreachable
  case update
  case version
  case view
  case why
  case with
  case without
  case writeBaseline = "write-baseline"
  case xcode
}

extension OptionName: CustomStringConvertible {
  /// The word after `--`.
  var description: String { rawValue }

  /// The options that set template parameters.
  static let ofTemplates = TemplateParameters.namesOfOptions.compactMap(OptionName.init(rawValue:))
}
