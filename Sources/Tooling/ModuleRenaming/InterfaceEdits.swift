import AdderFileChanges
import AdderStoryboards

/// The edits of one storyboard or xib: classes, identifiers, members, and
/// references to other storyboards.
struct InterfaceEdits {
  private var replacements: [Range<Int>: String] = [:]
  private let names: NameMap

  var edits: [FileEdit] { replacements.map { FileEdit($0.key, with: $0.value) } }

  init(of file: InterfaceFile, _ names: NameMap) {
    self.names = names
    for object in file.objects { take(object) }
    for segue in file.segues {
      take(segue.customClass)
      replace(segue.identifier, names.literals)
      take(selector: segue.unwindAction)
      take(selector: segue.creationSelector)
    }
    for outlet in file.outlets { replace(outlet.property, names.members) }
    for action in file.actions { take(selector: action.selector) }
    for attribute in file.runtimeAttributes {
      replace(attribute.keyPath, names.members)
      // Typhoon calls the method of an assembly that this key names.
      replace(
        attribute.value, attribute.keyPath.text == "typhoonKey" ? names.members : names.types)
    }
  }

  private mutating func take(_ object: InterfaceObject) {
    take(object.customClass)
    for identifier in object.identifiers { replace(identifier, names.literals) }
    replace(object.storyboardReference?.storyboardName, names.literals)
    replace(object.storyboardReference?.referencedIdentifier, names.literals)
  }

  /// Without a module, a class is the Objective-C class with that name if there is one.
  private mutating func take(_ customClass: CustomClass?) {
    guard let customClass,
      customClass.module != nil || !names.objectiveC.contains(customClass.name.text)
    else { return }
    replace(customClass.name, names.types)
  }

  private mutating func replace(_ text: InterfaceText?, _ map: [String: String]) {
    // Text that is written with XML entities differs from its bytes in the file, and is not edited.
    guard let text, text.range.count == text.text.utf8.count, let new = map[text.text] else {
      return
    }
    replacements[text.range] = new
  }

  /// Replaces the name of the method in `openProfile:` and in `openProfileWithSender:event:`.
  private mutating func take(selector text: InterfaceText?) {
    guard let text, text.range.count == text.text.utf8.count else { return }
    let first = text.text.prefix { $0 != ":" }
    let name = first.firstRange(of: "With").map { String(first[..<$0.lowerBound]) } ?? String(first)
    for name in [String(first), name] {
      guard let new = names.members[name] else { continue }
      let start = text.range.lowerBound
      replacements[start..<start + name.utf8.count] = new
      return
    }
  }
}

extension InterfaceObject {
  /// The names that code uses for the object.
  var identifiers: [InterfaceText] {
    [storyboardIdentifier, restorationIdentifier, reuseIdentifier].compactMap(\.self)
  }
}
