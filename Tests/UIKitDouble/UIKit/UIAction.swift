/// An element of a menu, or the action of a control.
@MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  public enum State: Int, Sendable { case off, on, mixed }

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?
}

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for a control, bar button or menu.
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image,
      identifier: identifier ?? Identifier(UUID().uuidString), handler: handler)
    self.attributes = attributes
    self.state = state
  }

  private init(
    title: String, image: UIImage?, identifier: Identifier, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier
    self.handler = handler
    super.init(title: title, image: image)
  }

  public let identifier: Identifier
  private let handler: UIActionHandler
  open var attributes: Attributes = []
  open var state = State.off

  /// The sender of the action, while its handler runs.
  open private(set) var sender: Any?

  func perform(by sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A list of actions and other menus.
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]

  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
