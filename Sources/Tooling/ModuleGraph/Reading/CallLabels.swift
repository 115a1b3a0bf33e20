import AdderModuleDiscovery
import AdderSwiftSource

/// What a call gives to the function that it calls.
struct CallLabels {
  /// The labels of the arguments in parentheses.
  let arguments: [Name]
  /// How many closures follow the parentheses.
  let closures: Int

  init(of call: Int, in file: ProjectIndex.File) {
    arguments = file.facts.parts(.argument, of: call).map {
      file.names[Int(file.facts.nodes[$0].name)]
    }
    closures = file.facts.parts(.trailingClosure, of: call).reduce(0) { count, _ in count + 1 }
  }

  /// Returns true if a call can be one of a function; if there is none, of a closure in a property.
  func fit(_ function: Function?) -> Bool {
    guard let function else { return arguments.allSatisfy { $0 == .none } }
    var given = arguments[...]
    var closures = closures
    for parameter in function.parameters {
      if given.first == parameter.label {
        given.removeFirst()
      } else if parameter.hasDefault {
        continue
      } else if closures > 0 {
        closures -= 1
      } else {
        return false
      }
    }
    return given.isEmpty
  }

  /// Returns true for a function that has all of the labels, whatever else it needs.
  func areAmong(_ function: Function?) -> Bool {
    let own = function?.parameters.map(\.label) ?? []
    return arguments.allSatisfy { $0 == .none || own.contains($0) }
  }
}
