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
