// Uses the spies of the protocols beside this file, and prints what is wrong.

@MainActor var failures = 0

@MainActor func expect(_ isTrue: Bool, _ text: String = "", line: Int = #line) {
  guard !isTrue else { return }
  failures += 1
  print("Main.swift:\(line): \(text)")
}

@main struct Main {
  static func main() async throws {
    let post = Post(id: 1, title: "a")
    await functions(post)
    await closures(post)
    try await effects(post)
    await generics(post)
    await properties(post)
    await isolation(post)
    await logs(post)
    await MainActor.run { print(failures == 0 ? "everything holds" : "\(failures) failures") }
  }

  @MainActor static func functions(_ post: Post) {
    let none = NoArgumentsSpy()
    expect(none.reloadCalls.isEmpty)
    none.reload()
    none.reload()
    expect(none.reloadCalls.count == 2)

    let one = OneArgumentSpy()
    one.show(post: post)
    expect(one.showPostCalls.arguments == [post])
    expect(one.showPostCalls.last == post)

    let two = TwoArgumentsSpy()
    two.show(posts: [post], animated: true)
    expect(two.showPostsAnimatedCalls[0].posts == [post])
    expect(two.showPostsAnimatedCalls[0].animated)

    let overloads = OverloadsSpy()
    overloads.show(post)
    overloads.show("text")
    expect(!overloads.show(3))
    overloads.show(post: post)
    expect(overloads.showCalls.count == 1 && overloads.show2Calls.arguments == ["text"])
    expect(overloads.show3Calls.arguments == [3] && overloads.showPostCalls.count == 1)

    let variadic = VariadicArgumentsSpy()
    variadic.show(post, post)
    expect(variadic.showCalls[0] == [post, post])

    let changed = InoutArgumentsSpy()
    var value = post
    changed.update(&value)
    expect(value == post && changed.updateCalls.count == 1)
    changed.updateHandler.function = { $0.title = "b" }
    changed.update(&value)
    expect(value.title == "b" && changed.updateCalls[1] == post, "records what was passed")

    let required = RequiredResultsSpy(
      postIdResult: post, draftResult: Draft(), errorResult: LoadError.offline)
    expect(required.post(id: 1) == post)
    required.postIdCalls.returns(Post(id: 2))
    expect(required.post(id: 1).id == 2)
    required.postIdCalls.answers { Post(id: $0) }
    expect(required.post(id: 7).id == 7)
    required.postIdCalls.returns(Post(id: 3), Post(id: 4))
    expect([1, 1, 1].map { required.post(id: $0).id } == [3, 4, 4], "the last value is repeated")
    required.draftCalls.fails(LoadError.offline)
    expect((try? required.draft()) == nil)

    let tickets = NoncopyableArgumentsSpy()
    expect(tickets.redeem(Ticket(number: 1)) == 0)
    tickets.redeemHandler.function = { ticket in ticket.number }
    expect(tickets.redeem(Ticket(number: 5)) == 5 && tickets.redeemCalls.count == 2)
    let office = NoncopyableResultSpy(issueResult: { Ticket(number: 9) })
    expect(office.issue(1).number == 9)

    let itself = SelfResultsSpy()
    expect(itself.copied() === itself && itself.next() == nil)
    StaticSpy.makeCalls.returns(true)
    expect(StaticSpy.make(4) && StaticSpy.makeCalls.arguments == [4])
    let sum = OperatorsSpy()
    expect(sum + sum == nil && -sum == 0 && OperatorsSpy.plusCalls.count == 1)
  }

  @MainActor static func closures(_ post: Post) {
    let escaping = EscapingClosuresSpy()
    var shown: [Post] = []
    escaping.load { shown = $0 }
    escaping.loadCompletionCalls.last?([post])
    expect(shown == [post], "a recorded closure can be called")

    let borrowed = BorrowedClosureResultSpy()
    expect(borrowed.first { $0.id == 1 } == nil && borrowed.firstWhereCalls.count == 1)
    borrowed.firstWhereHandler.function = { test in test(post) ? post : nil }
    expect(borrowed.first { $0.id == 1 } == post)

    let automatic = AutoclosuresSpy()
    var text = ""
    automatic.logHandler.function = { text = $0() }
    automatic.log("a" + "b")
    expect(text == "ab")

    let aliases = AliasClosuresSpy()
    aliases.load { _ in }
    aliases.later { shown = $0.map { [$0] } ?? [] }
    aliases.laterCalls[0](nil)
    expect(shown.isEmpty)
  }

