// @vitest-environment happy-dom
import type { WaitlistEntry } from '@limber/contract/waiting-list.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { openPage, screen, shown, testVerbs } from '../../../components/test-answers/test-page.tsx';
import { WaitingSection } from './waiting-section.tsx';

const call = 'appointment/waitlist/';
const [entry] = exampleReply<WaitlistEntry[]>(call) as [WaitlistEntry];
const around = { as: 'client', now: '2026-03-04T06:05:00.000Z' } as const;
const page = <WaitingSection />;

testVerbs({
  'a client stops waiting': {
    page,
    around,
    answers: { [call]: [entry] },
    does: (each) => each.press('Stop waiting'),
    asks: `DELETE ${call}${entry.id}/`,
  },
});

test('what one waits for stands with the offer that is held now', async () => {
  await openPage(page, { [call]: [entry] }, around);
  await expect.poll(shown).toContain('Massage');
  expect(shown()).toContain('Held for you until 10:15');
  expect(shown()).not.toContain('No message reaches you');
  const link = screen.getByRole('link', { name: 'See the offer' });
  expect(link.getAttribute('href')).toBe(`/offer/${entry.offer?.key}`);
});

test('an offer that is over by the clock is not shown', async () => {
  await openPage(page, { [call]: [entry] }, { ...around, now: '2026-03-04T07:00:00.000Z' });
  await expect.poll(shown).toContain('Massage');
  expect(shown()).not.toContain('See the offer');
});

test('without entries there is nothing', async () => {
  await openPage(page, { [call]: [] }, around);
  expect(shown()).toBe('');
});

test('entries that cannot be loaded say so', async () => {
  await openPage(page, { [call]: 503 }, around);
  await expect.poll(shown).toContain('We could not load what you wait for.');
});

test('who cannot be told reads why nothing is offered, and where to change it', async () => {
  await openPage(page, { [call]: [{ ...entry, can_be_told: false }] }, around);
  await expect.poll(shown).toContain('No message reaches you');
  const link = screen.getByRole('link', { name: 'settings' });
  expect(link.getAttribute('href')).toBe('/profile/settings');
});
