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
