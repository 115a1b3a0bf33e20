/// Protocols of the system's libraries that a contract can inherit from, with what a class has to
/// implement of them. What has a default implementation, or is optional, is left out.
enum SystemProtocols {
  /// Returns the declaration of a protocol; `nil` if it is none of these.
  static func declared(_ name: String) -> DeclaredProtocol? { byName[name] }

  /// Why a protocol that is not declared here gets no spy.
  ///
  /// - Parameters:
  ///   - type: How the code writes it.
  ///   - name: Its last name.
  static func refusal(of type: String, named name: String) -> SpyRefusal.Reason {
    if ofValues.contains(name) { return .isForValues(type) }
    return ofLibraries.contains(name) ? .isForLibrary(type) : .unknownProtocol(type)
  }

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
    "AdditiveArithmetic", "AsyncMessage", "AtomicOptionalRepresentable", "AtomicRepresentable",
    "AttributeScope", "AttributedStringAttributeMutation", "AttributedStringKey",
    "AttributedStringProtocol", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger",
    "BitwiseCopyable", "CVarArg", "CodingKey", "Collection", "ContiguousBytes",
    "CustomConsumingRegexComponent", "DataProtocol", "DecodableAttributedStringKey",
    "DecodingConfigurationProviding", "Differentiable", "DistributedActorSystem",
    "DistributedActorSystemError", "DistributedTargetInvocationDecoder",
    "DistributedTargetInvocationEncoder", "DistributedTargetInvocationResultHandler",
    "DurationProtocol", "EncodableAttributedStringKey", "EncodingConfigurationProviding",
    "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
    "ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral", "FixedWidthInteger",
    "FloatingPoint", "GlobalActor", "InstantProtocol", "KeyedDecodingContainerProtocol",
    "KeyedEncodingContainerProtocol", "LazyCollectionProtocol", "LazySequenceProtocol",
    "MainActorMessage", "MarkdownDecodableAttributedStringKey", "MessageIdentifier", "MirrorPath",
    "MutableCollection", "MutableDataProtocol", "Numeric", "OptionSet", "PredicateExpression",
    "RandomAccessCollection", "RangeExpression", "RangeReplaceableCollection",
    "ReferenceConvertible", "RegexComponent", "SIMD", "SIMDScalar", "SIMDStorage", "SetAlgebra",
    "SignedInteger", "SignedNumeric", "SingleValueDecodingContainer",
    "SingleValueEncodingContainer", "StandardPredicateExpression", "Strideable",
    "StringInterpolationProtocol", "StringProtocol", "UnicodeCodec", "UnkeyedDecodingContainer",
    "UnkeyedEncodingContainer", "UnsignedInteger",
  ]

  /// What only Dispatch's own objects conform to, and types that the compiler imports from C++.
  private static let ofLibraries: Set<String> = [
    "CxxConvertibleToBool", "CxxConvertibleToCollection", "CxxDictionary",
    "CxxMutableRandomAccessCollection", "CxxMutableSpan", "CxxOptional", "CxxPair",
    "CxxRandomAccessCollection", "CxxSequence", "CxxSet", "CxxSpan", "CxxUniqueSet", "CxxVector",
    "DispatchSourceProtocol", "DispatchSourceRead", "DispatchSourceSignal", "DispatchSourceTimer",
    "DispatchSourceUserDataAdd", "DispatchSourceUserDataOr", "DispatchSourceUserDataReplace",
    "DispatchSourceWrite", "UnsafeCxxContiguousIterator", "UnsafeCxxInputIterator",
    "UnsafeCxxMutableContiguousIterator", "UnsafeCxxMutableInputIterator",
    "UnsafeCxxMutableRandomAccessIterator", "UnsafeCxxRandomAccessIterator",
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
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
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
    protocol DiscreteFormatStyle<FormatInput, FormatOutput>: FormatStyle {
      func discreteInput(before input: FormatInput) -> FormatInput?
      func discreteInput(after input: FormatInput) -> FormatInput?
      func input(before input: FormatInput) -> FormatInput?
      func input(after input: FormatInput) -> FormatInput?
    }
    protocol ParseableFormatStyle: FormatStyle {
      associatedtype Strategy: ParseStrategy
      where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
      var parseStrategy: Strategy { get }
    }
    protocol EncodableWithConfiguration {
      associatedtype EncodingConfiguration
      func encode(to encoder: any Encoder, configuration: EncodingConfiguration) throws
    }
    protocol DecodableWithConfiguration {
      associatedtype DecodingConfiguration
      init(from decoder: any Decoder, configuration: DecodingConfiguration) throws
    }
    protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }
    protocol NSLocking {
      func lock()
      func unlock()
    }
    protocol NSDecimalNumberBehaviors {
      func roundingMode() -> NSDecimalNumber.RoundingMode
      func scale() -> Int16
      #if canImport(ObjectiveC)
        func exceptionDuringOperation(
          _ operation: Selector, error: NSDecimalNumber.CalculationError, leftOperand: NSDecimalNumber,
          rightOperand: NSDecimalNumber?
        ) -> NSDecimalNumber?
      #endif
    }
    @objc protocol NSCacheDelegate: NSObjectProtocol {
      func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
    }
    @objc protocol NSKeyedArchiverDelegate: NSObjectProtocol {
      func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any?
      func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?)
      func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?)
      func archiverWillFinish(_ archiver: NSKeyedArchiver)
      func archiverDidFinish(_ archiver: NSKeyedArchiver)
    }
    @objc protocol NSKeyedUnarchiverDelegate: NSObjectProtocol {
      func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
      ) -> AnyClass?
      func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any?
      func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any)
      func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver)
      func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver)
    }
    @objc protocol PortDelegate: NSObjectProtocol { func handle(_ message: PortMessage) }
    @objc protocol ProgressReporting: NSObjectProtocol { var progress: Progress { get } }
    @objc protocol FileManagerDelegate: NSObjectProtocol {
      func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String, toPath dstPath: String
      ) -> Bool
      func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool
      func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL
      ) -> Bool
      func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String, toPath dstPath: String
      ) -> Bool
      func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool
      func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL
      ) -> Bool
      func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String, toPath dstPath: String
      ) -> Bool
      func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool
      func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL
      ) -> Bool
      func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool
      func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
      ) -> Bool
      func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool
      func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL
      ) -> Bool
    }
    @objc protocol URLSessionStreamDelegate: URLSessionTaskDelegate {}
    @objc protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
      func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
      func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
    }
    @objc protocol URLAuthenticationChallengeSender: NSObjectProtocol, Sendable {
      func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
      func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
      func cancel(_ challenge: URLAuthenticationChallenge)
      func performDefaultHandling(for challenge: URLAuthenticationChallenge)
      func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
    }
    @objc protocol URLProtocolClient: NSObjectProtocol, Sendable {
      func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
      func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
      func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
      func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
      func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
      func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
      func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
      func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
    }
    protocol Trait: Sendable {}
    protocol TestTrait: Trait {}
    protocol SuiteTrait: Trait {}
    protocol CustomTestStringConvertible { var testDescription: String { get } }
    protocol CustomTestArgumentEncodable: Sendable { func encodeTestArgument(to encoder: some Encoder) throws }
    protocol Attachable {
      func withUnsafeBytes<R>(
        for attachment: borrowing Attachment<Self>, _ body: (UnsafeRawBufferPointer) throws -> R
      ) throws -> R
    }
    protocol AttachableWrapper<Wrapped>: Attachable {
      associatedtype Wrapped
      var wrappedValue: Wrapped { get }
    }
    @objc protocol XCTestObservation: NSObjectProtocol {}
    @objc protocol XCTWaiterDelegate: NSObjectProtocol {}
    """
}
