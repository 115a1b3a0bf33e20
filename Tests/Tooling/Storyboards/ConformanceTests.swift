import AdderTestSupport
import Testing

@testable import AdderStoryboards

@Suite(.enabled(if: RealFile.areThere, Comment(rawValue: RealFile.reason)))
struct ConformanceTests {
  @Test(arguments: RealFile.all)
  func `Every real file is read, and each value's bytes equal its text`(real: RealFile) throws {
    let file = try InterfaceFile(parsing: real.bytes, file: real.name)
    #expect(file.kind == (real.name.hasSuffix(".xib") ? .xib : .storyboard))
    #expect(!file.objects.isEmpty)
    checkTexts(of: file, in: real.bytes)
    for object in file.objects { #expect(file.object(object.id)?.place == object.place) }
    for segue in file.segues {
      if case .other(let word) = segue.kind { Issue.record("\(real.name): segue of kind \(word)") }
      #expect(file.object(segue.source) != nil)
      #expect(file.object(segue.destination) != nil)
    }
    for outlet in file.outlets {
      #expect(file.object(outlet.owner) != nil)
      #expect(file.object(outlet.destination) != nil)
    }
    if file.initialViewController != nil { #expect(file.initialScene != nil) }
    if file.kind == .xib { #expect(file.filesOwner != nil) }
  }

  @Test(arguments: RealFile.all)
  func `Foundation finds the same facts in every real file`(real: RealFile) throws {
    let file = try InterfaceFile(parsing: real.bytes, file: real.name)
    #expect(file.factsForOracle == (try Oracle(real.bytes).facts))
  }
}
