/// What a check found; the report says whether it counts, and how much.
struct LintProblem {
  let rule: LintRule
  let subject: Subject
  let place: LintPlace
  /// What is wrong, and what to do.
  let message: String
  var notes: [LintFinding.Note] = []
  /// Edits that put it right.
  var fix: SourceFix?
  /// A change of the whole project that puts it right.
  var change: SuggestedChange?

  init(
    _ rule: LintRule, _ subject: Subject, at place: LintPlace, _ message: String,
    notes: [LintFinding.Note] = [], fix: SourceFix? = nil, change: SuggestedChange? = nil
  ) {
    self.rule = rule
    self.subject = subject
    self.place = place
    self.message = message
    self.notes = notes
    self.fix = fix
    self.change = change
  }
}
