/// A problem that a check found. `LintReport` decides whether it is reported, and how severe it is.
struct LintProblem {
  let rule: LintRule
  let subject: Subject
  let place: LintPlace
  /// The problem, and what to do about it.
  let message: String
  var notes: [LintFinding.Note] = []
  /// What to add to the earlier finding if the same one is reported already.
  var noteOnEarlier: LintFinding.Note?
  /// Edits that fix it.
  var fix: SourceFix?
  /// A project-wide change that fixes the problem.
  var change: SuggestedChange?
  /// True if objects are never freed, which is wrong whatever the team's architecture is.
  var isLeak = false
  /// What the place is, if the rule is about several kinds of places: the name of a reference.
  var kind = ""
  /// The kind of places that this one would be if it were worse: if those are usual, this one is
  /// no problem, either.
  var widerKind: String?
  /// True for what is only counted, so that a habit shows.
  var isUsual = false

  init(
    _ rule: LintRule, _ subject: Subject, at place: LintPlace, _ message: String,
    notes: [LintFinding.Note] = [], fix: SourceFix? = nil, change: SuggestedChange? = nil,
    isLeak: Bool = false, kind: String = "", widerKind: String? = nil
  ) {
    self.rule = rule
    self.subject = subject
    self.place = place
    self.message = message
    self.notes = notes
    self.fix = fix
    self.change = change
    self.isLeak = isLeak
    self.kind = kind
    self.widerKind = widerKind
  }
}
