import AdderArchitectures
import AdderBase
import AdderFindings

/// The answers to a template's questions: a value for each parameter, and the parts that are on.
struct TemplateChoices: Equatable {
  var parameters: [String: String]
  /// The parts that are on, in the order of the template.
  var parts: [String]

  /// - Throws: `GenerationError` for a parameter, a value or a part
  ///   that the template does not have.
  init(
    _ request: GenerationRequest, of template: String, _ questions: TemplateParameters
  ) throws(GenerationError) {
    let questions = questions.parts(of: request.architecture)
    parameters = try Self.values(request, of: template, questions)
    let wanted = try questions.requiredParts(
      request.wantedParts, of: template, request.partPlaces)
    let unwanted = try questions.requiredParts(
      request.unwantedParts, of: template, request.partPlaces)
    parts = questions.parts.filter { part in
      wanted.contains(part.name) || (part.isOnByDefault && !unwanted.contains(part.name))
    }
    .map(\.name)
  }

  private static func values(
    _ request: GenerationRequest, of template: String, _ questions: TemplateParameters
  ) throws(GenerationError) -> [String: String] {
    let given = request.parameters
    let places = request.parameterPlaces
    var values = given
    // A template without parameters is a Generamba template, which accepts any parameters.
    guard !questions.parameters.isEmpty else { return values }
    let known = questions.parameters.map(\.name)
    if let name = given.keys.sorted().first(where: { !known.contains($0) }) {
      throw .unknownParameter(
        name, template: template, suggestion: Spelling.nearest(to: name, among: known),
        known: known
      ).at(places[name])
    }
    for parameter in questions.parameters {
      let value = given[parameter.name] ?? parameter.defaultValue
      guard parameter.values.isEmpty || parameter.values.contains(value) else {
        throw .invalidValue(value, parameter: parameter.name, allowed: parameter.values)
          .at(places[parameter.name])
      }
      values[parameter.name] = value
    }
    // Values that are not given are set as the other values require.
    var followers: Set<String> = []
    while let need = questions.unmetNeed(of: values) {
      guard given[need.other] == nil, followers.insert(need.other).inserted else {
        throw .valueNeedsAnother(need, given: values[need.other] ?? "")
          .at(places[need.parameter] ?? places[need.other])
      }
      values[need.other] = need.needed
    }
    return values
  }
}

extension GenerationError {
  /// Returns the error with the location of the wrong setting.
  fileprivate func at(_ place: SourceLocation?) -> GenerationError {
    place.map { .inSettings(self, $0) } ?? self
  }
}

extension TemplateParameters {
  /// Returns the questions with the parts that a team's own architecture has: without those that it
  /// removes, and with those that it adds.
  func parts(of team: Architecture?) -> TemplateParameters {
    guard let team else { return self }
    var questions = self
    questions.parts.removeAll { team.part(named: $0.name) == nil }
    let base = team.shippedBase.flatMap(ShippedArchitectures.architecture(named:))
    for part in team.parts where base?.part(named: part.name) == nil {
      questions.parts.append(
        Part(name: part.name, summary: part.summary, isOnByDefault: part.isOnByDefault))
    }
    return questions
  }

  /// Returns the names of the parts that the given words refer to.
  ///
  /// - Parameter places: The locations of the words in the settings.
  func requiredParts(
    _ words: [String], of template: String, _ places: [String: SourceLocation]
  ) throws(GenerationError) -> [String] {
    var names: [String] = []
    for word in words {
      do throws(GenerationError) {
        names.append(try requiredPart(word, of: template))
      } catch {
        throw error.at(places[word])
      }
    }
    return names
  }

  /// Returns the name of the part that a word refers to.
  func requiredPart(_ word: String, of template: String) throws(GenerationError) -> String {
    guard let part = part(named: word) else {
      throw .unknownPart(word, template: template, known: parts.map(\.name))
    }
    return part.name
  }
}
