import AdderTestSupport
import Foundation
import Testing

@Suite struct GTKArticleTests {
  @Test(arguments: [("AdderGTK", 1), ("AModuleInAWindow", 5), ("AListInAWindow", 3)])
  func `The code of the articles compiles`(article: String, pieces: Int) throws {
    let code = try codeSamples(in: "Sources/Runtime/AdderGTK/AdderGTK.docc/\(article).md")
    #expect(code.count == pieces)
    let outcome = try Compiler.compile(code.joined(separator: "\n"), try gtkArguments())
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  }

  /// The compiler flags that make GTK and the library's C modules available.
  private func gtkArguments() throws -> [String] {
    let flags = try run("pkg-config", ["--cflags", "libadwaita-1"])
    #expect(flags.status == 0, "\(flags.errors)")
    let bridge = try Compiler.products().appending(path: "AdderCGLibBridge.build/module.modulemap")
    let words = flags.output.split(whereSeparator: \.isWhitespace).map(String.init)
    return ["-I", repository.appending(path: "Sources/Runtime/CAdwaita").path()]
      + (words + ["-fmodule-map-file=\(bridge.path())"]).flatMap { ["-Xcc", $0] }
  }
}
