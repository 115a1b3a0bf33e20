import AdderBase
import AdderSwiftSource

/// A single hash of the contents and paths of all files of a project.
package struct SourceDigest: Hashable, Sendable {
  package let text: String

  /// Reads all files; `nil` if a file or a folder cannot be read.
  ///
  /// - Parameter others: Everything else that the result depends on.
  package init?(
    of files: SourceFiles, in texts: some SourceTexts, and others: [String], threads: Int? = nil
  ) {
    guard let hashes = SourceHashes(of: files, in: texts, threads: threads) else { return nil }
    self.init(of: hashes, and: others)
  }

  /// - Parameter others: Everything else that the result depends on.
  package init(of hashes: SourceHashes, and others: [String]) {
    var all = hashes.bytes
    for other in others {
      all.append(0)
      all += other.utf8
    }
    let hash = ContentHash(of: all)
    text = String(hash.low, radix: 16) + "-" + String(hash.high, radix: 16)
  }
}

/// The hashes of the contents of all files of a project, with their paths.
package struct SourceHashes: Sendable {
  fileprivate let bytes: [UInt8]

  /// Reads all files; `nil` if a file or a folder cannot be read. Costs about 3
  /// nanoseconds per byte, distributed over all cores.
  package init?(of files: SourceFiles, in texts: some SourceTexts, threads: Int? = nil) {
    guard files.unreadableFolders.isEmpty else { return nil }
    let paths =
      files.swift + files.interfaces + files.propertyLists
      + files.packages.map { $0.isEmpty ? "Package.swift" : "\($0)/Package.swift" }
      + files.xcodeProjects.map { "\($0)/project.pbxproj" }
    guard let hashes = Self.hashes(of: paths, texts, threads ?? ProcessControl.processorCount)
    else {
      return nil
    }
    var all: [UInt8] = []
    for (path, hash) in zip(paths, hashes) {
      all += path.utf8
      withUnsafeBytes(of: (hash.low, hash.high)) { all += $0 }
    }
    bytes = all
  }

  private struct Shared {
    var next = 0
    var hashes: [ContentHash?]
    var isComplete = true
  }

  /// The number of files that a thread processes at a time.
  private static let portion = 32
  /// Larger files are not sources.
  private static let largestFile = 256_000_000

  private static func hashes(
    of paths: [String], _ texts: some SourceTexts, _ threads: Int
  ) -> [ContentHash]? {
    let shared = Guarded(Shared(hashes: Array(repeating: nil, count: paths.count)))
    WorkerThreads.run(min(threads, 1 + paths.count / portion)) {
      while true {
        let range = shared.withValue { shared in
          let start = shared.next
          shared.next = shared.isComplete ? min(start + portion, paths.count) : start
          return start..<shared.next
        }
        if range.isEmpty { return }
        let hashes = range.map { number in
          (try? texts.bytes(of: paths[number], limit: largestFile)).map { ContentHash(of: $0) }
        }
        shared.withValue { shared in
          shared.hashes.replaceSubrange(range, with: hashes)
          if hashes.contains(nil) { shared.isComplete = false }
        }
      }
    }
    return shared.withValue { $0.isComplete ? $0.hashes.compactMap(\.self) : nil }
  }
}
