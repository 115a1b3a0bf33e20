import AdderFindings

extension CommandDescription {
  static let version: Self = CommandDescription(
    name: "version", summary: "Print the version",
    run: { invocation in
      try invocation.console.show(AdderVersion.text)
      return .success
    })
}

/// The version of this command, as the changelog counts.
enum AdderVersion {
  static let text = "0.2.0"
}
