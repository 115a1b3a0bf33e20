import AdderFindings
import Testing

@testable import AdderXcodeProjects

/// A module of ten files in two targets, like one generated from a template.
struct SampleModule {
  let files: [XcodeFile]
  let groups: [String]

  /// - Parameters:
  ///   - name: The name of the module.
  ///   - project: The project whose targets receive the files.
  init(_ name: String, in project: XcodeProject, group: String = "Adder Modules") {
    let targets = project.targets.filter { $0.takesFiles && !$0.isForTests }.prefix(1).map(\.name)
    let tests = project.targets.filter(\.isForTests).prefix(1).map(\.name)
    let code = [
      "Assembly/\(name)Assembly.swift", "View/\(name)ViewController.swift",
      "View/\(name)ViewInput.swift", "View/\(name)View.xib", "Presenter/\(name)Presenter.swift",
      "Interactor/\(name)Interactor.swift", "Router/\(name)Router.swift", "README-\(name).md",
    ]
    let paths = code.map { "\(group)/\(name)/\($0)" }
    files =
      paths.map { XcodeFile(path: $0, group: Self.folder(of: $0), targets: targets) }
      + ["Presenter", "Interactor"].map { role in
        let path = "\(group)/\(name)/Tests/\(name)\(role)Tests.swift"
        return XcodeFile(path: path, group: Self.folder(of: path), targets: tests)
      }
    groups = Set(files.map(\.group)).sorted().reversed()
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  func add(to edit: inout XcodeProjectEdit) throws {
    for file in files { try edit.add(file) }
  }

  func remove(from edit: inout XcodeProjectEdit) throws {
    for file in files { try edit.remove(file.path) }
    for group in groups { try edit.removeEmptyGroups(group) }
  }
}

/// The faults in a project. An edit must not add any faults to the existing ones.
struct Invariants: Equatable {
  /// Identifiers that several objects share.
  var duplicates: Set<String> = []
  /// References from build files, groups, phases and targets to missing objects.
  var dangling: Set<String> = []
  /// Objects that are listed in more than one group.
  var shownTwice: Set<String> = []
  /// Build files that are in no phase, or in more than one.
  var misplaced: Set<String> = []

  init(of project: XcodeProject) {
    var parents: [String: Int] = [:]
    var phases: [String: Int] = [:]
    var ids: Set<String> = []
    for object in project.objects {
      if !ids.insert(object.id).inserted { duplicates.insert(object.id) }
      if object.isa == XcodeClass.buildFile { phases[object.id, default: 0] += 0 }
      for key in ["children", "files", "buildPhases", "targets", "exceptions"] {
        for id in object.strings(key) {
          if project.object(id: id) == nil { dangling.insert("\(object.id).\(key): \(id)") }
          if key == "children" { parents[id, default: 0] += 1 }
          if key == "files" { phases[id, default: 0] += 1 }
        }
      }
      for key in ["fileRef", "productRef", "target"] {
        guard let id = object.string(key), project.object(id: id) == nil else { continue }
        dangling.insert("\(object.id).\(key): \(id)")
      }
    }
    shownTwice = Set(parents.filter { $0.value > 1 }.keys)
    misplaced = Set(phases.filter { $0.value != 1 }.keys)
  }

  func isSubset(of other: Invariants) -> Bool {
    duplicates.isSubset(of: other.duplicates) && dangling.isSubset(of: other.dangling)
      && shownTwice.isSubset(of: other.shownTwice) && misplaced.isSubset(of: other.misplaced)
  }
}

extension XcodeProject {
  /// Returns the file or group at a path of displayed names that begins at the main group.
  func shown(at path: String) -> XcodeGroup? {
    var current = mainGroup
    for name in path.split(separator: "/") {
      guard let child = current.children.first(where: { $0.name == name }) else { return nil }
      current = child
    }
    return current
  }

  /// Returns the names of the targets whose phase with the given name contains a file exactly once.
  func targets(of file: XcodeGroup, phase: String) -> [String] {
    targets.filter { target in
      target.buildPhases.filter { $0.name == phase }.flatMap(\.buildFiles)
        .filter { $0.file?.id == file.object.id }.count == 1
    }.map(\.name)
  }
}
