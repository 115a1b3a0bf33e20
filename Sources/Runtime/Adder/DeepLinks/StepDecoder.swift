/// Reads the values of a step from part of a URL.
struct StepDecoder: Decoder {
  private let input: Input
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]

  /// The segments that have not been read yet. This is a class, because decoders are passed by
  /// value.
  private final class Input {
    let step: String
    var segments: ArraySlice<URLSegment>
    /// The named values of the step, keyed by their names.
    let named: [String: String]

    init(step: String, segments: ArraySlice<URLSegment>, named: [String: String]) {
      self.step = step
      self.segments = segments
      self.named = named
    }

    func next(_ key: String) throws -> String {
      guard let segment = segments.popFirst() else {
        throw DeepLinkError.missingValue(key, step: step)
      }
      return segment.value
    }
  }

  private init(_ input: Input) {
    self.input = input
  }

  /// Reads a step and removes its segments.
  static func step<Step: DeepLinkStep>(
    _ type: Step.Type, from segments: inout ArraySlice<URLSegment>,
    _ name: URLSegment, _ query: [String: String]
  ) throws(DeepLinkError) -> Step {
    do {
      // Named values follow the last segment of a step. The last segment is known only after the
      // step has been read, so the step is read twice.
      let count = Input(step: name.value, segments: segments, named: [:])
      _ = try type.init(from: StepDecoder(count))
      let own = segments.prefix(segments.count - count.segments.count)
      var named = (own.last ?? name).named
      if count.segments.isEmpty { named.merge(query) { own, _ in own } }
      let input = Input(step: name.value, segments: segments, named: named)
      let step = try type.init(from: StepDecoder(input))
      segments = input.segments
      return step
    } catch let error as DeepLinkError {
      throw error
    } catch {
      throw .unusableValue("\(error)", of: "", step: name.value)
    }
  }

  func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(input: input))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DeepLinkError.compositeValue("", step: input.step)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw DeepLinkError.compositeValue("", step: input.step)
  }

  /// Returns the value that a string represents.
  private static func value<T: Decodable>(
    _ type: T.Type, of text: String, key: String, step: String
  ) throws -> T {
    if let type = type as? any LosslessStringConvertible.Type {
      guard let value = type.init(text) as? T else {
        throw DeepLinkError.unusableValue(text, of: key, step: step)
      }
      return value
    }
    do {
      return try T(from: TextDecoder(text: text, key: key, step: step))
    } catch is DecodingError {
      throw DeepLinkError.unusableValue(text, of: key, step: step)
    }
  }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let input: Input
    var codingPath: [any CodingKey] = []
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { input.named[key.stringValue] == nil }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      let text = try input.next(key.stringValue)
      return try StepDecoder.value(type, of: text, key: key.stringValue, step: input.step)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
      try input.named[key.stringValue].map {
        try StepDecoder.value(type, of: $0, key: key.stringValue, step: input.step)
      }
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try read(key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try read(key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try read(key) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try read(key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try read(key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try read(key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try read(key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try read(key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try read(key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try read(key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try read(key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try read(key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try read(key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try read(key) }

    private func read<T: Decodable>(_ key: Key) throws -> T? {
      try input.named[key.stringValue].map {
        try StepDecoder.value(T.self, of: $0, key: key.stringValue, step: input.step)
      }
    }

    func nestedContainer<NestedKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
      throw DeepLinkError.compositeValue(key.stringValue, step: input.step)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      throw DeepLinkError.compositeValue(key.stringValue, step: input.step)
    }

    func superDecoder() -> any Decoder { StepDecoder(input) }
    func superDecoder(forKey key: Key) -> any Decoder { StepDecoder(input) }
  }
}

/// Reads a single value, such as an enumeration's, from a string.
private struct TextDecoder: Decoder, SingleValueDecodingContainer {
  let text: String
  let key: String
  let step: String
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]

  init(text: String, key: String, step: String) {
    self.text = text
    self.key = key
    self.step = step
  }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    throw DeepLinkError.compositeValue(key, step: step)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DeepLinkError.compositeValue(key, step: step)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let type = type as? any LosslessStringConvertible.Type else {
      return try T(from: self)
    }
    guard let value = type.init(text) as? T else {
      throw DeepLinkError.unusableValue(text, of: key, step: step)
    }
    return value
  }
}
