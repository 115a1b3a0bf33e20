"""Humans in its real window: what a user does and sees, from outside.

Run by Scripts/drive, which gives the app's path, a folder of its own and one for pictures.
"""

import pathlib
import sqlite3
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[4] / "Scripts"))
from accessibility import App, play, screenshot  # noqa: E402

program, folder, pictures = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
people = folder / "people.sqlite"
LONG = "Friedrich Wilhelm Maximilian von und zu Hohenlohe-Schillingsfürst-Waldenburg der Jüngere"


def start():
    return App(program, "--people", str(people), "--settings", str(folder / "settings.json"))


def person(name):
    """What is kept of somebody."""
    with sqlite3.connect(people) as database:
        database.row_factory = sqlite3.Row
        return database.execute("SELECT * FROM humans WHERE name = ?", [name]).fetchone()


def picture(name):
    screenshot(f"{pictures}/humans-{name}.png")


def an_address_is_checked_and_greeted():
    with start() as app:
        app.sees("Who lives here")
        picture("start")
        app.press("Options")
        app.write("E-mail address", "masha@")
        app.press("Save")
        app.sees("After the @ stands a place")
        picture("options")
        app.write("E-mail address", "masha@example.org")
        app.sees_no("After the @ stands a place")
        app.press("Save")
        app.sees("Welcome back, masha@example.org.")
        app.press("Options")
        app.find("push button", "Save")
        app.key("Escape")
        app.sees_no("E-mail address")
        app.press("Close")
        app.ends()


def a_person_is_written_of():
    with start() as app:
        app.sees("Welcome back, masha@example.org.")
        app.press("People")
        chiara = app.find("list item", "Chiara De Luca, 35 years")
        picture("people")
        app.click(chiara)
        app.sees("Torino, via Po 22")
        app.write("Biography", "Чинит пишущие машинки.\nWrites letters, too.")
        app.sees("Saved")
        picture("person")
        app.key("alt+Left")
        app.click(app.find("list item", f"{LONG}, 67 years"))
        app.sees("91583 Schillingsfürst")
        picture("long-name")
        app.press("Back")
        app.click(app.find("list item", "Chiara De Luca, 35 years"))
        app.sees("Чинит пишущие машинки.")
        app.press("Close")
        app.ends()
    assert person("Chiara De Luca")["biography"] == "Чинит пишущие машинки.\nWrites letters, too."


def a_person_is_reached_by_keys():
    with start() as app:
        app.find("push button", "People")
        app.key("alt+p")
        app.find("list item", "Bruno Okafor, 29 years")
        app.key("Down")
        app.key("Return")
        app.sees("Lagos, 4 Marina Road")
        app.key("alt+Left")
        app.find("list item", "Bruno Okafor, 29 years")


def what_another_window_wrote_is_there_when_the_user_comes_back():
    with start() as other, start() as app:
        app.press("People")
        app.find("list item", "Bruno Okafor, 29 years")
        other.press("People")
        other.find("list item", "Bruno Okafor, 29 years")
        other.key("Down")
        other.key("Return")
        other.write("Biography", "Sails.")
        other.sees("Saved")
        other.key("alt+Left")
        # Bruno has a birthday, and somebody moves out.
        with sqlite3.connect(people) as database:
            database.execute("UPDATE humans SET age = 30 WHERE name = 'Bruno Okafor'")
            database.execute("DELETE FROM humans WHERE name = 'Дмитрий'")
        app.key("Home")
        app.find("list item", "Bruno Okafor, 30 years")
        app.sees_no("Дмитрий")
        picture("another-window")
        app.key("Down")
        app.key("Return")
        app.sees("Sails.")


def a_broken_database_is_told_and_tried_again():
    whole = people.read_bytes()
    people.write_text("[{ no database")
    with start() as app:
        app.press("People")
        app.sees("holds no list of people")
        picture("problem")
        assert people.read_text() == "[{ no database"
        people.write_bytes(whole)
        with sqlite3.connect(people) as database:
            database.execute("DELETE FROM humans")
        app.press("Try Again")
        app.sees("Nobody Here")
        picture("nobody")


play(
    an_address_is_checked_and_greeted,
    a_person_is_written_of,
    a_person_is_reached_by_keys,
    what_another_window_wrote_is_there_when_the_user_comes_back,
    a_broken_database_is_told_and_tried_again,
)
