import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { classNames } from './class-names.ts';
import { type DayNote, NoteMark } from './day-note.tsx';

/** How much of a day is free; 'none' when nobody works. */
export type Fullness = 'none' | 'full' | 'few' | 'some' | 'many';

const levels: readonly Fullness[] = ['many', 'some', 'few', 'full'];

/** Words for each level, in the page's language. */
export function useFullnessText(): (fullness: Fullness) => string {
  const { t } = useLingui();
  return (fullness) => t(fullnessWords[fullness]);
}

const fullnessWords: Readonly<Record<Fullness, MessageDescriptor>> = {
  many: msg`many times free`,
  some: msg`some times free`,
  few: msg`few times left`,
  full: msg`fully booked`,
  none: msg`no times`,
};

/** The level as a shape: one to three free squares, or a word when full. */
export function FullnessMark({ fullness }: { fullness: Fullness | undefined }) {
  const { t } = useLingui();
  const free = fullness ? { none: 0, full: 0, few: 1, some: 2, many: 3 }[fullness] : 0;
  return (
    <span aria-hidden="true" className="flex h-2 items-center justify-center gap-0.5">
      {fullness === 'full' && (
        // Hidden from screen readers: the day's accessible name says it in other words.
        <span
          data-word={t`Full`}
          className="text-[0.6875rem] font-semibold no-underline before:content-[attr(data-word)]"
        />
      )}
      {free > 0 &&
        [1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={classNames(
              'h-1.5 w-1.5 rounded-[2px] border border-current',
              bar <= free ? 'bg-current forced-colors:bg-[CanvasText]' : 'opacity-40',
            )}
          />
        ))}
    </span>
  );
}

interface LegendProps {
  /** Other marks, beside how full the days are. */
  notes?: readonly DayNote[] | undefined;
}

/** Legend of the shapes under the days. */
export function CalendarLegend({ notes = [] }: LegendProps) {
  const say = useFullnessText();
  return (
    <ul className="mt-3 grid w-fit grid-cols-2 gap-x-5 gap-y-1.5 text-sm text-muted">
      {levels.map((level) => (
        <li key={level} className="flex items-center gap-2">
          <span className="flex min-w-5.5 justify-center">
            <FullnessMark fullness={level} />
          </span>
          {say(level)}
        </li>
      ))}
      {notes.map(({ mark, text }) => (
        <li key={`${mark} ${text}`} className="flex items-center gap-2">
          <span className="flex min-w-5.5 justify-center">
            <NoteMark mark={mark} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
