import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type CSSProperties,
  type FocusEvent,
  memo,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { awayWords } from '../../frame/words/away-words.ts';
import { useTimeOfMinute } from '../../frame/words/minute-text.ts';
import { stateOf } from '../../frame/words/session-state.ts';
import { stateWords } from '../../frame/words/state-sign.tsx';
import type { BoardCell } from '../booking/session-draft.ts';
import { MoveLayer, type Moves } from '../moving/move-layer.tsx';
import { EmptyTime } from './empty-time.tsx';
import { SessionBlock } from './session-block.tsx';
import { TherapistColumnHead } from './therapist-column-head.tsx';
import { type Column, columnsOf, offShift, type Span } from './therapist-columns.ts';
import { useRoving } from './use-roving.ts';

interface Props {
  /** The part of the day on screen. */
  day: DeskDay;
  /** The whole day. */
  whole: DeskDay;
  moves: Moves;
  nowMinute: number;
  opened: string | undefined;
  onOpen: (id: string) => void;
  onPlace: (place: Omit<BoardCell, 'date'>) => void;
  keysOn: boolean;
}

/** A column for each therapist on shift, with the hours down the side. */
export function Board({ day, whole, moves, nowMinute, opened, onOpen, onPlace, keysOn }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => columnsOf(day), [day]);
  const range = useMemo(() => boardHoursOf(day), [day]);
  const ground = useMemo(() => ({ columns, range }), [columns, range]);
  const { stop, handlers } = useRoving(columns, { opened, onOpen, keysOn });
  const [peeked, setPeeked] = useState<string>();
  const severalBranches = day.branches.length > 1;
  const branchName = (code: string) => day.branches.find((each) => each.code === code)?.name;
  const isShown = nowMinute >= range.from && nowMinute <= range.to;
  if (columns.length === 0) return <NobodyWorks date={day.date} />;
  return (
    <div
      ref={board}
      className="desk-board"
      style={{ '--columns': columns.length } as CSSProperties & { '--columns': number }}
      {...handlers}
      {...peeking(setPeeked, handlers.onFocus)}
    >
      <div className="desk-corner" />
      {columns.map((column) => (
        <ColumnHead
          key={column.key}
          column={column}
          date={day.date}
          branch={severalBranches ? branchName(column.location) : undefined}
        />
      ))}
      <Hours range={range} />
      {columns.map((column, at) => (
        <BoardColumn
          key={column.key}
          column={column}
          side={at * 2 < columns.length ? 'start' : 'end'}
          peeked={column.placed.some(({ booking }) => booking.id === peeked) ? peeked : undefined}
          range={range}
          nowMinute={nowMinute}
          stop={stop}
          opened={opened}
          onPlace={onPlace}
        />
      ))}
      <MoveLayer day={whole} ground={ground} nowMinute={nowMinute} board={board} {...moves} />
      {isShown && <NowLine minute={nowMinute} begin={range.from} />}
    </div>
  );
}

const ColumnHead = memo(function ColumnHead({
  column: { therapist, placed },
  date,
  branch,
}: {
  column: Column;
  date: string;
  branch: string | undefined;
}) {
  const { t } = useLingui();
  const count = placed.filter(({ booking }) => booking.status !== 'no_show').length;
  const [away] = therapist.off;
  return (
    <div className="desk-head">
      <h2 className="text-sm font-semibold">
        <TherapistColumnHead therapist={therapist} date={date} />
      </h2>
      <p className="truncate text-xs text-muted">
        {away && (
          <>
            <strong className="font-semibold text-ember">{t(awayWords[away.kind])}</strong>
            <Dot />
          </>
        )}
        {therapist.late && (
          <>
            <strong className="font-semibold text-ember">
              <Plural value={therapist.late.minutes} one="# minute late" other="# minutes late" />
            </strong>
            <Dot />
          </>
        )}
        {branch && (
          <>
            {branch}
            <Dot />
          </>
        )}
        <Plural value={count} one="# session" other="# sessions" />
      </p>
    </div>
  );
});

const Hours = memo(function Hours({ range }: { range: Span }) {
  const timeOf = useTimeOfMinute();
  const hours = Array.from(
    { length: (range.to - range.from) / 60 },
    (_, at) => range.from + at * 60,
  );
  return (
    <div className="desk-hours" aria-hidden="true">
      {hours.map((minute) => (
        <div key={minute} className="desk-hour">
          {timeOf(minute)}
        </div>
      ))}
    </div>
  );
});

