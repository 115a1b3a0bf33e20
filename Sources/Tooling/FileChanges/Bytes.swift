import AdderBase

extension ArraySlice<UInt8> {
  func hasSameBytes(as other: ArraySlice<UInt8>) -> Bool {
    withUnsafeBytes { own in other.withUnsafeBytes { own.hasSameBytes(as: $0) } }
  }
}

extension [UInt8] {
  func hasSameBytes(as other: [UInt8]) -> Bool { self[...].hasSameBytes(as: other[...]) }
}
