#!/usr/bin/env python3
"""Replays commits in which a team added a module: learns from the commit before, generates the module, and compares.

Run it as Benchmarks/replay.py --adder COMMAND REPOSITORIES [LIST]. REPOSITORIES has a git directory for each
row of the list (Benchmarks/replay.tsv), called OWNER+NAME; rows without one are skipped.

For each commit, `adder architecture learn`, `adder template learn` and `adder gen MODULE` run on the files of the commit
before. The comparison does not use Adder: it reads declarations with regular expressions. It counts
- the folder: whether `gen` chose the one that the team used. If not, the rest is compared in the team's folder;
- files: their paths in the module's folder, and
- declarations: types with their kinds, conformances, stored properties with their strength, and initialisers.
What counts is what at least half of the earlier modules have in common (the truth is what the new module has of that);
everything else that `gen` makes and the team did not is wrong.
"""
import argparse
import collections
import pathlib
import re
import shutil
import subprocess
import tempfile

USEFUL = re.compile(
    r"(\.swift|\.storyboard|\.xib|project\.pbxproj|project\.ya?ml|\.gitignore|Podfile)$")
FOREIGN = re.compile(r"(^|/)(Pods|Carthage)/")
TEST = re.compile("Test|Mock|Spec")
DECLARATION = re.compile(
    r"\b(class|struct|enum|protocol|actor|extension)\s+([A-Za-z_][\w.]*)\s*(?:<[^>{]*>)?\s*"
    r"(?::\s*([^{]*?))?\s*(?:where[^{]*)?\{")
PROPERTY = re.compile(r"^([^\n=(]*?)\b(?:var|let)\s+(\w+)\s*:\s*([^\n={]+?)\s*(?=$|=|\{|\n)", re.M)


def output(*words, cwd=None):
    return subprocess.run(
        [str(word) for word in words], cwd=cwd, capture_output=True, text=True, errors="replace",
        stdin=subprocess.DEVNULL, timeout=600)


# Reading declarations


def without_comments(text):
    """The code without comments and the contents of strings."""
    pattern = r'//[^\n]*|/\*.*?\*/|"""(.*?)"""|"(\\.|[^"\\\n])*"'
    return re.sub(pattern, lambda m: '""' if m[0].startswith('"') else "", text, flags=re.S)


def declarations(code):
    """The kind, name, inherited types and members of each declaration that is in no other."""
    place = 0
    while match := DECLARATION.search(code, place):
        end, depth = match.end(), 1
        while end < len(code) and depth:
            depth += {"{": 1, "}": -1}.get(code[end], 0)
            end += 1
        yield match[1], match[2], match[3] or "", code[match.end():end - 1]
        place = end


def outer(body):
    """The members without their braces' contents."""
    result, depth = [], 0
    for character in body:
        if character == "{":
            result += "{}" if depth == 0 else ""
            depth += 1
        elif character == "}":
            depth = max(0, depth - 1)
        elif depth == 0:
            result.append(character)
    return "".join(result)


def gapped(text, name):
    """The text with @ for the module's name."""
    text = re.sub(r"\s+", " ", text.strip()).replace(name, "@")
    return re.sub(r"\b" + name[0].lower() + name[1:] + r"(?=[A-Z]|\b)", "@", text)


def type_name(text, name):
    return gapped(text, name).rstrip("?!").replace("any ", "").replace("@escaping ", "").strip("()")


def features(texts, name):
    """What the declarations of a module say, with @ for its name."""
    found = set()
    for text in texts:
        for kind, declared, inherited, body in declarations(without_comments(text)):
            own = gapped(declared, name)
            if "@" not in own:
                continue
            if kind != "extension":
                found.add(("type", own, kind))
            for type in re.split("[,&]", inherited):
                type = gapped(type, name)
                if type and type not in ("class", "AnyObject", "NSObjectProtocol"):
                    found.add(("inherits", own, type))
            if kind == "protocol":
                continue
            members = outer(body)
            for match in PROPERTY.finditer(members):
                if "@IB" in match[1] or "static" in match[1]:
                    continue
                if members[match.end():match.end() + 3].strip().startswith("{}"):
                    continue
                strength = next((w for w in ("weak", "unowned") if w in match[1]), "strong")
                found.add(("holds", own, strength, gapped(match[2], name), type_name(match[3], name)))
            for match in re.finditer(r"\binit\s*[?!]?\s*\(([^)]*)\)", members):
                parts = [part.split(":", 1) for part in match[1].split(",") if ":" in part]
                found.add(("init", own, tuple(
                    (gapped(label, name).split(" ")[0], type_name(type.split("=")[0], name))
                    for label, type in parts)))
    return found


