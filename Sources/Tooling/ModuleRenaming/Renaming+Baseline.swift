import AdderBase
import AdderFindings

// Keeps accepted findings accepted under their new names.
extension Renaming {
  /// Returns the path and the new text of the baseline, or `nil` if nothing in it changes or it cannot be
  /// read, which `adder check` reports.
  func baseline(of snapshot: ProjectSnapshot) -> (path: String, text: [UInt8])? {
    guard let path = snapshot.baseline, let text = snapshot.texts[path],
      let old = try? FindingBaseline(text, file: path)
    else { return nil }
    let new = old.renamed(symbol)
    return new.entries.map(\.key) == old.entries.map(\.key) ? nil : (path, Array(new.text.utf8))
  }

  /// Returns the symbol of a finding after the rename: `AccountPresenter.view` for `ProfilePresenter.view`.
  /// A symbol can also be the path of a file or the name of a module, and have a target in parentheses.
  private func symbol(_ old: String) -> String {
    let target = old.hasSuffix(")") ? old.ranges(of: " (").last?.lowerBound : nil
    let (subject, rest) = (old[..<(target ?? old.endIndex)], old[(target ?? old.endIndex)...])
    let path = newPath(String(subject))
    return (path == subject ? renamed(Array(subject.utf8)) : path) + rest
  }

  private func renamed(_ symbol: [UInt8]) -> String {
    var result: [UInt8] = []
    var position = 0
    for word in TextWords(symbol, in: 0..<symbol.count, hasEscapes: false) {
      let name = String(decoding: symbol[word], as: UTF8.self)
      // `Profile.id` is about a type. `Profile` and `Profile Router` are about the module.
      let isModule = word.lowerBound == 0 && symbol.dropFirst(word.count).first != UInt8(ascii: ".")
      let new =
        map.identifier(name) ?? (isModule && name == map.module?.old ? map.module?.new : nil)
      guard let new else { continue }
      result += symbol[position..<word.lowerBound] + new.utf8
      position = word.upperBound
    }
    return String(decoding: result + symbol[position...], as: UTF8.self)
  }
}
