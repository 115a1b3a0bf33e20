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
