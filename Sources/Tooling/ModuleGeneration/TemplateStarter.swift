/// The initial files of a user's own template, which generate a small module.
package enum TemplateStarter {
  /// Returns true if a string can be the name of a template, and therefore also of the template's
  /// folder and of a file in that folder.
  package static func isTemplateName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "-" }
  }

  /// - Returns: The paths of the files in the template's folder, and the contents of the files.
  package static func files(name: String, author: String) -> [(path: String, text: String)] {
    [
      (
        "\(name).rambaspec",
        spec(
          name, author, summary: "What the modules of this template are",
          codeFiles: [("Presenter/Presenter.swift", "Code/Presenter.swift.liquid")],
          testFiles: [("Presenter/PresenterTests.swift", "Tests/PresenterTests.swift.liquid")])
      ),
      ("Code/Presenter.swift.liquid", presenter),
      ("Tests/PresenterTests.swift.liquid", presenterTests),
      ("snippets/header.liquid", header),
    ]
  }

  /// Returns a spec in which the template's name is replaced.
  package static func renamed(_ spec: String, from old: String, to new: String) -> String {
    spec.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line == "name: \(old)" ? "name: \(new)" : String(line)
    }.joined(separator: "\n")
  }

  /// Returns a spec. Each file has a name in the module and the path of its Liquid file.
  static func spec(
    _ name: String, _ author: String, summary: String, codeFiles: [(name: String, path: String)],
    testFiles: [(name: String, path: String)] = []
  ) -> String {
    """
    # What the template generates. This file is rendered as Liquid and then read as YAML, so it can use parameters.
    name: \(name)
    summary: "\(summary)"
    author: "\(author.filter { $0 != "\"" && $0 != "\\" })"
    version: 1.0.0
    license: MIT

    # `name` is the folder in the module and the end of the file's name; `path` is the Liquid file.
    code_files:\(list(codeFiles))

    test_files:\(list(testFiles))

    dependencies: []

    """
  }

  private static func list(_ files: [(name: String, path: String)]) -> String {
    guard !files.isEmpty else { return " []" }
    return files.map { "\n  - {name: \($0.name), path: \($0.path)}" }.joined()
  }

  private static let header = """
    //
    //  {{ module_info.file_name }}
    //  {{ module_info.project_name }}
    //
    """

  private static let presenter = """
    {% include 'header' %}

    /// {{ module_info.description }}
    @MainActor
    final class {{ prefix }}{{ module_info.name }}Presenter {
        private(set) var isReady = false

        /// Called when the view is ready.
        func didTriggerViewReadyEvent() {
            isReady = true
        }
    }

    """

  private static let presenterTests = """
    {% include 'header' %}

    import Testing

    @testable import {{ module_info.product_module_name }}

    @MainActor
    struct {{ prefix }}{{ module_info.name }}PresenterTests {
        @Test func isReadyWhenTheViewIs() {
            // given
            let presenter = {{ prefix }}{{ module_info.name }}Presenter()

            // when
            presenter.didTriggerViewReadyEvent()

            // then
            #expect(presenter.isReady)
        }
    }

    """
}
