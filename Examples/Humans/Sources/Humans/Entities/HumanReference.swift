/// A person, passed from one module's interactor to another's.
///
/// Presenters and routers pass the reference on without reading it, as BytePace's article
/// requires. A change to the properties of a person therefore affects only interactors.
package struct HumanReference: Sendable {
  /// The person, which only interactors read.
  package let human: Human

  package init(_ human: Human) {
    self.human = human
  }
}
