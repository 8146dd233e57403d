import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatDayWithWeekday, formatShortWeekday } from '../../lib/dates.ts';
import { arrowKeyIndex, isRightToLeft } from '../../ui/arrow-key-index.ts';
import { classNames } from '../../ui/class-names.ts';
import { type DayNote, NoteMark } from '../../ui/day-note.tsx';
import { type Fullness, FullnessMark, useFullnessText } from '../../ui/fullness.tsx';

interface Props {
  /** `YYYY-MM-DD`, ascending. */
  days: readonly string[];
  /** '' for none. */
  chosen: string;
  today: string;
  noteOn(day: string): DayNote | undefined;
  fullness(day: string): Fullness | undefined;
  onPick(day: string): void;
  ref?: Ref<HTMLDivElement>;
}

/** Days in one row that scrolls sideways: Tab reaches one of them, arrow keys the others. */
export function DayStrip({ days, chosen, today, noteOn, fullness, onPick, ref }: Props) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const place = Math.max(0, days.indexOf(chosen));
  const [reached, setReached] = useState(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day or other weeks
  useEffect(() => setReached(place), [place, days[0]]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day or other weeks
  useLayoutEffect(() => center(row.current, place), [place, days[0]]);

  function moveByKey(event: KeyboardEvent<HTMLUListElement>) {
    const list = event.currentTarget;
    const next = arrowKeyIndex(event.key, reached, {
      count: days.length,
      rtl: isRightToLeft(list),
    });
    if (next === undefined) return;
    event.preventDefault();
    setReached(next);
    list.querySelectorAll('button')[next]?.focus({ preventScroll: true });
    center(list, next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be narrower than its row
    <div ref={ref} role="group" aria-label={t`Date of the session`} className="min-w-0">
      <ul
        ref={row}
        onKeyDown={moveByKey}
        className="-m-1 flex snap-x scroll-px-1 gap-1.5 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none]"
      >
        {days.map((day, index) => (
          <li key={day} className="shrink-0 snap-start">
            <DayButton
              day={day}
              isToday={day === today}
              chosen={day === chosen}
              reachable={index === reached}
              note={noteOn(day)}
              fullness={fullness(day)}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DayButtonProps {
  day: string;
  isToday: boolean;
  chosen: boolean;
  /** By the Tab key. */
  reachable: boolean;
  note: DayNote | undefined;
  fullness: Fullness | undefined;
  onPick(day: string): void;
}

function DayButton({ day, isToday, chosen, reachable, note, fullness, onPick }: DayButtonProps) {
  const { t } = useLingui();
  const say = useFullnessText();
  const known = note ? undefined : fullness;
  const barred = note?.barred ?? false;
  const [weekday, number] = [isToday ? t`Today` : formatShortWeekday(day), Number(day.slice(8))];
  const name = [
    // Begins as it is shown, for those who say what to press.
    isToday && `${weekday} ${number}`,
    formatDayWithWeekday(day),
    note?.text ?? (known && say(known)),
  ];
  return (
    <button
      type="button"
      aria-label={name.filter(Boolean).join(', ')}
      aria-pressed={chosen}
      // It can still be focused, to hear why.
      aria-disabled={barred || undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => !barred && onPick(day)}
      className={classNames(
        'grid h-19 w-[3.25rem] content-center justify-items-center gap-1 rounded-control border leading-none tabular-nums',
        chosen && !barred && 'border-primary bg-primary text-on-primary forced-highlight',
        chosen && barred && 'border-warn bg-warn text-bg',
        !chosen && !barred && 'border-line bg-surface hover:border-primary hover:bg-tint',
        !chosen && barred && 'border-hairline text-muted',
        barred ? 'cursor-not-allowed' : 'cursor-pointer',
      )}
    >
      <span
        className={classNames(
          'max-w-full truncate pb-0.5 text-xs leading-tight',
          isToday && 'font-bold',
          !chosen && 'text-muted',
        )}
      >
        {weekday}
      </span>
      <span
        className={classNames(
          'text-lg leading-none font-semibold',
          barred && 'line-through',
          !chosen && (note || known === 'full' || known === 'none') && 'opacity-65',
        )}
      >
        {number}
      </span>
      {note ? <NoteMark mark={note.mark} /> : <FullnessMark fullness={known} />}
    </button>
  );
}

/** Scrolls a day to the middle of its row, without scrolling the page. */
function center(row: HTMLUListElement | null, place: number) {
  const day = row?.children[place];
  if (!row || !day) return;
  const [around, own] = [row.getBoundingClientRect(), day.getBoundingClientRect()];
  row.scrollBy({ left: own.left + own.width / 2 - around.left - around.width / 2 });
}
