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

interface Props {
  /** `YYYY-MM-DD`, or '' for none. */
  date: string;
  /** Earliest day that can be picked. */
  today: string;
  isClosed(day: string): boolean;
  onPick(date: string): void;
}

const arrow =
  'grid size-11 cursor-pointer place-items-center rounded-full hover:bg-tint disabled:cursor-not-allowed disabled:opacity-40 data-[focus-visible]:outline-3 data-[focus-visible]:outline-primary rtl:-scale-x-100';

/** A month at a time; the week begins on Monday, whatever the visitor's locale data says. */
export function DayCalendar({ date, today, isClosed, onPick }: Props) {
  const { t, i18n } = useLingui();
  // The month on show is the chosen day's, or today's by the server: this machine's clock may differ.
  const [shown, setShown] = useState(date);
  const [focused, setFocused] = useState<DateValue>(() => parseDate(date || today));
  if (date !== shown) {
    setShown(date);
    if (date !== '') setFocused(parseDate(date));
  }
  return (
    <I18nProvider locale={i18n.locale}>
      <Calendar
        aria-label={t`Date of the session`}
        value={date === '' ? null : parseDate(date)}
        onChange={(day: DateValue) => onPick(day.toString())}
        focusedValue={focused}
        onFocusChange={setFocused}
        minValue={parseDate(today)}
        isDateUnavailable={(day) => isClosed(day.toString())}
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
        <CalendarGrid className="w-full border-collapse" weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className="pb-1 text-sm font-semibold text-muted">
                {day}
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(day) => (
              <CalendarCell
                date={day}
                className="mx-auto grid size-11 cursor-pointer place-items-center rounded-full tabular-nums outline-none data-[disabled]:cursor-not-allowed data-[disabled]:text-muted/55 data-[focus-visible]:outline-3 data-[focus-visible]:outline-primary data-[hovered]:bg-tint data-[outside-month]:hidden data-[selected]:bg-primary data-[selected]:font-bold data-[selected]:text-on-primary data-[unavailable]:cursor-not-allowed data-[unavailable]:not-data-[selected]:text-muted data-[unavailable]:line-through data-[unavailable]:data-[selected]:bg-warn data-[unavailable]:data-[selected]:text-bg"
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
