extension GraphPicture {
  /// The same picture with one box for each user story, and one for the screens of each kind outside all stories.
  /// Entry points keep their boxes. What happens inside a story is not drawn.
  ///
  /// - Parameter depth: The number of folders of a story's name that tell stories apart.
  func collapsed(depth: Int) -> GraphPicture {
    var numbers: [String: Int] = [:]
    var counts: [Int] = []
    var collapsed = GraphPicture()
    let places = boxes.map { box in
      let (key, name) = group(of: box, depth: depth)
      let number = numbers[key] ?? collapsed.boxes.count
      if number == collapsed.boxes.count {
        numbers[key] = number
        collapsed.boxes.append(Box(name: name, kind: box.kind))
        counts.append(0)
      }
      counts[number] += 1
      if box.mark != .none { collapsed.boxes[number].mark = box.mark }
      return number
    }
    for number in counts.indices where collapsed.boxes[number].kind != .entry {
      collapsed.boxes[number].name += " (\(counts[number]))"
    }
    var merged: [[Int]: Arrow] = [:]
    for arrow in arrows where places[arrow.from] != places[arrow.to] {
      let key = [places[arrow.from], places[arrow.to]]
      var sum = merged[key] ?? Arrow(from: key[0], to: key[1], actions: [], mark: arrow.mark)
      sum.actions.formUnion(arrow.actions)
      if sum.mark != arrow.mark { sum.mark = .changed }
      merged[key] = sum
    }
    collapsed.arrows = merged.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    return collapsed
  }

  private func group(of box: Box, depth: Int) -> (key: String, name: String) {
    let story = box.story.split(separator: "/").prefix(depth).joined(separator: "/")
    if !story.isEmpty { return ("story \(story)", story) }
    let name =
      switch box.kind {
      case .entry: box.name
      case .module: "modules outside stories"
      case .screen: "other screens"
      case .flow: "objects without a screen"
      case .system: "screens of the system"
      case .unknown: box.name
      }
    return ("\(box.kind) \(name)", name)
  }
}
