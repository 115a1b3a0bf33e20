import Adder
import AdderCAdwaita
import AdderGTK
import AdderSQLite
import Glibc

/// Shows a list of a million rows, which scrolls by itself while
/// another thread writes, and measures the window's delays.
///
/// Arguments: the database, the number of seconds to measure, and optionally a folder for pictures.
@main struct ListWindow {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, let seconds = Double(arguments[2]) else {
      print("Usage: AdderListWindow DATABASE SECONDS [FOLDER]")
      exit(2)
    }
    GTKApplication.run(identifier: "org.adder.ListWindow") { application in
      let view = try PostListView(
        database: Database(path: arguments[1]), seconds: seconds,
        pictures: arguments.count > 3 ? arguments[3] : nil)
      GTKScreen(root: view, size: GTKWindowSize(width: 480, height: 800), in: application)
    }
  }
}

struct Post: DatabaseRecord, Sendable {
  var id: Int
  var title: String
  var date: Int

  init(row: borrowing DatabaseRow) throws {
    id = try row.value("id")
    title = try row.value("title")
    date = try row.value("date")
  }
}

struct PostCellObject: CellObject, Identifiable, Equatable {
  let id: Int
  let title: String
  let detail: String
}

final class PostCell: GTKCell {
  let widget = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 2))
  private let title = GTKObject(new: gtk_label_new(nil))
  private let detail = GTKObject(new: gtk_label_new(nil))

  init() {
    for (label, style) in [(title, "heading"), (detail, "dim-label")] {
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_widget_add_css_class(label.widget, style)
      gtk_box_append(widget.typed(), label.widget)
    }
    gtk_widget_set_margin_top(widget.widget, 8)
    gtk_widget_set_margin_bottom(widget.widget, 8)
    gtk_widget_set_margin_start(widget.widget, 12)
    gtk_widget_set_margin_end(widget.widget, 12)
  }

  func configure(with post: PostCellObject) {
    gtk_label_set_text(title.opaque, post.title)
    gtk_label_set_text(detail.opaque, post.detail)
  }
}

/// The list's view, presenter and interactor in one object,
/// because the calls between them are not measured.
@MainActor final class PostListView: GTKModuleView {
  let position = GTKPosition()
  let title = "A million posts"
  var widget: GTKObject { listView.widget }

  private let list = DataDisplayManager()
  private let listView: GTKListView
  private let tracker: SQLiteCacheTracker<Post>
  private let writer: Writer
  private let seconds: Double
  private let pictures: String?
  private var lateness: Lateness?
  private var batches = 0
  private var changes = 0

  init(database: Database, seconds: Double, pictures: String?) {
    self.seconds = seconds
    self.pictures = pictures
    tracker = SQLiteCacheTracker(database: database)
    writer = Writer(database)
    list.register(PostCell.self)
    listView = GTKListView(of: list)
    gtk_list_view_set_show_separators(listView.listWidget.opaque, 1)
    tracker.delegate = self
    tracker.problemHandler = { print("tracker: \($0)") }
  }

  func viewDidLoad() {
    Task {
      do {
        try await measure()
      } catch {
        print("error: \(error)")
        exit(1)
      }
    }
  }

  private func measure() async throws {
    guard let clock = gtk_widget_get_frame_clock(widget.widget) else { exit(1) }
    let lateness = Lateness(GTKObject(retaining: UnsafeMutableRawPointer(clock)))
    self.lateness = lateness
    lateness.begin("the list is read")
    let start = Lateness.now
    try await tracker.setup(
      with: CacheRequest(kind: "post", order: [.descending("date")], content: .positions))
    list.showPositions(of: self)
    lateness.end()
    print("\(list.rowCount(inSection: 0)) rows, read in \(Int((Lateness.now - start) * 1000)) ms")

    listView.scroll(to: ListPosition(item: Writer.shownFrom))
    try await Task.sleep(for: .milliseconds(500))
    if let pictures {
      try await draw("\(pictures)/list-light.png", dark: false)
      try await draw("\(pictures)/list-dark.png", dark: true)
    }
    lateness.begin("it does not move")
    try await Task.sleep(for: .seconds(1))
    lateness.end()
    lateness.begin("it scrolls")
    let scroll = scrollByItself()
    try await Task.sleep(for: .seconds(2))
    lateness.end()
    batches = 0
    writer.start()
    lateness.begin("it scrolls while another thread writes")
    // Every two seconds, the list jumps to a distant position.
    for jump in 0..<Int(seconds / 2) {
      let places = [Writer.shownFrom, 0, 900_000, 250_000]
      listView.scroll(to: ListPosition(item: places[jump % places.count]))
      try await Task.sleep(for: .seconds(2))
    }
    lateness.end()
    writer.stop()
    gtk_widget_remove_tick_callback(widget.widget, scroll)
    print("\(writer.report), \(batches) batches of \(changes) changes")
    print(Self.memory())
    exit(0)
  }

  private func scrollByItself() -> guint {
    gtk_widget_add_tick_callback(
      widget.widget,
      { widget, _, _ in
        let bar = gtk_scrolled_window_get_vadjustment(OpaquePointer(widget))
        gtk_adjustment_set_value(bar, gtk_adjustment_get_value(bar) + 12)
        return 1
      }, nil, nil)
  }

  private static func memory() -> String {
    guard let file = fopen("/proc/self/status", "r") else { return "" }
    defer { fclose(file) }
    var lines: [String] = []
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      let text = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: text, as: UTF8.self)
      if words.hasPrefix("VmHWM") || words.hasPrefix("VmRSS") { lines.append(words) }
    }
    return lines.joined(separator: ", ")
  }

  /// Saves a picture of the window, as GTK draws it.
  private func draw(_ path: String, dark: Bool) async throws {
    adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(),
      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
    try await Task.sleep(for: .milliseconds(700))
    guard let native = gtk_widget_get_native(widget.widget),
      let renderer = gtk_native_get_renderer(native)
    else { return }
    let window = UnsafeMutablePointer<GtkWidget>(native)
    guard let paintable = gtk_widget_paintable_new(window), let snapshot = gtk_snapshot_new() else {
      return
    }
    gdk_paintable_snapshot(
      paintable, snapshot, Double(gtk_widget_get_width(window)),
      Double(gtk_widget_get_height(window)))
    if let node = gtk_snapshot_free_to_node(snapshot),
      let texture = gsk_renderer_render_texture(renderer, node, nil)
    {
      gdk_texture_save_to_png(texture, path)
    }
    adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT)
  }
}

extension PostListView: CacheTrackerDelegate, CellObjectProvider {
  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Post>) {
    batches += 1
    changes +=
      batch.insertTransactions.count + batch.deleteTransactions.count
      + batch.moveTransactions.count + batch.updateTransactions.count
    let start = Lateness.now
    list.apply(batch, using: PostCellObjectFactory())
    lateness?.addBatch(Lateness.now - start)
  }

  var sections: [CacheSectionSize] { tracker.sections }

  func cellObject(at position: ListPosition) -> (any CellObject)? {
    tracker.obtainObject(at: position).map(PostCellObjectFactory().makeCellObject)
  }
}

struct PostCellObjectFactory: CellObjectFactory {
  func makeCellObject(from post: Post) -> any CellObject {
    PostCellObject(id: post.id, title: post.title, detail: "No. \(post.id), on day \(post.date)")
  }
}
