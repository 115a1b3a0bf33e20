import AdderLiquidTemplates

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Runs the benchmark named by the first argument. Without a name, measures the Liquid engine;
// the templates are parsed and the values are built beforehand.
//
// For Liquid, writes the input of the Ruby benchmark and the output of each
// scenario into a folder, so that the outputs of both engines can be compared.
// Prints one line per scenario: its name and the median in microseconds.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "xcode" {
  for path in arguments.dropFirst() { try XcodeScenario(reading: path).measure() }
  exit(0)
}
if arguments.first == "project", arguments.count == 5,
  let threads = arguments.last.flatMap({ Int($0) })
{
  let words = Array(arguments)
  ProjectScenario.measure(words[1], cache: words[2], run: words[3], threads: threads)
  exit(0)
}
if arguments.first == "differences" {
  DifferenceScenario.measure()
  exit(0)
}
if arguments.first == "tracker", let folder = arguments.last {
  try await TrackerScenario.measure(in: folder)
  exit(0)
}
if arguments.first == "sections", let folder = arguments.last {
  try await SectionScenario.measure(in: folder)
  exit(0)
}
if arguments.first == "setup", let folder = arguments.last {
  try await SectionScenario.measureSetup(in: folder)
  exit(0)
}
if arguments.first == "list-file", let path = arguments.last {
  try MemoryScenario.makeFile(path)
  exit(0)
}
if arguments.first == "memory", let path = arguments.last {
  try await MemoryScenario.measure(path)
  exit(0)
}
if arguments.first == "source", let path = arguments.last {
  try await SourceScenario(listedIn: path).measure()
  exit(0)
}
if arguments.first == "graph", let path = arguments.last {
  try GraphScenario.printLayout(ofGraphIn: path)
  exit(0)
}
if arguments.first == "runtime" {
  RuntimeScenario.measure()
  exit(0)
}
guard arguments.count == 2, let templates = arguments.first, let folder = arguments.last else {
  print("Usage: AdderBenchmarks TEMPLATES FOLDER")
  exit(2)
}

/// Returns the processor time of this process in seconds, which excludes other work on the machine.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}

let samples = 15
let scenarios = try Scenario.all { name in
  try TextFiles.read("\(templates)/\(name).liquid")
}

let described = LiquidValue.array(
  scenarios.map { scenario in
    [
      "name": .string(scenario.name), "template": .string(scenario.template),
      "values": scenario.values, "passes": .integer(scenario.passes), "samples": .integer(samples),
    ]
  })
try TextFiles.write(described.json, to: "\(folder)/scenarios.json")

for scenario in scenarios {
  let template = try LiquidTemplate(parsing: scenario.template, name: scenario.name)
  guard case .object(let values) = scenario.values else { continue }
  let text = try template.render(values)
  try TextFiles.write(text, to: "\(folder)/\(scenario.name).swift.txt")
  let durations = try (0..<samples).map { _ in
    let passes = scenario.passes * 10
    let start = processorTime()
    for _ in 0..<passes { _ = try template.render(values) }
    return (processorTime() - start) / Double(passes)
  }
  let median = durations.sorted()[samples / 2] * 1_000_000
  print("\(scenario.name)\t\(median)")
}
