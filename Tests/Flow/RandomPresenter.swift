import AdderTestSupport

/// A presenter with random methods. It uses each kind of statement that decides what a presenter does, ends always,
/// and cannot trap.
struct RandomPresenter {
  let name: String
  private var random: SeededRandom

  init(_ number: Int) {
    name = "Page\(number)"
    random = SeededRandom(seed: number)
  }

  /// The protocols, the presenter and the rest of its module.
  var code: String {
    var copy = self
    return copy.module()
  }

  private mutating func pick<Value>(_ values: Value...) -> Value {
    values.randomElement(using: &random) ?? values[0]
  }

  private mutating func module() -> String {
    let methods = (1...6).map { method($0) }.joined(separator: "\n\n")
    let requirements = (1...6).map { "  \(Self.signatures[($0 - 1) % Self.signatures.count]($0))" }
    return """
      import Foundation

      struct \(name)Owner: Equatable { let name: String; var rank: Int? }
      struct \(name)Item: Equatable {
        let id: Int; var title: String; var isDone: Bool; var note: String?; var owner: \(name)Owner?
        var isShort: Bool { title.isEmpty }
      }
      enum \(name)Problem: Error, Equatable { case offline, code(Int), unknown }

      @MainActor protocol \(name)ViewInput: AnyObject {
        var title: String { get set }
        var isBusy: Bool { get set }
        func show(_ items: [\(name)Item])
        func showText(_ text: String)
        func showCount(_ count: Int, isLast: Bool)
        func reload()
      }
      @MainActor protocol \(name)InteractorInput: AnyObject {
        var isReady: Bool { get }
        var limit: Int { get }
        var note: String? { get }
        func count() -> Int
        func save(_ title: String) throws
        func load(page: Int) async throws -> [\(name)Item]
        func find(id: Int, completion: @escaping (Result<\(name)Item, \(name)Problem>) -> Void)
      }
      @MainActor protocol \(name)RouterInput: AnyObject {
        func open(_ item: \(name)Item)
        func close()
      }
      @MainActor protocol \(name)ViewOutput: AnyObject {
      \(requirements.joined(separator: "\n"))
      }

      @MainActor final class \(name)Presenter: \(name)ViewOutput {
        weak var view: (any \(name)ViewInput)?
        private let interactor: any \(name)InteractorInput
        private let router: any \(name)RouterInput
        var chosen: \(name)Item?
        var level: Int = 2
        private var last: String?
        private var items: [\(name)Item] = []
        private var isOn = \(pick("true", "false"))
        private var number = \(pick("0", "1", "5"))
        private var text: String? = \(pick("nil", "\"first\""))\(pick("", " { didSet { view?.reload() } }"))
        private var isLong: Bool { number > 3 }

        init(interactor: any \(name)InteractorInput, router: any \(name)RouterInput) {
          self.interactor = interactor
          self.router = router
        }

      \(methods.indented(by: 2))

        private func helper(_ title: String, isLast: Bool) {
      \(block(depth: 1, ["title"], [], isAsync: false).indented(by: 4))
        }

        private func problem(_ error: any Error) {
          switch error {
          case \(name)Problem.offline: view?.showText("Offline")
          case \(name)Problem.unknown: router.close()
          default: view?.reload()
          }
        }
      }

      @MainActor final class \(name)View: \(name)ViewInput {
        var output: (any \(name)ViewOutput)?
        var title = ""
        var isBusy = false
        func show(_ items: [\(name)Item]) {}
        func showText(_ text: String) {}
        func showCount(_ count: Int, isLast: Bool) {}
        func reload() {}
      }
      @MainActor final class \(name)Interactor: \(name)InteractorInput {
        var isReady = true
        var limit = 1
        var note: String?
        func count() -> Int { 1 }
        func save(_ title: String) throws {}
        func load(page: Int) async throws -> [\(name)Item] { [] }
        func find(id: Int, completion: @escaping (Result<\(name)Item, \(name)Problem>) -> Void) {}
      }
      @MainActor final class \(name)Router: \(name)RouterInput {
        func open(_ item: \(name)Item) {}
        func close() {}
      }
      @MainActor final class \(name)Assembly {
        func make() -> \(name)View {
          let view = \(name)View()
          let presenter = \(name)Presenter(interactor: \(name)Interactor(), router: \(name)Router())
          view.output = presenter
          presenter.view = view
          return view
        }
      }
      """.replacing("ITEM", with: "\(name)Item").replacing("PROBLEM", with: "\(name)Problem")
  }

