import AdderBase
package import AdderFindings
import AdderSwiftSource

/// The facts of many source files, read on several threads, with those that were kept from an earlier run.
package struct SourceReading: Sendable {
  /// In the order they were asked for.
  package let sources: [ReadSource]
  /// How many texts had to be read again.
  package let parsedCount: Int
  /// Says that the cache cannot be used and everything is slower; `nil` when it can, or there is none.
  package let cacheNote: Finding?

  package struct Options: Sendable {
    /// How many threads read. By default as many as the machine runs side by side.
    package var threads: Int?
    /// Files of more bytes are left out.
    package var largestFile = 16_000_000
    /// Called after every few files with the number done; never by two threads at once.
    package var didRead: (@Sendable (Int) -> Void)?

    package init(threads: Int? = nil) {
      self.threads = threads
    }
  }

  /// Reads files; a file that cannot be read is reported in its place.
  ///
  /// Costs about ten nanoseconds a byte of text that is new, and three a byte that is not.
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
    /// The length of the text.
    var size = 0
    var isNew = false
  }

  private typealias NewFacts = [(hash: ContentHash, facts: [UInt8])]

  /// What threads do in turn: take files, and give back what they say.
  private struct Shared {
    var next = 0
    var results: [FileResult?]
    var new: NewFacts = []
    var doneCount = 0
  }

  /// How many files a thread takes at once.
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
      // Every file was given to a thread, and each has ended.
      (shared.results.compactMap(\.self), shared.new)
    }
  }

  /// Reads one file after the other with the same memory.
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
      // Only of texts that are UTF-8 facts are kept.
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
