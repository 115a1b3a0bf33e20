/// The values of local names in the code that is being read. Inner scopes take precedence.
///
/// Finding a value takes constant time. Leaving a closure takes time proportional to the number of
/// names that were set in it.
struct LocalValues {
  private struct Meaning {
    var name: Name
    var value: Value
    /// The one-based position of the name's previous meaning; 0 if there is none.
    var former: Int32
  }

  /// A stack of the meanings of local names. The names in functions that wait for the result of
  /// another function come first.
  private var meanings: [Meaning] = []
  /// The one-based position of each name's current meaning; 0 if the name has none.
  private var places: [Int32]
  /// The positions in `meanings` at which the names of the current function and of the innermost
  /// closure begin.
  private var start = Start(ofFunction: 0, ofClosure: 0)

  /// The positions at which the names of a function and of its innermost closure begin.
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

  /// Begins a function, in which the local names of the previous function are not visible. Returns
  /// the state to restore when the function is left.
  mutating func enterFunction() -> Start {
    defer { start = Start(ofFunction: meanings.count, ofClosure: meanings.count) }
    return start
  }

  /// Begins a closure, in which the outer names are visible. Changes made inside the closure are
  /// discarded when it ends. Returns the state to restore when the closure is left.
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
