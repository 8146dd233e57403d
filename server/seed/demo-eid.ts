import type { Trx } from '../src/platform/database/db.ts';
import { addDays } from '../src/platform/studio-days.ts';
import { insertRows } from './insert-rows.ts';

/** By the calendar of Umm al-Qura; whether the moon is seen then is known the evening before. */
const FEASTS = [
  { name: 'Eid Al Fitr', greetingAr: 'عيد فطر مبارك', month: 10, day: 1, lasts: 3 },
  { name: 'Eid Al Adha', greetingAr: 'عيد أضحى مبارك', month: 12, day: 10, lasts: 4 },
];

/** Inserts the next Eid after `today` as a provisional closure that takes bookings. */
export async function insertNextEid(trx: Trx, today: string, now: Date): Promise<void> {
  const { id: managerId } = await trx
    .selectFrom('accounts')
    .select('id')
    .where('account_type', '=', 'manager')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { name, greetingAr, startsOn, endsOn } = nextEid(today);
  await insertRows(trx, 'closures', [
    {
      name,
      title: 'Eid Mubarak!',
      greeting_ar: greetingAr,
      starts_on: startsOn,
      ends_on: endsOn,
      state: 'provisional',
      takes_bookings: true,
      made_at: now.toISOString(),
      made_by: managerId,
    },
  ]);
}

/** The first Eid that begins after a day, with its expected days (`YYYY-MM-DD`). */
export function nextEid(today: string) {
  const { year } = Temporal.PlainDate.from(today).withCalendar('islamic-umalqura');
  const coming = [year, year + 1].flatMap((each) =>
    FEASTS.map(({ month, day, lasts, ...feast }) => {
      const first = Temporal.PlainDate.from({
        calendar: 'islamic-umalqura',
        year: each,
        month,
        day,
      });
      const startsOn = first.withCalendar('iso8601').toString();
      return { ...feast, startsOn, endsOn: addDays(startsOn, lasts - 1) };
    }),
  );
  const next = coming.find(({ startsOn }) => startsOn > today);
  if (!next) throw new Error('A year has both feasts.');
  return next;
}
