import Testing
import UIKit

/// Tests of the values that define the appearance of a cell or a sheet.
@MainActor
struct ContentConfigurationTests {
  /// A custom content configuration.
  private struct Badge: UIContentConfiguration {
    var count = 0

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      Badge(count: (state as? UICellConfigurationState)?.isSelected == true ? 0 : count)
    }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A custom content configuration creates its view and follows the cell's state`() {
    let badge = Badge(count: 3)
    let view = badge.makeContentView()
    #expect((view.configuration as? Badge)?.count == 3)
    #expect(view.supports(Badge()))
    #expect(!view.supports(UIListContentConfiguration.cell()))
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    #expect(badge.updated(for: state).count == 0)
  }

  @Test func `A list content configuration is shown by a list content view`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let view = content.makeContentView()
    #expect(view is UIListContentView)
    #expect(view.configuration as? UIListContentConfiguration == content)
  }

  @Test func `Two detents of the same height are equal`() {
    typealias Detent = UISheetPresentationController.Detent
    #expect(Detent.medium() == Detent.medium())
    #expect(Detent.medium() != Detent.large())
  }
}
