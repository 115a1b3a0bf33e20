"""Humans in its real window: a user's actions and what the user sees, from outside.

Run by Scripts/drive, which passes the app's path, a temporary folder and a folder for pictures.
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
    """The database row of a person."""
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
        app.sees("Add a domain after the @")
        picture("options")
        app.write("E-mail address", "masha@example.org")
        app.sees_no("Add a domain after the @")
        app.press("Save")
        app.sees("Welcome back, masha@example.org.")
        app.press("Options")
        app.find("push button", "Save")
        app.key("Escape")
        app.sees_no("E-mail address")
        app.press("Close")
        app.ends()


def a_biography_is_edited():
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


def a_change_in_another_window_appears_when_the_user_returns():
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
        # Bruno has a birthday, and another person moves out.
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


def a_broken_database_is_reported_and_tried_again():
    whole = people.read_bytes()
    people.write_text("[{ no database")
    with start() as app:
        app.press("People")
        app.sees("is not a list of people")
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
    a_biography_is_edited,
    a_person_is_reached_by_keys,
    a_change_in_another_window_appears_when_the_user_returns,
    a_broken_database_is_reported_and_tried_again,
)
