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
