import { expect, test } from 'vitest';
import { demoPartners, partnerStats } from './demo-partners.ts';

const namesAt = (discount: number) =>
  demoPartners.filter((partner) => partner.discount === discount).map(({ name }) => name);

test('eleven entries, the studio first, each with its discount @DISC-15 @DISC-16 @DISC-17', () => {
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

const categoryOf = (name: string) =>
  demoPartners.find((one) => one.name === name)?.category.message;

test('each partner has its category @DISC-15 @DISC-16 @DISC-17', () => {
  expect(demoPartners[0]).toMatchObject({
    name: 'Limber',
    category: { message: 'Wellness and recovery' },
  });
  expect(categoryOf('Triforce')).toBe('Triathlon training');
  expect(categoryOf('Train with Zee')).toBe('Female gym');
  expect(categoryOf('Oatful')).toBe('Health snacks');
  expect(categoryOf('One Shot')).toBe('Hydration drinks');
  expect(categoryOf('Lavanderia')).toBe('Services');
  expect(categoryOf('Pure Delight')).toBe('Wellness');
  expect(categoryOf('The Dungeon')).toBe('Sport wear');
  expect(categoryOf('Raptors')).toBe('Gym and crossfit');
  expect(categoryOf('Blank')).toBe('Lifestyle');
  expect(categoryOf('Chai & Co')).toBe('Restaurant and cafe');
});

test('every entry carries all its fields @DISC-14', () => {
  for (const partner of demoPartners) {
    expect(Object.keys(partner).toSorted()).toEqual([
      'category',
      'discount',
      'id',
      'instagram',
      'logo',
      'name',
      'website',
    ]);
    expect(Object.values(partner).every(Boolean)).toBe(true);
  }
  expect(new Set(demoPartners.map(({ id }) => id)).size).toBe(11);
});

test('the studio itself is not counted as a partner @DISC-10', () => {
  expect(partnerStats).toEqual({ partners: 10, maxDiscount: 15 });
});
