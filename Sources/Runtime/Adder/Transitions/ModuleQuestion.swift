/// Creates modules that ask a question. Such a module answers once, or is closed without an answer.
///
/// ```swift
/// let answer = try await transitionHandler.ask(chooseAvatarFactory) {
///   $0.configure(current: avatar)
/// }
/// if let answer { output?.didChooseAvatar(answer) }
/// ```
@MainActor public protocol ModuleQuestion<Input, Answer> {
  /// The module's input.
  associatedtype Input
  /// The type of the answer.
  associatedtype Answer

  /// Creates a module and connects its parts, without showing it.
  ///
  /// - Parameter reply: The object that the module uses to answer, once.
  func makeModule(reply: ModuleReply<Answer>) -> Module<Input>
}

/// The object that a module uses to answer its question, once.
///
/// A presenter stores the reply like any other object and answers when the user has chosen:
///
/// ```swift
/// private let reply: ModuleReply<Avatar>
///
/// func didSelectAvatar(_ avatar: Avatar) { reply.answer(avatar) }
/// ```
///
/// Only the first answer counts. A second answer, or an answer after the module is closed, is
/// reported as a `RuntimeProblem`.
@MainActor public final class ModuleReply<Answer> {
  private let question: PendingQuestion<Answer>

  init(_ question: PendingQuestion<Answer>) {
    self.question = question
  }

  /// Answers the question. This closes the module.
  public func answer(_ answer: Answer) {
    question.answer(answer)
  }
}

/// The reason why a question could not be asked or completed.
public enum QuestionError: Error, Hashable, Sendable {
  /// The module could not be shown. Without a transition handler, the error is
  /// `TransitionError.noTransitionHandler`.
  case notShown(TransitionError)
  /// The asking task was cancelled, and the module was closed.
  case cancelled
}

extension TransitionHandler {
  /// Opens a module that asks a question, and waits until the module is closed.
  ///
  /// - Parameters:
  ///   - question: Creates the module.
  ///   - transition: The transition that shows the module.
  ///   - link: Configures the module through its input, before its view is loaded.
  /// - Returns: The answer, after the module has left the screen; `nil` if the module
  ///   was closed without an answer.
  /// - Throws: `QuestionError` if the module cannot be shown, or if the asking task is cancelled,
  ///   which closes the module.
  public func ask<Input, Answer>(
    _ question: some ModuleQuestion<Input, Answer>, by transition: ModuleTransition = .present,
    link: @MainActor (Input) -> Void = { _ in }
  ) async throws(QuestionError) -> Answer? {
    guard !Task.isCancelled else { throw .cancelled }
    let name = "\(type(of: question))"
    let pending = PendingQuestion<Answer>(module: name)
    let module = open(transition, opening: name, link) {
      question.makeModule(reply: ModuleReply(pending))
    }
    if let error = module.error { throw .notShown(error) }
    return try await pending.wait(for: module)
  }
}

extension Optional where Wrapped == any TransitionHandler {
  /// Opens a module that asks a question. If there is no transition handler anymore, this method
  /// throws `QuestionError.notShown` with `TransitionError.noTransitionHandler`.
  @MainActor
  public func ask<Input, Answer>(
    _ question: some ModuleQuestion<Input, Answer>, by transition: ModuleTransition = .present,
    link: @MainActor (Input) -> Void = { _ in }
  ) async throws(QuestionError) -> Answer? {
    guard let self else {
      throw .notShown(.noTransitionHandler(module: "\(type(of: question))"))
    }
    return try await self.ask(question, by: transition, link: link)
  }
}

/// A question that is being asked. It stores the first answer and resumes the waiting task
/// after the module is closed.
@MainActor final class PendingQuestion<Answer> {
  private let module: String
  private var given: Answer?
  private var isAnswered = false
  private var isClosed = false
  private var isCancelled = false
  private var close: (@MainActor () -> Void)?
  private var waiter: CheckedContinuation<Void, Never>?

  init(module: String) {
    self.module = module
  }

  func answer(_ answer: Answer) {
    guard !isAnswered else { return RuntimeProblem.answeredTwice(module: module).report() }
    guard !isClosed else { return RuntimeProblem.answeredAfterClosing(module: module).report() }
    isAnswered = true
    given = answer
    // A module may answer while it is being opened. In that case, it is closed as soon as a task
    // waits for the answer.
    close?()
  }

  func wait<Input>(for module: OpenModule<Input>) async throws(QuestionError) -> Answer? {
    close = { module.close() }
    module.onClose { self.didClose() }
    if isAnswered { module.close() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if isClosed { continuation.resume() } else { waiter = continuation }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
    if isCancelled, !isAnswered { throw .cancelled }
    return given
  }

  private func didClose() {
    isClosed = true
    close = nil
    waiter?.resume()
    waiter = nil
  }

  private func cancel() {
    guard !isClosed, !isAnswered else { return }
    isCancelled = true
    close?()
  }
}
