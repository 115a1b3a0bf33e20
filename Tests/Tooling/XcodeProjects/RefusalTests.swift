import Testing

@testable import AdderXcodeProjects

@Suite struct RefusalTests {
  @Test func `Files in other formats and empty files are refused`() {
    let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist/>"
    checkRefused(xml, "p:1:1: error: The project is written as XML")
    checkRefused("\n<!DOCTYPE plist>", "p:1:1: error: The project is written as XML")
    checkRefused("bplist00\u{1}", "p:1:1: error: The project is written as a binary property list")
    checkRefused("{\"objects\": {}}", "p:1:1: error: The project is written as JSON")
    checkRefused([0xFF, 0xFE, 0x7B, 0], "p:1:1: error: The file is UTF-16")
    checkRefused(" \n", "p:1:1: error: The file is empty.")
  }

  @Test func `A merge conflict is reported with its line`() {
    let message = "error: This is an unresolved merge conflict."
    checkRefused(
      "{\n  a = (\n<<<<<<< HEAD\n  b,\n=======\n c,\n>>>>>>> x\n);}", "p:3:1: \(message)")
    checkRefused("{\n  a = 1;\n<<<<<<< HEAD\n}", "p:3:1: \(message)")
    checkRefused("{\n  a\n=======\n}", "p:3:1: \(message)")
    checkRefused("{\r\n  a = (b,\r\n>>>>>>> x\r\n);}", "p:3:1: \(message)")
    checkRefused("{\n  a = (b\n||||||| x\n);}", "p:3:1: \(message)")
    checkRefused("<<<<<<< HEAD\n{}", "p:1:1: \(message)")
  }

  @Test func `A conflict marker in a string or inside a line is not a conflict`() {
    checkString("\"\n<<<<<<< HEAD\n\"", "\n<<<<<<< HEAD\n")
    checkRefused("{ a <<<<<<< }", "p:1:5: error: Expected '=' after the key, found '<'.")
  }

  @Test func `An unexpected byte is reported with its location`() {
    checkRefused("{ a = ; }", "p:1:7: error: Expected a value, found ';'.")
    checkRefused("{\n\té = b }", "p:2:2: error: Expected a key or '}', found 'é'.")
    checkRefused("{\n\"é\" = b }", "p:2:9: error: Expected ';' after the value, found '}'.")
    checkRefused("{ a b }", "p:1:5: error: Expected '=' after the key, found 'b'.")
    checkRefused("{ (a) = b; }", "p:1:3: error: Expected a key or '}', found '('.")
    checkRefused(
      "{ a = (b c); }", "p:1:10: error: Expected ',' or ')' after the element, found 'c'.")
    checkRefused("{ a = <0x>; }", "p:1:9: error: Expected a hexadecimal digit, found 'x'.")
    checkRefused("{ a = \u{1}; }", "p:1:7: error: Expected a value, found the byte 0x1.")
    checkRefused("{ } }", "p:1:5: error: Expected the end of the file, found '}'.")
  }

  @Test func `An unclosed element is reported where it begins`() {
    checkRefused("{ a = (b, ", "p:1:7: error: The '(' that begins here does not end.")
    checkRefused("{ a = (b", "p:1:7: error: The '(' that begins here does not end.")
    checkRefused("{ a = b;\n", "p:1:1: error: The '{' that begins here does not end.")
    checkRefused("{ a = \"b\\\"; }", "p:1:7: error: The string that begins here does not end.")
    checkRefused("{ a = \"b\\", "p:1:7: error: The string that begins here does not end.")
    checkRefused("{ a /* = b; }", "p:1:5: error: The comment that begins here does not end.")
    checkRefused("{ a = <00", "p:1:7: error: The data that begins here does not end.")
  }

  @Test func `A property list that is not a project is refused`() {
    checkRefused("( a )", "p:1:1: error: The file is not a dictionary.")
    checkRefused("{ a = b; }", "p:1:1: error: The file has no 'objects'")
    checkRefused("{ objects = b; }", "p:1:13: error: 'objects' is not a dictionary.")
    checkRefused("{ objects = {}; }", "p:1:1: error: The file has no 'rootObject'")
    checkRefused(
      "{ objects = {}; rootObject = R; }",
      "p:1:30: error: 'rootObject' refers to 'R', which is not an object of this project.")
    checkRefused(
      "{ objects = { R = {}; }; rootObject = R; }",
      "p:1:19: error: The project object has no 'mainGroup'")
    checkRefused(
      "{ objects = { R = { mainGroup = X; }; }; rootObject = R; }",
      "p:1:33: error: 'mainGroup' refers to 'X', which is not a group of this project.")
  }
}
