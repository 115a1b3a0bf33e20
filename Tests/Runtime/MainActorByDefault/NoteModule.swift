import Adder
import AdderSQLite

// A module as written in a project whose default isolation is the main actor, without `@MainActor`.

// MARK: - The store

struct Note: DatabaseRecord, Sendable, Equatable, Identifiable {
  enum Mood: String, DatabaseValueConvertible {
    case good, bad

    var databaseValue: DatabaseValue { .text(rawValue) }

    init?(databaseValue: DatabaseValue) {
      guard let text = String(databaseValue: databaseValue) else { return nil }
      self.init(rawValue: text)
    }
  }

  let id: Int
  var title: String
  var mood: Mood

  init(row: borrowing DatabaseRow) throws {
    id = try row.value("id")
    title = try row.value("title")
    mood = try row.value("mood")
  }
}

extension Migrations {
  static var notes: Migrations {
    var migrations = Migrations()
    migrations.add("notes") { connection in
      try connection.execute(
        "CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT NOT NULL, mood TEXT NOT NULL)")
    }
    return migrations
  }
}

struct NoteStore {
  let database: Database

  init(database: Database) throws {
    self.database = database
    try Migrations.notes.run(on: database)
  }

  func save(title: String, mood: Note.Mood) async throws {
    try await database.write { connection in
      try connection.execute(
        "INSERT INTO note (title, mood) VALUES (:title, :mood)", ["title": title, "mood": mood])
    }
  }

  func obtainNotes() async throws -> [Note] {
    try await database.read { connection in try connection.rows("SELECT * FROM note ORDER BY id") }
  }
}

// MARK: - The interactor

protocol NoteListInteractorOutput: AnyObject {
  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Note>)
}

final class NoteListInteractor: CacheTrackerDelegate {
  weak var output: (any NoteListInteractorOutput)?
  private let cacheTracker: any CacheTracker<Note>

  init(cacheTracker: any CacheTracker<Note>) {
    self.cacheTracker = cacheTracker
  }

  func setupCacheTracking() throws {
    cacheTracker.delegate = self
    try cacheTracker.setup(with: CacheRequest(kind: "note", order: [.ascending("title")]))
    output?.didProcessTransactionBatch(cacheTracker.obtainTransactionBatchFromCurrentCache())
  }

  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Note>) {
    output?.didProcessTransactionBatch(batch)
  }
}

// MARK: - The list

struct NoteCellObject: CellObject {
  let id: Int
  let title: String
}

struct NoteCellObjectFactory: CellObjectFactory {
  func makeCellObject(from note: Note) -> any CellObject {
    NoteCellObject(id: note.id, title: note.title)
  }
}

// MARK: - The module

protocol NoteListModuleInput: AnyObject {
  func configure(title: String)
}

protocol NoteListModuleOutput: AnyObject {
  func didFinish()
}

final class NoteListPresenter: NoteListModuleInput, NoteListInteractorOutput {
  weak var view: NoteListView?
  let router: NoteListRouter
  let output: ModuleOutputReference<any NoteListModuleOutput>
  private(set) var title = ""

  init(router: NoteListRouter, output: ModuleOutputReference<any NoteListModuleOutput>) {
    self.router = router
    self.output = output
  }

  func configure(title: String) { self.title = title }

  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Note>) {
    view?.dataDisplayManager.apply(batch, using: NoteCellObjectFactory())
  }

  func didRequestEnd() {
    output.output?.didFinish()
    router.closeCurrentModule()
  }
}

final class NoteListRouter {
  weak var transitionHandler: (any TransitionHandler)?

  func closeCurrentModule() { transitionHandler?.closeCurrentModule() }
}

final class NoteListView: HeadlessTransitionHandler {
  let position = HeadlessPosition()
  let output: NoteListPresenter
  let dataDisplayManager = DataDisplayManager()

  init(output: NoteListPresenter) {
    self.output = output
  }
}

struct NoteListAssembly: ModuleFactory {
  func makeModule(
    output: ModuleOutputReference<any NoteListModuleOutput>
  ) -> Module<any NoteListModuleInput> {
    let router = NoteListRouter()
    let presenter = NoteListPresenter(router: router, output: output)
    let view = NoteListView(output: presenter)
    presenter.view = view
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, router]) { [weak presenter] in presenter }
  }
}

struct NoteListStep: DeepLinkStep {
  static let name = "notes"
  var title: String

  func open(
    from handler: any TransitionHandler, in context: Void, isAnimated: Bool
  ) -> OpenModule<any NoteListModuleInput> {
    handler.open(NoteListAssembly()) { $0.configure(title: title) }
  }
}

// MARK: - A question

final class ChooseMoodPresenter {
  private let reply: ModuleReply<Note.Mood>

  init(reply: ModuleReply<Note.Mood>) {
    self.reply = reply
  }

  func didSelectMood(_ mood: Note.Mood) { reply.answer(mood) }
}

final class ChooseMoodView: HeadlessTransitionHandler {
  let position = HeadlessPosition()
  let output: ChooseMoodPresenter

  init(output: ChooseMoodPresenter) {
    self.output = output
  }
}

struct ChooseMoodAssembly: ModuleQuestion {
  func makeModule(reply: ModuleReply<Note.Mood>) -> Module<Void> {
    Module(view: ChooseMoodView(output: ChooseMoodPresenter(reply: reply)))
  }
}

// MARK: - A feed

// The service passes the item to the main actor, so the type must not be isolated to an actor.
nonisolated struct FeedItem: Identifiable, Sendable {
  let id: Int
}

struct FeedService: PagingService {
  let style = PagingStyle.offset

  func obtainPage(_ request: PageRequest) async throws -> Page<FeedItem> {
    Page([FeedItem(id: 1), FeedItem(id: 2)], hasMore: false)
  }
}
