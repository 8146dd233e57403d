import { sql } from 'kysely';

/** Why a booking `b` costs what its terms say; null: it costs its price. */
export const feeBecause = sql<'late' | 'missed' | null>`case
  when b.status = 'cancelled' and b.late and b.late_fee_fils is not null then 'late'
  when b.status = 'no_show' and b.missed_fee_fils is not null then 'missed' end`;
