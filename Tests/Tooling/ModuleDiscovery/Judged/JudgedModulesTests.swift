import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderProjects
import AdderTestSupport
import Foundation
import Testing

/// A module of a public app, annotated by a reader of its code who did not see Adder's results.
private struct JudgedModule {
  var app: String
  var name: String
  var architecture: String
  /// The accepted types of each role. In the file, `/` separates alternatives, `|` joins types that
  /// play the role together, and `-` means none.
  var roles: [String: [String]]

  static let all: [JudgedModule] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "modules.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.map { line in
      let cells = line.split(separator: "\t").map(String.init)
      let roles = cells[3...].map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      return JudgedModule(
        app: cells[0], name: cells[1], architecture: cells[2],
        roles: Dictionary(
          uniqueKeysWithValues: roles.map {
            ($0[0], $0[1].split { $0 == "/" || $0 == "|" }.map(String.init))
          }))
    }
  }()

  static let apps = Set(all.map(\.app)).sorted()
}

/// The result of the comparison.
private struct Score: CustomStringConvertible {
  var judged = 0
  var found = 0
  var right = 0
  var wrong: [String] = []
  var missing: [String] = []
  var certainButWrong: [String] = []

  var description: String {
    """
    found \(found) of \(judged), roles right \(right), wrong \(wrong), missing \(missing), \
    certain but wrong \(certainButWrong)
    """
  }
}

@Suite(
  .enabled(
    if: conformance("apps") != nil, "Set ADDER_CONFORMANCE to a folder with public apps in 'apps'.")
)
struct JudgedModulesTests {
  @Test func `95 in 100 judged modules and roles are found, and nothing certain is wrong`() throws {
    var score = Score()
    let folder = try #require(conformance("apps"))
    let architectures = try ShippedArchitectures.byPreference.map {
      try ArchitectureReader().architecture(named: $0)
    }
    for app in JudgedModule.apps {
      let root = AbsolutePath(folder.appending(path: app).path(percentEncoded: false))
      guard root.isFolder else { continue }
      let files = SourceFiles(in: root)
      let project = DiscoveredProject(
        files, in: SourceFolder(root.text), targets: ProjectTargets(of: files, in: root),
        architectures: architectures)
      for judged in JudgedModule.all where judged.app == app { compare(judged, project, &score) }
    }
    try #require(score.judged >= 60, "\(score)")
    #expect(score.found * 100 >= score.judged * 95, "\(score)")
    let all = score.right + score.wrong.count + score.missing.count
    #expect(score.right * 100 >= all * 95, "\(score)")
    #expect(score.certainButWrong == [])
    print("Judged modules: \(score)")
  }

  private func compare(_ judged: JudgedModule, _ project: DiscoveredProject, _ score: inout Score) {
    score.judged += 1
    func types(_ module: Module, _ role: String) -> [Module.Part] {
      module.parts.filter { $0.role == role }
    }
    func agreement(_ module: Module) -> Int {
      judged.roles.reduce(module.name == judged.name ? 1 : 0) { sum, role in
        sum
          + types(module, role.key).count {
            role.value.contains(project.index.fullName(of: $0.type))
          } * 2
      }
    }
    guard let module = project.modules.max(by: { agreement($0) < agreement($1) }),
      agreement(module) > 3, module.architecture == judged.architecture
    else { return }
    score.found += 1
    for (role, names) in judged.roles {
      let parts = types(module, role)
      if parts.isEmpty {
        if names.contains("-") {
          score.right += 1
        } else {
          score.missing.append("\(judged.name).\(role)")
        }
      }
      for part in parts {
        if names.contains(project.index.fullName(of: part.type)) {
          score.right += 1
        } else {
          note(part, project.index, judged, &score)
        }
      }
    }
    // Roles of plain data were not judged.
    let plain = ["Models", "State", "Entity", "CellObject"]
    for part in module.parts where judged.roles[part.role] == nil && !plain.contains(part.role) {
      note(part, project.index, judged, &score)
    }
  }

  private func note(
    _ part: Module.Part, _ index: ProjectIndex, _ judged: JudgedModule, _ score: inout Score
  ) {
    let text = "\(judged.name).\(part.role)=\(index.fullName(of: part.type))"
    score.wrong.append(text)
    if part.certainty == .certain { score.certainButWrong.append(text) }
  }
}
