import { afterEach, describe, expect, test } from 'vitest';
import { i18n } from '../i18n.ts';
import { serveSite } from '../lib/site-facts-in-page.ts';
import { machineMeta } from './meta-tags.ts';
import { testSite } from './test-answers/test-site.ts';

afterEach(() => {
  serveSite(testSite);
  i18n.activate('en');
});

/** What a shared link shows of a page in a language: the address of its picture, and its words. */
function shared(language: 'en' | 'ar', site: Partial<typeof testSite> = {}) {
  serveSite({ ...testSite, ...site });
  i18n.load('ar', {});
  i18n.activate(language);
  const tags = machineMeta({ title: 'A page', description: 'Of the studio', path: '/' });
  const said = (name: string) =>
    tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []))[0];
  return [new URL(String(said('og:image'))).pathname, said('og:image:alt')];
}

test('a link is shared with our picture only where it shows what the studio does @SITE-03', () => {
  const ours = ['/media/og.jpg', expect.stringContaining('stretches')];
  expect(shared('en')).toEqual(ours);
  expect(shared('ar')).toEqual(ours);
  expect(shared('en', { kinds: ['massage'] })).toEqual(['/media/og.jpg', 'Limber']);
  expect(shared('ar', { kinds: ['massage'] })).toEqual(['/media/og-ar.jpg', 'Limber']);
});

test('a studio with a look of its own has its own picture in each language', () => {
  const look = { version: 2, pictures: { mark: '/mark' }, colours: {} };
  expect(shared('en', { look })).toEqual(['/media/og.jpg', 'Limber']);
  expect(shared('ar', { look })).toEqual(['/media/og-ar.jpg', 'Limber']);
});

describe('search engines find a page in both languages (hreflang)', () => {
  const linksOf = (
    language: 'en' | 'ar',
    languages: readonly ('en' | 'ar')[],
    path = '/booking',
  ) => {
    serveSite({ ...testSite, switches: { ...testSite.switches, languages } });
    i18n.load('ar', {});
    i18n.activate(language);
    const tags = machineMeta({ title: 'A page', description: 'Of the studio', path });
    return tags.flatMap((tag) =>
      'rel' in tag && 'href' in tag
        ? [[tag.hrefLang ?? tag.rel, new URL(String(tag.href)).pathname]]
        : [],
    );
  };
  const twins = [
    ['en', '/booking'],
    ['ar', '/ar/booking'],
    ['x-default', '/booking'],
  ];

  test('which name each other, and themselves as the original', () => {
    expect(linksOf('en', ['en', 'ar'])).toEqual([['canonical', '/booking'], ...twins]);
    expect(linksOf('ar', ['en', 'ar'])).toEqual([['canonical', '/ar/booking'], ...twins]);
    expect(linksOf('ar', ['en', 'ar'], '/')[0]).toEqual(['canonical', '/ar']);
  });

  test('and only the one that there is, where the studio has one language or Arabic first', () => {
    expect(linksOf('en', ['en'])).toEqual([['canonical', '/booking']]);
    expect(linksOf('ar', ['ar', 'en'])).toEqual([['canonical', '/booking']]);
  });
});
