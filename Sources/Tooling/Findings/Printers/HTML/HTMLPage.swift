/// The style sheet and the script of the page with the findings.
///
/// Neither contains `<` or `&`, so that the page is valid XML.
enum HTMLPage {
  static let style: StaticString = """
    :root {
      --page: #ffffff; --card: #f6f8fa; --line: #d0d7de; --text: #1f2328; --dim: #59636e; --link: #0550ae;
      --error: #b3151d; --warning: #7d4e00; --note: #0550ae; --known: #59636e; --mark: #ffe7a3;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #0d1117; --card: #161b22; --line: #3d444d; --text: #e6edf3; --dim: #9da7b3; --link: #79b8ff;
        --error: #ff8f89; --warning: #e3b341; --note: #79b8ff; --known: #9da7b3; --mark: #614700;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: var(--page);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { font-size: 1.75rem; margin: 0; line-height: 1.25; }
    h2 { font-size: 1.25rem; margin: 2rem 0 .75rem; }
    h3 { display: inline; font-size: 1rem; margin: 0; }
    p { margin: .25rem 0; }
    a { color: var(--link); }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; }
    code, pre { font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; }
    pre {
      margin: .5rem 0; padding: .375rem .625rem; overflow-x: auto; background: var(--page);
      border: 1px solid var(--line); border-radius: .375rem; overflow-wrap: normal;
    }
    mark { background: var(--mark); color: inherit; border-radius: .125rem; }
    .counts { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 0; }
    .counts div {
      min-width: 7rem; padding: .5rem .875rem; background: var(--card); border: 1px solid var(--line);
      border-radius: .5rem;
    }
    .counts dt { color: var(--dim); font-size: .875rem; }
    .counts dd { margin: 0; font-size: 1.5rem; font-weight: 600; }
    .counts .error dd { color: var(--error); }
    .counts .warning dd { color: var(--warning); }
    .counts .note dd { color: var(--note); }
    #filters {
      display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: end; margin: 1.5rem 0 0;
      padding: .875rem; border: 1px solid var(--line); border-radius: .5rem;
    }
    #filters[hidden] { display: none; }
    #filters p, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
    #filters p > label, legend { display: block; padding: 0; color: var(--dim); font-size: .875rem; }
    fieldset label { display: inline-flex; align-items: center; gap: .25rem; min-height: 2.25rem; margin-right: .75rem; }
    .search { flex: 1 1 16rem; }
    input[type=search], select {
      width: 100%; max-width: 100%; min-height: 2.25rem; padding: .25rem .5rem; font: inherit;
      color: inherit; background: var(--page); border: 1px solid var(--dim); border-radius: .375rem;
    }
    ::placeholder { color: var(--dim); opacity: 1; }
    output { display: flex; align-items: center; min-height: 2.25rem; color: var(--dim); }
    details { margin: .75rem 0; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); }
    summary { padding: .625rem .875rem; cursor: pointer; }
    .count { color: var(--dim); font-size: .875rem; margin-left: .5rem; }
    .group ol { margin: 0; padding: 0; list-style: none; }
    .finding { padding: .75rem .875rem; border-top: 1px solid var(--line); }
    .message { font-weight: 500; }
    .facts, .notes { color: var(--dim); font-size: .875rem; }
    .facts > * { margin-right: .75rem; }
    .by-module .module { display: none; }
    .notes { margin: .25rem 0 0; padding-left: 1.25rem; }
    .badge {
      padding: .0625rem .5rem; border: 1px solid currentColor; border-radius: 1rem; font-size: .8125rem;
      font-weight: 600;
    }
    .error { color: var(--error); }
    .warning { color: var(--warning); }
    .note { color: var(--note); }
    .known, .suppressed { color: var(--known); font-weight: 400; }
    .counts div { color: var(--text); }
    .rule > :not(summary) { margin-left: .875rem; margin-right: .875rem; }
    .rule > :last-child { margin-bottom: .875rem; }
    footer { margin-top: 2rem; color: var(--dim); font-size: .875rem; }
    @media print { #filters, .skip { display: none; } }
    """

