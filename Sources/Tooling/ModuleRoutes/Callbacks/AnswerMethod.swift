import AdderArchitectures
import AdderModuleDiscovery

/// A method that reports the result of a request: `didObtainNews(_ news: [News])`.
struct AnswerMethod {
  let name: String
  let parameters: [Parameter]
  /// What the method does: lines, indented with tabs.
  var body: [String] = []

  struct Parameter {
    /// `nil` for none.
    let label: String?
    let name: String
    let type: String

    var text: String {
      guard let label else { return "_ \(name): \(type)" }
      return label == name ? "\(name): \(type)" : "\(label) \(name): \(type)"
    }
  }

  var parametersText: String { parameters.map(\.text).joined(separator: ", ") }
  var labels: [String] { parameters.map { $0.label ?? "_" } }

  /// - Parameters:
  ///   - names: the names of the values, in the closure's order.
  init(_ name: String, _ values: [(name: String, type: String)], body: [String]) {
    self.name = name
    self.body = body
    parameters = values.enumerated().map { position, value in
      Parameter(label: position == 0 ? nil : value.name, name: value.name, type: value.type)
    }
  }

  /// A call with arguments: `didObtainNews(news)`.
  func call(_ arguments: [String]) -> String {
    let texts = zip(parameters, arguments).map { parameter, argument in
      parameter.label.map { "\($0): \(argument)" } ?? argument
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  // MARK: Names

  /// `didObtainNews` for `obtainNews`.
  static func name(for request: String) -> String {
    let plain = request.trimmingBackticks
    let name = plain.prefix(1).uppercased() + plain.dropFirst()
    let isQuestion = ["is", "has", "can", "should"].contains { word in
      plain.hasPrefix(word) && plain.dropFirst(word.count).first?.isUppercase ?? false
    }
    return isQuestion ? "didCheck\(name)" : "did\(name)"
  }

  /// `news` for `obtainNews`; `nil` for a method that is only a verb.
  static func noun(in request: String) -> String? {
    let plain = request.trimmingBackticks
    guard let start = plain.firstIndex(where: \.isUppercase) else { return nil }
    var noun = plain[start...]
    for word in ["By", "For", "With", "From", "At", "In", "To", "Of"] {
      if let end = noun.ranges(of: word).first(where: { range in
        range.lowerBound > noun.startIndex
          && (range.upperBound == noun.endIndex || noun[range.upperBound].isUppercase)
      }) {
        noun = noun[..<end.lowerBound]
      }
    }
    return noun.prefix(1).lowercased() + noun.dropFirst()
  }

  /// The name of a value by its type: `error` for `NetworkError?`.
  static func name(ofType type: String) -> String? {
    let plain = type.filter { !"?! ".contains($0) }
    if plain.hasPrefix("Result<") { return "result" }
    if plain == "Bool" { return "success" }
    guard plain.allSatisfy({ $0.isLetter || $0.isNumber }),
      let start = plain.lastIndex(where: \.isUppercase)
    else { return nil }
    return plain[start...].lowercased()
  }
}
