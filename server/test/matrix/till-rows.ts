import type { Args, Row, Things } from './row.ts';

const reason = 'A mistake at the desk';
const at =
  (location: string, more: Record<string, unknown> = {}) =>
  () => ({ location, ...more });
const drawerIn = (location: string) => at(location, { float: 500 });
const cash = [{ method: 'cash', amount: 5 }];
const tipAt = (location: string, { amina, noura }: Things) => ({
  ...{ location, client_id: amina, lines: [] },
  tips: [{ therapist_id: noura, amount: 5 }],
  payments: cash,
});

/**
 * A call about something of a branch: that of B is foreign to all who ask for it at A, managers
 * too, and to the front desk of A also at B.
 */
function about(thing: (things: Things, branch: 'A' | 'B') => ReturnType<Args>): Row {
  const placed =
    (location: 'A' | 'B', of: 'A' | 'B'): Args =>
    async (things) => ({ location, ...(await thing(things, of)) });
  return {
    own: placed('A', 'A'),
    foreign: placed('A', 'B'),
    elsewhere: placed('B', 'B'),
    seenBy: [],
  };
}
const aboutDrawer = (more: Record<string, unknown> = {}) =>
  about(async ({ drawer }, branch) => ({ id: await drawer(branch), ...more }));
const aboutSale = (more: Record<string, unknown> = {}) =>
  about(async ({ sale }, branch) => ({ id: (await sale(branch)).id, ...more }));
const documentAt = async (branch: 'A' | 'B', { sale }: Things) =>
  (await sale(branch)).documents[0]?.number;
const numberAt =
  (branch: 'A' | 'B'): Args =>
  async (things) => ({ number: await documentAt(branch, things) });
const buyer = { name: 'Palm Trading', address: 'Airport Road', trn: '100000000000011' };
const aboutDocument = { own: numberAt('A'), foreign: numberAt('B') };

/** A change of the stock of a product at a branch. */
function stockOf(more: Record<string, unknown>): Row {
  const there =
    (location: string): Args =>
    ({ product }) => ({ location, product_id: product, ...more });
  return { own: there('A'), foreign: there('B') };
}

const giftAt = (location: string) => ({
  ...{ location, payments: cash, language: 'en' },
  ...{ to_name: null, from_name: null, message: null },
});

/** A call about a gift card that nobody has sold. */
function noCard(more: Record<string, unknown> = {}): Row {
  return { foreign: () => ({ id: 2_000_000, ...more }), seenBy: [] };
}

