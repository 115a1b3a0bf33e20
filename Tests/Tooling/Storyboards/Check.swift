import AdderFindings
import Testing

@testable import AdderStoryboards

/// Checks the facts of a storyboard, one per line as in `summary`.
///
/// - Parameters:
///   - scenes: the content of the `scenes` element.
///   - initial: the identifier of the initial view controller.
func check(
  _ scenes: String, initial: String = "a", _ expected: String,
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  check(
    file: storyboard(scenes, initial: initial), "storyboard 3.0\n" + expected, location)
}

/// Checks the facts of a xib.
///
/// - Parameter objects: the content of the `objects` element.
func check(
  xib objects: String, _ expected: String,
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  check(file: xib(objects), "xib 3.0\n" + expected, location)
}

func check(
  file text: String, _ expected: String,
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  guard let file = read(text, location) else { return }
  checkTexts(of: file, in: Array(text.utf8), location)
  #expect(file.summary.joined(separator: "\n") == expected, sourceLocation: location)
}

/// Checks that a file is refused with an error that begins with this text.
func checkRefused(
  _ text: String, _ expected: String, _ location: Testing.SourceLocation = #_sourceLocation
) {
  checkRefused(Array(text.utf8), expected, location)
}

func checkRefused(
  _ bytes: [UInt8], _ expected: String, _ location: Testing.SourceLocation = #_sourceLocation
) {
  do throws(InterfaceFileError) {
    _ = try InterfaceFile(parsing: bytes, file: "f")
    Issue.record("No error", sourceLocation: location)
  } catch {
    #expect(error.description.hasPrefix(expected), "\(error)", sourceLocation: location)
  }
}

func read(
  _ text: String, _ location: Testing.SourceLocation = #_sourceLocation
) -> InterfaceFile? {
  do throws(InterfaceFileError) {
    return try InterfaceFile(parsing: Array(text.utf8), file: "f")
  } catch {
    Issue.record("\(error)", sourceLocation: location)
    return nil
  }
}

func storyboard(_ scenes: String, initial: String = "a") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="21225" initialViewController="\(initial)">
  <device id="retina6_1" orientation="portrait"/>
  <scenes>
  \(scenes)
  </scenes>
  </document>

  """
}

func xib(_ objects: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21225">
  <objects>
  \(objects)
  </objects>
  </document>

  """
}

// MARK: - Facts as text

extension InterfaceFile {
  /// One line per fact, without locations.
  var summary: [String] {
    var lines = [["\(kind)", formatVersion].text]
    lines += scenes.map {
      let isInitial = initialScene == $0
      return ["scene \($0.id)", isInitial ? "initial" : nil, "of \($0.controller ?? "nothing")"]
        .text
    }
    lines += objects.map(summary)
    lines += segues.map {
      [
        "segue \($0.id) \($0.source) \($0.kind.word) \($0.destination)",
        $0.identifier?.labelled("identifier"), $0.customClass?.summary,
        $0.relationship?.labelled("relationship"), $0.unwindAction?.labelled("unwind"),
        $0.creationSelector?.labelled("made by"), $0.presentationStyle?.labelled("as"),
      ].text
    }
    lines += outlets.map {
      "outlet\($0.isCollection ? "s" : "") \($0.owner).\($0.property.text) = \($0.destination)"
    }
    lines += actions.map {
      ["action \($0.source) → \($0.destination) \($0.selector.text)", $0.eventType].text
    }
    lines += runtimeAttributes.map {
      "attribute \($0.owner).\($0.keyPath.text) = \($0.value?.text ?? "?") (\($0.type))"
    }
    return lines
  }

