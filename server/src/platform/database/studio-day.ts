import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { type RawBuilder, sql } from 'kysely';

/** The studio's zone in a statement, which reads it once. */
export const STUDIO_ZONE = '(select zone from settings)';

/** The studio's day (`YYYY-MM-DD`) of an instant in SQL: after midnight still the one before. */
export const dayOfInstant = (instant: string) => `to_char(
  (${instant}) at time zone ${STUDIO_ZONE} - interval '${DAY_BEGINS_MINUTE} minutes', 'YYYY-MM-DD')`;

/** The same of the instant in a column. */
export const studioDay = (column: string) => sql<string>`${sql.raw(dayOfInstant(column))}`;

/** The same as a date. */
export const studioDate = (column: string) => sql`(${studioDay(column)})::date`;

/** What the clock shows at the instant in a column, in minutes after midnight of a date. */
export const clockMinutes = (column: string, day: RawBuilder<unknown>) => sql`date_part('epoch',
  ${sql.ref(column)} at time zone ${sql.raw(STUDIO_ZONE)} - ${day}::timestamp) / 60`;

/** The instant at which a day of the studio begins, of a date in SQL. */
export const beginOfDay = (date: string) =>
  sql.raw(
    `((${date})::timestamp + interval '${DAY_BEGINS_MINUTE} minutes') at time zone ${STUDIO_ZONE}`,
  );
