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
