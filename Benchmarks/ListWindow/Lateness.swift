import AdderCAdwaita
import AdderGTK

/// Measures how late a 4 ms timer fires, which is how long a user's action would wait.
///
/// Also measures how long GTK takes to draw each frame, from `before-paint` to `after-paint`. One
/// of the results excludes this time.
@MainActor final class Lateness {
  private static let interval = 0.004

  private var name = ""
  private var source: guint = 0
  private var last = 0.0
  private var total: [Double] = []
  private var apart: [Double] = []
  private var layouts: [Double] = []
  private var paints: [Double] = []
  private var batches: [Double] = []
  private var frameBegan: Double?
  private var layoutEnded: Double?
  private var drawn = 0.0
  private var began = 0.0

  init(_ clock: GTKObject) {
    clock.on("before-paint") { [unowned self] _ in
      (frameBegan, layoutEnded) = (Self.now, nil)
    }
    clock.on("paint") { [unowned self] _ in layoutEnded = Self.now }
    clock.on("after-paint") { [unowned self] _ in
      guard let began = frameBegan else { return }
      frameBegan = nil
      let now = Self.now
      // A frame without changes is not painted.
      layouts.append((layoutEnded ?? now) - began)
      paints.append(now - (layoutEnded ?? now))
      drawn += now - began
    }
  }

  /// The time of a monotonic clock in seconds.
  static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  func begin(_ name: String) {
    self.name = name
    (total, apart, layouts, paints, batches, drawn) = ([], [], [], [], [], 0)
    (last, began) = (Self.now, Self.now)
    source = g_timeout_add(
      4,
      { lateness in
        guard let lateness else { return 0 }
        let object = Unmanaged<Lateness>.fromOpaque(lateness).takeUnretainedValue()
        MainActor.assumeIsolated { object.tick() }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Records how long the list took to show a batch.
  func addBatch(_ seconds: Double) { batches.append(seconds) }

  private func tick() {
    let now = Self.now
    let late = max(0, now - last - Self.interval)
    total.append(late)
    apart.append(max(0, late - drawn))
    drawn = 0
    last = now
  }

  /// Stops the timer and prints the results.
  func end() {
    g_source_remove(source)
    print("While \(name), for \(Int((Self.now - began) * 1000)) ms:")
    print("| ms | p50 | p99 | most | times |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for (name, values) in [
      ("late, without frames", apart), ("late, in total", total),
      ("a frame's layout", layouts), ("a frame's drawing", paints),
      ("a batch delivered to the list", batches),
    ] where !values.isEmpty { print("| \(name) | \(Self.figures(values)) |") }
  }

  private static func figures(_ values: [Double]) -> String {
    let sorted = values.sorted()
    guard let most = sorted.last else { return "| | | 0" }
    let figures = [sorted[sorted.count / 2], sorted[sorted.count * 99 / 100], most].map {
      "\((($0 * 100_000).rounded()) / 100)"
    }
    return figures.joined(separator: " | ") + " | \(sorted.count)"
  }
}
