package import Foundation

/// Stores the count in a file.
@MainActor package final class CounterDataStore {
  private let file: URL

  /// - Parameter file: the file that stores the count. The file and
  ///   its folder are created when the count is saved.
  package init(file: URL) {
    self.file = file
  }

  /// The file in the user's application support folder.
  package static var standardFile: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? URL(filePath: NSHomeDirectory()))
      .appending(path: "Counter/count.txt")
  }
}

// MARK: - CounterDataStoreInterface

extension CounterDataStore: CounterDataStoreInterface {
  package func fetchCount() throws(CounterDataStoreError) -> Int {
    guard FileManager.default.fileExists(atPath: file.path()) else { return 0 }
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw .unreadable(path: file.path())
    }
    guard let count = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)), count >= 0 else {
      throw .malformed(path: file.path())
    }
    return count
  }

  package func save(count: Int) throws(CounterDataStoreError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(count)\n".utf8).write(to: file, options: .atomic)
    } catch {
      throw .notSaved(path: file.path())
    }
  }
}
