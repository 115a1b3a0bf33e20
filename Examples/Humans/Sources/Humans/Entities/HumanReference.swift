/// A person, passed from one module's interactor to another's.
///
/// Presenters and routers pass it on without reading it, as BytePace's article requires: if the
/// contents of a person change, only interactors are affected.
package struct HumanReference: Sendable {
  /// The person, which only interactors read.
  package let human: Human

  package init(_ human: Human) {
    self.human = human
  }
}
