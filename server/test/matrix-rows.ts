import type { AccountType } from '@limber/contract/values.ts';
import { rotaRows } from './matrix/rota-rows.ts';

/** What a call may be asked about: of a client, a therapist and a front desk of branch A, and not. */
export interface Things {
  /** A session of Amina with Noura at branch A. */
  readonly booking: string;
  /** A session of Badr with Arjun at branch B. */
  readonly foreignBooking: string;
  /** A package of Amina. */
  readonly pack: number;
  /** A package of Badr. */
  readonly foreignPack: number;
  readonly noura: number;
  /** Of branch B. */
  readonly arjun: number;
  readonly service: number;
  /** Amina's and Badr's accounts. */
  readonly amina: number;
  readonly badr: number;
  readonly frontDesk: number;
  readonly counter: number;
  readonly session: string;
  /** Of branch A, and of B. */
  readonly closure: number;
  readonly foreignClosure: number;
  /** Sick notes of Noura and of Arjun. */
  readonly timeOff: number;
  readonly foreignTimeOff: number;
}

type Args = (things: Things) => Record<string, unknown>;

/**
 * What is known of a call besides its route:
 * - `anybody`: it is public.
 * - `oneself`: it is about nobody but the caller, or about the studio as a whole.
 * - otherwise how it is asked about something of one's own and about something foreign. `by` are the
 *   roles whose own it is (all that are admitted unless said; the others are refused), `seenBy` those to
 *   whom nothing is foreign (managers unless said).
 */
export type Row =
  | 'anybody'
  | 'oneself'
  | {
      readonly own?: Args;
      readonly foreign?: Args;
      readonly by?: readonly AccountType[];
      readonly seenBy?: readonly AccountType[];
    };

const client = { by: ['client'], seenBy: [] } as const;
const token = 'a'.repeat(43);
const uuid = '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11';
const reason = 'A mistake at the desk';
const at =
  (location: string, more: Record<string, unknown> = {}): Args =>
  () => ({ location, ...more });
const drawerIn = (location: string) => at(location, { float: 500 });
const closureIn = (location: string) => {
  const days = { starts_on: '2026-12-01', ends_on: '2026-12-02', provisional: true };
  return at(location, { name: 'Pipes', ...days });
};
const foreignDocument = () => ({ number: 'INV-B-000001' });
const reportOf = (more: Record<string, unknown>) => ({
  own: at('A', { from: '2026-03-01', to: '2026-03-31', ...more }),
});
const day = { date: '2026-03-12', time: '15:00' };

