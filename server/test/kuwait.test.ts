import { listServices } from '@limber/contract/catalogue.ts';
import { payInCredit, readClientCredit } from '@limber/contract/desk/money/credit.ts';
import { openDrawer, readDrawer } from '@limber/contract/desk/money/drawers.ts';
import { printGiftCard, sellGiftCard } from '@limber/contract/desk/money/gift-cards.ts';
import { makePaymentLink } from '@limber/contract/desk/money/payment-links.ts';
import { downloadReport } from '@limber/contract/desk/money/reports.ts';
import { sellAtTill } from '@limber/contract/desk/money/till.ts';
import { changePlace, readPlace } from '@limber/contract/desk/studio/country-and-currency.ts';
import { countMoneyIn } from '@limber/contract/money/currency.ts';
import { currencyOf } from '@limber/contract/money/currency-digits-and-coins.ts';
import {
  backWhenLate,
  dueOnline,
  splitWithGiftCard,
} from '@limber/contract/money/deposit-and-late-refund.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { openManaging } from './at-the-desk.ts';
import { productNamed } from './booking-requests.ts';
import { callApi } from './call-api.ts';
import { setGiftCardTerms } from './gift-cards/terms.ts';
import { openPaying } from './providers/paying-online.ts';

// A dinar has a thousand fils, and there is no tax.

const paying = await openPaying();
const { world, amina, stripe, setTerms, pay, press, wait } = paying;
const { ask, manager } = await openManaging(world);
const by = { headers: () => world.bearer(manager, 'manager') };
const at = { location: 'A' };
const { body: place } = await ask(readPlace);
const moved = { country: 'KW', zone: 'Asia/Kuwait', currency: 'KWD' };
await ask(changePlace, { version: place.version, ...moved });
await world.query(
  `update service_durations set price_fils = 12505 where lasts_minutes = 60
   and service_id in (select id from services where name = 'Stretching')`,
);
const cash = (amount: number) => [{ method: 'cash' as const, amount }];
const asked = (amount: number) => ({
  services: [{ id: stretching, name: 'Stretching', time: 60, price: amount, type: 'service' }],
  total_price: amount,
});
const { body: catalogue } = await ask(listServices);
const { id: stretching } = catalogue.results.find(
  ({ name }: { name: string }) => name === 'Stretching',
);
/** What Stripe was asked for, in fils. */
const pages = () => stripe.takings().map(({ amount, currency }) => [amount, currency]);

test('a session has a price of three decimals; online as much is paid as cards can pay', async () => {
  await setTerms({});
  const payment = await paying.ask(asked(12.505));
  expect(payment.amount).toBe(12.5);
  await pay(payment);
  expect(pages()).toEqual([[12_500, 'kwd']]);
  await wait(1);
  await world.runJobs();
  expect(world.mails.at(-1)?.text).toContain('12.505 KWD');
  const { rows } = await world.query<{ price: number }>(
    'select price_fils as price from bookings order by created_at desc limit 1',
  );
  expect(rows).toEqual([{ price: 12_505 }]);
});

test('a link asks for what a card can pay, and for nothing below it', async () => {
  await ask(openDrawer, { ...at, float: 50 });
  const { id: package_id, options } = await productNamed(world, 'Balance Package');
  const sale = await ask(sellAtTill, {
    ...{ ...at, client_id: amina.id, payments: cash(10) },
    lines: [
      {
        ...{ package_id, package_balance_id: options[0]?.id ?? 0 },
        ...{ price: 25.125, reason: 'An opening price' },
      },
    ],
  });
  expect([sale.status, sale.body.due]).toEqual([201, 15.125]);
  const { body: link } = await ask(makePaymentLink, { ...at, sale_id: sale.body.id });
  expect(link.amount).toBe(15.125);
  await pay(await press(link.url));
  expect(pages()).toEqual([[15_120, 'kwd']]);
  expect((await ask(readDrawer, at)).body).toMatchObject({ cash: 10, expected: 60 });
});

test('deposits, refunds and what a gift card leaves end in 0', () => {
  countMoneyIn(currencyOf('KWD'));
  const percent = { depositPercent: 33, depositMinor: null };
  expect(dueOnline(percent, 12_505)).toBe(4_120);
  expect(dueOnline({ depositPercent: null, depositMinor: 5_005 }, 12_505)).toBe(5_000);
  expect(backWhenLate(12_500, 33)).toBe(4_120);
  expect(splitWithGiftCard(12_500, 3_333)).toEqual({ byCardMinor: 3_330, onlineMinor: 9_170 });
  expect(splitWithGiftCard(12_500, 20_000)).toEqual({ byCardMinor: 12_500, onlineMinor: 0 });
});

test('gift cards, money on account and tables keep every fils', async () => {
  await ask(openDrawer, { ...at, float: 50 });
  await setGiftCardTerms(world, by, { amounts: [25], least: 5, most: 500 });
  const words = { language: 'en' as const, to_name: 'Mariam', from_name: null, message: null };
  const card = await ask(sellGiftCard, { ...at, ...words, payments: cash(25.125) });
  expect([card.status, card.body.balance]).toEqual([201, 25.125]);
  const printed = await callApi(world, printGiftCard, { id: card.body.id }, { by });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(printed.rawPayload)));
  expect(text.join()).toContain('25.125 KWD');
  await ask(payInCredit, { ...at, client_id: amina.id, payments: cash(5.005) });
  const { body: credit } = await ask(readClientCredit, { id: amina.id });
  expect([credit.balance, credit.entries[0].amount]).toEqual([5.005, 5.005]);
  const days = { from: '2026-03-01', to: '2026-03-31' };
  const table = await callApi(world, downloadReport, { ...days, table: 'credit' }, { by });
  expect(table.body).toContain('5.005');
  const takings = await callApi(world, downloadReport, { ...days, table: 'takings' }, { by });
  expect(takings.body).toContain(',30.13,');
});
