// @vitest-environment happy-dom
import type { OwnGiftCard } from '@limber/contract/paying/gift-cards.ts';
import {
  noFees,
  type PaymentNeeded,
  type readWaysToPay,
  type Ways,
} from '@limber/contract/payments.ts';
import type { ReplyOf } from '@limber/contract/request.ts';
import { expect, test, vi } from 'vitest';
import { SignInModalProvider } from '../../../components/sign-in/sign-in-modal.tsx';
import { type Answer, twice } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { openPage, screen, shown } from '../../../components/test-answers/test-page.tsx';
import BookPage from '../book.tsx';
import { type BookingForm, emptyForm } from '../form/form.ts';
import { saveForm } from '../form/keep-form-over-reload.ts';

const session: BookingForm = {
  ...emptyForm,
  services: [
    { id: 1, name: 'Stretching', time: 60, price: 320, type: 'service', needs_skill: true },
  ],
  ...{ location: 'A', locationName: 'Al Warqa', therapist: 'Noura Al Hashimi', therapist_id: 1 },
  ...{ date: '2026-04-15', time: '14:00', slot: '["14:00",60]', duration: 60, total: 320 },
  comfirm_booking: true,
};

const atStudio: Ways = {
  ...{ ways: ['studio'], deposit_percent: null, deposit_amount: null, late_back_percent: 0 },
  ...{ needs_card: false, ...noFees },
};
const either: Ways = { ...atStudio, ways: ['online', 'studio'] };
const needed: PaymentNeeded = {
  payment: {
    ...{ id: '5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10', status: 'open', amount: 320, currency: 'AED' },
    ...{ url: 'http://studio.test/pay/one', expires_at: '2026-03-05T09:20:00.000Z' },
  },
};
const book = 'POST appointment/appointments/';

async function atConfirm(
  sessions: Ways,
  more: Record<string, Answer | ReturnType<typeof twice>> = {},
  { form = session, gift_cards = false } = {},
) {
  saveForm(sessionStorage, form);
  const ways: ReplyOf<typeof readWaysToPay> = {
    sessions,
    packages: [{ package_id: 2, ...sessions }],
    gift_cards,
  };
  const none = new Response(null, { status: 204 });
  const noMember = {
    ...exampleReply<{ has_membership: boolean }>('appointment/membership/status/'),
    has_membership: false,
  };
  const page = await openPage(
    <SignInModalProvider>
      <BookPage />
    </SignInModalProvider>,
    {
      'appointment/ways-to-pay/': ways,
      'appointment/membership/status/': noMember,
      'appointment/active-package/': none,
      'appointment/active-shared-package/': none,
      'appointment/active-unlimited-package/': none,
      ...more,
    },
    { as: 'client', at: '/booking?step=confirm', path: '/booking' },
  );
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  return { page, assign };
}

/** On a phone the action stands in the bar too; styles show one of the two. */
async function press({ user }: Awaited<ReturnType<typeof openPage>>, name: string) {
  const isReady = () => screen.queryAllByRole('button', { name })[0]?.hasAttribute('disabled');
  await expect.poll(isReady).toBe(false);
  await user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
}

const bookings = ({ sent }: Awaited<ReturnType<typeof openPage>>) =>
  sent().filter(({ call }) => call === book);

test('a client who pays now is led to where it is paid', async () => {
  const { page, assign } = await atConfirm(either, { [book]: needed });
  expect(
    (await screen.findByRole<HTMLInputElement>('radio', { name: /^Pay now ?320 AED now$/ }))
      .checked,
  ).toBe(true);
  expect(shown()).not.toContain('Nothing is charged online');
  expect(shown()).toContain('and all 320 AED go back to your card. Later nothing of it goes back.');
  // Until when it is free is said by the day, so the policy does not say it again.
  expect(shown()).not.toContain('before your session');
  expect(shown().split('go back to your card')).toHaveLength(2);
  await press(page, 'Confirm and pay');
  await expect.poll(() => assign.mock.calls).toEqual([['http://studio.test/pay/one']]);
  expect(bookings(page)).toEqual([
    { call: book, body: expect.objectContaining({ pay: 'online', total_price: 320 }) },
  ]);
  expect(page.at()).toBe('/booking?step=confirm');
  // With Back the browser shows the page as it was left, which can be confirmed again.
  expect(await screen.findAllByRole('button', { name: 'Processing' })).toBeTruthy();
  window.dispatchEvent(new Event('pageshow'));
  await press(page, 'Confirm and pay');
  await expect.poll(() => assign.mock.calls.length).toBe(2);
});

