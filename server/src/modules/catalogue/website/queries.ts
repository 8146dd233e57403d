import type { Website } from '@limber/contract/desk/studio/website.ts';
import type { PartClosure, SitePartner, WeeklyHours } from '@limber/contract/site.ts';
import { newSwitches, type SiteSwitches } from '@limber/contract/terms/site-pages.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { hasRow } from '../../../platform/database/rows-by-values.ts';

const inBoth = (column: string) => sql`json_build_object('en', ${sql.ref(column)}, 'ar', coalesce((
  select words from translations where language = 'ar' and source = ${sql.ref(column)}), ''))`;

/** What the studio says and shows. */
export async function findWebsite(db: Db | Trx): Promise<Website> {
  const { rows } = await sql<Website & { switches: Partial<Website['switches']> }>`
    select website_version as version, brand, legal_name, since, country, phone, chat_number, email,
      ${inBoth('tagline')} as tagline, ${inBoth('address')} as address, ${inBoth('city')} as city,
      ${inBoth('court')} as court, ${inBoth('chat_greeting')} as chat_greeting,
      social_links, switches
    from settings`.execute(db);
  const stored = rows[0] as (typeof rows)[number];
  return { ...stored, switches: { ...mutable(newSwitches), ...stored.switches } };
}

/** What the studio shows otherwise than a new one. */
export async function findSwitches(db: Db | Trx): Promise<Partial<SiteSwitches>> {
  const stored = await db.selectFrom('settings').select('switches').executeTakeFirst();
  return (stored?.switches ?? {}) as Partial<SiteSwitches>;
}

/** The partners whose discount is given now, in the studio's order. */
export async function listPartners(db: Db | Trx): Promise<SitePartner[]> {
  return db
    .selectFrom('partner_discounts')
    .select([
      'id',
      'partner_name as name',
      'discount_percentage as discount',
      'category',
      'logo_url as logo',
      sql<string | null>`coalesce(website_url, instagram_url)`.as('website'),
    ])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The hours of every branch that hold on a day (`YYYY-MM-DD`) or later. */
export async function listWeeklyHours(db: Db, from: string): Promise<WeeklyHours[]> {
  return db
    .selectFrom('opening_hours')
    .select(['location_code as location', 'weekday', 'from_minute', 'to_minute'])
    .select(['valid_from', 'valid_to'])
    .where((row) => row.or([row('valid_to', 'is', null), row('valid_to', '>=', from)]))
    .orderBy('location_code')
    .orderBy(sql`valid_from nulls first`)
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute();
}

/** Closures of a part of their days that are not over on a day (`YYYY-MM-DD`). */
export async function listPartClosures(db: Db, from: string): Promise<PartClosure[]> {
  return db
    .selectFrom('closures')
    .select(['location_code as location', 'starts_on', 'ends_on'])
    .select((row) => [
      row.ref('from_minute').$notNull().as('from_minute'),
      row.ref('to_minute').$notNull().as('to_minute'),
    ])
    .where('ends_on', '>=', from)
    .where('shuts', '=', true)
    .where('from_minute', 'is not', null)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
}

/** Writes them, of words in both languages the English ones. */
export async function updateWebsite(trx: Trx, website: Website): Promise<void> {
  const { version: _, tagline, address, city, court, chat_greeting, ...others } = website;
  const { social_links, switches, ...plain } = others;
  await trx
    .updateTable('settings')
    .set((row) => ({
      ...plain,
      tagline: tagline.en,
      address: address.en,
      city: city.en,
      court: court.en,
      chat_greeting: chat_greeting.en,
      social_links: JSON.stringify(social_links),
      switches: JSON.stringify(switches),
      website_version: row('website_version', '+', 1),
    }))
    .execute();
}

function mutable({ sections, strip, languages, ...others }: SiteSwitches): Website['switches'] {
  return {
    ...others,
    sections: [...sections],
    strip: strip && [...strip],
    languages: [...languages],
  };
}

/** Whether the studio sells gift cards. */
export async function areGiftCardsSold(db: Db | Trx): Promise<boolean> {
  return hasRow(db, 'gift_card_terms', { sold: true });
}
