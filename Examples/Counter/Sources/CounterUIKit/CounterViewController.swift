#if canImport(UIKit)
  import Counter
  import UIKit

  /// A counter that goes up and down.
  final class CounterViewController: UIViewController {
    let countLabel = UILabel()
    let problemLabel = UILabel()
    private(set) lazy var incrementButton = makeButton("plus", "One more", .borderedProminent()) {
      $0.incrementButtonTapped()
    }
    private(set) lazy var decrementButton = makeButton("minus", "One less", .bordered()) {
      $0.decrementButtonTapped()
    }
    private let eventHandler: any CounterModuleInterface

    init(eventHandler: any CounterModuleInterface) {
      self.eventHandler = eventHandler
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Created in code by CounterWireframe")
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Counter"
      view.backgroundColor = .systemBackground
      setUpLabels()
      setUpLayout()
      eventHandler.updateView()
    }

    private func setUpLabels() {
      countLabel.font = .preferredFont(forTextStyle: .largeTitle)
      problemLabel.font = .preferredFont(forTextStyle: .footnote)
      problemLabel.textColor = .systemRed
      problemLabel.numberOfLines = 0
      problemLabel.isHidden = true
      for label in [countLabel, problemLabel] {
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
      }
    }

    private func setUpLayout() {
      let buttons = UIStackView(arrangedSubviews: [decrementButton, incrementButton])
      buttons.spacing = 24
      let column = UIStackView(arrangedSubviews: [countLabel, buttons, problemLabel])
      column.axis = .vertical
      column.alignment = .center
      column.spacing = 24
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      NSLayoutConstraint.activate([
        column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }

    private func makeButton(
      _ symbol: String, _ label: String, _ configuration: UIButton.Configuration,
      action: @escaping (any CounterModuleInterface) -> Void
    ) -> UIButton {
      var configuration = configuration
      configuration.image = UIImage(systemName: symbol)
      configuration.buttonSize = .large
      configuration.cornerStyle = .capsule
      let button = UIButton(
        configuration: configuration,
        primaryAction: UIAction { [weak self] _ in self.map { action($0.eventHandler) } })
      button.accessibilityLabel = label
      return button
    }
  }

  // MARK: - CounterViewInterface

  extension CounterViewController: CounterViewInterface {
    func setCountText(_ text: String) {
      countLabel.text = text
    }

    func setDecrementEnabled(_ isEnabled: Bool) {
      decrementButton.isEnabled = isEnabled
    }

    func setProblemText(_ text: String?) {
      problemLabel.text = text
      problemLabel.isHidden = text == nil
    }
  }
#endif
