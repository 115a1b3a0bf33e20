/// What the architecture asks of tests.
package struct TestConventions: Equatable, Sendable {
  /// The name of a test case.
  package var name: NamingPattern?
  /// Whether the folders of the tests repeat those of the sources.
  package var mirrorsSources = false
  package var oneCheckEach = false
  /// Whether a body is divided by `// given`, `// when`, `// then`.
  package var givenWhenThen = false
  package var marksPerContract = false
  /// Whether what surrounds the tested part are mocks of its contracts.
  package var mocksSurroundings = false

  package init() {}
}

/// What the architecture asks of comments.
package struct CommentConventions: Equatable, Sendable {
  package var contractMethods = false
  package var classMethods = false
  package var parametersAndResults = false
  /// Whether parts that only this module has say what they are.
  package var uniqueParts = false
  /// Whether the parts that every module has carry one comment: what the module is for.
  package var oneModuleComment = false
  package var marksPerContract = false
  /// The marks that divide a class, in their order.
  package var sections: [String] = []

  package init() {}
}
