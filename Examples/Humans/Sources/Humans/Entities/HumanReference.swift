/// A person on the way from one module's interactor to another's.
///
/// Presenters and routers pass it on without looking inside, as the article asks: what a person is made
/// of can change, and only interactors notice.
package struct HumanReference: Sendable {
  /// The person; for interactors.
  package let human: Human

  package init(_ human: Human) {
    self.human = human
  }
}
