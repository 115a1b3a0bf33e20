extension Filter {
  /// Array filters. A value that is not an array counts as an array with that value as its only
  /// element, and `nil` counts as an empty array. Nested arrays are flattened.
  static let arrayFilters: [String: Filter] = [
    "size": Filter { .integer($0.size ?? 0) },
    "first": Filter { value in
      switch value {
      case .array(let elements): elements.first ?? .null
      case .object: Segment(of: value, from: 0, count: 1).first
      case .range(let first, _): .integer(first)
      case .string: value.slice(from: 0, length: 1)
      default: .null
      }
    },
    "last": Filter { value in
      switch value {
      case .array(let elements): elements.last ?? .null
      case .range(_, let last): .integer(last)
      case .string: value.slice(from: -1, length: 1)
      default: .null
      }
    },
    "join": Filter(0...1) { (value, arguments, context) throws(FilterProblem) in
      let elements = try value.takeElements(&context)
      let glue = arguments.text(0, default: " ")
      context.scratch.cut(to: 0)
      for (position, element) in elements.enumerated() {
        if position > 0 { context.scratch.append(glue) }
        element.describe(to: &context.scratch)
        if context.scratch.count > context.workLeft { throw .tooMuchWork }
      }
      return .string(String(bytes: context.scratch.bytes))
    },
    "concat": Filter(1...1) { (value, arguments, context) throws(FilterProblem) in
      guard case .array(let others) = arguments[0] ?? .null else {
        throw FilterProblem("The argument must be an array.")
      }
      return .array(try value.takeElements(&context) + others)
    },
    "reverse": Filter(0...0) { (value, _, context) throws(FilterProblem) in
      var elements = try value.takeElements(&context)
      elements.reverse()
      return .array(elements)
    },
    "slice": Filter(1...2) { (value, arguments, _) throws(FilterProblem) in
      let start = try arguments.integer(0, default: 0)
      let length = arguments[1]?.isTruthy == true ? try arguments.integer(1, default: 1) : 1
      return value.slice(from: start, length: length)
    },
    "sort": Filter(0...1) { (value, arguments, context) throws(FilterProblem) in
      try value.sorted(by: arguments[0], &context) { one, other throws(FilterProblem) in
        if let order = one.order(before: other) { return order }
        guard one.isNull || other.isNull else {
          throw FilterProblem("Values of different kinds cannot be sorted.")
        }
        return one.isNull ? 1 : -1
      }
    },
    "sort_natural": Filter(0...1) { (value, arguments, context) throws(FilterProblem) in
      try value.sorted(by: arguments[0], &context) { one, other throws(FilterProblem) in
        guard !one.isNull, !other.isNull else { return one.isNull ? 1 : -1 }
        return one.text.asciiLowercased.orderOfBytes(before: other.text.asciiLowercased)
      }
    },
    "map": Filter(1...1) { (value, arguments, context) throws(FilterProblem) in
      let property = Property(arguments[0])
      return .array(
        try value.takeElements(&context).map { (element) throws(FilterProblem) in
          try element.value(of: property) ?? .null
        })
    },
    "where": Filter(1...2) { (value, arguments, context) throws(FilterProblem) in
      try value.elements(where: arguments, are: true, &context)
    },
    "reject": Filter(1...2) { (value, arguments, context) throws(FilterProblem) in
      try value.elements(where: arguments, are: false, &context)
    },
    "has": Filter(1...2) { (value, arguments, context) throws(FilterProblem) in
      switch try value.firstMatch(arguments, &context) {
      case .at: true
      case .nowhere: false
      case .noProperties: .null
      }
    },
    "find": Filter(1...2) { (value, arguments, context) throws(FilterProblem) in
      switch try value.firstMatch(arguments, &context) {
      case .at(_, let element): element
      case .nowhere, .noProperties: .null
      }
    },
    "find_index": Filter(1...2) { (value, arguments, context) throws(FilterProblem) in
      switch try value.firstMatch(arguments, &context) {
      case .at(let position, _): .integer(position)
      case .nowhere, .noProperties: .null
      }
    },
    "compact": Filter(0...1) { (value, arguments, context) throws(FilterProblem) in
      let elements = try value.takeElements(&context)
      if arguments[0] == nil, !elements.contains(where: \.isNull) { return .array(elements) }
      value = .array(elements)
      return try value.filtered(by: arguments[0], &context) { !$0.isNull }
    },
    "uniq": Filter(0...1) { (value, arguments, context) throws(FilterProblem) in
      let elements = try value.takeElements(&context)
      // If there is only one element, its property is not evaluated.
      guard elements.count > 1 else { return .array(elements) }
      if elements.count <= 8, arguments[0] == nil { return .array(elements.withoutRepetitions) }
      var seen: Set<[UInt8]> = []
      value = .array(elements)
      return try value.filtered(by: arguments[0], &context) { seen.insert($0.inspection).inserted }
    },
    "sum": Filter(0...1) { (value, arguments, context) throws(FilterProblem) in
      var terms = try value.takeElements(&context)
      if let name = arguments[0], !name.isNull {
        let property = Property(name)
        for position in terms.indices {
          terms[position] = try terms[position].value(of: property) ?? 0
        }
      }
      var sum = Number.integer(0)
      for term in try terms.flattened(&context) {
        sum = try sum + Number(term)
      }
      return try sum.value
    },
  ]
}

