/// The identifier of an app on Apple's platforms: `com.example.Shop`.
package struct BundleIdentifier: Hashable, Sendable {
  package let text: String

  /// - Parameters:
  ///   - prefix: The beginning of the identifier, as the user typed it: the company's reversed
  ///     domain.
  ///   - app: The name of the app.
  package init(prefix: String, app: AppName) throws(AppError) {
    let parts = prefix.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(Self.isAllowed) }) else {
      throw .invalidBundlePrefix(prefix)
    }
    text = "\(prefix).\(app.transcribed)"
  }

  /// The identifier for GTK, in which no component begins with a digit.
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
