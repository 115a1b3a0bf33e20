import AdderBase
package import AdderFindings
package import AdderSwiftSource

/// The facts of many source files. The files are read by multiple threads, and
/// facts from earlier runs are reused.
package struct SourceReading: Sendable {
  /// The files with their facts, in the order of the given paths.
  package let sources: [ReadSource]
  /// The number of files that had to be parsed.
  package let parsedCount: Int
  /// A note that the cache cannot be used, so runs are slower; `nil` if the cache works or there is
  /// no cache.
  package let cacheNote: Finding?

  package struct Options: Sendable {
    /// The number of threads; by default, the number of processors.
    package var threads: Int?
    /// The size in bytes above which files are not read.
    package var largestFile = 16_000_000
    /// Called after every few files, with the number of files read so far. Never called by two
    /// threads at once.
    package var didRead: (@Sendable (Int) -> Void)?

    package init(threads: Int? = nil) {
      self.threads = threads
    }
  }

  /// Reads files. A file that cannot be read has a problem instead of facts.
  ///
  /// Costs about ten nanoseconds per byte of new text, and three per byte of known text.
  package init(
    of paths: [String], in texts: some SourceTexts, cache: FactsCache? = nil,
    options: Options = Options()
  ) {
    var failure: (any Error)?
    var archive = FactsArchive.empty
    do { archive = try cache?.archive() ?? .empty } catch { failure = error }
    let (results, new) = Self.read(paths, texts, archive, keepsNew: cache != nil, options)
    var change = ArchiveChange(former: archive, used: [], new: new, newTextSize: 0, textSize: 0)
    for result in results {
      guard let hash = result.source.hash else { continue }
      change.textSize += result.size
      if result.isNew { change.newTextSize += result.size } else { change.used.insert(hash) }
    }
    do { try cache?.keep(change) } catch { failure = failure ?? error }
    sources = results.map(\.source)
    parsedCount = results.count(where: \.isNew)
    cacheNote = failure.map(Self.note)
  }

  /// The files that could be read, with their facts.
  package var read: [(path: String, facts: SwiftFile)] {
    sources.compactMap { source in
      guard case .success(let facts) = source.facts else { return nil }
      return (source.path, facts)
    }
  }

  private static func note(_ error: any Error) -> Finding {
    Finding(
      rule: "FactsCache", severity: .note,
      message: """
        The facts of the sources cannot be cached for the next run: \(error). The result is correct, but \
        the next run takes longer. Make the cache folder writable, or set ADDER_CACHE to another folder.
        """)
  }
}

// MARK: - Threads

extension SourceReading {
  /// The result of reading one file.
  private struct FileResult: Sendable {
    var source: ReadSource
    /// The length of the text in bytes.
    var size = 0
    var isNew = false
  }

  private typealias NewFacts = [(hash: ContentHash, facts: [UInt8])]

  /// The state that threads share: the next file to read, and the results.
  private struct Shared {
    var next = 0
    var results: [FileResult?]
    var new: NewFacts = []
    var doneCount = 0
  }

  /// The number of files that a thread processes at a time.
  private static let portion = 8

  private static func read(
    _ paths: [String], _ texts: some SourceTexts, _ archive: FactsArchive, keepsNew: Bool,
    _ options: Options
  ) -> ([FileResult], NewFacts) {
    let shared = Guarded(Shared(results: Array(repeating: nil, count: paths.count)))
    let threads = min(
      max(1, options.threads ?? ProcessControl.processorCount),
      (paths.count + portion - 1) / portion)
    WorkerThreads.run(threads) {
      var reader = FileReader(texts: texts, archive: archive, keepsNew: keepsNew, options: options)
      while true {
        let range = shared.withValue { shared in
          let start = shared.next
          shared.next = min(start + portion, paths.count)
          return start..<shared.next
        }
        if range.isEmpty { return }
        let results = range.map { reader.read(paths[$0]) }
        let new = reader.takeNew()
        shared.withValue { shared in
          for (index, result) in zip(range, results) { shared.results[index] = result }
          shared.new += new
          shared.doneCount += range.count
          options.didRead?(shared.doneCount)
        }
      }
    }
    return shared.withValue { shared in
      // All threads have ended, so each file has a result.
      (shared.results.compactMap(\.self), shared.new)
    }
  }

  /// Reads files one after another and reuses its memory.
  private struct FileReader<Texts: SourceTexts> {
    let texts: Texts
    let archive: FactsArchive
    let keepsNew: Bool
    let options: Options
    private var reader = SwiftReader()
    private var encoder = FactsEncoder()
    private var new: NewFacts = []

    init(texts: Texts, archive: FactsArchive, keepsNew: Bool, options: Options) {
      self.texts = texts
      self.archive = archive
      self.keepsNew = keepsNew
      self.options = options
    }

    mutating func takeNew() -> NewFacts {
      defer { new = [] }
      return new
    }

    mutating func read(_ path: String) -> FileResult {
      do throws(SourceProblem) {
        let text = try texts.bytes(of: path, limit: options.largestFile)
        return try read(path, text)
      } catch {
        return FileResult(source: ReadSource(path: path, facts: .failure(error)))
      }
    }

    private mutating func read(_ path: String, _ text: [UInt8]) throws(SourceProblem) -> FileResult
    {
      let hash = ContentHash(of: text)
      // Only facts of valid UTF-8 are archived, so the text needs no check.
      if let facts = archive.facts(for: hash), facts.length == text.count {
        let source = ReadSource(path: path, facts: .success(facts), hash: hash)
        return FileResult(source: source, size: text.count)
      }
      if let offset = UTF8Check.firstFault(in: text) {
        let line = 1 + text[..<offset].count { $0 == UInt8(ascii: "\n") }
        throw .notUTF8(line: line, offset: offset)
      }
      let facts = reader.read(text)
      if keepsNew { new.append((hash, encoder.encode(facts))) }
      let source = ReadSource(path: path, facts: .success(facts), hash: hash)
      return FileResult(source: source, size: text.count, isNew: true)
    }
  }
}
