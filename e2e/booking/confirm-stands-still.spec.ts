import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { enterAs, sessionOf } from '../support/enter.ts';
import { registered } from '../support/people.ts';
import { bookingBody, freeTimes, openChosen } from '../support/wizard.ts';

/** How it may be paid, the client's gift cards and their other sessions. */
const late = [
  '**/appointment/ways-to-pay/',
  '**/gift-cards/own/',
  '**/appointment/appointments-mobile/next/?*',
];

for (const [width, day] of [
  [1280, '2026-05-18'],
  [390, '2026-05-28'],
] as const) {
  test(`the box and the button of Confirm stay where they were first seen, ${width} wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await atConfirmBesideAnother(page, request, day, async () => {
      await recordPlaces(page);
      const held = await Promise.all(late.map((each) => holdAnswer(page, each)));
      return async () => {
        for (const { asked, release } of held) {
          await asked;
          await framesLater(page);
          release();
        }
      };
    });
    const box = page.getByRole('checkbox', { name: /^I have read and agree/ });
    await expect(page.getByRole('button', { name: 'Pay with a gift card' })).toBeVisible();
    await expect(page.getByText(/^You already have Stretching at/)).toBeVisible();
    await expect(box).toBeVisible();
    await framesLater(page);
    const places = await page.evaluate(() => window.places);
    expect(Object.keys(places).toSorted()).toEqual(['Confirm', 'checkbox']);
    for (const [what, tops] of Object.entries(places)) expect(tops, what).toHaveLength(1);
    await box.click();
    await expect(box).toBeChecked();
  });
}

/** At Confirm, with another session at the same time, and `before` the page is opened. */
async function atConfirmBesideAnother(
  page: Page,
  request: APIRequestContext,
  day: string,
  before: () => Promise<() => Promise<void>>,
): Promise<void> {
  const [hers, his] = await Promise.all(
    ['Huda Rahman', 'Karim Mansour'].map((name) => freeTimes(request, name, day, 60)),
  );
  const time = hers?.find((each) => his?.includes(each)) ?? 'none';
  const session = await sessionOf(request, await registered(request, 'Steady'));
  const choice = { service: 'Stretching', minutes: 60, date: day, time };
  const booked = await request.post('/api/v1/appointment/appointments/', {
    headers: session.headers,
    data: await bookingBody(request, { ...choice, location: 'B', therapist: 'Huda Rahman' }),
  });
  expect(booked.status(), await booked.text()).toBe(201);
  await enterAs(page, session);
  const go = await before();
  await openChosen(page, request, {
    ...choice,
    location: 'Al Mizhar',
    therapist: 'Karim Mansour',
  });
  await expect(page).toHaveURL('/booking?step=confirm');
  await go();
}

/** Holds the answers of a call until `release`; `asked` resolves with the first request. */
async function holdAnswer(page: Page, address: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue().catch(() => {});
  });
  return { asked: asked.promise, release: released.resolve };
}

/** Notes in every frame where the box and the button stand, from when a person can see them. */
async function recordPlaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.places = {};
    const note = () => {
      for (const each of document.querySelectorAll('[type=checkbox], button')) {
        const name = each.getAttribute('type') === 'checkbox' ? 'checkbox' : each.textContent;
        if (name !== 'checkbox' && name !== 'Confirm') continue;
        if (!each.checkVisibility({ visibilityProperty: true })) continue;
        const top = Math.round(each.getBoundingClientRect().top + scrollY);
        const tops = window.places[name] ?? [];
        if (tops.at(-1) !== top) window.places[name] = [...tops, top];
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** What an answer changes is drawn by then. */
async function framesLater(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

declare global {
  interface Window {
    places: Record<string, number[]>;
  }
}
