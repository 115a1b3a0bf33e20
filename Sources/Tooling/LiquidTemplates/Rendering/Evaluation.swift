/// The evaluation of expressions.
extension Renderer {
  mutating func value(of expression: Expression) throws(LiquidError) -> LiquidValue {
    switch expression {
    case .literal(let literal): literal.content
    case .blank, .empty: .string("")
    case .variable(let lookup): try value(at: lookup)
    case .range(let range): .range(try rangeEnd(range.first), try rangeEnd(range.last))
    }
  }

  private mutating func rangeEnd(_ expression: Expression) throws(LiquidError) -> Int {
    let value = try value(of: expression)
    let offset = expression.offset ?? 0
    switch value {
    case .null, .string:
      guard let number = value.leadingInteger else {
        throw error("'\(value.text)' is too large for a range.", at: offset)
      }
      return number
    default: return try integer(value, at: offset)
    }
  }

  /// Returns the integer value of a tag's argument, or `nil` if the argument is `nil`.
  mutating func integer(
    _ expression: Expression, at offset: Int
  ) throws(LiquidError) -> Int? {
    let value = try value(of: expression)
    return value.isNull ? nil : try integer(value, at: expression.offset ?? offset)
  }

  private func integer(_ value: LiquidValue, at offset: Int) throws(LiquidError) -> Int {
    guard let number = value.wholeInteger else {
      throw error("'\(value.text)' is not an integer.", at: offset)
    }
    return number
  }

  // MARK: Variables

  mutating func value(
    at lookup: Part<VariableLookup>, isAsked: Bool = false
  ) throws(LiquidError) -> LiquidValue {
    if let (root, name) = lookup.usual, let value = variable(root, name.key) { return value }
    guard let root = try root(of: lookup) else {
      return try valueBehindSelf(at: lookup, isAsked: isAsked)
    }
    return try value(at: lookup, from: root, after: 0, isAsked: isAsked)
  }

  /// Returns the value of a lookup, given the value after its first `taken` steps.
  @inline(__always)
  private mutating func value(
    at lookup: Part<VariableLookup>, from start: LiquidValue, after taken: Int, isAsked: Bool
  ) throws(LiquidError) -> LiquidValue {
    var value = start
    let steps = lookup.steps.elements
    for position in taken..<steps.count {
      guard let next = try self.value(of: steps[position], in: value) else {
        return undefinedVariable(lookup, through: position + 1, isAsked: isAsked)
      }
      value = next
    }
    return value
  }

  /// Returns the value of a lookup whose root is not a variable. If the root is `self`, `self.name`
  /// refers to the variable `name`.
  @inline(never)
  private mutating func valueBehindSelf(
    at lookup: Part<VariableLookup>, isAsked: Bool
  ) throws(LiquidError) -> LiquidValue {
    guard lookup.isBehindSelf else {
      return undefinedVariable(lookup, through: 0, isAsked: isAsked)
    }
    guard let start = try ownVariable(lookup.steps[0]) else {
      return undefinedVariable(lookup, through: 1, isAsked: isAsked)
    }
    return try value(at: lookup, from: start, after: 1, isAsked: isAsked)
  }

  /// Returns the variable named by the step after `self`.
  private mutating func ownVariable(
    _ step: VariableLookup.Step
  ) throws(LiquidError) -> LiquidValue? {
    switch step {
    case .name(let name): return variable(named: name.key.text)
    case .index(let expression):
      guard case .string(let name) = try value(of: expression) else { return nil }
      return variable(named: name)
    }
  }

  private mutating func root(of lookup: Part<VariableLookup>) throws(LiquidError) -> LiquidValue? {
    switch lookup.root {
    case .symbol(let symbol): return variable(symbol)
    case .computed(let expression):
      guard case .string(let name) = try value(of: expression) else { return nil }
      return variable(named: name)
    }
  }

