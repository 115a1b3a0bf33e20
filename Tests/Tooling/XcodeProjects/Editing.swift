import Testing

@testable import AdderXcodeProjects

/// Edits a project and checks the changed lines. Removed lines begin with `-`, added lines with
/// `+`.
///
/// Leading tabs are omitted, and new identifiers are written as `#1`, `#2` and so on, in order of
/// appearance.
func check(
  _ expected: String, in text: String = sample,
  _ location: Testing.SourceLocation = #_sourceLocation,
  edit body: (inout XcodeProjectEdit) throws -> Void
) {
  do {
    let project = try read(text, location)
    var edit = XcodeProjectEdit(project)
    try body(&edit)
    _ = try read(String(decoding: edit.result(), as: UTF8.self), location)
    let changes = described(edit.changes(), of: project)
    #expect(changes == expected, "\(changes)", sourceLocation: location)
  } catch {
    Issue.record(error, sourceLocation: location)
  }
}

/// Checks that an edit fails with the given error and changes nothing.
func checkRefused(
  _ expected: String, in text: String = sample,
  _ location: Testing.SourceLocation = #_sourceLocation,
  edit body: (inout XcodeProjectEdit) throws -> Void
) {
  do {
    let project = try read(text, location)
    var edit = XcodeProjectEdit(project)
    do {
      try body(&edit)
      Issue.record("No error", sourceLocation: location)
    } catch {
      let changes = "\(error)"
      #expect(changes == expected, sourceLocation: location)
    }
    #expect(edit.changes() == [], sourceLocation: location)
  } catch {}
}

private func described(_ changes: [ByteChange], of project: XcodeProject) -> String {
  var lines: [String] = []
  for change in changes {
    lines += described(project.bytes[change.range], "-") + described(change.replacement[...], "+")
  }
  let known = Set(project.objects.map(\.id))
  var names: [String: String] = [:]
  return lines.joined(separator: "\n").replacing(/[0-9A-F]{24}/) { match in
    let id = String(match.output)
    if known.contains(id) { return id }
    let name = names[id] ?? "#\(names.count + 1)"
    names[id] = name
    return name
  }
}

private func described(_ bytes: ArraySlice<UInt8>, _ sign: String) -> [String] {
  var lines = String(decoding: bytes, as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false)
  if lines.last == "" { lines.removeLast() }
  return lines.map { sign + $0.drop { $0 == "\t" } }
}
