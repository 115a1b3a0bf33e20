/// The file with what recording proxies use. An app's target has it once.
package enum TrafficSupport {
  package static let fileName = "TrafficSupport.swift"

  /// The text of the file.
  package static var text: String {
    let lines = recorders.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "" : "  \($0)" }
    return "\(ProxyFile.firstLine)\n\n#if DEBUG\n\(lines.joined(separator: "\n"))\n#endif\n"
  }
}
