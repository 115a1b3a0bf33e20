import AdderBase
import AdderModuleDiscovery
import AdderProjects
import AdderSwiftSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures reading all Swift files in a folder, the first step of every tool.
struct ProjectScenario {
  /// Prints a row of a table for one run. Finding the files is not measured.
  static func measure(_ folder: String, cache: String, run: String, threads: Int) {
    let root = AbsolutePath(folder, relativeTo: .workingDirectory)
    let paths = swiftFiles(root)
    let (start, system, wall) = (times().all, times().system, wallTime())
    let reading = SourceReading(
      of: paths, in: SourceFolder(root.text),
      cache: run == "none" ? nil : FactsCache(folder: cache, project: root.text),
      options: .init(threads: threads))
    let end = times()
    let wallEnd = wallTime()
    let files = reading.sources.compactMap { try? $0.facts.get() }
    let text = files.reduce(0) { $0 + $1.length }
    let facts = files.reduce(0) { $0 + $1.nodes.count * 24 + $1.lineStarts.count * 4 }
    let isAsMeant = run == "warm" ? reading.parsedCount == 0 : reading.parsedCount == files.count
    let numbers = [
      "\(files.count)", megabytes(text), megabytes(facts), milliseconds(end.all - start),
      milliseconds(end.system - system), milliseconds(wallEnd - wall),
      "\(XcodeScenario.peakMemory() >> 20)",
    ]
    print(
      "| \(root.name) | \(isAsMeant ? run : "not \(run)"), \(threads) threads | "
        + numbers.joined(separator: " | ") + " |")
    if let note = reading.cacheNote { print(note) }
  }

  private static func swiftFiles(_ folder: AbsolutePath) -> [String] {
    folder.entries.flatMap { name -> [String] in
      let place = folder.appending(name)
      if name.hasSuffix(".swift") { return place.isFile ? [place.text] : [] }
      return place.isFolder && !place.isSymbolicLink ? swiftFiles(place) : []
    }
  }

  private static func times() -> (all: Double, system: Double) {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    let system = seconds(usage.ru_stime)
    return (seconds(usage.ru_utime) + system, system)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }

  private static func wallTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(Int((seconds * 1_000).rounded()))"
  }
  private static func megabytes(_ bytes: Int) -> String {
    "\(Double(bytes / 100_000) / 10)"
  }
}
