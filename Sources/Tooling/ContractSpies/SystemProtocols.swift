/// Protocols of the system's libraries that a contract can inherit from, with what a class has to
/// implement of them. What has a default implementation, or is optional, is left out.
enum SystemProtocols {
  /// Returns the declaration of a protocol; `nil` if it is none of these.
  static func declared(_ name: String) -> DeclaredProtocol? { byName[name] }

  /// Whether a protocol is for values or for parts of the language: numbers, literals, collections, coders.
  static func isForValues(_ name: String) -> Bool { ofValues.contains(name) }

  /// Whether a source is the one with these declarations, which no user can open.
  static func declares(_ source: ContractSource) -> Bool { source.path == path }

  private static let path = "the system's libraries"

  private static let byName: [String: DeclaredProtocol] = {
    let delegates = optionalDelegates.map {
      "@MainActor @objc protocol \($0): NSObjectProtocol {}"
    }
    let text = (delegates + [others]).joined(separator: "\n")
    let source = ContractSource(path: path, module: nil, text: Array(text.utf8))
    return Dictionary(
      ProtocolReader(source).protocols.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Delegates of UIKit and AppKit all of whose requirements are optional.
  private static let optionalDelegates = [
    "NSApplicationDelegate", "NSControlTextEditingDelegate", "NSTableViewDelegate",
    "NSTextFieldDelegate",
    "NSTextViewDelegate", "NSWindowDelegate", "UIAdaptivePresentationControllerDelegate",
    "UIApplicationDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UIContextMenuInteractionDelegate", "UIDocumentPickerDelegate", "UIGestureRecognizerDelegate",
    "UIImagePickerControllerDelegate", "UINavigationControllerDelegate",
    "UIPageViewControllerDelegate",
    "UIPickerViewDelegate", "UIPopoverPresentationControllerDelegate", "UIScrollViewDelegate",
    "UISearchBarDelegate", "UISearchControllerDelegate", "UISheetPresentationControllerDelegate",
    "UISplitViewControllerDelegate", "UITabBarControllerDelegate", "UITabBarDelegate",
    "UITableViewDelegate", "UITextFieldDelegate", "UITextViewDelegate",
    "UIViewControllerTransitioningDelegate", "UIWindowSceneDelegate",
  ]

  private static let ofValues: Set<String> = [
    "AdditiveArithmetic", "AtomicOptionalRepresentable", "AtomicRepresentable",
    "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "BitwiseCopyable", "CVarArg",
    "CodingKey", "Collection", "ContiguousBytes", "CustomConsumingRegexComponent",
    "DistributedActorSystem",
    "DistributedActorSystemError", "DistributedTargetInvocationDecoder",
    "DistributedTargetInvocationEncoder", "DistributedTargetInvocationResultHandler",
    "DurationProtocol", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
    "ExpressibleByUnicodeScalarLiteral", "FixedWidthInteger", "FloatingPoint", "GlobalActor",
    "InstantProtocol", "KeyedDecodingContainerProtocol", "KeyedEncodingContainerProtocol",
    "LazyCollectionProtocol", "LazySequenceProtocol", "MirrorPath", "MutableCollection", "Numeric",
    "OptionSet", "RandomAccessCollection", "RangeExpression", "RangeReplaceableCollection",
    "RegexComponent", "SIMD", "SIMDScalar", "SIMDStorage", "SetAlgebra", "SignedInteger",
    "SignedNumeric", "SingleValueDecodingContainer", "SingleValueEncodingContainer", "Strideable",
    "StringInterpolationProtocol", "StringProtocol", "UnicodeCodec", "UnkeyedDecodingContainer",
    "UnkeyedEncodingContainer", "UnsignedInteger",
  ]

  private static let others = """
    @MainActor @objc protocol UITableViewDataSource: NSObjectProtocol {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    }
    @MainActor @objc protocol UICollectionViewDataSource: NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    }
    @MainActor @objc protocol UIPickerViewDataSource: NSObjectProtocol {
      func numberOfComponents(in pickerView: UIPickerView) -> Int
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    }
    @MainActor @objc protocol UIPageViewControllerDataSource: NSObjectProtocol {
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController?
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController?
    }
    @MainActor @objc protocol UISearchResultsUpdating: NSObjectProtocol {
      func updateSearchResults(for searchController: UISearchController)
    }
    @MainActor @objc protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    }
    @objc protocol CLLocationManagerDelegate: NSObjectProtocol {}
    @objc protocol MKMapViewDelegate: NSObjectProtocol {}
    @objc protocol AVAudioPlayerDelegate: NSObjectProtocol {}
    @objc protocol AVAudioRecorderDelegate: NSObjectProtocol {}
    @objc protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
    @objc protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
    @objc protocol SFSafariViewControllerDelegate: NSObjectProtocol {}
    @objc protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
    @objc protocol WKUIDelegate: NSObjectProtocol {}
    @objc protocol WKNavigationDelegate: NSObjectProtocol {}
    @objc protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {}
    @objc protocol NSFetchRequestResult: NSObjectProtocol {}
    @objc protocol URLSessionDelegate: NSObjectProtocol {}
    @objc protocol URLSessionTaskDelegate: URLSessionDelegate {}
    @objc protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
    @objc protocol XMLParserDelegate: NSObjectProtocol {}
    @objc protocol StreamDelegate: NSObjectProtocol {}
    @objc protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    }
    protocol CustomLeafReflectable: CustomReflectable {}
    protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
    protocol NSCopying { func copy(with zone: NSZone?) -> Any }
    protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }
    protocol NSCoding {
      func encode(with coder: NSCoder)
      init?(coder: NSCoder)
    }
    protocol CustomNSError: Error {}
    protocol RecoverableError: Error {
      var recoveryOptions: [String] { get }
      func attemptRecovery(optionIndex: Int) -> Bool
    }
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      func makeIterator() -> Iterator
    }
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element> {
      associatedtype AsyncIterator: AsyncIteratorProtocol
      func makeAsyncIterator() -> AsyncIterator
    }
    protocol Clock<Duration>: Sendable {
      associatedtype Duration
      associatedtype Instant: InstantProtocol where Instant.Duration == Duration
      var now: Instant { get }
      var minimumResolution: Duration { get }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws
    }
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    protocol TextOutputStream { mutating func write(_ string: String) }
    protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }
    protocol Encoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      func singleValueContainer() -> any SingleValueEncodingContainer
    }
    protocol Decoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      func singleValueContainer() throws -> any SingleValueDecodingContainer
    }
    protocol Executor: Sendable { func enqueue(_ job: consuming ExecutorJob) }
    protocol SerialExecutor: Executor {}
    protocol TaskExecutor: Executor {}
    protocol TestScoping {
      func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
      ) async throws
    }
    protocol SortComparator<Compared>: Hashable {
      associatedtype Compared
      var order: SortOrder { get set }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    }
    protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
    }
    protocol ParseStrategy<ParseInput, ParseOutput>: Codable, Hashable {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_ value: ParseInput) throws -> ParseOutput
    }
    """
}
