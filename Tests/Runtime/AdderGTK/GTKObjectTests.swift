import AdderCAdwaita
import Testing

@testable import AdderGTK

extension GTKTests {
  @MainActor @Suite(.serialized) struct GTKObjectTests {
    init() { Display.prepare() }

    @Test func `A temporary widget can be passed to a function that retains it`() {
      let box = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      for text in ["a", "b"] {
        gtk_box_append(box.typed(), GTKObject(new: gtk_label_new(text)).widget)
      }
      turnOnce()
      let last = gtk_widget_get_last_child(box.widget).map { GTKObject(retaining: $0) }
      #expect(last?.is(gtk_label_get_type()) == true)
      #expect(gtk_label_get_text(last?.opaque).map { String(cString: $0) } == "b")
    }

    @Test func `An object is released with its last reference`() {
      let objects = ObjectCount()
      do {
        let label = GTKObject(new: gtk_label_new("x"))
        objects.add(label.pointer)
        let same = GTKObject(retaining: label.pointer)
        #expect(same.is(gtk_label_get_type()) && !same.is(gtk_button_get_type()))
        #expect(objects.living == 1)
      }
      #expect(turn { objects.living == 0 })
    }

    @Test func `A window exists until it is destroyed and no longer retained`() {
      let objects = ObjectCount()
      do {
        let window = GTKObject(new: gtk_window_new())
        objects.add(window.pointer)
      }
      #expect(objects.living == 1)
      let windows = gtk_window_list_toplevels()
      defer { g_list_free(windows) }
      do {
        let window = GTKObject(new: gtk_window_new())
        objects.add(window.pointer)
        gtk_window_destroy(window.typed())
        #expect(objects.living == 2)
      }
      #expect(turn { objects.living == 1 })
      gtk_window_destroy(windows?.pointee.data.assumingMemoryBound(to: GtkWindow.self))
      #expect(turn { objects.living == 0 })
    }

    @Test func `A signal without arguments is emitted by its name, and other signals are refused`()
    {
      let button = GTKObject(new: gtk_button_new())
      var count = 0
      button.on("clicked") { _ in count += 1 }
      #expect(button.emit("clicked"))
      #expect(count == 1)
      // The first signal has an argument of another type, the second one returns a value, and the
      // third one does not exist.
      #expect(!button.emit("move-focus", button))
      #expect(!button.emit("keynav-failed"))
      #expect(!button.emit("klicked"))
    }

    @Test func `A signal with an object as its argument is emitted with an object of that type`() {
      let list = GTKObject(new: gtk_list_box_new())
      let row = GTKObject(new: gtk_list_box_row_new())
      gtk_list_box_append(list.opaque, row.widget)
      var activated: UnsafeMutableRawPointer?
      list.on("row-activated") { activated = $0.object(0) }
      #expect(list.emit("row-activated", row))
      #expect(activated == row.pointer)
      #expect(!list.emit("row-activated", list))
      #expect(!list.emit("row-activated"))
    }

    @Test
    func `The captures of a handler are released with the object, or when it is disconnected`() {
      final class Held {}
      weak var first: Held?
      weak var second: Held?
      do {
        let button = GTKObject(new: gtk_button_new())
        let connection: GTKSignalConnection
        do {
          let (one, two) = (Held(), Held())
          (first, second) = (one, two)
          connection = button.on("clicked") { _ in _ = one }
          button.on("clicked") { _ in _ = two }
        }
        #expect(first != nil && second != nil)
        connection.disconnect()
        connection.disconnect()
        #expect(first == nil && second != nil)
      }
      #expect(turn { second == nil })
    }

    @Test func `A handler can disconnect itself and release the object while it runs`() {
      var button: GTKObject? = GTKObject(new: gtk_button_new())
      let objects = ObjectCount()
      var connection: GTKSignalConnection?
      var clicks = 0
      if let button { objects.add(button.pointer) }
      connection = button?.on("clicked") { _ in
        connection?.disconnect()
        connection = nil
        button = nil
        clicks += 1
      }
      if let pointer = button?.pointer {
        var clicked = Emission(from: pointer)
        clicked.emit("clicked")
        #expect(clicks == 1)
      }
      #expect(objects.living == 0)
    }

    @Test
    func `Arguments are read by type, and arguments that are missing or of another type are nil`() {
      let keys = GTKObject(new: gtk_event_controller_key_new())
      var numbers: [Int?] = []
      var others: [Bool] = []
      keys.on(deciding: "key-pressed") { arguments in
        numbers = [-1, 0, 1, 2, 3].map { arguments.integer($0) }
        others = [arguments.text(0) == nil, arguments.object(0) == nil]
        return true
      }
      var pressed = Emission(from: keys.pointer).with(unsigned: 7).with(unsigned: 8)
        .with(unsigned: 4, of: gdk_modifier_type_get_type())
      pressed.emit("key-pressed", returnsFlag: true)
      #expect(numbers == [nil, 7, 8, 4, nil])
      #expect(others == [true, true])
    }

    @Test func `Connecting to an unknown signal is reported, and the handler is released`() {
      final class Held {}
      weak var held: Held?
      let button = GTKObject(new: gtk_button_new())
      do {
        let object = Held()
        held = object
        button.on("no-such-signal") { _ in _ = object }
      }
      #expect(held == nil)
      #expect(GLibComplaints.shared.take().count == 1)
    }
  }
}
