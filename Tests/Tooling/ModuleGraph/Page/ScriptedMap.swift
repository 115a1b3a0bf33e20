import AdderFindings
import AdderModuleGraph
import AdderTestSupport

extension ModuleGraph {
  /// The map of a made-up app: user stories of eight modules in areas of twelve stories, a few screens that many modules
  /// open, and names that are long or not in Latin letters.
  static func scripted(modules count: Int) -> ModuleGraph {
    var random = SeededRandom(seed: count)
    var nodes = [Node(.entry, "start")]
    for number in 0..<count {
      let (story, area) = (number / 8, number / 96)
      nodes.append(
        Node(
          .module, name(number), story: "Modules/Area\(area)/Story\(story)", targets: ["App"]))
    }
    let alert = nodes.count
    nodes.append(Node(.system, "UIAlertController"))
    nodes.append(Node(.flow, "MainCoordinator"))
    nodes.append(Node(.unknown, "unknown", id: "unknown"))
    var edges = [Edge(0, 1, .replaces, method: "AppDelegate.application")]
    for number in 0..<count {
      let module = number + 1
      let isLast = number % 8 == 7 || module == count
      if !isLast { edges.append(Edge(module, module + 1, .pushes, line: module)) }
      if number % 8 == 0 {
        for _ in 0..<2 {
          // Most screens are opened by code nearby.
          let near = max(1, number - 150)...min(count, number + 150)
          let opener = Int.random(in: near, using: &random)
          edges.append(
            Edge(
              opener, module, Action.allCases.randomElement(using: &random) ?? .opens,
              method: "Router.open\(number)", condition: "user.age < \(number)", line: number + 1,
              passes: ["id: String", "items: [Item<Int>]"]))
        }
      }
      if number % 4 == 1 { edges.append(Edge(module, alert, .presents, line: module)) }
      if number % 50 == 7 { edges.append(Edge(module, alert + 2, .pushes, line: module)) }
    }
    edges.append(Edge(alert + 1, min(3, count), .embeds))
    return ModuleGraph(nodes: nodes, edges: edges)
  }

  private static func name(_ number: Int) -> String {
    switch number % 40 {
    case 9: "Профиль\(number)"
    case 19: "ConfirmTransactionWithHardwareWalletAndBiometry\(number)"
    default: "Module\(number)"
    }
  }
}
