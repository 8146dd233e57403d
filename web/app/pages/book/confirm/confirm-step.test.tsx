import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import {
  drawn,
  elementsOf,
  keepAnswer,
  testStore,
  textOf,
} from '../../../components/test-markup.tsx';
import type { Reply } from '../../../state/api/call.ts';
import { readWaysToPay } from '../../../state/api/calls/payments.ts';
import { OFFLINE } from '../../../state/requests/send-once.ts';
import { amina } from '../../../state/test-account.ts';
import { emptyForm } from '../form/form.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { readSubmitFailure } from './submit-failure-kind.ts';
import type { Submission } from './use-submit-booking.ts';

// The links check for reduced motion.
beforeAll(() => vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) }));
afterAll(() => vi.unstubAllGlobals());

const submission: Submission = {
  submit: async () => {},
  submitting: false,
  checking: false,
  failure: undefined,
  forget() {},
};
const price = { catalogue: 320, discount: 0, total: 320, known: true };

/** What the step says about a session at noon on that day, in a given state of sending. */
function saidOf(date: string, sent: Partial<Submission> = {}): string {
  const form = { ...emptyForm, date, time: '12:00', duration: 60, total: 320 };
  const given = { form, act: () => {}, goTo: () => {}, price };
  return textOf(drawn(<ConfirmStep {...given} submission={{ ...submission, ...sent }} />));
}

test('a session that can no longer be cancelled free of charge says so before it is confirmed', () => {
  const warning =
    'This session starts in less than 3 hours: once booked, it can no longer be cancelled or moved free of charge.';
  expect(saidOf('2020-03-05')).toContain(warning);
  expect(saidOf('2999-03-05')).not.toContain('starts in less than');
});

/** A client's store, who pays everything at the studio. */
async function payingAtStudio(account = amina) {
  const store = testStore(account);
  const { sessions } = exampleReply<Reply<typeof readWaysToPay>>('appointment/ways-to-pay/');
  const ways = {
    sessions: { ...sessions, ways: ['studio' as const] },
    packages: [],
    gift_cards: false,
  };
  await keepAnswer(store, readWaysToPay, undefined, ways);
  return store;
}

test('a client who has to call cannot confirm', async () => {
  const form = { ...emptyForm, date: '2999-03-05', time: '12:00', duration: 60, total: 320 };
  const agreed = { ...form, comfirm_booking: true };
  const step = (
    <ConfirmStep {...{ form: agreed, act: () => {}, goTo: () => {}, price, submission }} />
  );
  const blocked = await payingAtStudio({ ...amina, blocked: true });
  const [confirm] = elementsOf(drawn(step, blocked), 'button').slice(-1);
  expect([confirm?.name, confirm?.html.includes('disabled=""')]).toEqual(['Confirm', true]);
  const [other] = elementsOf(drawn(step, await payingAtStudio()), 'button').slice(-1);
  expect(other?.html).not.toContain('disabled=""');
});

test('what was sent is not confirmed a second time', () => {
  const form = { ...emptyForm, date: '2999-03-05', time: '12:00', duration: 60, total: 320 };
  const given = { form: { ...form, comfirm_booking: true }, act: () => {}, goTo: () => {}, price };
  const sent = { ...submission, submitting: true };
  const buttons = elementsOf(
    drawn(<ConfirmStep {...given} submission={sent} />, testStore(amina)),
    'button',
  );
  expect(buttons.map(({ name }) => name)).not.toContain('Confirm');
  expect(buttons.at(-1)?.name).toBe('Processing');
  expect(buttons.at(-1)?.html).toMatch(/aria-busy="true"|aria-disabled="true"|disabled=""/);
});

test('the price is said to be paid at the studio', () => {
  expect(saidOf('2999-03-05')).toContain(
    'Nothing is charged online: you pay at the studio, at your visit.',
  );
});

test('offline it says that nothing was sent, and says nothing about a failed booking', () => {
  const failure = readSubmitFailure({ status: 'FETCH_ERROR', error: OFFLINE });
  const said = saidOf('2999-03-05', { failure });
  expect(said).toContain('You are offline. Nothing was sent: please try again once');
  expect(said).not.toMatch(/failed to create|we are checking/i);
  expect(said).toMatch(/Confirm$/);
});
