/// Moves the items of one column after the other towards the items that their edges lead to, as near as the order and
/// the distances allow (isotonic regression).
struct LayerRegression {
  private let columns: Columns
  private let ports: [(left: Int, right: Int)]

  init(_ columns: Columns, _ ports: [(left: Int, right: Int)]) {
    self.columns = columns
    self.ports = ports
  }

  func improved(_ start: [Int], _ gaps: [Int]) -> [Int] {
    var values = start
    for round in 0..<12 {
      let layers = columns.order.indices
      for layer in round.isMultiple(of: 2) ? Array(layers) : layers.reversed() {
        place(columns.order[layer], gaps, &values)
      }
    }
    return values
  }

  private struct Block {
    var sum: Double
    var weight: Double
    var count: Int
    var mean: Double { sum / weight }
  }

  private func place(_ layer: [Int], _ gaps: [Int], _ values: inout [Int]) {
    var blocks: [Block] = []
    var offset = 0
    for (position, item) in layer.enumerated() {
      if position > 0 { offset += gaps[item] }
      let (target, weight) = wish(of: item, values)
      blocks.append(
        Block(sum: (target - Double(offset)) * weight, weight: weight, count: 1))
      while blocks.count > 1, blocks[blocks.count - 2].mean >= blocks[blocks.count - 1].mean {
        let last = blocks.removeLast()
        blocks[blocks.count - 1].sum += last.sum
        blocks[blocks.count - 1].weight += last.weight
        blocks[blocks.count - 1].count += last.count
      }
    }
    offset = 0
    var position = 0
    for block in blocks {
      let mean = Int(block.mean.rounded(.down))
      for item in layer[position..<(position + block.count)] {
        if position > 0 { offset += gaps[item] }
        values[item] = mean + offset
        position += 1
      }
    }
  }

  private func wish(of item: Int, _ values: [Int]) -> (target: Double, weight: Double) {
    var sum = 0.0
    var weight = 0.0
    for segment in columns.left[item] {
      let other = columns.segments[segment].left
      let factor = columns.isLane(item) && columns.isLane(other) ? 3.0 : 1
      sum += Double(values[other] + ports[segment].left - ports[segment].right) * factor
      weight += factor
    }
    for segment in columns.right[item] {
      let other = columns.segments[segment].right
      let factor = columns.isLane(item) && columns.isLane(other) ? 3.0 : 1
      sum += Double(values[other] + ports[segment].right - ports[segment].left) * factor
      weight += factor
    }
    return weight > 0 ? (sum / weight, weight) : (Double(values[item]), 0.1)
  }
}