test('a client who pays at the studio is booked', async () => {
  const { page, assign } = await atConfirm(either);
  await page.press(/^Pay at the studio/, 'radio');
  expect(shown()).not.toContain('go back to your card');
  expect(shown()).not.toContain('Now, online');
  await press(page, 'Confirm');
  await expect.poll(page.at).toBe('/booking?step=done');
  expect(bookings(page)[0]?.body).toMatchObject({ pay: 'studio' });
  expect(assign).not.toHaveBeenCalled();
});

test('a deposit is said with what is left for the studio @ONLINE-01', async () => {
  await atConfirm({ ...either, ways: ['online'], deposit_percent: 50, late_back_percent: 25 });
  await expect.poll(shown).toContain('Pay 50% now: 160 AED, and 160 AED at the studio');
  await expect
    .poll(shown)
    .toContain('all 160 AED go back to your card. Later 25% of it goes back.');
  expect(shown()).toContain('Paid online when you book');
  // Beside the price in the summary, and in place of it beside the button of a phone.
  expect(shown()).toContain('Now, online160 AEDLater, at the studio160 AED');
  expect(screen.getByRole('button', { name: /^Your booking/ }).textContent).toContain(
    '160 AED now',
  );
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('a card that is asked for is added first, with what a missed session costs @CARD-01', async () => {
  const fees = { late_fee_percent: 50, missed_fee_percent: 100 };
  const needsCard = { ...atStudio, needs_card: true, ...fees };
  const asked = { payment: { ...needed.payment, amount: 0 } };
  const { page, assign } = await atConfirm(needsCard, { [book]: asked });
  await expect.poll(shown).toContain('You add a card when you book');
  expect(shown()).toContain('Nothing is charged online: you pay 320 AED at the studio');
  expect(shown()).toContain(
    'If you cancel later, it costs 160 AED. If you do not come, it costs 320 AED.',
  );
  await press(page, 'Confirm and add a card');
  await expect.poll(() => assign.mock.calls).toEqual([['http://studio.test/pay/one']]);
});

test('a deposit counts toward what a session costs that is cancelled late', async () => {
  const fees = { late_fee_percent: 25, missed_fee_amount: 200 };
  await atConfirm({ ...atStudio, ways: ['online'], deposit_percent: 50, ...fees });
  await expect
    .poll(shown)
    .toContain('If you cancel later, it costs 160 AED. If you do not come, it costs 200 AED.');
});

test.each([
  ['a large screen has the terms beside the tick', true],
  ['on a small screen the terms stand in the page, and the tick alone in the bar', false],
])('%s', async (_, isLarge) => {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: isLarge, addEventListener() {}, removeEventListener() {} },
  }));
  const fees = { late_fee_percent: 25, missed_fee_amount: 200 };
  await atConfirm({ ...atStudio, ways: ['online'], deposit_percent: 50, ...fees });
  const terms = await screen.findByText(/If you cancel later/);
  const tick = screen.getByRole('checkbox', { name: /^I have read and agree/ });
  const beside = tick.closest('label')?.parentElement;
  expect(beside?.contains(terms)).toBe(isLarge);
});

