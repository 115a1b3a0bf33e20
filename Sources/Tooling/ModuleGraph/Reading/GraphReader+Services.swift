import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

// Finds the services: what they open by themselves, such as the login when the session is over, nobody asks for.
extension GraphReader {
  /// Returns true for a member of a service that another object calls.
  func isService(_ member: CodeMember, for caller: CodeMember) -> Bool {
    guard let type = member.type, type != caller.type else { return false }
    return services.contains(type)
  }

  /// Finds the types of no module that the parts for business logic and data of several modules call.
  func findServices(_ architectures: [Architecture]) {
    var callers: Set<TypeDeclaration.ID> = []
    for module in found.modules {
      guard let architecture = architectures.first(where: { $0.name == module.architecture }) else {
        continue
      }
      for part in module.parts {
        let traits = architecture.traits(ofRole: part.role)
        let worksWithData = traits.hasAny(of: [.appliesBusinessLogic, .reachesData])
        let opens = traits.hasAny(of: [.navigates, .composes, .shows, .decides, .touchesScreen])
        if worksWithData, !opens { callers.insert(part.type) }
      }
    }
    var modules: [TypeDeclaration.ID: Set<Int>] = [:]
    for (number, events) in events {
      guard let type = members[number].type, callers.contains(type),
        let module = nodes.owner(of: type)
      else { continue }
      for event in events {
        guard case .calls(let called) = event.target else { continue }
        for service in called.compactMap({ members[$0].type }) {
          modules[service, default: []].insert(module)
        }
      }
    }
    let shared = modules.filter { $0.value.count >= Self.fewestModules }.keys
    services = Set(shared.filter { canBeService($0) })
  }

  /// An object that fewer modules ask opens its screens for each of them.
  private static let fewestModules = 4

  /// Returns true for a type of no module that shows nothing, and whose name does not say that it makes or opens screens.
  func canBeService(_ type: TypeDeclaration.ID) -> Bool {
    let words = ["Coordinator", "Router", "Wireframe", "Navigat", "Flow", "Factory", "Assembly"]
    return nodes.owner(of: type) == nil && nodes.sharers(of: type).isEmpty && !isShown(type)
      && (heirs[type] ?? []).allSatisfy { nodes.owner(of: $0) == nil }
      && !words.contains(where: index.name(of: type).holds)
      && !index.isStart(type)
  }
}
