/// The variables of a template, or of a partial rendered with `render`, and the state of its tags.
struct Scope {
  /// The meanings of names, indexed by slot.
  var bindings: [Binding] = []
  /// The caller's values.
  let values: LiquidObject
  /// True for a partial rendered with `render`.
  let isIsolated: Bool
  /// The index of this scope's first loop in `Renderer.loops`.
  let firstLoop: Int

  /// The current position of each `cycle`.
  var cycles: [Cycle.Key: Int] = [:]
  /// The last text that `ifchanged` wrote.
  var lastChanged: [UInt8]?

  /// The meaning of a name.
  ///
  /// A loop or an `include` shadows a name temporarily; meanwhile, `assign` sets the shadowed
  /// value. A counter replaces the caller's value and is itself hidden by an assigned value.
  struct Binding {
    /// The current value of the name.
    var visible: LiquidValue?
    /// True if `visible` is up to date, with the caller's value already looked up.
    var isResolved = false
    var shadows = 0
    var assigned: LiquidValue?
    var counter: Int?
    /// The position at which the last `for` with this name ended.
    var loopEnd = 0
  }
}

/// A loop that is running.
struct LoopState {
  /// The slot of the loop's name; `nil` for a `tablerow`.
  let name: Int?
  let length: Int
  let columns: Int?
  var index = 0
  var column = 1
  var row = 1
  var serial = 0
  var parent: LoopReference?

  /// Creates the state of a `for`.
  init(name: Int, length: Int) {
    self.name = name
    self.length = length
    columns = nil
  }

  /// Creates the state of a `tablerow`.
  init(columns: Int, length: Int) {
    name = nil
    self.length = length
    self.columns = columns
  }

  var isLastColumn: Bool { column == columns }

  mutating func advance() {
    index += 1
    guard columns != nil else { return }
    if isLastColumn {
      column = 1
      row += 1
    } else {
      column += 1
    }
  }

  /// Returns the value of a property. `slots` contains the names of loops.
  func value(of property: LoopProperty, _ slots: NameTable) -> LiquidValue? {
    switch property {
    case .index: .integer(index + 1)
    case .index0: .integer(index)
    case .rindex: .integer(length - index)
    case .rindex0: .integer(length - index - 1)
    case .first: .bool(index == 0)
    case .last: .bool(index == length - 1)
    case .length: .integer(length)
    case .name: name.map { .string(slots.keys[$0].text) }
    case .parentloop: name == nil ? nil : parent.map(LiquidValue.loop) ?? .null
    case .col: columns.map { _ in .integer(column) }
    case .col0: columns.map { _ in .integer(column - 1) }
    case .row: columns.map { _ in .integer(row) }
    case .col_first: columns.map { _ in .bool(column == 1) }
    case .col_last: columns.map { _ in .bool(isLastColumn) }
    }
  }
}

/// The properties of `forloop` and `tablerowloop`, with their names in templates.
enum LoopProperty: String, CaseIterable {
  case index, index0, rindex, rindex0, first, last, length, name, parentloop
  case col, col0, row, col_first, col_last
}

extension Renderer {
  // MARK: Names

  /// Returns the slot of a name, which is the same in all scopes.
  mutating func slot(named name: LiquidKey) -> Int {
    let slot = slots.number(of: name)
    growScope()
    return slot
  }

  mutating func slot(named name: String) -> Int { slot(named: LiquidKey(name)) }

  /// Adds a binding for every slot that has none.
  mutating func growScope() {
    let missing = slots.keys.count - scope.bindings.count
    if missing > 0 {
      scope.bindings.append(contentsOf: repeatElement(Scope.Binding(), count: missing))
    }
  }

  func slot(_ symbol: Symbol) -> Int { frame.slots[symbol.number] }

  // MARK: Variables

  mutating func variable(_ symbol: Symbol) -> LiquidValue? { variable(slot: slot(symbol)) }

  mutating func variable(named name: String) -> LiquidValue? { variable(slot: slot(named: name)) }

  @inline(__always)
  private mutating func variable(slot: Int) -> LiquidValue? {
    if !scope.bindings[slot].isResolved { resolve(slot) }
    return scope.bindings[slot].visible
  }

  /// Returns the value of a key in the object that a name refers to; `nil` if the name has
  /// not been looked up before.
  func variable(_ symbol: Symbol, _ key: LiquidKey) -> LiquidValue? {
    let slot = slot(symbol)
    guard scope.bindings[slot].isResolved, case .object(let object)? = scope.bindings[slot].visible
    else { return nil }
    return object[key]
  }

