import AdderModuleDiscovery
import AdderSwiftSource
import Synchronization

/// How a project's code unwraps an optional under its own name. `guard let self` needs Swift 5.7, so it is used unless
/// the project only knows the form before.
struct UnwrappingStyle {
  /// True for `guard let view`, false for `guard let view = view`.
  private(set) var isShort = true
  /// The name for an unwrapped `self`: `self`, or one such as `strongSelf`.
  private(set) var selfName = "self"

  init(of index: ProjectIndex) {
    var names: [String: Int] = [:]
    var isLong = false
    for file in index.files {
      for node in file.facts.nodes.indices where file.facts.nodes[node].kind == .optionalBinding {
        let parts = Array(file.facts.parts(of: node))
        guard let pattern = parts.first, file.facts.nodes[pattern].kind == .namePattern else {
          continue
        }
        if parts.count == 1 { return }
        guard let value = parts.last, file.facts.nodes[value].kind == .identifier else { continue }
        let (name, unwrapped) = (file.facts.name(of: pattern), file.facts.name(of: value))
        if name == unwrapped { isLong = true }
        if unwrapped == "self", name == "self" || name.hasSuffix("Self") {
          names[name, default: 0] += 1
        }
      }
    }
    isShort = !isLong && names.isEmpty
    let own = names["self", default: 0]
    let other = names.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let other, other.value > own { selfName = other.key }
  }

  /// Returns the name of an object after it was unwrapped.
  func name(unwrapping name: String) -> String { name == "self" ? selfName : name }

  /// Returns the statement that leaves the function if an object is gone.
  func guardStatement(_ name: String) -> String {
    "guard let \(self.name(unwrapping: name))\(isShort ? "" : " = \(name)") else { return }"
  }
}

/// The style of one project. It is found when a fix first needs it, because the whole code has to be searched.
final class ProjectUnwrappingStyle: Sendable {
  private let found = Mutex<UnwrappingStyle?>(nil)

  func style(of index: ProjectIndex) -> UnwrappingStyle {
    found.withLock { known in
      if let known { return known }
      let style = UnwrappingStyle(of: index)
      known = style
      return style
    }
  }
}
