import { randomUUID } from 'node:crypto';
import { register } from '@limber/contract/auth.ts';
import { at } from '../src/platform/studio-days.ts';
import type { World } from './harness.ts';
import { addRecords } from './lived-in-records.ts';
import { addClient, type TestClient, therapistNamed } from './people.ts';
import { post, signIn } from './sign-in.ts';

export interface LivedIn {
  readonly client: TestClient;
  readonly refresh: string;
  /** Owns a package that the client shares. */
  readonly friend: TestClient;
  readonly pictureId: string;
  readonly packageId: number;
}

/**
 * A client with traces in every table; nobody else's traces have their name. Their session was on
 * `day` (`YYYY-MM-DD`), on which no two of them can be.
 */
export async function addLivedIn(
  world: World,
  firstName: string,
  day = '2026-02-26',
): Promise<LivedIn> {
  const { db } = world;
  const now = world.clock.now();
  const email = `${firstName.toLowerCase()}@client.example`;
  const registered = await post(world, register, {
    email,
    first_name: firstName,
    last_name: 'Haddad',
    phone_number: '+971 50 765 4321',
    gender: 'female',
    medicalIssues: 'Old knee injury',
    goal: 'Touch my toes',
  });
  const id: number = registered.body.id;
  const client = { id, email, headers: () => world.bearer(id) };
  const { refresh } = await signIn(world, email);
  const friend = await addClient(world, `Friend-of-${id}`);

  const pictureId = randomUUID();
  await db
    .insertInto('pictures')
    .values({ id: pictureId, account_id: id, bytes: Buffer.from('WebP'), created_at: now })
    .execute();
  await db
    .updateTable('accounts')
    .set({ profile_picture_id: pictureId })
    .where('id', '=', id)
    .execute();
  const therapist = await therapistNamed(world, 'Noura');
  await db
    .insertInto('calendar_feeds')
    .values({ id: randomUUID(), account_id: id, made_at: now })
    .execute();
  await db
    .insertInto('wallet_devices')
    .values({
      ...{ account_id: id, device: 'a telephone', push_token: 'a token', told: 'a hash' },
      ...{ changed_at: now, registered_at: now },
    })
    .execute();
  await db
    .insertInto('push_subscriptions')
    .columns(['id', 'account_id', 'session_id', 'endpoint', 'p256dh', 'auth', 'made_at'])
    .expression((row) =>
      row
        .selectFrom('sessions')
        .select((of) => [
          ...([of.val(randomUUID()).as('id'), 'account_id', 'id as session_id'] as const),
          ...[of.val(`https://push.example/${id}`).as('endpoint')],
          ...[
            of.val('a key').as('p256dh'),
            of.val('a secret').as('auth'),
            of.val(now).as('made_at'),
          ],
        ])
        .where('account_id', '=', id)
        .limit(1),
    )
    .execute();
  const assistantId = randomUUID();
  await db
    .insertInto('assistants')
    .values({
      ...{ id: assistantId, name: 'Helper', made_at: now },
      redirect_urls: ['https://helper.example/back'],
    })
    .execute();
  await db
    .insertInto('assistant_codes')
    .values({
      ...{ code_hash: Buffer.from(assistantId), assistant_id: assistantId, account_id: id },
      ...{ scopes: ['packages:read'], redirect_url: 'https://helper.example/back' },
      ...{ challenge: 'a'.repeat(43), expires_at: now },
    })
    .execute();
  const waitsFor = { service_ids: [1], service_minutes: [60], lasts_minutes: 60 };
  const entryId = randomUUID();
  await db
    .insertInto('waitlist_entries')
    .values({
      ...{ ...waitsFor, id: entryId, account_id: id, mode: 'ask', status: 'left', made_at: now },
      ...{ from_day: '2026-03-12', to_day: '2026-03-13', notice_minutes: 60 },
      ...{ location_codes: ['A'], therapist_ids: [therapist], times_from: [960], times_to: [1200] },
    })
    .execute();
  await db
    .insertInto('waitlist_offers')
    .values({
      ...{ id: randomUUID(), entry_id: entryId, therapist_id: therapist, location_code: 'A' },
      ...{ starts_at: '2026-03-12T16:00:00+04:00', ends_at: '2026-03-12T17:00:00+04:00' },
      ...{ price_fils: 32_000, cutoff_hours: 7, made_at: now, expires_at: now, status: 'declined' },
    })
    .execute();
  await db
    .insertInto('messages')
    .values({
      ...{ id: randomUUID(), event_key: `booking-reminder:${id}`, channel: 'whatsapp' },
      ...{ account_id: id, job: 'remind-of-booking', payload: '{}', title: 'A reminder' },
      ...{ status: 'read', queued_at: now, read_at: now, provider_reference: `wamid.${id}` },
    })
    .execute();
  await db
    .insertInto('favourites')
    .values({ account_id: id, therapist_id: therapist, since: now })
    .execute();
  await db
    .insertInto('holds')
    .values({
      account_id: id,
      browser: `browser of ${id}`,
      therapist_id: therapist,
      starts_at: '2026-03-12T18:00:00+04:00',
      ends_at: '2026-03-12T19:00:00+04:00',
      expires_at: new Date(now.getTime() + 300_000),
    })
    .execute();

  const product = await db
    .selectFrom('package_products')
    .innerJoin('package_options', 'product_id', 'package_products.id')
    .select(['package_products.id', 'package_options.id as optionId', 'minutes'])
    .where('kind', '=', 'shared')
    .executeTakeFirstOrThrow();
  const ownBy = async (ownerId: number) => {
    const { id: packageId } = await db
      .insertInto('owned_packages')
      .values({
        owner_id: ownerId,
        product_id: product.id,
        option_id: product.optionId,
        kind: 'shared',
        name: 'Family Package',
        minutes: 600,
        price_fils: 300_000,
        people_limit: 4,
        bought_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return packageId;
  };
  const packageId = await ownBy(id);
  const friendsPackageId = await ownBy(friend.id);
  const invite = (inPackage: number, invited: string, accountId: number | null) =>
    db
      .insertInto('package_people')
      .values({
        package_id: inPackage,
        email: invited,
        account_id: accountId,
        joined_at: accountId === null ? null : now,
        token_hash: Buffer.from(randomUUID()),
        invited_at: now,
        expires_at: at('2026-04-04', '00:00'),
      })
      .execute();
  await invite(packageId, friend.email, friend.id);
  await invite(packageId, `aunt-of-${id}@client.example`, null);
  for (const kind of ['invitation', 'addition', 'removal']) {
    await db
      .insertInto('mails')
      .values({
        event_key: `package-${kind}:${randomUUID()}`,
        recipient: `aunt-of-${id}@client.example`,
        subject: `Limber: ${firstName} and a package of theirs`,
        queued_at: now,
        sent_at: now,
      })
      .execute();
  }
  await invite(friendsPackageId, email, id);

  const bookingId = randomUUID();
  await db
    .insertInto('bookings')
    .values({
      id: bookingId,
      client_id: id,
      therapist_id: therapist,
      location_code: 'A',
      service_type: 'my_shared_package',
      status: 'completed',
      starts_at: at(day, '14:00'),
      ends_at: at(day, '15:00'),
      price_fils: 0,
      package_id: packageId,
      package_minutes: 60,
      created_at: now,
    })
    .execute();
  const service = await db
    .selectFrom('services')
    .select(['id', 'name'])
    .where('name', '=', 'Stretching')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('booking_lines')
    .values({
      booking_id: bookingId,
      position: 1,
      service_id: service.id,
      service_name: service.name,
      lasts_minutes: 60,
      price_fils: 32_000,
    })
    .execute();
  await db
    .insertInto('booking_events')
    .values({ booking_id: bookingId, at: now, actor_id: id, kind: 'booked', to_status: 'booked' })
    .execute();
  const entry = { package_id: packageId, at: now, person_id: id, actor_id: id };
  await db
    .insertInto('package_entries')
    .values([
      { ...entry, kind: 'bought', minutes: 600, balance_minutes: 600, person_id: null },
      { ...entry, kind: 'booked', minutes: -60, balance_minutes: 540, booking_id: bookingId },
    ])
    .execute();

  await db
    .insertInto('memberships')
    .values({
      account_id: id,
      number: `LMB-${String(id % 10_000).padStart(4, '0')}-0937`,
      valid_from: '2026-01-01',
      valid_to: '2027-01-01',
      granted_at: now,
      package_id: packageId,
    })
    .execute();
  const { id: discountId } = await db
    .insertInto('partner_discounts')
    .values({
      partner_name: `Oasis ${id}`,
      discount_percentage: 15,
      partner_type: 'online',
      position: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const partner = { discount_id: discountId, account_id: id, at: now };
  const { id: codeId } = await db
    .insertInto('partner_codes')
    .values({ discount_id: discountId, code: 'FRESH', handed_to: id, handed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('partner_interactions')
    .values({ ...partner, interaction_type: 'copy_code' })
    .execute();
  await db
    .insertInto('partner_code_requests')
    .values({ ...partner, code_id: codeId })
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values({
      account_id: id,
      key: 'a key of hers',
      request_hash: 'x',
      status: 201,
      reply: JSON.stringify({ id: bookingId }),
      created_at: now,
    })
    .execute();
  await addRecords(world, { clientId: id, firstName, bookingId, day });
  return { client, refresh, friend, pictureId, packageId };
}
