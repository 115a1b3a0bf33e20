import AdderTestSupport
import Foundation
import Testing

@Suite struct KilledProcessTests {
  @Test func `A command killed at any moment leaves the old state or the new one`() throws {
    let adder = try CommandUnderTest(packageFiles)
    func state() throws -> [String: Data] {
      try adder.folder.snapshot().filter { !$0.key.hasPrefix(".adder") }
    }
    let old = try state()
    try adder("gen", "Profile", "rambler-viper")
    let new = try state()
    try adder("undo")
    var random = SystemRandomNumberGenerator()
    for _ in 0..<samples(40, full: 1_000) {
      // A whole run takes some milliseconds.
      let microseconds = Int.random(in: 0...9000, using: &random)
      try adder.kill(["gen", "Profile", "rambler-viper"], after: microseconds)
      // Whatever comes next begins with taking back what was left half-way.
      let next = try adder("undo", "--dry-run")
      #expect(next.status == 0 || next.errors.contains("nothing to undo"), "\(next.errors)")
      let found = try state()
      #expect(found == old || found == new, "killed after \(microseconds) µs")
      if found != old { #expect(try adder("undo").status == 0) }
      #expect(try state() == old)
    }
  }
}
