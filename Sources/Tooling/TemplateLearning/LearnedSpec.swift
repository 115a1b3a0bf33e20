import AdderBase

/// The spec of a learned template, and the files that it lists.
struct LearnedSpec {
  let name: String
  let moduleCount: Int
  /// The files of the template, by their paths in its folder.
  private(set) var files: [String: String] = [:]
  private var code: [String] = []
  private var tests: [String] = []

  init(name: String, moduleCount: Int) {
    self.name = name
    self.moduleCount = moduleCount
  }

  /// Adds a file in Liquid.
  ///
  /// - Parameter slot: The file's path in the module's folder, or in that of its tests, with gaps.
  mutating func add(_ slot: String, _ liquid: String, isResource: Bool = false) {
    let isTest = slot.hasPrefix(TestFolders.mark)
    let slot = isTest ? String(slot.dropFirst(TestFolders.mark.count)) : slot
    let path = freePath(of: slot, in: isTest ? "Tests" : "Code")
    files[path] = liquid
    let entry = Self.entry(slot, path, isResource: isResource)
    if isTest { tests.append(entry) } else { code.append(entry) }
  }

  /// Returns the spec in Liquid.
  func text(with places: SharedPlaces) -> String {
    let tests = tests.isEmpty ? "" : "\ntest_files:\n\(tests.joined(separator: "\n"))\n"
    return """
      name: \(name)
      summary: What \(moduleCount) modules have in common, learned by 'adder template learn'
      author: Adder
      version: 1.0.0

      code_files:
      \(code.joined(separator: "\n"))
      \(tests)\(notes(places))
      """.liquid
  }

  /// Returns the lines that say what to add to files outside of the module.
  private func notes(_ places: SharedPlaces) -> String {
    if places.entries.isEmpty { return "" }
    let notes = places.entries.prefix(6).map { entry, count in
      """
        - "Add '\(entry.name)' to \(entry.place): \(count) of \(moduleCount) modules have one there."

      """
    }
    return "\nnotes:\n" + notes.joined()
  }

  /// Returns the path of a file in the template that no other file has.
  private func freePath(of slot: String, in folder: String) -> String {
    let words = slot.split(separator: "/").map { word in
      let rest = word.filter { Gap(rawValue: $0) == nil }
      return rest.isEmpty || rest.hasPrefix(".") ? "Module\(rest)" : rest
    }
    let path = "\(folder)/" + words.joined(separator: "/")
    var (free, number) = ("\(path).liquid", 1)
    while files[free] != nil {
      number += 1
      free = "\(path) \(number).liquid"
    }
    return free
  }

  /// Returns the line for a file.
  private static func entry(_ slot: String, _ path: String, isResource: Bool) -> String {
    let resource = isResource ? ", is_resource: true" : ""
    let folder = slot.folder.isEmpty ? "" : slot.folder + "/"
    let file = slot.fileName
    let rest = file.dropFirst()
    if file.first == Gap.module.rawValue, !rest.hasPrefix("."), !rest.contains(Gap.module.rawValue)
    {
      return "  - {name: \"\(folder)\(rest)\", path: \"\(path)\"\(resource)}"
    }
    return
      "  - {name: \"\(folder)\(file)\", custom_name: \"\(file)\", path: \"\(path)\"\(resource)}"
  }
}
