import { memo } from 'react';
import { joinNames } from '../../../../lib/join-names.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useTimeOfMinute } from '../../frame/words/minute-text.ts';
import type { State } from '../../frame/words/session-state.ts';
import { inks, StateMark } from '../../frame/words/state-sign.tsx';
import { SessionMarks } from './session-marks.tsx';
import { SessionPeek } from './session-peek.tsx';
import type { BookingInLane } from './therapist-columns.ts';

interface Props {
  placed: BookingInLane;
  /** Minute at which the board begins. */
  begin: number;
  state: State;
  word: string;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  isOpen: boolean;
  /** On which side of the block its details are shown now; undefined: nowhere. */
  peek?: 'start' | 'end' | undefined;
}

/** A session in its column. The board handles its clicks and keys. */
export const SessionBlock = memo(function SessionBlock({
  placed: { booking, lane, lanes },
  begin,
  state,
  word,
  isStop,
  isOpen,
  peek,
}: Props) {
  const { from_minute, to_minute, busy_to_minute, client, services } = booking;
  const timeOf = useTimeOfMinute();
  const minutes = to_minute - from_minute;
  // One line under half an hour, two under three quarters: no line is cut in half.
  const isLine = minutes < 30;
  const isLow = minutes < 45;
  // Most are only booked, which their colour says.
  const isPlain = state === 'booked';
  const hasWord = !isLow && lanes === 1 && !isPlain;
  const time = <span className="shrink-0 text-muted">{timeOf(from_minute)}</span>;
  const service = (
    <span className="min-w-0 truncate text-muted">
      {joinNames(services.map((each) => each.service_name))}
    </span>
  );
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
        className={classNames('desk-block', isLine && 'desk-block-short')}
      >
        <span className="desk-line">
          <strong
            dir="auto"
            className="desk-name min-w-0 grow truncate font-semibold"
            translate="no"
          >
            {client.first_name} {client.last_name}
          </strong>
          {isLine && lanes === 1 && time}
          {isLine && <SessionMarks of={booking} state={state} />}
          {!isPlain && <StateMark state={state} />}
        </span>
        <span className={isLine ? 'sr-only' : 'desk-line'}>
          {!(isLine && lanes === 1) && time}
          {isLow && service}
          <span className="ms-auto flex shrink-0 items-center gap-[inherit]">
            {!isLine && <SessionMarks of={booking} state={state} />}
            <span className={hasWord ? classNames('font-semibold', inks[state]) : 'sr-only'}>
              {word}
            </span>
          </span>
        </span>
        {!isLow && <span className="desk-line">{service}</span>}
      </button>
      {peek && <SessionPeek booking={booking} state={state} side={peek} />}
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
