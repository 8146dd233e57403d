import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { sql } from 'kysely';
import { STUDIO_ZONE } from '../dubai.ts';

/**
 * The studio's day (`YYYY-MM-DD`) of the instant in a column: after midnight still the one before.
 */
export const studioDay = (column: string) => sql<string>`to_char(
  (${sql.ref(column)} - make_interval(mins => ${sql.lit(DAY_BEGINS_MINUTE)})) at time zone ${sql.lit(STUDIO_ZONE)},
  'YYYY-MM-DD')`;
