#if canImport(UIKit)
  import Humans
  import UIKit

  /// Shows the details of a person.
  final class HumanDetailViewController: UIViewController {
    let photoView = UIImageView()
    let nameLabel = UILabel()
    let ageLabel = UILabel()
    let addressLabel = UILabel()
    let biographyView = UITextView()
    let statusLabel = UILabel()
    private let output: any HumanDetailViewOutput

    init(output: any HumanDetailViewOutput) {
      self.output = output
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Created in code by HumanDetailAssembly")
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      setUpPhoto()
      setUpLabels()
      setUpBiography()
      setUpLayout()
      output.viewLoaded()
    }

    private func setUpPhoto() {
      photoView.contentMode = .scaleAspectFill
      photoView.clipsToBounds = true
      photoView.layer.cornerRadius = 64
      photoView.tintColor = .secondaryLabel
    }

    private func setUpLabels() {
      let styles: [(UILabel, UIFont.TextStyle, UIColor)] = [
        (nameLabel, .title1, .label), (ageLabel, .subheadline, .secondaryLabel),
        (addressLabel, .subheadline, .secondaryLabel), (statusLabel, .footnote, .secondaryLabel),
      ]
      for (label, style, colour) in styles {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = colour
        label.textAlignment = label === statusLabel ? .natural : .center
        label.numberOfLines = 0
      }
    }

    private func setUpBiography() {
      biographyView.font = .preferredFont(forTextStyle: .body)
      biographyView.backgroundColor = .secondarySystemBackground
      biographyView.layer.cornerRadius = 12
      biographyView.accessibilityLabel = "Biography"
      biographyView.delegate = self
    }

    private func setUpLayout() {
      let column = UIStackView(arrangedSubviews: [
        photoView, nameLabel, ageLabel, addressLabel, biographyView, statusLabel,
      ])
      column.axis = .vertical
      column.alignment = .center
      column.spacing = 8
      column.setCustomSpacing(24, after: addressLabel)
      column.translatesAutoresizingMaskIntoConstraints = false

      let scrollView = UIScrollView()
      scrollView.keyboardDismissMode = .interactive
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(column)
      view.addSubview(scrollView)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        column.topAnchor.constraint(
          equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
        column.bottomAnchor.constraint(
          equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
        column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        photoView.widthAnchor.constraint(equalToConstant: 128),
        photoView.heightAnchor.constraint(equalToConstant: 128),
        biographyView.widthAnchor.constraint(equalTo: column.widthAnchor),
        biographyView.heightAnchor.constraint(greaterThanOrEqualToConstant: 160),
        statusLabel.widthAnchor.constraint(equalTo: column.widthAnchor),
      ])
    }

    private func showStatus(_ status: String, colour: UIColor) {
      statusLabel.text = status
      statusLabel.textColor = colour
    }
  }

  // MARK: - UITextViewDelegate

  extension HumanDetailViewController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
      output.biographyChanged(textView.text)
    }
  }

  // MARK: - HumanDetailViewInput

  extension HumanDetailViewController: HumanDetailViewInput {
    func showName(_ name: String) {
      title = name
      nameLabel.text = name
    }

    func showAge(_ age: String) {
      ageLabel.text = age
    }

    func showAddress(_ address: String) {
      addressLabel.text = address
    }

    func showPhoto(path: String?) {
      photoView.image =
        path.flatMap { UIImage(contentsOfFile: $0) }
        ?? UIImage(systemName: "person.crop.circle.fill")
    }

    func showBiography(_ biography: String) {
      biographyView.text = biography
      showStatus("Changes are saved as you type.", colour: .secondaryLabel)
    }

    func showSaved() {
      showStatus("Saved", colour: .secondaryLabel)
    }

    func showProblem(_ problem: String) {
      showStatus(problem, colour: .systemRed)
    }
  }
#endif
