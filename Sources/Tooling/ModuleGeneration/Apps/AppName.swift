import AdderProjects

/// The name of an app. The app's folder, its targets and the module that tests import have
/// the same name.
package struct AppName: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  package var description: String { text }

  /// The modules that an app can import. A target with the name of one of these modules would hide
  /// that module.
  private static let modules = SortedNames(SystemNames.modules)

  /// - Parameter text: The name that the user typed.
  package init(validating text: String) throws(AppError) {
    do throws(ProjectError) {
      self.text = try ModuleName(validating: text).text
    } catch {
      switch error {
      case .reservedModuleName(let name): throw .reservedName(name)
      case .tooLongModuleName(let name, let limit): throw .tooLongName(name, limit: limit)
      case .invalidModuleName(let name, let suggestion):
        throw .invalidName(name, suggestion: suggestion)
      default: throw .invalidName(text, suggestion: nil)
      }
    }
    guard !Self.modules.contains(text), !Self.modules.contains(transcribed) else {
      throw .reservedName(text)
    }
  }

  /// The name in ASCII, for uses that allow no other letters. Russian letters are
  /// transliterated; all other letters are omitted.
  package var transcribed: String {
    var text = ""
    for scalar in self.text.unicodeScalars {
      if scalar.isASCII {
        text.unicodeScalars.append(scalar)
        continue
      }
      let lower = scalar.properties.lowercaseMapping
      guard let sound = Self.russian[lower] else { continue }
      text += lower == String(scalar) ? sound : sound.prefix(1).uppercased() + sound.dropFirst()
    }
    // This is also the name of a type, which cannot begin with a digit.
    guard let first = text.first, first.isLetter else { return "App\(text)" }
    return first.uppercased() + text.dropFirst()
  }

  private static let russian: [String: String] = [
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z",
    "и": "i", "й": "y", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r",
    "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh",
    "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu", "я": "ya",
  ]
}
