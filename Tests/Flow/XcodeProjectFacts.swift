import Foundation
import Testing

/// The content of a `project.pbxproj`, read with Foundation's
/// property list and without any of the code under test.
struct XcodeProjectFacts {
  private let objects: [String: [String: Any]]
  private let root: [String: Any]

  init(_ text: String) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let file = try #require(list as? [String: Any])
    objects = try #require(file["objects"] as? [String: [String: Any]])
    let rootID = try #require(file["rootObject"] as? String)
    root = try #require(objects[rootID])
  }

  private func isa(_ id: String) -> String { objects[id]?["isa"] as? String ?? "" }
  private func ids(_ id: String, _ key: String) -> [String] { objects[id]?[key] as? [String] ?? [] }

  private func name(_ id: String) -> String {
    let object = objects[id] ?? [:]
    let path = (object["path"] as? String)?.split(separator: "/").last.map(String.init)
    return object["name"] as? String ?? path ?? ""
  }

  /// The names of the targets that compile files.
  var compilingTargets: [String] {
    (root["targets"] as? [String] ?? []).filter { isa($0) == "PBXNativeTarget" }.map(name)
  }

  /// The path on disk of every file in the navigator, keyed by the file's path in the
  /// navigator, which consists of the names of its groups and its own name.
  var files: [String: String] {
    var found: [String: String] = [:]
    func walk(_ id: String, _ names: [String], _ folder: [String]) {
      let path = (objects[id]?["path"] as? String ?? "").split(separator: "/").map(String.init)
      let isFromRoot = objects[id]?["sourceTree"] as? String == "SOURCE_ROOT"
      let place = isFromRoot ? path : folder + path
      if isa(id) == "PBXFileReference" {
        found[names.joined(separator: "/")] = place.joined(separator: "/")
      }
      for child in ids(id, "children") { walk(child, names + [name(child)], place) }
    }
    walk(root["mainGroup"] as? String ?? "", [], [])
    return found
  }

  /// The paths of the groups without children. Each path consists of group names.
  var emptyGroups: [String] {
    var found: [String] = []
    func walk(_ id: String, _ names: [String]) {
      if isa(id) == "PBXGroup", ids(id, "children").isEmpty {
        found.append(names.joined(separator: "/"))
      }
      for child in ids(id, "children") { walk(child, names + [name(child)]) }
    }
    walk(root["mainGroup"] as? String ?? "", [])
    return found
  }

  /// The names of the files that a target compiles or copies.
  func members(of target: String, in phaseClass: String = "PBXSourcesBuildPhase") -> [String] {
    let id = (root["targets"] as? [String] ?? []).first { name($0) == target } ?? ""
    return ids(id, "buildPhases").filter { isa($0) == phaseClass }
      .flatMap { ids($0, "files") }
      .compactMap { objects[$0]?["fileRef"] as? String }.map(name)
  }

  /// The membership exceptions of a target: files in synchronized folders that are added to the
  /// target or excluded from it.
  func exceptions(of target: String) -> [String] {
    objects.filter { isa($0.key) == "PBXFileSystemSynchronizedBuildFileExceptionSet" }
      .filter { name($0.value["target"] as? String ?? "") == target }
      .flatMap { ids($0.key, "membershipExceptions") }.sorted()
  }

  /// The inconsistencies of the project: references to missing objects,
  /// and build files or file references that are not used exactly once.
  var problems: [String] {
    var problems: [String] = []
    var users: [String: Int] = [:]
    for (id, object) in objects {
      for (key, value) in object {
        let texts = value as? [String] ?? (value as? String).map { [$0] } ?? []
        for text in texts where text.count == 24 && text.allSatisfy(\.isHexDigit) {
          if objects[text] == nil { problems.append("\(id).\(key) refers to nothing: \(text)") }
          if key == "files" || key == "children" { users[text, default: 0] += 1 }
        }
      }
    }
    for (id, object) in objects {
      let isa = object["isa"] as? String ?? ""
      guard isa == "PBXBuildFile" || isa == "PBXFileReference" else { continue }
      if users[id] != 1 { problems.append("\(isa) \(name(id)) is used \(users[id] ?? 0) times") }
    }
    return problems.sorted()
  }
}
