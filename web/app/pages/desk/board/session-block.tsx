import { memo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { timeOfMinute } from '../minute-text.ts';
import type { State } from '../state-of.ts';
import { StateSign } from '../state-sign.tsx';
import type { Placed } from './columns.ts';

interface Props {
  placed: Placed;
  /** Minute at which the board begins. */
  begin: number;
  state: State;
  /** The one that the Tab key reaches. */
  isStop: boolean;
  isOpen: boolean;
}

/** A session in its column. The board hears its clicks and keys. */
export const SessionBlock = memo(function SessionBlock({
  placed: { booking, lane, lanes },
  begin,
  state,
  isStop,
  isOpen,
}: Props) {
  const { from_minute, to_minute, busy_to_minute, client, services } = booking;
  const short = to_minute - from_minute < 30;
  const free = Math.max(busy_to_minute, to_minute) - to_minute;
  return (
    <li
      className="desk-session"
      style={{
        insetBlockStart: `calc((${from_minute - begin} / 30) * var(--desk-row))`,
        blockSize: `calc((${to_minute - from_minute} / 30) * var(--desk-row))`,
        insetInlineStart: `${(lane / lanes) * 100}%`,
        inlineSize: `${100 / lanes}%`,
      }}
    >
      <button
        type="button"
        id={`session-${booking.id}`}
        data-session={booking.id}
        data-state={state}
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isOpen}
        className={classNames('desk-block', short && 'desk-block-short')}
      >
        <span className="block max-w-full truncate">
          <span className="text-muted">{timeOfMinute(from_minute)}</span>{' '}
          <strong className="font-semibold">
            {client.first_name} {client.last_name}
          </strong>
        </span>
        <span className="flex max-w-full items-center justify-between gap-1">
          <span className="min-w-0 truncate text-muted">
            {services.map((each) => each.service_name).join(', ')}
          </span>
          <StateSign state={state} wordless={short || lanes > 1} />
        </span>
      </button>
      {free > 0 && state !== 'missed' && (
        <span
          aria-hidden="true"
          className="desk-buffer"
          style={{ blockSize: `calc((${free} / 30) * var(--desk-row))` }}
        />
      )}
    </li>
  );
});
