import Adder
import AdderCAdwaita

@testable import AdderGTK

/// A screen on which a scenario runs.
@MainActor protocol ScenarioStage: Sendable {
  var log: Log { get }
  var root: any TransitionHandler { get }
  func makeView(_ presenter: SamplePresenter) -> AnyObject

  /// Presses the back button.
  func userGoesBack()
  /// Presses Alt+Left, which is handled like a swipe.
  func userNavigatesBack()
  /// Presses Escape, or clicks beside a popover.
  func userDismisses()
  /// Presses the close button of the topmost window, which can be the main window.
  func userClosesTopmost()
  func userSelectsTab(_ index: Int)
  func windowIsClosed()
}

extension ScenarioStage {
  /// Opens a module that reports when it is closed.
  @discardableResult
  func open(
    _ name: String, by transition: ModuleTransition = .push,
    from handler: (any TransitionHandler)? = nil
  ) -> OpenModule<any SampleModuleInput> {
    let log = log
    return (handler ?? root).open(SampleFactory(makeView: makeView, log: log), by: transition) {
      $0.configure(name: name)
    }.onClose { log.add("\(name) closed") }
  }
}

@MainActor struct HeadlessStage: ScenarioStage {
  let log = Log()
  let root: any TransitionHandler
  let screen: HeadlessScreen

  init() {
    let presenter = SamplePresenter(log: log)
    let view = HeadlessSampleView(presenter)
    presenter.configure(name: "root")
    screen = HeadlessScreen(root: view)
    root = view
    _ = log.take()
  }

  func makeView(_ presenter: SamplePresenter) -> AnyObject { HeadlessSampleView(presenter) }
  func userGoesBack() { screen.goBack() }
  func userNavigatesBack() { screen.goBack() }
  func userDismisses() { screen.dismissPresented() }
  func userSelectsTab(_ index: Int) { screen.selectTab(index) }
  func windowIsClosed() { screen.closeWindow() }

  func userClosesTopmost() {
    if screen.presentedCount > 0 { screen.dismissPresented() } else { screen.closeWindow() }
  }
}

/// A real window. User actions are simulated by emitting the signals that GTK emits for them.
@MainActor struct GTKStage: ScenarioStage {
  let log = Log()
  let root: any TransitionHandler
  let screen: GTKScreen
  let objects = ObjectCount()
  /// True if `settle()` waits until the visible view has a size and animations have ended.
  private let isPatient: Bool

  init(animated: Bool = false, hasNavigation: Bool = true, isPatient: Bool = true) {
    Display.prepare(animated: animated)
    self.isPatient = isPatient
    let presenter = SamplePresenter(log: log)
    let view = GTKSampleView(presenter)
    presenter.configure(name: "root")
    screen = GTKScreen(
      root: view, hasNavigation: hasNavigation, size: GTKWindowSize(width: 360, height: 480))
    root = view
    objects.addWithAncestors(of: view.widget.widget)
    _ = log.take()
    settle()
  }

  func makeView(_ presenter: SamplePresenter) -> AnyObject {
    GTKSampleView(presenter, countedIn: objects)
  }

  func userGoesBack() {
    settle()
    guard let button = backButton else { return }
    var clicked = Emission(from: button)
    clicked.emit("clicked")
  }

  func userNavigatesBack() {
    settle()
    userBeginsToNavigateBack()
    settle()
  }

  func userBeginsToNavigateBack() {
    guard let leaflet = visible?.ancestor(adw_leaflet_get_type()) else { return }
    adw_leaflet_navigate(OpaquePointer(leaflet), ADW_NAVIGATION_DIRECTION_BACK)
  }

