import { expect, test } from 'vitest';
import { businessFacts } from './business-facts.ts';

test('both branches have the hours of every weekday and their services', () => {
  const graph = businessFacts()['@graph'];
  expect(graph.map(({ '@type': type, name }) => [type, name])).toEqual([
    ['HealthAndBeautyBusiness', 'Limber Stretch & Recovery, Al Warqa'],
    ['HealthAndBeautyBusiness', 'Limber Stretch & Recovery, Al Mizhar'],
  ]);
  for (const branch of graph) {
    expect(branch.openingHoursSpecification).toHaveLength(7);
    expect(branch.openingHoursSpecification[4]).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Friday',
      opens: '14:00',
      closes: '22:00',
    });
    expect(branch.makesOffer).toHaveLength(6);
  }
});

test('addresses are split into street and town', () => {
  expect(businessFacts()['@graph'].map(({ address }) => address.streetAddress)).toEqual([
    'Al Warqa Mall, Tripoli st',
    'Al Mizhar 1',
  ]);
});
