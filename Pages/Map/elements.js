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
