#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An external program that runs to completion, without a terminal on which it could ask questions.
package struct Command {
  package var program: String
  package var arguments: [String]
  package var environment: [String: String]
  /// After this time the program receives SIGTERM, and two seconds later SIGKILL.
  package var timeout: Duration
  /// What the program reads from standard input.
  package var input: [UInt8] = []

  package struct Result {
    /// The exit status; `nil` if a signal ended the program.
    package var status: Int32?
    /// What the program wrote to standard output.
    package var bytes: [UInt8]
    /// Standard output as text.
    package var output: String { String(decoding: bytes, as: UTF8.self) }
    /// The text that the program wrote to standard error.
    package var errors: String
    package var timedOut: Bool

    package var isSuccess: Bool { status == 0 && !timedOut }
  }

  /// - Parameter program: a name that is looked up in `PATH`.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String], timeout: Duration
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.timeout = timeout
  }

  package func run() throws(CommandError) -> Result {
    let output = try Pipe()
    let errors = try Pipe()
    let folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let input = try input.isEmpty ? nil : InputFile(input, in: folder)
    let process = try start(reading: input, writing: output, errors)
    output.closeWriting()
    errors.closeWriting()
    var run = ChildProcess(id: process, pipes: [output, errors], timeout: timeout)
    return run.finish()
  }

  private func start(
    reading input: InputFile?, writing output: Pipe, _ errors: Pipe
  ) throws(CommandError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)

    var strings = ([program] + arguments).map { strdup($0) }
    let argumentCount = strings.count
    strings += environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for string in strings { free(string) } }
    let argv = Array(strings[..<argumentCount]) + [nil]
    let envp = Array(strings[argumentCount...]) + [nil]
    var process = pid_t()
    let failure = posix_spawnp(&process, program, &actions, nil, argv, envp)
    guard failure == 0 else {
      throw CommandError(program: program, reason: SystemError(code: failure).description)
    }
    return process
  }
}

/// A program that could not be started.
package struct CommandError: Error, Equatable {
  package var program: String
  package var reason: String

  package init(program: String, reason: String) {
    self.program = program
    self.reason = reason
  }
}

/// The two ends of a pipe, closed when the last reference to it is released.
private final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init() throws(CommandError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw CommandError(program: "pipe", reason: SystemError.last.description)
    }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  deinit {
    closeWriting()
    close(reading)
  }
}

/// What a program reads: a file without a name, so that the program need not read while it writes.
private final class InputFile {
  let descriptor: Int32

  init(_ bytes: [UInt8], in folder: String) throws(CommandError) {
    var path = Array("\(folder)/adder-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw Self.failure }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw Self.failure }
      rest = rest.dropFirst(max(0, count))
    }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Self.failure }
  }

  private static var failure: CommandError {
    CommandError(program: "mkstemp", reason: SystemError.last.description)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

/// A running program and its output so far.
private struct ChildProcess {
  let id: pid_t
  let pipes: [Pipe]
  let deadline: ContinuousClock.Instant
  private var texts: [[UInt8]]
  private var open: [Bool]
  private var waitStatus: Int32 = 0

  init(id: pid_t, pipes: [Pipe], timeout: Duration) {
    self.id = id
    self.pipes = pipes
    deadline = .now + timeout
    texts = pipes.map { _ in [] }
    open = pipes.map { _ in true }
  }

  mutating func finish() -> Command.Result {
    var isRunning = collect(until: deadline)
    let timedOut = isRunning
    if isRunning {
      // On SIGTERM, git stops its own child processes and removes an unfinished clone.
      kill(id, SIGTERM)
      isRunning = collect(until: .now + .seconds(2))
    }
    if isRunning {
      kill(id, SIGKILL)
      waitpid(id, &waitStatus, 0)
    }
    let signal = waitStatus & 0x7F
    return Command.Result(
      status: signal == 0 ? (waitStatus >> 8) & 0xFF : nil,
      bytes: texts[0],
      errors: String(decoding: texts[1], as: UTF8.self), timedOut: timedOut)
  }

  /// Collects output until the program has ended or the deadline has passed. It does not wait for
  /// the pipes to close, because child processes of the program may keep them open longer.
  ///
  /// - Returns: true if the program is still running.
  private mutating func collect(until deadline: ContinuousClock.Instant) -> Bool {
    while ContinuousClock.now < deadline {
      if open.contains(true) { collectOnce(waiting: 50) } else { usleep(1000) }
      let ended = waitpid(id, &waitStatus, WNOHANG)
      if ended == id || (ended < 0 && errno != EINTR) {
        while ContinuousClock.now < deadline, collectOnce(waiting: 0) {}
        return false
      }
    }
    return true
  }

  /// - Returns: true if a pipe had output or was closed.
  @discardableResult
  private mutating func collectOnce(waiting milliseconds: Int32) -> Bool {
    var polls = pipes.indices.map { index in
      pollfd(fd: open[index] ? pipes[index].reading : -1, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return false }
    for index in polls.indices where polls[index].revents != 0 {
      var count = 0
      let block = [UInt8](unsafeUninitializedCapacity: 16 * 1024) { buffer, initialized in
        count = read(pipes[index].reading, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      texts[index] += block
      if count <= 0 { open[index] = false }
    }
    return true
  }
}
