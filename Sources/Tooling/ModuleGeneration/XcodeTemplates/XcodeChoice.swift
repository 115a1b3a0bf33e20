import AdderBase
import AdderFindings

/// What the user chooses in Xcode: one of several values, or whether a part is on. For each
/// combination of answers, a template of Xcode has a folder with the files.
struct XcodeChoice: Sendable {
  var identifier: String
  var title: String
  var summary: String
  var answers: [Answer]
  /// The index of the answer that Xcode offers.
  var usual: Int
  /// True if the choice is a checkbox, whose second answer means that it is checked.
  var isCheckbox: Bool

  struct Answer: Sendable {
    /// What Xcode puts into the name of the folder.
    var folder: String
    var answers: XcodeAnswers
  }

  /// Returns all combinations of answers, as an index for each choice.
  static func combinations(of choices: [XcodeChoice]) -> [[Int]] {
    choices.reduce([[]]) { combinations, choice in
      combinations.flatMap { known in choice.answers.indices.map { known + [$0] } }
    }
  }

  static func count(of choices: [XcodeChoice]) -> Int {
    choices.reduce(1) { $0 * $1.answers.count }
  }

  /// Returns the answers that a combination stands for.
  static func answers(_ combination: [Int], of choices: [XcodeChoice]) -> XcodeAnswers {
    var all = XcodeAnswers()
    for (choice, index) in zip(choices, combination) {
      let answers = choice.answers[index].answers
      all.parameters.merge(answers.parameters) { $1 }
      all.parts.merge(answers.parts) { $1 }
    }
    return all
  }

  /// The names of the parameters, or of the part.
  var names: [String] {
    let all = answers.map(\.answers)
    return Set(all.flatMap(\.parameters.keys)).union(all.flatMap(\.parts.keys)).sorted()
  }
}

// MARK: - The choices of a template

/// The choices that a template can offer in Xcode.
struct XcodeChoices {
  private let questions: TemplateParameters
  private let request: XcodeTemplateRequest
  /// The defaults of the parameters and the parts.
  private let usual: TemplateChoices

  /// The values of parameters that are of use in Xcode.
  private static let preferred = ["ui": "uikit"]
  /// The values of parameters that are offered only on request: GTK's windows are built on Linux.
  private static let rare = ["ui": ["gtk"]]

  /// - Parameter usual: The choices if only the request's own are made.
  init(
    _ questions: TemplateParameters, _ request: XcodeTemplateRequest, usual: TemplateChoices
  ) {
    self.questions = questions
    self.request = request
    self.usual = usual
  }

  /// Returns the values that a request leaves to the template although another one is of more use in
  /// Xcode.
  static func preferredValues(
    _ questions: TemplateParameters, _ request: XcodeTemplateRequest
  ) -> [String: String] {
    preferred.filter { name, value in
      request.parameters[name] == nil
        && questions.parameters.contains { $0.name == name && $0.values.contains(value) }
    }
  }

  /// The choices that the request names.
  func named(_ options: [XcodeTemplateRequest.Option]) throws(XcodeTemplateProblem)
    -> [XcodeChoice]
  {
    var values: [String: [String]] = [:]
    var parts: Set<String> = []
    for option in options {
      if let parameter = questions.parameters.first(where: { $0.name == option.name }) {
        let chosen = option.values.isEmpty ? offered(parameter) : option.values
        if let wrong = chosen.first(where: { !parameter.values.contains($0) }) {
          throw .unknownOption(
            "\(option.name):\(wrong)", suggestion: nil,
            known: parameter.values.map { "\(option.name):\($0)" })
        }
        guard chosen.count > 1 else { throw .noValues(option.name) }
        values[option.name] = chosen
      } else if let part = questions.part(named: option.name), option.values.isEmpty {
        parts.insert(part.name)
      } else {
        let known = questions.parameters.map(\.name) + questions.parts.map(\.name)
        throw .unknownOption(
          option.name, suggestion: Spelling.nearest(to: option.name, among: known), known: known)
      }
    }
    return popups(values)
      + questions.parts.filter { parts.contains($0.name) }.map(checkbox)
  }

