/// An image. It stores its source, but no pixels.
open class UIImage: NSObject, @unchecked Sendable {
  // `@unchecked` is correct: all properties are constants of Sendable type, and the class is open
  // only because the SDK's is.
  public let size: CGSize
  public let renderingMode: RenderingMode
  let source: Source

  enum Source: Hashable, Sendable {
    case empty
    case asset(String)
    case symbol(String)
    case data(Data)
  }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  init(source: Source, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.renderingMode = renderingMode
    size = .zero
    super.init()
  }

  public override convenience init() { self.init(source: .empty) }

  /// Creates an image from an asset. The double has no asset catalogues, so every name is valid.
  public convenience init?(named name: String) { self.init(source: .asset(name)) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(source: .asset(name))
  }

  public convenience init?(systemName name: String) { self.init(source: .symbol(name)) }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(source: .symbol(name))
  }

  /// The configuration with which a symbol is drawn. It has no effect in the double.
  open class Configuration: NSObject {}

  open class SymbolConfiguration: Configuration {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(source: .data(data))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source: source, renderingMode: mode)
  }

  open func pngData() -> Data? {
    guard case .data(let data) = source else { return nil }
    return data
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && renderingMode == other.renderingMode
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(renderingMode)
    return hasher.finalize()
  }
}
