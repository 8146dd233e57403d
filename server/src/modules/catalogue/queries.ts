import type { Location, Package, Service, ServiceKind } from '@limber/contract/catalogue.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Closure, DetailsAsked, Studio, StudioTerms } from '@limber/contract/studio.ts';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { DB } from '../../platform/database/db-types.ts';
import { isKindSold } from '../../platform/database/is-kind-sold.ts';
import { timeFromMinutes } from '../../platform/studio-days.ts';
import { termsOf } from './settings/term-bounds-rules.ts';

export type PackageKind = 'regular' | 'shared' | 'unlimited';

/** About the studio, and its terms. */
export async function findSettings(
  db: Db,
): Promise<Studio & StudioTerms & DetailsAsked & { readonly opened_at: Date | null }> {
  const stored = await db
    .selectFrom('settings')
    .select([
      'brand',
      'legal_name',
      'tagline',
      'since',
      'address',
      'city',
      'country',
      'court',
      'phone',
      'chat_number',
      'chat_greeting',
      'email',
      'social_links',
      'asks_birthday',
      'asks_address',
      'cutoff_hours',
      'member_discount_percent',
      'membership_minutes',
      'bookable_days_ahead',
      'opened_at',
    ])
    .executeTakeFirstOrThrow();
  const social_links = stored.social_links as Studio['social_links'];
  return { ...stored, social_links, ...termsOf(stored) };
}

/** Closures of whole days that end `today` (`YYYY-MM-DD`) or later, soonest first. */
export async function listClosuresFrom(db: Db, today: string): Promise<Closure[]> {
  return db
    .selectFrom('closures')
    .select([
      'id',
      'name',
      'title',
      'greeting_ar',
      'location_code as location',
      'starts_on',
      'ends_on',
      sql<boolean>`state = 'provisional'`.as('provisional'),
    ])
    .where('ends_on', '>=', today)
    .where('shuts', '=', true)
    .where('from_minute', 'is', null)
    .orderBy('starts_on')
    .execute();
}

/** Active services in the studio's order, each with its durations, shortest first. */
export async function listActiveServices(db: Db): Promise<Service[]> {
  const rows = await db
    .selectFrom('services')
    .select((row) => [
      'id',
      'name',
      'description',
      'kind',
      'image',
      'needs_skill',
      jsonArrayFrom(
        row
          .selectFrom('service_durations')
          .select(['service_durations.id', 'lasts_minutes', 'price_fils'])
          .whereRef('service_id', '=', 'services.id')
          .where('service_durations.active', '=', true)
          .orderBy('lasts_minutes'),
      ).as('durations'),
    ])
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((service) => ({
    ...service,
    kind: service.kind as ServiceKind | null,
    durations: service.durations.map((duration) => ({
      id: duration.id,
      time: duration.lasts_minutes,
      price: amountOf(duration.price_fils),
    })),
  }));
}

/** Packages of one kind for sale, with what they include and their options, cheapest first. */
export async function listActivePackages(db: Db, kind: PackageKind): Promise<Package[]> {
  const rows = await db
    .selectFrom('package_products')
    .select((row) => [
      'id',
      'name',
      'description',
      'people_limit',
      jsonArrayFrom(
        row
          .selectFrom('package_product_services')
          .innerJoin('services', 'services.id', 'service_id')
          .select(['services.id', 'services.name', 'services.needs_skill'])
          .whereRef('product_id', '=', 'package_products.id')
          .where('services.active', '=', true)
          .orderBy('services.position'),
      ).as('services_included'),
      jsonArrayFrom(
        row
          .selectFrom('package_options')
          .select(['package_options.id', 'minutes', 'price_fils', 'validity_days'])
          .whereRef('product_id', '=', 'package_products.id')
          .where('package_options.active', '=', true)
          .orderBy('price_fils'),
      ).as('options'),
    ])
    .where('kind', '=', kind)
    .where('active', '=', true)
    .where('renews', '=', false)
    .where(isKindSold('package_products'))
    .orderBy('position')
    .execute();
  return rows.map((product) => ({
    ...product,
    options: product.options.map((option) => ({
      id: option.id,
      time: option.minutes,
      price: amountOf(option.price_fils),
      validity_days: option.validity_days,
    })),
  }));
}

/**
 * All branches in the studio's order, with the opening hours by weekday for the seven days from
 * `today` (`YYYY-MM-DD`), minus closures of parts of a day.
 */
