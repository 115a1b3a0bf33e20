/// The architecture's requirements for tests.
package struct TestConventions: Equatable, Sendable {
  /// The name of a test case.
  package var name: NamingPattern?
  /// Whether the test folders mirror the source folders.
  package var mirrorsSources = false
  package var oneCheckEach = false
  /// Whether a test is divided by `// given`, `// when` and `// then`.
  package var givenWhenThen = false
  package var marksPerContract = false
  /// Whether the parts around the tested part are mocks of its contracts.
  package var mocksSurroundings = false

  package init() {}
}

/// The architecture's requirements for comments.
package struct CommentConventions: Equatable, Sendable {
  package var contractMethods = false
  package var classMethods = false
  package var parametersAndResults = false
  /// Whether parts that only this module has describe themselves.
  package var uniqueParts = false
  /// Whether the parts that every module has share one comment: the purpose of the module.
  package var oneModuleComment = false
  package var marksPerContract = false
  /// The marks that divide a class, in order.
  package var sections: [String] = []

  package init() {}
}
