import Adder
import Testing

@testable import AdderSQLite

@MainActor @Suite struct MailboxTests {
  @Test func `A mailbox announces its batches when it opens, and several new ones only once`()
    async
  {
    var wakings = 0
    let mailbox = Mailbox<Int> { wakings += 1 }
    var batch = CacheTransactionBatch<Int>()
    batch.add(.insert(7, at: ListPosition(item: 0)))
    mailbox.put(batch, TrackedState(), objectNow: nil)
    await mainQueueIsDone()
    #expect(wakings == 0)
    mailbox.open()
    await mainQueueIsDone()
    #expect(wakings == 1)
    guard case .batch(batch, _)? = mailbox.takeFirst() else { return #expect(Bool(false)) }
    mailbox.put(batch, TrackedState(), objectNow: nil)
    mailbox.put(batch, TrackedState(), objectNow: nil)
    await mainQueueIsDone()
    #expect(wakings == 2)
  }
}
