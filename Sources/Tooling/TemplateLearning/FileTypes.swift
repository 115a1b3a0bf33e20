/// The types that files of modules declare under the same name, so that each file has its own.
struct FileTypes {
  /// The slots of the files that declare a type, by its name with gaps.
  private var slots: [String: Set<String>] = [:]

  mutating func add(_ name: String, in slot: String) { slots[name, default: []].insert(slot) }

  /// Returns the name by which a type of one file is told apart from those of others; `nil` if there are no others.
  func name(_ name: String, in slot: String) -> String? {
    guard let slots = slots[name], slots.count > 1, let place = slots.sorted().firstIndex(of: slot)
    else { return nil }
    return name + String(repeating: Gap.fileMark.rawValue, count: place + 1)
  }
}
