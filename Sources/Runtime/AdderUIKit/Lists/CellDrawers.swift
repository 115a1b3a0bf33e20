#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  internal import Adder
  internal import UIKit

  /// The cell classes that draw a list's values, keyed by reuse identifier.
  @MainActor final class CellDrawers {
    struct Drawer {
      let itemClass: AnyClass
      let origin: CellOrigin
      let draw: @MainActor (UIView, any CellObject) -> Void
    }

    private(set) var cells: [String: Drawer] = [:]
    private(set) var headers: [String: Drawer] = [:]

    static func of(_ list: DataDisplayManager) -> CellDrawers {
      let key = ObjectIdentifier(Self.self)
      if let drawers = list.companions[key] as? CellDrawers { return drawers }
      let drawers = CellDrawers()
      list.companions[key] = drawers
      return drawers
    }

    func add<Item: ConfigurableItem>(
      cell: Item.Type, identifier: String, origin: CellOrigin
    ) { cells[identifier] = Self.drawer(of: cell, origin) }

    func add<Item: ConfigurableItem>(
      header: Item.Type, identifier: String, origin: CellOrigin
    ) { headers[identifier] = Self.drawer(of: header, origin) }

    private static func drawer<Item: ConfigurableItem>(
      of item: Item.Type, _ origin: CellOrigin
    ) -> Drawer {
      Drawer(itemClass: item, origin: origin) { view, object in
        if let view = view as? Item, let model = object as? Item.Model {
          view.configure(with: model)
        }
      }
    }
  }
#endif
