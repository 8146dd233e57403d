/** The item with a number, modulo the number of items; undefined when there are none. */
export function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}
