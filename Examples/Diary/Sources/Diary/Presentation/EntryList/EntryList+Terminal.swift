// The terminal user interface of EntryList.

// MARK: - Screen

extension EntryListView: Screen {
  var prompt: String {
    let items = menu.map { "\($0.key): \($0.title)" }
    return (["+: new entry", "number: read"] + items + ["q: quit"]).joined(separator: ", ")
  }

  func take(_ line: String) {
    switch line {
    case "+": requestNewEntry()
    case "q": close()
    default:
      if let number = Int(line), number > 0 {
        selectEntry(at: number - 1)
      } else {
        selectMenuItem(withKey: line)
      }
    }
  }
}

// MARK: - EntryListTransitionHandler

extension Terminal: EntryListTransitionHandler {
  func openMenuModule(_ item: MenuItem) {
    open(item.makeScreen(self))
  }
}
