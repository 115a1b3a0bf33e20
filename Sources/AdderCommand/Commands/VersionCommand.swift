import AdderBase
import AdderFindings

extension CommandDescription {
  static let version: Self = CommandDescription(
    name: "version", summary: "Print the version",
    run: { invocation in
      try invocation.console.show(AdderVersion.text)
      return .success
    })
}
