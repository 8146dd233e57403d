// @vitest-environment happy-dom
import type { Appointment } from '@limber/contract/appointments.ts';
import type { OnlinePayment } from '@limber/contract/payments.ts';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer, twice } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { openPage, screen, shown } from '../../../components/test-answers/test-page.tsx';
import PaymentPage from './payment-page.tsx';

const id = '5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10';
const path = `appointment/payments/${id}/`;
const url = `http://studio.test/pay/${id}`;

function paymentIn(status: OnlinePayment['status'], more: Partial<OnlinePayment> = {}) {
  const { appointment_id, ...rest } = exampleReply<OnlinePayment>(path);
  return { ...rest, appointment_id, url: null, ...more, status };
}

const open = (answer: Answer, more: Record<string, Answer | ReturnType<typeof twice>> = {}) =>
  openPage(
    <PaymentPage />,
    { [path]: answer, ...more },
    { as: 'client', at: `/payment/${id}?status=booked`, path: '/payment/:id' },
  );

const names = (role: string) => screen.queryAllByRole(role).map((each) => each.textContent);

test.each([
  ['open', 'Your payment is not finished', ['Continue and pay 320 AED'], ['Give up this payment']],
  ['failed', 'Your card was declined', ['Try again'], ['Choose another way']],
  ['processing', 'We are checking your payment', ['Go to your profile'], []],
  ['paid', 'We are checking your payment', ['Go to your profile'], []],
  ['expired', 'The time is free again', ['Book again'], []],
  ['refunded', 'The time was lost while you paid', ['Book again'], []],
] as const)(
  'a payment that is %s says so and what to do next',
  async (status, title, links, buttons) => {
    const isUnpaid = status === 'open' || status === 'failed';
    await open(paymentIn(status, { url: isUnpaid ? url : null }));
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy();
    // Announced when it changes without a press.
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain(title);
    expect(names('link')).toEqual(links);
    expect(names('button')).toEqual(buttons);
    if (isUnpaid) {
      expect(screen.getByRole('link').getAttribute('href')).toBe(url);
      expect(shown()).toContain('Your time is held until 10:20.');
    } else expect(shown()).not.toContain('Your time is held');
  },
);

test.each([
  ['open', 'Your card is not added yet', ['Continue and add a card']],
  ['refunded', 'The time was lost while you added your card', ['Book again']],
] as const)(
  'a page for a card alone that is %s says nothing of money',
  async (status, title, links) => {
    await open(paymentIn(status, { amount: 0, url: status === 'open' ? url : null }));
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy();
    expect(names('link')).toEqual(links);
    expect(shown()).not.toContain('AED');
  },
);

test('a session that is booked is thanked for, whatever the address says @ONLINE-02', async () => {
  const booked = { ...exampleReply<Appointment>('appointment/appointments/one/'), id: 'one' };
  const page = await open(paymentIn('booked', { appointment_id: 'one' }), {
    'appointment/appointments/one/': booked,
  });
  await expect.poll(page.at).toBe('/booking?step=done');
});

test('a purchase that unlocked the membership says so in its thanks', async () => {
  const booked = { ...exampleReply<Appointment>('appointment/appointments/one/'), id: 'one' };
  const paid = paymentIn('booked', { appointment_id: 'one', membership_unlocked: true });
  const page = await open(paid, { 'appointment/appointments/one/': booked });
  await expect.poll(page.at).toBe('/booking?step=done');
  expect(page.state()).toMatchObject({ booked: { id: 'one', membership_unlocked: true } });
});

test('a session that was cancelled since is not thanked for again', async () => {
  const booked = exampleReply<Appointment>('appointment/appointments/one/');
  const page = await open(paymentIn('booked', { appointment_id: 'one' }), {
    'appointment/appointments/one/': { ...booked, id: 'one', status: 'cancelled' },
  });
  await expect.poll(page.at).toBe('/profile');
});

test('an unknown payment is said to be unknown', async () => {
  await open(404);
  expect(await screen.findByRole('heading', { name: 'We do not know this payment' })).toBeTruthy();
});

test('without an answer it is asked again', async () => {
  await open(503);
  expect(await screen.findByText('We could not ask what became of your payment.')).toBeTruthy();
  expect(names('button')).toEqual(['Try again']);
});

test('a payment that is given up leads back to the choices', async () => {
  const page = await open(paymentIn('failed', { url }), {
    [`POST ${path}end/`]: paymentIn('expired'),
  });
  await page.press('Choose another way');
  await expect.poll(page.at).toBe('/booking?step=confirm');
});

test('a payment that was just paid is not given up', async () => {
  const page = await open(paymentIn('open', { url }), { [`POST ${path}end/`]: paymentIn('paid') });
  await page.press('Give up this payment');
  await expect.poll(() => page.sent().length).toBe(1);
  expect(page.at()).toMatch(/^\/payment\//);
});

test('a provider that does not answer leaves the payment as it is', async () => {
  const page = await open(paymentIn('open', { url }), { [`POST ${path}end/`]: 503 });
  await page.press('Give up this payment');
  await expect.poll(shown).toContain('Refused with 503.');
  expect(page.at()).toMatch(/^\/payment\//);
});

function hide(value: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('it is asked about again after growing pauses, and not while the page is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  try {
    const page = await open(paymentIn('processing'));
    const times = () => page.times(path);
    await expect.poll(shown).toContain('We are checking your payment');
    expect(times()).toBe(1);
    await pass(1);
    await expect.poll(times).toBe(2);
    // The pause begins with the answer.
    await pass(0);
    await pass(1);
    expect(times()).toBe(2);
    await pass(2);
    await expect.poll(times).toBe(3);
    await pass(0);
    hide(true);
    await pass(60);
    expect(times()).toBe(3);
    hide(false);
    await pass(1);
    await expect.poll(times).toBe(4);
  } finally {
    hide(false);
    vi.useRealTimers();
  }
});