  private mutating func value(
    of step: VariableLookup.Step, in value: LiquidValue
  ) throws(LiquidError) -> LiquidValue? {
    switch step {
    case .name(let name):
      if case .object(let object) = value {
        return object[name.key] ?? name.command.flatMap(value.value(of:))
      }
      if case .loop(let reference) = value {
        return name.loopProperty.flatMap { self.value(of: $0, in: reference) }
      }
      return name.command.flatMap(value.value(of:))
    case .index(let expression):
      return element(of: value, at: try self.value(of: expression))
    }
  }

  private func element(of value: LiquidValue, at index: LiquidValue) -> LiquidValue? {
    switch (value, index) {
    case (.object(let object), .string(let name)): return object[name]
    case (.array(let elements), .integer(let index)):
      let position = index < 0 ? elements.count + index : index
      return elements.indices.contains(position) ? elements[position] : .null
    case (.loop(let reference), .string(let name)):
      return LoopProperty(rawValue: name).flatMap { self.value(of: $0, in: reference) }
    default: return nil
    }
  }

  // MARK: Filters

  mutating func value(of filtered: Part<FilteredExpression>) throws(LiquidError) -> LiquidValue {
    try filter(filtered) ?? .string(String(bytes: filterTexts.text.bytes))
  }

  /// Writes the value of an output.
  mutating func write(_ filtered: Part<FilteredExpression>) throws(LiquidError) {
    if let value = try filter(filtered) {
      value.write(to: &output)
    } else {
      output.append(filterTexts.text.bytes)
    }
  }

  /// Returns the filtered value, or `nil` if the result is the text in `filterTexts`.
  private mutating func filter(
    _ filtered: Part<FilteredExpression>
  ) throws(LiquidError) -> LiquidValue? {
    guard let first = filtered.filters.elements.first else { return try value(of: filtered.base) }
    var value: LiquidValue?
    if case .variable(let lookup) = filtered.base {
      value = try self.value(at: lookup, isAsked: first.asks)
    } else {
      value = try self.value(of: filtered.base)
    }
    var weight = value?.weight ?? 0
    for call in filtered.filters.elements {
      if let constants = call.constants {
        try apply(call, to: &value, &weight, Arguments(values: constants.elements))
      } else {
        let arguments = try arguments(of: call)
        try arguments.withUnsafeBufferPointer { (values) throws(LiquidError) in
          try apply(call, to: &value, &weight, Arguments(values: values))
        }
      }
    }
    return value
  }

  private mutating func apply(
    _ call: Part<FilterCall>, to value: inout LiquidValue?, _ weight: inout Int,
    _ arguments: Arguments
  ) throws(LiquidError) {
    if call.pointer.pointee.filter.isUnknown {
      guard mode.unknownFilters == .reported else { return }
      throw .unknownFilter(call.name, place(at: call.offset))
    }
    try count(work: weight, at: call.offset)
    do throws(FilterProblem) {
      try call.pointer.pointee.filter.apply(
        to: &value, arguments, &filterTexts, &filterContext)
    } catch {
      if error.isAboutWork { throw .limitReached(.work, place(at: call.offset)) }
      throw self.error("'\(call.name)': \(error.message)", at: call.offset)
    }
    weight = value?.weight ?? filterTexts.text.count
    try count(work: weight, at: call.offset)
  }

  private mutating func arguments(
    of call: Part<FilterCall>
  ) throws(LiquidError) -> [LiquidValue] {
    var values: [LiquidValue] = []
    values.reserveCapacity(call.arguments.count + 1)
    for argument in call.arguments.elements { values.append(try value(of: argument)) }
    if call.keywords.count > 0 {
      var keywords = LiquidObject()
      for keyword in call.keywords.elements {
        keywords[keyword.name] = try value(of: keyword.value)
      }
      values.append(.object(keywords))
    }
    return values
  }

  // MARK: Conditions

  mutating func value(of condition: Condition) throws(LiquidError) -> Bool {
    var holds = false
    for link in condition.links.elements {
      holds = try self.holds(link)
      switch link.next {
      case .and where holds, .or where !holds: continue
      case .and, .or, nil: return holds
      }
    }
    return holds
  }

