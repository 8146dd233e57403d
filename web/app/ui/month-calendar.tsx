import { type DateValue, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components';
import { type DayNote, NoteMark } from './day-note.tsx';
import { CalendarLegend, type Fullness, FullnessMark, useFullnessText } from './fullness.tsx';

interface Props {
  /** Name of the calendar. */
  label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  date: string;
  /** Earliest day that can be picked. */
  today: string;
  /** Latest day that can be picked; left out: no limit. */
  last?: string;
  /** Why a day has no times, if known; may disable the day. */
  noteOn(day: string): DayNote | undefined;
  /** The notes that the legend explains. */
  legend?: readonly DayNote[] | undefined;
  /** How full a day is, if known; shown as a shape and announced in words. */
  fullness?(day: string): Fullness | undefined;
  onPick(date: string): void;
  /** Called with the first day of the month on screen. */
  onShow?(monthStart: string): void;
  className?: string;
}

const arrow =
  'grid size-11 cursor-pointer place-items-center rounded-full data-[hovered]:bg-tint data-[disabled]:cursor-not-allowed data-[disabled]:opacity-40 data-[focus-visible]:outline-3 data-[focus-visible]:outline-primary rtl:-scale-x-100';

const cell =
  'relative mx-auto grid h-12 w-full max-w-14 cursor-pointer content-center justify-items-center gap-1 rounded-control leading-none tabular-nums outline-none ' +
  'data-[outside-month]:hidden data-[hovered]:bg-tint data-[focus-visible]:outline-3 data-[focus-visible]:outline-offset-1 data-[focus-visible]:outline-primary ' +
  'data-[disabled]:cursor-not-allowed data-[disabled]:text-muted/55 data-[today]:font-bold ' +
  'data-[selected]:bg-primary data-[selected]:font-bold data-[selected]:text-on-primary data-[selected]:forced-highlight ' +
  'data-[unavailable]:cursor-not-allowed data-[unavailable]:not-data-[selected]:text-muted data-[unavailable]:line-through data-[unavailable]:data-[selected]:bg-warn data-[unavailable]:data-[selected]:text-bg';

/** A calendar of one month; weeks begin on Monday, whatever the visitor's locale. */
export function MonthCalendar({
  label,
  date,
  today,
  last,
  noteOn,
  legend,
  fullness,
  onPick,
  onShow,
  className,
}: Props) {
  const { i18n } = useLingui();
  const say = useFullnessText();
  // Shows the chosen day's month, otherwise today's by the server's clock: this machine's may
  // differ.
  const [shown, setShown] = useState(date);
  const [focused, setFocused] = useState<DateValue>(() => parseDate(date || today));
  if (date !== shown) {
    setShown(date);
    if (date !== '') setFocused(parseDate(date));
  }
  function moveTo(day: DateValue) {
    if (day.month !== focused.month || day.year !== focused.year)
      onShow?.(day.set({ day: 1 }).toString());
    setFocused(day);
  }
  return (
    <I18nProvider locale={i18n.locale === 'ar' ? 'ar-AE-u-nu-latn' : i18n.locale}>
      <div className={className}>
        <Calendar
          aria-label={label}
          value={date === '' ? null : parseDate(date)}
          onChange={(day: DateValue) => onPick(day.toString())}
          focusedValue={focused}
          onFocusChange={moveTo}
          minValue={parseDate(today)}
          maxValue={last === undefined ? undefined : parseDate(last)}
          isDateUnavailable={(day) => noteOn(day.toString())?.barred ?? false}
          firstDayOfWeek="mon"
          className="w-full rounded-card border border-hairline bg-surface p-3 shadow-card sm:p-5"
        >
          <header className="flex items-center justify-between pb-2">
            <Button slot="previous" className={arrow}>
              <ChevronLeft aria-hidden="true" />
            </Button>
            <Heading className="text-lg font-bold" />
            <Button slot="next" className={arrow}>
              <ChevronRight aria-hidden="true" />
            </Button>
          </header>
          <CalendarGrid
            className="w-full table-fixed border-collapse" // Arabic short names are whole words, too wide for seven on a phone.
            weekdayStyle={i18n.locale === 'ar' ? 'narrow' : 'short'}
          >
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className="pb-1 text-sm font-semibold text-muted">
                  {day}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(day) => {
                const note = noteOn(day.toString());
                const known = note ? undefined : fullness?.(day.toString());
                const said = note?.text ?? (known && say(known));
                return (
                  <CalendarCell
                    date={day}
                    className={cell}
                    render={(props) => (
                      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has the role button
                      <div {...props} aria-label={spoken(props['aria-label'], said)} />
                    )}
                  >
                    {({ formattedDate, isDisabled }) => (
                      <>
                        <span
                          className={
                            note || known === 'full' || known === 'none' ? 'opacity-65' : undefined
                          }
                        >
                          {formattedDate}
                        </span>
                        {note && !isDisabled ? (
                          <NoteMark mark={note.mark} />
                        ) : (
                          fullness && <FullnessMark fullness={isDisabled ? undefined : known} />
                        )}
                      </>
                    )}
                  </CalendarCell>
                );
              }}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
        {fullness && <CalendarLegend notes={legend} />}
      </div>
    </I18nProvider>
  );
}

function spoken(name: string | undefined, said: string | undefined): string | undefined {
  return said && name ? `${name}, ${said}` : name;
}
