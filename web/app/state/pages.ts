/** Lists come as one page with `results` or as a plain array; both are read. */
export function readList<Item>(answer: { results: Item[] } | Item[]): Item[] {
  return Array.isArray(answer) ? answer : answer.results;
}
