import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useNarrow } from '../../../components/use-narrow.ts';
import { addDays } from '../../../lib/dates.ts';
import { paths } from '../../../paths.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { BranchFilter } from './branch-filter.tsx';
import { DeskButton } from './desk-button.tsx';
import { openNewSession } from './keys/use-day-keys.ts';
import { ConnectionLine } from './live/connection-line.tsx';
import type { Line } from './live/keep-event-stream-open.ts';
import type { DeskView, useDeskView } from './use-desk-view.ts';
import { deskDayWithWeekday, deskShortDayWithWeekday } from './words/desk-dates.ts';

interface Props {
  day: DeskDay | undefined;
  /** The day in the address. */
  date: string | undefined;
  line: Line;
  location: string | undefined;
  view: DeskView['view'];
  look: ReturnType<typeof useDeskView>[1];
}

/** Day, branch and view, and whether updates arrive live. */
export function DayBar({ day, date, line, location, view, look }: Props) {
  const { t } = useLingui();
  const narrow = useNarrow();
  // The same keys lead away from a day that failed to load.
  const at = day?.date ?? date;
  const shown = day?.bookings.filter((each) => !location || each.location === location);
  const views = (
    <fieldset className="flex rounded-full max-md:ms-auto border border-line p-0.5">
      <legend className="sr-only">
        <Trans>View</Trans>
      </legend>
      {(['board', 'list'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          onClick={() => look({ view: each })}
          className="desk-choice"
        >
          {each === 'board' ? <Trans>Board</Trans> : <Trans>List</Trans>}
        </button>
      ))}
    </fieldset>
  );
  return (
    <section
      aria-label={t`Day and branch`}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline bg-surface px-3 py-1 max-lg:gap-x-1.5 max-lg:px-2 lg:px-4"
    >
      <div className="flex items-center gap-1 max-md:gap-0">
        <DeskButton
          look="plain"
          aria-label={t`Day before`}
          disabled={!at}
          onClick={() => at && look({ date: addDays(at, -1) })}
        >
          <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
        </DeskButton>
        <label className="relative">
          <span className="sr-only">
            <Trans>Date</Trans>
          </span>
          <input
            type="date"
            value={at ?? ''}
            onChange={(event) => event.target.value && look({ date: event.target.value })}
            className="desk-date"
          />
          <span aria-hidden="true" className="desk-date-text">
            {at ? dateText(at, day?.now ?? at, narrow) : '…'}
          </span>
        </label>
        <DeskButton
          look="plain"
          aria-label={t`Day after`}
          disabled={!at}
          onClick={() => at && look({ date: addDays(at, 1) })}
        >
          <Glyph name="down" className="size-5 -rotate-90 rtl:rotate-90" />
        </DeskButton>
      </div>
      {narrow && views}
      <DeskButton look="plain" className="border border-line" onClick={() => look({ date: null })}>
        <Trans>Today</Trans>
      </DeskButton>
      <BranchFilter
        branches={day?.branches}
        location={location}
        onChoose={(chosen) => look({ location: chosen || null })}
        className="max-md:max-w-36"
      />
      {!narrow && views}
      <DeskButton look="main" disabled={!day} onClick={() => openNewSession(look)}>
        <Trans>New</Trans> <kbd className="max-lg:hidden">N</kbd>
      </DeskButton>
      <ConnectionLine line={line} />
      <Link
        to={day ? `${paths.daySheet}?date=${day.date}` : paths.daySheet}
        className="desk-tool ms-auto max-lg:hidden!"
      >
        <Trans>Day sheet</Trans>
      </Link>
      <p className="text-sm text-muted max-lg:hidden">
        {shown && <Plural value={shown.length} one="# session" other="# sessions" />}
      </p>
    </section>
  );
}

/** The day as the bar shows it. A phone has no room for the year and omits the current one. */
function dateText(date: string, now: string, narrow: boolean): string {
  const isThisYear = date.slice(0, 4) === now.slice(0, 4);
  return narrow && isThisYear ? deskShortDayWithWeekday(date) : deskDayWithWeekday(date);
}