/** The calls of the till. */
export const tillRows: Readonly<Record<string, Row>> = {
  'POST desk/till/drawers/': {
    own: async ({ closeDrawer }) => {
      await closeDrawer('A');
      return drawerIn('A')();
    },
    foreign: drawerIn('B'),
  },
  'GET desk/till/drawer/': { own: at('A'), foreign: at('B') },
  'POST desk/till/drawers/:id/movements/': aboutDrawer({ amount: 5, reason }),
  'POST desk/till/drawers/:id/close/': aboutDrawer({ counted: 500, reason }),
  'GET desk/till/drawers/': { own: at('A'), foreign: at('B') },
  'GET desk/till/drawers/:id/report/': aboutDrawer(),
  'GET desk/till/documents/': { own: at('A'), foreign: at('B') },
  'GET desk/till/documents/:number/': aboutDocument,
  'GET desk/till/documents/:number/pdf/': aboutDocument,
  'POST desk/till/documents/:number/mail/': aboutDocument,
  'POST desk/till/documents/:number/replace/': {
    own: async (things) => ({ number: await documentAt('A', things), buyer }),
    foreign: async (things) => ({ number: await documentAt('B', things), buyer }),
  },
  'GET desk/till/fees/of-client/': 'anybody',
  'GET desk/till/fees/': { own: at('A'), foreign: at('B') },
  // A session without a fee.
  'POST desk/till/fees/': {
    foreign: ({ foreignBooking }) => ({
      location: 'B',
      booking_id: foreignBooking,
      amount: 0,
      reason,
    }),
    seenBy: [],
  },
  'GET desk/till/buyers/:id/': 'anybody',
  'GET desk/till/sales/:id/': aboutSale(),
  'POST desk/till/sales/': {
    own: async (things) => {
      await things.drawer('A');
      return tipAt('A', things);
    },
    foreign: (things) => tipAt('B', things),
  },
  'POST desk/till/sales/:id/payments/': aboutSale({ payments: cash }),
  'POST desk/till/sales/:id/refunds/': about(async ({ sale }, branch) => {
    const { id, lines } = await sale(branch);
    return { id, reason, payments: [], lines: [{ line_id: lines[0]?.id, amount: 5 }] };
  }),
  'POST desk/till/payment-links/': about(async ({ sale }, branch) => ({
    sale_id: (await sale(branch)).id,
  })),
  'POST desk/till/payment-links/:id/mail/': about(async ({ paymentLink }, branch) => ({
    id: await paymentLink(branch),
  })),
  'POST desk/till/payment-links/:id/withdraw/': about(async ({ paymentLink }, branch) => ({
    id: await paymentLink(branch),
  })),
  'GET desk/till/payment-tasks/': { own: at('A'), foreign: at('B') },
  'POST desk/till/payment-tasks/:id/close/': about(async ({ paymentTask }, branch) => ({
    id: await paymentTask(branch),
    note: 'By transfer',
  })),
  'POST desk/till/payment-tasks/:id/send-again/': about(async ({ paymentTask }, branch) => ({
    id: await paymentTask(branch),
  })),
  'POST desk/reports/payouts/': 'anybody',
  'POST desk/till/credit/': {
    own: async (things) => {
      await things.drawer('A');
      return { location: 'A', client_id: things.amina, payments: cash };
    },
    foreign: ({ amina }) => ({ location: 'B', client_id: amina, payments: cash }),
  },
  'POST desk/till/credit/back/': {
    own: async (things) => {
      await things.drawer('A');
      return { location: 'A', client_id: things.amina, payments: cash, reason };
    },
    foreign: ({ amina }) => ({ location: 'B', client_id: amina, payments: cash, reason }),
  },
  'POST desk/till/gift-cards/': {
    own: async (things) => {
      await things.drawer('A');
      return giftAt('A');
    },
    foreign: () => giftAt('B'),
  },
  'POST desk/till/gift-cards/:id/back/': noCard({ location: 'A', payments: cash, reason }),
  'POST desk/till/gift-cards/:id/package/': noCard({ location: 'A', client_id: 2_000_000 }),
  'POST desk/gift-cards/look-up/': noCard({ code: 'AAAA-BBBB-CCCC-DDDD' }),
  'GET desk/gift-cards/': 'oneself',
  'GET desk/gift-cards/:id/': noCard(),
  'GET desk/gift-cards/:id/pdf/': noCard(),
  'POST desk/gift-cards/:id/mail/': noCard({ email: 'nobody@client.example' }),
  'POST desk/gift-cards/:id/void/': noCard({ reason, replace: false }),
  'GET desk/reports/gift-cards/': { own: () => ({ from: '2026-03-01', to: '2026-03-04' }) },
  'GET desk/reports/gift-cards/file/': { own: () => ({ from: '2026-03-01', to: '2026-03-04' }) },
  'GET desk/clients/:id/credit/': { own: ({ amina }) => ({ id: amina }) },
  'POST desk/clients/:id/credit/': {
    own: ({ amina }) => ({ id: amina, kind: 'goodwill', amount: 5, reason }),
  },
  'GET desk/till/sales/:id/packages/': aboutSale(),
  'POST desk/till/sales/:id/void/': aboutSale({ reason }),
  'GET desk/till/sales/': { own: ({ amina }) => ({ client_id: amina }) },
  'GET desk/till/due/': { own: ({ amina }) => ({ client_id: amina }) },
  'GET desk/till/offers/': { own: ({ amina }) => ({ client_id: amina }) },
  'GET desk/till/owed/': { own: at('A'), foreign: at('B') },
  'GET desk/till/stock/': { own: at('A'), foreign: at('B') },
  'GET desk/till/stock/:id/': {
    own: ({ product }) => ({ id: product, location: 'A' }),
    foreign: ({ product }) => ({ id: product, location: 'B' }),
  },
  'POST desk/till/stock/receipts/': stockOf({ pieces: 3 }),
  'POST desk/till/stock/counts/': stockOf({ counted: 3, expected: null }),
  'GET desk/till/day/': { own: at('A'), foreign: at('B') },
};
