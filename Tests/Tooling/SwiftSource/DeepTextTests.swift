import AdderSwiftSource
import AdderTestSupport
import Foundation
import Testing

@Suite(.serialized) struct DeepTextTests {
  @Test(arguments: DeepTexts.all.map(\.name))
  func `Endless nesting gives consistent facts`(name: String) throws {
    let text = try #require(DeepTexts.all.first { $0.name == name }).text
    for count in [1, 2, 70, 300] {
      #expect(Soundness.problems(in: Array(text(count).utf8)) == [], "\(count) times")
    }
  }

  /// On macOS, Dispatch worker threads have a stack of half a megabyte. Without optimization, each
  /// nesting level needs five times as much stack.
  @Test func `Endless nesting is read on a small stack`() {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      for (_, text) in DeepTexts.all { _ = SwiftFile(Array(text(2_000).utf8)) }
      isDone.signal()
    }
    #if DEBUG
      thread.stackSize = 2_560 * 1_024
    #else
      thread.stackSize = 512 * 1_024
    #endif
    thread.start()
    isDone.wait()
  }

  @Test func `A text that is eight times as long takes about eight times as long`() {
    #if DEBUG
      let count = 500
    #else
      let count = 4_000
    #endif
    for (name, text) in DeepTexts.all {
      let (short, long) = (Array(text(count).utf8), Array(text(8 * count).utf8))
      // Other work on the machine can only increase the time, so one good measurement is enough.
      let isLinear = (0..<6).contains { _ in seconds(long) < 20 * max(seconds(short), 0.000_2) }
      #expect(isLinear, "\(name): \(seconds(short)) s, and \(seconds(long)) s")
    }
  }

  private func seconds(_ text: [UInt8]) -> Double {
    var start = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    let file = SwiftFile(text)
    var end = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    #expect(file.length == text.count)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
  }
}
