import Foundation

/// How many samples a test takes: the default, or a multiple of it by `ADDER_TEST_SCALE`, which is
/// a number or `full`.
public func samples(_ count: Int, full: Int) -> Int {
  switch ProcessInfo.processInfo.environment["ADDER_TEST_SCALE"] {
  case "full"?: full
  case let text?: max(1, Int(Double(count) * (Double(text) ?? 1)))
  case nil: count
  }
}
