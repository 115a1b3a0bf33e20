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

/// Returns how far apart the samples of a test are: `step`, divided by the value of
/// `ADDER_TEST_SCALE` if that value is a number, or `full` if that value is `full`.
public func sampleStep(_ step: Int, full: Int) -> Int {
  switch ProcessInfo.processInfo.environment["ADDER_TEST_SCALE"] {
  case "full"?: full
  case let text?: max(full, Int(Double(step) / max(0.01, Double(text) ?? 1)))
  case nil: step
  }
}