  @MainActor static func effects(_ post: Post) async throws {
    let typed = TypedThrowingRequiredSpy(loadResult: post)
    expect(try typed.load(1) == post)
    typed.loadCalls.fails(.denied(reason: "no"))
    do throws(LoadError) {
      _ = try typed.load(1)
      expect(false, "an error was expected")
    } catch {
      expect(error == .denied(reason: "no"))
    }

    let service = AsynchronousThrowingSpy(loadResult: post)
    service.loadCalls.hold()
    let task = Task { try await service.load(1) }
    await service.loadCalls.called()
    expect(service.loadCalls.arguments == [1], "a held call is recorded")
    service.loadCalls.returns(Post(id: 8))
    service.loadCalls.release()
    expect(try await task.value.id == 8, "a held call returns what is set before its release")
    expect(try await service.load(2).id == 8)

    let rethrowing = RethrowingResultSpy()
    rethrowing.mapHandler.function = { _ in [1] }
    expect(rethrowing.map { _ in 0 } == [1])
  }

  @MainActor static func generics(_ post: Post) async {
    let decoder = GenericMetatypeSpy(decodeResult: post)
    expect((try? decoder.decode(Post.self)) == post)
    do {
      _ = try decoder.decode(Int.self)
      expect(false, "an error was expected")
    } catch {
      expect("\(error)".contains("GenericMetatype.decode(_:)"), "\(error)")
    }
    let store = GenericOptionalSpy()
    expect(store.value(for: "a") as Int? == nil)
    store.valueForCalls.returns(3)
    expect(store.value(for: "a") == 3)
    struct Real: GenericIdentity { func same<T>(_ value: T) -> T { value } }
    let forwarding = GenericIdentitySpy(forwarding: Real())
    expect(forwarding.same(4) == 4 && forwarding.sameCalls.count == 1)
    let packs = PackConstraintSpy()
    expect(!packs.show(1, "a") && packs.showCalls[0].count == 2)
    let associated = TwoAssociatedTypesSpy<Int, [Int]>()
    associated[1] = [2]
    expect(associated[1] == nil && associated.subscriptWrites[0].newValue == [2])
    let refined = RefinedAssociatedSpy(itemResult: post)
    refined.show(post)
    expect(refined.item() == post && refined.showCalls.arguments == [post])
  }

  @MainActor static func properties(_ post: Post) async {
    let title = ReadWriteSpy()
    title.title = "a"
    expect(title.title == "a" && title.titleAccess.writes == ["a"] && title.titleAccess.reads == 1)
    title.titleAccess.value = "b"
    expect(title.title == "b" && title.titleAccess.writes == ["a"], "setting up is not recorded")
    let required = RequiredPropertySpy(post: post)
    expect(required.post == post)
    let posts = AsyncPropertySpy()
    posts.postsCalls.returns([post])
    expect(await posts.posts == [post])
    let keys = SubscriptLabelSpy()
    keys.subscriptKeyCalls.answers { $0.count }
    keys[key: "ab"] = 1
    expect(keys[key: "abc"] == 3 && keys.subscriptKeyWrites[0].key == "ab")
    let made = InitializerArgumentsSpy(id: 3, title: "a")
    expect(made.initIdTitleCalls[0].id == 3)
    let equal = IsHashableSpy()
    expect(equal == equal && Set([equal, equal, IsHashableSpy()]).count == 2)
  }

  @MainActor static func isolation(_ post: Post) async {
    let view = MainActorViewSpy()
    view.show([post])
    view.isLoading = true
    expect(view.showCalls.arguments == [[post]] && view.isLoadingAccess.writes == [true])
    let store = OnActorSpy()
    store.loadCalls.returns([post])
    expect(await store.load(1) == [post] && store.loadCalls.arguments == [1])
    let shared = SendablePropertiesSpy(post: post)
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { _ = shared.title } }
    }
    expect(shared.titleAccess.reads == 100)
  }

  @MainActor static func logs(_ post: Post) {
    let log = SpyLog()
    expect("\(log)" == "no calls")
    let view = OneArgumentSpy(log: log)
    let service = NoArgumentsSpy(log: log)
    service.reload()
    view.show(post: post)
    expect(log.names == ["NoArguments.reload()", "OneArgument.show(post:)"])
    expect(log.contains(inOrder: "reload()", "OneArgument.show(post:)"))
    expect(!log.contains(inOrder: "show(post:)", "reload()"))
    expect(log.description.hasPrefix("1. NoArguments.reload()\n2. OneArgument.show(post:) Post("))
  }
}
