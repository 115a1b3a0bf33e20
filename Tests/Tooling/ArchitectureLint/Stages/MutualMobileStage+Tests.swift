/// The test of the List module.
extension Stage {
  static let mutualMobileTests: KeyValuePairs = [
    "Tests/List/Interactor/ListInteractorTests.swift": """
    @testable import App
    import XCTest

    final class ListInteractorTests: XCTestCase {
      private var interactor: ListInteractor!
      private var output: ListInteractorOutputMock!

      override func setUp() {
        super.setUp()
        interactor = ListInteractor()
        output = ListInteractorOutputMock()
      }

      func testThatObtainNamesAnswers() {
        // when
        interactor.obtainNames()

        // then
        XCTAssertTrue(output.didObtainNamesCalled)
      }
    }
    """
  ]
}
