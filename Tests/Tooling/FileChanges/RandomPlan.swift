import AdderBase
import AdderTestSupport
@testable import AdderFileChanges

/// A random project with a random plan, and the expected result according to a simple model that
/// does not depend on how plans are applied.
struct RandomPlan {
  let plan: FileChangePlan
  /// The project before the plan is applied.
  let disk: MemoryDisk
  /// The contents of every path before and after, with the modes of files and folders.
  let before: [String: String]
  private(set) var after: [String: String]

  private static let folders = ["App", "App/Core", "App/Core/Net", "Tests", "Docs"]
  private static let names = ["A.swift", "B.swift", "C.md", "D.txt"]

  init(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    var disk = MemoryDisk()
    var files: [String: [UInt8]] = [:]
    let present = Self.folders.filter { folder in
      folder.split(separator: "/").count == 1 ? Bool.random(using: &random) : false
    }
    for folder in present { try disk.makeFolder(.root.appending(folder), .standard) }
    for folder in present + [""] {
      for name in Self.names where Int.random(in: 0..<3, using: &random) > 0 {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        let contents = Self.contents(&random)
        let mode: UInt16 = Bool.random(using: &random) ? 0o644 : 0o750
        try disk.write(
          contents, to: .root.appending(path), .exact(mode: mode, owner: 0, group: 0))
        files[path] = contents
      }
    }
    before = disk.tree
    after = before
    var plan = FileChangePlan(title: "plan \(seed)")
    Self.fill(&plan, files, &after, &random)
    self.plan = plan
    // The initial files have long been synchronized to the disk.
    try disk.synchronizeAll()
    self.disk = disk
  }

  /// Adds changes of every kind, each to a different path.
  private static func fill(
    _ plan: inout FileChangePlan, _ files: [String: [UInt8]], _ after: inout [String: String],
    _ random: inout SeededRandom
  ) {
    for (path, old) in files.sorted(by: { $0.key < $1.key }) {
      let place = RelativePath.root.appending(path)
      let text = after[path] ?? ""
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let new = contents(&random)
        plan.replace(place, expecting: old, with: new)
        after[path] = text.prefix(4) + String(decoding: new, as: UTF8.self)
      case 1:
        plan.delete(place, expecting: old)
        after[path] = nil
      case 2:
        let target = (folders.randomElement(using: &random) ?? "App") + "/moved-\(place.name)"
        guard after[target] == nil else { continue }
        let new = Bool.random(using: &random) ? old : contents(&random)
        plan.move(from: place, to: .root.appending(target), expecting: old, with: new)
        after[path] = nil
        addFolders(of: target, to: &after)
        after[target] = text.prefix(4) + String(decoding: new, as: UTF8.self)
      default: break
      }
    }
    for number in 0..<Int.random(in: 0..<5, using: &random) {
      let path = (folders.randomElement(using: &random) ?? "App") + "/new\(number).swift"
      let new = contents(&random)
      plan.create(.root.appending(path), new, executable: number == 3)
      addFolders(of: path, to: &after)
      after[path] =
        (number == 3 ? "755 " : "644 ") + String(decoding: new, as: UTF8.self)
    }
    if Bool.random(using: &random) {
      plan.createFolder(.root.appending("Docs/Pictures"))
      addFolders(of: "Docs/Pictures/x", to: &after)
    }
    for folder in folders where after["\(folder)/"] != nil {
      let kept = after.keys.contains { $0.hasPrefix("\(folder)/") && $0 != "\(folder)/" }
      let wasThere = files.keys.contains { $0.hasPrefix("\(folder)/") }
      if !kept, wasThere {
        plan.deleteFolder(.root.appending(folder))
        after["\(folder)/"] = nil
      }
    }
  }

  private static func addFolders(of path: String, to tree: inout [String: String]) {
    var folder = RelativePath.root.appending(path).parent
    while !folder.isRoot {
      if tree["\(folder)/"] == nil { tree["\(folder)/"] = "755" }
      folder = folder.parent
    }
  }

  private static func contents(_ random: inout SeededRandom) -> [UInt8] {
    (0..<Int.random(in: 1..<40, using: &random)).map { _ in
      UInt8.random(in: 0x61...0x7A, using: &random)
    }
  }
}
