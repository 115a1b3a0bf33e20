/// The architecture's requirements for tests.
package struct TestConventions: Equatable, Sendable {
  /// The name of a test case.
  package var name: NamingPattern?
  /// True if the test folders mirror the source folders.
  package var mirrorsSources = false
  package var oneCheckEach = false
  /// True if a test is divided by `// given`, `// when` and `// then`.
  package var givenWhenThen = false
  package var marksPerContract = false
  /// True if the parts around the tested part are mocks of its contracts.
  package var mocksSurroundings = false

  package init() {}
}

/// The architecture's requirements for comments.
package struct CommentConventions: Equatable, Sendable {
  package var contractMethods = false
  package var classMethods = false
  package var parametersAndResults = false
  /// True if every part that exists only in this module must have a comment that describes it.
  package var uniqueParts = false
  /// True if one comment, the purpose of the module, stands above each part that every module has.
  package var oneModuleComment = false
  package var marksPerContract = false
  /// The `MARK` comments that divide a class, in order.
  package var sections: [String] = []

  package init() {}
}