  /// A popup for each parameter that the request does not set, and a checkbox for each part.
  var all: [XcodeChoice] {
    let free = questions.parameters.filter { request.parameters[$0.name] == nil }
    let values = free.map { ($0.name, offered($0)) }.filter { $0.1.count > 1 }
    let set = (request.wantedParts + request.unwantedParts).map { $0.lowercased() }
    return popups(Dictionary(uniqueKeysWithValues: values))
      + questions.parts.filter { !set.contains($0.name.lowercased()) }.map(checkbox)
  }

  private func offered(_ parameter: TemplateParameters.Parameter) -> [String] {
    let rare = Self.rare[parameter.name] ?? []
    return parameter.values.filter { !rare.contains($0) || $0 == usual.parameters[parameter.name] }
  }

  private func checkbox(_ part: TemplateParameters.Part) -> XcodeChoice {
    let answers = [false, true].map { isOn in
      XcodeChoice.Answer(
        folder: isOn ? part.name : "", answers: XcodeAnswers(parts: [part.name: isOn]))
    }
    return XcodeChoice(
      identifier: part.name, title: part.name, summary: part.summary, answers: answers,
      usual: usual.parts.contains(part.name) ? 1 : 0, isCheckbox: true)
  }

  // MARK: - Popups

  /// Returns a popup for each parameter. Parameters of which not all values fit together share one,
  /// because in Xcode a value cannot need a value of another popup.
  private func popups(_ values: [String: [String]]) -> [XcodeChoice] {
    var groups: [[TemplateParameters.Parameter]] = []
    for parameter in questions.parameters where values[parameter.name] != nil {
      let others = groups.indices.filter { index in
        groups[index].contains { exclude($0, parameter, values) }
      }
      let joined = others.flatMap { groups[$0] } + [parameter]
      for index in others.reversed() { groups.remove(at: index) }
      groups.append(joined)
    }
    return groups.compactMap { popup($0, values) }
  }

  /// Returns true if a value of one parameter needs another value of the other.
  private func exclude(
    _ one: TemplateParameters.Parameter, _ other: TemplateParameters.Parameter,
    _ values: [String: [String]]
  ) -> Bool {
    [(one, other), (other, one)].contains { first, second in
      (values[first.name] ?? []).contains { value in
        guard let needed = first.needs[value]?[second.name] else { return false }
        return values[second.name]?.contains { $0 != needed } ?? false
      }
    }
  }

  private func popup(
    _ group: [TemplateParameters.Parameter], _ values: [String: [String]]
  ) -> XcodeChoice? {
    let combinations = group.reduce([[:]]) { known, parameter in
      known.flatMap { combination in
        (values[parameter.name] ?? []).map { combination.merging([parameter.name: $0]) { $1 } }
      }
    }
    let answers = combinations.filter(isPossible).map { combination in
      XcodeChoice.Answer(
        folder: group.compactMap { combination[$0.name] }.joined(separator: ", "),
        answers: XcodeAnswers(parameters: combination))
    }
    guard answers.count > 1, let first = group.first else { return nil }
    let usual = answers.firstIndex { answer in
      answer.answers.parameters.allSatisfy { name, value in
        self.usual.parameters[name] == value
      }
    }
    let identifier = group.dropFirst().reduce(first.name) { $0 + $1.name.withCapital }
    return XcodeChoice(
      identifier: identifier, title: group.map(\.name).joined(separator: ", ") + ":",
      summary: group.map(\.summary).joined(separator: "; "), answers: answers,
      usual: usual ?? 0, isCheckbox: false)
  }

  /// Returns true if these values fit together and to the values that the request sets.
  private func isPossible(_ values: [String: String]) -> Bool {
    let given = request.parameters.merging(values) { $1 }
    return values.allSatisfy { name, value in
      let parameter = questions.parameters.first { $0.name == name }
      return (parameter?.needs[value] ?? [:]).allSatisfy { other, needed in
        given[other].map { $0 == needed } ?? true
      }
    }
  }
}

extension String {
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
