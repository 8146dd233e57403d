import { clientRows } from './matrix/client-rows.ts';
import { rotaRows } from './matrix/rota-rows.ts';
import type { Args, Row, Things } from './matrix/row.ts';
import { staffRows } from './matrix/staff-rows.ts';
import { studioRows } from './matrix/studio-rows.ts';
import { tillRows } from './matrix/till-rows.ts';

const client = { by: ['client'], seenBy: [] } as const;
const token = 'a'.repeat(43);
const reason = 'A mistake at the desk';
const at =
  (location: string, more: Record<string, unknown> = {}): Args =>
  () => ({ location, ...more });
const pipes = { name: 'Pipes', starts_on: '2026-12-01', ends_on: '2026-12-02' };
const closureIn = (location: string) => at(location, { ...pipes, provisional: true });
const reportOf = (more: Record<string, unknown>) => ({
  own: at('A', { from: '2026-03-01', to: '2026-03-31', ...more }),
});
const nobodys = '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11';
const waitingFor = (service: number) => ({
  ...{ services: [{ id: service, time: 60 }], total_duration: 60, locations: ['A'] },
  ...{ therapist_ids: null, from: '2026-03-20', to: '2026-03-20', times: null },
  ...{ notice_minutes: 0, mode: 'ask' },
});
const freeHour = (clientId: number, therapistId: number, location: string) => ({
  ...{
    client_id: clientId,
    therapist_id: therapistId,
    location,
    date: '2026-03-05',
    time: '15:00',
  },
  ...{ services: [1], total_duration: 60, because: 'usual', channel: 'mail' },
});
const day = { date: '2026-03-12', time: '15:00' };

