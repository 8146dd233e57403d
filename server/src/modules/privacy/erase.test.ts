import { eraseAccount, exportData } from '@limber/contract/accounts.ts';
import * as auth from '@limber/contract/auth.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { readPicture } from '@limber/contract/pictures.ts';
import type { NotNull } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookMany } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openWorld, TEST_NOW, TEST_SECRET } from '../../../test/harness.ts';
import { addLivedIn, type LivedIn } from '../../../test/lived-in.ts';
import { serviceNamed, type TestClient, therapistNamed } from '../../../test/people.ts';
import { placesOf, placesThatKnow } from '../../../test/places.ts';
import { post, signIn } from '../../../test/sign-in.ts';
import { type Jobs, makeJobs } from '../../platform/jobs.ts';
import { systemRandomness } from '../../platform/randomness.ts';
import { addDays } from '../../platform/studio-days.ts';
import { cancelSessionsOfErased } from './erase-client.ts';

let amina: LivedIn;
let people = 0;

const world = await openWorld();
beforeEach(async () => {
  world.clock.set(TEST_NOW);
  people += 1;
  const name = `Amina${String.fromCharCode(96 + people)}`;
  amina = await addLivedIn(world, name, addDays('2026-02-26', -people));
});

async function erase(who: Pick<TestClient, 'headers'>, email: string) {
  const reply = await callApi(world, eraseAccount, { email }, { by: who });
  return { status: reply.statusCode, body: reply.json() };
}

async function bookAt(client: TestClient, date: string, time: string): Promise<string> {
  const id = await serviceNamed(world, 'Red-Light Therapy');
  const reply = await callApi(
    world,
    createAppointment,
    {
      services: [{ id, name: '', time: 30, price: 0, type: 'service' }],
      serviceType: 'service',
      therapist_id: await therapistNamed(world, 'Noura'),
      date,
      time,
      duration: 30,
      total_price: await memberPriceOfRedLight(),
      location: 'A',
      total_duration: 30,
    },
    { by: client },
  );
  expect(reply.json()).toMatchObject({ status: 'booked' });
  return reply.json().id;
}

async function memberPriceOfRedLight(): Promise<number> {
  const { price_fils } = await world.db
    .selectFrom('service_durations')
    .innerJoin('services', 'services.id', 'service_id')
    .select('price_fils')
    .where('name', '=', 'Red-Light Therapy')
    .where('lasts_minutes', '=', 30)
    .executeTakeFirstOrThrow();
  return (price_fils / 100) * 0.9;
}

