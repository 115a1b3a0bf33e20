import Foundation

/// Returns how many samples a test takes: `count`, multiplied by the value of `ADDER_TEST_SCALE` if
/// that value is a number, or `full` if that value is `full`.
public func samples(_ count: Int, full: Int) -> Int {
  switch ProcessInfo.processInfo.environment["ADDER_TEST_SCALE"] {
  case "full"?: full
  case let text?: max(1, Int(Double(count) * (Double(text) ?? 1)))
  case nil: count
  }
}
