import { useEffect, useRef } from 'react';
import { timeOfMinute } from '../../frame/words/minute-text.ts';

/** A line across all columns at the current time; scrolled into view when the board opens. */
export function NowLine({ minute, begin }: { minute: number; begin: number }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, []);
  return (
    <div
      ref={line}
      aria-hidden="true"
      className="desk-now"
      style={{
        insetBlockStart: `calc(var(--desk-head) + (${minute - begin} / 30) * var(--desk-row))`,
      }}
    >
      <span className="desk-now-time">{timeOfMinute(minute)}</span>
    </div>
  );
}
