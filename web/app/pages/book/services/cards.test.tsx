import type { Location, Therapist } from '@limber/contract/catalogue.ts';
import { noFees } from '@limber/contract/payments.ts';
import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { ServiceCard } from '../../../components/catalogue-cards/service-card.tsx';
import {
  drawn,
  elementsOf,
  keepAnswer,
  linksOf,
  testStore,
  textOf,
} from '../../../components/test-markup.tsx';
import { readWaysToPay } from '../../../state/api/calls/payments.ts';
import { listLocations } from '../../../state/api/catalogue-api.ts';
import { emptyForm } from '../form/form.ts';
import { formReducer } from '../form/form-reducer.ts';
import {
  locationOf,
  monthUnlimited,
  redLight,
  stretching,
  tenHours,
  therapistOf,
} from '../form/test-catalogue.ts';
import { LocationStep } from '../location-step.tsx';
import { AnyTherapistCard } from '../therapist/any-therapist-card.tsx';
import { TherapistCard } from '../therapist/therapist-card.tsx';
import { NextFreeTimeLink } from './next-free-time-link.tsx';
import { OwnedPackageCard } from './owned-package-card.tsx';
import { PackageForSaleCard } from './package-for-sale-card.tsx';
import { openingFor } from './use-service-openings.ts';

const nothing = () => {};

/** The check mark of a chosen card. */
const ticks = (html: string) => html.match(/lucide-check\b/g)?.length ?? 0;

test('the preference for a therapist is outlined, and only the button that chooses is filled', () => {
  const html = drawn(
    <AnyTherapistCard chosen={false} preference="" countFor={() => 2} onChoose={nothing} />,
  );
  const [choose] = elementsOf(html, 'button');
  const [preference] = elementsOf(html, 'label');
  expect([preference?.name, choose?.name]).toEqual(['No preference', 'Choose any free therapist']);
  expect(choose?.attributes.class?.split(' ')).toContain('bg-primary');
  expect(preference?.attributes.class).not.toContain('bg-primary');
  expect(preference?.attributes.class).toContain('has-checked:border-primary');
});

describe('a branch', () => {
  const branch = (changes: Partial<Location> = {}): Location => ({
    ...locationOf('A', 'Al Warqa'),
    address: 'Al Warqa Mall, Tripoli st, Dubai',
    image: '/branches/own.jpg',
    icon: 'map-pin',
    ...changes,
  });
  async function step(locations: Location[], location = '') {
    const store = testStore();
    await keepAnswer(store, listLocations, undefined, locations);
    const form = { ...emptyForm, location };
    return drawn(<LocationStep form={form} act={nothing} goTo={nothing} />, store);
  }

  test('shows image, icon, name and address @S1-02', async () => {
    const html = await step([branch()]);
    expect(html).toContain('<img src="/branches/own.jpg"');
    expect(html.match(/<svg[^>]*lucide-map-pin/g)).toHaveLength(1);
    expect(textOf(html)).toBe('Al Warqa Al Warqa Mall, Tripoli st, Dubai');
  });

  test('may have an icon of its own @S1-02', async () => {
    const html = await step([branch({ icon: '/branches/icon.svg' })]);
    expect(html).toContain('<img src="/branches/icon.svg"');
    expect(html).not.toContain('lucide-map-pin');
  });

  test('has a green border and a check mark when chosen, and only then @S1-06', async () => {
    const html = await step([branch(), branch({ location: 'B', name: 'Al Mizhar' })], 'B');
    const [other, chosen] = elementsOf(html, 'button');
    expect([other?.attributes['aria-pressed'], chosen?.attributes['aria-pressed']]).toEqual([
      'false',
      'true',
    ]);
    expect([ticks(other?.html ?? ''), ticks(chosen?.html ?? '')]).toEqual([0, 1]);
    expect(chosen?.attributes.class).toContain('border-ok');
    expect(other?.attributes.class).not.toContain('border-ok');
  });

  test('is not offered when it cannot be booked @S1-04', async () => {
    const html = await step([
      branch(),
      branch({ location: 'dmcc', name: 'DMCC', bookable: false }),
    ]);
    expect(elementsOf(html, 'button')).toHaveLength(1);
  });
});

