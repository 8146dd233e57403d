// @vitest-environment happy-dom
import { aPlan, type Plan } from '@limber/contract/paying/plans.ts';
import { expect, test } from 'vitest';
import {
  openPage,
  screen,
  shown,
  testVerbs,
} from '../../../../components/test-answers/test-page.tsx';
import { PlansPart } from './plans-part.tsx';

const answers = (changes: Partial<Plan> = {}) => ({
  'desk/clients/7/plans/': [{ ...aPlan, ...changes }],
});
const put = `PUT desk/plans/${aPlan.id}/`;
const failing: Partial<Plan> = {
  ...{ status: 'failing', failure: 'needs_client', next_try_on: '2026-03-03', pause: null },
};

testVerbs({
  'the plan of a client is paused until a day, with a reason @PLAN-04': {
    page: <PlansPart id={7} />,
    answers: answers(),
    does: [
      'Pause',
      { 'Renews on': '2026-04-10', Reason: 'She travels' },
      ['Pause: Four hours a month', 'Pause'],
    ],
    asks: put,
    body: { wish: 'pause', until: '2026-04-10', reason: 'She travels' },
  },
  'the plan of a client is stopped with a reason': {
    page: <PlansPart id={7} />,
    answers: answers(),
    does: ['Stop', { Reason: 'Asked for at the counter' }, ['Stop: Four hours a month', 'Stop']],
    asks: put,
    body: { wish: 'stop', reason: 'Asked for at the counter' },
  },
  'a plan that was stopped goes on': {
    page: <PlansPart id={7} />,
    answers: answers({ status: 'stopped', renews_on: null, pause: null }),
    does: ['Continue', { Reason: 'She comes again' }, ['Continue: Four hours a month', 'Continue']],
    asks: put,
    body: { wish: 'continue', reason: 'She comes again' },
  },
  'a plan that fails is stopped': {
    page: <PlansPart id={7} />,
    answers: answers(failing),
    does: ['Stop', { Reason: 'She has no card' }, ['Stop: Four hours a month', 'Stop']],
    asks: put,
    body: { wish: 'stop', reason: 'She has no card' },
  },
});

test('why a month was not paid is said, with the next try; it can only be stopped', async () => {
  await openPage(<PlansPart id={7} />, answers(failing));
  await expect.poll(shown).toContain('The bank asks for the client, who can pay in the profile.');
  expect(shown()).toContain('It is tried again on 3 Mar 2026.');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBe(null);
});

test('a client without a plan has no such section', async () => {
  const page = await openPage(<PlansPart id={7} />, { 'desk/clients/7/plans/': [] });
  await expect.poll(() => page.times('desk/clients/7/plans/')).toBe(1);
  expect(screen.queryByRole('heading', { name: 'Plans' })).toBe(null);
});
