import Foundation
import Humans
import Testing

@MainActor struct HumanFileTests {
  let folder: TemporaryFolder
  let service: HumanFile

  init() throws {
    folder = try TemporaryFolder()
    service = HumanFile(file: folder.url.appending(path: "deep/down/people.json"))
  }

  @Test func `The app comes with people, and each photo it names is there`() async throws {
    let humans = try await service.loadHumans()
    #expect(humans.count == 12)
    #expect(Set(humans.map(\.id)).count == humans.count)
    for human in humans where human.photo != nil {
      #expect(service.photoPath(of: human) != nil, "\(human.name)")
    }
    #expect(humans.contains { $0.photo == nil && service.photoPath(of: $0) == nil })
  }

  @Test func `What is saved is there for the next start`() async throws {
    var human = try #require(try await service.loadHumans().first)
    human.biography = "Пчёлы\n🐝"
    try service.save(human)

    let next = HumanFile(file: folder.url.appending(path: "deep/down/people.json"))
    let humans = try await next.loadHumans()
    #expect(humans.first == human)
    #expect(humans.count == 12)
    #expect(next.photoPath(of: human) != nil)
  }

  @Test func `What another window wrote of somebody else stays`() async throws {
    let other = HumanFile(file: folder.url.appending(path: "deep/down/people.json"))
    var humans = try await service.loadHumans()
    _ = try await other.loadHumans()
    humans[0].biography = "One"
    humans[1].biography = "Two"
    try service.save(humans[0])
    try other.save(humans[1])
    #expect(try await service.loadHumans().prefix(2).map(\.biography) == ["One", "Two"])
  }

  @Test func `A list that was broken meanwhile is not written over`() async throws {
    let file = folder.url.appending(path: "people.json")
    let service = HumanFile(file: file)
    let human = try #require(try await service.loadHumans().first)
    try Data("[{]".utf8).write(to: file)
    #expect(throws: HumanServiceError.malformed(path: file.path())) { try service.save(human) }
    #expect(try Data(contentsOf: file) == Data("[{]".utf8))
  }

  @Test func `A file that is no list is told of and left alone`() async throws {
    let file = folder.url.appending(path: "people.json")
    try Data("[{]".utf8).write(to: file)
    await #expect(throws: HumanServiceError.malformed(path: file.path())) {
      try await HumanFile(file: file).loadHumans()
    }
    #expect(try Data(contentsOf: file) == Data("[{]".utf8))
  }

  @Test func `A file that cannot be written is told of, and the person stays as saved`()
    async throws
  {
    let blocked = folder.url.appending(path: "file")
    try Data().write(to: blocked)
    let service = HumanFile(file: blocked.appending(path: "people.json"))
    var human = try #require(try await service.loadHumans().first)
    human.biography = "New"
    #expect(throws: HumanServiceError.notSaved(path: blocked.appending(path: "people.json").path()))
    {
      try service.save(human)
    }
  }

  @Test func `Somebody who is not in the list cannot be saved`() async throws {
    _ = try await service.loadHumans()
    #expect(throws: HumanServiceError.unknownHuman(name: "Anna")) {
      try service.save(.sample(id: 99))
    }
  }
}
