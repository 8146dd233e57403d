import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many children fit in the first line of a wrapping row. Measured before the first paint, and
 * again when the row or one of its `count` children changes size.
 */
export function useFirstLine(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(0);
  useLayoutEffect(() => {
    const box = row.current;
    if (!box || count === 0) return;
    const items = [...box.children] as HTMLElement[];
    const measure = () => {
      const beyond = items.findIndex(
        ({ offsetTop, offsetLeft, offsetWidth }) =>
          offsetTop > 0 || offsetLeft < 0 || offsetLeft + offsetWidth > box.clientWidth,
      );
      setFitting(beyond === -1 ? items.length : beyond);
    };
    measure();
    const watched = new ResizeObserver(measure);
    for (const each of [box, ...items]) watched.observe(each);
    return () => watched.disconnect();
  }, [row, count]);
  return fitting;
}
