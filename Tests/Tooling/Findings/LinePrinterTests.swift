import AdderFindings
import AdderTestSupport
import Testing

/// Printers that write one or two lines for each finding.
@Suite struct LinePrinterTests {
  @Test func `Xcode's format has absolute paths, the severity and the rule`() {
    #expect(
      XcodePrinter(root: "/Users/me").text(of: Samples.report) == """
        error: Nothing was looked at. Name a folder. [no-module]
        /Users/me/App/Feed/FeedRouter.swift:12:8: note: 'showPost' says nothing of a module. Call it 'openPostModule'. [router-verbs]
        /Users/me/App/Профиль/ProfilePresenter.swift:3:7: warning: 'ProfilePresenter' holds 'view' strongly. Make it weak. [presenter-retains-view]
        /Users/me/App/Профиль/ProfileView.swift:9:13: note: The view is here.
        """)
  }

  @Test func `GitHub's format has a command for each finding`() {
    #expect(
      GitHubPrinter().text(of: Samples.report) == """
        ::error title=no-module::Nothing was looked at. Name a folder.
        ::notice file=App/Feed/FeedRouter.swift,line=12,col=8,endLine=12,endColumn=16,title=router-verbs::'showPost' says nothing of a module. Call it 'openPostModule'.
        ::warning file=App/Профиль/ProfilePresenter.swift,line=3,col=7,endLine=3,endColumn=11,title=presenter-retains-view::'ProfilePresenter' holds 'view' strongly. Make it weak.%0AApp/Профиль/ProfileView.swift:9:13: The view is here.
        """)
  }

  @Test(arguments: 0..<samples(100, full: 3000))
  func `Any text of a finding is kept in one line of GitHub's format`(seed: Int) throws {
    let report = Samples.report(seed: seed)
    let text = GitHubPrinter().text(of: report)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { String($0) ?? "" }
    try #require(lines.count == report.newFindings.count)
    for (line, finding) in zip(lines, report.newFindings) {
      #expect(!line.utf8.contains(UInt8(ascii: "\r")))
      let parts = line.components(separatedBy: "::", limit: 3)
      try #require(parts.count == 3)
      let properties = parts[1].utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)[1]
        .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map { unescaped(String($0) ?? "") }
      #expect(properties.contains { $0.isExactly("title=\(finding.rule)") })
      if let place = finding.location {
        #expect(properties.contains { $0.isExactly("file=\(place.file)") })
      }
      #expect(Array(unescaped(parts[2]).utf8).starts(with: finding.message.utf8))
    }
  }

  private func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: 0..<samples(50, full: 500))
  func `Any finding and each of its notes is one line of Xcode's format`(seed: Int) {
    let report = Samples.report(seed: seed)
    let expected = report.newFindings.reduce(0) { $0 + 1 + $1.notes.count }
    // A path with a line break cannot be written in this format.
    if report.newFindings.contains(where: { finding in
      ([finding.location] + finding.notes.map(\.location)).contains {
        $0?.file.contains(where: \.isNewline) == true
      } || finding.rule.contains(where: \.isNewline)
    }) {
      return
    }
    let text = XcodePrinter().text(of: report)
    #expect(
      text.isEmpty ? expected == 0 : text.split(whereSeparator: \.isNewline).count == expected)
  }
}

extension String {
  /// Returns true if both strings have the same bytes. `==` also accepts equivalent strings, such
  /// as two ways to write é.
  func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  fileprivate func components(separatedBy separator: String, limit: Int) -> [String] {
    var parts: [String] = []
    var rest = Array(utf8)[...]
    let signs = Array(separator.utf8)
    while parts.count < limit - 1,
      let start = rest.indices.first(where: { rest[$0...].starts(with: signs) })
    {
      parts.append(String(decoding: rest[..<start], as: UTF8.self))
      rest = rest[(start + signs.count)...]
    }
    return parts + [String(decoding: rest, as: UTF8.self)]
  }
}
