import Testing

import AdderBase

@Suite struct CommandTests {
  @Test func `Output, errors and status of a program are collected`() throws {
    let result = try run("echo out; echo err >&2; exit 3")
    #expect(result.output == "out\n")
    #expect(result.errors == "err\n")
    #expect(result.status == 3)
    #expect(!result.isSuccess)
    #expect(try run("true").isSuccess)
  }

  @Test func `Output larger than a pipe's buffer is collected`() throws {
    let result = try run("head -c 300000 /dev/zero | tr '\\0' x; head -c 300000 /dev/zero >&2")
    #expect(result.output.utf8.count == 300_000)
    #expect(result.errors.utf8.count == 300_000)
  }

  @Test func `A program has no input and only the given environment`() throws {
    #expect(try run("cat; echo $GREETING", ["GREETING": "hello"]).output == "hello\n")
  }

  @Test func `A program that takes too long is stopped, even if it ignores the signal`() throws {
    #expect(try run("exec sleep 600", timeout: .milliseconds(50)).timedOut)
    let stubborn = try run("trap '' TERM; while :; do sleep 0.1; done", timeout: .milliseconds(300))
    #expect(stubborn.timedOut)
    #expect(stubborn.status == nil)
  }

  @Test func `A program's end is not delayed by a child that keeps the pipe open`() throws {
    let result = try run("sleep 600 & echo $!")
    #expect(!result.timedOut)
    _ = try run("kill \(result.output)")
  }

  @Test func `A missing program is an error`() {
    #expect(throws: CommandError(program: "no-such-program", reason: "No such file or directory")) {
      try Command("no-such-program", [], environment: [:], timeout: .seconds(1)).run()
    }
  }

  @Test func `A program reads its input while it writes`() throws {
    let input = Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
    var command = Command(
      "cat", [], environment: Environment.current.variables, timeout: .seconds(30))
    command.input = input
    #expect(try command.run().bytes == input)
  }

  // MARK: - Helpers

  private func run(
    _ script: String, _ environment: [String: String] = [:], timeout: Duration = .seconds(60)
  ) throws -> Command.Result {
    let variables = environment.merging(["PATH": "/usr/bin:/bin"]) { own, _ in own }
    return try Command("sh", ["-c", script], environment: variables, timeout: timeout).run()
  }
}
