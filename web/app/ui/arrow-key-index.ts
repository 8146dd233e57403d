interface Row {
  count: number;
  /** Reads from right to left. */
  rtl: boolean;
  /** Wraps around the ends; otherwise stops there. */
  round?: boolean;
}

/** Index in a row that a key moves to from `from`; undefined for other keys. */
export function arrowKeyIndex(
  key: string,
  from: number,
  { count, rtl, round = false }: Row,
): number | undefined {
  const last = count - 1;
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return from < last ? from + 1 : round ? 0 : last;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return from > 0 ? from - 1 : round ? last : 0;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Whether an element's content runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
