import { randomInt, randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { JOB_PATIENCE, openDatabase } from '../server/src/platform/database/db.ts';
import { issueAccessToken } from '../server/src/platform/http/session.ts';
import { signManagerIn } from './sign-manager-in.ts';
import {
  BENCH_SECRET,
  type Booker,
  listBookers,
  listSpareSlots,
  listTherapists,
} from './spare-slots.ts';

/** Requests of one kind, one after another; each is made when it is needed. */
export type Requests = autocannon.Request[];

type NextRequest = (request: autocannon.Request, context?: object) => autocannon.Request;

/** Kinds of requests for a load, prepared from a database; `end` is called when nothing is left. */
export const questions = {
  hello: async () => [{ path: '/bench/hello' }],
  'bare-select': (url: string) => asDays(url, '/bench/bare-select'),
  'free-times': (url: string) => asDays(url, FREE_TIMES),
  'bare-insert': (url: string, end: () => void) => asBookings(url, '/bench/bare-insert', end),
  booking: (url: string, end: () => void) => asBookings(url, BOOKING, end),
  month: async () => [{ setupRequest: months() }],
  board: async (url: string) => [{ setupRequest: boards(await tokenOfManager(url)) }],
  'board of a branch': async (url: string) => [
    { setupRequest: boards(await tokenOfManager(url), '&location=T1') },
  ],
  profile: async (url: string) => [{ setupRequest: profiles(await tokensOfClients(url)) }],
  'sign-in': async (url: string) => signIns(await listBookers(url)),
  mixed: async (url: string, end: () => void) => [{ setupRequest: await aMixedDay(url, end) }],
} satisfies Record<string, (url: string, end: () => void) => Promise<Requests>>;

/** Those that book, after which the database must be cleaned up. */
export const booking: readonly (keyof typeof questions)[] = ['booking', 'bare-insert', 'mixed'];

const FREE_TIMES = '/api/v1/appointment/available-times/services/';
const BOOKING = '/api/v1/appointment/appointments/';
const DAYS = 180;

async function asDays(url: string, path: string): Promise<Requests> {
  return [{ setupRequest: days(path, await listTherapists(url)) }];
}

async function asBookings(url: string, path: string, end: () => void): Promise<Requests> {
  return [{ setupRequest: bookings(path, await listSpareSlots(url), end) }];
}

/** Requests for a random therapist and one of the coming days. */
function days(path: string, therapists: number[]): NextRequest {
  return (request) => {
    const query = `therapist_id=${oneOf(therapists)}&date=${dayIn(DAYS)}&total_duration=30`;
    return { ...request, path: `${path}?${query}` };
  };
}

/** Books one free slot after another. */
function bookings(path: string, slots: Booker[], end: () => void): NextRequest {
  let next = 0;
  return (request) => {
    const slot = slots[next++];
    if (!slot) {
      end();
      return { ...request, path: '/bench/hello' };
    }
    return {
      ...request,
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        authorization: slot.authorization,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(slot.body),
    };
  };
}

/** How full each day of four weeks is, with anyone at a branch of ten. */
function months(): NextRequest {
  return (request) => {
    const first = 1 + randomInt(30);
    const query = `location=T1&from=${dayAfter(first)}&to=${dayAfter(first + 27)}&total_duration=60`;
    return { ...request, path: `/api/v1/appointment/open-days/?${query}` };
  };
}

function boards(authorization: string, where = ''): NextRequest {
  return (request) => ({
    ...request,
    path: `/api/v1/desk/day?date=${dayIn(30)}${where}`,
    headers: { authorization },
  });
}

function profiles(tokens: string[]): NextRequest {
  return (request) => ({
    ...request,
    path: '/api/v1/accounts/profile',
    headers: { authorization: oneOf(tokens) },
  });
}

/** Requests a code and signs in with it, each time as another person from another address. */
function signIns(emails: string[]): Requests {
  let next = 0;
  const headers = () => ({
    'content-type': 'application/json',
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  });
  return [
    {
      method: 'POST',
      path: '/api/v1/auth/token/generate-otp/',
      setupRequest: (request, context) => {
        const asked = { email: emails[next++ % emails.length], headers: headers() };
        Object.assign(context, asked);
        return { ...request, headers: asked.headers, body: JSON.stringify({ email: asked.email }) };
      },
      onResponse: (_status, _body, context, replied) => {
        Object.assign(context, { otp: (replied as Record<string, string>)['x-development-code'] });
      },
    },
    {
      method: 'POST',
      path: '/api/v1/auth/token/',
      setupRequest: (request, context) => {
        const { email, otp, headers } = context as Record<'email' | 'otp' | 'headers', never>;
        return { ...request, headers, body: JSON.stringify({ email, otp }) };
      },
    },
  ];
}

/**
 * Nine of ten requests read: four a day's free times, two a month, two a profile, one the board.
 */
async function aMixedDay(url: string, end: () => void): Promise<NextRequest> {
  const read = days(FREE_TIMES, await listTherapists(url));
  const profile = profiles(await tokensOfClients(url));
  const board = boards(await tokenOfManager(url));
  const book = bookings(BOOKING, await listSpareSlots(url), end);
  const month = months();
  const ten = [read, read, read, read, month, month, profile, profile, board, book];
  return (request) => oneOf(ten)(request);
}

async function tokenOfManager(url: string): Promise<string> {
  const { db, close } = openDatabase(url, 1, JOB_PATIENCE);
  try {
    return `Bearer ${await signManagerIn(db, new Date())}`;
  } finally {
    await close();
  }
}

async function tokensOfClients(url: string): Promise<string[]> {
  const { db, close } = openDatabase(url, 1, JOB_PATIENCE);
  try {
    const clients = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', 'like', 'client-%@bench.example')
      .execute();
    return clients.map(({ id: accountId }) => {
      const actor = { accountId, accountType: 'client' } as const;
      return `Bearer ${issueAccessToken(BENCH_SECRET, actor, new Date())}`;
    });
  } finally {
    await close();
  }
}

function oneOf<Each>(list: readonly Each[]): Each {
  return list[randomInt(list.length)] as Each;
}

/** One of the coming days. */
function dayIn(most: number): string {
  return dayAfter(1 + randomInt(most));
}

function dayAfter(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}
