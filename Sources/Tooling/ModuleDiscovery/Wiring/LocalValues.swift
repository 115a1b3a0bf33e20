/// The values of local names in the code that is being read. Inner scopes take precedence.
///
/// Finding a value takes constant time. Leaving a closure takes time in proportion to its names.
struct LocalValues {
  private struct Meaning {
    var name: Name
    var value: Value
    /// The position of the name's previous meaning, counted from 1; 0 if it has none.
    var former: Int32
  }

  /// The meanings of functions that wait for the result of another come first.
  private var meanings: [Meaning] = []
  /// The position of each name's meaning, counted from 1; 0 if it has none.
  private var places: [Int32]
  /// The positions at which the meanings of the current function
  /// and of the innermost closure begin.
  private var start = Start(ofFunction: 0, ofClosure: 0)

  /// The positions at which the meanings of a function and of its innermost closure begin.
  struct Start {
    fileprivate var ofFunction: Int
    fileprivate var ofClosure: Int
  }

  /// - Parameter nameCount: The number of names in the project.
  init(nameCount: Int) { places = Array(repeating: 0, count: nameCount) }

  /// The value of a local name; `nil` if the name is not local.
  subscript(name: Name) -> Value? {
    isLocal(name) ? meanings[Int(places[name.place]) - 1].value : nil
  }

  func isLocal(_ name: Name) -> Bool { Int(places[name.place]) > start.ofFunction }

  mutating func set(_ name: Name, to value: Value) {
    let place = Int(places[name.place])
    if place > start.ofClosure {
      meanings[place - 1].value = value
    } else {
      meanings.append(Meaning(name: name, value: value, former: Int32(place)))
      places[name.place] = Int32(meanings.count)
    }
  }

  /// Begins a function, in which the local names of the previous one are invisible. Returns the
  /// state to restore when leaving it.
  mutating func enterFunction() -> Start {
    defer { start = Start(ofFunction: meanings.count, ofClosure: meanings.count) }
    return start
  }

  /// Begins a closure, in which the outer names are visible. Its changes end with it. Returns the
  /// state to restore when leaving it.
  mutating func enterClosure() -> Start {
    defer { start.ofClosure = meanings.count }
    return start
  }

  /// Ends the function or closure that was entered last.
  mutating func leave(to outer: Start) {
    while meanings.count > start.ofClosure, let last = meanings.popLast() {
      places[last.name.place] = last.former
    }
    start = outer
  }
}
