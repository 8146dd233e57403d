import type { SiteFacts } from '@limber/contract/site.ts';
import type { Closure } from '@limber/contract/studio.ts';
import { STRIP_LENGTH } from '@limber/contract/terms/site-pages.ts';
import type { Db } from '../../../platform/database/db.ts';
import { dayOf, studioDayOf } from '../../../platform/dubai.ts';
import { findSettings, findTranslations, listAllLocations, listClosuresFrom } from '../queries.ts';
import { type Products, readProducts } from '../read-products.ts';
import { translated } from '../translate-replies.ts';
import { listPartners } from './queries.ts';
import { readSwitches } from './read-switches.ts';

/** All that the pages are drawn from. */
export interface SiteReading {
  readonly site: SiteFacts;
  readonly products: Readonly<Record<'en' | 'ar', Products>>;
  /** Current and coming ones, soonest first. */
  readonly closures: readonly Closure[];
}

/** Reads it for the day of `now`. */
export async function readSite(db: Db, now: Date): Promise<SiteReading> {
  const [settings, locations, products, switches, given, words, closures] = await Promise.all([
    findSettings(db),
    listAllLocations(db, studioDayOf(now)),
    readProducts(db),
    readSwitches(db),
    listPartners(db),
    findTranslations(db),
    listClosuresFrom(db, dayOf(now)),
  ]);
  const {
    cutoff_hours,
    member_discount_percent,
    membership_minutes,
    bookable_days_ahead,
    opened_at,
    ...studio
  } = settings;
  const branches = locations
    .filter(({ bookable }) => bookable)
    .map(({ bookable: _, icon: __, ...branch }) => branch);
  const { services } = products;
  const wanted = switches.strip ?? services.slice(0, STRIP_LENGTH).map(({ id }) => id);
  const strip = wanted.flatMap((wish) =>
    services
      .filter(({ id }) => id === wish)
      .map(({ id, name, description, kind }) => ({ id, name, description, kind })),
  );
  const partners = switches.partners ? given : [];
  const said = [
    ...[studio.tagline, studio.address, studio.city, studio.court, studio.chat_greeting],
    ...branches.flatMap(({ name, address }) => [name, address]),
    ...strip.flatMap(({ name, description }) => [name, description]),
    ...partners.map(({ category }) => category ?? ''),
  ];
  const arabic = said.flatMap((text) => {
    const known = words.get(text);
    return text === '' || known === undefined ? [] : [[text, known]];
  });
  return {
    site: {
      language: switches.languages[0] ?? 'en',
      open: opened_at !== null,
      studio,
      terms: { cutoff_hours, member_discount_percent, membership_minutes, bookable_days_ahead },
      branches,
      kinds: [...new Set(services.flatMap(({ kind }) => kind ?? []))],
      strip,
      partners,
      switches,
      arabic: Object.fromEntries(arabic),
    },
    products: { en: products, ar: translated(products, words) as Products },
    closures,
  };
}
