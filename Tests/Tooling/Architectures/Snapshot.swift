import AdderTestSupport
import Testing

/// Compares a string with the checked-in file of the given name. With `ADDER_UPDATE_GENERATED=1`,
/// writes the file instead.
func expectSnapshot(
  _ name: String, _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let difference = try Snapshot(name, beside: #filePath).difference(from: text)
  #expect(difference == nil, sourceLocation: sourceLocation)
}