# Modules


def word(text):
    return re.sub("[ _-]", "", text.lower())


def home(files, name):
    """The folder of modules and the module's own folder, by the path of its presenter."""
    presenters = [f for f in files if pathlib.PurePath(f).name == name + "Presenter.swift"] or files
    parts = pathlib.PurePath(min(presenters, key=len)).parts[:-1]
    for place, part in enumerate(parts):
        if word(name) in word(part) or (
                place == len(parts) - 1 and len(word(part)) >= 4 and word(part) in word(name)):
            return "/".join(parts[:place]), "/".join(parts[:place + 1])
    return "/".join(parts), "/".join(parts)


def inside(files, name):
    folder = home(files, name)[1]
    return [f for f in files if not folder or f.startswith(folder + "/")]


def modules(root):
    """The files of each module that has a file called MODULEPresenter.swift."""
    files = [str(p.relative_to(root)) for p in root.rglob("*.swift")]
    files = [f for f in files if not FOREIGN.search(f) and not TEST.search(f)]
    names = {m[1] for f in files if (m := re.match(r"([A-Z]\w+?)Presenter\.swift$", pathlib.PurePath(f).name))}
    found = {}
    for name in names:
        longer = [n for n in names if len(n) > len(name) and n.startswith(name)]
        own = [f for f in files if pathlib.PurePath(f).name.startswith(name)
               and not any(pathlib.PurePath(f).name.startswith(n) for n in longer)]
        own = inside(own, name)
        if len(own) > 1:
            found[name] = own
    return found


def paths(files, name):
    folder = home(files, name)[0]
    return {gapped(f[len(folder):].lstrip("/"), name) for f in files}


def compare(made, team, common):
    """How many are right, missing, wrong, and the new module's own."""
    truth = team & common
    return len(made & truth), len(truth - made), len(made - team), len(team - common)


def common(sets):
    counts = collections.Counter(value for values in sets for value in values)
    return {value for value, count in counts.items() if count * 2 >= len(sets)}


# One commit


