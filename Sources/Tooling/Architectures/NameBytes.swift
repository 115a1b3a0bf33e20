// Names are compared as bytes, because comparing characters costs many times as much and
// every name of a project is compared.
extension String {
  /// Returns true if the string ends with these bytes, even if they begin within a character.
  package func ends(with other: String) -> Bool {
    let (count, length) = (utf8.count, other.utf8.count)
    guard count >= length else { return false }
    return withBytes { bytes in
      other.withBytes { bytes.back(length).isSame(as: $0) }
    }
  }

  /// Returns true if the string contains these bytes.
  package func holds(_ other: String) -> Bool {
    withBytes { bytes in other.withBytes(bytes.holds) }
  }

  /// Returns true if the string is another name with something added at its beginning or end.
  package func isDecorated(with other: String) -> Bool {
    utf8.count > other.utf8.count && (hasPrefix(other) || hasSuffix(other))
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var native = self
    return native.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  func holds(_ other: Self) -> Bool {
    guard let first = other.first else { return true }
    var start = 0
    while start + other.count <= count {
      if self[start] == first, back(count - start).begins(with: other) { return true }
      start += 1
    }
    return false
  }

  func begins(with other: Self) -> Bool {
    count >= other.count && front(other.count).isSame(as: other)
  }

  func front(_ length: Int) -> Self { Self(rebasing: self[..<length]) }

  func back(_ length: Int) -> Self { Self(rebasing: self[(count - length)...]) }

  func isSame(as other: Self) -> Bool {
    guard count == other.count else { return false }
    // Compares from the end, because most names differ there.
    var place = count
    while place > 0 {
      place -= 1
      if self[place] != other[place] { return false }
    }
    return true
  }
}
