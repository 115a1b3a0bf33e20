/// The format of an app's deep links as URLs: the scheme, the hosts of universal
/// links, and the known steps.
///
/// ```swift
/// let links = DeepLinkScheme("humans", steps: [PersonStep.self, BiographyStep.self])
/// let link = try links.link(from: "humans://person/42/biography")
///
/// let universal = DeepLinkScheme(
///   "https", hosts: ["humans.example"], steps: [PersonStep.self, BiographyStep.self])
/// let same = try universal.link(from: "https://humans.example/person/42/biography")
/// ```
///
/// To save a link, save its URL: it is one string, whatever the steps contain.
public struct DeepLinkScheme<Context>: Sendable {
  private let scheme: String
  private let hosts: [String]
  private let steps: [String: any DeepLinkStep<Context>.Type]

  /// - Parameters:
  ///   - scheme: The scheme of the URLs, such as `humans` or `https`.
  ///   - hosts: The hosts that precede the steps in universal links. URLs are written with the
  ///     first host and read with any of them. Without hosts, a URL begins with its steps.
  ///   - steps: All steps that a link can contain. If two have the same name,
  ///     the first one is used.
  public init(
    _ scheme: String, hosts: [String] = [], steps: [any DeepLinkStep<Context>.Type]
  ) {
    self.scheme = scheme
    self.hosts = hosts
    self.steps = Dictionary(steps.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the URL of a link.
  public func url(for link: DeepLink<Context>) throws(DeepLinkError) -> String {
    var parts = hosts.prefix(1).map { $0 }
    for step in link.steps {
      let name = type(of: step).name
      guard steps[name] != nil else { throw .unknownStep(name, known: steps.keys.sorted()) }
      parts.append(try StepEncoder.text(of: step, name: name))
    }
    return "\(scheme)://\(parts.joined(separator: "/"))"
  }

  /// Returns the link for a URL. The parameters after a `?` belong to the last step. Parameters
  /// that the step does not read are ignored, because marketing tools add their own.
  public func link(from url: String) throws(DeepLinkError) -> DeepLink<Context> {
    let start = "\(scheme)://"
    guard url.lowercased().hasPrefix(start.lowercased()) else {
      throw .otherScheme(url, expected: scheme)
    }
    var text = url.dropFirst(start.count)
    text = text.prefix { $0 != "#" }
    let query = text.firstIndex(of: "?").map { text[text.index(after: $0)...] } ?? ""
    text = text.prefix { $0 != "?" }
    if !hosts.isEmpty {
      let host = text.prefix { $0 != "/" }
      guard hosts.contains(where: { $0.lowercased() == host.lowercased() }) else {
        throw .otherHost(url, expected: hosts)
      }
      text = text.dropFirst(host.count)
    }
    var segments = try text.split(separator: "/").map { segment throws(DeepLinkError) in
      try URLSegment(segment)
    }[...]
    var queryItems: [String: String] = [:]
    for item in query.split(separator: "&") {
      let (name, value) = try URLSegment.pair(item)
      queryItems[name] = value
    }
    var found: [any DeepLinkStep<Context>] = []
    while let segment = segments.popFirst() {
      guard let step = steps[segment.value] else {
        throw .unknownStep(segment.value, known: steps.keys.sorted())
      }
      found.append(try Self.read(step, from: &segments, segment, queryItems))
    }
    return DeepLink(found)
  }

  private static func read<Step: DeepLinkStep<Context>>(
    _ step: Step.Type, from segments: inout ArraySlice<URLSegment>, _ name: URLSegment,
    _ query: [String: String]
  ) throws(DeepLinkError) -> any DeepLinkStep<Context> {
    try StepDecoder.step(step, from: &segments, name, query)
  }
}

/// The reason why a URL is not a deep link of an app, or why a link cannot be written as a URL.
public enum DeepLinkError: Error, Hashable, Sendable {
  case otherScheme(String, expected: String)
  case otherHost(String, expected: [String])
  case unknownStep(String, known: [String])
  case missingValue(String, step: String)
  case unusableValue(String, of: String, step: String)
  /// The property is a list, a dictionary or another value with several parts.
  case compositeValue(String, step: String)
  case badEscape(String)
}

extension DeepLinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .otherScheme(let url, let scheme):
      "'\(url)' is not a deep link of this app: its links begin with '\(scheme)://'."
    case .otherHost(let url, let hosts):
      "'\(url)' is not a deep link of this app: its links lead to \(hosts.joined(separator: " or "))."
    case .unknownStep(let name, let known):
      "There is no step '\(name)' in deep links. Known: \(known.joined(separator: ", "))."
    case .missingValue(let key, let step):
      "The step '\(step)' needs a value for '\(key)', but the link ends before it."
    case .unusableValue(let value, let key, let step):
      "'\(value)' is not a valid '\(key)' for the step '\(step)'."
    case .compositeValue(let key, let step):
      """
      '\(key)' of the step '\(step)' has several values, but a link can contain only single values. Store \
      an identifier in the step and look up the rest.
      """
    case .badEscape(let text):
      "'\(text)' has a '%' without two hexadecimal digits after it."
    }
  }
}
