import type { Package, Service } from '@limber/contract/catalogue.ts';
import type { ClockChange } from '@limber/contract/clock/zoned-days.ts';
import { currencyOf } from '@limber/contract/money/currency-digits-and-coins.ts';
import type { Policy } from '@limber/contract/policies.ts';
import type { SiteFacts, SiteHours } from '@limber/contract/site.ts';
import type { Closure } from '@limber/contract/studio.ts';
import { brandColours } from '@limber/contract/terms/site/brand-look.ts';
import { type PolicyKind, STRIP_LENGTH } from '@limber/contract/terms/site-pages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../../platform/database/db.ts';
import { clockChangesOf, dayOf, studioDayOf } from '../../../platform/studio-days.ts';
import { findCountry } from '../country-and-currency/queries.ts';
import { findLook } from '../look/queries.ts';
import { listPolicyVersions } from '../policies/queries.ts';
import { policiesOn } from '../policies/read-policies.ts';
import {
  findSettings,
  findTranslations,
  listActivePackages,
  listActiveServices,
  listAllLocations,
  listClosuresFrom,
} from '../queries.ts';
import { readOwnWords } from '../sentences/read-sentences.ts';
import { translated } from '../translate-replies.ts';
import { areGiftCardsSold, listPartClosures, listWeeklyHours } from './queries.ts';
import { readPartners, readSwitches } from './read-switches.ts';

/** All that the pages are drawn from. */
export interface SiteReading {
  readonly site: SiteFacts;
  readonly products: Readonly<Record<'en' | 'ar', Products>>;
  /** Current and coming ones, soonest first. */
  readonly closures: readonly Closure[];
  readonly hours: SiteHours;
  /** What holds today; null: the studio has no terms. */
  readonly policies: Readonly<Record<PolicyKind, Readonly<Record<Language, Policy>> | null>>;
}

/** Reads it for the day of `now`. Nothing is bought on it where nobody `takesPayments`. */
export async function readSite(
  db: Db,
  now: Date,
  { takesPayments = false } = {},
): Promise<SiteReading> {
  const [
    settings,
    { zone, currency },
    locations,
    products,
    switches,
    partners,
    words,
    closures,
    weekly,
    shut,
    versions,
    look,
    own_words,
    giftCardsAreSold,
  ] = await Promise.all([
    findSettings(db),
    findCountry(db),
    listAllLocations(db, studioDayOf(now)),
    readProducts(db),
    readSwitches(db),
    readPartners(db),
    findTranslations(db),
    listClosuresFrom(db, dayOf(now)),
    listWeeklyHours(db, studioDayOf(now)),
    listPartClosures(db, studioDayOf(now)),
    listPolicyVersions(db),
    findLook(db),
    readOwnWords(db),
    areGiftCardsSold(db),
  ]);
  const policies = policiesOn(studioDayOf(now), versions, { settings, words, switches });
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
    .map(({ bookable: _, icon: __, parking: ___, ...branch }) => branch);
  const { services } = products;
  const wanted = switches.strip ?? services.slice(0, STRIP_LENGTH).map(({ id }) => id);
  const strip = wanted.flatMap((wantedId) =>
    services
      .filter(({ id }) => id === wantedId)
      .map(({ id, name, description, kind, image }) => ({ id, name, description, kind, image })),
  );
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
      clock: clockAround(zone, now),
      currency: currencyOf(currency),
      terms: { cutoff_hours, member_discount_percent, membership_minutes, bookable_days_ahead },
      branches,
      kinds: [...new Set(services.flatMap(({ kind }) => kind ?? []))],
      strip,
      partners,
      switches,
      look: {
        version: look.version,
        colours: brandColours(look),
        pictures: chosenOf(look.pictures),
      },
      own_words,
      has_terms: policies.terms !== null,
      gift_cards: giftCardsAreSold && takesPayments,
      arabic: Object.fromEntries(arabic),
    },
    products: { en: products, ar: translated(products, words) as Products },
    closures,
    hours: { today: studioDayOf(now), weekly, shut },
    policies,
  };
}

/** Only those that the studio has put in the place of ours. */
function chosenOf(pictures: SiteFacts['look']['pictures']): SiteFacts['look']['pictures'] {
  return Object.fromEntries(Object.entries(pictures).filter(([, address]) => address));
}

/** Records of clients are not older, and nothing is booked further ahead. */
const YEARS = { before: 10, after: 3 };

function clockAround(zone: string, now: Date): ClockChange[] {
  const year = now.getUTCFullYear();
  return clockChangesOf(zone, year - YEARS.before, year + YEARS.after);
}

/** What the studio sells, each list as on the wire, in English. */
interface Products {
  readonly services: readonly Service[];
  readonly packages: readonly Package[];
  readonly shared: readonly Package[];
  readonly unlimited: readonly Package[];
}

async function readProducts(db: Db): Promise<Products> {
  const [services, packages, shared, unlimited] = await Promise.all([
    listActiveServices(db),
    listActivePackages(db, 'regular'),
    listActivePackages(db, 'shared'),
    listActivePackages(db, 'unlimited'),
  ]);
  return { services, packages, shared, unlimited };
}
