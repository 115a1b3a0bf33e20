import Adder
import AdderCAdwaita
import AdderRuntimeScenarios
import Foundation
import Testing

@testable import AdderGTK

extension GTKTests {
  @MainActor @Suite(.serialized) struct ScreenshotTests {
    /// If `ADDER_SCREENSHOTS` names a folder, the pictures are saved there for review.
    @Test func `A window with a page, a sheet and tabs can be drawn`() throws {
      let folder = ProcessInfo.processInfo.environment["ADDER_SCREENSHOTS"].map {
        URL(filePath: $0)
      }
      let stage = GTKStage()
      let page = stage.open("Pushed page")
      stage.open("Embedded module", by: .embed(in: "body"), from: page.transitionHandler)
      stage.settle()
      #expect(try picture(of: stage, "page", in: folder) > 2000)
      page.close()
      stage.open("Second", by: .tab).bringForward()
      stage.settle()
      #expect(try picture(of: stage, "tabs", in: folder) > 2000)
      stage.open("Sheet", by: .present(.sheet, hasNavigation: true))
      stage.settle()
      #expect(try picture(of: stage, "sheet", in: folder) > 1000)
      stage.screen.closeWindow()
    }

    @Test(arguments: [ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK])
    func `A list with headers and a selected row can be drawn`(scheme: AdwColorScheme) throws {
      let folder = ProcessInfo.processInfo.environment["ADDER_SCREENSHOTS"].map {
        URL(filePath: $0)
      }
      let stage = ListStage()
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
      defer {
        adw_style_manager_set_color_scheme(
          adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT)
      }
      let selectable = SelectablePlugin(.multiple)
      stage.list.add(selectable)
      stage.list.makeHeader = { Title(id: $0) }
      stage.list.show(
        sections: ["Today", "Yesterday"].enumerated().map { section, name in
          CacheSection(
            name: name,
            objects: (1...4).map { Row(id: $0 + section * 4, text: ". a row", isWide: $0 == 2) })
        })
      selectable.select(at: ListPosition(section: 0, item: 2))
      selectable.select(at: ListPosition(section: 1, item: 0))
      stage.settle()
      let name = scheme == ADW_COLOR_SCHEME_FORCE_DARK ? "list-dark" : "list-light"
      #expect(try picture(of: stage.window.widget, name, in: folder) > 1000)
    }

    /// - Returns: The size of the picture in bytes.
    private func picture(of stage: GTKStage, _ name: String, in folder: URL?) throws -> Int {
      let visible = try #require(stage.visible)
      return try picture(of: stage.surface(around: visible), name, in: folder)
    }

    private func picture(
      of window: UnsafeMutablePointer<GtkWidget>, _ name: String, in folder: URL?
    ) throws -> Int {
      let texture = try #require(turnUntilDrawn(window))
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      let bytes = try #require(gdk_texture_save_to_png_bytes(texture))
      defer { g_bytes_unref(bytes) }
      let png = try #require(g_bytes_get_data(bytes, nil))
      let data = Data(bytes: png, count: Int(g_bytes_get_size(bytes)))
      if let folder { try data.write(to: folder.appending(path: "\(name).png")) }
      return data.count
    }

    private func turnUntilDrawn(_ window: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
      var texture: OpaquePointer?
      _ = turn {
        texture = draw(window)
        return texture != nil
      }
      return texture
    }

    private func draw(_ window: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
      guard let renderer = gtk_native_get_renderer(OpaquePointer(window)),
        let paintable = gtk_widget_paintable_new(window), let snapshot = gtk_snapshot_new()
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      gdk_paintable_snapshot(
        paintable, snapshot, Double(gtk_widget_get_width(window)),
        Double(gtk_widget_get_height(window)))
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
      defer { gsk_render_node_unref(node) }
      return gsk_renderer_render_texture(renderer, node, nil)
    }
  }
}
