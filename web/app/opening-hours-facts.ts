import { addDays } from '@limber/contract/clock/add-days.ts';
import type { PartClosure, SiteHours, WeeklyHours } from '@limber/contract/site.ts';
import type { Closure } from '@limber/contract/studio.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days ahead for which hours that differ on a day are said: search engines read again before. */
const DAYS_SAID = 366;

type Span = Pick<WeeklyHours, 'from_minute' | 'to_minute'>;

/**
 * When a branch is open, for search engines (schema.org): its weeks, each with the days from and
 * until which it holds, and the days that differ from them.
 */
export function openingHoursFacts(
  location: string,
  { today, weekly, shut }: SiteHours,
  closures: readonly Closure[],
) {
  const isHere = (each: { location: string | null }) =>
    each.location === null || each.location === location;
  const hours = weekly.filter(isHere);
  const closed = closures.filter(isHere);
  const differing = daysThatDiffer(today, hours, shut.filter(isHere)).filter(
    (day) => !closed.some((each) => holdsOn(day, each.starts_on, each.ends_on)),
  );
  return {
    openingHoursSpecification: hours
      .filter((each) => !isOfOneDay(each))
      .map(({ weekday, valid_from, valid_to, ...span }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdays[weekday - 1]}`,
        ...opensAndCloses(span),
        // Only what is to come or to end is said.
        validFrom: valid_from !== null && valid_from > today ? valid_from : undefined,
        validThrough: valid_to ?? undefined,
      })),
    specialOpeningHoursSpecification: [
      ...closed.map(({ starts_on, ends_on }) => special(starts_on, ends_on, CLOSED)),
      ...differing.flatMap((day) =>
        openOn(day, hours, shut.filter(isHere)).map((span) => special(day, day, span)),
      ),
    ],
  };
}

/** The same time twice: closed. */
const CLOSED: Span = { from_minute: 0, to_minute: 0 };

function special(validFrom: string, validThrough: string, span: Span) {
  const times = opensAndCloses(span);
  return { '@type': 'OpeningHoursSpecification', validFrom, validThrough, ...times };
}

/** From `today` on, in order: those with hours of their own, and those that are partly closed. */
function daysThatDiffer(
  today: string,
  hours: readonly WeeklyHours[],
  shut: readonly PartClosure[],
): string[] {
  const days = new Set(
    hours.flatMap((each) => (isOfOneDay(each) ? [String(each.valid_from)] : [])),
  );
  const last = addDays(today, DAYS_SAID);
  for (const { starts_on, ends_on } of shut) {
    let day = starts_on > today ? starts_on : today;
    for (; day <= ends_on && day <= last; day = addDays(day, 1)) {
      days.add(day);
    }
  }
  return [...days].filter((day) => day >= today).toSorted();
}

/** What is left of the day's hours beside the closures; closed, when it is nothing. */
function openOn(day: string, hours: readonly WeeklyHours[], shut: readonly PartClosure[]): Span[] {
  const weekday = Temporal.PlainDate.from(day).dayOfWeek;
  let open: Span[] = hours.filter(
    (each) => each.weekday === weekday && holdsOn(day, each.valid_from, each.valid_to),
  );
  if (open.length === 0) return [];
  for (const { from_minute, to_minute, starts_on, ends_on } of shut) {
    if (!holdsOn(day, starts_on, ends_on)) continue;
    open = open
      .flatMap((span) => [
        { from_minute: span.from_minute, to_minute: Math.min(span.to_minute, from_minute) },
        { from_minute: Math.max(span.from_minute, to_minute), to_minute: span.to_minute },
      ])
      .filter((span) => span.from_minute < span.to_minute);
  }
  return open.length > 0 ? open : [CLOSED];
}

const isOfOneDay = ({ valid_from, valid_to }: WeeklyHours) =>
  valid_from !== null && valid_from === valid_to;

/** Both days included; null: without a beginning, or an end. */
function holdsOn(day: string, from: string | null, to: string | null): boolean {
  return (from === null || from <= day) && (to === null || to >= day);
}

function opensAndCloses({ from_minute, to_minute }: Span) {
  return { opens: timeOf(from_minute), closes: timeOf(to_minute) };
}

/** '01:00' also for 1500 minutes: on the morning after. */
function timeOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