describe('a therapist', () => {
  function card(changes: Partial<Therapist>, { matches = true, chosen = false } = {}) {
    const therapist = { ...therapistOf(20_001, 'A', ['Stretching', 'Cupping']), ...changes };
    return drawn(
      <TherapistCard therapist={therapist} matches={matches} chosen={chosen} onChoose={nothing} />,
    );
  }
  const photo = /<span class="([^"]*)">\s*(?:<img|<picture)/;

  test('shows photo, full name, services and languages @S2-03', () => {
    const html = card({ photo: '/pictures/own.webp', languages: ['ar', 'en'] });
    expect(html).toContain('<img src="/pictures/own.webp"');
    expect(textOf(html)).toBe('Therapist 20001 Stretching, Cupping Speaks Arabic, English');
    expect(textOf(card({ languages: [] }))).toBe('Therapist 20001 Stretching, Cupping');
  });

  test('without a match is dimmed, photo and name, and cannot be pressed @S2-04', () => {
    const html = card({}, { matches: false });
    expect(photo.exec(html)?.[1]).toMatch(/\bopacity-50\b/);
    expect(elementsOf(html, 'button')[0]?.html).toMatch(/^<button[^>]* disabled=""/);
    expect(textOf(html)).toContain('Does not offer all you have chosen');
  });

  test('with a match is neither @S2-04', () => {
    const html = card({});
    expect(photo.exec(html)?.[1]).not.toContain('opacity');
    expect(html).not.toMatch(/^<li><button[^>]* disabled/);
    expect(textOf(html)).not.toContain('Does not offer');
  });

  test('has a check mark when chosen, and only then', () => {
    expect(ticks(card({}, { chosen: true }))).toBe(1);
    expect(ticks(card({}))).toBe(0);
  });

  test.each(['female', 'male'] as const)(
    'without a photo, %s, has the placeholder @S2-10',
    (gender) => {
      const html = card({ gender, photo: null });
      expect(html.match(/<img[^>]*>/g)).toHaveLength(1);
      expect(html).toMatch(new RegExp(`<img[^>]* src="[^"]*/${gender}[^"/]*"`));
    },
  );

  test('says when they take bookings by telephone only, and when they are a favourite', () => {
    const plain = textOf(card({}));
    expect(plain).not.toMatch(/telephone|favourite/);
    expect(textOf(card({ books_by_phone: true }))).toContain('Appointments on request');
    expect(textOf(card({ favourite: true }))).toContain('Your favourite');
  });
});

describe('a service', () => {
  const given = {
    next: { opening: undefined, branch: undefined, loading: false },
    onPick: nothing,
  };
  const opening = {
    ...{ service_id: 1, minutes: 60, location: 'A', date: '2026-03-05', time: '14:00' },
    ...{ therapist_id: 3, therapist_name: 'Grace Mwangi' },
  };

  test('links to its next free time, with every choice made', () => {
    const card = (next: ComponentProps<typeof NextFreeTimeLink>) =>
      drawn(<NextFreeTimeLink {...next} />);
    expect(linksOf(card({ opening, branch: 'Al Warqa', loading: false }))).toEqual([
      [
        'Next opening: Mar 5 14:00, Grace 60 min, Al Warqa',
        '/booking?service=1&amp;minutes=60&amp;therapist=3&amp;location=A&amp;date=2026-03-05&amp;time=14:00',
      ],
    ]);
    const none = card({ opening: null, branch: undefined, loading: false });
    expect(textOf(none)).toContain('Nothing free in the next 14 days');
    // Not shown while loading, nor on failure.
    expect(linksOf(card({ ...given.next, loading: true }))).toEqual([]);
    expect(textOf(card(given.next))).not.toContain('Nothing free');
  });

  test('shows the next time for the picked length, and none beside another service', () => {
    const openings = [{ ...opening, minutes: 30, time: '12:00' }, opening];
    const picked = { services: [], service_durations: {} };
    expect(openingFor(stretching, openings, picked)?.minutes).toBe(30);
    const [, hour] = stretching.durations;
    const form = formReducer(emptyForm, {
      type: 'pickDuration',
      service: stretching,
      duration: hour ?? { id: 0, time: 0, price: 0 },
    });
    expect(openingFor(stretching, openings, form)?.time).toBe('14:00');
    expect(openingFor(stretching, openings.slice(0, 1), form)).toBeNull();
    expect(openingFor(redLight, openings, form)).toBeUndefined();
  });

  test('has a button for each duration with its price; the picked one and the card are ticked', () => {
    const card = (chosenDurationId?: number) =>
      drawn(<ServiceCard {...given} service={stretching} chosenDurationId={chosenDurationId} />);
    const buttons = elementsOf(card(11), 'button');
    expect(buttons.map(({ name }) => name)).toEqual(['30 min 150 AED', '60 min 280.1 AED']);
    expect(buttons.map(({ attributes }) => attributes['aria-pressed'])).toEqual(['false', 'true']);
    expect(buttons.map(({ html }) => ticks(html))).toEqual([0, 1]);
    expect(ticks(card(11))).toBe(2);
    expect(ticks(card())).toBe(0);
  });

  test('shows its price whole or with one decimal @CONST-02', () => {
    const html = drawn(<ServiceCard {...given} service={redLight} chosenDurationId={undefined} />);
    expect(elementsOf(html, 'button').map(({ name }) => name)).toEqual(['30 min 120.2 AED']);
  });
});

