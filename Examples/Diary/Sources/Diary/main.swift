import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count <= 1, arguments.allSatisfy({ !$0.hasPrefix("-") }) else {
  FileHandle.standardError.write(Data("usage: Diary [FILE]   (default: diary.json)\n".utf8))
  exit(2)
}

let entryService = EntryServiceImplementation(file: JSONFile(path: arguments.first ?? "diary.json"))
let terminal = Terminal()
let assembly = EntryListAssembly(entryService: entryService)
terminal.open(assembly.viewEntryListModule(transitionHandler: terminal))
terminal.run()
