import Foundation

// Writes the Swift files that embed architectures, templates, rules and recorders in the command:
// swift run AdderEmbeddedFiles
do {
  let files = try [
    EmbeddedFile.architectures(), .parsedArchitectures(), .frameworkNames(), .rules(),
    .ruleNames(), .spySupport(), .trafficSupport(),
  ]
  for file in files where !file.isCurrent {
    try file.write()
    print("Wrote \(file.path)")
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
