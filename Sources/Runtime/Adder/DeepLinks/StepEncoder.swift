/// Writes the values of a step as part of a URL.
struct StepEncoder: Encoder {
  private let output: Output
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]

  /// The text written so far. This is a class, because encoders are passed by value.
  private final class Output {
    let step: String
    /// The property that is being written, if it is a single value.
    let key: String
    var required: [String] = []
    var named: [String] = []
    /// The text of a single value.
    var single: String?

    init(step: String, key: String = "") {
      self.step = step
      self.key = key
    }
  }

  private init(_ output: Output) {
    self.output = output
  }

  static func text(
    of step: some DeepLinkStep, name: String
  ) throws(DeepLinkError) -> String {
    let output = Output(step: name)
    do {
      try step.encode(to: StepEncoder(output))
    } catch let error as DeepLinkError {
      throw error
    } catch {
      throw .unusableValue("\(error)", of: "", step: name)
    }
    let path = [URLSegment.encoded(name)] + output.required
    return path.joined(separator: "/") + output.named.map { ";\($0)" }.joined()
  }

  func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed(output: output))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    Refusing(step: output.step, key: output.key)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(output: output) }

  /// Returns the text of one value.
  private static func text(
    of value: some Encodable, key: String, step: String
  ) throws -> String {
    if let value = value as? any LosslessStringConvertible { return "\(value)" }
    let output = Output(step: step, key: key)
    try value.encode(to: StepEncoder(output))
    guard let text = output.single, output.required.isEmpty, output.named.isEmpty else {
      throw DeepLinkError.compositeValue(key, step: step)
    }
    return text
  }

  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: Output
    var codingPath: [any CodingKey] = []

    func encodeNil(forKey key: Key) {}

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      let text = try StepEncoder.text(of: value, key: key.stringValue, step: output.step)
      output.required.append(URLSegment.encoded(text))
    }

    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
      guard let value else { return }
      let text = try StepEncoder.text(of: value, key: key.stringValue, step: output.step)
      output.named.append(
        "\(URLSegment.encoded(key.stringValue))=\(URLSegment.encoded(text))")
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try add(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try add(value, key) }

    private func add<T: LosslessStringConvertible>(_ value: T?, _ key: Key) throws {
      guard let value else { return }
      output.named.append(
        "\(URLSegment.encoded(key.stringValue))=\(URLSegment.encoded("\(value)"))")
    }

    func nestedContainer<NestedKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      KeyedEncodingContainer(RefusingKeyed(step: output.step, key: key.stringValue))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      Refusing(step: output.step, key: key.stringValue)
    }

    func superEncoder() -> any Encoder { StepEncoder(output) }
    func superEncoder(forKey key: Key) -> any Encoder { StepEncoder(output) }
  }

  private struct Single: SingleValueEncodingContainer {
    let output: Output
    var codingPath: [any CodingKey] = []

    func encodeNil() {}

    func encode<T: Encodable>(_ value: T) throws {
      output.single = try StepEncoder.text(of: value, key: "", step: output.step)
    }
  }

  private struct RefusingKeyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let step: String
    let key: String
    var codingPath: [any CodingKey] = []

    func encodeNil(forKey key: Key) {}
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      throw DeepLinkError.compositeValue(self.key, step: step)
    }
    func nestedContainer<NestedKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      KeyedEncodingContainer(RefusingKeyed<NestedKey>(step: step, key: self.key))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      Refusing(step: step, key: self.key)
    }
    func superEncoder() -> any Encoder { StepEncoder(Output(step: step)) }
    func superEncoder(forKey key: Key) -> any Encoder { StepEncoder(Output(step: step)) }
  }

  /// A container that throws an error for each value, because a link cannot contain lists.
  private struct Refusing: UnkeyedEncodingContainer {
    let step: String
    var key = ""
    var codingPath: [any CodingKey] = []
    var count: Int { 0 }

    func encodeNil() throws { throw DeepLinkError.compositeValue(key, step: step) }
    func encode<T: Encodable>(_ value: T) throws {
      throw DeepLinkError.compositeValue(key, step: step)
    }
    func nestedContainer<NestedKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
      KeyedEncodingContainer(RefusingKeyed(step: step, key: key))
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func superEncoder() -> any Encoder { StepEncoder(Output(step: step)) }
  }
}
