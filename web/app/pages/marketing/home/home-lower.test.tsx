import type { SiteFacts } from '@limber/contract/site.ts';
import { SECTIONS } from '@limber/contract/terms/site-pages.ts';
import { afterEach, expect, test } from 'vitest';
import { testSite } from '../../../components/test-answers/test-site.ts';
import { drawn, elementsOf } from '../../../components/test-markup.tsx';
import { serveSite } from '../../../lib/site-facts-in-page.ts';
import { HomeLower } from './home-lower.tsx';

afterEach(() => serveSite(testSite));

/** The headings of the sections, in their order. */
function sectionsWith(switches: Partial<SiteFacts['switches']>, site: Partial<SiteFacts> = {}) {
  serveSite({ ...testSite, ...site, switches: { ...testSite.switches, ...switches } });
  return elementsOf(drawn(<HomeLower onAlive={() => {}} />), 'h2').map(({ name }) => name);
}

test('the home page has the sections that the studio has chosen, in its order', () => {
  const [branches] = sectionsWith({ sections: ['branches'] });
  const [benefits] = sectionsWith({ sections: ['benefits'] });
  expect(sectionsWith({ sections: ['benefits', 'branches'] })).toEqual([benefits, branches]);
  expect(sectionsWith({ sections: ['branches', 'benefits'] })).toEqual([branches, benefits]);
  expect(sectionsWith({ sections: [] })).toEqual([]);
});

test('a section about what the studio does not have is left out', () => {
  const whole = sectionsWith({});
  expect(whole.length).toBeGreaterThanOrEqual(SECTIONS.length - 1);
  const [membership] = sectionsWith({ sections: ['membership'] });
  expect(whole).toContain(membership);
  expect(sectionsWith({ membership: false })).not.toContain(membership);
  const [hour] = sectionsWith({ sections: ['hour'] });
  expect(hour).toBeTruthy();
  expect(sectionsWith({ sections: ['hour'] }, { kinds: ['sport_massage'] })).toEqual([]);
  expect(sectionsWith({ sections: ['branches'] }, { branches: [] })).toEqual([]);
});
