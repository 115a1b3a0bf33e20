import Humans
import Testing

struct EmailProblemTests {
  @Test(arguments: [
    "masha@example.org", "a@b.co", "first.last+tag@sub.example.co.uk", "o'brien@example.ie",
    "x_1-2=3@xn--80ak6aa92e.com", "маша@пример.рф", "1@2.info",
    "\(String(repeating: "a", count: 64))@b.org",
  ])
  func `A valid address has no problem`(email: String) {
    #expect(EmailProblem(of: email) == nil)
  }

  @Test(arguments: [
    ("", EmailProblem.isEmpty), ("masha", .lacksAt), ("@example.org", .lacksName),
    ("masha@", .lacksDomain), ("masha@localhost", .lacksDotInDomain),
    (".masha@example.org", .hasStrayDot), ("masha.@example.org", .hasStrayDot),
    ("ma..sha@example.org", .hasStrayDot), ("masha@example..org", .hasStrayDot),
    ("masha@example.org.", .hasStrayDot), ("masha@.org", .hasStrayDot),
    ("ma sha@example.org", .hasInvalidCharacter(" ")),
    ("ma@sha@example.org", .hasInvalidCharacter("@")),
    ("masha@exam_ple.org", .hasInvalidCharacter("_")),
    ("masha@-example.org", .hasInvalidCharacter("-")),
    ("masha@example-.org", .hasInvalidCharacter("-")),
    ("masha<b>@example.org", .hasInvalidCharacter("<")),
    ("\(String(repeating: "a", count: 65))@example.org", .isTooLong),
    ("a@\(String(repeating: "b", count: 64)).org", .isTooLong),
    ("a@\(String(repeating: "b.", count: 130))org", .isTooLong),
  ])
  func `The first problem of an invalid address is reported`(email: String, problem: EmailProblem) {
    #expect(EmailProblem(of: email) == problem)
  }
}
