import {
  changeProfile,
  exportData,
  readProfile,
  takeOffOwnAddress,
} from '@limber/contract/accounts.ts';
import { generateOtp, me, obtainToken, refreshToken, register } from '@limber/contract/auth.ts';
import { readClientHealthNote } from '@limber/contract/desk/clients/client-health-note.ts';
import { findClients } from '@limber/contract/desk/clients/client-search.ts';
import { changeClient, readClient, removeAddress } from '@limber/contract/desk/clients/clients.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { eraseClient } from '@limber/contract/desk/clients/privacy.ts';
import type { Route } from '@limber/contract/route.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectBlocked } from '../../../test/blocked.ts';
import { postBooking, purchaseRequest } from '../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { TEST_SECRET } from '../../../test/harness.ts';
import { ownPackage } from '../../../test/own-package.ts';
import {
  actorOf,
  addClient,
  memberOf,
  type TestClient,
  therapistNamed,
} from '../../../test/people.ts';
import { placesThatKnow } from '../../../test/places.ts';
import { codeFor, post } from '../../../test/sign-in.ts';
import { openStudio } from '../../../test/studio.ts';
import { purgeUnverified } from '../../purges.ts';
import { anonymisePerson } from '../privacy/anonymise-person.ts';
import { ENDED, MOVED } from './queries/merge.ts';

const { world, bookFrom, share } = await openStudio();
const desk = await memberOf(world, 'front_desk');
const { accountId: managerId } = await actorOf(world, 'manager');
const noura = await therapistNamed(world, 'Noura');

let round = 0;
let kept: TestClient;
let gone: TestClient;
let friend: TestClient;

beforeEach(async () => {
  round += 1;
  await world.empty('limits');
  kept = await addClient(world, `Kept${round}`);
  gone = await addClient(world, `Gone${round}`);
  friend = await addClient(world, `Friend${round}`);
});

async function ask<R extends Route>(route: R, args: Tried<R>) {
  const reply = await callApi(world, route, args, { by: desk });
  return { status: reply.statusCode, body: reply.json() };
}

const merge = (more: Tried<typeof mergeClients> = { email: kept.email }) =>
  ask(mergeClients, { id: kept.id, duplicate_id: gone.id, ...more });

/** Makes a client one whom the desk knows only by telephone. */
const withoutAddress = ({ id }: TestClient) =>
  world.query(`update accounts set email = null, phone_e164 = '+971501234567' where id = ${id}`);

/** Minutes left in all packages of these clients, by their owners' own lists. */
async function balancesOf(...clients: TestClient[]): Promise<number> {
  const read = await Promise.all(clients.map(({ id }) => ask(readClient, { id })));
  return read
    .flatMap(({ body }) => body.packages ?? [])
    .filter(({ owned }) => owned)
    .reduce((sum, { remaining_time }) => sum + remaining_time, 0);
}

test('balances of merged duplicates add up, and the survivor owns everything', async () => {
  const bought = await postBooking(world, gone, await purchaseRequest(world, 'Balance Package'));
  expect(bought.statusCode).toBe(201);
  await ownPackage(world, kept.id, 'Balance Package');
  await world.query(`insert into favourites values (${gone.id}, ${noura}, '2026-01-01'),
    (${kept.id}, ${noura}, '2026-02-01')`);
  const before = await balancesOf(kept, gone);
  const entries = `select count(*)::int, sum(minutes)::int, sum(value_fils)::int from package_entries`;
  const ledger = (await world.query(entries)).rows;

  const { status, body } = await merge();
  expect(status).toBe(200);
  expect(body.packages).toHaveLength(2);
  expect(body.next_sessions).toMatchObject([{ id: bought.json().id }]);
  expect(body.changes).toMatchObject([{ field: 'merged', became: String(gone.id) }]);
  expect(await balancesOf(kept)).toBe(before);
  expect((await world.query(entries)).rows).toEqual(ledger);
  expect((await ask(readClient, { id: gone.id })).status).toBe(404);
  const favourites = await world.query(
    `select account_id, since::date::text from favourites where account_id in (${kept.id}, ${gone.id})`,
  );
  expect(favourites.rows).toEqual([{ account_id: kept.id, since: '2026-01-01' }]);
});

