import Foundation

// Writes the Swift files that embed architectures, templates, rules, recorders and the page of the map in the
// command:
// swift run AdderEmbeddedFiles
do {
  let files = try [
    EmbeddedFile.architectures(), .parsedArchitectures(), .frameworkNames(), .rules(),
    .ruleNames(), .spySupport(), .trafficSupport(), .mapPage(),
  ]
  for file in files where !file.isCurrent {
    try file.write()
    print("Wrote \(file.path)")
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
