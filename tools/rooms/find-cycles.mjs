/**
 * Cycles of a graph, given as a Map from each node to its successors: the groups whose members all
 * reach one another, each sorted by name. A node that is its own successor is one too. By Tarjan's
 * algorithm (SIAM Journal on Computing 1(2), 1972).
 */
export function findCycles(graph) {
  const reached = new Map();
  const stack = [];
  const cycles = [];
  const visit = (node) => {
    const own = { order: reached.size, lowest: reached.size, open: true };
    reached.set(node, own);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const other = reached.get(next);
      if (!other) own.lowest = Math.min(own.lowest, visit(next).lowest);
      else if (other.open) own.lowest = Math.min(own.lowest, other.order);
    }
    if (own.lowest === own.order) {
      const group = stack.splice(stack.indexOf(node));
      for (const each of group) reached.get(each).open = false;
      if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group.sort());
    }
    return own;
  };
  for (const node of graph.keys()) if (!reached.has(node)) visit(node);
  return cycles;
}
