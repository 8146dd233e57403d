import { StudioResource } from '@limber/contract/desk/studio/resources.ts';
import { StudioService } from '@limber/contract/desk/studio/services.ts';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../../components/test-answers/test-example.ts';
import { startingSets } from './starting-sets.ts';
import {
  isThere,
  kindsOf,
  missingResources,
  newServiceOf,
  pricedOf,
  priceKey,
} from './starting-values.ts';

const all = startingSets.flatMap(({ services }) => services);
const everyPrice = Object.fromEntries(
  all.flatMap((each) => each.lengths.map((minutes) => [priceKey(each, minutes), '320,50'])),
);

test('every service of the sets has its words in both languages, bookable lengths, and its own name', () => {
  for (const service of all) {
    const { name, description, prices, position } = newServiceOf(service, everyPrice, 3);
    expect([...Object.values(name), ...Object.values(description)]).not.toContain('');
    expect(prices.map(({ time, price }) => [time % 5, price])).toEqual(
      prices.map(() => [0, 320.5]),
    );
    expect(position).toBe(3);
  }
  expect(new Set(all.map(({ name }) => name.en)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name.ar)).size).toBe(all.length);
});

test('a length without a price is not sold, and a service without any is not added', () => {
  const massage = startingSets.find(({ key }) => key === 'massage')?.services ?? [];
  const typed = { 'Relaxing Massage 90': '٤٥٠', 'Relaxing Massage 60': ' ' };
  const [only, ...others] = pricedOf(massage, typed);
  expect(others).toEqual([]);
  expect(only && newServiceOf(only, typed, 0)).toMatchObject({
    prices: [{ time: 90, price: 450 }],
    needs: [{ kind: 'Treatment room', resource_ids: [] }],
  });
});

test('a kind of room that several services need is asked for once', () => {
  expect(kindsOf(all).filter(({ en }) => en === 'Treatment room')).toHaveLength(1);
});

test('only missing rooms are added, with numbers that are free', () => {
  const kind = { en: 'Sauna', ar: 'ساونا' };
  const room = (name: string, changes: Partial<StudioResource> = {}) =>
    exampleOf<StudioResource>(StudioResource, {
      ...{ location: 'A', kind, name: { en: name, ar: name }, retired: false, ...changes },
    });
  const existing = [
    room('Sauna 2'),
    room('Sauna 1', { retired: true }),
    room('Sauna 9', { location: 'B' }),
  ];
  const missing = missingResources(kind, 'A', 3, existing);
  expect(missing.map(({ name }) => name.en)).toEqual(['Sauna 3', 'Sauna 4']);
  expect(missing.map(({ position }) => position)).toEqual([2, 3]);
  expect(missingResources(kind, 'A', 1, existing)).toEqual([]);
  expect(missingResources(kind, 'A', 0, [])).toEqual([]);
});

test('a service that the studio has is known by its name, however it is written', () => {
  const have = [exampleOf<StudioService>(StudioService, { name: { en: ' ice bath', ar: 'حوض' } })];
  const ice = { name: { en: 'Ice Bath', ar: 'حمّام ثلجي' } };
  expect(isThere(ice, have)).toBe(true);
  expect(isThere({ name: { en: 'Sauna', ar: 'ساونا' } }, have)).toBe(false);
});
