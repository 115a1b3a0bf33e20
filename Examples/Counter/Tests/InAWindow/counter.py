"""Counter in its real window: a user's actions and what the user sees, from outside.

Run by Scripts/drive, which passes the app's path, a temporary folder and a folder for pictures.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[4] / "Scripts"))
from accessibility import App, play, screenshot  # noqa: E402

program, folder, pictures = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
count = folder / "count.txt"


def picture(name):
    screenshot(f"{pictures}/counter-{name}.png")


def the_count_goes_up_and_down():
    with App(program, str(count)) as app:
        app.find("label", "0")
        assert not app.can_be_pressed("One less")
        for number in ("1", "2", "3"):
            app.press("One more")
            app.find("label", number)
        app.press("One less")
        app.find("label", "2")
        picture("two")
        app.press("Close")
        app.ends()
    assert count.read_text() == "2\n"


def the_count_goes_on_by_keys():
    with App(program, str(count)) as app:
        app.find("label", "2")
        app.key("space")
        app.find("label", "3")
        app.key("Left")
        app.key("space")
        app.find("label", "2")
    assert count.read_text() == "2\n"


def a_broken_file_is_reported():
    count.write_text("many\n")
    with App(program, str(count)) as app:
        app.sees("does not contain a number")
        picture("problem")
        assert count.read_text() == "many\n"
        app.press("One more")
        app.sees_no("does not contain a number")
    assert count.read_text() == "1\n"


play(the_count_goes_up_and_down, the_count_goes_on_by_keys, a_broken_file_is_reported)
