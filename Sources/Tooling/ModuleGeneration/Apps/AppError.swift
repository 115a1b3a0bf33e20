import AdderArchitectures
package import AdderFindings

/// The errors that a request for a new app can cause.
package enum AppError: ReportedError, Equatable {
  case invalidName(String, suggestion: String?)
  case reservedName(String)
  case tooLongName(String, limit: Int)
  case invalidBundlePrefix(String)
  /// The modules of an architecture are made from its file alone, and so have no GTK windows.
  case noWindows(String)
  /// The modules of an architecture have no view, and an app with windows needs one.
  case firstModuleWithoutView(String)
  case architectureNotChosen(known: [String])
  /// A project's own architecture, given by the path of its file.
  case architectureElsewhere(String)
  case xcodeNeedsUIKit
  /// The location of the library that the app depends on is not set.
  case libraryMissing
  /// A folder does not contain the library.
  case noLibrary(String)
  /// A file or a type of the first module has the same name as a file or a type of the app itself.
  case moduleNameTaken(String, file: String)
  /// The app's folder already exists and is not empty.
  case folderNotEmpty(String)

  package var message: String {
    switch self {
    case .invalidName(let text, let suggestion):
      """
      '\(text)' cannot name an app: it becomes the name of a folder, of targets and of what tests \
      import. Start with a capital letter and use only letters and digits, \
      for example '\(suggestion ?? "Shop")'.
      """
    case .reservedName(let text):
      """
      '\(text)' cannot name an app: the name belongs to Swift, or to a library of Swift, the \
      system or Adder that the app could then not import. Add what the app is for, for example '\(text)App'.
      """
    case .tooLongName(let text, let limit):
      """
      '\(text.prefix(20))…' is \(text.utf8.count) bytes long, but an app's name may have at most \(limit). \
      Choose a shorter name.
      """
    case .invalidBundlePrefix(let text):
      """
      '\(text)' cannot begin the identifier of an app. Give the company's reversed domain, with \
      letters from A to Z, digits and '-', for example '--bundle-prefix com.example'.
      """
    case .noWindows(let name):
      """
      The modules of '\(name)' are made from its file alone, and only the templates that come with \
      Adder have GTK windows. Choose another --ui, or let the file extend one of \
      \(ShippedArchitectures.names.joined(separator: ", ")).
      """
    case .firstModuleWithoutView(let name):
      """
      The modules of '\(name)' have no view, so an app cannot begin with one. Create a program for the \
      terminal with '--kind package --ui none'.
      """
    case .architectureNotChosen(let known):
      """
      No architecture is set for the app. Add --architecture NAME; 'adder architecture \
      show NAME' describes one. Known: \(known.joined(separator: ", ")).
      """
    case .architectureElsewhere(let path):
      """
      The app gets a copy of its architecture, but the architecture extends '\(path)', which is not in \
      its folder. Move the files into one folder.
      """
    case .xcodeNeedsUIKit:
      """
      An Xcode project is an iOS app, which uses UIKit. Leave out '--ui', or create a \
      package: '--kind package'.
      """
    case .libraryMissing:
      """
      The app depends on the library Adder, but its location is not set. Add '--library' with the \
      folder of a clone or a git URL.
      """
    case .noLibrary(let path):
      """
      '\(path)' is not a clone of Adder: it has no 'Sources/Runtime/AdderGTK'. Give the folder \
      that contains Adder's Package.swift.
      """
    case .moduleNameTaken(let module, let file):
      """
      The first module cannot be called '\(module)': the app itself has a '\(file)'. Choose another \
      name with --module.
      """
    case .folderNotEmpty(let path):
      """
      '\(path)' already exists and is not empty, so nothing was written. Choose another name, or \
      move it away.
      """
    }
  }

  package var location: SourceLocation? { nil }

  package var exitStatus: ExitStatus {
    switch self {
    case .folderNotEmpty: .refused
    default: .unusableInput
    }
  }
}
