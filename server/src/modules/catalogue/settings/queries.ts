import type { StudioSettings } from '@limber/contract/desk/studio/settings.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { deskTermsOf, type SetDeskTerms, type SetTerms, termsOf } from './term-bounds-rules.ts';

/** The terms and the tax number. */
export async function findWholeSettings(db: Db | Trx): Promise<StudioSettings> {
  const { rows } = await sql<StudioSettings & SetTerms & SetDeskTerms>`
    select version, trn,
      membership_waits_for_payment, waitlist_members_first, asks_birthday, asks_address, cutoff_hours, member_discount_percent, membership_minutes,
      bookable_days_ahead, first_reminder_hours, last_reminder_hours, desk_reduction_percent,
      simplified_up_to_aed, counter_lock_minutes, cash_coin_fils, offers_from_hour, offers_until_hour,
      free_hour_offers
    from settings`.execute(db);
  const stored = rows[0] as (typeof rows)[number];
  return { ...stored, ...termsOf(stored), ...deskTermsOf(stored) };
}

/** The terms that the studio has set; none before there is a studio. */
export async function findSetTerms(db: Db | Trx): Promise<SetTerms> {
  const stored = await db
    .selectFrom('settings')
    .select([
      'cutoff_hours',
      'member_discount_percent',
      'membership_minutes',
      'bookable_days_ahead',
    ])
    .executeTakeFirst();
  return stored ?? {};
}

/** The desk terms that the studio has set; none before there is a studio. */
export async function findSetDeskTerms(db: Db | Trx): Promise<SetDeskTerms> {
  const stored = await db
    .selectFrom('settings')
    .select([
      'first_reminder_hours',
      'last_reminder_hours',
      'desk_reduction_percent',
      'simplified_up_to_aed',
      'counter_lock_minutes',
      'cash_coin_fils',
      'offers_from_hour',
      'offers_until_hour',
      'free_hour_offers',
    ])
    .executeTakeFirst();
  return stored ?? {};
}

export async function updateSettings(
  trx: Trx,
  { version: _, ...settings }: StudioSettings,
): Promise<void> {
  await trx
    .updateTable('settings')
    .set((row) => ({ ...settings, version: row('version', '+', 1) }))
    .execute();
}
