import type { SiteService } from '@limber/contract/site.ts';
import { afterEach, expect, test } from 'vitest';
import { testSite } from '../../../components/test-answers/test-site.ts';
import { drawn, elementsOf, linksOf, textOf } from '../../../components/test-markup.tsx';
import { serveSite } from '../../../lib/site-facts-in-page.ts';
import { ServicesArcade } from './services-arcade.tsx';

afterEach(() => serveSite(testSite));

function stripOf(service: Omit<SiteService, 'id'>) {
  serveSite({ ...testSite, strip: [{ id: 7, ...service }] });
  const html = drawn(<ServicesArcade />);
  const [name] = elementsOf(html, 'h3').map((each) => each.name);
  return { name, text: textOf(html), link: linksOf(html)[0]?.[1] };
}

const demos = {
  name: 'Compression',
  kind: 'compression',
  description: 'Boots that squeeze in waves to rest heavy legs.',
};

test('a service of the demo is told in its longer words', () => {
  const { name, text, link } = stripOf(demos);
  expect(name).toBe('Compression Therapy');
  expect(text).toContain('Boots that press and release');
  expect(text).not.toContain(demos.description);
  expect(link).toContain('service=compression');
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
