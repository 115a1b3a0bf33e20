/// Names that files have without a framework of screens: those of the standard library and of Foundation which
/// modules use most.
enum FoundationNames {
  static func has(_ name: String) -> Bool { all.contains(name) }

  private static let all: Set<String> = [
    "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "ArraySlice", "AsyncSequence",
    "AsyncStream", "Bool", "Bundle", "ByteCountFormatter", "Calendar", "CaseIterable", "CGFloat",
    "Character", "CharacterSet", "Codable", "CodingKey", "Collection", "Comparable",
    "CustomStringConvertible", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval",
    "Decimal", "Decodable", "Decoder", "Dictionary", "DispatchGroup", "DispatchQueue",
    "DispatchSemaphore", "DispatchTime", "DispatchWorkItem", "Double", "Encodable", "Encoder",
    "Equatable", "Error", "Executor", "FileHandle", "FileManager", "Float", "Hashable", "Hasher",
    "HTTPURLResponse", "Identifiable", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8",
    "IteratorProtocol", "JSONDecoder", "JSONEncoder", "JSONSerialization", "KeyPath",
    "KeyValuePairs", "Locale", "LocalizedError", "MainActor", "Measurement",
    "MeasurementFormatter", "Never", "Notification", "NotificationCenter", "NSArray", "NSCoding",
    "NSData", "NSDate", "NSDictionary", "NSError", "NSLock", "NSNotification", "NSNull", "NSNumber",
    "NSObject", "NSObjectProtocol", "NSPredicate", "NSRange", "NSRecursiveLock",
    "NSRegularExpression", "NSSet", "NSString", "NSURL", "NSUUID", "NumberFormatter", "Operation",
    "OperationQueue", "Optional", "OptionSet", "ProcessInfo", "Range", "ClosedRange",
    "RawRepresentable", "Result", "RunLoop", "Scanner", "Self", "Sendable", "Sequence", "Set",
    "StaticString", "String", "StringProtocol", "Substring", "Task", "TaskGroup", "Thread",
    "TimeInterval", "Timer", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
    "URLCache", "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLResponse",
    "URLSession", "URLSessionDataTask", "UserDefaults", "UUID", "Void",
  ]
}
