import AdderBase

/// The import with which a test case or a double of the template sees the module's code, if the team's own files did without:
/// because they no longer compile, or because only code that is left out needed it.
struct TestImport {
  /// The names of the types that the template makes outside of tests.
  private let types: Set<String>
  private let line: String

  init(_ common: CommonModule, _ modules: [[CommonModule.Version]]) {
    types = Set(
      common.types.filter { type in
        type.containers.contains { !$0.slot.hasPrefix(TestFolders.mark) }
      }.map(\.name))
    let imports = modules.joined().filter { $0.slot.hasPrefix(TestFolders.mark) }
      .flatMap(\.pieces).map(\.key).filter { $0.hasPrefix(Self.mark) }
    line =
      Majority(imports).first?.liquid ?? "\(Self.mark){{ module_info.product_module_name }}"
  }

  private static let mark = "@testable import "

  /// Returns the Liquid of a file, with the import if the file's code needs it and has none.
  func added(to text: String, of slot: String) -> String {
    let liquid = text.liquid
    let words = Set(
      text.split { !($0.isLetter || $0.isNumber || $0 == "_" || Gap(rawValue: $0) != nil) }
        .map(String.init))
    guard slot.hasPrefix(TestFolders.mark), !text.contains(Self.mark),
      !types.isDisjoint(with: words)
    else { return liquid }
    var lines = liquid.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let last = lines.lastIndex { $0.hasPrefix("import ") }
    let start = lines.firstIndex { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("{%") }
    if let last {
      lines.insert(line, at: last + 1)
    } else {
      lines.insert(contentsOf: [line, ""], at: start ?? 0)
    }
    return lines.joined(separator: "\n")
  }
}