  func userDismisses() {
    settle()
    guard let surface = visible.map(surface) else { return }
    if surface.isA(gtk_popover_get_type()) {
      gtk_popover_popdown(UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GtkPopover.self))
      return settle()
    }
    press(UInt32(GDK_KEY_Escape), in: surface)
  }

  func userClosesTopmost() {
    settle()
    guard let surface = visible.map(surface), surface.isA(gtk_window_get_type()) else { return }
    gtk_window_close(UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GtkWindow.self))
  }

  func userSelectsTab(_ index: Int) {
    settle()
    guard let tabs = visible?.ancestor(adw_view_stack_get_type()) else { return }
    var child = gtk_widget_get_first_child(tabs)
    for _ in 0..<index { child = gtk_widget_get_next_sibling(child) }
    adw_view_stack_set_visible_child(OpaquePointer(tabs), child)
  }

  func windowIsClosed() {
    settle()
    if let window = screen.layers.first?.surface.object { gtk_window_destroy(window.typed()) }
  }

  /// Shows the first page directly, like app code that has access to the window.
  func appPopsToRoot() {
    settle()
    guard let stack = screen.layers.first?.stack, let first = stack.pages.first else { return }
    adw_leaflet_set_visible_child(stack.widget.opaque, first.widget.widget)
    settle()
  }

  /// Destroys the window's child windows directly, like app code that has access to the window.
  func appDismissesAll() {
    guard let window = screen.layers.first?.surface.object else { return }
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    for item in sequence(first: windows, next: { $0?.pointee.next }) {
      guard let data = item?.pointee.data else { break }
      let other = data.assumingMemoryBound(to: GtkWindow.self)
      if UnsafeMutableRawPointer(gtk_window_get_transient_for(other)) == window.pointer {
        gtk_window_destroy(other)
      }
    }
  }

  /// The widget of the topmost view that the user sees.
  var visible: UnsafeMutablePointer<GtkWidget>? { screen.visibleView?.widget.widget }

  /// The page that contains the visible widget and its header bar.
  private var page: UnsafeMutablePointer<GtkWidget>? {
    visible.flatMap { gtk_widget_get_parent($0) }
  }

  var backButton: UnsafeMutablePointer<GtkWidget>? { page?.descendants.first(where: isBackButton) }

  /// Returns the middle of a widget, relative to the corner of its X window.
  func place(of widget: UnsafeMutablePointer<GtkWidget>) -> (x: Int, y: Int) {
    var bounds = graphene_rect_t()
    var edge: (x: Double, y: Double) = (0, 0)
    let surface = surface(around: widget)
    _ = gtk_widget_compute_bounds(widget, surface, &bounds)
    gtk_native_get_surface_transform(OpaquePointer(surface), &edge.x, &edge.y)
    return (
      Int(edge.x + Double(bounds.origin.x + bounds.size.width / 2)),
      Int(edge.y + Double(bounds.origin.y + bounds.size.height / 2))
    )
  }

  private func isBackButton(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    widget.isA(gtk_button_get_type())
      && gtk_button_get_icon_name(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self)
      ).map { String(cString: $0) } == "go-previous-symbolic"
  }

  /// Returns the popover or window that contains a widget.
  func surface(around widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    UnsafeMutablePointer(
      mutating: UnsafeRawPointer(gtk_widget_get_native(widget)!)
        .assumingMemoryBound(to: GtkWidget.self))
  }

  private func press(_ key: UInt32, in surface: UnsafeMutablePointer<GtkWidget>) {
    guard let controllers = gtk_widget_observe_controllers(surface) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard
        g_type_check_instance_is_a(
          controller.assumingMemoryBound(to: GTypeInstance.self),
          gtk_event_controller_key_get_type()) != 0
      else { continue }
      var pressed = Emission(from: controller).with(unsigned: key).with(unsigned: 0)
        .with(unsigned: 0, of: gdk_modifier_type_get_type())
      pressed.emit("key-pressed", returnsFlag: true)
      return
    }
  }

  /// Waits until windows have appeared and transitions have ended.
  func settle() {
    guard isPatient else { return turnOnce() }
    _ = turn {
      guard let visible else { return true }
      guard gtk_widget_get_mapped(visible) != 0, gtk_widget_get_width(visible) > 0 else {
        return false
      }
      guard let leaflet = visible.ancestor(adw_leaflet_get_type()) else { return true }
      return adw_leaflet_get_folded(OpaquePointer(leaflet)) != 0
        && adw_leaflet_get_child_transition_running(OpaquePointer(leaflet)) == 0
    }
    turnOnce()
  }
}