/** One row for each call, by its method and path. A new call without one fails the matrix. */
export const rows: Readonly<Record<string, Row>> = {
  'POST auth/token/generate-otp/': 'anybody',
  'POST auth/token/register/': 'anybody',
  'POST auth/token/': 'anybody',
  'POST auth/token/link/': 'anybody',
  'POST auth/token/verify/': 'anybody',
  'POST auth/token/refresh/': 'anybody',
  'POST auth/token/revoke/': 'anybody',
  'POST auth/token/claim/': 'anybody',
  'POST auth/token/claim/code/': 'anybody',
  'POST auth/token/claim/confirm/': 'anybody',
  'GET auth/users/me/': 'oneself',

  'GET accounts/profile': 'oneself',
  'PUT accounts/profile': 'oneself',
  'DELETE accounts/profile': 'oneself',
  'GET accounts/profile/export': 'oneself',
  'PUT accounts/profile/change-cover-photo': 'oneself',
  'PUT accounts/profile/change-profile-pic': 'oneself',
  'DELETE accounts/profile/change-cover-photo': 'oneself',
  'DELETE accounts/profile/change-profile-pic': 'oneself',
  'GET accounts/pictures/:id': 'anybody',
  'GET accounts/profile/:id': 'anybody',
  'GET accounts/profile/:id/follow': { own: ({ noura }) => ({ id: noura }) },
  'POST accounts/profile/:id/follow': { own: ({ noura }) => ({ id: noura }) },
  'DELETE accounts/profile/:id/follow': { own: ({ noura }) => ({ id: noura }) },
  'GET accounts/profile/:id/unfollow': { own: ({ noura }) => ({ id: noura }) },
  'POST accounts/profile/:id/unfollow': { own: ({ noura }) => ({ id: noura }) },

  'GET appointment/appointments-mobile/next/': 'oneself',
  'GET appointment/appointments-mobile/past/': 'oneself',
  'GET appointment/appointments-mobile/today/': 'oneself',
  'GET appointment/appointments/:id/': {
    ...client,
    own: ({ booking }) => ({ id: booking }),
    foreign: ({ foreignBooking }) => ({ id: foreignBooking }),
  },
  'GET appointment/appointments/:id/calendar/': {
    ...client,
    own: ({ booking }) => ({ id: booking }),
    foreign: ({ foreignBooking }) => ({ id: foreignBooking }),
  },
  'POST appointment/appointments/:id/reschedule/': {
    by: ['client', 'front_desk', 'manager'],
    own: ({ booking }) => ({ id: booking, ...day }),
    foreign: ({ foreignBooking }) => ({ id: foreignBooking, ...day }),
  },
  'POST appointment/appointments/:id/cancel/': {
    by: ['client', 'front_desk', 'manager'],
    own: ({ booking }) => ({ id: booking }),
    foreign: ({ foreignBooking }) => ({ id: foreignBooking }),
  },
  'POST appointment/appointments/': 'oneself',
  'POST appointment/appointments/shared/': 'oneself',
  'POST appointment/appointments/unlimited/': 'oneself',

  'GET appointment/membership/card/:pass/': 'anybody',
  // Nothing of one's own without a membership, and nothing of others to name.
  'GET appointment/membership/card/': {},
  'GET appointment/membership/status/': 'oneself',
  'GET appointment/membership/partner-discounts/': 'oneself',
  'POST appointment/request-new-code/:id/': {},
  'POST appointment/discounts/interaction/': 'oneself',

  'GET appointment/packages/': 'oneself',
  'GET appointment/active-package/': 'oneself',
  'GET appointment/active-shared-package/': 'oneself',
  'GET appointment/active-unlimited-package/': 'oneself',
  'GET appointment/packages/:id/statement/': {
    ...client,
    own: ({ pack }) => ({ id: pack }),
    foreign: ({ foreignPack }) => ({ id: foreignPack }),
  },
  'GET appointment/packages/:id/people/': {
    ...client,
    own: ({ pack }) => ({ id: pack }),
    foreign: ({ foreignPack }) => ({ id: foreignPack }),
  },
  'POST appointment/packages/:id/people/': {
    ...client,
    own: ({ pack }) => ({ id: pack, email: 'friend@client.example' }),
    foreign: ({ foreignPack }) => ({ id: foreignPack, email: 'friend@client.example' }),
  },
  // Whom nobody has shared a package with has nothing to join, leave or change there.
  'POST appointment/packages/:id/join/': {
    ...client,
    foreign: ({ foreignPack }) => ({ id: foreignPack, adult: true }),
  },
  'DELETE appointment/packages/:id/people/me/': {
    ...client,
    foreign: ({ foreignPack }) => ({ id: foreignPack }),
  },
  'PUT appointment/packages/:id/people/:person/': {
    ...client,
    foreign: ({ foreignPack }) => ({ id: foreignPack, person: 1, cap_minutes: 60 }),
  },
  'DELETE appointment/packages/:id/people/:person/': {
    ...client,
    foreign: ({ foreignPack }) => ({ id: foreignPack, person: 1 }),
  },
  'GET appointment/package-invitations/': 'oneself',
  'GET appointment/package-invitations/:token/': 'anybody',
  'POST appointment/package-invitations/:token/': {
    seenBy: [],
    foreign: () => ({ token, adult: true }),
  },

  'GET service/locations/': 'anybody',
  'GET service/packages/': 'anybody',
  'GET service/services/': 'anybody',
  'GET service/shared_package/': 'anybody',
  'GET service/unlimited_package/': 'anybody',
  'GET service/closures/': 'anybody',
  'GET service/studio/': 'anybody',
  'GET staff/therapists-p/': 'anybody',
  'GET appointment/available-times/packages/': 'anybody',
  'GET appointment/available-times/services/': 'anybody',
  'GET appointment/next-openings/': 'anybody',
  'GET appointment/open-days/': 'anybody',
  'GET appointment/service-openings/': 'anybody',
  'PUT appointment/hold/': 'anybody',
  'DELETE appointment/hold/': 'anybody',

  'GET desk/sign-in/': 'oneself',
  'POST desk/sign-in/totp/': 'oneself',
  'POST desk/sign-in/recovery/': 'oneself',
  'POST desk/sign-in/passkey/question/': 'oneself',
  'POST desk/sign-in/passkey/': 'oneself',
  'POST desk/factors/totp/': 'oneself',
  'POST desk/factors/totp/confirm/': 'oneself',
  'POST desk/factors/passkey/question/': 'oneself',
  'POST desk/factors/passkey/': 'oneself',
  'PUT desk/factors/pin/': 'oneself',
  'POST desk/factors/recovery-codes/': 'oneself',
  'POST desk/first-manager/': 'anybody',
  'GET desk/counter/': 'anybody',
  'POST desk/counter/person/': 'anybody',
  'POST desk/counter/lock/': 'oneself',
  'GET desk/counters/': 'oneself',
  'POST desk/counters/': { own: () => ({ location: 'A', name: 'Counter 2' }) },
  'PUT desk/counters/:id/': { own: ({ counter }) => ({ id: counter, name: 'Counter 3' }) },
  'POST desk/counters/:id/revoke/': { own: ({ counter }) => ({ id: counter }) },
  'GET desk/staff-sessions/': 'oneself',
  'POST desk/staff-sessions/:id/end/': { own: ({ session }) => ({ id: session }) },
  'GET desk/staff/': 'oneself',
  'POST desk/staff/': 'oneself',
  'PUT desk/staff/:id/': {
    own: ({ frontDesk }) => ({ id: frontDesk, version: 1, role: 'front_desk', locations: ['A'] }),
    foreign: ({ amina }) => ({ id: amina, version: 1, role: 'front_desk', locations: ['A'] }),
    seenBy: [],
  },
  'POST desk/staff/:id/suspend/': {
    foreign: ({ amina }) => ({ id: amina, reason }),
    seenBy: [],
  },
  'POST desk/staff/:id/readmit/': {
    own: ({ frontDesk }) => ({ id: frontDesk }),
    foreign: ({ amina }) => ({ id: amina }),
    seenBy: [],
  },
  'POST desk/staff/:id/end-sessions/': {
    own: ({ frontDesk }) => ({ id: frontDesk }),
    foreign: ({ amina }) => ({ id: amina }),
    seenBy: [],
  },
  'POST desk/staff/:id/reset-factors/': { own: ({ frontDesk }) => ({ id: frontDesk }) },

  'GET desk/audit': 'oneself',
  'GET desk/set-up': 'oneself',

  'GET desk/day': { own: () => ({ location: 'A' }), foreign: () => ({ location: 'B' }) },
  // It tells which day of which branch has changed, and nothing of anybody.
  'GET desk/events': {
    own: () => ({ location: 'A' }),
    foreign: () => ({ location: 'B' }),
    seenBy: ['therapist', 'manager'],
  },
  'GET desk/reports/': reportOf({}),
  'GET desk/reports/file/': reportOf({ table: 'takings' }),
  'GET desk/own-day': 'oneself',
  'PUT desk/own-day/late/': 'oneself',
  'DELETE desk/own-day/late/': 'oneself',
  'POST desk/bookings/': {
    own: (things) => newBooking(things, 'A'),
    foreign: (things) => newBooking(things, 'B'),
  },
  'GET desk/bookings/:id/': {
    own: ({ booking }) => ({ id: booking }),
    foreign: ({ foreignBooking }) => ({ id: foreignBooking }),
  },

  'GET desk/day/sessions/:id': bookingWith({}),
  'POST desk/bookings/:id/check-in/': bookingWith({ version: 1 }),
  'POST desk/bookings/:id/done/': bookingWith({ version: 1 }),
  'POST desk/bookings/:id/no-show/': bookingWith({ version: 1 }),
  'POST desk/bookings/:id/undo/': bookingWith({ version: 1 }),
  'POST desk/bookings/:id/move/': bookingWith({ version: 1, total_duration: 45 }),
  'POST desk/bookings/:id/cancel/': bookingWith({
    ...{ version: 1, by: 'studio', counts_as: 'returned', reason },
  }),
  'GET desk/bookings/:id/notes/': bookingWith({}),
  'POST desk/bookings/:id/notes/': bookingWith({ note: 'The left shoulder is better.' }),
  'POST desk/bookings/:id/rebook/': bookingWith({ weeks: 2 }),

  'GET desk/clients/:id/usual': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/clients/:id/times': {
    own: ({ amina }) => ({ id: amina, location: 'A', total_duration: 60 }),
    foreign: ({ amina }) => ({ id: amina, location: 'B', total_duration: 60 }),
  },
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
  'POST desk/till/sales/:id/void/': { foreign: at('B', { id: uuid, reason }) },
  'GET desk/till/sales/': { own: ({ amina }) => ({ client_id: amina }) },
  'GET desk/till/due/': { own: ({ amina }) => ({ client_id: amina }) },
  'GET desk/till/offers/': { own: ({ amina }) => ({ client_id: amina }) },
  'GET desk/till/owed/': { own: at('A'), foreign: at('B') },
  'GET desk/till/day/': { own: at('A'), foreign: at('B') },

  // What closes the whole studio is every desk's.
  'GET desk/closures': 'oneself',
  'POST desk/closures': { own: closureIn('A'), foreign: closureIn('B') },
  'GET desk/closures/:id': {
    own: ({ closure }) => ({ id: closure }),
    foreign: ({ foreignClosure }) => ({ id: foreignClosure }),
  },
  'POST desk/closures/:id/confirm': {
    own: ({ closure }) => ({ id: closure }),
    foreign: ({ foreignClosure }) => ({ id: foreignClosure }),
  },
  'POST desk/closures/:id/withdraw': {
    own: ({ closure }) => ({ id: closure }),
    foreign: ({ foreignClosure }) => ({ id: foreignClosure }),
  },

  ...rotaRows,

  // Clients, and what they own, are the whole studio's.
  'GET desk/packages/liability/': 'oneself',
  'POST desk/packages/:id/prolong/': { own: ({ pack }) => ({ id: pack, days: 7, reason }) },
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
  'POST desk/contacts': {
    own: ({ amina, booking }) => contactAbout({ client_id: amina, booking_id: booking }),
    foreign: ({ badr, foreignBooking }) =>
      contactAbout({ client_id: badr, booking_id: foreignBooking }),
  },
  'GET desk/clients/:id/contacts': {
    own: ({ amina, booking }) => ({ id: amina, booking_id: booking }),
    foreign: ({ badr, foreignBooking }) => ({ id: badr, booking_id: foreignBooking }),
  },
  // A call that never was.
  'PUT desk/contacts/:id': { foreign: () => ({ id: 2_000_000, outcome: 'agreed' }), seenBy: [] },
  'PUT desk/clients/:id': {
    own: ({ amina }) => ({ id: amina, first_name: 'Amina', version: 1 }),
  },
  'GET desk/clients/:id/story': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/clients/:id/texts': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/clients/:id/sessions': { own: ({ amina }) => ({ id: amina }) },
  'GET desk/clients/:id/notes': { own: ({ amina }) => ({ id: amina }) },
  // Who signs in has no link to claim by: 409; and none to withdraw: 404.
  'POST desk/clients/:id/claim-link': { own: ({ amina }) => ({ id: amina }) },
  'DELETE desk/clients/:id/claim-link': { foreign: ({ amina }) => ({ id: amina }), seenBy: [] },
  'GET desk/duplicates': 'oneself',
  'POST desk/clients/:id/tell-apart': {
    own: ({ amina, badr }) => ({ id: amina, other_id: badr }),
  },
};

function newBooking({ amina, noura, service }: Things, location: string) {
  return {
    ...{ client_id: amina, therapist_id: noura, location, date: '2026-03-13', time: '15:00' },
    services: [{ id: service, time: 60 }],
    serviceType: 'service',
    total_duration: 60,
  };
}

function contactAbout(whom: Record<string, unknown>) {
  return { ...whom, channel: 'phone', about: 'session' };
}

/** Something that is done with a session of one's own, and with a foreign one. */
function bookingWith(more: Record<string, unknown>): Row {
  return {
    own: ({ booking }) => ({ id: booking, ...more }),
    foreign: ({ foreignBooking }) => ({ id: foreignBooking, ...more }),
  };
}
