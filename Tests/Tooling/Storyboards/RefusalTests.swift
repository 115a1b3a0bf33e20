import Testing

@testable import AdderStoryboards

@Suite struct RefusalTests {
  @Test func `An empty file is refused`() {
    checkRefused("", "f:1:1: error: The file is empty.")
    checkRefused("\u{FEFF} \r\n\t", "f:1:1: error: The file is empty.")
  }

  @Test func `A file in another encoding is refused`() {
    let text = Array(xib("").utf16)
    let little = text.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      checkRefused(bytes, "f:1:1: error: The file is written in UTF-16")
    }
    checkRefused([0, 0, 0xFE, 0xFF], "f:1:1: error: The file is written in UTF-32")
    checkRefused([0xFF, 0xFE, 0, 0], "f:1:1: error: The file is written in UTF-32")
    checkRefused(
      #"<?xml version="1.0" encoding="windows-1251"?><document/>"#,
      "f:1:1: error: The file is written in windows-1251")
    checkRefused(
      Array(xib("<view>").utf8) + [0xFF], "f:5:1: error: The element 'view', which begins in line 4"
    )
    checkRefused(
      Array(#"<document type="com.apple.InterfaceBuilder" x=""#.utf8) + [0xD0, 0x22, 0x3E],
      "f:1:48: error: This is not valid XML: not well-formed (invalid token).")
  }

  @Test func `UTF-8 may be declared in lowercase, or not at all`() {
    let text = xib("<view id='v'/>")
    check(file: text.replacing("UTF-8", with: "utf-8"), "xib 3.0\nview v")
    check(file: text.replacing(#" encoding="UTF-8""#, with: ""), "xib 3.0\nview v")
  }

  @Test func `A document other than a storyboard or xib is refused`() {
    checkRefused(
      "<plist/>", "f:1:1: error: This is not a storyboard or xib: the outermost element is 'plist'")
    checkRefused(" <document/>", "f:1:2: error: This is not a storyboard or xib")
    checkRefused(
      #"<!-- x --><archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#,
      "f:1:11: error: The file is an archive")
    checkRefused("{}", "f:1:1: error: This is not valid XML: not well-formed")
    checkRefused(
      "<!-- only a comment -->", "f:1:24: error: This is not valid XML: no element found.")
  }

  @Test func `An element that is not closed is reported with its line`() {
    checkRefused(
      xib("<view id='v'>\n<view id='w'>\n</view>"),
      "f:7:1: error: The element 'view', which begins in line 4, should be closed before this place."
    )
    checkRefused(
      "<document type='com.apple.InterfaceBuilder'>\n<objects>",
      "f:2:10: error: The element 'objects', which begins in line 2,")
    checkRefused(
      xib("") + "<x/>", "f:7:1: error: This is not valid XML: junk after document element")
  }

  @Test func `A merge conflict is reported as such`() {
    checkRefused(
      xib("<view id='v'/>\n<<<<<<< HEAD\n<view id='w'/>\n=======\n>>>>>>> other"),
      "f:5:2: error: This is an unresolved merge conflict.")
  }

  @Test func `A document type is refused before its entities are expanded`() {
    var bomb = "<!DOCTYPE x [<!ENTITY a0 'boom'>"
    for level in 1..<30 { bomb += "<!ENTITY a\(level) '&a\(level - 1);&a\(level - 1);'>" }
    bomb += "]>"
    checkRefused("\(bomb)<document x='&a29;'/>", "f:1:1: error: This is a document type (DOCTYPE)")
    checkRefused(
      "\n<!DOCTYPE document SYSTEM 'http://x/y.dtd'><document/>", "f:2:1: error: This is a")
    checkRefused(
      "<document x='&unknown;'/>", "f:1:1: error: This is not valid XML: undefined entity.")
  }

  @Test func `The nesting of elements is limited`() {
    func nested(_ depth: Int) -> String {
      xib(String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth))
    }
    let room = InterfaceReader.depthLimit - 2
    check(file: nested(room), "xib 3.0")
    checkRefused(
      nested(room + 1), "f:4:\(room * 6 + 1): error: This is nested more than 1000 elements")
    checkRefused(nested(1_000_000), "f:4:\(room * 6 + 1): error: This is nested more than 1000")
  }

  @Test func `A file that is too large is refused`() {
    checkRefused(
      Array(repeating: 0x20, count: InterfaceReader.sizeLimit + 1),
      "f:1:1: error: The file is larger than 64 MiB")
  }

  @Test(arguments: [
    ("<connections><outlet destination='a'/></connections>", "'outlet' has no 'property'"),
    ("<connections><outlet property='a'/></connections>", "'outlet' has no 'destination'"),
    ("<connections><outletCollection property='a'/></connections>", "'outletCollection' has no"),
    ("<connections><action destination='a'/></connections>", "'action' has no 'selector'"),
    ("<connections><action selector='a'/></connections>", "'action' has no 'destination'"),
    ("<connections><segue destination='a' id='s'/></connections>", "'segue' has no 'kind'"),
    ("<connections><segue kind='show' id='s'/></connections>", "'segue' has no 'destination'"),
    ("<connections><segue destination='a' kind='show'/></connections>", "'segue' has no 'id'"),
    ("<userDefinedRuntimeAttribute keyPath='a'/>", "'userDefinedRuntimeAttribute' has no 'type'"),
    ("<scene/>", "'scene' has no 'sceneID'"), ("<view customClass='A'/>", "'view' has no 'id'"),
  ])
  func `A missing attribute that Interface Builder always writes is reported`(
    element: String, error: String
  ) {
    let offset = element.hasPrefix("<connections>") ? 13 : 0
    checkRefused(xib("<view id='v'>\(element)</view>"), "f:4:\(14 + offset): error: \(error)")
  }

  @Test func `A connection needs an owner`() {
    let outlet = "<connections><outlet property='a' destination='b'/></connections>"
    checkRefused(xib("<view>\(outlet)</view>"), "f:4:20: error: 'view' has no 'id' here.")
    checkRefused(xib(outlet), "f:4:14: error: 'objects' has no 'id' here.")
    checkRefused(
      xib("<view><x><userDefinedRuntimeAttribute keyPath='a' type='nil'/></x></view>"),
      "f:4:10: error: 'view' has no 'id' here.")
  }
}