/** A mouse over a session shows its details, and so does the focus; a finger opens the panel. */
function peeking(show: (id: string | undefined) => void, onFocus: (event: FocusEvent) => void) {
  const idAt = ({ target }: { target: EventTarget }) =>
    (target as Element).closest<HTMLElement>('[data-session]')?.dataset.session;
  return {
    onFocus: (event: FocusEvent) => {
      onFocus(event);
      show((event.target as Element).matches(':focus-visible') ? idAt(event) : undefined);
    },
    onBlur: () => show(undefined),
    onPointerOver: (event: PointerEvent) =>
      show(event.pointerType === 'mouse' ? idAt(event) : undefined),
    onPointerLeave: () => show(undefined),
    onPointerDown: () => show(undefined),
  };
}

interface ColumnProps {
  column: Column;
  side: 'start' | 'end';
  /** The session whose details are shown, if it is in this column. */
  peeked: string | undefined;
  range: Span;
  nowMinute: number;
  stop: string | null;
  opened: string | undefined;
  onPlace: Props['onPlace'];
}

function BoardColumn(props: ColumnProps) {
  const { column, side, peeked, range, nowMinute, stop, opened, onPlace } = props;
  const { t } = useLingui();
  const { therapist, shifts, placed } = column;
  const away = therapist.off.filter(
    (each) => each.from_minute < range.to && each.to_minute > range.from,
  );
  return (
    <div className="desk-column">
      {offShift(shifts, range).map((span) => (
        <div
          key={span.from}
          aria-hidden="true"
          className="desk-off"
          style={heightOf(span, range.from)}
        />
      ))}
      {away.map((each) => {
        const from = Math.max(each.from_minute, range.from);
        const span = { from, to: Math.min(each.to_minute, range.to) };
        return (
          <p key={each.from_minute} className="desk-away" style={heightOf(span, range.from)}>
            {t(awayWords[each.kind])}
          </p>
        );
      })}
      <EmptyTime
        column={column}
        range={range}
        nowMinute={nowMinute}
        isStop={stop === null || placed.some(({ booking }) => booking.id === stop)}
        onPlace={onPlace}
      />
      <ol aria-label={t`Sessions with ${therapist.name}`} className="absolute inset-0">
        {placed.map((each) => {
          const state = stateOf(each.booking, nowMinute);
          return (
            <SessionBlock
              key={each.booking.id}
              placed={each}
              begin={range.from}
              state={state}
              word={t(stateWords[state])}
              isStop={each.booking.id === stop}
              isOpen={each.booking.id === opened}
              peek={each.booking.id === peeked && peeked !== opened ? side : undefined}
            />
          );
        })}
      </ol>
    </div>
  );
}

function heightOf({ from, to }: Span, begin: number) {
  return {
    insetBlockStart: `calc((${from - begin} / 30) * var(--desk-row))`,
    blockSize: `calc((${to - from} / 30) * var(--desk-row))`,
  };
}

/**
 * Hours that the board shows for a day: everything open or booked, otherwise all shifts, rounded
 * out to whole hours.
 */
export function boardHoursOf(day: DeskDay): Span {
  const known = [...day.branches.flatMap(({ hours }) => hours), ...day.bookings];
  const spans = known.length > 0 ? known : day.therapists.flatMap(({ shifts }) => shifts);
  if (spans.length === 0) return { from: 10 * 60, to: 22 * 60 };
  return {
    from: Math.floor(Math.min(...spans.map((each) => each.from_minute)) / 60) * 60,
    to: Math.ceil(Math.max(...spans.map((each) => each.to_minute)) / 60) * 60,
  };
}

/** A line across all columns at the current time; scrolled into view when the board opens. */
function NowLine({ minute, begin }: { minute: number; begin: number }) {
  const line = useRef<HTMLDivElement>(null);
  const timeOf = useTimeOfMinute();
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
      <span className="desk-now-time">{timeOf(minute)}</span>
    </div>
  );
}

/** Shown for a day without columns, such as a new studio's first one, with a link to the rota. */
function NobodyWorks({ date }: { date: string }) {
  return (
    <EmptyState
      className="m-4"
      title={<Trans>Nobody works on this day.</Trans>}
      action={
        <Link to={`${paths.rota}?day=${date}`} className="desk-tool desk-main-tool">
          <Trans>To the rota</Trans>
        </Link>
      }
    >
      <Trans>Each therapist on shift has a column here, with their hours and sessions.</Trans>
    </EmptyState>
  );
}
