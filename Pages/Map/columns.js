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
