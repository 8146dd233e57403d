import { afterEach, expect, test } from 'vitest';
import { testSite } from '../../../../components/test-answers/test-site.ts';
import { drawn, elementsOf } from '../../../../components/test-markup.tsx';
import { serveSite } from '../../../../lib/site-facts-in-page.ts';
import { Preview } from './preview-site.tsx';

afterEach(() => serveSite(testSite));

type Unsaved = Parameters<typeof Preview>[0]['unsaved'];

/** The choices that a preview offers. */
function choicesWith(languages: readonly ('en' | 'ar')[], unsaved: Unsaved = {}): string[] {
  const switches = { ...testSite.switches, languages };
  serveSite({ ...testSite, switches, has_terms: false });
  return elementsOf(drawn(<Preview unsaved={unsaved} />), 'option').map(({ name }) => name);
}

test('every language of the studio is previewed, whichever is first', () => {
  for (const languages of [['en', 'ar'] as const, ['ar', 'en'] as const])
    expect(choicesWith(languages)).toEqual(expect.arrayContaining(['English', 'Arabic']));
  expect(choicesWith(['ar'])).not.toContain('English');
});

test('terms are previewed while the first ones are written', () => {
  expect(choicesWith(['en'])).not.toContain('Terms');
  const text = { en: '# Terms', ar: '# الشروط' };
  expect(choicesWith(['en'], { policy: { kind: 'terms', text } })).toContain('Terms');
  expect(choicesWith(['en'], { policy: { kind: 'privacy', text } })).not.toContain('Terms');
});
