import type { SiteFacts, SiteService } from '@limber/contract/site.ts';
import { afterEach, expect, test } from 'vitest';
import { testSite } from '../../../components/test-answers/test-site.ts';
import {
  drawn,
  elementsOf,
  linksOf,
  picturesOf,
  textOf,
} from '../../../components/test-markup.tsx';
import { serveSite } from '../../../lib/site-facts-in-page.ts';
import { ServicesArcade } from './services-arcade.tsx';

afterEach(() => serveSite(testSite));

function stripOf(service: Omit<SiteService, 'id'>, pictures: SiteFacts['look']['pictures'] = {}) {
  const look = { ...testSite.look, pictures };
  serveSite({ ...testSite, look, strip: [{ id: 7, ...service }] });
  const html = drawn(<ServicesArcade />);
  const [name] = elementsOf(html, 'h3').map((each) => each.name);
  const [picture] = picturesOf(html);
  return { name, text: textOf(html), link: linksOf(html)[0]?.[1], picture };
}

const demos = {
  name: 'Compression',
  kind: 'compression',
  image: null,
  description: 'Boots that squeeze in waves to rest heavy legs.',
};

test('a service of the demo is told in its longer words', () => {
  const { name, text, link } = stripOf(demos);
  expect(name).toBe('Compression Therapy');
  expect(text).toContain('Boots that press and release');
  expect(text).not.toContain(demos.description);
  expect(link).toContain('service=compression');
});

const OWN = '/api/v1/service/pictures/5b0b6f0a-6f3b-4a5e-9a53-7f1f0e3c2d11';

test('a service has the picture of its kind, or the one that the studio has uploaded', () => {
  expect(stripOf(demos).picture).toBe('/media/compression.webp');
  expect(stripOf({ ...demos, image: OWN }).picture).toBe(OWN);
});

test('a kind without a picture has that of the equipment, the studio’s own where it has one', () => {
  const other = { ...demos, kind: null };
  expect(stripOf(other).picture).toBe('/media/equipment.webp');
  expect(stripOf(other, { equipment: OWN }).picture).toBe(OWN);
});

test.each([
  ['name', { name: 'Leg Press' }],
  ['description', { description: 'Twenty minutes in our boots.' }],
])('a service with another %s is told in the words of its studio', (_what, own) => {
  const service = { ...demos, ...own };
  const { name, text, link } = stripOf(service);
  expect(name).toBe(service.name);
  expect(text).toContain(service.description);
  expect(text).not.toMatch(/press and release/);
  expect(link).toContain('service=7');
});
