#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A location in a test.
public struct CallPlace: Sendable {
  let fileID: String
  let filePath: StaticString
  let line: Int
  let column: Int

  public init(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

/// Makes the running test fail, with Swift Testing or XCTest.
func failTest(_ message: String, _ place: CallPlace) {
  #if canImport(Testing)
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: place.fileID, filePath: "\(place.filePath)", line: place.line,
          column: place.column))
      return
    }
  #endif
  #if canImport(XCTest)
    XCTFail(message, file: place.filePath, line: UInt(place.line))
  #endif
}
