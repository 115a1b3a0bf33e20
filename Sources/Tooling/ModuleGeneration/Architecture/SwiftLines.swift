/// Lines of Swift code.
enum SwiftLines {
  private static let width = 100

  /// A list in parentheses or brackets, as lines: on one line if it fits, and otherwise with a line
  /// for each element.
  ///
  /// - Parameters:
  ///   - start: The code before the elements, such as `init(`.
  ///   - end: The code after them.
  ///   - indent: The number of columns before the first line.
  static func list(
    _ start: String, _ elements: [String], _ end: String, indent: Int
  ) -> [String] {
    let line = start + elements.joined(separator: ", ") + end
    guard indent + line.count > width, !elements.isEmpty else { return [line] }
    let isArray = start.hasSuffix("[")
    let inner = elements.enumerated().map { index, element in
      "    " + element + (isArray || index < elements.count - 1 ? "," : "")
    }
    return [start] + inner + [end]
  }
}
