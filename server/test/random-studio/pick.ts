/** The item of a number, counted modulo what is there; undefined where nothing is. */
export function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}
