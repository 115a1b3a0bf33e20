import AdderFindings
import Testing

@testable import AdderXcodeProjects

/// Reads a project, and records an issue if it is refused.
func read(
  _ text: String, _ location: Testing.SourceLocation = #_sourceLocation
) throws -> XcodeProject {
  do {
    return try XcodeProject(parsing: Array(text.utf8), file: "project.pbxproj")
  } catch {
    Issue.record("\(error)", sourceLocation: location)
    throw error
  }
}

/// Checks that text is refused with an error that begins with `expected`.
func checkRefused(
  _ text: String, _ expected: String, _ location: Testing.SourceLocation = #_sourceLocation
) {
  checkRefused(Array(text.utf8), expected, location)
}

/// Checks that bytes are refused with an error that begins with `expected`.
func checkRefused(
  _ bytes: [UInt8], _ expected: String, _ location: Testing.SourceLocation = #_sourceLocation
) {
  do throws(XcodeProjectError) {
    _ = try XcodeProject(parsing: bytes, file: "p")
    Issue.record("No error", sourceLocation: location)
  } catch {
    #expect(error.description.hasPrefix(expected), "\(error)", sourceLocation: location)
  }
}

/// Checks that a value in a project is read as the expected string.
func checkString(
  _ text: String, _ expected: String, _ location: Testing.SourceLocation = #_sourceLocation
) {
  do {
    let project = try read(
      "{ objects = { A = { value = \(text); }; }; rootObject = R; }"
        .replacing("A = {", with: "R = { mainGroup = G; }; G = { isa = PBXGroup; }; A = {"),
      location)
    #expect(project.object(id: "A")?.string("value") == expected, sourceLocation: location)
  } catch {}
}
