// @vitest-environment happy-dom
import type { Offer } from '@limber/contract/waiting-list.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../components/test-answers/test-example.ts';
import { openPage, shown, testVerbs } from '../../components/test-answers/test-page.tsx';
import OfferPage from './offer.tsx';

const call = 'appointment/waitlist/offers/abc/';
const example = exampleReply<Offer>(call);
const around = { at: '/offer/abc', path: '/offer/:key', now: '2026-03-04T06:05:00.000Z' };
const page = <OfferPage />;

testVerbs({
  'one press books an offered time': {
    page,
    around,
    answers: { [call]: example },
    does: (each) => each.press('Book this time'),
    asks: `POST ${call}accept/`,
  },
  'a time that does not suit is let go': {
    page,
    around,
    answers: { [call]: example },
    does: (each) => each.press('It does not suit me'),
    asks: `POST ${call}decline/`,
  },
});

test('an offer says what is held until when, and until when it is free to leave', async () => {
  await openPage(page, { [call]: example }, around);
  await expect.poll(shown).toContain('A time has come free');
  expect(shown()).toContain('Noura Al Hashimi');
  expect(shown()).toContain('Held for you until 10:15, 4 March 2026');
  expect(shown()).toContain('You can cancel it free of charge until 09:00, 6 March 2026.');
});

test.each([
  ['expired', 'This offer is over'],
  ['gone', 'This offer is over'],
  ['declined', 'You let this time go'],
  ['booked', 'It is booked'],
] as const)('one that is %s says so', async (status, said) => {
  await openPage(page, { [call]: { ...example, status } }, around);
  await expect.poll(shown).toContain(said);
});

test('one whose time is over by the clock is over', async () => {
  await openPage(page, { [call]: example }, { ...around, now: '2026-03-04T07:00:00.000Z' });
  await expect.poll(shown).toContain('This offer is over');
});

test('an unknown key, and an answer that does not come, have their sentences', async () => {
  await openPage(page, { [call]: 404 }, around);
  await expect.poll(shown).toContain('We do not know this offer');
  await openPage(page, { [call]: 503 }, around);
  await expect.poll(shown).toContain('We could not load this offer.');
});