  private mutating func holds(_ link: Condition.Link) throws(LiquidError) -> Bool {
    let right = link.right
    guard let comparison = link.comparison else {
      switch link.left {
      case .variable(let lookup): return try value(at: lookup, isAsked: true).isTruthy
      case .blank, .empty: return true
      case .literal, .range: return try value(of: link.left).isTruthy
      }
    }
    switch comparison {
    case .equal: return try isEqual(link.left, right, at: link.offset)
    case .unequal: return try !isEqual(link.left, right, at: link.offset)
    case .contains:
      guard !link.left.isWord else { return false }
      let container = try value(of: link.left)
      let element = try value(of: right)
      if container.weight > Self.cheapWeight { try count(work: container.weight, at: link.offset) }
      if right.isWord {
        // Here, `blank` and `empty` are an empty string, which only a string can contain.
        guard case .string = container else { return false }
      }
      return container.contains(element)
    case .less: return try order(link) { $0 < 0 }
    case .greater: return try order(link) { $0 > 0 }
    case .lessOrEqual: return try order(link) { $0 <= 0 }
    case .greaterOrEqual: return try order(link) { $0 >= 0 }
    case .unknown:
      throw error("This comparison has an operator that does not exist.", at: link.offset)
    }
  }

  // Comparing values of at most this weight costs no more than any other step.
  private static let cheapWeight = 256

  private mutating func isEqual(
    _ left: Expression, _ right: Expression, at offset: Int
  ) throws(LiquidError) -> Bool {
    switch left {
    case .blank: return right.isWord ? false : try value(of: right).isBlank
    case .empty: return right.isWord ? false : try value(of: right).isEmpty
    default: return try isEqual(try value(of: left), to: right, at: offset)
    }
  }

  mutating func isEqual(
    _ value: LiquidValue, to expression: Expression, at offset: Int
  ) throws(LiquidError) -> Bool {
    if value.weight > Self.cheapWeight { try count(work: value.weight, at: offset) }
    switch expression {
    case .blank: return value.isBlank
    case .empty: return value.isEmpty
    default: return try value == self.value(of: expression)
    }
  }

  private mutating func order(
    _ link: Condition.Link, _ holds: (Int) -> Bool
  ) throws(LiquidError) -> Bool {
    guard !link.left.isWord, !link.right.isWord else { return false }
    let left = try value(of: link.left)
    let right = try value(of: link.right)
    guard left.isOrdered, right.isOrdered else { return false }
    guard let order = left.order(before: right) else {
      throw error(
        "A number and a string cannot be compared: \(String(bytes: left.inspection)) and "
          + "\(String(bytes: right.inspection)).", at: link.offset)
    }
    return holds(order)
  }
}

extension Expression {
  fileprivate var isWord: Bool {
    switch self {
    case .blank, .empty: true
    case .literal, .variable, .range: false
    }
  }

  fileprivate var offset: Int? {
    if case .variable(let lookup) = self { lookup.range.lowerBound } else { nil }
  }
}

extension LiquidValue {
  /// True if the value can be less than or greater than another.
  fileprivate var isOrdered: Bool {
    switch self {
    case .integer, .float, .string: true
    default: false
    }
  }

  /// Returns the value of `.size`, `.first` or `.last`.
  fileprivate func value(of command: StepName.Command) -> LiquidValue? {
    switch (command, self) {
    case (.size, _): return size.map(LiquidValue.integer)
    case (.first, .array(let elements)): return elements.first ?? .null
    case (.last, .array(let elements)): return elements.last ?? .null
    case (.first, .object(let object)):
      return object.entries.first.map { [.string($0.key.text), $0.value] } ?? .null
    case (.first, .range(let first, _)): return .integer(first)
    case (.last, .range(_, let last)): return .integer(last)
    case (.first, .string): return slice(from: 0, length: 1)
    case (.last, .string): return slice(from: -1, length: 1)
    default: return nil
    }
  }

  /// The number of characters, elements or entries; for an integer, as in Ruby, its size in bytes.
  var size: Int? {
    switch self {
    case .string(let text): text.characterCount
    case .array(let elements): elements.count
    case .object(let object): object.count
    case .range(let first, let last): Self.count(from: first, to: last)
    case .integer: MemoryLayout<Int>.size
    case .null, .bool, .float, .loop: nil
    }
  }
}
