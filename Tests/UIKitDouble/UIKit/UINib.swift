/// An Interface Builder file with views. A test defines its contents with `InterfaceBuilder`. Only
/// the xibs of view controllers are read from files.
@MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  private let name: String

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = InterfaceBuilder.nibs[name] else {
      raise(
        .internalInconsistency, "Could not load NIB in bundle with name '\(name)'")
    }
    return make()
  }

  func instantiateFirst<View: UIView>() -> View? { instantiate(withOwner: nil).first as? View }
}
