import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { BoardCell } from '../booking/session-draft.ts';
import { beginsAt, nextPlace } from './start-of-a-click.ts';
import type { Column, Span } from './therapist-columns.ts';

interface Props {
  column: Column;
  range: Span;
  nowMinute: number;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onPlace: (place: Omit<BoardCell, 'date'>) => void;
}

/** The empty part of a column: a click books at that time, Enter at the column's next free time. */
export function EmptyTime({ column, range, nowMinute, isStop, onPlace }: Props) {
  const { t } = useLingui();
  const { therapist, location } = column;
  const begin = ({ detail, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const pointed = range.from + ((clientY - top) / height) * (range.to - range.from);
    // A click by keyboard has no position.
    const minute =
      detail === 0 ? nextPlace(column, Math.max(nowMinute, range.from)) : beginsAt(column, pointed);
    onPlace({ location, therapistId: therapist.id, minute });
  };
  return (
    <button
      type="button"
      aria-label={t`New session with ${therapist.name}`}
      tabIndex={isStop ? 0 : -1}
      onClick={begin}
      className="desk-place"
    />
  );
}
