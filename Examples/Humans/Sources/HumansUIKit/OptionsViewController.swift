#if canImport(UIKit)
  import Humans
  import UIKit

  /// Edits the options: the user's e-mail address.
  final class OptionsViewController: UIViewController {
    let emailField = UITextField()
    let problemLabel = UILabel()
    private(set) lazy var saveButton = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    private(set) lazy var closeButton = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.output.closeTapped() })
    private let output: any OptionsViewOutput

    init(output: any OptionsViewOutput) {
      self.output = output
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Created in code by OptionsAssembly")
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Options"
      view.backgroundColor = .systemGroupedBackground
      navigationItem.leftBarButtonItem = closeButton
      navigationItem.rightBarButtonItem = saveButton
      setUpField()

      let noteLabel = UILabel()
      noteLabel.text = "Humans greets you by your address. It stays on this device."
      noteLabel.textColor = .secondaryLabel
      problemLabel.textColor = .systemRed
      problemLabel.isHidden = true
      for label in [noteLabel, problemLabel] {
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      let stackView = UIStackView(arrangedSubviews: [emailField, problemLabel, noteLabel])
      stackView.axis = .vertical
      stackView.spacing = 8
      stackView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stackView)
      NSLayoutConstraint.activate([
        stackView.topAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      output.viewLoaded()
    }

    private func setUpField() {
      emailField.borderStyle = .roundedRect
      emailField.placeholder = "E-mail address"
      emailField.accessibilityLabel = "E-mail address"
      emailField.keyboardType = .emailAddress
      emailField.autocapitalizationType = .none
      emailField.autocorrectionType = .no
      emailField.returnKeyType = .done
      emailField.delegate = self
      emailField.addAction(
        UIAction { [weak self] _ in self?.output.emailChanged() }, for: .editingChanged)
    }

    private func save() {
      output.saveTapped(email: emailField.text ?? "")
    }
  }

  // MARK: - UITextFieldDelegate

  extension OptionsViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      save()
      return false
    }
  }

  // MARK: - OptionsViewInput

  extension OptionsViewController: OptionsViewInput {
    func showEmail(_ email: String) {
      emailField.text = email
    }

    func showProblem(_ problem: String) {
      problemLabel.text = problem
      problemLabel.isHidden = false
    }

    func hideProblem() {
      problemLabel.isHidden = true
    }
  }
#endif
