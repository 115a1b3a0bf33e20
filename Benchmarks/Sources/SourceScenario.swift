import AdderSwiftSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures reading Swift files: lexing and parsing them on one thread, parsing them on two
/// threads, and parsing a very large amount of source.
struct SourceScenario {
  let files: [[UInt8]]
  let bytes: Int
  let lines: Int

  /// - Parameter list: A file with the path of one Swift file per line.
  init(listedIn list: String) throws {
    let paths = try TextFiles.read(list).split(separator: "\n")
    files = try paths.map { try XcodeScenario.bytes(of: String($0)) }
    bytes = files.reduce(0) { $0 + $1.count }
    lines = files.reduce(0) { $0 + $1.count { $0 == 0x0A } }
  }

  /// Prints the rows of a table.
  func measure() async throws {
    let words = median { seconds(for: Self.countWords, files) }
    let facts = median { seconds(for: Self.read, files) }
    row("tokens", lines, bytes, words)
    row("nodes", lines, bytes, facts)

    let (first, second) = halves()
    var shares: [Double] = []
    for _ in 0..<Self.samples {
      async let one = seconds(for: Self.read, first)
      async let other = seconds(for: Self.read, second)
      shares.append(max(await one, await other))
    }
    let longer = shares.sorted()[Self.samples / 2]
    row("nodes, by two threads: \(Self.rounded(facts / longer)) times", lines, bytes, longer)

    // Reads about `manyLines` lines twice: first split into many files, then in a single file.
    let times = max(1, Self.manyLines / max(lines, 1))
    let many = median(of: 3) {
      (0..<times).reduce(0) { sum, _ in sum + seconds(for: Self.read, files) }
    }
    row("nodes of \(files.count * times) files", lines * times, bytes * times, many)
    let whole = Array(files.joined())
    let single = (0..<times).flatMap { _ in whole }
    row("nodes of one file", lines * times, single.count, seconds(for: Self.read, [single]))
  }

  private static let samples = 9
  private static let manyLines = 4_500_000

  private static func countWords(_ reader: inout SwiftReader, _ file: [UInt8]) -> Int {
    reader.countWords(in: file)
  }

  private static func read(_ reader: inout SwiftReader, _ file: [UInt8]) -> Int {
    reader.read(file).nodes.count
  }

  /// Returns the processor time of this thread in
  /// seconds, which doesn't include time spent waiting.
  private func seconds(
    for body: (inout SwiftReader, [UInt8]) -> Int, _ files: [[UInt8]]
  ) -> Double {
    var reader = SwiftReader()
    let start = Self.threadTime()
    var sum = 0
    for file in files { sum += body(&reader, file) }
    let end = Self.threadTime()
    // The sum is used, so that the optimiser cannot remove the calls.
    if sum == 0 { print("Nothing was read.") }
    return end - start
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Divides the files into two groups of about the same size in bytes.
  private func halves() -> ([[UInt8]], [[UInt8]]) {
    var shares: (first: [[UInt8]], second: [[UInt8]]) = ([], [])
    var difference = 0
    for file in files.sorted(by: { $0.count > $1.count }) {
      if difference <= 0 {
        shares.first.append(file)
        difference += file.count
      } else {
        shares.second.append(file)
        difference -= file.count
      }
    }
    return shares
  }

  private func median(of samples: Int = Self.samples, _ measure: () -> Double) -> Double {
    (0..<samples).map { _ in measure() }.sorted()[samples / 2]
  }

  private func row(_ what: String, _ lines: Int, _ bytes: Int, _ seconds: Double) {
    let speed = Self.rounded(Double(bytes) / seconds / 1_000_000)
    print(
      "| \(what) | \(lines) | \(Self.rounded(Double(bytes) / 1_000_000)) "
        + "| \((seconds * 1_000).rounded() / 1_000) | \(speed) |")
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