test('where everything is paid at the studio, the step is as before @ONLINE-03', async () => {
  const { page } = await atConfirm(atStudio);
  await expect.poll(shown).toContain('Nothing is charged online: you pay at the studio');
  await press(page, 'Confirm');
  await expect.poll(page.at).toBe('/booking?step=done');
  expect(bookings(page)[0]?.body).not.toHaveProperty('pay');
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('where nothing is due, the client is not asked how to pay @ONLINE-03', async () => {
  const owned = { ...session, serviceType: 'mypackage' as const, user_package_id: 5, total: 0 };
  const { page } = await atConfirm(either, {}, { form: { ...owned, allocatedMinutes: 60 } });
  await screen.findAllByRole('button', { name: 'Confirm' });
  expect(page.times('appointment/ways-to-pay/')).toBe(0);
});

const card: OwnGiftCard = {
  ...{ id: 4, last_four: 'VBNE', state: 'usable', amount: 500, balance: 100 },
  ...{ expires_on: null, from_name: 'Noor', package: null },
};
const kept = (...cards: OwnGiftCard[]) => ({ 'gift-cards/own/': { offered: true, cards } });

test('a card for a package pays for no session, and says where it is redeemed @GIFT-05', async () => {
  const pack = { name: { en: 'Balance Package', ar: '' }, minutes: 600 };
  const ofPackage = { ...card, id: 5, last_four: 'QRST', package: pack };
  const { page } = await atConfirm(
    either,
    { ...kept(ofPackage), 'POST gift-cards/own/': ofPackage },
    { gift_cards: true },
  );
  await page.press('Pay with a gift card');
  expect(shown()).not.toContain('QRST');
  await page.write('Code of the gift card', 'K7QF');
  await page.press('Add the gift card');
  await expect.poll(shown).toContain('This gift card is for a package.');
  expect(shown()).not.toContain('QRST');
});

test('a gift card pays its part, and the rest is paid online @GIFT-03', async () => {
  const { page, assign } = await atConfirm(
    { ...either, ways: ['online'] },
    { ...kept(card), [book]: { payment: { ...needed.payment, amount: 220 } } },
    { gift_cards: true },
  );
  await page.press(/^Pay with the gift card/, 'checkbox');
  expect(shown()).toContain('The gift card pays 100 AED, and the rest of what is due now');
  expect(shown()).toContain('By gift card100 AEDNow, online220 AED');
  expect(shown()).toContain('and all 220 AED go back to your card.');
  await press(page, 'Confirm and pay');
  await expect.poll(() => assign.mock.calls.length).toBe(1);
  expect(bookings(page)[0]?.body).toMatchObject({ gift_card_id: 4, pay: 'online' });
});

test('a gift card that covers it books at once, added by its code', async () => {
  const added = { ...card, balance: 500 };
  const { page, assign } = await atConfirm(
    atStudio,
    {
      'gift-cards/own/': twice(kept()['gift-cards/own/'], kept(added)['gift-cards/own/']),
      'POST gift-cards/own/': added,
    },
    { gift_cards: true },
  );
  await page.press('Pay with a gift card');
  await page.write('Code of the gift card', 'k7qf m2xa 9trd vbne');
  await page.press('Add the gift card');
  await expect.poll(shown).toContain('The gift card pays all of it.');
  expect(shown()).not.toContain('Nothing is charged online');
  await press(page, 'Confirm');
  await expect.poll(page.at).toBe('/booking?step=done');
  expect(bookings(page)[0]?.body).toMatchObject({ gift_card_id: 4 });
  expect(assign).not.toHaveBeenCalled();
});

test('where the studio takes no gift cards, the step does not mention them', async () => {
  const { page } = await atConfirm(either);
  await screen.findByRole('radio', { name: /^Pay now/ });
  expect(page.times('gift-cards/own/')).toBe(0);
  expect(shown()).not.toContain('gift card');
});

test('a payment whose answer was lost is asked for under the same key, and then paid', async () => {
  const { page, assign } = await atConfirm(either, { [book]: twice('lost', needed) });
  await press(page, 'Confirm and pay');
  await expect.poll(() => assign.mock.calls, { timeout: 10_000 }).toHaveLength(1);
  const [first, second] = bookings(page);
  expect(second).toEqual(first);
  expect(sessionStorage.getItem('unanswered')).toBeNull();
});
