import type { SiteFacts } from '@limber/contract/site.ts';
import { SECTIONS } from '@limber/contract/terms/site-pages.ts';
import { afterEach, expect, test } from 'vitest';
import { testSite } from '../../../components/test-answers/test-site.ts';
import { drawn, elementsOf, picturesOf } from '../../../components/test-markup.tsx';
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

test('each part of the hour has its picture, or the one that the studio has put in its place', () => {
  const uploaded = (nth: number) =>
    `/api/v1/service/pictures/00000000-0000-0000-0000-00000000000${nth}`;
  const own = { hour_1: uploaded(1), hour_3: uploaded(3), hour_5: uploaded(5) };
  const site = { ...testSite, look: { ...testSite.look, pictures: own } };
  serveSite({ ...site, switches: { ...testSite.switches, sections: ['hour'] } });
  const shown = picturesOf(drawn(<HomeLower onAlive={() => {}} />));
  expect(shown.filter((src) => !src.includes('-night'))).toEqual([
    ...[uploaded(1), '/media/hour-2.webp', uploaded(3), '/media/hour-4.webp', uploaded(5)],
  ]);
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
