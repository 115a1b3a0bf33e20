import Adder
import AdderCAdwaita
import AdderGTK
import AdderTesting
import Counter
import Testing

@testable import CounterGTK

@Suite(.serialized, .enabled("There is no display.") { await GTKDisplay.isAvailable })
@MainActor struct CounterViewControllerTests {
  private let eventHandler = CounterModuleInterfaceSpy()

  @Test func `The buttons notify the presenter`() {
    let view = CounterViewController(eventHandler: eventHandler)
    view.viewDidLoad()
    view.incrementButton.emit("clicked")
    view.decrementButton.emit("clicked")
    #expect(
      eventHandler.log.contains(
        inOrder: "updateView()", "incrementButtonTapped()", "decrementButtonTapped()"))
  }

  @Test func `The count and the problem are shown`() {
    let view = CounterViewController(eventHandler: eventHandler)
    view.setCountText("12")
    view.setDecrementEnabled(false)
    view.setProblemText("Full.")
    #expect(gtk_label_get_text(view.countLabel.opaque).map { String(cString: $0) } == "12")
    #expect(gtk_widget_get_sensitive(view.decrementButton.widget) == 0)
    #expect(gtk_widget_get_visible(view.problemLabel.widget) == 1)
    view.setDecrementEnabled(true)
    view.setProblemText(nil)
    #expect(gtk_widget_get_sensitive(view.decrementButton.widget) == 1)
    #expect(gtk_widget_get_visible(view.problemLabel.widget) == 0)
  }
}
