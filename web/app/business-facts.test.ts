import type { WeeklyHours } from '@limber/contract/site.ts';
import { expect, test } from 'vitest';
import { businessFacts } from './business-facts.ts';
import { testBranches, testSite } from './components/test-answers/test-site.ts';

const services = [
  {
    ...{ id: 1, name: 'Stretching', description: '', kind: 'stretching', needs_skill: true },
    durations: [
      { id: 1, time: 30, price: 180 },
      { id: 2, time: 60, price: 320 },
    ],
  },
] as const;
const eid = {
  ...{ id: 1, name: 'Eid', title: 'Eid', greeting_ar: '', location: 'B' },
  ...{ starts_on: '2026-03-20', ends_on: '2026-03-22' },
};
const english = {
  say: (text: string) => text,
  minutes: (count: number) => `${count} min`,
  at: (path: string) => path,
  isArabic: false,
};
const weekly: WeeklyHours[] = testBranches.flatMap(({ location, opening_hours }) =>
  opening_hours.map(({ weekday, opens, closes }) => ({
    ...{ location, weekday, valid_from: null, valid_to: null },
    ...{
      from_minute: Number.parseInt(opens, 10) * 60,
      to_minute: Number.parseInt(closes, 10) * 60,
    },
  })),
);
const hours = { today: '2026-03-03', weekly, shut: [] };
const facts = (site = testSite, spoken: Parameters<typeof businessFacts>[1] = english) =>
  businessFacts(
    { site, services: structuredClone(services) as never, closures: [eid], hours },
    spoken,
  )['@graph'];

test('each branch is a business with its hours, closures and offers with prices', () => {
  const [warqa, mizhar] = facts();
  expect([warqa?.name, mizhar?.name]).toEqual([
    'Limber Stretch & Recovery, Al Warqa',
    'Limber Stretch & Recovery, Al Mizhar',
  ]);
  expect(warqa?.telephone).toBe('+971 4 000 0001');
  expect(warqa?.openingHoursSpecification[4]).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Friday',
    opens: '14:00',
    closes: '22:00',
  });
  expect(warqa?.specialOpeningHoursSpecification).toEqual([]);
  expect(mizhar?.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-03-20', validThrough: '2026-03-22', opens: '00:00', closes: '00:00' },
  ]);
  expect(warqa?.priceRange).toBe('AED 180 - 320');
  expect(warqa?.makesOffer.map(({ price, itemOffered }) => [itemOffered.name, price])).toEqual([
    ['Stretching, 30 min', '180'],
    ['Stretching, 60 min', '320'],
  ]);
});

test('each offer leads to the free times of its service, length and branch', () => {
  const [, mizhar] = facts();
  expect(mizhar?.makesOffer.map(({ url }) => url.replace(/^.*(?=\/booking)/, ''))).toEqual([
    '/booking?service=1&minutes=30&therapist=any&location=B',
    '/booking?service=1&minutes=60&therapist=any&location=B',
  ]);
  expect(mizhar?.potentialAction).toMatchObject({
    '@type': 'ReserveAction',
    target: { urlTemplate: expect.stringMatching(/\/booking\?therapist=any&location=B$/) },
  });
});

test('an Arabic page says it in Arabic, and leads to Arabic pages', () => {
  const site = { ...testSite, kinds: ['massage'] };
  const [warqa] = facts(site, {
    say: (text) => (text === 'Al Warqa' ? 'الورقاء' : text),
    minutes: (count) => `${count} دقيقة`,
    at: (path) => `/ar${path}`,
    isArabic: true,
  });
  expect(warqa?.name).toBe('Limber Stretch & Recovery، الورقاء');
  expect(warqa?.image.at(-1)).toContain('/media/og-ar.jpg');
  const [offer] = warqa?.makesOffer ?? [];
  expect(offer?.itemOffered.name).toBe('Stretching، 30 دقيقة');
  expect(offer?.url).toContain('/ar/booking');
});

test('an address is split into street and town', () => {
  expect(facts().map(({ address }) => [address.streetAddress, address.addressLocality])).toEqual([
    ['Al Warqa Mall, Tripoli st', 'Dubai'],
    ['Al Mizhar 1', 'Dubai'],
  ]);
});

test('what the studio does not have is not claimed', () => {
  const none = { phone: null, email: null, since: null, city: '', social_links: [] };
  const [warqa] = facts({ ...testSite, studio: { ...testSite.studio, ...none } });
  const said = JSON.parse(JSON.stringify(warqa));
  expect(said).not.toHaveProperty('email');
  expect(said).not.toHaveProperty('foundingDate');
  expect(said.address).not.toHaveProperty('addressLocality');
  expect(said.sameAs).toEqual([]);
});
