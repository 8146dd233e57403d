import type { Route } from '@limber/contract/route.ts';
import { invitePerson } from '@limber/contract/sharing.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { ownedRequest, purchaseRequest, serviceRequest } from '../booking-requests.ts';
import { callApi } from '../call-api.ts';
import type { World } from '../harness.ts';
import { rows } from '../matrix-rows.ts';
import { sharePackage } from '../own-package.ts';
import { agreeToNotes, type TestClient } from '../people.ts';
import { readContract } from '../read-contract.ts';
import type { openMatrix } from './open-matrix.ts';
import { nameOf, type Things } from './row.ts';

type Asked = Record<string, unknown>;
type Answer = Asked & { readonly id: number; readonly version: number };

/** A request that is carried out, and the role that sends it. */
interface Accepted {
  readonly role: AccountType;
  readonly args: Asked;
}

/**
 * Requests that are carried out, for calls whose row in the access matrix is about the caller alone,
 * or is refused: each makes what it needs first.
 */
export async function openAccepted(world: World, matrix: Awaited<ReturnType<typeof openMatrix>>) {
  const routes = new Map((await readContract()).map((route) => [nameOf(route), route]));
  let made = 0;

  /** Makes a call by its name in the matrix, by default as a manager; it has to succeed. */
  async function done(name: string, args: Asked = {}, role: AccountType = 'manager') {
    const route = routes.get(name) as Route;
    const by = { headers: () => matrix.freshBearer(role) };
    const reply = await callApi(world, route, args, { by });
    if (reply.statusCode >= 300) throw new Error(`${name}: ${reply.body}`);
    return reply.json() as Answer;
  }

  /** A new thing of the studio as the matrix asks for it, under a name of its own. */
  async function newThing(name: string, { service }: Things): Promise<Asked> {
    const row = rows[name];
    const asked = typeof row === 'object' ? await row.own?.({} as Things) : undefined;
    made += 1;
    const called = { en: `Thing ${made}`, ar: `شيء ${made}` };
    return {
      ...asked,
      ...(asked && 'name' in asked && { name: called }),
      ...(asked && 'email' in asked && { email: `thing${made}@limber.example` }),
      ...(asked && 'partner_name' in asked && { partner_name: called.en }),
      ...(asked && 'service_ids' in asked && { service_ids: [service] }),
    };
  }

  async function thing(name: string, things: Things): Promise<Asked> {
    const sent = await newThing(name, things);
    const { id, version, location } = await done(name, sent);
    return { ...sent, id, version, ...(location !== undefined && { location }) };
  }

  /** Sends a new thing back as it is; without what only a new one says. */
  const changed =
    (name: string, ...only: readonly string[]) =>
    async (things: Things) => {
      const sent = Object.entries(await thing(name, things));
      return Object.fromEntries(sent.filter(([field]) => !only.includes(field)));
    };
  const retired = (name: string) => async (things: Things) => {
    const { id, version, location } = await thing(name, things);
    const which = name.endsWith('branches') ? { location } : { id };
    return { ...which, version, retired: true };
  };

  async function shared(pack: number, clientId: number): Promise<number> {
    await sharePackage(world, pack, { id: clientId, email: await emailOf(clientId) } as TestClient);
    const { rows: found } = await world.query<{ id: number }>(
      `select id from package_people where package_id = ${pack} and account_id = ${clientId}`,
    );
    return found[0]?.id ?? 0;
  }

  async function emailOf(clientId: number): Promise<string> {
    const { rows: found } = await world.query<{ email: string }>(
      `select email from accounts where id = ${clientId}`,
    );
    return found[0]?.email ?? '';
  }

  const versionOf = async (clientId: number) =>
    (await done('GET desk/clients/:id', { id: clientId })).version;

  /** Amina is invited to Badr's package. */
  async function invitation({ amina, badr, foreignPack }: Things): Promise<string> {
    const by = { headers: () => world.bearer(badr) };
    const email = await emailOf(amina);
    await callApi(world, invitePerson, { id: foreignPack, email }, { by });
    await world.runJobs();
    const mail = world.mails.findLast(({ to }) => to === email);
    return /invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  /** A session that began twenty minutes ago. */
  async function begun({ booking }: Things): Promise<Asked> {
    await world.query(
      `update bookings set status = 'no_show' where starts_at < '2026-03-04T10:00+04'`,
    );
    await world.query(`update bookings set ends_at = '2026-03-04T10:40+04',
      starts_at = '2026-03-04T09:40+04' where id = '${booking}'`);
    const { rows: found } = await world.query<{ version: number }>(
      `select version from bookings where id = '${booking}'`,
    );
    return { id: booking, version: found[0]?.version };
  }

  async function checkedIn(things: Things): Promise<Asked> {
    const { version } = await done('POST desk/bookings/:id/check-in/', await begun(things));
    return { id: things.booking, version };
  }
  const moved = ({ booking }: Things) => ({
    ...{ id: booking, version: 1, date: '2026-03-12', time: '17:00' },
  });

  /** A merged account, by whose address its client still signs in. */
  async function formerAddress(clientId: number): Promise<string> {
    made += 1;
    const email = `former${made}@client.example`;
    await world.query(`insert into accounts (email, first_name, last_name, phone_number,
        account_type, created_at, merged_into)
      values ('${email}', '', '', '+971500000000', 'client', now(), ${clientId})`);
    return email;
  }

  /** A partner with a code for Amina, who is a member. */
  async function partner(things: Things): Promise<number> {
    const clientId = things.amina;
    const { id } = await thing('POST desk/studio/partners', things);
    await world.query(`update partner_discounts set partner_type = 'online',
      online_discount_code = 'FRESH' where id = ${id}`);
    const { rows: years } = await world.query(
      `select from memberships where account_id = ${clientId}`,
    );
    if (years.length === 0) {
      await done('POST desk/memberships/', { client_id: clientId, reason: 'A friend' });
    }
    await world.query('update owned_packages set paid_at = now() where membership_id is not null');
    return Number(id);
  }

  async function colleague(): Promise<Asked> {
    made += 1;
    const { account_id, version } = await done('POST desk/staff/', newColleague(made));
    return { id: account_id, version, reason: 'Left' };
  }

  async function plan(things: Things): Promise<Asked> {
    const { id } = await thing('POST desk/studio/services', things);
    return { subject: 'service', thing_id: id, from_day: '2026-12-01', prices: null };
  }

  /** What the call reads now, to be sent back. */
  const asRead = (name: string) => () => done(name);
  const rate = async () => {
    const { version } = await done('GET desk/studio/vat');
    return { version, valid_from: '2026-12-01', percent: 7 };
  };
  const category = async ({ service }: Things) => {
    const { version } = await done('GET desk/studio/tax-categories');
    return {
      ...{ version, valid_from: '2026-12-01', category: 'exempt' },
      ...{ services: [service], packages: [], products: [] },
    };
  };
  const client = (args: (things: Things) => Promise<Asked> | Asked) => ({ role: 'client', args });

  const requests: Readonly<
    Record<
      string,
      | ((things: Things) => Promise<Asked> | Asked)
      | { role: string; args(things: Things): Promise<Asked> | Asked }
    >
  > = {
    'PUT accounts/profile': client(() => ({ goal: 'Touch my toes' })),
    'PUT accounts/profile/messages': client(() => ({ offers_by_mail: 'yes' })),
    'DELETE accounts/profile/address': client(async ({ amina }) => ({
      email: await formerAddress(amina),
    })),
    'DELETE accounts/profile/change-cover-photo': client(() => ({})),
    'DELETE accounts/profile/change-profile-pic': client(() => ({})),
    'POST appointment/appointments/': client(() => serviceRequest(world, { date: '2026-03-07' })),
    'POST appointment/appointments/shared/': client(({ pack }) =>
      ownedRequest(world, { id: pack, kind: 'shared' }, { date: '2026-03-12' }),
    ),
    'POST appointment/appointments/unlimited/': client(() =>
      purchaseRequest(world, 'Unlimited Recovery', { date: '2026-03-05' }),
    ),
    'POST appointment/request-new-code/:id/': client(async (things) => ({
      id: await partner(things),
    })),
    'POST appointment/discounts/interaction/': client(async (things) => ({
      discount_id: await partner(things),
      interaction_type: 'copy_code',
    })),
    'PUT appointment/packages/:id/people/:person/': client(async ({ pack, badr }) => ({
      ...{ id: pack, person: await shared(pack, badr), cap_minutes: 60 },
    })),
    'DELETE appointment/packages/:id/people/:person/': client(async ({ pack, badr }) => ({
      ...{ id: pack, person: await shared(pack, badr) },
    })),
    'DELETE appointment/packages/:id/people/me/': client(async ({ foreignPack, amina }) => {
      await shared(foreignPack, amina);
      return { id: foreignPack };
    }),
    'PUT desk/packages/:id/people/:person/': async ({ pack, badr }) => ({
      ...{ id: pack, person: await shared(pack, badr), cap_minutes: 60, seen_cap_minutes: null },
    }),
    'DELETE desk/packages/:id/people/:person/': async ({ pack, badr }) => ({
      ...{ id: pack, person: await shared(pack, badr) },
    }),
    'DELETE desk/clients/:id/claim-link': async () => {
      const { id } = await done('POST desk/clients', newCaller);
      await done('POST desk/clients/:id/claim-link', { id });
      return { id };
    },
    'DELETE desk/clients/:id/address': async ({ badr }) => ({
      ...{ id: badr, email: await formerAddress(badr) },
    }),
    'PUT desk/contacts/:id': async ({ badr }) => {
      const call = { client_id: badr, channel: 'phone', about: 'other' };
      return { id: (await done('POST desk/contacts', call)).id, outcome: 'agreed' };
    },
    'POST desk/memberships/:id/revoke/': async ({ badr }) => {
      const year = await done('POST desk/memberships/', { client_id: badr, reason: 'A friend' });
      return { id: year.id, reason: 'A mistake' };
    },
    'POST desk/clients/:id/erase': ({ badr }) => ({ id: badr, reason: 'Asked' }),
    'POST appointment/packages/:id/join/': client(async (things) => {
      await invitation(things);
      return { id: things.foreignPack, adult: true };
    }),
    'POST appointment/package-invitations/:token/': client(async (things) => ({
      ...{ token: await invitation(things), adult: true },
    })),
    'PUT desk/clients/:id': async ({ badr }) => ({
      ...{ id: badr, first_name: 'Badr', version: await versionOf(badr) },
    }),
    'PUT desk/clients/:id/health-note': async ({ amina }) => ({
      ...{ id: amina, note: 'Old knee injury', version: await versionOf(amina) },
    }),
    'POST desk/clients/:id/health-note/withdraw': async ({ badr }) => {
      await agreeToNotes(world, { id: badr });
      return { id: badr, version: await versionOf(badr) };
    },
    'POST desk/clients/:id/merge': async ({ amina, badr }) => ({
      ...{ id: amina, duplicate_id: badr, email: await emailOf(amina) },
    }),
    'POST desk/packages/:id/unfreeze/': async ({ pack }) => {
      const from = '2026-03-10';
      const frozen = { id: pack, from, to: '2026-03-12', reason: 'Travels' };
      await done('POST desk/packages/:id/freeze/', frozen);
      return { id: pack, from, reason: 'Is back' };
    },
    'POST desk/bookings/:id/done/': checkedIn,
    'POST desk/bookings/:id/undo/': checkedIn,
    'POST desk/bookings/:id/no-show/': begun,
    'POST desk/bookings/:id/move/': moved,
    'POST desk/bookings/:id/move/undo/': async (things) => {
      const { version } = await done('POST desk/bookings/:id/move/', moved(things));
      return { id: things.booking, version };
    },
    'POST desk/studio/packages': (things) => newThing('POST desk/studio/packages', things),
    'PUT desk/own-day/late/': { role: 'therapist', args: () => ({ minutes: 10 }) },
    'DELETE desk/own-day/late/': {
      role: 'therapist',
      args: async () => {
        await done('PUT desk/own-day/late/', { minutes: 10 }, 'therapist');
        return {};
      },
    },
    'POST desk/till/credit/back/': async (things) => {
      await things.drawer('A');
      const payments = [{ method: 'cash', amount: 5 }];
      const paid = { location: 'A', client_id: things.amina, payments };
      await done('POST desk/till/credit/', paid);
      return { ...paid, reason: 'Moves away' };
    },
    'POST desk/imports/': () => newImport,
    'POST desk/imports/:id/undo/': async () => ({
      id: (await done('POST desk/imports/', newImport)).import_id,
    }),
    'PUT desk/studio/branches/:location': changed('POST desk/studio/branches'),
    'POST desk/studio/branches/:location/retire': retired('POST desk/studio/branches'),
    'PUT desk/studio/partners/:id': changed('POST desk/studio/partners'),
    'POST desk/studio/partners/:id/retire': retired('POST desk/studio/partners'),
    'POST desk/studio/partners/:id/codes': async (things) => {
      const { id } = await thing('POST desk/studio/partners', things);
      return { id, codes: [`SPARE-${id}`] };
    },
    'PUT desk/studio/packages/:id': changed('POST desk/studio/packages', 'kind'),
    'POST desk/studio/packages/:id/retire': retired('POST desk/studio/packages'),
    'PUT desk/studio/products/:id': changed('POST desk/studio/products'),
    'POST desk/studio/products/:id/retire': retired('POST desk/studio/products'),
    'PUT desk/studio/resources/:id': changed('POST desk/studio/resources', 'location'),
    'POST desk/studio/resources/:id/retire': retired('POST desk/studio/resources'),
    'PUT desk/studio/services/:id': changed('POST desk/studio/services'),
    'POST desk/studio/services/:id/retire': retired('POST desk/studio/services'),
    'PUT desk/studio/therapists/:id': changed(
      'POST desk/studio/therapists',
      ...['email', 'first_name', 'last_name', 'gender'],
    ),
    'POST desk/studio/therapists/:id/retire': retired('POST desk/studio/therapists'),
    'POST desk/studio/pay/:id': async ({ noura }) => {
      const { things = [] } = (await done('GET desk/studio/pay')) as unknown as {
        things?: { id: number; version: number }[];
      };
      const version = things.find(({ id }) => id === noura)?.version ?? 1;
      return { id: noura, version, valid_from: '2026-12-01', per_hour: 45, share_percent: 0 };
    },
    'PUT desk/studio/pay-rules/': async () => {
      const { version } = await done('GET desk/studio/pay-rules/');
      const wish = { therapists_see: true, tips_shared: false, tips_from: '2026-12-01' };
      return { version, ...wish };
    },
    'POST desk/pay/close/': () => ({ month: '2026-01' }),
    'POST desk/studio/planned-changes': plan,
    'DELETE desk/studio/planned-changes/:id': async (things) => ({
      id: (await done('POST desk/studio/planned-changes', await plan(things))).id,
    }),
    'PUT desk/studio/messages/:kind': async () => {
      const list = (await done('GET desk/studio/messages')) as unknown as {
        kind: string;
        version: number;
      }[];
      const { kind, version } = list[0] ?? { kind: '', version: 1 };
      return { kind, version, words: null };
    },
    'PUT desk/studio/settings': asRead('GET desk/studio/settings'),
    'PUT desk/studio/website': asRead('GET desk/studio/website'),
    'PUT desk/studio/sentences': async () => {
      const list = await done('GET desk/studio/sentences', { page: 'home' });
      const [{ source, own_en, own_ar }] = list as unknown as [Record<string, string | null>];
      return { source, own_en: source, own_ar, seen: { own_en, own_ar } };
    },
    'POST desk/doors/close': () => ({ reason: 'The rooms are painted' }),
    'POST desk/doors/open': async () => {
      if ((await done('GET desk/set-up')).opened_at !== null) {
        await done('POST desk/doors/close', { reason: 'The rooms are painted' });
      }
      return {};
    },
    'PUT desk/studio/texts': async () => {
      const { rows: found } = await world.query<{ source: string; words: string }>(
        `select source, words from translations where language = 'ar' order by source limit 1`,
      );
      return { source: found[0]?.source, seen: found[0]?.words, words: `${found[0]?.words} ` };
    },
    'POST desk/studio/vat': rate,
    'POST desk/studio/vat/withdraw': async () => {
      const { version } = await done('POST desk/studio/vat', {
        ...(await rate()),
        valid_from: '2026-12-02',
      });
      return { version, valid_from: '2026-12-02' };
    },
    'POST desk/studio/tax-categories': category,
    'POST desk/studio/tax-categories/withdraw': async (things) => {
      const { version } = await done('POST desk/studio/tax-categories', {
        ...(await category(things)),
        valid_from: '2026-12-03',
      });
      return { version, kind: 'service', id: things.service, valid_from: '2026-12-03' };
    },
    'POST desk/staff/': () => {
      made += 1;
      return newColleague(made);
    },
    'PUT desk/staff/:id/': async () => ({
      ...{ ...(await colleague()), role: 'front_desk', locations: ['A', 'B'], reason: undefined },
    }),
    'POST desk/staff/:id/suspend/': colleague,
    'POST desk/staff/:id/leave/': async () => ({
      ...{ id: (await colleague()).id, from: '2026-12-01' },
    }),
    'POST desk/staff/:id/readmit/': async () => {
      const { id, reason } = await colleague();
      await done('POST desk/staff/:id/suspend/', { id, reason });
      return { id };
    },
    'POST desk/staff/:id/erase/': async () => {
      const { id, reason } = await colleague();
      await done('POST desk/staff/:id/suspend/', { id, reason });
      return { id, reason };
    },
  };

  /** Undefined: there is none here, and the row of the matrix has to do. */
  return async (route: Route, things: Things): Promise<Accepted | undefined> => {
    const request = requests[nameOf(route)];
    if (!request) return undefined;
    if (typeof request === 'function') return { role: 'manager', args: await request(things) };
    return { role: request.role as AccountType, args: await request.args(things) };
  };
}

const newCaller = { first_name: 'Layla', phone_number: '0501234567' };
const newImport = { source: 'Fresha', kind: 'client', rows: 2, left_out: [] };
const newColleague = (number: number) => ({
  ...{ email: `colleague${number}@limber.example`, first_name: 'Col', last_name: 'League' },
  ...{ gender: 'female', role: 'front_desk', locations: ['A'] },
});
