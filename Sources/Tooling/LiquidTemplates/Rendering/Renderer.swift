/// The state of one rendering: its output, its variables and its remaining limits.
struct Renderer: ~Copyable {
  var output = TextBuffer()
  var scope: Scope
  /// The interrupt that was set by `break` or `continue` and not yet handled by a loop.
  var interrupt: Interrupt?

  /// The slot of each name used so far. A name has the same slot in every scope and partial.
  var slots = NameTable()
  /// The running loops, the innermost last.
  var loops: [LoopState] = []
  var loopsBegun = 0
  private(set) var frame = Frame(template: nil, slots: [])

  let mode: LiquidMode
  var filterContext: FilterContext
  var filterTexts = FilterTexts()
  private let partials: any LiquidPartials
  private var knownPartials: [String: Partial] = [:]
  private let limits: LiquidLimits
  /// The number of bodies that contain the current one.
  private var depth = -1
  private var iterations = 0
  private var steps = 0
  /// The maximum length of the output. During a `capture`, it is reduced by the
  /// length of the outer output.
  private var room: Int
  private var undefined: [LiquidError.UndefinedVariable] = []
  private var reported: Set<Part<VariableLookup>> = []

  enum Interrupt { case `break`, `continue` }

  /// The template that is being rendered.
  struct Frame {
    let template: LiquidTemplate?
    /// The slot of each symbol of the template.
    let slots: [Int]
  }

  typealias Partial = Frame

  init(
    values: LiquidObject, partials: any LiquidPartials, mode: LiquidMode, limits: LiquidLimits,
    clock: LiquidClock
  ) {
    scope = Scope(values: values, isIsolated: false, firstLoop: 0)
    self.partials = partials
    self.mode = mode
    self.limits = limits
    room = limits.outputLength
    filterContext = FilterContext(clock: clock, workLeft: limits.work)
  }

  /// Returns the text of the outermost template.
  mutating func text(of template: LiquidTemplate) throws(LiquidError) -> String {
    // The symbols of the first template are the first slots.
    slots = template.symbols.names
    growScope()
    frame = Frame(template: template, slots: Array(slots.keys.indices))
    output = TextBuffer(capacity: 2 * template.source.bytes.count + 256)
    do {
      try render(template.body)
    } catch {
      // An undefined variable often causes the error, and the variable's name is more helpful.
      throw undefined.isEmpty || error.isAboutLimits ? error : .undefinedVariables(undefined)
    }
    guard undefined.isEmpty else { throw .undefinedVariables(undefined) }
    return String(bytes: output.bytes)
  }

  private mutating func newFrame(of template: LiquidTemplate) -> Frame {
    Frame(template: template, slots: template.symbols.names.keys.map { slot(named: $0) })
  }

  // MARK: Bodies

  mutating func render(_ body: Body) throws(LiquidError) {
    depth += 1
    let nodes = body.nodes
    steps += nodes.count
    if depth > limits.nesting { throw limitReached(.nesting, at: 0) }
    if steps > limits.steps { throw limitReached(.steps, at: 0) }
    for node in nodes.elements {
      switch node {
      case .text(let text): output.append(text.elements)
      case .output(let output): try output.render(&self)
      case .tag(let tag):
        try tag.render(&self)
        if interrupt != nil {
          depth -= 1
          return
        }
      }
      if output.count > room { throw limitReached(.outputLength, at: 0) }
    }
    depth -= 1
  }

  /// Returns the text of a body instead of writing it to the output.
  mutating func captured(_ body: Body) throws(LiquidError) -> TextBuffer {
    var outer = TextBuffer()
    swap(&outer, &output)
    room -= outer.count
    try render(body)
    room += outer.count
    swap(&outer, &output)
    return outer
  }

  mutating func takeInterrupt() -> Interrupt? {
    defer { interrupt = nil }
    return interrupt
  }

  // MARK: Partials

  /// Returns a partial. Each partial is read and parsed once per rendering.
  mutating func partial(named name: String, at offset: Int) throws(LiquidError) -> Partial {
    if let known = knownPartials[name] { return known }
    let syntax = frame.template?.syntax ?? .lax
    if let template = partials.parsed?[name, syntax] {
      let partial = newFrame(of: template)
      knownPartials[name] = partial
      return partial
    }
    let text: String?
    do {
      text = try partials.source(of: name)
    } catch {
      throw .unreadablePartial(name, reason: "\(error)", place(at: offset))
    }
    guard let text else { throw .missingPartial(name, place(at: offset)) }
    let template = try LiquidTemplate(
      parsing: text, name: name, syntax: syntax, nesting: limits.nesting)
    partials.parsed?[name, syntax] = template
    let partial = newFrame(of: template)
    knownPartials[name] = partial
    return partial
  }

  mutating func render(_ partial: Partial, at offset: Int) throws(LiquidError) {
    guard let template = partial.template else { return }
    if depth >= limits.nesting { throw limitReached(.nesting, at: offset) }
    let outer = frame
    frame = partial
    try render(template.body)
    frame = outer
  }

  // MARK: Limits

  mutating func countIteration(at offset: Int) throws(LiquidError) {
    iterations += 1
    if iterations > limits.iterations { throw limitReached(.iterations, at: offset) }
  }

  mutating func count(work: Int, at offset: Int) throws(LiquidError) {
    filterContext.workLeft -= work
    if filterContext.workLeft < 0 { throw limitReached(.work, at: offset) }
  }

  private func limitReached(_ kind: LiquidLimits.Kind, at offset: Int) -> LiquidError {
    .limitReached(kind, place(at: offset))
  }

  // MARK: Errors

  func place(at offset: Int) -> LiquidPlace {
    (frame.template?.source ?? TemplateSource("", name: "")).place(at: offset)
  }

  func error(_ problem: String, at offset: Int) -> LiquidError {
    .evaluation(problem, place(at: offset))
  }

  /// Returns the value of an undefined variable. A strict rendering
  /// records the variable and continues.
  mutating func undefinedVariable(
    _ lookup: Part<VariableLookup>, through steps: Int, isAsked: Bool
  ) -> LiquidValue {
    let isReported =
      switch mode.undefinedVariables {
      case .ignored: false
      case .reported: true
      case .reportedUnlessAsked: !isAsked
      }
    if isReported, reported.insert(lookup).inserted {
      undefined.append(
        LiquidError.UndefinedVariable(
          name: name(of: lookup, through: steps), place: place(at: lookup.range.lowerBound)))
    }
    return .null
  }

  private func name(of lookup: Part<VariableLookup>, through steps: Int) -> String {
    var name =
      switch lookup.root {
      case .symbol(let symbol): frame.template?.symbols.names.keys[symbol.number].text ?? ""
      case .computed: "[…]"
      }
    for step in lookup.steps.elements.prefix(steps) {
      switch step {
      case .name(let step): name += ".\(step.key.text)"
      case .index(.literal(let literal)):
        name += "[\(String(bytes: literal.content.inspection))]"
      case .index: name += "[…]"
      }
    }
    return name
  }
}

extension LiquidError {
  fileprivate var isAboutLimits: Bool {
    if case .limitReached = self { true } else { false }
  }
}
