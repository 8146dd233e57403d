import { expect, test } from 'vitest';
import { demoPartners, partnerStats } from './demo-partners.ts';

const namesAt = (discount: number) =>
  demoPartners.filter((partner) => partner.discount === discount).map(({ name }) => name);

test('eleven entries, the studio first, each at its rate', () => {
  expect(demoPartners).toHaveLength(11);
  expect(namesAt(15)).toEqual([
    'Triforce',
    'Train with Zee',
    'Oatful',
    'One Shot',
    'Lavanderia',
    'Pure Delight',
  ]);
  expect(namesAt(10)).toEqual(['Limber', 'The Dungeon', 'Raptors', 'Blank', 'Chai & Co']);
});

test('every entry carries all its fields', () => {
  for (const partner of demoPartners) {
    expect(Object.values(partner).every(Boolean)).toBe(true);
  }
  expect(new Set(demoPartners.map(({ id }) => id)).size).toBe(11);
});

test('the studio itself is not counted as a partner', () => {
  expect(partnerStats).toEqual({ partners: 10, maxDiscount: 15 });
});