  private mutating func resolve(_ slot: Int) {
    scope.bindings[slot].isResolved = true
    if scope.bindings[slot].shadows == 0 { scope.bindings[slot].visible = lowest(slot) }
  }

  /// Returns the value that a name has when nothing shadows it.
  private func lowest(_ slot: Int) -> LiquidValue? {
    let binding = scope.bindings[slot]
    return binding.assigned ?? binding.counter.map(LiquidValue.integer)
      ?? scope.values[slots.keys[slot]]
  }

  mutating func assign(_ value: LiquidValue, to symbol: Symbol) {
    assign(value, toSlot: slot(symbol))
  }

  mutating func assign(_ value: LiquidValue, toSlot slot: Int) {
    scope.bindings[slot].assigned = value
    guard scope.bindings[slot].shadows == 0 else { return }
    scope.bindings[slot].visible = value
    scope.bindings[slot].isResolved = true
  }

  mutating func counter(_ symbol: Symbol, at offset: Int) throws(LiquidError) -> Int {
    let slot = slot(symbol)
    if let counter = scope.bindings[slot].counter { return counter }
    switch scope.values[slots.keys[slot]] {
    case .integer(let number): return number
    case nil, .null, .bool(false): return 0
    default:
      throw error("'\(slots.keys[slot].text)' is not an integer, so it cannot count.", at: offset)
    }
  }

  mutating func setCounter(_ symbol: Symbol, to value: Int) {
    let slot = slot(symbol)
    scope.bindings[slot].counter = value
    scope.bindings[slot].isResolved = false
  }

  // MARK: Shadows

  /// Shadows the value of a name, and returns the old value for `unshadow`.
  mutating func shadow(_ symbol: Symbol, with value: LiquidValue) -> LiquidValue? {
    shadow(slot: slot(symbol), with: value)
  }

  mutating func shadow(slot: Int, with value: LiquidValue) -> LiquidValue? {
    let outer = scope.bindings[slot].visible
    scope.bindings[slot].shadows += 1
    scope.bindings[slot].visible = value
    scope.bindings[slot].isResolved = true
    return outer
  }

  mutating func setShadow(_ symbol: Symbol, to value: LiquidValue) {
    scope.bindings[slot(symbol)].visible = value
  }

  mutating func setShadow(slot: Int, to value: LiquidValue) {
    scope.bindings[slot].visible = value
  }

  mutating func unshadow(_ symbol: Symbol, to outer: LiquidValue?) {
    unshadow(slot: slot(symbol), to: outer)
  }

  mutating func unshadow(slot: Int, to outer: LiquidValue?) {
    scope.bindings[slot].shadows -= 1
    scope.bindings[slot].visible = outer
    // If the name is no longer shadowed, its assigned value or its counter may have changed in the
    // meantime.
    scope.bindings[slot].isResolved = scope.bindings[slot].shadows > 0
  }

  // MARK: Scopes

  /// Begins a scope without any variables, and returns the outer one.
  mutating func isolate() -> Scope {
    let outer = scope
    scope = Scope(values: [:], isIsolated: true, firstLoop: loops.count)
    growScope()
    return outer
  }

  mutating func endIsolation(to outer: Scope) {
    scope = outer
    growScope()
    // A `break` in the partial ends only the partial.
    interrupt = nil
  }

  // MARK: Loops

  var loop: LoopState { loops[loops.count - 1] }

  mutating func beginLoop(_ state: LoopState) -> LoopReference {
    var state = state
    loopsBegun += 1
    state.serial = loopsBegun
    state.parent = loops.indices.dropFirst(scope.firstLoop).last { loops[$0].name != nil }.map {
      LoopReference(depth: $0, serial: loops[$0].serial)
    }
    loops.append(state)
    return LoopReference(depth: loops.count - 1, serial: loopsBegun)
  }

  mutating func advanceLoop() { loops[loops.count - 1].advance() }

  mutating func endLoop() { loops.removeLast() }

  /// Returns a property of a running loop, or `nil` if the loop has ended.
  func value(of property: LoopProperty, in reference: LoopReference) -> LiquidValue? {
    guard reference.depth < loops.count, loops[reference.depth].serial == reference.serial else {
      return nil
    }
    return loops[reference.depth].value(of: property, slots)
  }

  func loopEnd(_ name: Symbol) -> Int { scope.bindings[slot(name)].loopEnd }

  mutating func setLoopEnd(_ name: Symbol, to end: Int) {
    scope.bindings[slot(name)].loopEnd = end
  }
}
