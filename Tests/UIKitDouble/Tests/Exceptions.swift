import Testing
import UIKit

/// Checks that a process ended with a UIKit exception whose reason contains this text.
func expect(
  _ result: ExitTest.Result?, raised text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let result else { return }
  let output = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(output.contains("uncaught exception"), sourceLocation: sourceLocation)
  #expect(output.contains(text), sourceLocation: sourceLocation)
}
