#if canImport(UIKit)
  import Humans
  import UIKit

  /// The first screen, which leads to the list of people and the options.
  final class StartViewController: UIViewController {
    let greetingLabel = UILabel()
    private(set) lazy var peopleButton = makeButton("People", .borderedProminent()) {
      $0.output.peopleTapped()
    }
    private(set) lazy var optionsButton = makeButton("Options", .bordered()) {
      $0.output.optionsTapped()
    }
    private let output: any StartViewOutput

    init(output: any StartViewOutput) {
      self.output = output
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Created in code by StartAssembly")
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Humans"
      view.backgroundColor = .systemBackground
      greetingLabel.font = .preferredFont(forTextStyle: .body)
      greetingLabel.adjustsFontForContentSizeCategory = true
      greetingLabel.textAlignment = .center
      greetingLabel.textColor = .secondaryLabel
      greetingLabel.numberOfLines = 0

      let stackView = UIStackView(arrangedSubviews: [greetingLabel, peopleButton, optionsButton])
      stackView.axis = .vertical
      stackView.spacing = 16
      stackView.setCustomSpacing(32, after: greetingLabel)
      stackView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stackView)
      NSLayoutConstraint.activate([
        stackView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      output.viewLoaded()
    }

    private func makeButton(
      _ title: String, _ configuration: UIButton.Configuration,
      action: @escaping (StartViewController) -> Void
    ) -> UIButton {
      var configuration = configuration
      configuration.title = title
      configuration.buttonSize = .large
      return UIButton(
        configuration: configuration,
        primaryAction: UIAction { [weak self] _ in self.map(action) })
    }
  }

  // MARK: - StartViewInput

  extension StartViewController: StartViewInput {
    func showGreeting(_ greeting: String) {
      greetingLabel.text = greeting
    }
  }
#endif
