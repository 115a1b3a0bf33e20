// Generated from Pages/Map. To update: swift run AdderEmbeddedFiles
// swift-format-ignore-file

/// The page of the map, without the map.
enum MapPageParts {
  /// The text before the styles of the picture, before those for the dark, before the heads of the arrows, before the
  /// map, and after it.
  static let all: [String] = [
    #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-OMc4J3H8JTAUKy+7q/CcadMaURTyTYYLhvBmtODpb5o='; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Which module opens which</title>
<style>

"""#,
    #"""
:root {
  color-scheme: light;
  --ground: #ffffff; --panel: #f4f6f9; --border: #d3dae2; --text: #1d2733; --quiet: #5b6773; --link: #1f5bb5;
  --focus: #1f5bb5; --found: #ffe08a;
  --added: #116329; --removed: #a40e26; --changed: #7d4e00;
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
  display: flex; flex-direction: column; background: var(--ground); color: var(--text);
  font: 14px/1.45 -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
}
#heads { position: absolute; }
header {
  display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: center; padding: 8px 16px;
  border-bottom: 1px solid var(--border); background: var(--panel);
}
h1 { font-size: 16px; margin: 0; }
h2 { font-size: 18px; margin: 0 0 4px; overflow-wrap: anywhere; }
h3 { font-size: 14px; margin: 16px 0 4px; overflow-wrap: anywhere; }
a { color: var(--link); overflow-wrap: anywhere; }
a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; border-radius: 3px; }
h2:focus { outline: none; }
#views { display: flex; flex-wrap: wrap; gap: 4px 16px; flex: 1; }
button {
  font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--border); border-radius: 6px;
  padding: 3px 10px; cursor: pointer;
}
button[aria-pressed="true"] { border-color: var(--text); }
main { flex: 1; display: flex; min-height: 0; }
#beside { width: 400px; flex: none; overflow: auto; padding: 12px 16px; border-right: 1px solid var(--border); }
#search {
  width: 100%; font: inherit; padding: 6px 8px; margin-top: 2px; color: inherit; background: var(--ground);
  border: 1px solid var(--quiet); border-radius: 6px;
}
#count { margin: 4px 0 8px; min-height: 1.45em; color: var(--quiet); }
#beside ul, #beside ol { margin: 0; padding-left: 20px; }
#beside li { margin: 2px 0; }
#beside p { margin: 4px 0; }
.more { color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
code { font: 12px ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.sign { font-weight: 700; }
.is-added { color: var(--added); }
.is-removed { color: var(--removed); }
.is-changed { color: var(--changed); }
#help { margin-top: 20px; color: var(--quiet); }
#help dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 10px; margin: 6px 0; }
#help dd { margin: 0; }
kbd { border: 1px solid var(--border); border-radius: 4px; padding: 0 4px; font: 12px ui-monospace, Menlo, monospace; }
#shown { flex: 1; display: flex; flex-direction: column; min-width: 0; }
#picture { flex: 1; overflow: auto; min-height: 240px; display: flex; }
#picture svg { flex: none; margin: auto; }
#picture .node[data-link], #picture .edge[data-link] { cursor: pointer; }
#picture .frame { rx: 10px; }
#picture .outside { opacity: 0.75; }
#picture .outside .shape { stroke-dasharray: 4 3; }
#picture .asked .shape { stroke-width: 3; }
#picture .found .shape { fill: var(--found); }
#picture .found text { fill: #1d2733; }
#picture .lit .shape { stroke-width: 3.5; }
#picture .edge.lit .line { stroke-width: 3; }
#picture.has-lit .edge:not(.lit) { opacity: 0.25; }
#picture .label { font-size: 11px; text-anchor: middle; }
#zoom { display: flex; gap: 4px; justify-content: flex-end; padding: 6px 16px; border-bottom: 1px solid var(--border); }
#key {
  display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0; padding: 6px 16px; list-style: none; font-size: 12px;
  color: var(--quiet); border-top: 1px solid var(--border); background: var(--panel);
}
#key li { display: flex; gap: 6px; align-items: center; }
noscript { padding: 16px; }
@media (max-width: 760px) {
  html, body { height: auto; }
  main { flex-direction: column; }
  #beside { width: auto; border-right: 0; }
  #views { order: 1; flex-basis: 100%; }
  #shown { order: -1; height: 60vh; border-bottom: 1px solid var(--border); }
}
@media print {
  #beside, #zoom, #theme { display: none; }
}
</style>
<style id="dark" media="(prefers-color-scheme: dark)">

"""#,
    #"""
:root {
  color-scheme: dark;
  --ground: #14181d; --panel: #1c2229; --border: #36404b; --text: #e4e9ef; --quiet: #a3aebb; --link: #8fb8f6;
  --focus: #8fb8f6; --found: #f0c75e;
  --added: #6cc391; --removed: #ff8f8f; --changed: #e3b341;
}
</style>
</head>
<body>
<svg id="heads" aria-hidden="true" width="0" height="0"><defs>
"""#,
    #"""
</defs></svg>
<header>
<h1>Which module opens which</h1>
<nav id="views" aria-label="Views"></nav>
<button type="button" id="theme" aria-pressed="false">Dark</button>
</header>
<main>
<section id="beside" aria-label="List">
<search role="search">
<label for="search">Search modules and user stories</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">
<p id="count" role="status" aria-live="polite"></p>
</search>
<div id="results" hidden></div>
<article id="list"></article>
<details id="help">
<summary>Keys</summary>
<dl>
<dt><kbd>/</kbd></dt><dd>search; <kbd>↓</kbd> and <kbd>↑</kbd> go through the results, <kbd>Enter</kbd> shows one</dd>
<dt><kbd>Esc</kbd></dt><dd>ends the search, or goes back</dd>
<dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>show the picture larger, smaller, or all of it</dd>
</dl>
</details>
</section>
<section id="shown" aria-label="Picture">
<div id="zoom" role="group" aria-label="Zoom">
<button type="button" id="closer" aria-label="Larger" aria-keyshortcuts="+">+</button>
<button type="button" id="farther" aria-label="Smaller" aria-keyshortcuts="-">−</button>
<button type="button" id="fit" aria-keyshortcuts="0">All</button>
</div>
<div id="picture" tabindex="0" role="region" aria-label="Picture of the map, with the same contents as the list"></div>
<ul id="key" aria-label="Legend"></ul>
</section>
</main>
<noscript><p>The map is drawn by a script in this page. Allow scripts, or make another format: adder graph --format svg.</p></noscript>
<script type="application/json" id="data">
"""#,
    #"""
</script>
<script>
"use strict";
// The map: nodes, edges, and groups of nodes that can share a box.

const data = JSON.parse(document.getElementById("data").textContent);

const textAt = (number) => data.texts[number];
const placeAt = (file, line) => (file < 0 ? "" : `${textAt(file)}:${line}`);

/** Orders names by letter and number: Screen2 before Screen10. */
const compareNames = new Intl.Collator("en", { numeric: true }).compare;

/** A part of the address: readable, but without characters that mean something there. */
const encoded = (text) => encodeURIComponent(text).replace(/%2F/g, "/").replace(/%3A/g, ":");

const nodes = data.nodes.map(([id, name, kind, story, file, line, targets, closings, services], number) => {
  const node = {
    number, id: textAt(id), name: textAt(name), kind: data.kinds[kind][0], story: textAt(story),
    place: placeAt(file, line), targets: targets.map(textAt), closings: closings.map(closingOf),
    services: services.map(textAt), members: [number], mark: "", details: [],
  };
  node.title = titleOf(node);
  node.link = `#module=${encoded(node.id)}`;
  return node;
});

function closingOf([way, method, condition, file, line, behind]) {
  return { way: textAt(way), method: textAt(method), condition: textAt(condition), place: placeAt(file, line), behind };
}

/** The name, with the kind unless it is a module. */
function titleOf(node) {
  if (node.kind === "module") return node.name;
  return node.kind === "unknown" ? "an unknown screen" : `${node.name} (${node.kind})`;
}

const edges = data.edges.map(([from, to, action, method, condition, file, line, passes, returns]) => ({
  from, to, action: data.actions[action], method: textAt(method), condition: textAt(condition),
  place: placeAt(file, line), passes: passes.map(textAt), returns: returns.map(textAt), mark: "", details: [],
}));

const groups = data.groups.map(([id, title, members, picture]) => {
  const group = { id: textAt(id), name: textAt(title), kind: "group", members, picture, mark: "" };
  group.title = `${group.name}, ${countOf(group)}`;
  if (isStory(group)) group.link = `#story=${encoded(folderOf(group))}`;
  else if (picture >= 0) group.link = `#group=${encoded(group.id)}`;
  return group;
});

function isStory(group) {
  return group.id.startsWith("story:");
}

/** The folder of a user story. */
function folderOf(story) {
  return story.id.slice("story:".length);
}

const groupsByID = new Map(groups.map((group) => [group.id, group]));

// A user story without a picture has one module, or is one of very many.
for (const [folder, members] of foldersOfNodes()) {
  const [id, name] = [`story:${folder}`, folder.split("/").pop()];
  if (groupsByID.has(id)) continue;
  const story = { id, name, kind: "group", members, picture: -1, mark: "", link: `#story=${encoded(folder)}` };
  groupsByID.set(id, { ...story, title: `${name}, ${countOf(story)}` });
}

function foldersOfNodes() {
  const folders = new Map();
  for (const { story, number } of nodes) {
    const parts = story ? story.split("/") : [];
    parts.forEach((_, place) => {
      const folder = parts.slice(0, place + 1).join("/");
      if (folders.has(folder)) folders.get(folder).push(number);
      else folders.set(folder, [number]);
    });
  }
  return folders;
}

/** The user stories of several modules, in the order of their folders. */
const stories = [...groupsByID.values()].filter((group) => isStory(group) && group.members.length > 1)
  .sort((one, other) => compareNames(one.id, other.id));

/** How many nodes a group stands for: "3 modules, 1 other". */
function countOf(group) {
  const modules = group.members.filter((number) => nodes[number].kind === "module").length;
  const others = group.members.length - modules;
  if (modules === 0) return plural(others, "screen");
  return plural(modules, "module") + (others ? `, ${plural(others, "other")}` : "");
}

function plural(count, word) {
  return `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;
}

const leaving = nodes.map(() => []);
const entering = nodes.map(() => []);
edges.forEach((edge, number) => {
  leaving[edge.from].push(number);
  entering[edge.to].push(number);
});

// What changed since another revision.
for (const [number, mark, details] of data.marks?.nodes ?? []) Object.assign(nodes[number], { mark, details });
for (const [number, mark, details] of data.marks?.edges ?? []) Object.assign(edges[number], { mark, details });

/** The node that an address means: by its identifier, else by its name in any case. */
function nodeNamed(text) {
  const wanted = text.toLowerCase();
  return nodes.find((node) => node.id === text) ?? nodes.find((node) => node.name.toLowerCase() === wanted);
}

const groupNamed = (id) => groupsByID.get(id);

/** The edges from nodes of one thing to nodes of another. */
function edgesBetween(from, to) {
  const ends = new Set(to.members);
  return from.members.flatMap((number) => leaving[number]).filter((edge) => ends.has(edges[edge].to));
}

// Ways from one node to another, the shortest first: the algorithm of Yen, as in `adder graph --paths`.

const mostWays = 10;

function waysBetween(start, end) {
  const first = shortestWay([start], new Set(), end);
  if (start === end || !first) return [];
  const found = [first];
  const candidates = new Map();
  while (found.length < mostWays) {
    const last = found[found.length - 1];
    for (let length = 1; length < last.length; length += 1) {
      const beginning = last.slice(0, length);
      const taken = found.filter((way) => beginning.every((node, place) => way[place] === node));
      const variant = shortestWay(beginning, new Set(taken.map((way) => way[length])), end);
      if (variant) candidates.set(variant.join(), variant);
    }
    const best = [...candidates.values()].sort(byLength)[0];
    if (!best) break;
    candidates.delete(best.join());
    found.push(best);
  }
  return found;
}

function byLength(one, other) {
  if (one.length !== other.length) return one.length - other.length;
  const place = one.findIndex((node, index) => node !== other[index]);
  return place < 0 ? 0 : one[place] - other[place];
}

/** The first of the shortest ways that begin like this and do not go on with a node that is taken. */
function shortestWay(beginning, taken, end) {
  const last = beginning[beginning.length - 1];
  const visited = new Set(beginning);
  const isBlocked = (from, to) =>
    visited.has(to) || (visited.has(from) && from !== last) || (from === last && taken.has(to));
  const steps = stepsTo(end, isBlocked);
  if (steps[last] < 0) return null;
  const way = [...beginning];
  for (let node = last; node !== end; ) {
    const next = leaving[node].map((edge) => edges[edge].to)
      .filter((to) => steps[to] === steps[node] - 1 && !isBlocked(node, to));
    node = Math.min(...next);
    way.push(node);
  }
  return way;
}

/** For each node, the number of steps to another one; -1 if there is no way. */
function stepsTo(end, isBlocked) {
  const steps = new Int32Array(nodes.length).fill(-1);
  steps[end] = 0;
  const queue = [end];
  for (let next = 0; next < queue.length; next += 1) {
    const to = queue[next];
    for (const number of entering[to]) {
      const { from } = edges[number];
      if (steps[from] >= 0 || isBlocked(from, to)) continue;
      steps[from] = steps[to] + 1;
      queue.push(from);
    }
  }
  return steps;
}

// Elements of the page. Texts are never read as HTML.

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== "") element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== ""));
  return element;
}

const make = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);

const draw = (name, attributes = {}, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** A link to a node or a group; only its title if it has no picture. */
function linkTo(thing, text = thing.title) {
  return thing.link ? make("a", { href: thing.link, "data-members": thing.members.join(" ") }, text) : text;
}

const signs = { added: "+", removed: "−", changed: "~" };

/** A sign before what changed. */
const signOf = ({ mark }) =>
  mark ? [make("span", { class: `sign is-${mark}`, role: "img", "aria-label": mark }, signs[mark]), " "] : [];

/** The beginning of a long list, and a button that shows all of it. */
function listOf(items, row, { tag = "ul", limit = 60 } = {}) {
  const list = make(tag, {}, items.slice(0, limit).map(row));
  if (items.length <= limit) return [list];
  const button = make("button", { type: "button" }, `Show all ${items.length.toLocaleString("en")}`);
  button.addEventListener("click", () => {
    const first = items.slice(limit).map(row);
    list.append(...first);
    button.remove();
    first[0].querySelector("a")?.focus();
  });
  return [list, button];
}

const section = (title, items, row, options) =>
  items.length ? [make("h3", {}, `${title} (${items.length.toLocaleString("en")})`), ...listOf(items, row, options)] : [];

// Draws pictures: those that came with the page, and those of columns.js. A picture has a size, frames, boxes and arrows.

const pictures = new Map();

/** A picture that came with the page. */
function pictureAt(number) {
  if (!pictures.has(number)) pictures.set(number, unpacked(...data.pictures[number]));
  return pictures.get(number);
}

function unpacked(width, height, frames, boxes, arrows) {
  const picture = {
    width, height,
    frames: frames.map(([x, y, w, h, title, path]) => ({ x, y, width: w, height: h, title: textAt(title), path: textAt(path) })),
    boxes: boxes.map(([x, y, w, h, number, outside, lines]) => ({
      x, y, width: w, height: h, thing: number < 0 ? groups[-1 - number] : nodes[number], isOutside: outside === 1,
      lines: lines.map(textAt),
    })),
  };
  const boxOf = boxesOfNodes(picture.boxes);
  const between = new Map();
  edges.forEach((edge, number) => {
    const key = `${boxOf[edge.from]} ${boxOf[edge.to]}`;
    if (!between.has(key)) between.set(key, []);
    between.get(key).push(number);
  });
  picture.arrows = arrows.map(([from, to, path]) => ({ from, to, path, edges: between.get(`${from} ${to}`) ?? [] }));
  return picture;
}

/** For each node, the number of its box. A box outside may stand for a story around the shown part. */
function boxesOfNodes(boxes) {
  const result = [];
  for (const isOutside of [true, false]) {
    boxes.forEach((box, number) => {
      if (box.isOutside === isOutside) for (const member of box.thing.members) result[member] = number;
    });
  }
  return result;
}

/** Draws a picture. */
function drawPicture(picture, summary) {
  const margin = 16;
  const texts = textsBesideArrows(picture);
  return draw("svg", {
    role: "img", "aria-label": summary,
    viewBox: `${-margin} ${-margin} ${picture.width + 2 * margin} ${picture.height + 2 * margin}`,
    "data-width": picture.width + 2 * margin, "data-height": picture.height + 2 * margin,
  },
  picture.frames.map(drawFrame),
  picture.arrows.map((arrow, number) => drawArrow(arrow, picture, texts[number])),
  picture.boxes.map((box, number) => drawBox(box, number)));
}

function drawFrame({ x, y, width, height, title, path }) {
  return draw("g", { class: "story" }, draw("title", {}, path),
    draw("rect", { class: "frame", x, y, width, height, rx: 10 }),
    draw("text", { x: x + 12, y: y + 19 }, title));
}

function drawBox(box, number) {
  const { x, y, width, height, thing, lines } = box;
  const texts = lines.map((line) => [line, "name"]);
  if (thing.kind === "group") texts.push([countOf(thing), "note"]);
  const top = y + height / 2 - (texts.length - 1) * 8 + 4.5;
  const style = ["node", thing.kind, thing.mark, box.isOutside && "outside", box.isAsked && "asked"];
  return draw("g", {
    class: style.filter(Boolean).join(" "), "data-box": number, "data-link": thing.link, "data-members": thing.members.join(" "),
  },
  draw("title", {}, describe(thing)), shapes(thing.kind, box),
  texts.map(([text, style], row) => draw("text", { class: style, x: x + width / 2, y: top + row * 16 }, text)),
  thing.mark ? draw("text", { class: "mark", x: x + 5, y: y + 13 }, signs[thing.mark]) : []);
}

/** The shapes of boxes, which differ by kind even without colors: as in the picture of `--format svg`. */
function shapes(kind, { x, y, width, height }) {
  const rectangle = (distance, radius) =>
    draw("rect", { class: "shape", x: x + distance, y: y + distance, width, height, rx: radius });
  switch (kind) {
    case "entry": return [rectangle(0, 12)];
    case "screen": return [rectangle(0, 0), draw("path", { class: "bar", d: `M${x} ${y + 5}h${width}` })];
    case "flow":
      return [rectangle(0, 0), draw("path", { class: "bar", d: `M${x + 5} ${y}v${height}M${x + width - 5} ${y}v${height}` })];
    case "group": return [rectangle(4, 6), rectangle(0, 6)];
    default: return [rectangle(0, 6)];
  }
}

/**
 * What is written beside each arrow. A number that would cover that of an arrow with more openings is left out: the title of
 * its arrow still says it.
 */
function textsBesideArrows({ arrows, boxes }) {
  const isGroup = (box) => boxes[box].thing.kind === "group";
  const texts = arrows.map((arrow) =>
    arrow.label ?? besides(arrow, styleOf(arrow.edges), !arrow.isInFan && (isGroup(arrow.from) || isGroup(arrow.to))));
  const taken = [];
  const sorted = [...arrows.keys()].sort((one, other) => arrows[other].edges.length - arrows[one].edges.length || one - other);
  for (const number of sorted) {
    const text = texts[number];
    if (!text || arrows[number].label) continue;
    const { x, y } = text.place;
    const isCovered = taken.some((place) => Math.abs(place.x - x) < 24 && Math.abs(place.y - y) < 9);
    if (isCovered && !signs[styleOf(arrows[number].edges)]) texts[number] = undefined;
    else taken.push({ x, y });
  }
  return texts;
}

function drawArrow(arrow, picture, between) {
  const [from, to] = [picture.boxes[arrow.from], picture.boxes[arrow.to]];
  const style = styleOf(arrow.edges);
  const link = `#between=${encoded(from.thing.id)}&and=${encoded(to.thing.id)}`;
  const parts = [
    draw("title", {}, sentences(arrow.edges)),
    draw("path", { class: "line", "marker-end": `url(#${style})`, d: arrow.path }),
    draw("path", { class: "near", d: arrow.path }),
  ];
  if (between) parts.push(draw("text", { class: arrow.label ? "label" : signs[style] ? "mark" : "count", ...between.place }, between.text));
  const hasLink = from.thing.members.length && to.thing.members.length;
  return draw("g", {
    class: `edge ${style}`, "data-link": hasLink ? link : undefined, "data-from": arrow.from, "data-to": arrow.to,
  }, parts);
}

/** What is written before the head of an arrow: how it changed, and the number of its openings. */
function besides(arrow, style, isCounted) {
  const numbers = arrow.path.match(/-?[\d.]+/g).map(Number);
  const text = [signs[style], isCounted && arrow.edges.length > 1 && arrow.edges.length].filter(Boolean).join(" ");
  if (!text || numbers.length < 4) return undefined;
  const [before, , x, y] = numbers.slice(-4);
  const isToRight = before <= x;
  return {
    text, place: { x: x + (isToRight ? -14 : 14), y: y - 3, "text-anchor": isToRight ? "end" : "start" },
  };
}

/** How an arrow is drawn: by what changed, else by its action if all its edges have the same. */
function styleOf(numbers) {
  const marks = new Set(numbers.map((number) => edges[number].mark));
  if (marks.size === 1 && !marks.has("")) return [...marks][0];
  if (marks.size > 1) return "changed";
  const actions = new Set(numbers.map((number) => edges[number].action));
  return actions.size === 1 ? [...actions][0] : "several";
}

const longestTip = 30;

function describe(thing) {
  if (thing.kind !== "group") return [`${thing.name} (${thing.kind})`, thing.place, thing.story].filter(Boolean).join("\n");
  return tip([thing.title, ...thing.members.slice(0, longestTip + 1).map((number) => nodes[number].title)], thing.members.length);
}

function sentences(numbers) {
  return tip(numbers.slice(0, longestTip + 1).map((number) => {
    const edge = edges[number];
    return [sentence(edge), edge.place, edge.condition && `if ${edge.condition}`].filter(Boolean).join(", ");
  }), numbers.length);
}

function tip(lines, count) {
  const more = count - longestTip;
  return (more > 0 ? [...lines.slice(0, longestTip), `… and ${more} more`] : lines).join("\n");
}

const sentence = (edge) =>
  `${nodes[edge.from].name} ${edge.action} ${nodes[edge.to].name} ${edge.method ? `in ${edge.method}` : "by a segue"}`;

/** The legend: what occurs in a picture. */
function legendOf(picture) {
  const kinds = new Set(picture.boxes.map((box) => box.thing.kind));
  const styles = new Set([...picture.arrows.map((arrow) => styleOf(arrow.edges)), ...picture.boxes.map((box) => box.thing.mark)]);
  const sample = (width, ...parts) => draw("svg", { width, height: 24, "aria-hidden": "true" }, parts);
  const box = { x: 2, y: 3, width: 28, height: 16 };
  const lines = [...data.actions, "several", "added", "removed", "changed"];
  return [
    ...data.kinds.filter(([kind]) => kinds.has(kind)).map(([kind, text]) =>
      make("li", {}, sample(36, draw("g", { class: `node ${kind}` }, shapes(kind, box))), text)),
    ...lines.filter((line) => styles.has(line)).map((line) =>
      make("li", {}, sample(36, draw("g", { class: `edge ${line}` },
        draw("path", { class: "line", "marker-end": `url(#${line})`, d: "M1 12h32" }))),
      line === "several" ? "in several ways" : `${signs[line] ?? ""} ${line}`.trim())),
  ];
}

// Pictures that need no layout: columns of boxes, and ways as chains.

const boxWidth = 210;
const boxHeight = 36;
const columnGap = 150;
const rowGap = 12;
const mostInColumn = 60;

const ruler = document.createElement("canvas").getContext("2d");

/** A name that fits into a box; the middle of a longer one is left out. */
function fitting(name) {
  ruler.font = '13px -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
  if (ruler.measureText(name).width <= boxWidth - 20) return name;
  const characters = [...name];
  while (ruler.measureText(characters.join("") + "…").width > boxWidth - 20) {
    characters.splice(characters.length >> 1, 1);
  }
  characters.splice((characters.length + 1) >> 1, 0, "…");
  return characters.join("");
}

/** Nodes as few boxes: if they are many, one for each user story, and one for what is still too much. */
function gathered(numbers) {
  if (numbers.length <= mostInColumn) return numbers.map((number) => nodes[number]);
  const byStory = new Map();
  for (const number of numbers) {
    const { story } = nodes[number];
    byStory.set(story, [...(byStory.get(story) ?? []), number]);
  }
  const things = [...byStory].flatMap(([story, members]) =>
    members.length === 1 || !story
      ? members.map((number) => nodes[number])
      : [{ ...groupOf(story.split("/").pop(), members), id: `story:${story}`, link: `#story=${encoded(story)}` }]);
  if (things.length <= mostInColumn) return things;
  const kept = things.sort((one, other) => other.members.length - one.members.length).slice(0, mostInColumn - 1);
  return [...kept, groupOf("Others", things.slice(mostInColumn - 1).flatMap((thing) => thing.members))];
}

function groupOf(name, members) {
  const group = { name, kind: "group", members, mark: "" };
  return { ...group, title: `${name}, ${countOf(group)}` };
}

/** Columns of boxes beside each other, each in the middle, and arrows from each column to the next. */
function columnsPicture(columns, asked) {
  const heights = columns.map((things, column) => {
    const beside = Math.max(columns[column - 1]?.length ?? 0, columns[column + 1]?.length ?? 0);
    return things.length === 1 ? Math.max(boxHeight, Math.min(10 + 5 * beside, 140)) : boxHeight;
  });
  const total = (column) => columns[column].length * (heights[column] + rowGap) - rowGap;
  const height = Math.max(...columns.map((_, column) => total(column)));
  const boxes = columns.flatMap((things, column) => things.map((thing, row) => ({
    x: column * (boxWidth + columnGap), y: (height - total(column)) / 2 + row * (heights[column] + rowGap),
    width: boxWidth, height: thing.kind === "group" ? Math.max(heights[column], boxHeight) : heights[column],
    thing, column, lines: [fitting(thing.name)], isAsked: thing === asked,
  })));
  const width = columns.length * (boxWidth + columnGap) - columnGap;
  const arrows = boxes.flatMap((box, number) => arrowsFrom(box, number, boxes));
  for (const [side, other] of [["from", "to"], ["to", "from"]]) spread(arrows, side, other, boxes);
  for (const arrow of arrows) arrow.path = curve(boxes[arrow.from], boxes[arrow.to], arrow);
  return { width, height, frames: [], boxes, arrows };
}

/** Spreads the arrows at each box over its side, in the order of the boxes at their other ends. */
function spread(arrows, side, other, boxes) {
  boxes.forEach((box, number) => {
    const own = arrows.filter((arrow) => arrow[side] === number).sort((one, two) => boxes[one[other]].y - boxes[two[other]].y);
    own.forEach((arrow, place) => { arrow[`${side}Y`] = box.y + box.height * (place + 1) / (own.length + 1); });
  });
}

/** The arrows from a box to those of the next column. */
function arrowsFrom(box, start, boxes) {
  const boxOf = new Map();
  boxes.forEach(({ thing, column }, number) => {
    if (column === box.column + 1) for (const member of thing.members) boxOf.set(member, number);
  });
  const found = new Map();
  for (const number of box.thing.members.flatMap((member) => leaving[member])) {
    const end = boxOf.get(edges[number].to);
    if (end !== undefined) found.set(end, [...(found.get(end) ?? []), number]);
  }
  return [...found].map(([end, numbers]) => ({ from: start, to: end, edges: numbers, isInFan: true }));
}

function curve(from, to, { fromY, toY }) {
  const [x, end] = [from.x + from.width, to.x];
  const middle = (x + end) / 2;
  return `M${x} ${fromY}C${middle} ${fromY} ${middle} ${toY} ${end} ${toY}`;
}

/** Who opens some nodes, these nodes, and what they open. */
function neighborsPicture(members) {
  const own = new Set(members);
  const others = (lists, end) => [...new Set(members.flatMap((number) => lists[number]).map((edge) => edges[edge][end]))]
    .filter((number) => !own.has(number)).sort((one, other) => one - other);
  const asked = members.length === 1 ? nodes[members[0]] : undefined;
  return columnsPicture([gathered(others(entering, "from")), gathered(members), gathered(others(leaving, "to"))], asked);
}

/** The nodes of a thing that open nodes of another, and these. */
function betweenPicture(numbers) {
  const ends = (end) => [...new Set(numbers.map((number) => edges[number][end]))].sort((one, other) => one - other);
  return columnsPicture([gathered(ends("from")), gathered(ends("to"))]);
}

/** Each way as a row of boxes. */
function waysPicture(ways) {
  const step = boxWidth + columnGap;
  const rowHeight = boxHeight + 34;
  const boxes = ways.flatMap((way, row) => way.map((number, place) => ({
    x: place * step, y: row * rowHeight, width: boxWidth, height: boxHeight, thing: nodes[number], row, place,
    lines: [fitting(nodes[number].name)], isAsked: place === 0 || place === way.length - 1,
  })));
  const arrows = boxes.flatMap((from, start) => {
    const to = boxes[start + 1];
    if (to?.row !== from.row) return [];
    const found = edgesBetween(from.thing, to.thing);
    const y = from.y + boxHeight / 2;
    const actions = [...new Set(found.map((edge) => edges[edge].action))].join(", ");
    return [{
      from: start, to: start + 1, edges: found, path: `M${from.x + boxWidth} ${y}L${to.x} ${y}`,
      label: { text: actions, place: { x: (from.x + boxWidth + to.x) / 2, y: y - 6 } },
    }];
  });
  const longest = Math.max(...ways.map((way) => way.length));
  return { width: longest * step - columnGap, height: ways.length * rowHeight - 34, frames: [], boxes, arrows };
}

// The list beside the picture: everything that the picture shows, as headings, lists and links.

/** A node or a group as a row of a list. */
const thingRow = (thing) => make("li", {}, signOf(thing), linkTo(thing));

const nodeRow = (number) => thingRow(nodes[number]);

/** An opening as a row: a sentence as in `adder graph --paths`, and what is known of it. */
const openingRow = (number) => make("li", {}, openingOf(number));

function openingOf(number) {
  const edge = edges[number];
  return [signOf(edge), linkTo(nodes[edge.from]), ` ${edge.action} `, linkTo(nodes[edge.to]),
    make("div", { class: "more" },
      edge.method ? ["in ", make("code", {}, edge.method)] : "by a segue", ", ", make("code", {}, edge.place),
      line("if ", edge.condition), line("must be passed: ", edge.passes.join(", ")),
      line("reports back: ", edge.returns.join(", ")), edge.details.map((detail) => line("", detail)))];
}

/** A place where a screen is closed, as in `adder graph --reach`. */
const closingRow = (closing) => make("li", {},
  closing.method ? make("code", {}, closing.method) : "a segue", ` ${closing.way}`,
  closing.behind.map((number, place) => [place ? ", " : ", back to ", linkTo(nodes[number])]),
  make("div", { class: "more" }, make("code", {}, closing.place), line("if ", closing.condition)));

const line = (before, text) => (text ? make("div", {}, before, before ? make("code", {}, text) : text) : []);

const quiet = (...parts) => make("p", { class: "more" }, ...parts);

const ofKind = (numbers, kind) => numbers.filter((number) => nodes[number].kind === kind);

/** The nodes of each kind that a person can look for, by name, with Screen2 before Screen10. */
function kindSections(numbers) {
  const titles = { entry: "Entry points", module: "Modules", screen: "Screens without a module", flow: "Coordinators and flows",
    system: "Screens of the system" };
  return Object.entries(titles).map(([kind, title]) =>
    section(title, ofKind(numbers, kind).sort((one, other) => compareNames(nodes[one].name, nodes[other].name)), nodeRow));
}

function unknownLink() {
  const count = unknownEdges().length;
  return count ? [make("h3", {}, "Unknown screens"), make("p", {},
    make("a", { href: "#unknown" }, `${plural(count, "opening")} of screens that the code does not name`))] : [];
}

const unknownEdges = () => edges.flatMap((edge, number) => (nodes[edge.to].kind === "unknown" ? [number] : []));

const allNumbers = nodes.map((_, number) => number);

const mapList = () => [
  quiet(data.summary), section("Entry points", ofKind(allNumbers, "entry"), nodeRow), storyList(""),
  kindSections(allNumbers).slice(1), unknownLink(),
];

function groupList(group) {
  const members = new Set(group.members);
  const around = isStory(group) ? storyAround(group) : undefined;
  const crossing = (lists, end) => group.members.flatMap((number) => lists[number]).filter((edge) => !members.has(edges[edge][end]));
  return [
    around ? quiet("in ", linkTo(around)) : [], quiet(countOf(group)), isStory(group) ? storyList(`${group.id}/`) : [],
    kindSections(group.members),
    section("Opened from elsewhere", crossing(entering, "from"), openingRow),
    section("Opens elsewhere", crossing(leaving, "to"), openingRow),
    section("Inside", group.members.flatMap((number) => leaving[number]).filter((edge) => members.has(edges[edge].to)),
      openingRow),
  ];
}

const idAround = (group) => group.id.split("/").slice(0, -1).join("/");

const storyAround = (group) => groupNamed(idAround(group));

const mostStories = 150;

/** The user stories whose folders begin like this, each under the one that it is in; if they are many, without those in the
 * deepest folders. */
function storyList(beginning) {
  const depth = (story) => story.id.split("/").length;
  let found = stories.filter((story) => story.id.startsWith(beginning));
  while (found.length > mostStories) {
    const deepest = Math.max(...found.map(depth));
    const others = found.filter((story) => depth(story) < deepest);
    if (!others.length) break;
    found = others;
  }
  const ids = new Set(found.map((story) => story.id));
  const inner = new Map();
  for (const story of found) {
    let around = idAround(story);
    while (around && !ids.has(around)) around = around.split("/").slice(0, -1).join("/");
    inner.set(around, [...(inner.get(around) ?? []), story]);
  }
  const lists = (around) => (inner.has(around)
    ? make("ul", {}, inner.get(around).map((story) => make("li", {}, linkTo(story), lists(story.id)))) : []);
  return found.length ? [make("h3", {}, `User stories (${found.length.toLocaleString("en")})`), lists("")] : [];
}

function nodeList(node) {
  const story = groupNamed(`story:${node.story}`);
  const entry = nodes.find((other) => other.kind === "entry");
  const way = (title, from, to) =>
    make("li", {}, make("a", { href: `#${[from && `from=${encoded(from.id)}`, to && `to=${encoded(to.id)}`].filter(Boolean).join("&")}` }, title));
  return [
    quiet(data.kinds.find(([kind]) => kind === node.kind)[1], node.story ? [" in ", story ? linkTo(story, node.story) : node.story] : []),
    node.place ? quiet(make("code", {}, node.place)) : [], node.targets.length ? quiet(`in the target ${node.targets.join(", ")}`) : [],
    node.details.map((detail) => quiet(detail)),
    section("Opened by", entering[node.number], openingRow),
    section("Opens", leaving[node.number], openingRow),
    section("Closed", node.closings, closingRow),
    section("Uses", node.services, (service) => make("li", {}, service)),
    make("h3", {}, "Ways"),
    make("ul", {}, entry && entry !== node ? way(`from ${entry.name} to ${node.name}`, entry, node) : [],
      way(`from ${node.name} to another module`, node), way(`from another module to ${node.name}`, undefined, node)),
  ];
}

function waysList(ways, from, to) {
  if (!ways.length) {
    const openers = [...new Set(entering[to.number].map((edge) => edges[edge].from))];
    return [make("p", {}, "Only openings count: no way goes back."),
      openers.length ? section(`What opens ${to.name}`, openers, nodeRow) : make("p", {}, `Nothing in the map opens ${to.name}.`)];
  }
  return ways.map((way, number) => [
    make("h3", {}, `${number + 1}. ${way.map((node) => nodes[node].name).join(" → ")}`),
    make("ol", {}, way.slice(1).map((node, place) => {
      const found = edgesBetween(nodes[way[place]], nodes[node]);
      return make("li", {}, found.length === 1 ? openingOf(found[0]) : listOf(found, openingRow, { limit: 3 }));
    })),
  ]);
}

/** What changed since another revision, in the order of the text report. */
function changesList() {
  const order = ["added", "removed", "changed"];
  const marked = (things) => things.flatMap((thing, number) => (thing.mark ? [number] : []));
  return [quiet(data.changes), order.map((mark) => {
    const changed = marked(nodes).filter((number) => nodes[number].mark === mark);
    const openings = marked(edges).filter((number) => edges[number].mark === mark);
    const title = mark[0].toUpperCase() + mark.slice(1);
    return [
      section(`${title}: modules and screens`, changed, (number) => make("li", {}, signOf(nodes[number]), linkTo(nodes[number]),
        nodes[number].details.map((detail) => make("div", { class: "more" }, detail)))),
      section(`${title}: openings`, openings, openingRow),
    ];
  })];
}

// The views of the page. Each has an address, a title, a picture and a list.

/** The links above the map. */
const mainViews = [
  ...(data.changes ? [["#changes", `Changes since ${data.since}`]] : []),
  ["#map", "All of the map"],
  ...(stories.length ? [["#stories", "User stories"]] : []),
  ...(unknownEdges().length ? [["#unknown", "Unknown screens"]] : []),
];

// A larger map begins with its user stories.
const mostAtFirst = 60;

/** What the page shows first. */
function firstView() {
  if (data.changes) return changesView();
  return stories.length > 1 && nodes.length > mostAtFirst ? storiesView() : mapView();
}

const changesView = () =>
  ({ title: `Changes since ${data.since}`, current: "#changes", picture: pictureAt(2), list: changesList() });

const mapView = () => ({ title: "All of the map", current: "#map", picture: pictureAt(0), list: mapList() });

const storiesView = () => ({ title: "User stories", current: "#stories", picture: pictureAt(1), list: mapList() });

/** Returns the view at an address. */
function viewAt(parameters) {
  const value = (name) => parameters.get(name);
  if (parameters.has("module")) return withNode(value("module"), nodeView);
  if (parameters.has("story")) return withGroup(`story:${value("story")}`, value("story"));
  if (parameters.has("group")) return withGroup(value("group"), value("group"));
  if (parameters.has("between")) return betweenView(value("between"), value("and") ?? "");
  if (parameters.has("from") || parameters.has("to")) return waysView(value("from"), value("to"));
  if (parameters.has("unknown")) return unknownView();
  if (parameters.has("stories")) return storiesView();
  return parameters.has("map") ? mapView() : firstView();
}

const missing = (name) => ({
  title: `The map has no '${name}'`, list: [make("p", {}, "It may have been renamed or removed. Search for it, or go to ",
    make("a", { href: "#map" }, "all of the map"), ".")],
});

function withNode(name, view) {
  const node = nodeNamed(name);
  return node ? view(node) : missing(name);
}

function withGroup(id, name) {
  const group = groupNamed(id);
  if (!group) return missing(name);
  const picture = group.picture >= 0 ? pictureAt(group.picture) : neighborsPicture(group.members);
  return { title: group.name, picture, list: groupList(group), thing: group };
}

function nodeView(node) {
  return { title: node.title, picture: neighborsPicture(node.members), list: nodeList(node), thing: node };
}

function betweenView(from, to) {
  const things = [from, to].map((name) => groupNamed(name) ?? nodeNamed(name));
  if (things.includes(undefined)) return missing(things[0] ? to : from);
  const found = edgesBetween(...things);
  return {
    title: `${things[0].name} opens ${things[1].name}`, picture: found.length ? betweenPicture(found) : undefined,
    list: [quiet(linkTo(things[0]), " → ", linkTo(things[1])), section("Openings", found, openingRow)],
  };
}

function waysView(from, to) {
  const [start, end] = [from, to].map((name) => (name ? nodeNamed(name) : undefined));
  if (from && !start) return missing(from);
  if (to && !end) return missing(to);
  if (!start || !end) {
    const known = start ?? end;
    return {
      title: start ? `Ways from ${start.name}` : `Ways to ${end.name}`, picture: neighborsPicture(known.members),
      asksFor: (node) => `#from=${encoded((start ?? node).id)}&to=${encoded((end ?? node).id)}`,
      list: [make("p", {}, start ? "Search for the module at the end of the way." : "Search for the module where the way begins.")],
    };
  }
  const ways = waysBetween(start.number, end.number);
  return {
    title: ways.length ? `${plural(ways.length, "way")} from ${start.name} to ${end.name}` : `No way from ${start.name} to ${end.name}`,
    picture: ways.length ? waysPicture(ways) : undefined, list: waysList(ways, start, end),
  };
}

function unknownView() {
  const found = unknownEdges();
  return {
    title: "Unknown screens", current: "#unknown", picture: betweenPicture(found),
    list: [quiet("Here the code shows a screen that it does not name."), section("Openings", found, openingRow)],
  };
}

// The page: its address says what it shows.

const part = (id) => document.getElementById(id);
const [search, results, list, picture, count] = ["search", "results", "list", "picture", "count"].map(part);

let shown;

// MARK: The view

const parametersOf = (address) => new URLSearchParams(address.replace(/^#/, "").replace(/\+/g, "%2B"));

/** Shows what the address says. */
function show({ isFirst = false } = {}) {
  const parameters = parametersOf(location.hash);
  const wanted = parameters.get("search") ?? "";
  parameters.delete("search");
  const address = parameters.toString();
  if (shown?.address !== address) {
    shown = { ...viewAt(parameters), address };
    showViews();
    list.replaceChildren(make("h2", { tabindex: -1 }, shown.title), ...[shown.list].flat(Infinity));
    showPicture();
    document.title = `${shown.title} – which module opens which`;
    if (!isFirst && document.activeElement !== search) list.querySelector("h2").focus({ preventScroll: true });
    part("beside").scrollTop = 0;
  }
  if (search.value !== wanted) search.value = wanted;
  showResults();
}

function showViews() {
  part("views").replaceChildren(...mainViews.map(([address, title]) =>
    make("a", { href: address, "aria-current": shown.current === address ? "page" : undefined }, title)));
}

function showPicture() {
  const drawn = shown.picture;
  picture.classList.remove("has-lit");
  picture.replaceChildren(...(drawn ? [drawPicture(drawn, `${shown.title}: ${plural(drawn.boxes.length, "box").replace("boxs", "boxes")}, ${plural(drawn.arrows.length, "arrow")}`)] : []));
  part("key").replaceChildren(...(drawn ? legendOf(drawn) : []));
  zoomTo(Math.max(zoomForAll(), readable));
  bringToView(picture.querySelector(".asked") ?? picture.querySelector(".entry"));
}

// MARK: Zoom

let zoom = 1;

const svg = () => picture.querySelector("svg");

// Smaller names can hardly be read.
const readable = 0.7;

/** The zoom at which all of the picture is visible, but not larger than it is. */
function zoomForAll() {
  if (!svg()) return 1;
  const { width, height } = svg().dataset;
  return Math.min(1, picture.clientWidth / width, picture.clientHeight / height);
}

function zoomTo(value) {
  if (!svg()) return;
  const { width, height } = svg().dataset;
  const middle = ["Left", "Top"].map((side, axis) => {
    const [size, all] = axis ? [picture.clientHeight, picture.scrollHeight] : [picture.clientWidth, picture.scrollWidth];
    return (picture[`scroll${side}`] + size / 2) / Math.max(all, 1);
  });
  zoom = Math.min(4, Math.max(0.05, value));
  svg().setAttribute("width", Math.floor(width * zoom));
  svg().setAttribute("height", Math.floor(height * zoom));
  picture.scrollLeft = middle[0] * picture.scrollWidth - picture.clientWidth / 2;
  picture.scrollTop = middle[1] * picture.scrollHeight - picture.clientHeight / 2;
}

/** Scrolls to a box, if there is one, else to where the picture begins. */
function bringToView(box) {
  if (!box) {
    picture.scrollLeft = 0;
    return;
  }
  const [inner, outer] = [box.getBoundingClientRect(), picture.getBoundingClientRect()];
  picture.scrollLeft += inner.left - outer.left - Math.max(16, (outer.width - inner.width) / 3);
  picture.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

part("closer").addEventListener("click", () => zoomTo(zoom * 1.3));
part("farther").addEventListener("click", () => zoomTo(zoom / 1.3));
part("fit").addEventListener("click", () => zoomTo(zoomForAll()));
picture.addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoomTo(zoom * Math.exp(-event.deltaY / 300));
}, { passive: false });

// MARK: The picture

picture.addEventListener("click", (event) => {
  const link = event.target.closest("[data-link]")?.dataset.link;
  if (link && !wasDragged) location.hash = link;
});

let wasDragged = false;

// The picture is moved by dragging it.
picture.addEventListener("pointerdown", (event) => {
  wasDragged = false;
  if (event.pointerType !== "mouse" || event.button !== 0) return;
  const start = { x: event.clientX + picture.scrollLeft, y: event.clientY + picture.scrollTop };
  const move = (moved) => {
    if (Math.abs(moved.clientX - event.clientX) + Math.abs(moved.clientY - event.clientY) > 4) wasDragged = true;
    picture.scrollLeft = start.x - moved.clientX;
    picture.scrollTop = start.y - moved.clientY;
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", () => removeEventListener("pointermove", move), { once: true });
});

/** Shows boxes and their arrows more clearly. */
function light(boxes) {
  const numbers = new Set(boxes.map((box) => box.dataset.box));
  for (const box of picture.querySelectorAll(".node")) box.classList.toggle("lit", numbers.has(box.dataset.box));
  for (const arrow of picture.querySelectorAll(".edge")) {
    arrow.classList.toggle("lit", numbers.has(arrow.dataset.from) || numbers.has(arrow.dataset.to));
  }
  picture.classList.toggle("has-lit", numbers.size > 0);
}

const boxesWith = (members) => [...picture.querySelectorAll(".node")].filter((box) =>
  box.dataset.members.split(" ").some((member) => members.has(member)));

picture.addEventListener("mouseover", (event) => {
  const box = event.target.closest(".node");
  light(box ? [box] : []);
});
picture.addEventListener("mouseleave", () => light([]));

for (const [begin, end] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
  part("beside").addEventListener(begin, (event) => {
    const members = event.target.closest("a[data-members]")?.dataset.members;
    if (members) light(boxesWith(new Set(members.split(" "))));
  });
  part("beside").addEventListener(end, () => light([]));
}

// MARK: Search

const mostResults = 100;
const sought = [...nodes.filter((node) => node.kind !== "unknown"), ...stories].map((thing) => ({ thing, words: thing.name.toLowerCase() }));

/** What has the text in its name: first the names that begin with it. */
function found(text) {
  const wanted = text.toLowerCase();
  const all = sought.filter(({ words }) => words.includes(wanted));
  return [...all.filter(({ words }) => words.startsWith(wanted)), ...all.filter(({ words }) => !words.startsWith(wanted))]
    .map(({ thing }) => thing);
}

function showResults() {
  const text = search.value.trim();
  list.hidden = text !== "";
  results.hidden = text === "";
  const all = text ? found(text) : [];
  const link = (thing) => (shown.asksFor && thing.kind !== "group" ? { ...thing, link: shown.asksFor(thing) } : thing);
  results.replaceChildren(make("ul", {}, all.slice(0, mostResults).map((thing) =>
    make("li", {}, signOf(thing), linkTo(link(thing)), thing.story ? make("div", { class: "more" }, thing.story) : []))));
  const more = all.length > mostResults ? `; the first ${mostResults} are shown` : "";
  count.textContent = text ? `${plural(all.length, "result")}${more}` : "";
  const members = new Set(all.filter((thing) => thing.kind !== "group").map((thing) => `${thing.number}`));
  const lit = new Set(members.size ? boxesWith(members) : []);
  for (const box of picture.querySelectorAll(".node")) box.classList.toggle("found", lit.has(box));
}

/** Writes the search into the address, without an entry of its own in the history. */
function searchFor(text) {
  const address = [shown.address, text && `search=${encoded(text)}`].filter(Boolean).join("&");
  history.replaceState(history.state, "", `#${address}`);
  show();
}

search.addEventListener("input", () => searchFor(search.value));

// MARK: Keys

const resultLinks = () => [...results.querySelectorAll("a")];

function moveInResults(step) {
  const links = resultLinks();
  const place = links.indexOf(document.activeElement) + step;
  (place < 0 ? search : links[Math.min(place, links.length - 1)])?.focus();
}

function showFirstResult() {
  const first = resultLinks()[0];
  if (!first) return;
  search.blur();
  first.click();
}

function goBack() {
  if (search.value) {
    searchFor("");
    search.focus();
  } else if (document.activeElement === search) {
    search.blur();
  } else if (history.state?.isInside) {
    history.back();
  } else if (location.hash) {
    location.hash = "";
  }
}

const keys = {
  "/": () => search.focus(), "+": () => zoomTo(zoom * 1.3), "=": () => zoomTo(zoom * 1.3), "-": () => zoomTo(zoom / 1.3),
  "0": () => zoomTo(zoomForAll()),
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isInSearch = event.target === search;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") goBack();
  else if (step && (isInSearch || results.contains(event.target))) moveInResults(step);
  else if (event.key === "Enter" && isInSearch) showFirstResult();
  else if (!isInSearch && keys[event.key]) keys[event.key]();
  else return;
  event.preventDefault();
});

// MARK: Dark and light

const theme = part("theme");
const system = matchMedia("(prefers-color-scheme: dark)");
let chosen = null;

function showTheme() {
  const isDark = chosen ?? system.matches;
  part("dark").media = isDark ? "all" : "not all";
  theme.setAttribute("aria-pressed", isDark);
}

theme.addEventListener("click", () => {
  chosen = !(chosen ?? system.matches);
  showTheme();
});
system.addEventListener("change", showTheme);

// MARK: Start

// Where the page was opened, there is nothing to go back to.
history.replaceState(history.state ?? { isInside: false }, "");
addEventListener("hashchange", () => {
  if (!history.state) history.replaceState({ isInside: true }, "");
  show();
});
showTheme();
show({ isFirst: true });
</script>
</body>
</html>

"""#,
  ]
}