export async function listAllLocations(db: Db, today: string): Promise<Location[]> {
  const next = sql`${today}::date + (weekday + 7 - extract(isodow from ${today}::date)::int) % 7`;
  const rows = await db
    .selectFrom('locations')
    .select((row) => [
      'code',
      'name',
      'address',
      'image',
      'icon',
      'phone',
      'map_url',
      'parking',
      'bookable',
      jsonArrayFrom(
        row
          .selectFrom('opening_hours')
          .innerJoinLateral(
            sql<{ from_minute: number; to_minute: number }>`(
              select lower(part) as from_minute, upper(part) as to_minute
              from unnest(int4multirange(int4range(opening_hours.from_minute, opening_hours.to_minute))
                - coalesce((
                  select range_agg(int4range(from_minute, to_minute)) from closures
                  where shuts and from_minute is not null
                    and coalesce(location_code, locations.code) = locations.code
                    and (${next}) between starts_on and ends_on
                ), '{}')) as part
            )`.as('open'),
            (join) => join.onTrue(),
          )
          .select(['weekday', 'open.from_minute', 'open.to_minute'])
          .whereRef('location_code', '=', 'locations.code')
          .where(sql<boolean>`daterange(valid_from, valid_to, '[]') @> (${next})`)
          .orderBy('weekday')
          .orderBy('open.from_minute'),
      ).as('hours'),
    ])
    .orderBy('position')
    .execute();
  return rows.map(({ code, hours, ...location }) => ({
    ...location,
    location: code,
    opening_hours: hours.map((day) => ({
      weekday: day.weekday,
      opens: timeFromMinutes(day.from_minute),
      closes: timeFromMinutes(day.to_minute),
    })),
  }));
}

/** The active team, the favourites of `callerId` first, else in the studio's order. */
export async function listActiveTherapists(db: Db, callerId: number | null) {
  return activeTherapists(db)
    .select(['languages', 'books_by_phone', isFavouriteOf(callerId).as('favourite')])
    .orderBy('favourite', 'desc')
    .orderBy('therapists.position')
    .execute();
}

/** The therapists that clients see, with their names. */
export function activeTherapists(db: Db | Trx) {
  return db
    .selectFrom('therapists')
    .innerJoin('accounts', 'accounts.id', 'therapists.account_id')
    .select(['therapists.id', 'first_name', 'last_name', 'gender', 'location_code'])
    .select(['photo', 'profile_picture_id', servicesOffered().as('services')])
    .where('therapists.active', '=', true);
}

/** Whether a therapist of the statement is a favourite of an account; null: of nobody. */
export const isFavouriteOf = (accountId: number | null) =>
  sql<boolean>`exists (
    select from favourites where therapist_id = therapists.id and account_id = ${accountId}::int
  )`;

/** The services that a therapist of the statement offers, in the studio's order. */
function servicesOffered() {
  return jsonArrayFrom(
    expressionBuilder<DB, 'therapists'>()
      .selectFrom('therapist_services')
      .innerJoin('services', 'services.id', 'service_id')
      .select(['services.id', 'services.name'])
      .whereRef('therapist_id', '=', 'therapists.id')
      .where('services.active', '=', true)
      .orderBy('services.position'),
  );
}

/**
 * The studio's Arabic texts, by their English words. A therapist is named in both alphabets, so
 * that the name can be read aloud and searched for: 'نورة الهاشمي · Noura Al Hashimi'.
 */
export async function findTranslations(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('translations')
    .select(['source', 'words'])
    .where('language', '=', 'ar')
    .unionAll(
      db
        .selectFrom('therapists')
        .innerJoin('accounts', 'accounts.id', 'therapists.account_id')
        .select([
          sql<string>`first_name || ' ' || last_name`.as('source'),
          sql<string>`name_ar || ' · ' || first_name || ' ' || last_name`.as('words'),
        ])
        .where('name_ar', 'is not', null),
    )
    .execute();
  return new Map(rows.map(({ source, words }) => [source, words]));
}

/** The Arabic of some names of things, by their English words. */
export async function findTranslationsOf(
  db: Db,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ source: string; words: string }>`
    select source, words from translations
    where language = 'ar' and source = any (${names}::text[])`.execute(db);
  return new Map(rows.map(({ source, words }) => [source, words]));
}