describe('a package', () => {
  const card = (changes: Partial<ComponentProps<typeof PackageForSaleCard>>, store = testStore()) =>
    drawn(
      <PackageForSaleCard
        product={tenHours}
        services={[stretching, redLight]}
        onlyPrice={false}
        inTheWay={undefined}
        chosenOptionId={null}
        sessionFor={[]}
        onPick={nothing}
        onSessionFor={nothing}
        {...changes}
      />,
      store,
    );
  const options = (html: string) =>
    elementsOf(html, 'button').filter(({ name }) => name.endsWith('AED'));

  test('has a button for each option; the picked one is ticked', () => {
    const [first, second] = options(card({ chosenOptionId: 72 }));
    expect([first?.name, second?.name]).toEqual(['600 min 2500 AED', '1200 min 4500 AED']);
    expect([ticks(first?.html ?? ''), ticks(second?.html ?? '')]).toEqual([0, 1]);
  });

  test('says what an hour costs and saves in each option, and how long it is valid', () => {
    const terms = textOf(card({}));
    expect(terms).toContain(
      '600 min: 250 AED an hour saves 10% against single sessions valid 365 days 1200 min: 225 AED an hour saves 19% against single sessions valid 365 days',
    );
  });

  test('says how and when it is paid', () => {
    expect(textOf(card({}))).toContain(
      'You pay at the studio, at your first visit. Nothing is charged online.',
    );
  });

  test('does not say so where it can be paid online', async () => {
    const store = testStore();
    const none = {
      ...{ deposit_percent: null, deposit_amount: null, late_back_percent: 0 },
      ...{ needs_card: false, ...noFees },
    };
    await keepAnswer(store, readWaysToPay, undefined, {
      sessions: { ways: ['studio'], ...none },
      packages: [{ package_id: tenHours.id, ways: ['online'], ...none }],
      gift_cards: false,
    });
    expect(textOf(card({}, store))).not.toContain('Nothing is charged online');
  });

  test('hides its services until Show Benefits is pressed @S0-09', () => {
    const html = card({});
    expect(elementsOf(html, 'button').map(({ name }) => name)).toContain('Show Benefits');
    expect(textOf(html)).not.toContain('Hide Benefits');
  });

  test('that is unlimited shows a price and nothing else @S0-10', () => {
    const html = card({ product: monthUnlimited, onlyPrice: true });
    expect(options(html).map(({ name }) => name)).toEqual(['1900 AED']);
    expect(textOf(html)).not.toContain('min');
    expect(textOf(html)).not.toMatch(/an hour|saves|valid/);
  });
});

test('a package that the client owns shows its balance, and a check mark when it is used', () => {
  const held = {
    id: 40_001,
    kind: 'regular' as const,
    name: 'Balance Package',
    remaining_time: 540,
    total_time: 600,
    expiry_date: '2026-08-31',
    services_included: [{ id: 50_001, name: 'Stretching', needs_skill: true }],
    owned: true,
  };
  const card = (chosen: boolean, changes: Partial<typeof held> & { balance?: number } = {}) =>
    drawn(
      <OwnedPackageCard
        held={{ ...held, ...changes }}
        chosen={chosen}
        sessionFor={[]}
        onUse={nothing}
        onSessionFor={nothing}
      />,
    );
  expect(textOf(card(false))).toContain(
    'Balance Package Can be used until 31 August 2026 540 min left of 600 min Use my package',
  );
  expect(ticks(elementsOf(card(false), 'button')[0]?.html ?? '')).toBe(0);
  expect(ticks(elementsOf(card(true), 'button')[0]?.html ?? '')).toBe(1);
  expect(textOf(card(false))).not.toContain('Shared with you');
  expect(textOf(card(false, { owned: false }))).toContain('Shared with you');
  expect(textOf(card(false, { owned: false, remaining_time: 90, balance: 540 }))).toContain(
    '90 min left of your cap 540 of 600 min left in the package',
  );
});
