import AdderArchitectures
import AdderFindings
import Testing

/// A small architecture without findings, in which tests break one thing at a time.
private let sound = """
  roles:
    View: { name: "{module}View", traits: [shows, keepsModuleAlive] }
    Presenter: { name: "{module}Presenter" }
  contracts:
    ViewInput: { name: "{module}ViewInput", from: Presenter, to: View }
    ViewOutput: { name: "{module}ViewOutput", from: View, to: Presenter }
  references:
    View.output: strong ViewOutput
    Presenter.view: weak ViewInput

  """

/// The findings of a file, each as `line:column rule message`. A finding in another file is
/// prefixed with that file's name.
private func findings(_ text: String, files: [String: String] = [:]) -> [String] {
  ArchitectureReader(readFile: { files[$0] }).check(text, file: "ours.yml").findings.map {
    finding in
    let place = finding.location.map { place in
      place.file == "ours.yml" ? "\(place.line):\(place.column)" : "\(place)"
    }
    return "\(place ?? "-") \(finding.rule) \(finding.message)"
  }
}

/// Replaces one string in the sound architecture, appends another string to the architecture, and
/// returns the findings.
private func findings(
  replacing old: String = "", with new: String = "", adding end: String = "",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> [String] {
  var text = sound
  if !old.isEmpty {
    let pieces = text.components(of: old)
    #expect(pieces.count == 2, "'\(old)' is not there once", sourceLocation: sourceLocation)
    text = pieces.joined(separator: new)
  }
  return findings(text + end)
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}

@Suite struct ArchitectureReaderTests {
  @Test func `A valid file has no findings`() {
    #expect(findings(sound) == [])
  }

  @Test func `Unset keys have their defaults`() throws {
    let architecture = try ArchitectureReader().architecture(sound, file: "Team/ours.yml")
    let contract = try #require(architecture.contract(named: "ViewInput"))
    #expect(architecture.name == "ours")
    #expect(architecture.title == "ours")
    #expect(contract.isClassBound && contract.isSynchronous && !contract.isRequired)
    #expect(contract.methods.mayReturn)
    #expect(contract.properties == .none)
    #expect(architecture.role(named: "View")?.kind == .class)
    #expect(
      Aspect.allCases.allSatisfy {
        architecture.severities.severity(of: $0, usually: .note) == .note
      })
    #expect(architecture.rules.isEmpty)
  }

  @Test func `Severities can be set and turned off`() throws {
    let architecture = try ArchitectureReader().architecture(
      sound + "severities: { naming: error, tests: off }", file: "ours.yml")
    let severities = architecture.severities
    #expect(severities.severity(of: .naming, usually: .note) == .error)
    #expect(severities.severity(of: .tests, usually: .note) == nil)
    #expect(severities.severity(of: .contracts, usually: .warning) == .warning)
  }

  @Test func `A file can state rules with a severity, a limit and a source`() throws {
    let architecture = try ArchitectureReader().architecture(
      sound + """
        rules:
          assembly-misnamed: { source: Names }
          assembly-called-at-launch: off
          router-misnamed: on
          massive-view-controller: { severity: error, limit: 3 }

        """, file: "ours.yml")
    #expect(
      architecture.rules == [
        "assembly-misnamed": RuleStatement(source: "Names"),
        "assembly-called-at-launch": RuleStatement(setting: .off),
        "router-misnamed": RuleStatement(setting: .on),
        "massive-view-controller": RuleStatement(setting: .severity(.error), limit: 3),
      ])
    #expect(architecture.states("assembly-misnamed") && architecture.states("router-misnamed"))
    #expect(architecture.turnsOff("assembly-called-at-launch"))
    #expect(!architecture.states("view-misnamed") && !architecture.turnsOff("view-misnamed"))
  }

  @Test func `A file that extends another can change and remove its rules`() throws {
    let surf = try ArchitectureReader().architecture(named: "surf-mvp")
    let ours = try ArchitectureReader().architecture(
      """
      extends: surf-mvp
      rules:
        view-misnamed: ~
        router-misnamed: { severity: error }
        massive-view-controller: { limit: 4 }
      """, file: "ours.yml")
    #expect(surf.states("view-misnamed") && !ours.states("view-misnamed"))
    #expect(
      ours.rules["router-misnamed"]
        == RuleStatement(setting: .severity(.error), source: "Router"))
    #expect(ours.rules.count == surf.rules.count)
  }

  @Test func `A misspelt rule and a wrong setting of a rule are errors`() {
    #expect(
      findings(
        sound
          + "rules: { assembly-nam: off, assembly-misnamed: of, massive-view-controller: { limit: few } }\n"
      )
        == [
          "10:10 UnknownArchitectureName There is no rule named 'assembly-nam'. Did you mean 'assembly-misnamed'?",
          "10:48 UnknownArchitectureWord 'of' is not allowed under 'rules'. Did you mean 'off'?",
          "10:86 ArchitectureValue 'few' is not a number.",
        ])
  }

  @Test func `A limit for a rule that counts nothing is an error`() {
    #expect(
      findings(sound + "rules: { assembly-misnamed: { limit: 3 } }\n") == [
        "10:38 ArchitectureValue The rule 'assembly-misnamed' counts nothing, so it has no limit. Remove the limit."
      ])
  }

  @Test func `A role can be required always or only where it is needed`() throws {
    func requirement(_ word: String) throws -> Role.Requirement? {
      try ArchitectureReader().architecture(
        "extends: surf-mvp\nroles: { Presenter: { required: \(word) } }", file: "ours.yml"
      ).role(named: "Presenter")?.requirement
    }
    #expect(try requirement("true") == .always)
    #expect(try requirement("whereNeeded") == .whereNeeded)
    #expect(try requirement("false") == nil)
    #expect(throws: ArchitectureError.self) { try requirement("sometimes") }
  }

  @Test func `An error names the first finding and counts the others`() {
    #expect(throws: ArchitectureError.self) {
      try ArchitectureReader().architecture(
        "roles: { View: { kind: klass, folder: [] } }", file: "f")
    }
    let error = ArchitectureError.invalid([
      Finding(
        rule: "R", severity: .error, location: SourceLocation(file: "f.yml", line: 2, column: 3),
        message: "This is wrong."),
      Finding(rule: "R", severity: .error, message: "So is this."),
    ])
    #expect(
      error.description
        == "f.yml:2:3: error: This is wrong. (1 more: 'adder architecture check' lists all.)")
  }

  @Test func `A shipped architecture is found by name, and an error suggests its name`() {
    #expect(throws: Never.self) { try ArchitectureReader().architecture(named: "surf-mvp") }
    #expect {
      try ArchitectureReader().architecture(named: "surf-mpv")
    } throws: { error in
      "\(error)".contains("Did you mean 'surf-mvp'?")
    }
    #expect(throws: ArchitectureError.self) {
      try ArchitectureReader().architecture(named: "common")
    }
  }
}