  private static let signatures: [@Sendable (Int) -> String] = [
    { "func start\($0)()" },
    { "func toggle\($0)(isWanted: Bool)" },
    { "func select\($0)(at index: Int)" },
    { "func finish\($0)(_ result: Result<ITEM, PROBLEM>)" },
    { "func refresh\($0)(title: String) async" },
    { "func update\($0)(_ found: [ITEM], item: ITEM?)" },
  ]

  private mutating func method(_ number: Int) -> String {
    let signature = Self.signatures[(number - 1) % Self.signatures.count](number)
    let texts = signature.contains("title:") ? ["title"] : []
    var flags: [String] = []
    if signature.contains("isWanted:") { flags = ["isWanted"] }
    var lines: [String] = []
    if signature.contains("_ result:") {
      lines.append(
        """
        switch result {
        case .success(let item):
        \(block(depth: 1, ["item.title"], ["item.isDone"], isAsync: false).indented(by: 2))
        \(pick("case .failure(.offline): view?.reload()\n", ""))case .failure(let error): problem(error)
        }
        """)
    }
    if signature.contains("at index:") {
      lines.append(
        "guard items.indices.contains(index) else { \(pick("", "view?.reload(); "))return }")
      lines.append(
        pick("router.open(items[index])", "items[index].isDone = true", "items.remove(at: index)"))
    }
    if signature.contains("item: ITEM?") {
      lines.append(pick("items = found", "items += found", "items.append(contentsOf: found)"))
      lines.append(
        pick(
          "guard let item else { view?.show(items); return }\nrouter.open(item)",
          "if let item, !items.contains(item) { items.append(item) }",
          "if let index = items.firstIndex(where: { $0.id == item?.id }) { view?.showCount(index, isLast: true) }"
        ))
    }
    lines.append(block(depth: 2, texts, flags, isAsync: signature.hasSuffix("async")))
    return "\(signature) {\n\(lines.joined(separator: "\n").indented(by: 2))\n}"
  }

  private mutating func block(depth: Int, _ texts: [String], _ flags: [String], isAsync: Bool)
    -> String
  {
    (0..<pick(1, 2, 3)).map { _ in statement(depth: depth, texts, flags, isAsync: isAsync) }
      .joined(separator: "\n")
  }

  private mutating func text(_ texts: [String]) -> String {
    let own = texts.randomElement(using: &random) ?? "\"plain\""
    return pick(
      own, "\"plain\"", "text ?? \"none\"", "interactor.note ?? \"no note\"",
      "isOn ? \"on\" : \"off\"")
  }

  private mutating func condition(_ texts: [String], _ flags: [String]) -> String {
    let own = flags.randomElement(using: &random) ?? "isOn"
    let title = texts.randomElement(using: &random)
    let length = pick("> 0", "== 3", ">= 9", "< 2")
    return pick(
      own, "!\(own)", "isOn", "interactor.isReady", "isOn == false", "number > 2", "isLong",
      "items.isEmpty",
      "!items.isEmpty", "interactor.limit > 2", "interactor.limit == 0",
      "\(own) && interactor.isReady",
      "isOn || interactor.isReady", title.map { "\($0).isEmpty" } ?? "isOn",
      title.map { "\($0) == \"plain\"" } ?? "isLong",
      "text == nil", "let text = self.text", "let note = interactor.note",
      "number.isMultiple(of: 2)",
      "interactor.count() > number", "items.contains(where: { $0.id == 7 })",
      "let one = chosen", "chosen == nil", "let name = chosen?.owner?.name, name.count > 2",
      "let one = chosen, one.isDone", "let one = chosen, one.owner?.rank == 3",
      "let one = chosen, one.isShort",
      "level > 4", "last == nil", "let word = last, word.count == 5",
      title.map { "\($0).count \(length)" } ?? "isOn",
      title.map { "let url = URL(string: \($0)), url.isFileURL || isOn" } ?? "level == 2",
      title.map { "!\($0).trimmingCharacters(in: .whitespaces).isEmpty" }
        ?? "let rank = chosen?.owner?.rank")
  }

