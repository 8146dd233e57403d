import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';

interface Props {
  view: 'board' | 'list';
}

/** The day before it is loaded, in the shape that it will have. */
export function LoadingDay({ view }: Props) {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading...`}>{view === 'board' ? <BoardToCome /> : <ListToCome />}</Loading>
  );
}

/** Where the sessions of each column begin, and how long they are, in half hours. */
const columns: readonly (readonly (readonly [from: number, lasts: number])[])[] = [
  [
    [1, 2],
    [5, 3],
    [11, 2],
  ],
  [
    [3, 3],
    [8, 2],
  ],
  [
    [0, 2],
    [4, 2],
    [9, 3],
  ],
  [
    [2, 3],
    [7, 2],
    [12, 2],
  ],
  [
    [1, 3],
    [6, 2],
    [10, 3],
  ],
  [
    [4, 3],
    [9, 2],
  ],
];
const HOURS = 10;
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function BoardToCome() {
  return (
    <div
      aria-hidden="true"
      className="desk-board"
      style={{ '--columns': columns.length } as CSSProperties & { '--columns': number }}
    >
      <div className="desk-corner" />
      {columns.map((sessions) => (
        <div key={sessions.join(' ')} className="desk-head">
          <Skeleton className="mt-1 h-4 w-28 max-w-full" />
          <Skeleton className="mt-2 h-3 w-20 max-w-full" />
        </div>
      ))}
      <div className="desk-hours">
        {Array.from({ length: HOURS }, (_, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours are all alike
          <div key={hour} className="desk-hour">
            <Skeleton className="ms-auto mt-1 h-3 w-8" />
          </div>
        ))}
      </div>
      {columns.map((sessions) => (
        <div key={sessions.join(' ')} className="desk-column">
          {sessions.map(([from, lasts]) => (
            <span
              key={from}
              className="desk-session inset-x-0"
              style={{
                insetBlockStart: `calc(${from} * var(--desk-row))`,
                blockSize: `calc(${lasts} * var(--desk-row))`,
              }}
            >
              <Skeleton className="size-full" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function ListToCome() {
  return (
    <div aria-hidden="true" className="desk-list desk-day-list @container">
      {ROWS.map((row) => (
        <div
          key={row}
          className="desk-row pointer-events-none border-b border-hairline"
          data-state="done"
        >
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-36 max-w-full" />
          <Skeleton className="h-4 w-28 max-w-full @max-xl:hidden" />
          <Skeleton className="h-4 w-28 max-w-full @max-xl:hidden" />
          <Skeleton className="h-4 w-16 justify-self-end" />
        </div>
      ))}
    </div>
  );
}
