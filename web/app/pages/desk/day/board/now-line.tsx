import { useEffect, useRef } from 'react';
import { timeOfMinute } from '../../frame/words/minute-text.ts';

/** Where the day is now, across all columns; brought into sight when the board opens. */
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
