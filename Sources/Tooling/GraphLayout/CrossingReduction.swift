/// Finds an order in the columns with few crossings: sweeps by barycentre and median, then single items that are moved
/// to their best place (sifting), from several starting orders. The best order is kept.
struct CrossingReduction {
  private var columns: Columns
  private var positions: [Int]
  /// The items to which each item has a segment.
  private let left: [[Int]]
  private var right: [[Int]]
  /// The order of clusters from top to bottom, the same in all columns.
  private var clusterOrder: [Int]
  /// True for each column in which moving single items changes nothing: neither it nor those beside it have changed
  /// since that was tried.
  private var isSettled: [Bool]
  private var random: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// How many pairs of items have been compared.
  private var work = 0

  /// After so many comparisons, the best order so far is taken. Not a time, so that the result is always the same.
  private static let greatestWork = 20_000_000

  /// Changes the order in the columns, and returns how many crossings are left.
  static func reduce(_ columns: inout Columns) -> Int {
    guard columns.segments.count > 1 else { return 0 }
    var reduction = CrossingReduction(columns)
    columns.order = reduction.best()
    return Self.crossings(columns)
  }

  /// The number of crossings of visible lines.
  private static func crossings(_ columns: Columns) -> Int {
    var visible = CrossingReduction(columns)
    let isHidden = columns.segments.map(\.isInvisible)
    visible.right = columns.right.map { segments in
      segments.filter { !isHidden[$0] }.map { columns.segments[$0].right }
    }
    for layer in columns.order.indices { visible.setPositions(layer) }
    return visible.crossings()
  }

  private init(_ columns: Columns) {
    self.columns = columns
    positions = Array(repeating: 0, count: columns.items.count)
    left = columns.left.map { $0.map { columns.segments[$0].left } }
    right = columns.right.map { $0.map { columns.segments[$0].right } }
    clusterOrder = Array(0..<columns.clusterCount)
    isSettled = Array(repeating: false, count: columns.order.count)
  }

  private mutating func best() -> [[Int]] {
    let starts = max(2, min(40, 30_000 / (columns.segments.count + 1)))
    var best = columns.order
    var bestCount = Int.max
    for start in 0..<starts {
      prepare(start, best)
      let (order, count) = improve()
      if count < bestCount { (best, bestCount) = (order, count) }
      if bestCount == 0 || work > Self.greatestWork { break }
    }
    return best
  }

  // MARK: - Starting orders

  private mutating func prepare(_ start: Int, _ best: [[Int]]) {
    if start < 2 {
      setOrder(bySearch: start == 0)
    } else {
      columns.order = best
      for layer in best.indices { setPositions(layer) }
      // A different order each time, but the same in each run.
      var keys = positions.map(Double.init)
      for item in keys.indices {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let width = Double(columns.order[columns.items[item].layer].count)
        keys[item] += (Double(random >> 40) / Double(1 << 24) - 0.5) * width * 0.5
      }
      for layer in best.indices { sort(layer, by: keys) }
    }
  }

  /// Orders the items as a search from the left or from the right finds them.
  private mutating func setOrder(bySearch isFromLeft: Bool) {
    var keys = Array(repeating: -1.0, count: columns.items.count)
    var found = 0
    let layers = isFromLeft ? Array(columns.order.indices) : columns.order.indices.reversed()
    for layer in layers {
      for start in columns.order[layer].sorted() where keys[start] < 0 {
        var path = [start]
        while let item = path.popLast() {
          guard keys[item] < 0 else { continue }
          keys[item] = Double(found)
          found += 1
          path += (isFromLeft ? right[item] : left[item]).reversed().filter { keys[$0] < 0 }
        }
      }
    }
    orderClusters(by: keys)
    for layer in columns.order.indices {
      setPositions(layer)
      sort(layer, by: keys)
    }
  }

  private mutating func orderClusters(by keys: [Double]) {
    guard columns.clusterCount > 1 else { return }
    var sums = Array(repeating: (total: 0.0, count: 0.0), count: columns.clusterCount)
    for (item, key) in zip(columns.items, keys) where item.cluster >= 0 {
      sums[item.cluster].total += key
      sums[item.cluster].count += 1
    }
    let means = sums.map { $0.total / max($0.count, 1) }
    for (place, cluster) in means.indices.sorted(by: { (means[$0], $0) < (means[$1], $1) })
      .enumerated()
    {
      clusterOrder[cluster] = place
    }
  }

  // MARK: - Sweeps

  private mutating func improve() -> (order: [[Int]], count: Int) {
    var best = columns.order
    var bestCount = crossings()
    var failures = 0
    for round in 0..<24 where failures < 4 && bestCount > 0 && work < Self.greatestWork {
      sweep(toRight: true, byMedian: round % 4 >= 2)
      sweep(toRight: false, byMedian: round % 4 >= 2)
      for _ in 0..<4 where work < Self.greatestWork && sift() {}
      let count = crossings()
      if count < bestCount {
        (best, bestCount) = (columns.order, count)
        failures = 0
      } else {
        failures += 1
      }
    }
    return (best, bestCount)
  }

  private mutating func sweep(toRight: Bool, byMedian: Bool) {
    var keys = Array(repeating: 0.0, count: columns.items.count)
    let layers = columns.order.indices
    for layer in toRight ? Array(layers.dropFirst()) : layers.dropLast().reversed() {
      for item in columns.order[layer] {
        let others = (toRight ? left[item] : right[item]).map { positions[$0] }.sorted()
        guard !others.isEmpty else {
          keys[item] = Double(positions[item])
          continue
        }
        let middle = others.count / 2
        if byMedian {
          let lower = others[others.count.isMultiple(of: 2) ? middle - 1 : middle]
          keys[item] = Double(lower + others[middle]) / 2
        } else {
          keys[item] = Double(others.reduce(0, +)) / Double(others.count)
        }
      }
      sort(layer, by: keys)
    }
  }

