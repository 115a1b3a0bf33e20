/// What an app is known by to Apple's systems: `com.example.Shop`.
package struct BundleIdentifier: Hashable, Sendable {
  package let text: String

  /// - Parameters:
  ///   - prefix: the beginning that the user typed, the company's reversed domain.
  ///   - app: the name of the app.
  package init(prefix: String, app: AppName) throws(AppError) {
    let parts = prefix.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(Self.isAllowed) }) else {
      throw .invalidBundlePrefix(prefix)
    }
    text = "\(prefix).\(app.transcribed)"
  }

  /// The same for GTK, where no part begins with a digit.
  var gtkText: String {
    text.split(separator: ".").map { $0.first?.isNumber == true ? "_\($0)" : String($0) }
      .joined(separator: ".")
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-": true
    default: false
    }
  }
}
