/// What local names stand for in the code that is being read, the innermost meaning first.
///
/// Finding one costs the same in a function of any length, and leaving a closure only what the closure said.
struct LocalValues {
  private struct Meaning {
    var name: Name
    var value: Value
    /// The place of what the name meant before, counted from 1; 0 where it meant nothing.
    var former: Int32
  }

  /// Those of functions that wait for the result of another lie below.
  private var meanings: [Meaning] = []
  /// For each name, where its meaning is, counted from 1.
  private var places: [Int32]
  /// Where the meanings of the function begin, and those of the innermost closure.
  private var start = Start(ofFunction: 0, ofClosure: 0)

  /// Where the code being read begins.
  struct Start {
    fileprivate var ofFunction: Int
    fileprivate var ofClosure: Int
  }

  /// - Parameter nameCount: How many names the project has.
  init(nameCount: Int) { places = Array(repeating: 0, count: nameCount) }

  /// What a name refers to; `nil` when it is nothing local.
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

  /// Begins a function: it knows no names of another.
  mutating func enterFunction() -> Start {
    defer { start = Start(ofFunction: meanings.count, ofClosure: meanings.count) }
    return start
  }

  /// Begins a closure: it knows the names around it, and what it says of them is forgotten with it.
  mutating func enterClosure() -> Start {
    defer { start.ofClosure = meanings.count }
    return start
  }

  /// Ends what was begun last.
  mutating func leave(to outer: Start) {
    while meanings.count > start.ofClosure, let last = meanings.popLast() {
      places[last.name.place] = last.former
    }
    start = outer
  }
}
