import type { WhoIsAtDesk } from '@limber/contract/desk/entry/sign-in.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { drawn, keepAnswer, testStore, textOf } from '../../../../components/test-markup.tsx';
import { readSignIn } from '../../../../state/api/desk-api.ts';
import type { OwedBack } from '../till/owed/refund-link.tsx';
import { RefundForm } from './refund-form.tsx';

const sale: Sale = {
  id: '0198a5c0-0000-7000-8000-000000000001',
  location: 'A',
  day: '2026-03-04',
  at: '2026-03-04T10:00:00Z',
  client: { id: 7, first_name: 'Amina', last_name: 'Haddad' },
  payer: { id: 7, first_name: 'Amina', last_name: 'Haddad' },
  seller: 'Sara',
  lines: [
    {
      ...{
        id: 7,
        name_ar: null,
        name: 'Stretching, 60 min',
        booking_id: null,
        owned_package_id: null,
        product_id: null,
        gift_card_id: null,
        pieces: null,
        advised_by: null,
      },
      ...{ list_price: 320, price: 320, vat: 15.24, reason: null, refunded: 100, became: null },
      ...{ reduced: 0, tax: 'standard' },
    },
  ],
  payments: [],
  givers: [],
  tips: [],
  documents: [],
  ...{
    total: 320,
    vat: 15.24,
    tip: 0,
    paid: 320,
    due: 0,
    overpaid: 0,
    refunded: 100,
    voided: false,
  },
  rounding: 0,
} as Sale;
const owed = { sale_id: sale.id, line_id: 7, amount: 100 } as OwedBack;
const form = (props: { owedToClient: OwedBack[]; proposal?: number }) =>
  textOf(drawn(<RefundForm sale={sale} onRefunded={() => {}} {...props} />));

test('what is owed back is preselected, and no more of its line', () => {
  const said = form({ owedToClient: [owed], proposal: 7 });
  expect(said).toContain('Refund 100.00 AED');
  expect(said).not.toContain('no longer owed back');
});

test('what is no longer owed back is not preselected by an older link', () => {
  const said = form({ owedToClient: [], proposal: 7 });
  expect(said).toContain('This is no longer owed back');
  expect(said).toContain('Refund 0.00 AED');
});

test('the only line of a sale is preselected if the link names none', () => {
  expect(form({ owedToClient: [] })).toContain('Refund 220.00 AED');
});

test('a refunded session asks whether it is free only if it would have to be paid again', () => {
  const [line] = sale.lines;
  const session = { ...sale, lines: line ? [{ ...line, booking_id: 'one' }] : [] };
  const asks = (owedToClient: OwedBack[]) =>
    textOf(
      drawn(<RefundForm sale={session} onRefunded={() => {}} owedToClient={owedToClient} />),
    ).includes('The session is free now');
  expect(asks([])).toBe(true);
  expect(asks([{ ...owed, booking_id: 'one', amount: 220 }])).toBe(false);
});

test('the limit for favours is shown before anything is typed', async () => {
  const [line] = sale.lines;
  const session = { ...sale, lines: line ? [{ ...line, booking_id: 'one', refunded: 0 }] : [] };
  const said = async (percent: number, owedToClient: OwedBack[] = []) => {
    const store = testStore();
    const signIn = { reduction_percent: percent } as WhoIsAtDesk & { code?: string };
    await keepAnswer(store, readSignIn, undefined, signIn);
    return textOf(
      drawn(<RefundForm sale={session} onRefunded={() => {}} owedToClient={owedToClient} />, store),
    );
  };
  const limited = await said(15);
  expect(limited).toContain(
    'As a favour at most 48.00 AED can be refunded; more only by a manager.',
  );
  expect(limited).toContain('Only a manager may give back this much as a favour.');
  // What is owed back is no favour.
  expect(await said(15, [{ ...owed, booking_id: 'one', amount: 100 }])).toContain(
    'As a favour at most 148.00 AED can be refunded',
  );
  expect(await said(100)).not.toContain('manager');
});

test("the use of a package's minutes is listed, so that it adds up", () => {
  const sold = {
    ...{ line_id: 7, minutes: 600, used: 60, refunded: 120, expired: 0, adjusted: -50, left: 370 },
    ...{ transferred: 0, stays: 0, worth: 200, most: 220, ends_membership: false },
  };
  const said = textOf(
    drawn(
      <RefundForm
        sale={sale}
        owedToClient={[owed]}
        proposal={7}
        packages={[sold]}
        onRefunded={() => {}}
      />,
    ),
  );
  expect(said).toContain('600 minutes bought · 60 used · 120 paid back · 50 taken away · 370 left');
  expect(said).not.toContain('expired');
});

test('the minutes refunded with the amount are shown, and those that stay', () => {
  const [line] = sale.lines;
  const pack = { ...sale, lines: line ? [{ ...line, owned_package_id: 9, refunded: 0 }] : [] };
  const sold = {
    ...{ line_id: 7, minutes: 600, used: 0, refunded: 0, expired: 0, adjusted: 0, left: 600 },
    ...{ transferred: 0, stays: 0, worth: 320, most: 320, ends_membership: false },
  };
  const said = (amount: number, of: Partial<typeof sold> | { minutes: null }) =>
    textOf(
      drawn(
        <RefundForm
          sale={pack}
          owedToClient={[{ ...owed, amount }]}
          packages={[{ ...sold, ...of }]}
          onRefunded={() => {}}
        />,
      ),
    );
  expect(said(100, sold)).toContain('188 minutes go out, 412 stay');
  expect(said(100, { ...sold, left: 0, used: 600, worth: 0 })).toContain(
    '0 minutes go out, 0 stay · 100.00 AED more than they are worth',
  );
  const whole = said(320, sold);
  expect(whole).toContain('All remaining minutes are taken out, and the package is closed.');
  expect(whole).not.toContain('Minutes taken from the package');
  const mixed = { ...sold, left: 1200, transferred: 600, stays: 600 };
  expect(said(100, mixed)).toContain('188 minutes go out, 1,012 stay');
  const wholeMixed = said(320, mixed);
  expect(wholeMixed).toContain(
    '600 from another package · 1,200 left · those of this package worth 320.00 AED',
  );
  expect(wholeMixed).toContain(
    '600 minutes go out; the package stays open for 600 minutes from another package.',
  );
  expect(said(100, { ...sold, left: 0, transferred: -600, worth: 0 })).toContain(
    '600 put into another package · 0 left',
  );
  const unlimited = said(100, { minutes: null });
  expect(unlimited).not.toMatch(/Minutes taken from the package|go out/);
});