class Replay:
    def __init__(self, adder, git, commit, name, folder):
        self.adder, self.git, self.name = adder, git, name
        self.before, self.after = folder / "before", folder / "after"
        self.before.mkdir(parents=True)
        listed = output("git", "-c", "core.quotePath=false", "--git-dir", git, "ls-tree", "-r", "--name-only", commit + "^").stdout
        useful = [p for p in listed.split("\n") if USEFUL.search(p) and not FOREIGN.search(p)]
        archive = subprocess.run(
            ["xargs", "-d", "\n", "git", "--git-dir", str(git), "archive", commit + "^", "--"],
            input="\n".join(useful).encode(), capture_output=True, cwd=self.before).stdout
        subprocess.run(["tar", "-x", "-i"], input=archive, cwd=self.before, capture_output=True)
        added = output("git", "-c", "core.quotePath=false", "--git-dir", git, "diff-tree", "-r", "--no-commit-id", "--name-only",
                       "--diff-filter=A", commit).stdout.split("\n")
        own = [f for f in added if f.endswith(".swift") and not TEST.search(f)
               and pathlib.PurePath(f).name.startswith(name)]
        self.team = inside(own, name) if own else []
        self.texts = [output("git", "--git-dir", git, "show", f"{commit}:{f}").stdout for f in self.team]

    def generate(self, *options):
        """Learns and generates in a copy. Returns an error, or the paths of the new files."""
        shutil.rmtree(self.after, ignore_errors=True)
        shutil.copytree(self.before, self.after, symlinks=True)
        for words in (["architecture", "learn"], ["template", "learn"]):
            result = output(self.adder, *words, cwd=self.after)
            if result.returncode:
                return " ".join(words) + ": " + result.stderr.strip().split("\n")[0], []
        known = {str(p.relative_to(self.after)) for p in self.after.rglob("*.swift")}
        result = output(self.adder, "gen", self.typed_name(), "--no-tests", *options, cwd=self.after)
        if result.returncode:
            return "gen: " + result.stderr.strip().split("\n")[0], []
        made = {str(p.relative_to(self.after)) for p in self.after.rglob("*.swift")} - known
        return "", sorted(made)

    def typed_name(self):
        """The module's name without a word that the team's presenters all have."""
        file = next(iter(sorted(self.after.glob("our-*.yml"))), None)
        match = file and re.search(r'name: "\{module\}([A-Z]\w*)Presenter"', file.read_text())
        if match and self.name.endswith(match[1]) and self.name != match[1]:
            return self.name[:-len(match[1])]
        return self.name

    def run(self):
        if not any(f[0] == "type" for f in features(self.texts, self.name)):
            return "the commit adds empty files", None
        earlier = modules(self.before)
        earlier.pop(self.name, None)
        if len(earlier) < 3:
            return "fewer than three modules", None
        error, made = self.generate()
        if error or not made:
            return error or "nothing was made", None
        wanted, got = home(self.team, self.name)[0], home(made, self.name)[0]
        if wanted != got:
            error, placed = self.generate("--module-path", wanted)
            made = self.generate()[1] if error or not placed else placed
        read = lambda root, files: [(root / f).read_text(errors="replace") for f in files]
        declared = compare(
            features(read(self.after, made), self.name), features(self.texts, self.name),
            common([features(read(self.before, f), n) for n, f in earlier.items()]))
        files = compare(
            paths(made, self.name), paths(self.team, self.name),
            common([paths(f, n) for n, f in earlier.items()]))
        found = f'"name" : "{self.name}"' in output(
            self.adder, "module", "list", "--format", "json", cwd=self.after).stdout.replace('": "', '" : "')
        findings = [line for line in output(self.adder, "check", "--no-cache", cwd=self.after).stdout.split("\n")
                    if line.startswith(tuple(made)) and "module-unreachable" not in line]
        return "", {"hit": wanted == got, "files": files, "declarations": declared, "found": found,
                    "clean": not findings}


def f1(counts):
    right, missing, wrong, _ = counts
    return 2 * right / max(1, 2 * right + missing + wrong)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--adder", required=True)
    parser.add_argument("repositories", type=pathlib.Path)
    here = pathlib.Path(__file__).parent
    parser.add_argument("list", nargs="?", type=pathlib.Path, default=here / "replay.tsv")
    arguments = parser.parse_args()
    adder = shutil.which(arguments.adder) or str(pathlib.Path(arguments.adder).resolve())
    results = collections.defaultdict(list)
    for row in arguments.list.read_text().split("\n"):
        if not row or row.startswith("#"):
            continue
        group, repository, commit, name = row.split("\t")
        git = arguments.repositories / repository
        if not git.exists():
            continue
        with tempfile.TemporaryDirectory() as folder:
            reason, result = Replay(adder, git, commit, name, pathlib.Path(folder) / "app").run()
        if result is None:
            print(f"{repository} {name}: not compared, {reason}", flush=True)
            continue
        results[group].append(result)
        print(f"{repository} {name}: folder {'right' if result['hit'] else 'other'},"
              f" files {f1(result['files']):.2f} {result['files']},"
              f" declarations {f1(result['declarations']):.2f} {result['declarations']}"
              f"{'' if result['found'] else ', not found'}{'' if result['clean'] else ', findings'}", flush=True)
    for group, rows in sorted(results.items()):
        total = {key: tuple(map(sum, zip(*(row[key] for row in rows)))) for key in ("files", "declarations")}
        print(f"{group}: {len(rows)} modules; folder right {sum(row['hit'] for row in rows)};"
              f" files F1 {f1(total['files']):.3f} {total['files']};"
              f" declarations F1 {f1(total['declarations']):.3f} {total['declarations']};"
              f" found {sum(row['found'] for row in rows)}; clean {sum(row['clean'] for row in rows)}")


main()
