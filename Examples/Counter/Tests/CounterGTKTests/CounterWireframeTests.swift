import Adder
import AdderGTK
import AdderTesting
import Counter
import Foundation
import Testing

@testable import CounterGTK

@Suite(
  .serialized, .moduleChecks, .enabled("There is no display.") { await GTKDisplay.isAvailable })
@MainActor struct CounterWireframeTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "counter-\(UUID().uuidString)/count.txt")

  @Test func `The window shows the module, which saves the count, until it is closed`() throws {
    let screen = try AppDependencies(file: file).openWindow()
    weak var view: CounterViewController?
    view = screen.visibleView as? CounterViewController
    view?.incrementButton.emit("clicked")
    #expect(try CounterDataStore(file: file).fetchCount() == 1)
    screen.closeWindow()
    #expect(!screen.isOpen)
  }

  @Test func `A module that the user closes is released`() {
    let handler = RecordingTransitionHandler()
    let wireframe = CounterWireframe(dataStore: CounterDataStore(file: file)) {
      CounterViewController(eventHandler: $0)
    }
    wireframe.presentCounterInterface(from: handler)
    #expect(handler.opened.map(\.transition) == ["push"])
    #expect(wireframe.openModule?.isOpen == true)
    handler.userClosesLast()
    #expect(wireframe.openModule == nil)
  }
}
