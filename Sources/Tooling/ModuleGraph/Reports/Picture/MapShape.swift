import AdderBase
import AdderGraphLayout

/// The shapes of boxes, which differ by kind even without colors.
enum MapShape {
  static func elements(_ kind: String, _ box: GraphLayout.Rectangle) -> [XML] {
    switch kind {
    case "entry": [MapPicture.rectangle(box, "shape", radius: 12)]
    case "screen": [MapPicture.rectangle(box, "shape", radius: 0), bar(box)]
    case "flow": [MapPicture.rectangle(box, "shape", radius: 0), sides(box)]
    case "group":
      [
        MapPicture.rectangle(moved(box, by: 4), "shape", radius: 6),
        MapPicture.rectangle(box, "shape", radius: 6),
      ]
    default: [MapPicture.rectangle(box, "shape", radius: 6)]
    }
  }

  /// A line below the upper edge, as that of a window.
  private static func bar(_ box: GraphLayout.Rectangle) -> XML {
    let y = MapPicture.number(box.y + 5)
    return XML(
      "path",
      [
        ("class", "bar"),
        ("d", "M\(MapPicture.number(box.x)) \(y)H\(MapPicture.number(box.right))"),
      ])
  }

  /// A line beside the left and the right side.
  private static func sides(_ box: GraphLayout.Rectangle) -> XML {
    let lines = [box.x + 5, box.right - 5].map { x in
      "M\(MapPicture.number(x)) \(MapPicture.number(box.y))V\(MapPicture.number(box.bottom))"
    }
    return XML("path", [("class", "bar"), ("d", lines.joined())])
  }

  private static func moved(
    _ box: GraphLayout.Rectangle, by distance: Double
  ) -> GraphLayout.Rectangle {
    var box = box
    box.x += distance
    box.y += distance
    return box
  }
}