const statusOf = async (bookingId: string) =>
  world.db
    .selectFrom('bookings')
    .select(['status', 'late'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();

const tracesThatGo = [
  'assistant_codes.account_id',
  'calendar_feeds.account_id',
  'favourites.account_id',
  'health_consents.account_id',
  'health_note_reads.account_id',
  'holds.account_id',
  'idempotency_keys.account_id',
  'messages.account_id',
  'one_time_codes.account_id',
  'partner_code_requests.account_id',
  'partner_interactions.account_id',
  'pictures.account_id',
  'push_subscriptions.account_id',
  'saved_cards.account_id',
  'sessions.account_id',
  'waitlist_entries.account_id',
  'wallet_devices.account_id',
];
/** Without a name they record what was sold, taken and given. */
const booksThatStay = [
  'api_keys.account_id',
  'audit_log.account_id',
  'booking_events.actor_id',
  'bookings.client_id',
  'contacts.client_id',
  'credit_entries.account_id',
  'gift_cards.bought_by',
  'memberships.account_id',
  'owned_packages.owner_id',
  'package_entries.actor_id',
  'package_entries.person_id',
  'package_people.account_id',
  'partner_codes.handed_to',
  'online_payments.account_id',
  'plans.account_id',
  'sales.client_id',
  'sales.payer_id',
];

describe('erasing one’s account', () => {
  test('leaves nothing in the database that identifies them', async () => {
    const { client } = amina;
    const name = client.email.split('@')[0] as string;
    await bookAt(client, '2026-03-05', '12:00');
    await world.runJobs();
    expect(await placesThatKnow(world, [name])).not.toEqual([]);

    const { status, body } = await erase(client, ` ${client.email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.detail).toBe('Your account is erased. Take care.');
    await world.runJobs(10_000);
    expect(await placesThatKnow(world, [name])).toEqual([]);
    const row = await world.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', client.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      email: `erased-${client.id}@erased.invalid`,
      first_name: 'Erased',
      phone_number: '',
      goal: '',
      medical_issues_sealed: null,
      health_notes_agreed_at: null,
      profile_picture_id: null,
      erased_at: world.clock.now(),
    });
    const picture = await callApi(world, readPicture, { id: amina.pictureId });
    expect(picture.statusCode).toBe(404);
  });

  test('asks a client who has only a telephone for its number', async () => {
    const { client } = amina;
    await world.query(`update accounts set email = null, phone_number = '050 444 4444',
      phone_e164 = '+971504444444' where id = ${client.id}`);
    for (const typed of [client.email, '050 444 4445', '']) {
      const { status, body } = await erase(client, typed);
      expect([status, body.fields]).toEqual([
        400,
        { email: 'This is not the telephone number of your account.' },
      ]);
    }
    expect((await erase(client, '+971 50 444 4444')).status).toBe(200);
    await world.runJobs(10_000);
    expect(await placesThatKnow(world, ['504444444', '444 4444'])).toEqual([]);
  });

  test('keeps the account’s number where the books need it, and nowhere else', async () => {
    const { client } = amina;
    await post(world, auth.generateOtp, { email: client.email });
    const before = await placesOf(world, client.id);
    expect(before).toEqual(expect.arrayContaining(tracesThatGo));
    await erase(client, client.email);
    const after = await placesOf(world, client.id);
    expect(after.filter((place) => tracesThatGo.includes(place))).toEqual([]);
    expect(after.filter((place) => !booksThatStay.includes(place))).toEqual([]);
  });

  test('removes the name from invoices, and session notes with their readers', async () => {
    const { client } = amina;
    await erase(client, client.email);
    const documents = await world.db
      .selectFrom('tax_documents')
      .innerJoin('sales', 'sales.id', 'sale_id')
      .select(['client_name', 'gross_fils'])
      .where('client_id', '=', client.id)
      .execute();
    expect(documents).toEqual([{ client_name: null, gross_fils: 32_000 }]);
    const notes = await world.db
      .selectFrom('session_notes')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select('session_notes.id')
      .where('client_id', '=', client.id)
      .execute();
    expect(notes).toEqual([]);
  });

  test('signs out everywhere, and the address is unknown and free again', async () => {
    const { client, refresh } = amina;
    expect((await post(world, auth.generateOtp, { email: client.email })).status).toBe(200);
    await erase(client, client.email);
    expect((await post(world, auth.refreshToken, { refresh })).status).toBe(401);
    const me = await callApi(world, auth.me, {}, { by: client });
    expect(me.statusCode).toBe(401);
    // The reply may have been lost; a repeated request gets the same one.
    const again = await erase(client, client.email);
    expect([again.status, again.body.detail]).toEqual([200, 'Your account is erased. Take care.']);
    expect((await post(world, auth.generateOtp, { email: client.email })).status).toBe(404);

    const newcomer = await post(world, auth.register, {
      email: client.email,
      first_name: 'Amina',
      last_name: 'Haddad',
      phone_number: '+971 50 765 4321',
      gender: 'female',
    });
    expect(newcomer.status).toBe(201);
    expect(newcomer.body.id).not.toBe(client.id);
    const { access } = await signIn(world, client.email);
    const document = await callApi(
      world,
      exportData,
      {},
      { headers: { authorization: `Bearer ${access}` } },
    );
    expect(document.json()).toMatchObject({
      appointments: [],
      packages: [],
      packages_shared_with_me: [],
      memberships: [],
      favourite_therapists: [],
    });
  });

  test('cancels upcoming sessions and keeps the books', async () => {
    const { client, packageId } = amina;
    const soon = await bookAt(client, '2026-03-04', '12:30');
    const later = await bookAt(client, '2026-03-06', '16:00');
    await erase(client, client.email);
    expect(await statusOf(soon)).toEqual({ status: 'cancelled', late: true });
    expect(await statusOf(later)).toEqual({ status: 'cancelled', late: false });
    const past = await world.db
      .selectFrom('bookings')
      .select('status')
      .where('client_id', '=', client.id)
      .where('package_id', '=', packageId)
      .execute();
    expect(past).toEqual([{ status: 'completed' }]);
    const entries = await world.db
      .selectFrom('package_entries')
      .select(['minutes'])
      .where('package_id', '=', packageId)
      .orderBy('id')
      .execute();
    // It is unpaid: what is left expires with its owner.
    expect(entries).toEqual([{ minutes: 600 }, { minutes: -60 }, { minutes: -540 }]);
  });

  test('sends no more mail, neither waiting mails nor mails about the cancelled sessions', async () => {
    const { client } = amina;
    await bookAt(client, '2026-03-07', '10:00');
    await world.runJobs();
    await post(world, auth.generateOtp, { email: client.email });
    const sent = world.mails.length;
    await erase(client, client.email);
    await world.runJobs(10_000);
    expect(world.mails.slice(sent).map((mail) => mail.to)).toEqual([]);
  });

  test('takes the person out of packages of others and withdraws open invitations', async () => {
    const { client, friend, packageId } = amina;
    await erase(client, client.email);
    const rows = await world.db
      .selectFrom('package_people')
      .innerJoin('owned_packages as p', 'p.id', 'package_id')
      .select(['p.owner_id', 'account_id', 'removed_at'])
      .where((row) => row.or([row('p.owner_id', '=', friend.id), row('p.id', '=', packageId)]))
      .orderBy('package_people.id')
      .execute();
    expect(rows).toEqual([
      { owner_id: client.id, account_id: friend.id, removed_at: null },
      { owner_id: client.id, account_id: null, removed_at: world.clock.now() },
      { owner_id: friend.id, account_id: client.id, removed_at: world.clock.now() },
    ]);
  });
});

describe('somebody with more sessions to come than can be cancelled while they wait', () => {
  const statuses = async (clientId: number) => {
    const { rows } = await world.query(
      `select status, count(*)::int from bookings
       where client_id = ${clientId} and starts_at > '2026-12-31' group by 1 order by 1`,
    );
    return rows;
  };

  test('is erased at once, and told that a job cancels the sessions, which it does once @PERSON-04', async () => {
    const { client, refresh } = amina;
    await bookMany(world, client.id, 200);
    const { status, body } = await erase(client, client.email);
    expect([status, body.detail]).toEqual([
      200,
      'Your account is erased. Take care. 200 upcoming sessions are still being cancelled, which takes a few minutes.',
    ]);
    expect((await post(world, auth.refreshToken, { refresh })).status).toBe(401);
    const asSearched = client.email.replaceAll(/[@.]/g, ' ');
    expect(await placesThatKnow(world, [client.email, asSearched])).toEqual([]);
    expect(await statuses(client.id)).toEqual([{ status: 'booked', count: 200 }]);

    world.mails.length = 0;
    await world.runJobs(10_000);
    expect(await statuses(client.id)).toEqual([{ status: 'cancelled', count: 200 }]);
    expect(world.mails).toEqual([]);
    const { rows } = await world.query(
      `select count(*)::int from booking_events e join bookings b on b.id = booking_id
       where client_id = ${client.id} and to_status = 'cancelled' and starts_at > '2026-12-31'`,
    );
    expect(rows).toEqual([{ count: 200 }]);
  });

  test('has what a job that broke off left cancelled by the next try', async () => {
    const { client } = amina;
    await bookMany(world, client.id, 21);
    await erase(client, client.email);
    const job = { clientId: client.id, actorId: client.id, actorType: 'client' } as const;
    const jobs = makeJobs(world.clock);
    const deps = { ...world, secret: TEST_SECRET, random: systemRandomness(), jobs };
    let told = 0;
    const breaksOff: Jobs = {
      ...jobs,
      addJob: async (...job) => {
        told += 1;
        if (told > 4) throw new Error('the process ended');
        return jobs.addJob(...job);
      },
    };
    await expect(cancelSessionsOfErased({ ...deps, jobs: breaksOff }, job)).rejects.toThrow(
      'ended',
    );
    expect(await statuses(client.id)).toEqual([
      { status: 'booked', count: 17 },
      { status: 'cancelled', count: 4 },
    ]);
    await cancelSessionsOfErased(deps, job);
    expect(await statuses(client.id)).toEqual([{ status: 'cancelled', count: 21 }]);
  });
});

describe('an account is not erased', () => {
  test('without its own e-mail address typed again', async () => {
    const { client } = amina;
    const booking = await bookAt(client, '2026-03-06', '18:00');
    for (const email of ['', 'amina', 'someone@client.example']) {
      const { status, body } = await erase(client, email);
      expect(status).toBe(400);
      expect(body.error).toBe(body.detail);
      expect(Object.keys(body.fields)).toEqual(['email']);
    }
    expect((await statusOf(booking)).status).toBe('booked');
    expect((await post(world, auth.refreshToken, { refresh: amina.refresh })).status).toBe(200);
  });

  test.each(['therapist', 'front_desk', 'manager'] as const)('that is a %s’s', async (type) => {
    const { id, email } = await world.db
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('account_type', '=', type)
      .$narrowType<{ email: NotNull }>()
      .executeTakeFirstOrThrow();
    const { status, body } = await erase({ headers: () => world.bearer(id, type) }, email);
    expect(status).toBe(409);
    expect(body.detail).toBe('Accounts of the team are closed by the manager. Please ask there.');
  });
});

test('nobody registers with the address of an erased account', async () => {
  const { status, body } = await post(world, auth.register, {
    email: `erased-${amina.client.id}@erased.invalid`,
    first_name: 'Eve',
    last_name: 'Nobody',
    phone_number: '+971 50 000 0000',
    gender: 'female',
  });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['email']]);
});

test('pictures that the studio showed of a former therapist are deleted too', async () => {
  const { client } = amina;
  const [shown, before, ofOthers] = [1, 2, 3].map(() => crypto.randomUUID());
  for (const id of [shown, before, ofOthers]) {
    await world.query(`insert into studio_pictures (id, bytes, made_by, made_at, shown_at)
      values ('${id}', 'WebP', ${client.id}, now(), now())`);
  }
  await world.query(`insert into therapists (account_id, location_code, position, active, photo)
    values (${client.id}, 'A', 99, false, '/api/v1/service/pictures/${shown}')`);
  await world.query(`insert into audit_log (at, actor_id, account_id, action, subject, details)
    values (now(), ${client.id}, ${client.id}, 'changed', 'therapist 99',
      '{"before": {"photo": "/api/v1/service/pictures/${before}"}}')`);
  expect((await erase(client, client.email)).status).toBeLessThan(300);
  const { rows } = await world.query('select id from studio_pictures');
  expect(rows).toEqual([{ id: ofOthers }]);
  const photos = await world.query(`select photo from therapists where position = 99`);
  expect(photos.rows).toEqual([{ photo: null }]);
});