  /// Sorts a column, but keeps the items of each cluster together, and the clusters in their order.
  private mutating func sort(_ layer: Int, by keys: [Double]) {
    var groups: [(key: Double, place: Int, items: [Int])] = []
    var groupOfCluster: [Int: Int] = [:]
    for item in columns.order[layer] {
      let cluster = columns.items[item].cluster
      if cluster >= 0, let group = groupOfCluster[cluster] {
        groups[group].items.append(item)
        groups[group].key += keys[item]
      } else {
        if cluster >= 0 { groupOfCluster[cluster] = groups.count }
        groups.append((keys[item], groups.count, [item]))
      }
    }
    for group in groups.indices where groups[group].items.count > 1 {
      groups[group].key /= Double(groups[group].items.count)
      groups[group].items.sort { (keys[$0], positions[$0]) < (keys[$1], positions[$1]) }
    }
    groups.sort { ($0.key, $0.place) < ($1.key, $1.place) }
    let slots = groups.indices.filter { columns.items[groups[$0].items[0]].cluster >= 0 }
    let clusters = slots.map { groups[$0] }.sorted {
      clusterOrder[columns.items[$0.items[0]].cluster]
        < clusterOrder[columns.items[$1.items[0]].cluster]
    }
    for (slot, group) in zip(slots, clusters) { groups[slot] = group }
    columns.order[layer] = groups.flatMap(\.items)
    setPositions(layer)
  }

  private mutating func setPositions(_ layer: Int) {
    var hasChanged = false
    for (position, item) in columns.order[layer].enumerated() where positions[item] != position {
      positions[item] = position
      hasChanged = true
    }
    if hasChanged { unsettle(layer) }
  }

  private mutating func unsettle(_ layer: Int) {
    for column in max(0, layer - 1)...min(layer + 1, isSettled.count - 1) {
      isSettled[column] = false
    }
  }

  // MARK: - Sifting

  /// The most places that an item is moved at once.
  private static let reach = 120

  private mutating func sift() -> Bool {
    var hasChanged = false
    for layer in columns.order.indices where columns.order[layer].count > 1 {
      hasChanged = sift(layer) || hasChanged
    }
    return hasChanged
  }

  private mutating func sift(_ layer: Int) -> Bool {
    let count = columns.order[layer].count
    work += count * min(count, 2 * Self.reach)
    if isSettled[layer] { return false }
    var places = columns.order[layer].map { item in
      Place(
        item: item, cluster: columns.items[item].cluster,
        left: left[item].map { positions[$0] }.sorted(),
        right: right[item].map { positions[$0] }.sorted())
    }
    var hasChanged = false
    for item in columns.order[layer].sorted() {
      let start = positions[item]
      let best = Self.bestPosition(for: start, in: places)
      guard best != start else { continue }
      hasChanged = true
      places.insert(places.remove(at: start), at: best)
      for position in min(start, best)...max(start, best) {
        positions[places[position].item] = position
      }
    }
    if hasChanged {
      columns.order[layer] = places.map(\.item)
      unsettle(layer)
    } else {
      isSettled[layer] = true
    }
    return hasChanged
  }

  /// An item in a column, with the positions to which its segments lead.
  private struct Place {
    let item: Int
    let cluster: Int
    let left: [Int]
    let right: [Int]
  }

  private static func bestPosition(for start: Int, in places: [Place]) -> Int {
    let own = places[start]
    var best = (change: 0, position: start)
    for step in [1, -1] {
      var change = 0
      var position = start + step
      while places.indices.contains(position), abs(position - start) <= reach {
        let other = places[position]
        guard own.cluster < 0 || own.cluster == other.cluster else { break }
        let now = difference(own.left, other.left) + difference(own.right, other.right)
        change += step > 0 ? now : -now
        // An item does not stay inside of another cluster.
        let next = position + step
        let isInside =
          other.cluster >= 0 && other.cluster != own.cluster && places.indices.contains(next)
          && places[next].cluster == other.cluster
        if change < best.change, !isInside { best = (change, position) }
        position = next
      }
    }
    return best.position
  }

  /// How many crossings two neighbours have more if they change places, where the first is before the second.
  private static func difference(_ first: [Int], _ second: [Int]) -> Int {
    var total = 0
    var less = 0
    var lessOrEqual = 0
    for end in first {
      while less < second.count, second[less] < end { less += 1 }
      while lessOrEqual < second.count, second[lessOrEqual] <= end { lessOrEqual += 1 }
      // Now the segments to lesser ends cross; then those to greater ones.
      total += second.count - lessOrEqual - less
    }
    return total
  }

  // MARK: - Counting

  private func crossings() -> Int {
    (0..<max(columns.order.count - 1, 0)).reduce(0) { $0 + crossings(after: $1) }
  }

  private func crossings(after layer: Int) -> Int {
    // The number of segments so far that end at each position or in the range before it (a Fenwick tree).
    var tree = Array(repeating: 0, count: columns.order[layer + 1].count + 1)
    var ended = 0
    var count = 0
    for item in columns.order[layer] {
      let ends = right[item].map { positions[$0] }
      for end in ends {
        var index = end + 1
        var before = 0
        while index > 0 {
          before += tree[index]
          index -= index & -index
        }
        count += ended - before
      }
      for end in ends {
        var index = end + 1
        while index < tree.count {
          tree[index] += 1
          index += index & -index
        }
        ended += 1
      }
    }
    return count
  }
}
