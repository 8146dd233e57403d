import { expect, test } from 'vitest';
import { ownedBy, type Product } from './imported-package-rules.ts';

const product: Product = {
  id: 1,
  kind: 'regular',
  name: 'Balance Package',
  peopleLimit: 1,
  names: ['Balance Package'],
  options: [{ id: 1, minutes: 600, priceMinor: 275_000, validityDays: 180 }],
};
const row = {
  package: 'Balance Package',
  minutes_left: 600,
  minutes: 600,
  price: 2750,
  value: null,
  bought_on: null,
  expires_on: null,
};
const ownedOf = (more: Partial<typeof row> | { minutes: null }) =>
  ownedBy({ ...row, ...more }, [product], '2026-03-05', () => 500);

test.each([{ minutes_left: 605 }, { minutes_left: 605, minutes: null }])(
  'more minutes left than were bought are refused, not taken for a larger package: %j',
  (more) => {
    expect(ownedOf(more)).toMatchObject({
      en: 'More is left than was bought: 605 minutes of 600. Please correct the file.',
    });
  },
);

test('without a size, it is the smallest that holds the remaining minutes, exactly included', () => {
  const sizes = [
    { id: 1, minutes: 300, priceMinor: 145_000, validityDays: 90 },
    { id: 2, minutes: 600, priceMinor: 275_000, validityDays: 180 },
  ];
  const optionFor = (minutes_left: number) =>
    ownedBy(
      { ...row, minutes: null, price: null, value: 100, minutes_left },
      [{ ...product, options: sizes }],
      '2026-03-05',
      () => 500,
    );
  expect(optionFor(300)).toMatchObject({ optionId: 1 });
  expect(optionFor(301)).toMatchObject({ optionId: 2 });
});

test('the rest of an odd price is worth its share without VAT, to the nearest fils', () => {
  const left = (price: number, minutes_left: number) => ownedOf({ price, minutes_left });
  expect(left(2750.01, 599)).toMatchObject({ priceMinor: 275_001, left: { valueMinor: 261_469 } });
  expect(left(0.01, 1)).toMatchObject({ priceMinor: 1, left: { valueMinor: 0 } });
});

test('all bought minutes may be left, even of a size that is no longer sold', () => {
  expect(ownedOf({})).toMatchObject({ totalMinutes: 600, left: { minutes: 600 } });
  expect(ownedOf({ minutes_left: 700, minutes: 700 })).toMatchObject({
    totalMinutes: 700,
    left: { minutes: 700 },
  });
});
