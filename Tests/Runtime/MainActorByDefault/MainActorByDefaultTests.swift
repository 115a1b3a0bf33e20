import Adder
import AdderSQLite
import AdderTesting
import Testing

/// Tests of the library in a target whose default isolation is the main actor, as in new Xcode
/// projects.
@Suite(.moduleChecks) struct MainActorByDefaultTests {
  private final class Listener: NoteListModuleOutput {
    var finished = 0
    func didFinish() { finished += 1 }
  }

  @Test func `A module is opened, configured and closed`() throws {
    let screen = HeadlessScreen.forTests()
    let listener = Listener()
    let module = screen.open(
      NoteListAssembly(), output: ModuleOutputReference { [weak listener] in listener }
    ) {
      $0.configure(title: "Today")
    }
    let presenter = try #require(screen.visibleView(as: NoteListView.self)?.output)
    #expect(presenter.title == "Today")
    presenter.didRequestEnd()
    #expect(listener.finished == 1)
    #expect(!module.isOpen)
  }

  @Test func `Records are written and read outside the main actor`() async throws {
    let store = try NoteStore(database: Database.inMemory())
    try await store.save(title: "b", mood: .good)
    try await store.save(title: "a", mood: .bad)
    let notes = try await store.obtainNotes()
    #expect(notes.map(\.title) == ["b", "a"])
    #expect(notes.map(\.mood) == [.good, .bad])
  }

  @Test func `A tracked list of records is shown as rows`() async throws {
    let store = try NoteStore(database: Database.inMemory())
    try await store.save(title: "b", mood: .good)
    let interactor = NoteListInteractor(
      cacheTracker: SQLiteCacheTracker<Note>(database: store.database))
    let presenter = NoteListPresenter(router: NoteListRouter(), output: .nobody)
    let view = NoteListView(output: presenter)
    presenter.view = view
    interactor.output = presenter
    let table = RecordingListView(of: view.dataDisplayManager)
    try interactor.setupCacheTracking()
    #expect(table.rows(as: NoteCellObject.self).map { $0.map(\.title) } == [["b"]])
    try await store.save(title: "a", mood: .good)
    await eventually {
      table.rows(as: NoteCellObject.self).map { $0.map(\.title) } == [["a", "b"]]
    }
  }

  @Test func `A question is answered`() async throws {
    let screen = HeadlessScreen.forTests()
    async let mood = screen.ask(ChooseMoodAssembly())
    let view = try #require(await screen.showsView(ChooseMoodView.self))
    view.output.didSelectMood(.bad)
    #expect(try await mood == .bad)
  }

  @Test func `A deep link is read and followed`() throws {
    let screen = HeadlessScreen.forTests()
    let scheme = DeepLinkScheme("notes", steps: [NoteListStep.self])
    let link = DeepLink([NoteListStep(title: "Today")])
    #expect(try scheme.link(from: scheme.url(for: link)) == link)
    try #require(screen.visibleView).open(link: link)
    #expect(screen.visibleView(as: NoteListView.self)?.output.title == "Today")
  }

  @Test func `Pages of a feed are obtained`() async throws {
    let cache = MemoryPagingCache<FeedItem>()
    let facade = PagingFacade(service: FeedService(), cache: cache)
    #expect(try await facade.obtainNewest().inserted == [1, 2])
  }
}