extension [LiquidValue] {
  /// Returns the elements, with nested arrays replaced by their elements.
  fileprivate consuming func flattened(
    _ context: inout FilterContext
  ) throws(FilterProblem) -> [LiquidValue] {
    guard contains(where: { if case .array = $0 { true } else { false } }) else { return self }
    var flat: [LiquidValue] = []
    try LiquidValue.array(self).flatten(into: &flat, depth: 0, &context)
    return flat
  }

  /// The elements without duplicates. Compares every pair, which is faster for few elements.
  fileprivate var withoutRepetitions: [LiquidValue] {
    var kept: [LiquidValue] = []
    kept.reserveCapacity(count)
    for element in self where !kept.contains(where: { $0.isSame(as: element) }) {
      kept.append(element)
    }
    return kept
  }
}

extension LiquidValue {
  /// Returns true if both values are written as the same text in an array. An integer differs
  /// from a number with a decimal point.
  fileprivate func isSame(as other: LiquidValue) -> Bool {
    if case .string(let one) = self {
      guard case .string(let other) = other else { return false }
      return one.hasSameBytes(as: other)
    }
    return switch (self, other) {
    case (.integer(let one), .integer(let other)): one == other
    case (.integer, _), (_, .string), (_, .integer): false
    default: inspection == other.inspection
    }
  }
}

extension Segment {
  fileprivate var first: LiquidValue { count > 0 ? self[0] : .null }
}

extension LiquidValue {
  /// Returns the elements that array filters work on, and sets the value to `nil`, so that the
  /// elements can be changed in place if nothing else references them.
  fileprivate mutating func takeElements(
    _ context: inout FilterContext
  ) throws(FilterProblem) -> [LiquidValue] {
    switch consume self {
    case .null:
      self = .null
      return []
    case .array(let elements):
      self = .null
      return try elements.flattened(&context)
    case .range(let first, let last):
      self = .null
      let count = Self.count(from: first, to: last)
      try context.spend(MemoryLayout<LiquidValue>.stride, times: count)
      return (0..<count).map { .integer(first + $0) }
    case let value:
      self = .null
      return [value]
    }
  }

  // Arrays nested deeper than this are not flattened, so that no data overflows the stack.
  private static let deepestArray = 200

  fileprivate func flatten(
    into flat: inout [LiquidValue], depth: Int, _ context: inout FilterContext
  ) throws(FilterProblem) {
    guard case .array(let elements) = self, depth < Self.deepestArray else {
      flat.append(self)
      return
    }
    try context.spend(weight)
    for element in elements { try element.flatten(into: &flat, depth: depth + 1, &context) }
  }

  /// Returns the property with a name or number, or `nil` for values without properties.
  ///
  /// As in Ruby, the properties of a string are its substrings, and those of an integer are its
  /// bits.
  fileprivate func value(of property: Property) throws(FilterProblem) -> LiquidValue? {
    if case .object(let object) = self { return property.key.flatMap { object[$0] } ?? .null }
    switch (self, property.name) {
    case (.string, .float), (.integer, .float):
      return try property.name.leadingInteger.flatMap { (position) throws(FilterProblem) in
        try value(of: Property(.integer(position)))
      } ?? .null
    case (.string(let text), .string(let part)):
      return text.containsBytes(of: part) ? property.name : .null
    case (.string, .null): return nil
    case (.string(let text), .integer(let position)):
      let size = text.characterCount
      let isInside = position < 0 ? position >= -size : position < size
      return isInside ? slice(from: position, length: 1) : .null
    case (.integer(let number), .integer(let bit)):
      return .integer(bit < 0 ? 0 : number >> min(bit, 63) & 1)
    case (.string, _), (.integer, _), (.array, _):
      throw FilterProblem("The property '\(property.name.text)' cannot be selected from a value.")
    case (.null, _), (.bool, _), (.float, _), (.object, _), (.range, _), (.loop, _): return nil
    }
  }

  private var hasProperties: Bool {
    switch self {
    case .object, .string, .integer, .array: true
    case .null, .bool, .float, .range, .loop: false
    }
  }

