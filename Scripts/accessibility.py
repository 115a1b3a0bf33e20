"""Drives an app's window from outside, as a screen reader does, and checks its contents.

Finds elements as a person would name them ("the button People"), acts on them, and waits until
something is shown. Each query is repeated until it succeeds or the timeout ends.
"""

import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = float(os.environ.get("ADDER_PATIENCE", "600"))


class NotThere(AssertionError):
    """An awaited element did not appear."""


class App:
    """A running program and its windows."""

    def __init__(self, *command):
        Atspi.init()
        self.process = subprocess.Popen(command)
        self.root = self._wait(f"the app {command[0]}", self._find_root)

    def _find_root(self):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app is not None and app.get_process_id() == self.process.pid:
                return app
        return None

    # Elements

    def find(self, role, name=None):
        """Returns the element with a role and a name, once it is visible."""
        return self._wait(f"{role} {name!r}", lambda: self._first(lambda n: _is(n, role, name)))

    def find_all(self, role):
        """Returns all visible elements with a role."""
        return self._seen(lambda node: _is(node, role, None))

    def sees(self, text):
        """Waits until a text is visible."""
        return self._wait(f"the text {text!r}", lambda: self._first(lambda n: text in _texts(n)))

    def sees_no(self, text):
        """Waits until a text is no longer visible."""
        self._wait(
            f"no text {text!r}",
            # An app that has ended has no text either; `_wait` detects that.
            lambda: (self.process.poll() is None and self._first(lambda n: text in _texts(n)) is None)
            or None,
        )

    def _first(self, is_meant):
        return next(iter(self._seen(is_meant)), None)

    def _seen(self, is_meant):
        """Returns the matching visible elements, from top to bottom."""
        places = {node.path: path for node, path in _walk(self.root)}
        found = [(node, path) for node, path in _walk(self.root) if is_meant(node)]
        return [node for node, path in found if _is_seen(node, path, places)]

    # User actions

    def press(self, name):
        """Presses a button."""
        self.act(self.find("push button", name))

    def act(self, node):
        action = node.get_action_iface()
        assert action is not None, f"{_describe(node)} has no actions"
        action.do_action(0)

    def can_be_pressed(self, name):
        """Returns true if a button is enabled."""
        return self.find("push button", name).get_state_set().contains(Atspi.StateType.SENSITIVE)

    def write(self, name, text):
        """Replaces the text of a field or an editor."""
        field = self._wait(
            f"an editor {name!r}",
            lambda: self._first(
                lambda node: name in _names(node) and node.get_role_name() in ("text", "entry")
            ),
        )
        for inner, _ in _walk(field):
            if inner.get_editable_text_iface() is not None:
                Atspi.EditableText.set_text_contents(inner, text)
                return
        # A libadwaita row with a field does not accept text from outside.
        self.click(field)
        self.key("ctrl+a")
        _xdotool("type", "--clearmodifiers", text)

    def click(self, node):
        """Clicks in the middle of an element with the mouse, for elements without an action."""
        window = self.windows()[-1]
        path = next(path for other, path in _walk(self.root) if other.path == node.path)
        frame = Atspi.Component.get_extents(path[1], Atspi.CoordType.WINDOW)
        place = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        geometry = dict(
            line.split("=") for line in _xdotool("getwindowgeometry", "--shell", window).split()
        )
        # The width of the shadow around a window with client-side decoration.
        edge_x = (int(geometry["WIDTH"]) - frame.width) // 2
        edge_y = (int(geometry["HEIGHT"]) - frame.height) // 2
        x = int(geometry["X"]) + edge_x + place.x + place.width // 2
        y = int(geometry["Y"]) + edge_y + place.y + place.height // 2
        _xdotool("mousemove", str(x), str(y), "click", "1")

    def key(self, keys):
        """Presses keys, such as alt+Left."""
        _xdotool("windowfocus", self.windows()[-1])
        _xdotool("key", keys)

    def windows(self):
        """Returns the X windows of the app, with the top one last."""
        return _xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()

    # Ending

    def close(self):
        """Ends the app, whatever its state."""
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(PATIENCE)

    def ends(self):
        """Waits until the app ends by itself; its status must be 0."""
        status = self.process.wait(PATIENCE)
        assert status == 0, f"the app ended with status {status}"

    def __enter__(self):
        return self

    def __exit__(self, kind, error, _):
        if kind is not None and self.process.poll() is None:
            print("Visible elements:", file=sys.stderr)
            self.dump(sys.stderr)
        self.close()

    def dump(self, out=sys.stdout):
        """Prints all visible elements."""
        for node, _ in _walk(self.root):
            print("   ", _describe(node), file=out)

    def _wait(self, what, question):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = question()
            except GLib.Error:
                # The element disappeared during the query.
                answer = None
            if answer is not None:
                return answer
            if self.process.poll() is not None:
                raise NotThere(f"the app ended with status {self.process.returncode}: {what}")
            if time.monotonic() > end:
                raise NotThere(f"not found: {what}")
            context = GLib.MainContext.default()
            while context.pending():
                context.iteration(False)
            time.sleep(0.03)


