import type { Row } from './row.ts';

const uuid = '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11';
const reason = 'A mistake at the desk';
const at =
  (location: string, more: Record<string, unknown> = {}) =>
  () => ({ location, ...more });
const drawerIn = (location: string) => at(location, { float: 500 });
const foreignDocument = () => ({ number: 'INV-B-000001' });

/** The calls of the till. */
export const tillRows: Readonly<Record<string, Row>> = {
  'POST desk/till/drawers/': { own: drawerIn('A'), foreign: drawerIn('B') },
  'GET desk/till/drawer/': { own: at('A'), foreign: at('B') },
  'POST desk/till/drawers/:id/movements/': { foreign: at('B', { id: 1, amount: 5, reason }) },
  'POST desk/till/drawers/:id/close/': { foreign: at('B', { id: 1, counted: 500 }) },
  'GET desk/till/drawers/': { own: at('A'), foreign: at('B') },
  'GET desk/till/drawers/:id/report/': { foreign: at('B', { id: 1 }) },
  'GET desk/till/documents/': { own: at('A'), foreign: at('B') },
  'GET desk/till/documents/:number/': { foreign: foreignDocument },
  'GET desk/till/documents/:number/pdf/': { foreign: foreignDocument },
  'POST desk/till/documents/:number/mail/': { foreign: foreignDocument },
  'GET desk/till/sales/:id/': { foreign: at('B', { id: uuid }) },
  'POST desk/till/sales/': {
    own: ({ amina }) => ({ location: 'A', client_id: amina, lines: [], payments: [] }),
    foreign: ({ amina }) => ({ location: 'B', client_id: amina, lines: [], payments: [] }),
  },
  'POST desk/till/sales/:id/payments/': { foreign: at('B', { id: uuid, payments: [] }) },
  'POST desk/till/sales/:id/refunds/': {
    foreign: at('B', { id: uuid, reason, payments: [], lines: [{ line_id: 1, amount: 5 }] }),
  },
  'GET desk/till/sales/:id/packages/': { foreign: at('B', { id: uuid }) },
  'POST desk/till/sales/:id/void/': { foreign: at('B', { id: uuid, reason }) },
  'GET desk/till/sales/': { own: ({ amina }) => ({ client_id: amina }) },
  'GET desk/till/due/': { own: ({ amina }) => ({ client_id: amina }) },
  'GET desk/till/offers/': { own: ({ amina }) => ({ client_id: amina }) },
  'GET desk/till/owed/': { own: at('A'), foreign: at('B') },
  'GET desk/till/day/': { own: at('A'), foreign: at('B') },
};
