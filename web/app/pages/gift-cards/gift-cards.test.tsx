// @vitest-environment happy-dom
import type { OnlinePayment } from '@limber/contract/payments.ts';
import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../components/test-answers/test-example.ts';
import { openPage, screen, shown } from '../../components/test-answers/test-page.tsx';
import GiftCardsPage from './gift-cards.tsx';

const buy = 'POST gift-cards/';
const id = '5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10';

async function open(answers: Record<string, Answer> = {}, at = '/gift-cards') {
  const page = await openPage(<GiftCardsPage />, answers, {
    as: 'client',
    at,
    path: '/gift-cards',
  });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await expect.poll(shown).toContain('Give an hour of rest');
  return { page, assign };
}

/** What became of a payment. */
function paid(status: OnlinePayment['status']) {
  const payment = exampleReply<OnlinePayment>(`appointment/payments/${id}/`);
  return {
    [`appointment/payments/${id}/`]: { ...payment, id, status, amount: 500, appointment_id: null },
  };
}

describe('a gift card is bought on the site @GIFT-02', () => {
  test('the input appears on its face, and Pay leads to the payment page', async () => {
    const { page, assign } = await open();
    await page.press('500 AED', 'radio');
    await page.write('For', 'Mariam');
    await page.write('Greeting', 'Happy birthday!');
    await page.write('Their e-mail', 'mariam@example.com');
    await page.write('On which day', '2026-03-08');
    expect(shown()).toContain('For Mariam');
    await page.press('Pay 500 AED');
    await expect.poll(() => assign.mock.calls.length).toBe(1);
    expect(page.sent()).toEqual([
      {
        call: buy,
        body: {
          ...{ amount: 500, language: 'en', to_name: 'Mariam', from_name: 'Dana' },
          ...{ message: 'Happy birthday!', email: 'mariam@example.com', send_on: '2026-03-08' },
        },
      },
    ]);
  });

  test('another amount, mailed to its buyer', async () => {
    const { page } = await open();
    await page.press('Another amount', 'radio');
    await page.write('Amount', '320');
    await page.press('Mail it to me, to hand over', 'radio');
    expect(screen.queryByLabelText('Their e-mail')).toBeNull();
    await page.press('Pay 320 AED');
    const [sent] = page.sent();
    expect(sent?.body).toMatchObject({ amount: 320 });
    expect(sent?.body).not.toHaveProperty('email');
  });

  test('a package is chosen in place of an amount, and its name is on the face @GIFT-05', async () => {
    const terms = exampleReply<object>('gift-cards/');
    const name = { en: 'Balance Package', ar: 'باقة التوازن' };
    const packages = [{ package_balance_id: 2, name, minutes: 600, price: 2750, validity_days: 9 }];
    const { page } = await open({ 'gift-cards/': { ...terms, packages } });
    await page.press('Balance Package, 600 min 2750 AED', 'radio');
    expect(screen.queryByRole('radio', { name: 'Another amount' })).toBeNull();
    await page.press('Mail it to me, to hand over', 'radio');
    await page.press('Pay 2750 AED');
    const [sent] = page.sent();
    expect(sent?.body).toMatchObject({ package_balance_id: 2 });
    expect(sent?.body).not.toHaveProperty('amount');
  });

  test('without an amount or an address nothing is sent', async () => {
    const { page } = await open();
    await page.press('Another amount', 'radio');
    await page.write('Amount', '5');
    await page.press('Pay');
    expect(shown()).toContain('Please choose an amount of 50 AED to 5000 AED.');
    expect(shown()).toContain('Please say where it goes.');
    expect(page.sent()).toEqual([]);
  });

  test('a refusal stands at its field', async () => {
    const said = 'A card is sent today or on a day within the next year.';
    const refused = { detail: said, fields: { send_on: [said] } };
    const { page } = await open({
      [buy]: new Response(JSON.stringify(refused), { status: 400 }),
    });
    await page.write('Their e-mail', 'mariam@example.com');
    await page.press(/^Pay/);
    await expect.poll(shown).toContain(said);
  });

  test('where none is sold, the page says so', async () => {
    const terms = exampleReply<object>('gift-cards/');
    await open({ 'gift-cards/': { ...terms, offered: false } });
    await expect.poll(shown).toContain('Gift cards cannot be bought online at the moment');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

describe('coming back from paying for it', () => {
  const states: [OnlinePayment['status'], string][] = [
    ['booked', 'Thank you: your gift card of 500 AED is paid.'],
    ['open', 'Your payment is not finished.'],
    ['failed', 'Your card was declined, and nothing was paid.'],
    ['expired', 'The payment was not finished, so nothing was paid and no card was made.'],
    ['refunded', 'The card could not be made. All 500 AED go back to where they came from.'],
    ['processing', 'We are checking your payment.'],
  ];
  test.each(states)('%s', async (status, says) => {
    await open(paid(status), `/gift-cards?payment=${id}`);
    await expect.poll(shown).toContain(says);
  });

  test('the cards that were bought are there to be printed', async () => {
    const card = {
      ...{ id: 4, amount: 500, bought_at: '2026-03-04T06:00:00.000Z', to_name: 'Mariam' },
      ...{ send_at: '2026-03-06T05:00:00.000Z', sent_at: null, is_void: false, package: null },
    };
    const { page } = await open({ 'gift-cards/bought/': { cards: [card] } });
    await expect.poll(shown).toContain('Will be sent on');
    await page.press('Print');
    await expect.poll(() => page.times('gift-cards/bought/4/pdf/')).toBe(1);
  });
});
