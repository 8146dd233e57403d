// @vitest-environment happy-dom
import { aPlan, type OwnPlans, type Plan } from '@limber/contract/paying/plans.ts';
import { cleanup } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { openPage, screen, shown, testVerbs } from '../../../components/test-answers/test-page.tsx';
import { PlansSection } from './plans-section.tsx';

const around = { as: 'client', now: '2026-02-04T09:00:00.000Z' } as const;
const { offered } = exampleReply<OwnPlans>('appointment/plans/');
const page = (changes: Partial<Plan> | null) => (
  <PlansSection own={{ offered, plans: changes ? [{ ...aPlan, ...changes }] : [] }} />
);
const paused = { status: 'paused', renews_on: '2026-04-10', pause: null } as const;
const failing: Partial<Plan> = {
  ...{ status: 'failing', failure: 'declined', next_try_on: '2026-03-03', pause: null },
};
const put = `PUT appointment/plans/${aPlan.id}/`;

testVerbs({
  'a plan is paused by two presses, for a month @PLAN-04': {
    page: page({}),
    around,
    does: ['Pause', 'Pause plan'],
    asks: put,
    body: { wish: 'pause', until: '2026-03-30' },
  },
  'a plan is paused until another day': {
    page: page({}),
    around,
    does: ['Pause', { 'Pause until': '2026-05-01' }, 'Pause plan'],
    asks: put,
    body: { wish: 'pause', until: '2026-05-01' },
  },
  'a plan is stopped by two presses': {
    page: page({}),
    around,
    does: ['Stop', 'Stop plan'],
    asks: put,
    body: { wish: 'stop' },
  },
  'a plan that is paused goes on': {
    page: page(paused),
    around,
    does: ['Continue'],
    asks: put,
    body: { wish: 'continue' },
  },
  'a plan that fails is stopped': {
    page: page(failing),
    around,
    does: ['Stop', 'Stop plan'],
    asks: put,
    body: { wish: 'stop' },
  },
});

const url = 'https://limber.example/pay/one';

test.each([
  ['begun', null, ['Begin this plan', 'Pay and begin'], 'POST appointment/plans/'],
  ['paid', failing, ['Pay now'], `POST appointment/plans/${aPlan.id}/pay/`],
  ['given another card', {}, ['Change card'], 'POST appointment/card/'],
] as const)(
  'a plan is %s on the page of the provider, and a refusal is said',
  async (_, changes, names, call) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const opened = await openPage(page(changes), { [call]: { url } }, around);
    for (const name of names) await opened.press(name);
    await expect.poll(() => assign.mock.calls).toEqual([[url]]);
    expect(opened.sent().map((sent) => sent.call)).toEqual([call]);
    cleanup();
    const refused = await openPage(
      page(changes),
      { [call]: () => Response.json({ detail: 'Not this time.' }, { status: 409 }) },
      around,
    );
    for (const name of names) await refused.press(name);
    await expect.poll(shown).toContain('Not this time.');
    expect(assign).toHaveBeenCalledOnce();
  },
);

test('what a client agrees to stands above the button: the price now, each month, and how it ends', async () => {
  const opened = await openPage(page(null), {}, around);
  await opened.press('Begin this plan');
  await expect.poll(shown).toContain('We write to you a week before each renewal');
  await opened.press('Not now');
  expect(screen.queryByRole('button', { name: 'Pay and begin' })).toBe(null);
});

test('a plan of which a bank took a payment back says so', async () => {
  const over = { status: 'ended', ended_because: 'disputed', renews_on: null } as const;
  await openPage(page(over), {}, around);
  await expect.poll(shown).toContain('It ended because your bank took a payment back.');
});

test('a plan that has ended offers nothing, and says why', async () => {
  await openPage(page({ status: 'ended', ended_because: 'unpaid', renews_on: null }), {}, around);
  await expect.poll(shown).toContain('It ended because it could not be paid.');
  expect(screen.queryByRole('button', { name: /Stop|Pause|Continue/ })).toBe(null);
});
