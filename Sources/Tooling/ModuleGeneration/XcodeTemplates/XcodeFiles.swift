import AdderBase
import AdderProjects

/// The files of one module with Xcode's macros.
struct XcodeFiles: Equatable, Sendable {
  /// The folders in which a module is rendered.
  static let code = "Code"
  static let tests = "Tests"
  static let base = "Base"

  /// A file's contents by its path, for each kind of file. Paths of code and tests begin with the
  /// module's own folder.
  var files: [Kind: [String: [UInt8]]] = [:]

  enum Kind: String, CaseIterable, Sendable {
    case code
    case tests
    /// What an app needs once for all modules.
    case base
    /// What an app's tests need once for all modules.
    case testBase
  }

  /// Renders a module twice, under different names, and replaces the names by Xcode's macros.
  ///
  /// - Throws: `XcodeTemplateProblem` if the files depend on the name in a way that Xcode cannot
  ///   reproduce.
  init(
    _ template: Template, _ request: XcodeTemplateRequest, _ answers: XcodeAnswers
  ) throws {
    let (first, second) = XcodeStandIns.pair
    self = try Self(template, request, answers, first)
    let other = try Self(template, request, answers, second)
    if let difference = difference(from: other) {
      throw XcodeTemplateProblem.dependsOnName(file: difference.file, line: difference.line)
    }
  }

  private init(
    _ template: Template, _ request: XcodeTemplateRequest, _ answers: XcodeAnswers,
    _ standIns: XcodeStandIns
  ) throws {
    let module = try template.makeModule(
      request.module(standIns, of: request.architecture ?? template.architecture, answers),
      in: EmptyProject())
    for file in module.files {
      let kind: Kind =
        switch file.kind {
        case .code: .code
        case .test, .spies: .tests
        case .base: .base
        case .testBase: .testBase
        }
      let path = try standIns.path(file.path.components.dropFirst().joined(separator: "/"))
      files[kind, default: [:]][path] = try standIns.contents(file.contents, of: path)
    }
  }

  private func difference(from other: XcodeFiles) -> (file: String, line: Int?)? {
    for kind in Kind.allCases {
      let (mine, theirs) = (files[kind] ?? [:], other.files[kind] ?? [:])
      for path in Set(mine.keys).union(theirs.keys).sorted() {
        guard let one = mine[path], let two = theirs[path] else { return (path, nil) }
        guard one != two else { continue }
        let same = zip(one, two).prefix { $0 == $1 }
        return (path, 1 + same.count { $0.0 == UInt8(ascii: "\n") })
      }
    }
    return nil
  }
}
