import { cancelAppointment } from '@limber/contract/appointments.ts';
import { generateOtp, me, obtainToken, refreshToken, revokeToken } from '@limber/contract/auth.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { holdTime } from '@limber/contract/scheduling.ts';
import { addDays, dayOf } from '../../server/src/platform/studio-days.ts';
import { exactly, type Finding, told } from '../drill.ts';
import { type Answer, ask } from '../stand/ask.ts';
import { endLimber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { FIRST_DAY, type Spare, type Studio, timeOf } from '../stand/studio.ts';

const HOUR_MS = 3_600_000;
/** The first hour of a package may be on a half hour that was spare before. */
const TAKEN = 409;
/** How far a clock is off, in milliseconds. */
const JUMPS = {
  '1 s ahead': 1000,
  '1 s behind': -1000,
  '1 h ahead': HOUR_MS,
  '1 h behind': -HOUR_MS,
  '400 days ahead': 400 * 24 * HOUR_MS,
  '400 days behind': -400 * 24 * HOUR_MS,
};
const ALL = Object.keys(JUMPS) as Clock[];
type Clock = keyof typeof JUMPS;

/** What a process with another clock must say about a thing: it is valid, or over. */
type Verdict = 'good' | 'over';

/**
 * Makes codes, sessions, a package, coming sessions and held times by the right clock, and uses
 * each at a process whose clock is off. What was used, ended or cancelled is over by every clock.
 */
export async function jump(
  stand: Stand,
  studio: Studio,
  spare: Spare[],
  times: number,
  clocks: readonly Clock[] = ALL,
): Promise<Finding[]> {
  const [{ base }] = await stand.two();
  const wrong: string[] = [];
  let asked = 0;
  const turns = Array.from({ length: times }, (_, turn) => turn);
  const jumps = turns.flatMap((turn) => clocks.map((name) => ({ turn, name, offMs: JUMPS[name] })));
  for (const { turn, name, offMs } of jumps) {
    const things = await makeThings(stand, studio, base, spare, `${name} ${turn}`);
    const now = new Date(stand.now().getTime() + offMs);
    const limber = await stand.start({ JOBS: 'off', LIMBER_NOW: now.toISOString() });
    const found = await tryAll(things, limber.base, now);
    const back = await things.tryOver(base);
    asked += Object.keys(found).length + Object.keys(back).length;
    for (const [thing, verdict] of Object.entries(expectedAt(offMs))) {
      const { verdict: is, status } = found[thing] ?? { verdict: 'over', status: 0 };
      if (is !== verdict) wrong.push(`${name}: ${thing} is ${is} (${status})`);
    }
    for (const [thing, { verdict, status }] of Object.entries(back)) {
      if (verdict !== 'over')
        wrong.push(`afterwards, by the right clock: ${thing} is good (${status})`);
    }
    await endLimber(limber, 'SIGKILL');
  }
  return [
    told('clocks that are off', clocks.join(', ')),
    told('things asked for', asked),
    exactly('revived, or over too early', wrong.length, 0, wrong),
  ];
}

/** The state that each thing must have by a clock this far off; anything left out may be either. */
function expectedAt(offMs: number): Record<string, Verdict> {
  const over = {
    'a code that was used': 'over',
    'a session that was signed out': 'over',
    'a session that was cancelled': 'over',
  } as const;
  // A second is less than anything lasts.
  if (Math.abs(offMs) <= 1000) {
    const held = { 'a held time for another client': 'over' } as const;
    return {
      ...over,
      ...held,
      ...all('good', [
        'a code',
        'an access token',
        'a refresh token',
        'a package',
        'a session to come',
      ]),
    };
  }
  if (offMs === HOUR_MS) {
    const open = [
      'a refresh token',
      'a package',
      'a session to come',
      'a held time for another client',
    ];
    return { ...over, ...all('over', ['a code', 'an access token']), ...all('good', open) };
  }
  if (offMs > HOUR_MS) {
    const ended = [
      'a code',
      'an access token',
      'a refresh token',
      'a package',
      'a session to come',
    ];
    return { ...over, ...all('over', ended) };
  }
  return over;
}

const all = (verdict: Verdict, names: readonly string[]): Record<string, Verdict> =>
  Object.fromEntries(names.map((name) => [name, verdict]));

type Tried = Record<string, { readonly verdict: Verdict; readonly status: number }>;
type Try = (base: string, now: Date) => Promise<Answer>;

interface Things {
  readonly tries: Readonly<Record<string, Try>>;
  /** Uses things that are over by every clock. */
  tryOver(base: string): Promise<Tried>;
}

async function tryAll({ tries }: Things, base: string, now: Date, of = Object.keys(tries)) {
  const found: Tried = {};
  for (const thing of of) {
    const { status } = (await tries[thing]?.(base, now)) ?? { status: 0 };
    found[thing] = { verdict: status >= 200 && status < 300 ? 'good' : 'over', status };
  }
  return found;
}

let addresses = 0;

async function makeThings(
  stand: Stand,
  studio: Studio,
  base: string,
  spare: Spare[],
  name: string,
): Promise<Things> {
  const owner = await signUp(stand, base, `owner ${name}`);
  const left = await signUp(stand, base, `left ${name}`);
  await ask(base, revokeToken, { refresh: left.pair.refresh });
  const fresh = await askCode(stand, base, `fresh ${name}`);
  const sessions = [await bookSpare(stand, base, spare), await bookSpare(stand, base, spare)];
  const [coming, cancelled] = sessions as [Booked, Booked];
  await cancelOf(stand, cancelled)(base, stand.now());
  const packageId = await buyPackage(stand, studio, base, owner.id);
  const held = await holdOne(base, spare);
  const bearer = (access: string) => ({ authorization: `Bearer ${access}` });
  const tries: Record<string, Try> = {
    'a code': (at) => ask(at, obtainToken, { email: fresh.email, otp: fresh.otp }, fresh.from),
    'a code that was used': (at) =>
      ask(at, obtainToken, { email: owner.email, otp: owner.otp }, owner.from),
    'an access token': (at) => ask(at, me, {}, bearer(owner.pair.access)),
    'a refresh token': (at) => ask(at, refreshToken, { refresh: owner.pair.refresh }),
    'a session that was signed out': (at) => ask(at, refreshToken, { refresh: left.pair.refresh }),
    'a session to come': cancelOf(stand, coming),
    'a session that was cancelled': cancelOf(stand, cancelled),
    'a package': async (at, now) =>
      ask(at, createAppointment, await fromPackage(stand, studio, at, packageId, now), {
        ...stand.client(owner.id, now),
      }),
    'a held time for another client': (at, now) =>
      ask(at, createAppointment, held.body, stand.client(held.clientId, now)),
  };
  const over = [
    'a code that was used',
    'a session that was signed out',
    'a session that was cancelled',
  ];
  return { tries, tryOver: (at) => tryAll({ tries } as Things, at, stand.now(), over) };
}

async function askCode(stand: Stand, base: string, name: string) {
  const [id = 0] = await stand.addClients(1, name.replaceAll(' ', '-'));
  const [{ email } = { email: '' }] = await stand.query<{ email: string }>(
    'select email from accounts where id = $1',
    [id],
  );
  addresses += 1;
  const forwarded = { 'x-forwarded-for': `10.210.${addresses >> 8}.${addresses & 255}` };
  const { headers } = await ask(base, generateOtp, { email }, forwarded);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return { id, email, otp: String(headers['x-development-code']), from: { ...forwarded, cookie } };
}

async function signUp(stand: Stand, base: string, name: string) {
  const asked = await askCode(stand, base, name);
  const { body } = await ask(base, obtainToken, { email: asked.email, otp: asked.otp }, asked.from);
  return { ...asked, pair: body as { access: string; refresh: string } };
}

interface Booked {
  readonly id: string;
  readonly clientId: number;
}

async function bookSpare(stand: Stand, base: string, spare: Spare[]): Promise<Booked> {
  const each = nextOf(spare);
  const made = await ask(base, createAppointment, each.body, stand.client(each.clientId));
  if (made.status === TAKEN) return bookSpare(stand, base, spare);
  if (made.status !== 201) throw new Error(`Nothing is booked: ${JSON.stringify(made.body)}`);
  return { id: made.body.id, clientId: each.clientId };
}

const cancelOf =
  (stand: Stand, { id, clientId }: Booked): Try =>
  (at, now) =>
    ask(at, cancelAppointment, { id }, stand.client(clientId, now));

async function holdOne(base: string, spare: Spare[]): Promise<Spare> {
  const each = nextOf(spare);
  const { therapist_id, location, services, date, time, total_duration } = each.body;
  addresses += 1;
  const wanted = { therapist_id, location, date, time, total_duration };
  const held = await ask(
    base,
    holdTime,
    { ...wanted, services: services.map(({ id }) => id).join() },
    { 'x-forwarded-for': `10.211.${addresses >> 8}.${addresses & 255}` },
  );
  if (held.status === TAKEN) return holdOne(base, spare);
  if (held.status !== 200) throw new Error(`Nothing is held: ${JSON.stringify(held.body)}`);
  return each;
}

function nextOf(spare: Spare[]): Spare {
  const each = spare.pop();
  if (!each) throw new Error('The diary is used up.');
  return each;
}

async function buyPackage(stand: Stand, studio: Studio, base: string, clientId: number) {
  const { id, option, minutes, minor } = studio.starter;
  const price = minor / 100;
  const session = await findTime(stand, studio, base, FIRST_DAY);
  const { status, body } = await ask(
    base,
    createAppointment,
    {
      ...session,
      services: [{ id, name: '', time: minutes, price, type: 'package' }],
      ...{ serviceType: 'package', package_id: id, package_balance_id: option, total_price: price },
    },
    stand.client(clientId),
  );
  if (status !== 201) throw new Error(`No package was sold: ${JSON.stringify(body)}`);
  return body.package.id as number;
}

/** A session from the package, on the day after tomorrow by this clock. */
async function fromPackage(stand: Stand, studio: Studio, at: string, packageId: number, now: Date) {
  const session = await findTime(stand, studio, at, addDays(dayOf(now), 2));
  const line = { id: packageId, name: '', time: 60, price: 0, type: 'package' };
  return {
    ...{ ...session, services: [line], serviceType: 'mypackage' as const },
    ...{ user_package_id: packageId, total_price: 0 },
  };
}

/** A free hour of any therapist, from a day on. */
async function findTime(stand: Stand, studio: Studio, base: string, from: string) {
  for (let day = 0; day < 14; day += 1) {
    const date = addDays(from, day);
    for (const { id: therapist_id, location } of studio.offering('Stretching', 'A')) {
      const [free] = await studio.free(therapist_id, date, 60, { at: base });
      if (free === undefined) continue;
      const lasts = { duration: 60, total_duration: 60 };
      return { therapist_id, location, date, time: timeOf(free), ...lasts };
    }
  }
  throw new Error(`Nobody is free from ${from} on, ${stand.now().toISOString()}.`);
}