  private func summary(of object: InterfaceObject) -> String {
    let reference = object.storyboardReference.map {
      [
        "stands for", $0.storyboardName?.labelled("storyboard"),
        $0.referencedIdentifier?.labelled("scene"), $0.bundleIdentifier?.labelled("bundle"),
      ].text
    }
    return [
      scene(of: object).map { "\($0.id):" }, object.element, object.id,
      object.placeholder.map { "(\($0))" }, object.customClass?.summary,
      object.storyboardIdentifier?.labelled("identifier"),
      object.restorationIdentifier?.labelled("restoration"),
      object.reuseIdentifier?.labelled("reuse"), object.title?.labelled("title"),
      object.userLabel?.labelled("label"), reference,
    ].text
  }

  /// Every value with a location, in no particular order.
  var texts: [InterfaceText] {
    let inObjects = objects.flatMap { object in object.attributes.map(\.value) }
    let inSegues = segues.flatMap {
      [
        $0.identifier, $0.relationship, $0.unwindAction, $0.creationSelector, $0.customClass?.name,
        $0.customClass?.module, $0.customClass?.moduleProvider,
      ].compactMap(\.self)
    }
    let inAttributes = runtimeAttributes.flatMap { [$0.keyPath, $0.value].compactMap(\.self) }
    return inObjects + inSegues + inAttributes + outlets.map(\.property) + actions.map(\.selector)
      + [initialViewController].compactMap(\.self)
  }

  /// The locations of all elements from which facts are read.
  var places: [InterfacePlace] {
    scenes.map(\.place) + objects.map(\.place) + segues.map(\.place) + outlets.map(\.place)
      + actions.map(\.place) + runtimeAttributes.map(\.place)
  }
}

extension CustomClass {
  var summary: String {
    let module = module.map { " of \($0.text)" } ?? ""
    return "class \(name.text)\(module)\(inheritsModuleFromTarget ? " (target)" : "")"
  }
}

extension InterfaceText {
  fileprivate func labelled(_ label: String) -> String { "\(label) \(text)" }
}

extension Segue.Kind {
  var word: String { if case .other(let word) = self { "other \(word)" } else { "\(self)" } }
}

extension [String?] {
  fileprivate var text: String { compactMap(\.self).joined(separator: " ") }
}

// MARK: - Bytes

/// Checks that the bytes of every value, when unescaped, equal the value's text.
func checkTexts(
  of file: InterfaceFile, in bytes: [UInt8],
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  for text in file.texts {
    guard bytes.indices.contains(text.range.lowerBound - 1), text.range.upperBound < bytes.count
    else {
      Issue.record("\(text) is outside of the file", sourceLocation: location)
      continue
    }
    let raw = String(decoding: bytes[text.range], as: UTF8.self)
    #expect(unescaped(raw) == text.text, sourceLocation: location)
    let before = bytes[text.range.lowerBound - 1]
    let after = bytes[text.range.upperBound]
    let isQuoted = before == after && (before == 0x22 || before == 0x27)
    let isBetweenTags = before == UInt8(ascii: ">") && after == UInt8(ascii: "<")
    #expect(isQuoted || isBetweenTags, "\(text)", sourceLocation: location)
  }
  for place in file.places {
    #expect(bytes[place.offset] == UInt8(ascii: "<"), "\(place)", sourceLocation: location)
  }
}

/// The text of an attribute's raw value, with entities replaced.
func unescaped(_ raw: String) -> String {
  var text = ""
  var rest = raw.replacing("\r\n", with: " ").unicodeScalars[...]
  while let scalar = rest.popFirst() {
    guard scalar == "&", let end = rest.firstIndex(of: ";") else {
      text.unicodeScalars.append("\t\n\r".unicodeScalars.contains(scalar) ? " " : scalar)
      continue
    }
    let name = String(rest[..<end])
    rest = rest[rest.index(after: end)...]
    switch name {
    case "lt": text += "<"
    case "gt": text += ">"
    case "amp": text += "&"
    case "quot": text += "\""
    case "apos": text += "'"
    default:
      let isHexadecimal = name.hasPrefix("#x")
      let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      text.unicodeScalars.append(number.flatMap(Unicode.Scalar.init) ?? "?")
    }
  }
  return text
}