  /// Returns characters of a string, or elements of an array. A negative start
  /// is counted from the end.
  func slice(from start: Int, length: Int) -> LiquidValue {
    if case .array(let elements) = self {
      return .array(
        Self.bounds(start, length, in: elements.count).map { Array(elements[$0]) } ?? [])
    }
    let text = text
    guard let bounds = Self.bounds(start, length, in: text.characterCount) else { return "" }
    let first = text.offset(ofCharacter: bounds.lowerBound)
    let end = text.offset(ofCharacter: bounds.upperBound)
    return .string(text.withBytes { String(bytes: $0[first..<end]) })
  }

  private static func bounds(_ start: Int, _ length: Int, in count: Int) -> Range<Int>? {
    let first = start < 0 ? count + start : start
    guard first >= 0, first <= count, length >= 0 else { return nil }
    return first..<min(count, first.addingSaturated(length))
  }

  /// Returns the elements, sorted by a property or by their values.
  fileprivate mutating func sorted(
    by name: LiquidValue?, _ context: inout FilterContext,
    _ order: (LiquidValue, LiquidValue) throws(FilterProblem) -> Int
  ) throws(FilterProblem) -> LiquidValue {
    var elements = try takeElements(&context)
    let count = elements.count
    try context.spend(
      count * MemoryLayout<LiquidValue>.stride, times: Int.bitWidth - count.leadingZeroBitCount)
    var problem: FilterProblem?
    func isBefore(_ one: LiquidValue, _ other: LiquidValue) -> Bool {
      guard problem == nil else { return false }
      do throws(FilterProblem) {
        return try order(one, other) < 0
      } catch {
        problem = error
        return false
      }
    }
    if let name, !name.isNull {
      guard elements.allSatisfy(\.hasProperties) else { return .null }
      // If there is only one element, its property is not evaluated.
      guard count > 1 else { return .array(elements) }
      let property = Property(name)
      let keys = try elements.map { (element) throws(FilterProblem) in
        try element.value(of: property) ?? .null
      }
      elements = elements.indices.sorted { isBefore(keys[$0], keys[$1]) }.map { elements[$0] }
    } else {
      elements.sort(by: isBefore)
    }
    if let problem { throw problem }
    return .array(elements)
  }

  /// Returns true if a property equals the target, or is truthy if there is no target; `nil` if the
  /// value has no properties.
  private func matches(
    _ property: Property, _ target: LiquidValue
  ) throws(FilterProblem) -> Bool? {
    guard let value = try value(of: property) else { return nil }
    return target.isNull ? value.isTruthy : value == target
  }

  /// Returns the elements that match the arguments or, if `isMatch` is false, those that do not.
  /// Returns `nil` if an element has no properties.
  fileprivate mutating func elements(
    where arguments: Arguments, are isMatch: Bool, _ context: inout FilterContext
  ) throws(FilterProblem) -> LiquidValue {
    let property = Property(arguments[0])
    let target = arguments[1] ?? .null
    let elements = try takeElements(&context)
    var kept: [LiquidValue] = []
    kept.reserveCapacity(elements.count)
    for element in elements {
      guard let matches = try element.matches(property, target) else { return .null }
      if matches == isMatch { kept.append(element) }
    }
    return .array(kept)
  }

  fileprivate enum Match {
    case at(Int, LiquidValue)
    case nowhere
    /// An element before the first match has no properties.
    case noProperties
  }

  /// Returns the first element that matches the arguments.
  fileprivate mutating func firstMatch(
    _ arguments: Arguments, _ context: inout FilterContext
  ) throws(FilterProblem) -> Match {
    let property = Property(arguments[0])
    let target = arguments[1] ?? .null
    for (position, element) in try takeElements(&context).enumerated() {
      guard let matches = try element.matches(property, target) else { return .noProperties }
      if matches { return .at(position, element) }
    }
    return .nowhere
  }

  /// Returns the elements whose property is accepted by the closure. Without a name, the closure
  /// receives the element itself.
  fileprivate mutating func filtered(
    by name: LiquidValue?, _ context: inout FilterContext, _ keeps: (LiquidValue) -> Bool
  ) throws(FilterProblem) -> LiquidValue {
    let elements = try takeElements(&context)
    guard let name, !name.isNull else { return .array(elements.filter(keeps)) }
    let property = Property(name)
    var kept: [LiquidValue] = []
    for element in elements {
      guard let value = try element.value(of: property) else { return .null }
      if keeps(value) { kept.append(element) }
    }
    return .array(kept)
  }
}

/// The property that a filter reads from each element.
private struct Property {
  let name: LiquidValue
  /// The name as an object key; `nil` if it is not a string.
  let key: LiquidKey?

  init(_ name: LiquidValue?) {
    self.name = name ?? .null
    if case .string(let text) = name { key = LiquidKey(text) } else { key = nil }
  }
}

extension String {
  fileprivate var asciiLowercased: String {
    String(bytes: utf8.map { $0.isLetter ? $0 | 0x20 : $0 })
  }
}
