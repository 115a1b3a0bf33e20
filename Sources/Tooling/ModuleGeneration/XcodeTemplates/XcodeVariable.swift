/// A text that the user enters in Xcode and that Xcode puts into paths and files.
///
/// Xcode has no modifier that changes the case of a variable or splits it into words, so each form of
/// a module's name that a template uses is a text of its own.
enum XcodeVariable: String, CaseIterable, Sendable {
  /// `PostList`. Xcode names the new files by the variable with this identifier.
  case productName
  /// `postList`
  case moduleVariable
  /// `post list`
  case moduleWords
  /// `Post list`
  case moduleTitle
  /// `postlist`
  case moduleLowercase
  /// `POSTLIST`
  case moduleUppercase
  /// The module that tests import.
  case productModule

  /// The macro that Xcode replaces in a file.
  var macro: String {
    switch self {
    case .productName, .moduleVariable, .productModule: "___VARIABLE_\(rawValue):identifier___"
    case .moduleWords, .moduleTitle, .moduleLowercase, .moduleUppercase:
      "___VARIABLE_\(rawValue)___"
    }
  }

  /// The macro that Xcode replaces in a path.
  var macroInPath: String {
    // A colon cannot be in the name of a file on every system.
    self == .productName ? "___FILEBASENAME___" : "___VARIABLE_\(rawValue)___"
  }

  /// The question for the text.
  var option: XcodeOption {
    let (title, summary) = question
    return XcodeOption(
      identifier: rawValue, title: title, summary: summary, kind: .text(initial: initialText),
      isRemembered: self == .productModule)
  }

  private var question: (title: String, summary: String) {
    switch self {
    case .productName: ("Module:", "The name of the module, such as PostList")
    case .moduleVariable:
      ("Name in variables:", "The name with a small first letter, such as postList")
    case .moduleWords: ("Name in comments:", "The name in words: Profile, or post list")
    case .moduleTitle: ("Name in titles:", "The name in words with a capital, such as Post list")
    case .moduleLowercase: ("Name in small letters:", "The name such as postlist")
    case .moduleUppercase: ("Name in capitals:", "The name such as POSTLIST")
    case .productModule: ("Tested module:", "The module that the tests import, such as MyApp")
    }
  }

  /// The text that Xcode offers. A comment can have the module's name instead of the name in words.
  private var initialText: String? {
    switch self {
    case .moduleWords, .moduleTitle: Self.productName.macro
    case .productName, .moduleVariable, .moduleLowercase, .moduleUppercase, .productModule: nil
    }
  }
}
