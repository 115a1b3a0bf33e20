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
