import { expect, test } from 'vitest';
import {
  groupsOf,
  hasGroups,
  inBar,
  mayFind,
  pageAt,
  sectionsOf,
  sentFrom,
} from './pages-of-desk.ts';

test.each([
  ['/desk', 'front_desk', undefined],
  ['/desk', 'manager', undefined],
  ['/desk', 'therapist', '/desk/mine'],
  ['/desk/mine', 'therapist', undefined],
  ['/desk/mine', 'manager', '/desk'],
  ['/desk/mine/2026', 'therapist', undefined],
  ['/desk/a-page-without-a-section', 'therapist', '/desk/mine'],
  ['/desk/a-page-without-a-section', 'front_desk', undefined],
  ['/desk/studio/services', 'manager', undefined],
  ['/desk/studio/services', 'front_desk', '/desk'],
  ['/desk/studio/a-new-page', 'front_desk', '/desk'],
  ['/desk/reports', 'front_desk', '/desk'],
  ['/desk', 'client', '/'],
  ['/desk', undefined, '/'],
])('from %s a %s is sent to %s', (path, role, to) => {
  expect(sentFrom(path, role)).toBe(to);
});

test('each role has its sections, the most used first, with the pages that the role may open', () => {
  const ways = (role: string) =>
    sectionsOf(role).map(({ label, pages }) => `${label.message}: ${pages.length}`);
  expect(ways('manager')).toEqual(['Day: 4', 'Clients: 2', 'Money: 8', 'Rota: 3', 'Studio: 20']);
  expect(ways('front_desk')).toEqual(['Day: 4', 'Clients: 2', 'Money: 6', 'Rota: 3']);
  expect(ways('therapist')).toEqual(['My day: 1']);
  expect(ways('client')).toEqual([]);
});

test('each page of Studio except its overview stands under a heading', () => {
  const studio = sectionsOf('manager').find(hasGroups);
  const groups = groupsOf(studio?.pages ?? []);
  expect(groups.map(({ title, pages }) => `${title?.message}: ${pages.length}`)).toEqual([
    ...['undefined: 1', 'What you offer: 4', 'People and places: 4', 'Words and look: 2'],
    ...['Money and terms: 3', 'Data and records: 4', 'Opening: 2'],
  ]);
  expect(sectionsOf('manager').filter(hasGroups)).toEqual([studio]);
});

test.each([
  ['/desk', '/desk'],
  ['/desk/clients', '/desk/clients'],
  ['/desk/clients/7', '/desk/clients'],
  ['/desk/clients/duplicates', '/desk/clients/duplicates'],
  ['/desk/clients-of-old', '/desk'],
  ['/desk/studio/pay', '/desk/studio/pay'],
  ['/desk/studio/website/look', '/desk/studio/website'],
  ['/desk/pay/1', '/desk/pay'],
  ['/desk/mine/pay', '/desk/mine'],
])('%s belongs to the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [5, 5],
])('of %i sections that fit, %i stand in the bar', (fitting, shown) => {
  expect(inBar(fitting)).toBe(shown);
});

test('front desk and managers can search for clients, a therapist cannot', () => {
  expect(mayFind('manager')).toBe(true);
  expect(mayFind('front_desk')).toBe(true);
  expect(mayFind('therapist')).toBe(false);
  expect(mayFind(undefined)).toBe(false);
});
