import { expect, type Page, test } from '@playwright/test';
import { enterAs, type Session, sessionOf } from '../support/enter.ts';
import { readCode } from '../support/inbox.ts';
import { registered } from '../support/people.ts';
import { giveCode, giveEmail } from '../support/sign-in.ts';

let session: Session;
let email: string;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const person = await registered(request, 'Dash');
  ({ email } = person);
  session = await sessionOf(request, person);
  await request.dispose();
});

const appointment = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'booked',
  date: '2026-03-07',
  time: '17:30:00',
  total_duration: 75,
  total_price: 327.5,
  location: 'A',
  therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' },
  appointment_services: [{ service_name: 'Stretching' }, { service_name: 'Compression' }],
  therapist_id: 1,
  serviceType: 'service',
  member_discount: 0,
  package_minutes: null,
  free_until: '2026-03-07T14:30:00+04:00',
  late: false,
};
type Lists = Partial<Record<'today' | 'next' | 'past', object[]>>;

/** Answers the three lists; the past one as a plain array, which the page can read too. */
async function answerLists(page: Page, lists: Lists): Promise<void> {
  for (const when of ['today', 'next', 'past'] as const) {
    const results = lists[when] ?? [];
    await page.route(`**/appointments-mobile/${when}/**`, (route) =>
      route.fulfill({
        json:
          when === 'past'
            ? results
            : { count: results.length, next: null, previous: null, results },
      }),
    );
  }
}

test('every status has its own word, icon and colour @PROFILE-14', async ({ page }) => {
  const labels = {
    booked: 'Booked',
    check_in: 'Checked in',
    completed: 'Completed',
    cancelled: 'Cancelled',
    no_show: 'No show',
  };
  await answerLists(page, {
    past: Object.keys(labels).map((status, index) => ({
      ...appointment,
      id: `00000000-0000-4000-8000-00000000000${index}`,
      date: '2026-02-07',
      status,
    })),
  });
  await enterAs(page, session);
  await page.goto('/profile');
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toHaveCount(5);
  const colours = new Set<string>();
  for (const [index, label] of Object.values(labels).entries()) {
    const badge = cards.nth(index).getByText(label, { exact: true });
    await expect(badge.locator('svg')).toHaveCount(1);
    colours.add(await badge.evaluate((element) => getComputedStyle(element).color));
  }
  expect(colours.size).toBe(5);
});

test('tabs have counts, the first one with sessions is open, empty ones say so @PROFILE-03 @PROFILE-05 @PROFILE-06 @PROFILE-07 @API-17', async ({
  page,
}) => {
  await answerLists(page, { past: [{ ...appointment, date: '2026-02-07', status: 'completed' }] });
  await enterAs(page, session);
  await page.goto('/profile');
  const invitation = page.getByText('Book your next wellness session to get started!');
  const panel = page.getByRole('tabpanel');
  await expect(page.getByRole('tab', { name: 'Past (1)' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'Today (0)' }).click();
  await expect(panel).toContainText('No appointments today');
  await expect(invitation).toBeVisible();
  await page.getByRole('tab', { name: 'Upcoming (0)' }).click();
  await expect(panel).toContainText('No upcoming appointments');
  await expect(invitation).toBeVisible();

  await page.unrouteAll();
  await answerLists(page, {});
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Upcoming (0)' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'Past (0)' }).click();
  await expect(panel).toContainText('No past appointments');
  await expect(invitation).toBeHidden();
});

test('a spinner is shown until the appointments are loaded; a failure can be retried @PROFILE-04', async ({
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let fails = true;
  await page.route('**/appointments-mobile/**', async (route) => {
    await asked;
    if (fails) await route.fulfill({ status: 500, json: { detail: 'Something went wrong.' } });
    else await route.continue();
  });
  await enterAs(page, session);
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Your Appointments' });
  await expect(part.getByRole('status')).toContainText('Loading appointments...');
  await expect(part.locator('.animate-spin')).toBeVisible();
  answer();
  await expect(part.getByRole('alert')).toContainText('We could not load your appointments.');
  fails = false;
  await part.getByRole('button', { name: 'Try again' }).click();
  await expect(part.getByRole('tab', { name: 'Upcoming (0)' })).toBeVisible();
});

test("a mail's link opens the right section after sign-in, and no foreign address @SIGNIN-07 @SIGNIN-08", async ({
  page,
  request,
}) => {
  const next = encodeURIComponent('/profile#packages');
  await page.goto(`/login?next=${next}`);
  await giveEmail(page, email);
  await giveCode(page, await readCode(request, email, 2));
  await expect(page).toHaveURL('/profile#packages');
  await expect(page.getByRole('heading', { name: 'Your Packages' })).toBeInViewport();
  await page.goto(`/login?next=${encodeURIComponent('/profile/settings')}`);
  await expect(page).toHaveURL('/profile/settings');
  await page.goto(`/login?next=${encodeURIComponent('//elsewhere.example/')}`);
  await expect(page).toHaveURL('/profile');
});
