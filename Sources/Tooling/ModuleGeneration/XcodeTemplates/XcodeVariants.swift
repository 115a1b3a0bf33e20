/// The files of each combination of choices in one template of Xcode.
struct XcodeVariants {
  private(set) var choices: [XcodeChoice]
  /// File contents by path, keyed by the index of each choice's answer.
  private(set) var files: [[Int]: [String: [UInt8]]]

  init(_ choices: [XcodeChoice], _ files: [[Int]: [String: [UInt8]]]) {
    self.choices = choices
    self.files = files
  }

  /// Removes the choices that change no file, such as the framework of tests in a template of code.
  mutating func dropUselessChoices() {
    for index in choices.indices.reversed() where !matters(index, where: { _ in true }) {
      fix(index, to: choices[index].usual)
    }
  }

  /// Removes the answers with which there are no files at all. An app that uses the library, for
  /// example, needs no files of its own for all modules.
  mutating func dropEmptyAnswers() {
    for index in choices.indices.reversed() {
      let useful = choices[index].answers.indices.filter { answer in
        files.contains { $0.key[index] == answer && !$0.value.isEmpty }
      }
      guard useful.count < choices[index].answers.count, let first = useful.first else { continue }
      guard useful.count > 1 else {
        fix(index, to: first)
        continue
      }
      let places = Dictionary(uniqueKeysWithValues: useful.enumerated().map { ($1, $0) })
      choices[index].usual = places[choices[index].usual] ?? 0
      choices[index].answers = useful.map { choices[index].answers[$0] }
      files = Dictionary(
        uniqueKeysWithValues: files.compactMap { combination, variant in
          var combination = combination
          guard let place = places[combination[index]] else { return nil }
          combination[index] = place
          return (combination, variant)
        })
    }
  }

  /// Removes a choice and all combinations with another answer.
  private mutating func fix(_ index: Int, to answer: Int) {
    choices.remove(at: index)
    files = Dictionary(
      uniqueKeysWithValues: files.compactMap { combination, variant in
        guard combination[index] == answer else { return nil }
        var combination = combination
        combination.remove(at: index)
        return (combination, variant)
      })
  }

  /// Returns true if the answer to a choice changes a file in some of the combinations.
  private func matters(_ index: Int, where isCounted: ([Int]) -> Bool) -> Bool {
    files.contains { combination, variant in
      guard combination[index] != 0, isCounted(combination) else { return false }
      var first = combination
      first[index] = 0
      return files[first] != variant
    }
  }

  /// For each choice, what must be chosen so that it matters; `nil` if nothing is needed. Only
  /// checkboxes have requirements, and each only one: Xcode leaves a disabled checkbox out of the
  /// folder's name.
  var requirements: [XcodeOption.Requirement?] {
    let onPopups = choices.indices.map { choices[$0].isCheckbox ? popupNeeded(by: $0) : nil }
    return choices.indices.map { index in
      guard choices[index].isCheckbox, onPopups[index] == nil else { return onPopups[index] }
      // A checkbox that may itself be disabled is not relied on.
      let other = choices.indices.first { other in
        other != index && choices[other].isCheckbox && onPopups[other] == nil
          && !matters(index) { $0[other] == 0 } && other < index
      }
      return other.map { .checked(choices[$0].identifier) }
    }
  }

  private func popupNeeded(by index: Int) -> XcodeOption.Requirement? {
    for (other, popup) in choices.enumerated() where !popup.isCheckbox {
      let useful = popup.answers.indices.filter { answer in
        matters(index) { $0[other] == answer }
      }
      if useful.count < popup.answers.count {
        return .values(useful.map { popup.answers[$0].folder }, ofPopup: popup.identifier)
      }
    }
    return nil
  }

  /// Returns the files of each folder. Xcode joins the values of popups and the identifiers of
  /// checked checkboxes in the order of the options. If that is nothing, it uses `Default`, or the
  /// template's own folder if there is nothing to choose.
  func folders(
    _ requirements: [XcodeOption.Requirement?]
  ) throws(XcodeTemplateProblem) -> [String: [String: [UInt8]]] {
    var folders: [String: [String: [UInt8]]] = [:]
    var known: Set<String> = []
    for (combination, variant) in files
    where isReachable(combination, requirements) {
      let joined = zip(choices, combination).map { $0.answers[$1].folder }.joined()
      let name = joined.isEmpty && !choices.isEmpty ? "Default" : joined
      guard !name.contains("/"), !name.contains(":"), !name.hasPrefix(".") else {
        throw .unusableChoice(name)
      }
      // Two names that differ only in case are one folder on most Macs.
      guard known.insert(name.lowercased()).inserted else { throw .sameFolder(name) }
      folders[name] = variant
    }
    return folders
  }

  /// Returns false if a checkbox is checked that Xcode disables.
  private func isReachable(
    _ combination: [Int], _ requirements: [XcodeOption.Requirement?]
  ) -> Bool {
    choices.indices.allSatisfy { index in
      guard choices[index].isCheckbox, combination[index] == 1 else { return true }
      return switch requirements[index] {
      case nil: true
      case .checked(let other)?:
        choices.indices.contains { choices[$0].identifier == other && combination[$0] == 1 }
      case .values(let values, let popup)?:
        choices.indices.contains {
          choices[$0].identifier == popup
            && values.contains(choices[$0].answers[combination[$0]].folder)
        }
      }
    }
  }
}
