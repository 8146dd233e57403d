import type { Row } from './row.ts';

const reason = 'A mistake at the desk';

/** The calls by which the team signs in and is managed. */
export const staffRows: Readonly<Record<string, Row>> = {
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
  'POST desk/staff/:id/export/': {
    foreign: ({ amina }) => ({ id: amina, reason }),
    seenBy: [],
  },
  'POST desk/staff/:id/erase/': {
    foreign: ({ amina }) => ({ id: amina, reason }),
    seenBy: [],
  },
  'POST desk/staff/:id/leave/': {
    foreign: ({ amina }) => ({ id: amina, from: '2026-12-01' }),
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
};
