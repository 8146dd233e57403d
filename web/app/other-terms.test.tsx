import { FREE_HOURS } from '@limber/contract/terms/booking/cancelling.ts';
import { MEMBER_DISCOUNT_PERCENT, MEMBERSHIP_MINUTES } from '@limber/contract/terms/membership.ts';
import { expect, test, vi } from 'vitest';
import { drawn, textOf } from './components/test-markup.tsx';
import { servedSite, serveSite } from './lib/site-facts-in-page.ts';
import { BookedDetails } from './pages/book/done/booked-details.tsx';
import { MembershipUnlocked } from './pages/book/done/membership-unlocked.tsx';
import { lengthRange } from './pages/book/time/length-range.ts';
import { usualMinutes } from './pages/book/time/use-length.ts';
import { meta } from './pages/marketing/discount/discount.tsx';
import { DiscountBenefits } from './pages/marketing/discount/discount-benefits.tsx';
import { DiscountHero } from './pages/marketing/discount/discount-hero.tsx';
import { DiscountStats } from './pages/marketing/discount/discount-stats.tsx';
import { HowItWorks } from './pages/marketing/discount/how-it-works.tsx';
import { MembershipTeaser } from './pages/marketing/home/membership-teaser.tsx';
import { PictureUpload } from './pages/profile/settings/picture-upload.tsx';

// Another studio's terms: the pages show them without any other change.
vi.mock('@limber/contract/terms/booking/cancelling.ts', async (original) => ({
  ...(await original<object>()),
  FREE_HOURS: 1,
}));
vi.mock('@limber/contract/terms/booking/session-lengths.ts', async (original) => ({
  ...(await original<object>()),
  USUAL_MINUTES: 45,
  SESSION_STEP_MINUTES: 10,
  SHORTEST_SESSION_MINUTES: 20,
}));
vi.mock('@limber/contract/terms/membership.ts', async (original) => ({
  ...(await original<object>()),
  MEMBER_DISCOUNT_PERCENT: 25,
  MEMBERSHIP_MINUTES: 300,
}));
vi.mock('@limber/contract/terms/uploads.ts', async (original) => ({
  ...(await original<object>()),
  MOST_UPLOAD_MB: 2,
}));

// The page was served with them.
const { terms } = servedSite();
serveSite({
  ...servedSite(),
  terms: {
    ...terms,
    cutoff_hours: FREE_HOURS,
    member_discount_percent: MEMBER_DISCOUNT_PERCENT,
    membership_minutes: MEMBERSHIP_MINUTES,
  },
});

test.each([
  [<MembershipTeaser key="1" />, ['25% off every booking', 'purchasing 300+ package minutes']],
  [<DiscountBenefits key="2" />, ['25% off every booking']],
  [<DiscountHero key="3" />, ['purchasing 300+ package minutes']],
  [<DiscountStats key="4" />, ['300+']],
  [<HowItWorks key="5" />, ['packages of 300 minutes', '25% off at the studio']],
  [<MembershipUnlocked key="6" renewed={false} />, ['save 25% on every booking']],
  [<MembershipUnlocked key="7" renewed />, ['saving 25% on every booking']],
  [
    <PictureUpload
      key="8"
      which="profile"
      label=""
      current={null}
      previewClasses=""
      removable={false}
      onUnsaved={() => {}}
    />,
    ['AVIF, 2 MB at most'],
  ],
])('a piece shows the terms %#', (piece, sentences) => {
  const text = textOf(drawn(piece));
  for (const sentence of sentences) expect(text).toContain(sentence);
  expect(text).not.toMatch(/\b10%|\b500\b|\b5 MB/);
});

test('the cutoff has its noun', () => {
  const booked = {
    id: '',
    status: 'booked',
    date: '2020-03-05',
    time: '14:00:00',
    total_duration: 60,
    total_price: 320,
    location: 'A',
    therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' },
    appointment_services: [],
    therapist_id: 1,
    serviceType: 'service',
    member_discount: 0,
    package_minutes: null,
    free_until: '2020-03-05T09:00:00.000Z',
    late: false,
  } as const;
  const text = textOf(drawn(<BookedDetails booked={{ ...booked, appointment_services: [] }} />));
  expect(text).toContain('It starts in less than 1 hour, so it can no longer be cancelled');
});

test('the title of the membership page and the slider follow too', () => {
  expect(JSON.stringify(meta())).toContain('25% off every studio booking');
  expect(JSON.stringify(meta())).toContain('purchasing 300+ package minutes');
  expect(lengthRange(180, 0)).toEqual({ min: 20, step: 10, max: 180 });
  expect(usualMinutes([])).toBe(45);
});
