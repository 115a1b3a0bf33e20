internal import AdderCAdwaita

/// Runs a closure after GTK has handled all pending events.
@MainActor func whenIdle(_ body: @escaping @MainActor () -> Void) {
  let action = Unmanaged.passRetained(IdleAction(body)).toOpaque()
  let run: GSourceFunc = { action in
    guard let action else { return 0 }
    let body = Unmanaged<IdleAction>.fromOpaque(action).takeUnretainedValue().body
    MainActor.assumeIsolated { body() }
    return 0
  }
  g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, run, action) { action in
    if let action { Unmanaged<IdleAction>.fromOpaque(action).release() }
  }
}

/// Requests a redraw of a widget, and runs a closure after it was laid out and drawn.
@MainActor func whenDrawn(_ widget: GTKObject, _ body: @escaping @MainActor () -> Void) {
  let action = Unmanaged.passRetained(IdleAction(body)).toOpaque()
  let wait: GtkTickCallback = { _, _, action in
    guard let action else { return 0 }
    let body = Unmanaged<IdleAction>.fromOpaque(action).takeUnretainedValue().body
    // The frame is only beginning now. It ends before the loop is idle.
    MainActor.assumeIsolated { whenIdle(body) }
    return 0
  }
  gtk_widget_add_tick_callback(widget.widget, wait, action) { action in
    if let action { Unmanaged<IdleAction>.fromOpaque(action).release() }
  }
}

/// The data of a GLib source.
private final class IdleAction {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }
}
