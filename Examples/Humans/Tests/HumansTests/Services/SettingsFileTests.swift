import Foundation
import Humans
import HumansTestSupport
import Testing

@MainActor struct SettingsFileTests {
  @Test func `The address is restored at the next launch`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "deep/settings.json")
    #expect(SettingsFile(file: file).email == nil)
    try SettingsFile(file: file).save(email: "маша@пример.рф")
    #expect(SettingsFile(file: file).email == "маша@пример.рф")
  }

  @Test func `A file that cannot be written is reported, and the old address stays`() throws {
    let folder = try TemporaryFolder()
    let blocked = folder.url.appending(path: "file")
    try Data().write(to: blocked)
    let file = blocked.appending(path: "settings.json")
    let settings = SettingsFile(file: file)
    #expect(throws: SettingsServiceError.notSaved(path: file.path())) {
      try settings.save(email: "masha@example.org")
    }
    #expect(settings.email == nil)
  }
}
