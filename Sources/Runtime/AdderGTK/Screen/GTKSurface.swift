internal import Adder
internal import AdderCAdwaita

/// The window or popover in which a layer is shown. The window may be a module's own widget.
@MainActor final class GTKSurface {
  let object: GTKObject
  private let kind: Kind
  /// Called when the user requests to close the surface with its close button,
  /// Escape, or a click elsewhere.
  var userDismisses: (@MainActor () -> Void)?
  /// Called when the user goes back with a key. Returns true if there was a view to go back from.
  var userGoesBack: (@MainActor () -> Bool)?
  /// Returns true if the user may close a module's own window.
  var canBeDismissed: (@MainActor () -> Bool)?
  /// Called when the surface is gone without a call to `close()`.
  var didVanish: (@MainActor () -> Void)?
  private var isClosed = false
  private var windowsChanged: GTKSignalConnection?

  private enum Kind { case window, popover, ownWindow }

  var isWindow: Bool { kind != .popover }
  var isOwnWindow: Bool { kind == .ownWindow }

  private init(_ object: GTKObject, _ kind: Kind) {
    self.object = object
    self.kind = kind
  }
}

// MARK: - Creation

extension GTKSurface {
  /// Creates a separate window.
  static func window(size: GTKWindowSize, of application: GTKApplication?) -> GTKSurface {
    let surface = GTKSurface(GTKObject(new: adw_window_new()), .window)
    gtk_window_set_default_size(surface.window, Int32(size.width), Int32(size.height))
    if let application { gtk_window_set_application(surface.window, application.object.typed()) }
    surface.listen()
    return surface
  }

  /// Creates the surface for a module that is presented over another layer.
  static func presented(
    _ view: any GTKModuleView, _ style: PresentationStyle, over layer: GTKLayer
  ) -> GTKSurface {
    let parent = layer.surface
    let surface: GTKSurface
    if view.widget.is(gtk_window_get_type()) {
      surface = GTKSurface(view.widget, .ownWindow)
    } else if style == .popover {
      surface = GTKSurface(GTKObject(new: gtk_popover_new()), .popover)
      gtk_widget_set_parent(surface.object.widget, layer.anchor.widget)
    } else {
      surface = GTKSurface(GTKObject(new: adw_window_new()), .window)
      let size = parent.size
      // A sheet leaves an edge of the window behind it visible.
      let edge = style == .sheet ? 24 : 0
      gtk_window_set_default_size(
        surface.window, Int32(max(200, size.width - 2 * edge)),
        Int32(max(200, size.height - 2 * edge)))
      gtk_window_set_deletable(surface.window, style.isDismissable ? 1 : 0)
    }
    if surface.isWindow {
      gtk_window_set_modal(surface.window, 1)
      if let root = gtk_widget_get_root(parent.object.widget) {
        gtk_window_set_transient_for(
          surface.window, UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self))
      }
    }
    surface.listen()
    return surface
  }

  private func listen() {
    switch kind {
    case .window:
      object.on(deciding: "close-request") { [weak self] _ in
        self?.userDismisses?()
        return true
      }
      let keys = GTKObject(new: gtk_event_controller_key_new())
      keys.on(deciding: "key-pressed") { [weak self] arguments in
        self?.didPress(arguments.integer(0), arguments.integer(2)) ?? false
      }
      // The widget takes over a reference.
      g_object_ref(keys.pointer)
      gtk_widget_add_controller(object.widget, keys.opaque)
    case .popover:
      object.on("closed") { [weak self] _ in self?.userDismisses?() }
    case .ownWindow:
      // The window closes with its own buttons and keys, if that is permitted; see `didVanish`.
      object.on(deciding: "close-request") { [weak self] _ in self?.canBeDismissed?() == false }
    }
    guard isWindow else { return }
    // `destroy` is not emitted while a window is retained, but a destroyed window leaves
    // GTK's list immediately.
    windowsChanged = Self.windows.on("items-changed") { [weak self] _ in
      guard let self, !isClosed, !isInList else { return }
      end()
      didVanish?()
    }
  }
}

// MARK: - Appearance

extension GTKSurface {
  func setContent(_ content: GTKObject) {
    switch kind {
    case .window: adw_window_set_content(object.typed(), content.widget)
    case .popover: gtk_popover_set_child(object.typed(), content.widget)
    case .ownWindow: break
    }
  }

  /// Sets the window's name for window lists and screen readers.
  func setTitle(_ title: String) {
    if kind == .window { gtk_window_set_title(window, title) }
  }

  func present() {
    if isWindow { return gtk_window_present(window) }
    // A popover restores the previous focus, and logs a warning if there is none.
    if let root = gtk_widget_get_root(object.widget), gtk_root_get_focus(root) == nil {
      gtk_root_set_focus(root, object.widget)
    }
    gtk_popover_popup(object.typed())
  }

  func close() {
    guard !isClosed else { return }
    end()
    if isWindow {
      gtk_window_destroy(window)
    } else {
      // GTK still uses a popover after signalling that it was closed.
      whenIdle { [object] in withExtendedLifetime(object) {} }
      if let root = gtk_widget_get_root(object.widget),
        gtk_root_get_focus(root) == object.widget
      {
        gtk_root_set_focus(root, nil)
      }
      gtk_popover_popdown(object.typed())
      gtk_widget_unparent(object.widget)
    }
  }

  private func end() {
    isClosed = true
    windowsChanged?.disconnect()
    windowsChanged = nil
  }

  /// GTK's list of all windows that are not destroyed.
  private static let windows = GTKObject(
    retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))

  private var isInList: Bool {
    let windows = Self.windows.opaque
    return (0..<g_list_model_get_n_items(windows)).contains { index in
      guard let item = g_list_model_get_item(windows, index) else { return false }
      g_object_unref(item)
      return item == object.pointer
    }
  }

  private var window: UnsafeMutablePointer<GtkWindow> { object.typed() }

  /// Handles keys that no widget in the window has handled.
  private func didPress(_ key: Int?, _ state: Int?) -> Bool {
    let modifiers = state.map { $0 & Int(gtk_accelerator_get_default_mod_mask().rawValue) }
    let isReversed = gtk_widget_get_direction(object.widget) == GTK_TEXT_DIR_RTL
    switch (key, modifiers) {
    case (Int(GDK_KEY_Escape), 0) where isTransient:
      userDismisses?()
      return true
    case (Int(isReversed ? GDK_KEY_Right : GDK_KEY_Left), Int(GDK_ALT_MASK.rawValue)):
      // A leaflet receives this key only if the focus is inside it.
      return userGoesBack?() ?? false
    default:
      return false
    }
  }

  private var isTransient: Bool { gtk_window_get_transient_for(window) != nil }

  /// The current size, or the size it is about to have.
  private var size: GTKWindowSize {
    let width = gtk_widget_get_width(object.widget)
    guard width == 0, isWindow else {
      return GTKWindowSize(
        width: Int(width), height: Int(gtk_widget_get_height(object.widget)))
    }
    var size: (width: Int32, height: Int32) = (0, 0)
    gtk_window_get_default_size(window, &size.width, &size.height)
    return GTKWindowSize(width: Int(size.width), height: Int(size.height))
  }
}

/// The initial size of a window, in application pixels.
public struct GTKWindowSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of a page in a small application: 480 × 640.
  public static let standard = GTKWindowSize(width: 480, height: 640)
}
