import { type RawBuilder, sql } from 'kysely';
import { studioDay } from '../../../platform/database/studio-day.ts';
import { STUDIO_ZONE } from '../../../platform/dubai.ts';

/** The studio's day of the instant in a column, as a date. */
export const ofStudioDay = (column: string): RawBuilder<unknown> =>
  sql`(${studioDay(column)})::date`;

/** Midnight in Dubai of a date. */
export const midnightOf = (day: RawBuilder<unknown>) =>
  sql`(${day}::timestamp at time zone ${sql.lit(STUDIO_ZONE)})`;
