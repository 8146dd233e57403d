/** Index that a key moves to in a list of `count`, within its ends; undefined for other keys. */
export function listKeyIndex(key: string, from: number, count: number): number | undefined {
  const last = count - 1;
  const inside = (index: number) => Math.max(0, Math.min(last, index));
  switch (key) {
    case 'ArrowDown':
      return inside(from + 1);
    case 'ArrowUp':
      return inside(from - 1);
    case 'PageDown':
      return inside(from + 4);
    case 'PageUp':
      return inside(from - 4);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