/** One row for each call, by its method and path. A new call without one fails the matrix. */
export const rows: Readonly<Record<string, Row>> = {
  'POST auth/token/generate-otp/': 'anybody',
  'POST auth/token/register/': 'anybody',
  'POST auth/token/': 'anybody',
  'POST auth/token/link/': 'anybody',
  'GET auth/token/channels/': 'anybody',
  'POST auth/token/telephone/generate-otp/': 'anybody',
  'POST auth/token/telephone/': 'anybody',
  'POST auth/token/verify/': 'anybody',
  'POST auth/token/refresh/': 'anybody',
  'POST auth/token/revoke/': 'anybody',
  'POST auth/token/claim/': 'anybody',
  'POST auth/token/claim/code/': 'anybody',
  'POST auth/token/claim/confirm/': 'anybody',
  'GET auth/users/me/': 'oneself',

  'GET accounts/api-keys/': 'oneself',
  'POST accounts/api-keys/': {
    own: () => ({ name: 'My script', scopes: ['sessions:read'], ends_on: '2026-06-01' }),
  },
  // A key that nobody has.
  'DELETE accounts/api-keys/:id/': { foreign: () => ({ id: 2_000_000 }), seenBy: [] },
  'GET accounts/assistants/': 'anybody',
  // An assistant that nobody has heard of.
  'POST accounts/assistants/': {
    foreign: () => ({
      client_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
      redirect_uri: 'https://helper.example/back',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    }),
    seenBy: [],
  },
  'GET accounts/profile': 'oneself',
  'PUT accounts/profile': 'oneself',
  'DELETE accounts/profile': 'oneself',
  'DELETE accounts/profile/address': 'oneself',
  'GET accounts/profile/credit': 'oneself',
  'GET accounts/push/': 'oneself',
  'POST accounts/push/': 'oneself',
  'POST accounts/push/remove/': { own: () => ({ endpoint: 'https://push.example/one' }) },
  'GET accounts/profile/messages': 'oneself',
  'PUT accounts/profile/messages': 'oneself',
  'GET gift-cards/': 'anybody',
  'POST gift-cards/': {
    own: () => ({ amount: 500, language: 'en', to_name: null, from_name: null, message: null }),
  },
  'GET gift-cards/bought/': 'oneself',
  'GET gift-cards/bought/:id/pdf/': { foreign: () => ({ id: 2_000_000 }), seenBy: [] },
  'GET gift-cards/own/': 'oneself',
  // A code that nobody has.
  'POST gift-cards/own/:id/package/': { foreign: () => ({ id: 2_000_000 }), seenBy: [] },
  'POST gift-cards/own/': { foreign: () => ({ code: 'AAAA-BBBB-CCCC-DDDD' }), seenBy: [] },
  'GET accounts/profile/export': 'oneself',
  'PUT accounts/profile/change-cover-photo': 'oneself',
  'PUT accounts/profile/change-profile-pic': 'oneself',
  'DELETE accounts/profile/change-cover-photo': 'oneself',
  'DELETE accounts/profile/change-profile-pic': 'oneself',
  'GET accounts/pictures/:id': 'anybody',
  'GET service/pictures/:id': 'anybody',
  'GET accounts/profile/:id': 'anybody',
  'GET accounts/profile/:id/follow': { own: ({ noura }) => ({ id: noura }) },
  'POST accounts/profile/:id/follow': { own: ({ noura }) => ({ id: noura }) },
  'DELETE accounts/profile/:id/follow': { own: ({ noura }) => ({ id: noura }) },
  'GET accounts/profile/:id/unfollow': { own: ({ noura }) => ({ id: noura }) },
  'POST accounts/profile/:id/unfollow': { own: ({ noura }) => ({ id: noura }) },

  'GET appointment/appointments-mobile/next/': 'oneself',
  'GET appointment/appointments-mobile/past/': 'oneself',
  'GET appointment/appointments-mobile/today/': 'oneself',
  'GET appointment/earlier-visits/': 'oneself',
  'GET appointment/ways-to-pay/': 'anybody',
  'GET appointment/calendar-feed/': 'oneself',
  'POST appointment/calendar-feed/': 'oneself',
  'DELETE appointment/calendar-feed/': 'oneself',
  'GET appointment/calendar/:address': 'anybody',
  'GET appointment/waitlist/': 'oneself',
  'POST appointment/waitlist/': { own: ({ service }) => waitingFor(service) },
  'DELETE appointment/waitlist/:id/': { foreign: () => ({ id: nobodys }), seenBy: [] },
  'GET appointment/waitlist/offers/:key/': 'anybody',
  'POST appointment/waitlist/offers/:key/accept/': 'anybody',
  'POST appointment/waitlist/offers/:key/decline/': 'anybody',
  'GET desk/waiting/': { own: at('A'), foreign: at('B') },
  'POST desk/waiting/': {
    own: ({ amina, service }) => ({ ...waitingFor(service), client_id: amina, location: 'A' }),
    foreign: ({ badr, service }) => ({ ...waitingFor(service), client_id: badr, location: 'B' }),
  },
  'GET desk/free-hours/': { own: at('A'), foreign: at('B') },
  'POST desk/free-hours/offers/': {
    own: ({ amina, noura }) => freeHour(amina, noura, 'A'),
    foreign: ({ badr, noura }) => freeHour(badr, noura, 'B'),
  },
  'DELETE desk/waiting/:location/:id/': {
    foreign: () => ({ location: 'B', id: nobodys }),
    seenBy: [],
  },
  'GET appointment/plans/': 'oneself',
  'POST appointment/plans/': { own: () => ({ option_id: 1, price: 990, location: 'A' }) },
  'POST appointment/plans/:id/pay/': {
    foreign: () => ({ id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11' }),
    seenBy: [],
  },
  'PUT appointment/plans/:id/': {
    foreign: () => ({ id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', wish: 'stop' }),
    seenBy: [],
  },
  'GET appointment/card/': 'oneself',
  'POST appointment/card/': 'oneself',
  'DELETE appointment/card/': 'oneself',
  'GET appointment/payments/:id/': {
    ...client,
    own: ({ payment }) => ({ id: payment }),
    foreign: ({ foreignPayment }) => ({ id: foreignPayment }),
  },
  'POST appointment/payments/:id/end/': {
    ...client,
    own: ({ payment }) => ({ id: payment }),
    foreign: ({ foreignPayment }) => ({ id: foreignPayment }),
  },
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
  'POST appointment/appointments/:id/lengthen/': {
    by: ['client'],
    own: ({ booking }) => ({ id: booking, total_duration: 60 }),
    foreign: ({ foreignBooking }) => ({ id: foreignBooking, total_duration: 60 }),
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
  'GET appointment/membership/wallet/:file': 'anybody',
  // A caller without a membership has nothing, and there is nothing of others to name.
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
  // A caller who shares no package has nothing to join, leave or change there.
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
  'GET service/policies/:kind/': 'anybody',
  'GET staff/therapists-p/': 'anybody',
  'GET appointment/available-times/packages/': 'anybody',
  'GET appointment/available-times/services/': 'anybody',
  'GET appointment/next-openings/': 'anybody',
  'GET appointment/open-days/': 'anybody',
  'GET appointment/service-openings/': 'anybody',
  'PUT appointment/hold/': 'anybody',
  'DELETE appointment/hold/': 'anybody',

  ...staffRows,
  'GET desk/audit': 'oneself',
  'GET desk/set-up': 'oneself',
  'GET desk/set-up/connections': 'oneself',
  'PUT desk/set-up/skipped': { own: () => ({ step: 'import', skipped: true }) },
  'POST desk/doors/open': 'oneself',
  // Without a reason, so that they stay open for the rows below.
  'POST desk/doors/close': { own: () => ({ reason: ' ' }) },
  'POST desk/doors/preview': 'oneself',

  'GET desk/day': { own: () => ({ location: 'A' }), foreign: () => ({ location: 'B' }) },
  'GET desk/day/cancelled': { own: () => ({ location: 'A' }), foreign: () => ({ location: 'B' }) },
  // It announces which day of which branch has changed, and nothing about people.
  'GET desk/events': {
    own: () => ({ location: 'A' }),
    foreign: () => ({ location: 'B' }),
    seenBy: ['therapist', 'manager'],
  },
  'POST desk/import/file/': 'oneself',
  'POST desk/import/clients/': 'oneself',
  'POST desk/import/packages/': 'oneself',
  'POST desk/import/bookings/': 'oneself',
  'POST desk/import/visits/': 'oneself',
  'POST desk/import/products/': 'oneself',
  'GET desk/import/template/': 'oneself',
  'POST desk/imports/': 'oneself',
  'GET desk/imports/': 'oneself',
  'GET desk/imports/report/': 'oneself',
  'POST desk/imports/:id/undo/': 'oneself',
  'POST desk/export/': 'oneself',
  'GET desk/reports/': reportOf({}),
  'GET desk/reports/promised/': { own: at('A', {}) },
  'GET desk/reports/charts/': reportOf({}),
  'GET desk/reports/day/': { own: at('A', { day: '2026-03-04' }) },
  'GET desk/reports/file/': reportOf({ table: 'takings' }),
  'GET desk/pay/': { own: () => ({ month: '2026-03' }) },
  'GET desk/pay/file/': { own: () => ({ month: '2026-03' }) },
  'GET desk/pay/:id/': {
    own: ({ noura }) => ({ id: noura, month: '2026-03' }),
    foreign: () => ({ id: 2_000_000, month: '2026-03' }),
    seenBy: [],
  },
  'POST desk/pay/close/': { own: () => ({ month: '2026-01' }) },
  'GET desk/own-pay/': { own: () => ({ month: '2026-03' }) },
  'GET desk/own-day': 'oneself',
  'PUT desk/own-day/late/': 'oneself',
  'DELETE desk/own-day/late/': 'oneself',
  'GET desk/resources': {
    own: at('A', { ...day, services: '1', total_duration: 60 }),
    foreign: at('B', { ...day, services: '1', total_duration: 60 }),
  },
  'POST desk/bookings/': {
    own: (things) => newBooking(things, 'A'),
    foreign: (things) => newBooking(things, 'B'),
  },
  'GET desk/bookings/:id/': {
    own: ({ booking }) => ({ id: booking }),
    foreign: ({ foreignBooking }) => ({ id: foreignBooking }),
  },

  'GET desk/day/dues': 'oneself',
  'GET desk/day/sessions/:id': bookingWith({}),
  'POST desk/own-day/:id/lengthen/': bookingWith({ total_duration: 60 }),
  'POST desk/bookings/:id/check-in/': bookingWith({ version: 1 }),
  'POST desk/bookings/:id/done/': bookingWith({ version: 1 }),
  'POST desk/bookings/:id/no-show/': bookingWith({ version: 1 }),
  'POST desk/bookings/:id/undo/': bookingWith({ version: 1 }),
  'POST desk/bookings/:id/move/undo/': bookingWith({ version: 1 }),
  'POST desk/bookings/:id/move/': {
    ...bookingWith({ version: 1, total_duration: 45 }),
    elsewhere: ({ booking }) => ({ id: booking, version: 1, location: 'B', override: { reason } }),
  },
  'POST desk/bookings/:id/cancel/': bookingWith({
    ...{ version: 1, by: 'studio', counts_as: 'returned', reason },
  }),
  'GET desk/bookings/:id/services/': bookingWith({}),
  'GET accounts/profile/health-notes/': 'oneself',
  'GET desk/bookings/:id/health-note/': bookingWith({}),
  'GET desk/bookings/:id/notes/': bookingWith({}),
  'POST desk/bookings/:id/notes/': bookingWith({ note: 'The left shoulder is better.' }),
  'POST desk/bookings/:id/give/': {
    own: ({ booking, badr }) => ({ id: booking, version: 1, client_id: badr, reason }),
    foreign: ({ foreignBooking, badr }) => ({
      id: foreignBooking,
      version: 1,
      client_id: badr,
      reason,
    }),
  },
  'POST desk/bookings/:id/rebook/': bookingWith({ weeks: 2 }),

  ...tillRows,

  // What closes the whole studio is every desk's.
  'GET desk/closures': 'oneself',
  'POST desk/closures': { own: closureIn('A'), foreign: closureIn('B') },
  'GET desk/closures/:id': {
    own: ({ closure }) => ({ id: closure }),
    foreign: ({ foreignClosure }) => ({ id: foreignClosure }),
  },
  'PUT desk/closures/:id': {
    own: ({ closure }) => ({ id: closure, version: 1, location: 'A', ...pipes }),
    foreign: ({ foreignClosure }) => ({ id: foreignClosure, version: 1, location: 'A', ...pipes }),
  },
  'POST desk/closures/:id/confirm': {
    own: ({ closure }) => ({ id: closure, version: 1 }),
    foreign: ({ foreignClosure }) => ({ id: foreignClosure, version: 1 }),
  },
  'POST desk/closures/:id/withdraw': {
    own: ({ closure }) => ({ id: closure, version: 1 }),
    foreign: ({ foreignClosure }) => ({ id: foreignClosure, version: 1 }),
  },

  ...rotaRows,
  ...studioRows,

  ...clientRows,
};

function newBooking({ amina, noura, service }: Things, location: string) {
  return {
    ...{ client_id: amina, therapist_id: noura, location, date: '2026-03-13', time: '15:00' },
    services: [{ id: service, time: 60 }],
    serviceType: 'service',
    total_duration: 60,
  };
}

/** An action on the caller's own session, and on a foreign one. */
function bookingWith(more: Record<string, unknown>): Exclude<Row, string> {
  return {
    own: ({ booking }) => ({ id: booking, ...more }),
    foreign: ({ foreignBooking }) => ({ id: foreignBooking, ...more }),
  };
}