  static let script: StaticString = """
    {
      const form = document.getElementById("filters");
      const holder = document.getElementById("groups");
      const findings = Array.from(document.querySelectorAll(".finding"));
      const texts = findings.map(finding => finding.textContent.toLowerCase());
      const kinds = ["error", "warning", "note"];
      const search = document.getElementById("search");
      const rule = document.getElementById("rule");
      const unfolded = 100;

      const countText = items => kinds
        .map(kind => [kind, items.filter(item => item.dataset.severity === kind).length])
        .filter(pair => pair[1] !== 0)
        .map(pair => pair[1].toLocaleString("en") + " " + pair[0] + (pair[1] === 1 ? "" : "s"))
        .join(", ");

      const worstFirst = (one, other) => {
        if ((one.name === "") !== (other.name === "")) return one.name === "" ? 1 : -1;
        for (const kind of kinds) {
          const count = group => group.items.filter(item => item.dataset.severity === kind).length;
          const difference = count(other) - count(one);
          if (difference !== 0) return difference;
        }
        return one.name.localeCompare(other.name);
      };

      const makeGroup = (group, isOpen) => {
        const details = document.createElement("details");
        details.className = "group";
        details.open = isOpen;
        const summary = document.createElement("summary");
        const heading = document.createElement("h3");
        heading.textContent = group.name === "" ? "In no module" : group.name;
        const count = document.createElement("span");
        count.className = "count";
        const list = document.createElement("ol");
        list.setAttribute("role", "list");
        summary.append(heading, " ", count);
        list.append(...group.items);
        details.append(summary, list);
        return details;
      };

      const regroup = () => {
        const by = form.querySelector("input[name=group]:checked").value;
        holder.className = "by-" + by;
        const groups = new Map();
        for (const finding of findings) {
          const name = finding.dataset[by];
          if (!groups.has(name)) groups.set(name, { name, items: [] });
          groups.get(name).items.push(finding);
        }
        const sorted = Array.from(groups.values()).sort(worstFirst);
        const isShort = unfolded >= findings.length;
        holder.replaceChildren(...sorted.map((group, place) => makeGroup(group, isShort || place === 0)));
        filter();
      };

      const filter = () => {
        const words = search.value.toLowerCase().split(/\\s+/).filter(word => word !== "");
        const off = new Set(Array.from(form.querySelectorAll("input[type=checkbox]:not(:checked)"))
          .map(box => box.value));
        let shown = 0;
        findings.forEach((finding, place) => {
          const data = finding.dataset;
          const isLeftOut = off.has(data.severity) || off.has(data.status)
            || (rule.value !== "" ? data.rule !== rule.value : false)
            || !words.every(word => texts[place].includes(word));
          finding.hidden = isLeftOut;
          if (!isLeftOut) shown += 1;
        });
        const isNarrow = words.length !== 0 || rule.value !== "";
        for (const group of holder.children) {
          const items = Array.from(group.querySelectorAll(".finding:not([hidden])"));
          group.hidden = items.length === 0;
          group.querySelector(".count").textContent = countText(items);
          if (isNarrow) group.open = unfolded >= shown || group.open;
        }
        document.getElementById("nothing").hidden = shown !== 0 || findings.length === 0;
        document.getElementById("shown").textContent =
          shown.toLocaleString("en") + " of " + findings.length.toLocaleString("en") + " shown";
      };

      const openTarget = () => {
        const target = location.hash === "" ? null : document.getElementById(location.hash.slice(1));
        if (target instanceof HTMLDetailsElement) target.open = true;
      };

      form.addEventListener("submit", event => event.preventDefault());
      form.addEventListener("input", event => event.target.name === "group" ? regroup() : filter());
      window.addEventListener("hashchange", openTarget);
      openTarget();
      if (findings.length !== 0) {
        form.hidden = false;
        filter();
      }
    }
    """
}