@Suite struct ArchitectureFindingTests {
  @Test func `Invalid YAML is reported at the position where it becomes invalid`() {
    let found = findings("roles: {View: [")
    #expect(found.count == 1 && found[0].hasPrefix("2:1 ArchitectureSyntax This is not valid YAML"))
  }

  @Test func `An unknown key is reported with a suggestion`() {
    #expect(
      findings(replacing: "roles:", with: "rolls:").first
        == "1:1 UnknownArchitectureKey 'rolls' is not a known key here. "
        + "Did you mean 'roles'?")
    #expect(
      findings(replacing: "traits: [shows", with: "trait: [shows") == [
        "2:33 UnknownArchitectureKey 'trait' is not a known key here. "
          + "Did you mean 'traits'?"
      ])
  }

  @Test func `A value of the wrong kind is reported at its position`() {
    #expect(
      findings(replacing: "[shows, keepsModuleAlive]", with: "{shows: 1}").first
        == "2:41 ArchitectureValue Expected a list here, found a mapping.")
    #expect(
      findings(replacing: "to: View }", with: "to: View, required: maybe }") == [
        "5:80 ArchitectureValue Expected true or false here, found 'maybe'."
      ])
    #expect(
      findings("roles: [View]")
        == [
          "1:8 ArchitectureValue Expected a mapping of keys to values here, found a list."
        ])
  }

  @Test func `An unknown trait is reported with a suggestion`() {
    #expect(
      findings(replacing: "[shows,", with: "[show,") == [
        "2:42 UnknownArchitectureWord 'show' is not allowed under 'traits'. Did you mean 'shows'?"
      ])
  }

  @Test func `A contract without users or implementers is reported`() {
    #expect(
      findings(replacing: ", from: Presenter, to: View", with: ", from: Presenter") == [
        "5:14 MissingArchitectureKey The key 'to' is missing. Add 'to: …'."
      ])
    #expect(
      findings(replacing: "from: Presenter, to: View", with: "from: Presenter, to: []") == [
        "5:3 NobodyImplementsContract No role implements 'ViewInput'. Name a role under 'to', "
          + "or remove the contract."
      ])
    #expect(
      findings(replacing: "  Presenter.view: weak ViewInput\n", with: "") == [
        "5:3 NobodyUsesContract 'ViewInput' is for Presenter, but no reference leads to "
          + "it. Add 'Presenter.…: strong ViewInput' under 'references'."
      ])
  }

  @Test func `A contract with code outside of the modules names the part inside`() {
    #expect(
      findings(
        replacing: ", from: Presenter, to: View", with: ", from: Presenter, crosses: out") == [])
    #expect(
      findings(replacing: ", from: Presenter, to: View", with: ", to: View, crosses: in")
        .allSatisfy { !$0.contains("NobodyUsesContract") && !$0.contains("MissingArchitectureKey") }
    )
    #expect(
      findings(replacing: ", from: Presenter, to: View", with: ", to: View, crosses: out").contains
      {
        $0.contains("MissingArchitectureKey The key 'from' is missing.")
      })
  }

  @Test func `An unknown name is reported with a suggestion`() {
    #expect(
      findings(replacing: "to: Presenter }", with: "to: Presentor }") == [
        "6:61 UnknownArchitectureName There is no role named 'Presentor'. "
          + "Did you mean 'Presenter'?"
      ])
    #expect(
      findings(replacing: "weak ViewInput", with: "weak ViewImput") == [
        "9:19 UnknownArchitectureName There is no contract or role named 'ViewImput'. "
          + "Did you mean 'ViewInput'?"
      ])
    #expect(
      findings(adding: "parts: { A: { roles: [View], needs: B } }") == [
        "10:37 UnknownArchitectureName There is no part named 'B'. Did you mean 'A'?"
      ])
  }

  @Test func `A name that is used for two things is reported`() {
    #expect(
      findings(adding: "knowledge: { View: { imports: [UIKit] } }").first
        == "2:3 DuplicateArchitectureName 'View' is already the name of something else; "
        + "roles, contracts and knowledge share one namespace. Rename one.")
    #expect(
      findings(replacing: "{module}ViewInput", with: "{module}ViewOutput") == [
        "6:3 DuplicateArchitectureName '{module}ViewOutput' is the name of 'ViewInput' and of "
          + "'ViewOutput'. Rename one."
      ])
    #expect(
      findings(replacing: "  Presenter: {", with: "  View: {").first
        == "3:3 DuplicateArchitectureName 'View' is set a second time here; it is already set "
        + "on line 2. Keep one.")
  }

  @Test(arguments: [
    (
      "{modul}View",
      "'{modul}' in '{modul}View' is not a known placeholder. Did you mean 'module'?"
    ),
    ("{moduleView", "In '{moduleView' a '{' is not closed. Add the '}'."),
    ("module}View", "In 'module}View' a '}' closes nothing. Remove it or add the '{'."),
    (
      "{event}View", "'{event}' has no meaning here. Known here: {module}, {feature}, {transition}."
    ),
    ("", "This name is empty. Write one, for example with {module}, {feature}, {transition}."),
  ])
  func `An invalid naming pattern is reported`(pattern: String, message: String) {
    #expect(
      findings(replacing: #""{module}View""#, with: "\"\(pattern)\"") == [
        "2:17 NamingPatternProblem " + message
      ])
  }

  @Test func `A contract needs a name`() {
    #expect(
      findings(replacing: #""{module}ViewInput""#, with: "[]") == [
        "5:22 ArchitectureValue 'name' is empty. Give at least one name."
      ])
  }

  @Test func `A reference needs a holder, a strength and a target`() {
    #expect(
      findings(replacing: "View.output: strong", with: "output: strong").first
        == "8:3 ArchitectureValue A reference is named by its holder and its property: "
        + "'Presenter.view', not 'output'.")
    #expect(
      findings(replacing: "weak ViewInput", with: "week ViewInput") == [
        "9:19 UnknownArchitectureWord A reference begins with its strength: 'weak ViewInput', "
          + "not 'week ViewInput'. Did you mean 'weak'?"
      ])
    #expect(
      findings(replacing: "weak ViewInput", with: "weak").first
        == "9:19 ArchitectureValue 'weak' does not name what is held. Add a contract or a role: "
        + "'weak ViewInput'.")
    #expect(
      findings(replacing: "weak ViewInput", with: "{ optional: true }") == [
        "9:19 MissingArchitectureKey The key 'holds' is missing. Add 'holds: …'."
      ])
  }

  @Test func `A reference by a role that does not use its contract is reported`() {
    #expect(
      findings(adding: "  View.itself: weak ViewInput") == [
        "10:3 ReferenceWithoutUse 'View.itself' is a 'ViewInput', but View is not one of its users. "
          + "Add View to its 'from', or change the type of the reference."
      ])
  }

  @Test func `A weak reference to something that may be a value is reported`() {
    #expect(
      findings(replacing: "to: View }", with: "to: View, classBound: false }") == [
        "9:3 WeakReferenceToValue 'ViewInput' may be a value, and values cannot be held by a weak "
          + "reference. Make 'Presenter.view' strong, or 'ViewInput' class-bound."
      ])
  }

  @Test func `Roles that reference each other strongly are reported as a cycle`() {
    #expect(
      findings(replacing: "weak ViewInput", with: "strong ViewInput") == [
        "9:3 StrongCycle These hold each other strongly and would never be freed: "
          + "View → Presenter → View. Make the reference that points back weak."
      ])
  }

  @Test func `A cycle through another module is not reported`() {
    let text =
      sound.components(of: "references:").joined(
        separator: """
            ModuleOutput: { name: "{module}ModuleOutput", from: Presenter, to: Presenter, crosses: out }
          references:
            Presenter.output: strong ModuleOutput
          """)
    #expect(findings(text) == [])
  }

  @Test func `A required role that nothing references strongly is reported`() {
    #expect(
      findings(
        replacing: "  Presenter: {", with: "  Router: { required: true }\n  Presenter: {") == [
          "3:3 NobodyHoldsRole Nothing that is held from outside holds Router strongly, so it "
            + "would be freed as soon as it is created. Add a strong reference to it."
        ])
    #expect(
      findings(replacing: ", keepsModuleAlive", with: "") == [
        "1:1 NobodyHoldsRole No role is held from outside, so every module would be freed as soon "
          + "as it is created. Give one the trait 'keepsModuleAlive'."
      ])
  }

  @Test func `A role that must not know a role whose contract it uses is reported`() {
    #expect(
      findings(replacing: #""{module}Presenter""#, with: #""{module}Presenter", mustNotKnow: View"#)
        == [
          "3:3 ContradictoryKnowledge Presenter must not know View, yet it uses its contract "
            + "'ViewInput'. Remove one of them."
        ])
  }

  @Test func `An exception to nothing is reported`() {
    #expect(
      findings(
        replacing: #""{module}Presenter""#, with: #""{module}Presenter", mayMention: UIImage"#)
        == [
          "3:3 NeedlessException Presenter may mention 'UIImage', but nothing forbids it. "
            + "Remove it from 'mayMention', or name what it is an exception to."
        ])
  }

  @Test func `A composition root and the trait 'composes' require each other`() {
    #expect(
      findings(replacing: "[shows,", with: "[composes,") == [
        "2:3 CompositionMismatch View composes, but nothing says how. "
          + "Add 'View:' under 'composition'."
      ])
    #expect(
      findings(adding: "composition: { View: { method: setup, builds: [Presenter] } }") == [
        "10:16 CompositionMismatch View is a composition root without the trait 'composes'. "
          + "Add the trait."
      ])
  }

  @Test func `A composition returns exactly one role`() {
    let text = sound.components(of: "[shows,").joined(separator: "[composes,")
    #expect(
      findings(text + "composition: { View: { method: setup, returns: [View, Presenter] } }") == [
        "10:48 ArchitectureValue Expected a string here, found a list."
      ])
    #expect(
      findings(text + "composition: { View: { method: setup, returns: Nobody } }").first
        == "10:48 UnknownArchitectureName There is no role named 'Nobody'. Known: View, Presenter.")
  }

  @Test func `A part with a required member is reported`() {
    #expect(
      findings(
        replacing: "to: Presenter }",
        with: "to: Presenter, required: true }\nparts: { Events: { contracts: [ViewOutput] } }")
        == [
          "7:10 RequiredMemberOfPart The part 'Events' is optional, but 'ViewOutput' is "
            + "required. Remove it from the part, or remove its 'required'."
        ])
  }

  @Test func `An architecture without roles or layers is reported`() {
    #expect(
      findings("title: Nothing") == [
        "1:1 NoRoles An architecture needs roles or layers. Add them under 'roles' or 'layers', or extend an "
          + "architecture that has some."
      ])
  }

  @Test func `A role without a value is reported`() {
    #expect(
      findings(replacing: "  Presenter: {", with: "  Router:\n  Presenter: {") == [
        "3:3 RemovesNothing 'Router' has no value, and no base has one to remove. "
          + "Give it a value or remove the line."
      ])
  }

  @Test func `Too many items are refused`() {
    let aliases = (0..<201).map { "A\($0)" }.joined(separator: ", ")
    #expect(
      findings("roles: { View: { aliases: [\(aliases)], traits: keepsModuleAlive } }") == [
        "1:27 TooManyItems 'aliases' has 201 items; 200 are allowed. Remove the rest."
      ])
  }

  @Test func `All problems of a file are reported at once`() {
    let rules = findings(
      """
      title: [a]
      roles:
        View: { kind: klass, nmae: x, mustNotKnow: nothing }
      references:
        output: strong X
      """
    ).map { $0.split(separator: " ")[1] }
    #expect(
      rules == [
        "ArchitectureValue", "UnknownArchitectureWord", "UnknownArchitectureKey",
        "ArchitectureValue", "UnknownArchitectureName",
      ])
  }
}