  private mutating func statement(depth: Int, _ texts: [String], _ flags: [String], isAsync: Bool)
    -> String
  {
    let kind = Int.random(in: 0..<(depth > 0 ? 22 : 11), using: &random)
    switch kind {
    case 0: return "view?.title = \(text(texts))"
    case 1: return "view?.isBusy = \(pick("true", "false"))"
    case 2: return "view?.showText(\(text(texts)))"
    case 3: return "view?.show(items)"
    case 4: return "view?.showCount(number, isLast: isOn)"
    case 5: return pick("router.close()", "view?.reload()")
    case 6: return pick("isOn = true", "isOn.toggle()", "isOn = false", "isOn = !isOn")
    case 7: return pick("number += 1", "number = 7", "number -= 2", "number = interactor.limit")
    case 8:
      return pick(
        "self.text = \(text(texts))", "self.text = nil", "last = \(text(texts))", "chosen = nil",
        "view?.showText(chosen?.owner?.name ?? \"nobody\")", "level += 1")
    case 9:
      return pick(
        "items = []", "items.removeAll { $0.isDone }",
        "items.append(ITEM(id: 7, title: \"made\", isDone: false))")
    case 10: return depth > 1 ? "helper(\(text(texts)), isLast: isOn)" : "view?.showText(\"end\")"
    case 11, 12, 13:
      let inner = block(depth: depth - 1, texts, flags, isAsync: isAsync).indented(by: 2)
      let other = block(depth: depth - 1, texts, flags, isAsync: isAsync).indented(by: 2)
      let condition = condition(texts, flags)
      return pick(
        "if \(condition) {\n\(inner)\n}", "if \(condition) {\n\(inner)\n} else {\n\(other)\n}",
        "guard \(condition) else {\n\(inner)\n  return\n}")
    case 14:
      let inner = block(depth: depth - 1, texts, flags, isAsync: isAsync).indented(by: 2)
      return pick(
        "do {\n  try interactor.save(\(text(texts)))\n\(inner)\n} catch {\n  problem(error)\n}",
        "do {\n  try interactor.save(\(text(texts)))\n} catch PROBLEM.offline {\n  router.close()\n} catch {\n\(inner)\n}",
        "try? interactor.save(\(text(texts)))")
    case 15:
      return isAsync
        ? "do { items = try await interactor.load(page: number); view?.show(items) } catch { problem(error) }"
        : "Task { if let found = try? await interactor.load(page: number) { view?.show(found) } }"
    case 16:
      return
        "interactor.find(id: number) { [weak self] result in\n  switch result {\n  case .success(let item): self?.router.open(item)\n  case .failure(let error): self?.problem(error)\n  }\n}"
    case 17:
      return "for item in items where item.isDone { view?.showText(item.title); number += 1 }"
    case 18: return "items.forEach { router.open($0) }"
    case 19:
      return
        "switch interactor.limit {\ncase 0: view?.reload()\ncase 1, 2: router.close()\ndefault: view?.showCount(0, isLast: false)\n}"
    case 20: return "defer { view?.isBusy = false }"
    default: return "view?.showText(interactor.isReady ? \(text(texts)) : \"later\")"
    }
  }
}

extension String {
  fileprivate func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