test('the minutes that both used of a shared package count together', async () => {
  const packageId = await ownPackage(world, friend.id, 'Family Shared Package');
  for (const person of [kept, gone]) await share(packageId, person, 120);
  const shared = { id: packageId, kind: 'shared' };
  expect((await bookFrom(shared, { time: '12:00' }, gone)).statusCode).toBe(201);
  expect((await bookFrom(shared, { time: '14:00' }, kept)).statusCode).toBe(201);
  expect((await merge()).status).toBe(200);
  // Each had used 60 of their cap of 120.
  expect((await bookFrom(shared, { time: '18:00' }, kept)).statusCode).toBe(409);
  const { rows } = await world.query(
    `select count(*)::int from package_people where package_id = ${packageId} and removed_at is null`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('years of membership follow, under one number', async () => {
  const packageId = await ownPackage(world, gone.id, 'Balance Package');
  const number = `LMB-0001-${String(round).padStart(4, '0')}`;
  for (const year of [2025, 2026])
    await world.query(`insert into memberships
      (account_id, number, valid_from, valid_to, granted_at, package_id) values
      (${gone.id}, '${number}', '${year}-01-01', '${year}-12-31', now(), ${packageId})`);
  expect((await merge()).status).toBe(200);
  const { rows } = await world.query(
    `select account_id, number from memberships where package_id = ${packageId}`,
  );
  expect(rows).toEqual([
    { account_id: kept.id, number },
    { account_id: kept.id, number },
  ]);
});

describe('signing in', () => {
  test('with the erased one’s address leads to the one that stays', async () => {
    const token = gone.headers();
    expect((await merge({ email: gone.email })).body.email).toBe(gone.email);
    for (const email of [kept.email, gone.email]) {
      const otp = await codeFor(world, email);
      const { status, body } = await post(world, obtainToken, { email, otp });
      expect([email, status]).toEqual([email, 200]);
      const headers = { authorization: `Bearer ${body.access}` };
      const own = await callApi(world, me, {}, { headers });
      expect(own.json()).toMatchObject({ id: kept.id, email: gone.email });
    }
    const old = await callApi(world, readProfile, {}, { headers: token });
    expect(old.statusCode).toBe(401);
  });

  test('with two addresses requires choosing the one that stays', async () => {
    for (const more of [{}, { email: friend.email }]) expect((await merge(more)).status).toBe(409);
    expect((await ask(readClient, { id: gone.id })).status).toBe(200);
  });

  test('the only address stays, whichever of the two had it', async () => {
    await withoutAddress(kept);
    const { status, body } = await merge({});
    expect([status, body.email]).toEqual([200, gone.email]);
    const third = await addClient(world, `Third${round}`);
    const on = { id: third.id, duplicate_id: kept.id, email: third.email };
    expect((await ask(mergeClients, on)).status).toBe(200);
    const { rows } = await world.query(
      `select id, email, merged_into from accounts where id in (${kept.id}, ${gone.id}) order by id`,
    );
    expect(rows).toEqual([
      { id: kept.id, email: gone.email, merged_into: third.id },
      { id: gone.id, email: null, merged_into: third.id },
    ]);
  });
});

describe('the address that was not chosen', () => {
  /**
   * Merges, then signs in with the other address; returns the tokens and headers of that session.
   */
  async function signedInByOther() {
    expect((await merge()).status).toBe(200);
    const otp = await codeFor(world, gone.email);
    const { body } = await post(world, obtainToken, { email: gone.email, otp });
    return { ...body, headers: { authorization: `Bearer ${body.access}` } };
  }

  test('is on the client’s page and profile, in their file, and finds them @PERSON-02', async () => {
    const { headers } = await signedInByOther();
    expect((await ask(readClient, { id: kept.id })).body.other_emails).toEqual([gone.email]);
    expect((await callApi(world, me, {}, { headers })).json()).toMatchObject({
      email: kept.email,
      other_emails: [gone.email],
    });
    const file = (await callApi(world, exportData, {}, { headers })).json();
    expect(file.account.other_emails).toEqual([gone.email]);
    for (const q of [gone.email, gone.email.split('@')[0] as string]) {
      const found = (await ask(findClients, { q })).body;
      expect([q, found.map(({ id }: { id: number }) => id)]).toEqual([q, [kept.id]]);
    }
    expect((await ask(readClient, { id: friend.id })).body.other_emails).toEqual([]);
  });

  test.each(['the desk', 'the client'] as const)(
    'no longer signs in once %s has removed it; every session ends, and the client is told @PERSON-02',
    async (who) => {
      const { refresh, headers } = await signedInByOther();
      await post(world, generateOtp, { email: gone.email });
      world.mails.length = 0;
      const asked = { email: ` ${gone.email.toUpperCase()}` };
      if (who === 'the desk') {
        const { status, body } = await ask(removeAddress, { id: kept.id, ...asked });
        expect([status, body.other_emails]).toEqual([200, []]);
      } else {
        const reply = await callApi(world, takeOffOwnAddress, asked, { headers });
        expect([reply.statusCode, reply.json().detail]).toEqual([
          200,
          'The address signs you in no more. Please sign in again.',
        ]);
      }
      expect((await post(world, generateOtp, { email: gone.email })).status).toBe(404);
      expect((await post(world, refreshToken, { refresh })).status).toBe(401);
      const codes = await world.query(`select from one_time_codes where account_id = ${kept.id}`);
      expect(codes.rowCount).toBe(0);
      expect((await ask(findClients, { q: gone.email })).body).toEqual([]);
      const { changes } = (await ask(readClient, { id: kept.id })).body;
      expect(changes[0]).toMatchObject({ field: 'other_email', was: gone.email, became: null });
      const { rows } = await world.query(
        `select actor_id from account_changes where field = 'other_email' and account_id = ${kept.id}`,
      );
      expect(rows).toEqual([{ actor_id: who === 'the desk' ? desk.id : kept.id }]);
      await world.runJobs();
      const told = world.mails.filter(({ subject }) => /removed/.test(subject));
      expect(told).toMatchObject([{ to: kept.email, text: expect.stringContaining(gone.email) }]);

      // It is free, and it is erased with the data of its former owner.
      const newcomer = { email: gone.email, first_name: 'New', last_name: 'Owner', gender: 'male' };
      const phone_number = '0501234567';
      expect((await post(world, register, { ...newcomer, phone_number })).status).toBe(201);
    },
  );

  test('can be the client’s own again, and nobody else’s @PERSON-02', async () => {
    await merge();
    const by = { id: friend.id, version: 0, email: gone.email };
    const { version: ofFriend } = (await ask(readClient, { id: friend.id })).body;
    const refused = await ask(changeClient, { ...by, version: ofFriend });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['email']]);
    const { version } = (await ask(readClient, { id: kept.id })).body;
    const changed = await ask(changeClient, { id: kept.id, version, email: gone.email });
    expect(changed.body).toMatchObject({ email: gone.email, other_emails: [] });
    expect((await post(world, generateOtp, { email: kept.email })).status).toBe(404);
    const otp = await codeFor(world, gone.email);
    const { body } = await post(world, obtainToken, { email: gone.email, otp });
    const headers = { authorization: `Bearer ${body.access}` };
    expect((await callApi(world, me, {}, { headers })).json().email).toBe(gone.email);
  });

  test('can be removed by nobody else; an unknown address and the remaining one cannot be removed', async () => {
    await merge();
    for (const [id, email] of [
      [friend.id, gone.email],
      [kept.id, kept.email],
      [kept.id, 'nobody@client.example'],
      [2_000_000, gone.email],
    ] as const) {
      const { status, body } = await ask(removeAddress, { id, email });
      expect([status, body.detail]).toEqual([
        404,
        'This e-mail address does not lead to this account.',
      ]);
    }
    const by = { by: friend };
    const reply = await callApi(world, takeOffOwnAddress, { email: gone.email }, by);
    expect(reply.statusCode).toBe(404);
    expect((await ask(readClient, { id: kept.id })).body.other_emails).toEqual([gone.email]);
  });

  test('is removed once, and not while the account is being erased', async () => {
    await merge();
    const gate = await world.db.startTransaction().execute();
    await gate.selectFrom('accounts').select('id').where('id', '=', kept.id).forUpdate().execute();
    const both = [0, 1].map(() => ask(removeAddress, { id: kept.id, email: gone.email }));
    await expectBlocked(world, 2, Promise.all(both));
    await gate.rollback().execute();
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('is erased with the client, in the mails that went there too, also once it was taken off', async () => {
    await signedInByOther();
    await ask(removeAddress, { id: kept.id, email: gone.email });
    const manager = { by: { headers: () => world.bearer(managerId, 'manager') } };
    const erased = await callApi(world, eraseClient, { id: kept.id, reason: 'Asked' }, manager);
    expect(erased.statusCode).toBe(200);
    expect(await placesThatKnow(world, [gone.email])).toEqual([]);
  });
});

test('a client who is booked during the merge is booked as the one that stays, or not at all', async () => {
  const gate = await world.db.startTransaction().execute();
  await gate.selectFrom('accounts').select('id').where('id', '=', gone.id).forUpdate().execute();
  const merging = merge();
  await expectBlocked(world, 1, merging);
  const booking = postBooking(world, gone, await purchaseRequest(world, 'Balance Package'));
  await expectBlocked(world, 2, booking);
  await gate.rollback().execute();
  expect((await merging).status).toBe(200);
  expect((await booking).statusCode).toBe(401);
});

test('a merged one is erased with the one that stays, and not before', async () => {
  await merge();
  await purgeUnverified(world.db, new Date('2030-01-01'));
  await world.db
    .transaction()
    .execute((trx) => anonymisePerson(trx, { secret: TEST_SECRET }, kept, world.clock.now()));
  const { rows } = await world.query(
    `select email, first_name from accounts where id in (${kept.id}, ${gone.id}) order by id`,
  );
  expect(rows).toEqual(
    [kept, gone].map(({ id }) => ({ email: `erased-${id}@erased.invalid`, first_name: 'Erased' })),
  );
});

test('unknown clients, and merging one with itself, are refused', async () => {
  expect((await merge({ duplicate_id: 2_000_000 })).status).toBe(404);
  expect((await merge({ duplicate_id: desk.id })).status).toBe(404);
  expect((await merge({ duplicate_id: kept.id })).status).toBe(400);
});

test('every reference to an account is moved, ended, or stays and is read through', async () => {
  const { rows } = await world.query<{ place: string }>(`
    select conrelid::regclass || '.' || a.attname as place
    from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attnum = c.conkey[1]
    where contype = 'f' and confrelid = 'accounts'::regclass order by 1`);
  const known = [
    ...Object.entries(MOVED).map(([table, column]) => `${table}.${column}`),
    ...ENDED.map((table) => `${table}.account_id`),
    // By statements of their own.
    'accounts.merged_into',
    'credit_entries.account_id',
    'favourites.account_id',
    'gift_cards.bought_by',
    'memberships.account_id',
    'package_people.account_id',
    'saved_cards.account_id',
    'told_apart.account_id',
    'told_apart.other_id',
    // Never edited: they keep the name that they have.
    'audit_log.account_id',
    'online_payments.account_id',
    'package_entries.person_id',
    'sales.client_id',
    'sales.payer_id',
    // Of the team, who are merged with nobody.
    'staff_factors.account_id',
    'staff_locations.account_id',
  ];
  // The actor of a record stays its actor.
  const ofDoers = /_by$|\.(?:actor|author|reader|seller)_id$|^therapists\.account_id$/;
  const places = rows.map(({ place }) => place).filter((place) => !ofDoers.test(place));
  expect(places.filter((place) => !known.includes(place))).toEqual([]);
});

/** The fate of each column of an account that stays after a merge. */
const fates = {
  'of the one who stays': ['id', 'first_name', 'language', 'account_type', 'details_asked_at'],
  'what was chosen, or the only one': ['email', 'verified_at'],
  'of the other where the one who stays has none': [
    ...['last_name', 'phone_number', 'phone_e164', 'phone_read', 'gender', 'goal'],
    ...['birthday', 'address', 'blocked_reason', 'message_channel'],
    ...['profile_picture_id', 'cover_photo_id', 'created_by'],
  ],
  'of both': [
    'medical_issues_sealed',
    'desk_note',
    'offers_by_mail',
    'offers_by_message',
    'health_notes_agreed_at',
    'created_at',
  ],
  'of the team, who are merged with nobody': [
    ...['suspended_at', 'suspended_by', 'leaves_on', 'staff_version'],
  ],
  'made from the others': ['found_by', 'version'],
  'of those who are merged or erased': ['merged_into', 'erased_at'],
};

test('every column of an account is handled, and filled from the duplicate where the survivor has none', async () => {
  const { rows } = await world.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_schema = 'public' and table_name = 'accounts' order by 1`,
  );
  expect(Object.values(fates).flat().toSorted()).toEqual(rows.map(({ column }) => column));

  const taken = fates['of the other where the one who stays has none'];
  const pictures = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of pictures) {
    await world.query(`insert into pictures (id, account_id, bytes, created_at)
      values ('${id}', ${gone.id}, 'WebP', now())`);
  }
  await world.query(`update accounts set last_name = '', phone_number = '', phone_e164 = null,
    phone_read = '', gender = null, goal = '', birthday = null, address = null, blocked_reason = null, desk_note = null,
    message_channel = null,
    created_by = null where id = ${kept.id}`);
  await world.query(`update accounts set last_name = 'Al Mansoori', phone_number = '050 123 9876',
    phone_e164 = '+971501239876', phone_read = '050 123 9876', gender = 'male', goal = 'Run',
    birthday = '1990-05-17', address = 'Villa 12', blocked_reason = 'Did not come', desk_note = 'Rings first',
    message_channel = 'whatsapp',
    profile_picture_id = '${pictures[0]}', cover_photo_id = '${pictures[1]}', created_by = ${desk.id}
    where id = ${gone.id}`);
  const read = async (id: number) =>
    (await world.query(`select ${taken} from accounts where id = ${id}`)).rows[0];
  const others = await read(gone.id);
  expect(Object.values(others ?? {})).not.toContain(null);
  expect((await merge()).status).toBe(200);
  expect(await read(kept.id)).toEqual(others);
});

describe('a withdrawal of health notes by either', () => {
  const manager = { headers: () => world.bearer(managerId, 'manager') };
  const say = async (at: string, client: TestClient, changes: Tried<typeof changeProfile>) => {
    world.clock.set(`2026-03-04T${at}:00+04:00`);
    const reply = await callApi(world, changeProfile, changes, { by: client });
    expect(reply.statusCode).toBe(200);
  };
  const write = (at: string, client: TestClient, note: string) =>
    say(at, client, { medical_issues: note, health_notes_agreed: true });
  const withdraw = (at: string, client: TestClient) =>
    say(at, client, { health_notes_agreed: false });
  const noteOn = (at: string, client: TestClient, session: string) => {
    const hour = String(9 + round).padStart(2, '0');
    return world.query(`with session as (
        insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
          starts_at, ends_at, price_fils, created_at)
        values ('${session}', ${client.id}, ${noura}, 'A', 'service', 'completed',
          '2026-01-${hour}T10:00+04', '2026-01-${hour}T11:00+04', 0, now()) returning id
      ) insert into session_notes (booking_id, author_id, note_sealed, at)
        select id, ${desk.id}, '', '2026-03-04T${at}+04' from session`);
  };
  const notesLeft = async () => {
    const { rows } = await world.query<{ at: string }>(
      `select to_char(n.at at time zone 'Asia/Dubai', 'HH24:MI') as at from session_notes n
       join bookings b on b.id = booking_id where client_id = ${kept.id}`,
    );
    return rows.map(({ at }) => at);
  };
  async function merged() {
    world.clock.set('2026-03-04T16:00:00+04:00');
    const { status, body } = await merge();
    expect(status).toBe(200);
    const args = { id: kept.id };
    const read = await callApi(world, readClientHealthNote, args, { by: manager });
    const { rows: open } = await world.query(
      `select id from health_consents where account_id = ${kept.id} and withdrawn_at is null`,
    );
    return {
      agreedAt: body.health_notes_agreed_at?.slice(11, 16) ?? null,
      note: read.json().note ?? null,
      open: open.length,
    };
  }
  const nothing = { agreedAt: null, note: null, open: 0 };

  test.each(['kept', 'gone'] as const)(
    'is not brought back, whichever of the two withdrew it: %s',
    async (who) => {
      const [one, other] = who === 'kept' ? [kept, gone] : [gone, kept];
      await write('11:00', one, 'Old knee injury');
      await write('12:00', other, 'Weak back');
      await noteOn('12:30', other, crypto.randomUUID());
      await withdraw('13:00', one);
      expect(await merged()).toEqual(nothing);
      expect(await notesLeft()).toEqual([]);
    },
  );

  test('holds until they agreed again, from which on it counts', async () => {
    await write('11:00', kept, 'Weak back');
    await noteOn('11:30', kept, crypto.randomUUID());
    await write('12:00', gone, 'Old knee injury');
    await withdraw('13:00', gone);
    await write('14:00', gone, 'Knee is well');
    expect(await merged()).toEqual({ agreedAt: '10:00', note: 'Knee is well', open: 1 });
    expect(await notesLeft()).toEqual([]);
  });

  test('does not affect a later agreement', async () => {
    await write('11:00', gone, 'Old knee injury');
    await withdraw('12:00', gone);
    await write('13:00', kept, 'Weak back');
    await noteOn('14:00', kept, crypto.randomUUID());
    expect(await merged()).toEqual({ agreedAt: '09:00', note: 'Weak back', open: 1 });
    expect(await notesLeft()).toEqual(['14:00']);
  });

  test('and notes that neither withdrew are kept for both', async () => {
    await write('12:00', kept, 'Weak back');
    await write('11:00', gone, 'Old knee injury');
    const { agreedAt, note } = await merged();
    expect([agreedAt, note]).toEqual(['07:00', 'Weak back\n\nOld knee injury']);
  });
});
