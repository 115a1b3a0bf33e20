/// The content of a cell as a value.
public protocol UIContentConfiguration {}

/// The content of a plain cell of a list: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
  }

  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// No limit unless it says otherwise.
    public var maximumSize = CGSize.zero
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryTextProperties = TextProperties()

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
}
