/// Whole numbers with a least difference between some of them, such that the weighted sum of the differences is as
/// small as possible: the network simplex method of Gansner, Koutsofios, North and Vo.
///
/// The differences connect all variables, and never lead in a circle.
struct NetworkSimplex {
  /// The solution. Feasible after `start`, and after each step of `solve`.
  var values: [Int]
  private var tails: [Int] = []
  private var heads: [Int] = []
  private var least: [Int] = []
  private var weights: [Int] = []
  /// The differences at each variable.
  private var incident: Adjacency = .init(count: 0, ends: [])

  // The tree of differences that are exact. Node `order[i]` has `limit` i in postorder;
  // the subtree below it begins at `low`.
  private var tree: [[Int]] = []
  private var parents: [Int] = []
  private var lows: [Int] = []
  private var limits: [Int] = []
  private var order: [Int] = []
  private var cuts: [Int] = []
  private var isInTree: [Bool] = []
  /// How many variables have been visited.
  private var work = 0

  private static let greatestWork = 30_000_000

  init(variables: Int) { values = Array(repeating: 0, count: variables) }

  /// Requires that `values[to] - values[from] >= least`.
  mutating func add(from: Int, to: Int, atLeast: Int, weight: Int) {
    tails.append(from)
    heads.append(to)
    least.append(atLeast)
    weights.append(weight)
  }

  /// Gives each variable the least value that it can have.
  mutating func start() {
    let leaving = Adjacency(count: values.count, ends: tails)
    var waiting = Array(repeating: 0, count: values.count)
    for head in heads { waiting[head] += 1 }
    var ready = values.indices.filter { waiting[$0] == 0 }
    while let variable = ready.popLast() {
      for edge in leaving[variable] {
        let head = heads[edge]
        values[head] = max(values[head], values[variable] + least[edge])
        waiting[head] -= 1
        if waiting[head] == 0 { ready.append(head) }
      }
    }
  }

  /// Improves the values step by step, until they are best or have cost too much.
  mutating func solve() {
    guard values.count > 1 else { return }
    incident = Adjacency(count: values.count, ends: tails, heads)
    growTree()
    cuts = Array(repeating: 0, count: tails.count)
    lows = Array(repeating: 0, count: values.count)
    limits = lows
    order = lows
    parents = Array(repeating: -1, count: values.count)
    number(from: 0, parent: -1, low: 0)
    setCuts()
    var position = 0
    while work < Self.greatestWork {
      guard let leaving = leavingEdge(from: &position), let entering = enteringEdge(for: leaving)
      else { break }
      exchange(leaving, entering)
    }
  }

  private func slack(_ edge: Int) -> Int { values[heads[edge]] - values[tails[edge]] - least[edge] }

  // MARK: - The first tree

  private mutating func growTree() {
    isInTree = Array(repeating: false, count: tails.count)
    tree = Array(repeating: [], count: values.count)
    var isReached = Array(repeating: false, count: values.count)
    var reached = [0]
    isReached[0] = true
    var position = 0
    while true {
      while position < reached.count {
        let variable = reached[position]
        position += 1
        for edge in incident[variable] where slack(edge) == 0 {
          let other = tails[edge] == variable ? heads[edge] : tails[edge]
          guard !isReached[other] else { continue }
          isReached[other] = true
          reached.append(other)
          addToTree(edge)
        }
      }
      guard reached.count < values.count else { return }
      var best = -1
      var bestSlack = Int.max
      for edge in tails.indices where isReached[tails[edge]] != isReached[heads[edge]] {
        let slack = slack(edge)
        if slack < bestSlack { (best, bestSlack) = (edge, slack) }
      }
      guard best >= 0 else { return }
      let shift = isReached[tails[best]] ? bestSlack : -bestSlack
      for variable in reached { values[variable] += shift }
      let other = isReached[tails[best]] ? heads[best] : tails[best]
      isReached[other] = true
      reached.append(other)
      addToTree(best)
    }
  }

  private mutating func addToTree(_ edge: Int) {
    isInTree[edge] = true
    tree[tails[edge]].append(edge)
    tree[heads[edge]].append(edge)
  }

  /// Numbers the subtree of a variable in postorder.
  private mutating func number(from root: Int, parent: Int, low: Int) {
    var next = low
    var path: [(variable: Int, edge: Int)] = [(root, 0)]
    parents[root] = parent
    lows[root] = low
    while let (variable, position) = path.last {
      if position < tree[variable].count {
        path[path.count - 1].edge += 1
        let edge = tree[variable][position]
        guard edge != parents[variable] else { continue }
        let child = tails[edge] == variable ? heads[edge] : tails[edge]
        parents[child] = edge
        lows[child] = next
        path.append((child, 0))
      } else {
        limits[variable] = next
        order[next] = variable
        next += 1
        path.removeLast()
      }
    }
  }

