import AdderTestSupport
import Testing

@testable import AdderModuleDiscovery

@Suite struct LocalValuesTests {
  /// A reference implementation of local values, with a dictionary for each function and closure.
  private struct Model {
    var functions: [[[Name: Value]]] = [[[:]]]

    subscript(name: Name) -> Value? { functions[functions.count - 1].last?[name] }

    mutating func set(_ name: Name, to value: Value) {
      let (function, closure) = (functions.count - 1, functions[functions.count - 1].count - 1)
      functions[function][closure][name] = value
    }

    mutating func enterFunction() { functions.append([[:]]) }

    mutating func enterClosure() {
      let function = functions.count - 1
      functions[function].append(functions[function][functions[function].count - 1])
    }

    mutating func leave() {
      functions[functions.count - 1].removeLast()
      if functions[functions.count - 1].isEmpty { functions.removeLast() }
    }
  }

  @Test(arguments: 0..<samples(20, full: 500))
  func `Names are local to their function, and those of a closure end with it`(
    seed: Int
  ) {
    var random = SeededRandom(seed: seed)
    let names = (1...6).map { Name(number: UInt32($0)) }
    var values = LocalValues(nameCount: 7)
    var model = Model()
    var open: [LocalValues.Start] = []
    for step in 0..<500 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        open.append(values.enterFunction())
        model.enterFunction()
      case 1, 2:
        open.append(values.enterClosure())
        model.enterClosure()
      case 3, 4:
        guard let outer = open.popLast() else { continue }
        values.leave(to: outer)
        model.leave()
      default:
        let name = names[Int.random(in: names.indices, using: &random)]
        values.set(name, to: .exact(step))
        model.set(name, to: .exact(step))
      }
      #expect(names.map { values[$0] } == names.map { model[$0] })
    }
  }
}
