package import AdderArchitectures
import AdderBase

/// The file of a learned architecture.
package struct LearnedFile {
  /// The sections of the file.
  let entries: [Entry]
  private let head: [String]

  /// A key of the file with its value.
  struct Entry {
    /// Where the entry is in the file: `roles.View.name`.
    var path: String
    var key: String
    /// `nil` for a mapping.
    var value: String?
    var share: Share?
    /// True if the share is of the modules that do otherwise.
    var isAboutBreakers = false
    var children: [Entry] = []
  }

  /// A rule that too many modules break.
  package struct BrokenRule {
    package var id: String
    /// The modules that break it.
    package var share: Share

    package init(id: String, breaking count: Int, of all: Int) {
      self.id = id
      share = Share(count: count, all: all)
    }
  }

  /// - Parameters:
  ///   - base: The architecture to extend, of which only differences are written; `nil` for a file that stands for
  ///     itself.
  ///   - dropped: The places of entries to leave out, such as `references.Presenter.view`.
  package init(
    _ learned: LearnedArchitecture, extending base: Architecture?,
    without dropped: Set<String> = [], turningOff rules: [BrokenRule] = []
  ) {
    var sections = LearnedEntries(learned, base).sections
    if !rules.isEmpty {
      sections.append(
        Entry(
          path: "rules", key: "rules",
          children: rules.map {
            Entry(
              path: "rules.\($0.id)", key: $0.id, value: "off", share: $0.share,
              isAboutBreakers: true)
          }))
    }
    entries = Self.kept(sections, without: dropped)
    head = Self.head(learned, base, without: dropped)
  }

  private static func kept(_ entries: [Entry], without dropped: Set<String>) -> [Entry] {
    entries.compactMap { entry in
      if dropped.contains(entry.path) { return nil }
      var entry = entry
      let wasMapping = !entry.children.isEmpty
      entry.children = kept(entry.children, without: dropped)
      return wasMapping && entry.children.isEmpty ? nil : entry
    }
  }

  private static func head(
    _ learned: LearnedArchitecture, _ base: Architecture?, without dropped: Set<String>
  ) -> [String] {
    let architecture = learned.architecture
    let lines = [
      "# How our modules are built, learned from \(learned.moduleCount.of("module")) by 'adder architecture learn'.",
      "# The numbers say how many keep to a line, of those that it is about.",
      "extends: \(base?.name ?? ShippedArchitectures.common)",
      "title: Our \(architecture.family)",
    ]
    if base != nil { return lines }
    let roles = architecture.roles.map(\.name).filter { name in
      !dropped.contains("roles.\(name)")
        && learned.shares["roles.\(name)"].map { $0.count * 2 >= $0.all } ?? false
    }
    return lines + ["family: \(architecture.family)"]
      + (roles.isEmpty ? [] : ["summary: \(roles.joined(separator: ", "))"])
  }

  // MARK: Text

  package var text: String {
    let text = (head + lines.map(\.text)).joined(separator: "\n") + "\n"
    return "\(text)\n\(Self.mark)\(Self.digest(of: text))\n"
  }

  /// The lines that say something about the modules, as text.
  package var statements: String {
    lines.map(\.text).drop { $0.isEmpty }.joined(separator: "\n")
  }

  private static let mark = "# Unedited since 'adder architecture learn': "

  private static func digest(of text: some StringProtocol) -> String {
    String(text.utf8.fnv1a(), radix: 16)
  }

  /// Returns true for a file that is as it was written: nobody has edited it.
  package static func isUnedited(_ text: String) -> Bool {
    guard let start = text.ranges(of: "\n\(mark)").last else { return false }
    let digest = text[start.upperBound...].prefix { !$0.isNewline }
    return text[start.upperBound...].dropFirst(digest.count) == "\n"
      && digest == Self.digest(of: text[..<start.lowerBound])
  }

  /// The number of lines that say something about the modules.
  package var lineCount: Int { lines.count { !$0.text.isEmpty } }

  /// Returns the place of what must be left out if a line of the text is wrong.
  ///
  /// A contract cannot do without its ends, and what is said of a whole role is most likely about what it must not know.
  ///
  /// - Parameter number: The number of the line, counted from 1.
  package func removablePath(ofLine number: Int) -> String? {
    let place = number - head.count - 1
    guard lines.indices.contains(place) else { return nil }
    let path = lines[place].path
    let steps = path.split(separator: ".")
    if steps.count == 3, steps[0] == "contracts", ["name", "from", "to"].contains(steps[2]) {
      return steps.prefix(2).joined(separator: ".")
    }
    let knowledge = "\(path).mustNotKnow"
    return steps.count == 2 && lines.contains { $0.path == knowledge } ? knowledge : path
  }

  private var lines: [(path: String, text: String)] {
    var lines: [(path: String, text: String)] = []
    func write(_ entry: Entry, _ depth: Int) {
      let indentation = String(repeating: "  ", count: depth)
      let value = entry.value.map { " \($0)" } ?? ""
      let comment =
        entry.share.map { share in
          let otherwise = entry.isAboutBreakers ? " do otherwise" : ""
          let leaks = share.leaks > 0 ? "; strong in \(share.leaks), which leaks" : ""
          return "  # \(share.count) of \(share.all)\(otherwise)\(leaks)"
        } ?? ""
      lines.append((entry.path, "\(indentation)\(entry.key):\(value)\(comment)"))
      for child in entry.children { write(child, depth + 1) }
    }
    for entry in entries {
      lines.append((entry.path, ""))
      write(entry, 0)
    }
    return lines
  }
}
