import type { Service } from '@limber/contract/catalogue.ts';
import { studioCurrency } from '@limber/contract/money/currency.ts';
import { unknownAddress } from '@limber/contract/page-placeholders.ts';
import type { SiteBranch, SiteFacts, SiteHours } from '@limber/contract/site.ts';
import type { Closure } from '@limber/contract/studio.ts';
import { hasOwnSharedPicture, SHARED_PICTURES } from '@limber/contract/terms/site/brand-look.ts';
import { type BookingLinkChoices, bookingLinkPath } from './booking-links.ts';
import { lookFile } from './lib/site-facts-in-page.ts';
import { openingHoursFacts } from './opening-hours-facts.ts';

interface Known {
  readonly site: SiteFacts;
  readonly services: readonly Service[];
  /** Whole days. */
  readonly closures: readonly Closure[];
  readonly hours: SiteHours;
}

/** The language of a page. */
interface Spoken {
  /** The studio's words in it, by the English ones. */
  say(text: string): string;
  /** '60 min'. */
  minutes(count: number): string;
  /** The address of a page in it. */
  at(path: string): string;
  isArabic: boolean;
}

/**
 * The studio for search engines (schema.org): a business for each branch with its address, hours,
 * closures, and what it offers at which prices, in the language of a page.
 */
export function businessFacts(known: Known, spoken: Spoken) {
  return {
    '@context': 'https://schema.org',
    '@graph': known.site.branches.map((branch) => branchFacts(branch, known, spoken)),
  };
}

function branchFacts(
  { location, name, address, image, phone, map_url }: SiteBranch,
  { site, services, closures, hours }: Known,
  { say, minutes, at, isArabic }: Spoken,
) {
  const { studio } = site;
  const prices = services.flatMap(({ durations }) => durations.map(({ price }) => price));
  const said = (text: string) => text || undefined;
  const comma = isArabic ? '، ' : ', ';
  const freeTimes = (choices: BookingLinkChoices) =>
    unknownAddress + at(bookingLinkPath({ ...choices, therapist: 'any', location }));
  const shared = SHARED_PICTURES[isArabic && hasOwnSharedPicture(site) ? 'ar' : 'en'];
  return {
    '@type': 'HealthAndBeautyBusiness',
    '@id': `${unknownAddress}/#branch-${location}`,
    name: studio.legal_name + comma + say(name),
    description: said(say(studio.tagline)),
    url: unknownAddress + at('/'),
    image: [...(image ? [absolute(image)] : []), unknownAddress + lookFile(shared)],
    logo: unknownAddress + lookFile('/icons/icon-512.png'),
    telephone: said(phone) ?? studio.phone ?? undefined,
    email: studio.email ?? undefined,
    currenciesAccepted: studioCurrency().code,
    foundingDate: studio.since === null ? undefined : `${studio.since}`,
    sameAs: studio.social_links.map(({ url }) => url),
    hasMap: map_url ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: said(withoutCity(say(address), say(studio.city))),
      addressLocality: said(say(studio.city)),
      addressCountry: studio.country,
    },
    ...openingHoursFacts(location, hours, closures),
    priceRange:
      prices.length > 0
        ? `${studioCurrency().code} ${Math.min(...prices)} - ${Math.max(...prices)}`
        : undefined,
    potentialAction: {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: freeTimes({}) },
      result: { '@type': 'Reservation' },
    },
    makesOffer: services.flatMap((service) =>
      service.durations.map(({ time, price }) => ({
        '@type': 'Offer',
        // Opens the booking at the free times of this service and length, at this branch.
        url: freeTimes({ service: service.id, minutes: time }),
        price: `${price}`,
        priceCurrency: studioCurrency().code,
        itemOffered: { '@type': 'Service', name: service.name + comma + minutes(time) },
      })),
    ),
  };
}

function absolute(address: string): string {
  return address.startsWith('/') ? unknownAddress + address : address;
}

/** 'Al Warqa Mall, Tripoli st' of 'Al Warqa Mall, Tripoli st, Dubai'. */
function withoutCity(address: string, city: string): string {
  const parts = address.split(/[,،]\s*/);
  return parts.at(-1) === city ? parts.slice(0, -1).join(', ') : address;
}
