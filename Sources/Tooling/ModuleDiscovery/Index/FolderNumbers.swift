/// Assigns a number to each distinct folder name.
struct FolderNumbers {
  private var numbers: [Substring: Int32] = [:]
  /// The latest result. It is kept because files in the same folder are usually adjacent.
  private var last: (folder: Substring, numbers: [Int32]) = ("", [])

  /// Returns the numbers of the folders that contain a file, outermost first.
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
