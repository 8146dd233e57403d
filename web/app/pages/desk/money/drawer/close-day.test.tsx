import { DEFAULT_CURRENCY } from '@limber/contract/country/default-country-and-currency.ts';
import { Drawer } from '@limber/contract/desk/money/drawers.ts';
import { Due } from '@limber/contract/desk/money/owed.ts';
import { countMoneyIn } from '@limber/contract/money/currency.ts';
import { currencyOf } from '@limber/contract/money/currency-digits-and-coins.ts';
import { afterEach, expect, test } from 'vitest';
import { exampleOf } from '../../../../components/test-answers/test-example.ts';
import { drawn, linksOf, textOf } from '../../../../components/test-markup.tsx';
import { CloseDay, StillOwed } from './close-day.tsx';

afterEach(() => countMoneyIn(DEFAULT_CURRENCY));

const due = exampleOf<Due>(Due);
const [booking] = due.bookings ?? [];
if (!booking) throw new Error('There is no example of what is owed.');
const { client, location, name, at } = booking;
const back = (line_id: number, paid: number) => ({
  ...{ client, location, name, at, line_id, paid, amount: 200 },
  ...{ booking_id: 'one', sale_id: 'sale', invoice: 'INV-A-000001' },
});
const hint = (fields: Partial<Due>) => drawn(<StillOwed due={{ ...due, ...fields }} />);

test('closing the day lists what is owed and owed back, with links to the till', () => {
  const html = hint({
    bookings: [booking, { ...booking, booking_id: 'two', price: 0.3 }],
    back: [back(7, 160.1), back(8, 0.2)],
  });
  expect(textOf(html)).toBe('Not paid yet: 320.30 AED Owed back: 160.30 AED See the till');
  expect(linksOf(html)).toEqual([['See the till', '/desk/till']]);
});

test('a list that is cut off says "more than"; zero amounts are left out', () => {
  expect(textOf(hint({ more: true }))).toBe('Not paid yet: more than 320.00 AED See the till');
  expect(textOf(hint({ bookings: [], back: [back(7, 160)] }))).toMatch(/^Owed back: 160.00 AED/);
  expect(hint({ bookings: [] })).toBe('');
});

test('cash is counted in the notes and coins of the studio’s currency, of an unknown one as a sum @PLACE-05', () => {
  const labels = (code: string) => {
    countMoneyIn(currencyOf(code));
    return textOf(drawn(<CloseDay drawer={exampleOf<Drawer>(Drawer)} />));
  };
  expect(labels('AED')).toContain('1000 AED 500 AED 200 AED');
  expect(labels('GBP')).toContain('50 GBP 20 GBP 10 GBP 5 GBP 2 GBP 1 GBP');
  expect(labels('KWD')).toContain('1 KWD 0.500 KWD 0.250 KWD');
  const unknown = labels('CHF');
  expect(unknown).not.toContain('Count notes and coins');
  expect(unknown).toContain('The sum of all cash');
});
