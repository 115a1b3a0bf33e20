/// Gives each different name of a folder a number.
struct FolderNumbers {
  private var numbers: [Substring: Int32] = [:]
  /// Files of one folder mostly come one after the other.
  private var last: (folder: Substring, numbers: [Int32]) = ("", [])

  /// The folders that a file is in, from the outermost.
  mutating func numbers(around path: String) -> [Int32] {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    let folder = path[..<end]
    if folder != last.folder {
      last = (folder, folder.split(separator: "/").map { number(of: $0) })
    }
    return last.numbers
  }

  private mutating func number(of folder: Substring) -> Int32 {
    if let known = numbers[folder] { return known }
    let number = Int32(numbers.count)
    numbers[folder] = number
    return number
  }
}
