import AdderXcodeProjects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures parsing a project file, and adding a module of ten files to it or removing it.
struct XcodeScenario {
  let file: String
  let bytes: [UInt8]
  /// The peak memory of the process before the file was read, in bytes.
  private let before: Int

  init(reading path: String) throws {
    file = path.split(separator: "/").last.map(String.init) ?? path
    before = Self.peakMemory()
    bytes = try Self.bytes(of: path)
  }

  /// Prints a row of a table: the size in KiB, the medians in milliseconds, and the memory that was
  /// needed, including the file's bytes, as a multiple of the file's size.
  func measure() throws {
    _ = try addModule()
    let memory = Double(Self.peakMemory() - before) / Double(bytes.count)
    let parsing = try median { _ = try parse() }
    let adding = try median { _ = try addModule() }
    let withModule = try addModule()
    let removing = try median { _ = try removeModule(from: withModule) }
    print(
      "| \(file) | \(bytes.count / 1024) | \(rounded(parsing)) | \(rounded(adding)) "
        + "| \(rounded(removing)) | \(rounded(memory)) |")
  }

  private func median(of body: () throws -> Void) rethrows -> Double {
    try (0..<21).map { _ in
      let start = processorTime()
      try body()
      return (processorTime() - start) * 1_000
    }.sorted()[10]
  }

  /// The peak memory of the process so far, in bytes.
  static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #endif
  }

  /// Reads a file into an array of exactly its size.
  static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw UnusableFile(path: path) }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }

  private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  func parse() throws -> XcodeProject {
    try XcodeProject(parsing: bytes, file: file)
  }

  /// Parses the project, adds the module and writes the new file.
  func addModule() throws -> [UInt8] {
    let project = try parse()
    let targets = project.targets.filter { $0.takesFiles && !$0.isForTests }.prefix(1).map(\.name)
    let tests = project.targets.filter(\.isForTests).prefix(1).map(\.name)
    var edit = XcodeProjectEdit(project)
    for path in Self.module {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      let isTest = path.hasSuffix("Tests.swift")
      try edit.add(XcodeFile(path: path, group: folder, targets: isTest ? tests : targets))
    }
    return edit.result()
  }

  /// Parses a project that has the module, removes it and writes the new file.
  func removeModule(from bytes: [UInt8]) throws -> [UInt8] {
    var edit = XcodeProjectEdit(try XcodeProject(parsing: bytes, file: file))
    for path in Self.module { try edit.remove(path) }
    try edit.removeEmptyGroups("Modules/Beetle")
    return edit.result()
  }

  private static let module =
    [
      "Assembly/BeetleAssembly.swift", "View/BeetleViewController.swift",
      "View/BeetleViewInput.swift", "View/Beetle.storyboard", "Presenter/BeetlePresenter.swift",
      "Interactor/BeetleInteractor.swift", "Router/BeetleRouter.swift",
      "Tests/BeetlePresenterTests.swift", "Tests/BeetleInteractorTests.swift",
      "Tests/BeetleRouterTests.swift",
    ].map { "Modules/Beetle/\($0)" }
}
