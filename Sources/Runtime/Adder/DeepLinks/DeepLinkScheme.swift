/// How deep links of an app are written as URLs: the scheme, and the steps there are.
///
/// ```swift
/// let links = DeepLinkScheme("humans", steps: [PersonStep.self, BiographyStep.self])
/// let link = try links.link(from: "humans://person/42/biography")
/// ```
///
/// A URL is also how a link is saved: it is one string, whatever the steps hold.
public struct DeepLinkScheme: Sendable {
  private let scheme: String
  private let steps: [String: any DeepLinkStep.Type]

  /// - Parameters:
  ///   - scheme: what URLs begin with, such as `humans` or `https`.
  ///   - steps: all steps that can stand in a link. Of two with one name the first counts.
  public init(_ scheme: String, steps: [any DeepLinkStep.Type]) {
    self.scheme = scheme
    self.steps = Dictionary(steps.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The URL of a link.
  public func url(for link: DeepLink) throws(DeepLinkError) -> String {
    var parts: [String] = []
    for step in link.steps {
      let name = type(of: step).name
      guard steps[name] != nil else { throw .unknownStep(name, known: steps.keys.sorted()) }
      parts.append(try StepEncoder.text(of: step, name: name))
    }
    return "\(scheme)://\(parts.joined(separator: "/"))"
  }

  /// The link that a URL stands for. What follows a `?` belongs to the last step, and of that what
  /// nobody asks for is passed over, as marketing adds to URLs what it likes.
  public func link(from url: String) throws(DeepLinkError) -> DeepLink {
    let start = "\(scheme)://"
    guard url.lowercased().hasPrefix(start.lowercased()) else {
      throw .otherScheme(url, expected: scheme)
    }
    var text = url.dropFirst(start.count)
    text = text.prefix { $0 != "#" }
    let query = text.firstIndex(of: "?").map { text[text.index(after: $0)...] } ?? ""
    text = text.prefix { $0 != "?" }
    var segments = try text.split(separator: "/").map { segment throws(DeepLinkError) in
      try URLSegment(segment)
    }[...]
    var queryItems: [String: String] = [:]
    for item in query.split(separator: "&") {
      let (name, value) = try URLSegment.pair(item)
      queryItems[name] = value
    }
    var found: [any DeepLinkStep] = []
    while let segment = segments.popFirst() {
      guard let step = steps[segment.value] else {
        throw .unknownStep(segment.value, known: steps.keys.sorted())
      }
      found.append(try StepDecoder.step(step, from: &segments, segment, queryItems))
    }
    return DeepLink(found)
  }
}

/// Why a text is no deep link of an app, or a link cannot be written as one.
public enum DeepLinkError: Error, Hashable, Sendable {
  case otherScheme(String, expected: String)
  case unknownStep(String, known: [String])
  case missingValue(String, step: String)
  case unusableValue(String, of: String, step: String)
  /// The property is a list, a dictionary or a value made of several.
  case compositeValue(String, step: String)
  case badEscape(String)
}

extension DeepLinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .otherScheme(let url, let scheme):
      "'\(url)' is no deep link of this app: its links begin with '\(scheme)://'."
    case .unknownStep(let name, let known):
      "There is no step '\(name)' in deep links. Known: \(known.joined(separator: ", "))."
    case .missingValue(let key, let step):
      "The step '\(step)' needs a value for '\(key)', and the link ends before it."
    case .unusableValue(let value, let key, let step):
      "'\(value)' cannot be the '\(key)' of the step '\(step)'."
    case .compositeValue(let key, let step):
      """
      '\(key)' of the step '\(step)' is made of several values, and a link holds single ones. Keep an \
      identifier in the step and look the rest up.
      """
    case .badEscape(let text):
      "'\(text)' has a '%' that two hexadecimal digits do not follow."
    }
  }
}