  /// The cut value of a tree edge: the weight that leads over it minus the weight that leads back.
  private mutating func setCuts() {
    var sums = Array(repeating: 0, count: values.count)
    for edge in tails.indices {
      sums[tails[edge]] += weights[edge]
      sums[heads[edge]] -= weights[edge]
    }
    for variable in order {
      let edge = parents[variable]
      guard edge >= 0 else { continue }
      let isTail = tails[edge] == variable
      cuts[edge] = isTail ? sums[variable] : -sums[variable]
      sums[isTail ? heads[edge] : tails[edge]] += sums[variable]
    }
  }

  // MARK: - A step

  /// The edge with the lowest cut value among the first negative ones.
  private func leavingEdge(from position: inout Int) -> Int? {
    var best: Int?
    var found = 0
    for _ in tails.indices {
      position = position + 1 < tails.count ? position + 1 : 0
      guard isInTree[position], cuts[position] < 0 else { continue }
      if best.map({ cuts[position] < cuts[$0] }) ?? true { best = position }
      found += 1
      if found == 30 { break }
    }
    return best
  }

  /// The edge with the least slack that leads back over the cut.
  private func enteringEdge(for leaving: Int) -> Int? {
    let isBelowTail = parents[tails[leaving]] == leaving
    let child = isBelowTail ? tails[leaving] : heads[leaving]
    let (low, limit) = (lows[child], limits[child])
    var best: Int?
    var bestSlack = Int.max
    func search(_ variables: ArraySlice<Int>, leadsIn: Bool) {
      for variable in variables {
        for edge in incident[variable] {
          let (end, other) = leadsIn ? (heads[edge], tails[edge]) : (tails[edge], heads[edge])
          guard end == variable, !isInTree[edge] else { continue }
          let isInside = low <= limits[other] && limits[other] <= limit
          let isHere = low <= limits[variable] && limits[variable] <= limit
          guard isInside != isHere else { continue }
          let slack = slack(edge)
          if slack < bestSlack { (best, bestSlack) = (edge, slack) }
          if slack == 0 { return }
        }
      }
    }
    if limit - low < order.count / 2 {
      search(order[low...limit], leadsIn: isBelowTail)
    } else {
      search(order[..<low], leadsIn: !isBelowTail)
      if bestSlack > 0 { search(order[(limit + 1)...], leadsIn: !isBelowTail) }
    }
    return best
  }

  private mutating func exchange(_ leaving: Int, _ entering: Int) {
    let isBelowTail = parents[tails[leaving]] == leaving
    let child = isBelowTail ? tails[leaving] : heads[leaving]
    let slack = slack(entering)
    if slack > 0 {
      let (low, limit) = (lows[child], limits[child])
      if limit - low < order.count / 2 {
        let shift = isBelowTail ? -slack : slack
        for variable in order[low...limit] { values[variable] += shift }
      } else {
        let shift = isBelowTail ? slack : -slack
        for variable in order[..<low] { values[variable] += shift }
        for variable in order[(limit + 1)...] { values[variable] += shift }
      }
    }
    let cut = cuts[leaving]
    let top = updateCuts(from: tails[entering], to: heads[entering], by: cut, isForward: true)
    _ = updateCuts(from: heads[entering], to: tails[entering], by: cut, isForward: false)
    cuts[entering] = -cut
    cuts[leaving] = 0
    isInTree[leaving] = false
    tree[tails[leaving]].removeAll { $0 == leaving }
    tree[heads[leaving]].removeAll { $0 == leaving }
    addToTree(entering)
    number(from: top, parent: parents[top], low: lows[top])
    work += limits[top] - lows[top] + order.count / 8
  }

  /// Changes the cut values on the way up from a variable to the first one that has the other below it.
  private mutating func updateCuts(
    from start: Int, to other: Int, by cut: Int, isForward: Bool
  ) -> Int {
    var variable = start
    while !(lows[variable] <= limits[other] && limits[other] <= limits[variable]) {
      let edge = parents[variable]
      let isTail = tails[edge] == variable
      cuts[edge] += isTail == isForward ? cut : -cut
      variable = isTail ? heads[edge] : tails[edge]
    }
    return variable
  }
}

/// Lists of numbers, one for each number in a range, in one array.
struct Adjacency {
  private var starts: [Int]
  private var members: [Int]

  /// Lists, for each number, the positions in `ends` where it is.
  init(count: Int, ends: [Int]...) {
    starts = Array(repeating: 0, count: count + 1)
    for list in ends { for end in list { starts[end + 1] += 1 } }
    for index in 0..<count { starts[index + 1] += starts[index] }
    members = Array(repeating: 0, count: starts[count])
    var next = starts
    for list in ends {
      for (position, end) in list.enumerated() {
        members[next[end]] = position
        next[end] += 1
      }
    }
  }

  subscript(_ number: Int) -> ArraySlice<Int> { members[starts[number]..<starts[number + 1]] }
}
