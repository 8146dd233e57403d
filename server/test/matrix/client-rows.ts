import type { Row } from './row.ts';

const reason = 'A mistake at the desk';

/** The calls about clients and their packages, which belong to the whole studio. */
export const clientRows: Readonly<Record<string, Row>> = {
  'GET desk/clients/:id/usual': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/clients/:id/times': {
    own: ({ amina }) => ({ id: amina, location: 'A', total_duration: 60 }),
    foreign: ({ amina }) => ({ id: amina, location: 'B', total_duration: 60 }),
  },
  'GET desk/packages/liability/': 'oneself',
  'POST desk/packages/:id/prolong/': {
    own: ({ pack }) => ({ id: pack, expiry_date: '2027-03-01', reason }),
  },
  'POST desk/packages/:id/unfreeze/': {
    own: ({ pack }) => ({ id: pack, from: '2026-03-09', reason }),
  },
  'GET desk/packages/:id/prolongations/': { own: ({ pack }) => ({ id: pack }) },
  'POST desk/packages/:id/freeze/': {
    own: ({ pack }) => ({ id: pack, from: '2026-03-10', to: '2026-03-12', reason }),
  },
  'POST desk/packages/:id/transfer/': {
    own: ({ pack, foreignPack }) => ({ id: pack, into: foreignPack, minutes: 1, reason }),
  },
  'GET desk/packages/:id/statement/': { own: ({ pack }) => ({ id: pack }) },
  'POST desk/packages/:id/adjust/': { own: ({ pack }) => ({ id: pack, minutes: 5, reason }) },
  'GET desk/memberships/': { own: ({ amina }) => ({ client_id: amina }) },
  'POST desk/memberships/': { own: ({ amina }) => ({ client_id: amina, reason }) },
  // A year that never was.
  'POST desk/memberships/:id/revoke/': { foreign: () => ({ id: 2_000_000, reason }), seenBy: [] },
  'GET desk/clients': { own: () => ({ q: 'Amina' }) },
  'POST desk/clients': { own: () => ({ first_name: 'Layla', phone_number: '0501234567' }) },
  'GET desk/clients/:id': { own: ({ amina }) => ({ id: amina }) },
  'POST desk/clients/:id/merge': { own: ({ amina, badr }) => ({ id: amina, duplicate_id: badr }) },
  // An address that leads to nobody.
  'DELETE desk/clients/:id/address': {
    foreign: ({ amina }) => ({ id: amina, email: 'nobody@client.example' }),
    seenBy: [],
  },
  'POST desk/contacts': {
    own: ({ amina, booking }) => contactAbout({ client_id: amina, booking_id: booking }),
    foreign: ({ badr, foreignBooking }) =>
      contactAbout({ client_id: badr, booking_id: foreignBooking }),
  },
  'GET desk/clients/:id/contacts': {
    own: ({ amina, booking }) => ({ id: amina, booking_id: booking }),
    foreign: ({ badr, foreignBooking }) => ({ id: badr, booking_id: foreignBooking }),
  },
  // A call that never took place.
  'PUT desk/contacts/:id': { foreign: () => ({ id: 2_000_000, outcome: 'agreed' }), seenBy: [] },
  'PUT desk/clients/:id': {
    own: ({ amina }) => ({ id: amina, first_name: 'Amina', version: 1 }),
  },
  'POST desk/clients/:id/export': { own: ({ badr }) => ({ id: badr, reason }) },
  'POST desk/clients/:id/erase': { foreign: () => ({ id: 2_000_000, reason }), seenBy: [] },
  'GET desk/clients/:id/plans/': { own: ({ amina }) => ({ id: amina }) },
  // A plan that nobody has.
  'PUT desk/plans/:id/': {
    foreign: () => ({ id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', wish: 'stop', reason }),
    seenBy: [],
  },
  'GET desk/clients/:id/story': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/contacts/channels': 'oneself',
  'GET desk/clients/:id/messages': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/clients/:id/texts': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/clients/:id/sessions': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/clients/:id/earlier-visits': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/clients/:id/notes': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/clients/:id/health-note': { own: ({ amina }) => ({ id: amina }) },
  'PUT desk/clients/:id/health-note': {
    own: ({ amina }) => ({ id: amina, note: 'Old knee injury', version: 1 }),
  },
  'POST desk/clients/:id/health-note/withdraw': {
    own: ({ amina }) => ({ id: amina, version: 1 }),
  },
  'POST desk/packages/:id/people/': {
    own: ({ pack, badr }) => ({ id: pack, client_id: badr, adult: true }),
  },
  'PUT desk/packages/:id/people/:person/': {
    foreign: ({ pack }) => ({
      id: pack,
      person: 2_000_000,
      cap_minutes: 5,
      seen_cap_minutes: null,
    }),
    seenBy: [],
  },
  'DELETE desk/packages/:id/people/:person/': {
    foreign: ({ pack }) => ({ id: pack, person: 2_000_000 }),
    seenBy: [],
  },
  // A client who signs in has no link to claim by: 409; and none to withdraw: 404.
  'POST desk/clients/:id/claim-link': { own: ({ amina }) => ({ id: amina }) },
  'DELETE desk/clients/:id/claim-link': { foreign: ({ amina }) => ({ id: amina }), seenBy: [] },
  'GET desk/duplicates': 'oneself',
  'POST desk/clients/:id/tell-apart': {
    own: ({ amina, badr }) => ({ id: amina, other_id: badr }),
  },
};

function contactAbout(whom: Record<string, unknown>) {
  return { ...whom, channel: 'phone', about: 'session' };
}