def screenshot(path):
    """Saves a picture of the whole screen."""
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    # Waits until the app has drawn its last change.
    time.sleep(0.5)
    subprocess.check_call(["scrot", "--overwrite", path])


def play(*scenes):
    """Plays scenes one after the other, and ends the script with status 1 if one failed.

    Each runs in a separate process, because the accessibility library does not support apps that come
    and go.
    """
    name = os.environ.get("ADDER_SCENE")
    if name is not None:
        next(scene for scene in scenes if scene.__name__ == name)()
        return
    failed = 0
    for scene in scenes:
        environment = {**os.environ, "ADDER_SCENE": scene.__name__}
        status = subprocess.call([sys.executable, *sys.argv], env=environment)
        print(f"{'ok' if status == 0 else 'FAILED'}: {scene.__name__.replace('_', ' ')}", flush=True)
        failed += status != 0
    sys.exit(1 if failed else 0)


def _xdotool(*arguments):
    return subprocess.check_output(["xdotool", *arguments], text=True)


def _walk(node, above=()):
    """Yields an element and everything inside it, each with its ancestors, itself last."""
    if node is None:
        return
    path = (*above, node)
    try:
        states = node.get_state_set()
        if above and not states.contains(Atspi.StateType.VISIBLE):
            return
        yield node, path
        children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    except GLib.Error:
        return
    for child in children:
        yield from _walk(child, path)


def _is_seen(node, path, places):
    """Returns true if the middle of an element is visible. An element under another page also reports
    that it is visible, so this asks the window what is at that point."""
    try:
        place = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        if len(path) < 2 or place.width <= 0 or place.height <= 0:
            return False
        # The text inside a field is not an element for a screen reader, but the field's edge is.
        for right, down in ((place.width // 2, place.height // 2), (3, 3)):
            hit = Atspi.Component.get_accessible_at_point(
                path[1], place.x + right, place.y + down, Atspi.CoordType.WINDOW
            )
            if hit is not None:
                break
        else:
            return False
    except GLib.Error:
        return False
    # The hit is a part of the element, or an ancestor if the element does not receive clicks.
    parts = [other.path for other in places.get(hit.path, ())]
    return node.path in parts or hit.path in [other.path for other in path[-4:]]


def _names(node):
    name = node.get_name() or ""
    # GTK 4.8 repeats the names of buttons in dialogs.
    half = len(name) // 2
    return {name, name[:half]} if name[:half] == name[half + 1 :] else {name}


def _texts(node):
    """Returns the readable text of an element: its name and its contents."""
    texts = [node.get_name() or "", node.get_description() or ""]
    if node.get_text_iface() is not None:
        count = Atspi.Text.get_character_count(node)
        texts.append(Atspi.Text.get_text(node, 0, count))
    return "\n".join(texts)


def _is(node, role, name):
    return node.get_role_name() == role and (name is None or name in _names(node))


def _describe(node):
    text = ""
    if node.get_text_iface() is not None:
        count = Atspi.Text.get_character_count(node)
        text = f" says {Atspi.Text.get_text(node, 0, count)!r}"
    return f"{node.get_role_name()} {node.get_name()!r}{text}"
