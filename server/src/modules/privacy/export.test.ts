import { exportData } from '@limber/contract/accounts.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { addPackagePerson } from '@limber/contract/desk/clients/sharing.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openWorld } from '../../../test/harness.ts';
import { addLivedIn } from '../../../test/lived-in.ts';
import { ownPackage, sharePackage } from '../../../test/own-package.ts';
import { actorOf, addClient, memberOf, type TestClient } from '../../../test/people.ts';

const world = await openWorld();
const amina = await addLivedIn(world, 'Amina');
const ask = (headers: Record<string, string>) => callApi(world, exportData, {}, { headers });
const document = (await ask(amina.client.headers())).json();

describe('the export of one’s data', () => {
  test('has the account with its health notes opened', () => {
    expect(document.exported_at).toBe('2026-03-04T06:00:00.000Z');
    expect(document.account).toMatchObject({
      email: 'amina@client.example',
      phone_number: '+971 50 765 4321',
      medical_issues: 'Old knee injury',
      goal: 'Touch my toes',
      health_notes_agreed_at: '2026-03-04T06:00:00.000Z',
      profile_picture: `/api/v1/accounts/pictures/${amina.pictureId}`,
    });
  });

  test('has every session with its services and its outcome', () => {
    expect(document.appointments).toEqual([
      expect.objectContaining({
        status: 'completed',
        starts_at: '2026-02-26T10:00:00.000Z',
        ends_at: '2026-02-26T11:00:00.000Z',
        location: 'A',
        therapist: 'Noura Al Hashimi',
        package_id: amina.packageId,
        package_minutes: 60,
        services: [{ service_name: 'Stretching', minutes: 60, price: 320 }],
        history: [expect.objectContaining({ to_status: 'booked', by: 'you' })],
      }),
    ]);
  });

  test('has the packages with their statements and people', () => {
    expect(document.packages).toEqual([
      expect.objectContaining({
        name: 'Family Package',
        price: 3000,
        statement: [
          expect.objectContaining({ kind: 'bought', minutes: 600, balance: 600 }),
          expect.objectContaining({ kind: 'booked', minutes: -60, balance: 540, person: 'Amina' }),
        ],
        people: [
          expect.objectContaining({ email: amina.friend.email }),
          expect.objectContaining({
            email: `aunt-of-${amina.client.id}@client.example`,
            joined_at: null,
          }),
        ],
      }),
    ]);
    expect(document.packages_shared_with_me).toEqual([
      expect.objectContaining({
        name: 'Family Package',
        owner: `Friend-of-${amina.client.id}`,
        statement: [],
      }),
    ]);
  });

  test('has membership, partners, favourites, held times, mails and sign-ins', () => {
    expect(document.memberships).toEqual([
      expect.objectContaining({ valid_from: '2026-01-01', valid_to: '2027-01-01' }),
    ]);
    expect(document.partner_interactions).toEqual([
      expect.objectContaining({
        partner_name: `Oasis ${amina.client.id}`,
        interaction_type: 'copy_code',
      }),
    ]);
    expect(document.partner_code_requests).toHaveLength(1);
    expect(document.partner_codes).toEqual([expect.objectContaining({ code: 'FRESH' })]);
    expect(document.favourite_therapists).toEqual([
      { therapist: 'Noura Al Hashimi', since: '2026-03-04T06:00:00.000Z' },
    ]);
    expect(document.held_times).toEqual([
      {
        therapist: 'Noura Al Hashimi',
        starts_at: '2026-03-12T14:00:00.000Z',
        ends_at: '2026-03-12T15:00:00.000Z',
        expires_at: '2026-03-04T06:05:00.000Z',
      },
    ]);
    expect(document.mails).toEqual([
      expect.objectContaining({
        subject: expect.stringContaining('code'),
        sent_at: expect.any(String),
      }),
    ]);
    expect(document.sign_ins).toEqual([
      expect.objectContaining({ started_at: '2026-03-04T06:00:00.000Z', ended_at: null }),
    ]);
  });

  test('has sales, session notes, and who called', () => {
    expect(document.purchases).toEqual([
      expect.objectContaining({
        for_me: true,
        lines: [expect.objectContaining({ name: 'Stretching', price: 320, vat: 15.24 })],
        payments: [expect.objectContaining({ method: 'cash', amount: 320 })],
        documents: [expect.objectContaining({ kind: 'invoice', client_name: 'Amina Haddad' })],
      }),
    ]);
    expect(document.session_notes).toEqual([
      expect.objectContaining({
        note: 'Left knee first',
        read: [expect.objectContaining({ by: 'front_desk' })],
      }),
    ]);
    expect(document.health_consents).toMatchObject([
      { words_version: 1, language: 'en', taken_by: null, withdrawn_at: null },
    ]);
    expect(document.health_notes_read).toMatchObject([{ by: 'Fatima', role: 'front_desk' }]);
    expect(document.contacts).toEqual([expect.objectContaining({ channel: 'whatsapp' })]);
  });

  test('has the records of a former number of a merged duplicate', async () => {
    const [kept, gone, friend] = (await Promise.all(
      ['Kept', 'Double', 'Friend'].map((name) => addClient(world, name)),
    )) as [TestClient, TestClient, TestClient];
    const day = { valid_from: '2026-02-01', valid_to: '2027-02-01', granted_at: world.clock.now() };
    const own = await ownPackage(world, kept.id, 'Balance Package');
    for (const [place, { id }] of [kept, gone].entries()) {
      const number = `LMB-0077-000${place}`;
      await world.db
        .insertInto('memberships')
        .values({ ...day, account_id: id, number, package_id: own })
        .execute();
    }
    const shared = await ownPackage(world, friend.id, 'Family Shared Package');
    await sharePackage(world, shared, gone);
    await world.query(`insert into package_entries
      (package_id, at, kind, minutes, balance_minutes, person_id, actor_id)
      values (${shared}, now(), 'booked', -60, 540, ${gone.id}, ${gone.id})`);
    await world.query(`insert into audit_log (at, account_id, action, subject)
      values (now(), ${gone.id}, 'changed', 'client ${gone.id}')`);
    await world.query(`insert into mails (event_key, recipient, subject, queued_at, sent_at)
      values ('test:1', '${gone.email}', 'To the double', now(), now())`);
    const by = await memberOf(world, 'manager');
    const asked = { id: kept.id, duplicate_id: gone.id, email: kept.email };
    expect((await callApi(world, mergeClients, asked, { by })).statusCode).toBe(200);

    const theirs = (await ask(kept.headers())).json();
    expect(theirs.memberships).toHaveLength(2);
    expect(theirs.packages_shared_with_me).toMatchObject([{ statement: [{ minutes: -60 }] }]);
    expect(theirs.audit_records).toMatchObject([{ subject: `client ${gone.id}` }]);
    expect(theirs.mails).toMatchObject([{ subject: 'To the double' }]);
  });

  test('has no address for a relative without one', async () => {
    const owner = await addClient(world, 'Owner');
    const packageId = await ownPackage(world, owner.id, 'Family Shared Package');
    const relative = await addClient(world, 'Relative');
    await world.query(
      `update accounts set email = null, phone_e164 = '+971501234567' where id = ${relative.id}`,
    );
    const by = await memberOf(world, 'front_desk');
    const asked = { id: packageId, client_id: relative.id, adult: true };
    expect((await callApi(world, addPackagePerson, asked, { by })).statusCode).toBe(201);
    const theirs = await ask(owner.headers());
    expect(theirs.json().packages[0].people).toMatchObject([{ email: '' }]);
    expect(theirs.body).not.toContain('.invalid');
  });

  test('has nobody else’s', async () => {
    const { friend } = amina;
    const theirs = (await ask(friend.headers())).json();
    expect(theirs.account.email).toBe(friend.email);
    expect(theirs).toMatchObject({ appointments: [], memberships: [], mails: [], sign_ins: [] });
    expect(theirs.packages).toHaveLength(1);
    expect(JSON.stringify(theirs)).not.toContain('knee');
  });

  test('is the same in Arabic', async () => {
    const reply = await ask({ ...amina.client.headers(), 'accept-language': 'ar' });
    expect(reply.json().appointments[0].starts_at).toBe('2026-02-26T10:00:00.000Z');
    expect(reply.json().account).toEqual(document.account);
  });

  test('is refused when the account no longer exists', async () => {
    expect((await ask(world.bearer(99_999))).statusCode).toBe(401);
  });

  test('is possible ten times an hour for each client', async () => {
    const badr = await addClient(world, 'Badr');
    const statuses: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      statuses.push((await ask(badr.headers())).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await ask(badr.headers());
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await ask(amina.client.headers())).statusCode).toBe(200);
  });
});

/** Columns that name the actor: mostly a team member. */
const OF_THE_TEAM = /_by$|\.(?:actor|author|reader|seller)_id$/;

test('every table that knows an account is either exported or known here', async () => {
  const { rows } = await world.query<{ place: string }>(`
    select conrelid::regclass || '.' || a.attname as place
    from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attnum = c.conkey[1]
    where contype = 'f' and confrelid = 'accounts'::regclass order by 1`);
  // A new place belongs into privacy/queries, for export and for erasure, and then into this list.
  const ofClients = rows.map((row) => row.place).filter((place) => !OF_THE_TEAM.test(place));
  expect(ofClients).toEqual([
    'account_changes.account_id',
    'account_claims.account_id',
    'accounts.merged_into',
    'api_keys.account_id',
    'assistant_codes.account_id',
    'audit_log.account_id',
    'bookings.client_id',
    'calendar_feeds.account_id',
    'contacts.client_id',
    'credit_entries.account_id',
    'earlier_visits.account_id',
    'favourites.account_id',
    'gift_cards.account_id',
    'health_consents.account_id',
    'health_note_reads.account_id',
    'holds.account_id',
    'idempotency_keys.account_id',
    'import_rows.account_id',
    'memberships.account_id',
    'messages.account_id',
    'one_time_codes.account_id',
    'online_payments.account_id',
    'owned_packages.owner_id',
    'package_entries.person_id',
    'package_people.account_id',
    'partner_code_requests.account_id',
    'partner_codes.handed_to',
    'partner_interactions.account_id',
    'pictures.account_id',
    'plans.account_id',
    'push_subscriptions.account_id',
    'registration_notes.account_id',
    'sales.client_id',
    'sales.payer_id',
    'saved_cards.account_id',
    'sessions.account_id',
    'staff_factors.account_id',
    'staff_locations.account_id',
    'therapists.account_id',
    'told_apart.account_id',
    'told_apart.other_id',
    'waitlist_entries.account_id',
    'wallet_devices.account_id',
  ]);
});

const STUDIO = 'how the studio works it out or keeps it, and nothing about a person';
const SECRET = 'a secret or a hash of one';

/** The part of the file that contains a table’s columns, or why one is left out. */
const exported: Readonly<
  Record<
    string,
    {
      readonly in: string;
      readonly as?: Record<string, string>;
      readonly out?: Record<string, string[]>;
    }
  >
> = {
  accounts: {
    in: 'account account_opened',
    as: {
      ...{ medical_issues_sealed: 'medical_issues', profile_picture_id: 'profile_picture' },
      ...{ cover_photo_id: 'cover_photo', phone_e164: 'phone_number_read_as', created_at: 'at' },
      ...{ created_by: 'by', details_asked_at: 'asks_details', merged_into: 'other_emails' },
      // That they are, and not why.
      blocked_reason: 'blocked',
      desk_note: 'note_of_the_studio',
    },
    out: {
      [STUDIO]: ['phone_read', 'found_by', 'version', 'staff_version', 'suspended_by'],
      'when the first code came back, as the sign-ins say': ['verified_at'],
      'of nobody who could ask': ['erased_at'],
    },
  },
  bookings: {
    in: 'appointments',
    as: {
      ...{ location_code: 'location', therapist_id: 'therapist', service_type: 'serviceType' },
      ...{ price_fils: 'total_price', discount_fils: 'member_discount' },
      ...{ wished_gender: 'therapist_gender', client_id: 'id' },
      ...{ late_fee_fils: 'late_fee', missed_fee_fils: 'missed_fee' },
      ...{ coming_for: 'said_coming', wished_therapist_id: 'asked_for' },
    },
    out: {
      [STUDIO]: [
        ...['during', 'busy_until', 'buffer_minutes', 'therapist_minutes', 'version'],
        ...['cutoff_hours', 'booked_by', 'late_back_percent'],
      ],
    },
  },
  booking_lines: {
    in: 'appointments',
    as: { lasts_minutes: 'minutes', price_fils: 'price', booking_id: 'id' },
    out: { [STUDIO]: ['position', 'service_id'] },
  },
  booking_events: {
    in: 'appointments',
    as: { actor_id: 'by', booking_id: 'id' },
    out: {
      [STUDIO]: ['id', 'undoes', 'from_resource_ids', 'key_id'],
      'what it was before, of which the mails told': [
        ...['from_starts_at', 'from_ends_at', 'from_therapist_id', 'from_location_code'],
        ...['from_lines', 'from_price_fils', 'from_discount_fils', 'from_package_minutes'],
      ],
    },
  },
  booking_fees: {
    in: 'appointments',
    as: { booking_id: 'id', most_fils: 'most', amount_fils: 'fee_amount' },
    out: { [STUDIO]: ['id', 'decided_by', 'charge_reference', 'payment_id'] },
  },
  saved_cards: {
    in: 'card_on_file',
    as: { account_id: 'kept_at' },
    out: {
      [STUDIO]: [
        ...['id', 'provider', 'page_reference', 'page_url'],
        ...['customer_reference', 'card_reference'],
      ],
    },
  },
  calendar_feeds: {
    in: 'calendars_subscribed',
    as: { account_id: 'made_at', location_code: 'location' },
    out: { [SECRET]: ['id'] },
  },
  push_subscriptions: {
    in: 'browsers_for_messages',
    as: { account_id: 'made_at' },
    out: { [SECRET]: ['id', 'session_id', 'endpoint', 'p256dh', 'auth'] },
  },
  wallet_devices: {
    in: 'cards_in_wallets',
    as: { account_id: 'registered_at' },
    out: { [SECRET]: ['device', 'push_token', 'told', 'pushed'] },
  },
  api_keys: {
    in: 'keys_of_software',
    as: { account_id: 'made_at' },
    out: {
      [SECRET]: ['key_hash', 'refresh_hash', 'former_refresh_hash'],
      [STUDIO]: ['id', 'ended_by', 'assistant_id', 'access_ends_at'],
    },
  },
  waitlist_entries: {
    in: 'waiting_list',
    as: {
      ...{ account_id: 'made_at', lasts_minutes: 'minutes', location_codes: 'locations' },
      ...{ therapist_ids: 'therapists', service_ids: 'services' },
    },
    out: { [STUDIO]: ['id', 'booking_id'] },
  },
  waitlist_offers: {
    in: 'waiting_list',
    as: { entry_id: 'made_at', location_code: 'location', price_fils: 'price' },
    out: { [STUDIO]: ['id', 'therapist_id'] },
  },
  messages: {
    in: 'messages',
    as: { account_id: 'status' },
    out: { [STUDIO]: ['id', 'event_key', 'job', 'payload', 'provider_reference', 'tries'] },
  },
  contacts: {
    in: 'contacts',
    as: { client_id: 'channel' },
    out: { [STUDIO]: ['id', 'opened_by', 'outcome_by'] },
  },
  credit_entries: {
    in: 'account_credit',
    as: {
      account_id: 'balance',
      location_code: 'location',
      amount_fils: 'amount',
      balance_fils: 'balance',
    },
    out: { [STUDIO]: ['id', 'actor_id', 'sale_id', 'refund_id', 'import_id', 'gift_card_id'] },
  },
  gift_cards: {
    in: 'gift_cards',
    as: {
      account_id: 'kept',
      bought_by: 'bought',
      location_code: 'location',
      amount_fils: 'amount',
    },
    out: {
      [STUDIO]: [
        ...['id', 'code_hash', 'code_sealed', 'replaces_id', 'voided_by'],
        ...['option_id', 'vat_paid', 'opened_package_id'],
      ],
    },
  },
  earlier_visits: {
    in: 'earlier_visits',
    as: { account_id: 'day', lasts_minutes: 'minutes' },
    out: { [STUDIO]: ['id', 'import_id'] },
  },
  favourites: {
    in: 'favourite_therapists',
    as: { account_id: 'since', therapist_id: 'therapist' },
  },
  health_consents: {
    in: 'health_consents',
    as: { account_id: 'agreed_at' },
    out: { [STUDIO]: ['id', 'withdrawn_by'] },
  },
  health_note_reads: {
    in: 'health_notes_read',
    as: { account_id: 'at', reader_id: 'by' },
    out: { [STUDIO]: ['id', 'booking_id'] },
  },
  memberships: {
    in: 'memberships',
    as: { account_id: 'number' },
    out: { [STUDIO]: ['id', 'package_id', 'granted_by', 'revoked_by'] },
  },
  online_payments: {
    in: 'payments_online',
    as: {
      account_id: 'status',
      location_code: 'location',
      made_at: 'asked_at',
      amount_fils: 'amount',
      gift_card_fils: 'by_gift_card',
    },
    out: {
      [STUDIO]: [
        ...['id', 'expires_at', 'provider', 'page_reference', 'page_url', 'payment_reference'],
        ...['request_hash', 'request_sealed', 'sale_id', 'keeps_card', 'link_id', 'plan_id'],
        'gift_card_id',
      ],
    },
  },
  online_refunds: {
    in: 'payments_online',
    as: { amount_fils: 'amount' },
    out: { [STUDIO]: ['id', 'payment_id', 'refund_id', 'provider_reference', 'failure'] },
  },
  plans: {
    in: 'plans',
    as: { account_id: 'status', location_code: 'location', price_fils: 'price' },
    out: { [STUDIO]: ['id', 'product_id', 'option_id', 'months', 'package_id'] },
  },
  plan_renewals: {
    in: 'plans',
    as: { plan_id: 'due_on', amount_fils: 'amount' },
    out: { [STUDIO]: ['id', 'charge_id', 'charge_reference', 'package_id', 'payment_id'] },
  },
  owned_packages: {
    in: 'packages',
    as: { owner_id: 'id', price_fils: 'price' },
    out: {
      [STUDIO]: ['product_id', 'option_id', 'people_limit', 'told_low_at', 'membership_id'],
      'as the purchases say': ['paid_at', 'closed_unpaid', 'given_back_at'],
    },
  },
  package_entries: {
    in: 'packages',
    as: { balance_minutes: 'balance', person_id: 'person', package_id: 'id' },
    out: { [STUDIO]: ['actor_id', 'value_fils', 'balance_fils'] },
  },
  package_people: {
    in: 'packages',
    as: { package_id: 'id', account_id: 'email' },
    out: { [STUDIO]: ['expires_at'], [SECRET]: ['token_hash'] },
  },
  package_prolongations: {
    in: 'packages',
    as: { package_id: 'id' },
    out: { [STUDIO]: ['actor_id', 'lifts', 'gives_back'] },
  },
  sales: {
    in: 'purchases',
    as: { location_code: 'location', client_id: 'for_me', payer_id: 'paid_by_me' },
    out: { [STUDIO]: ['id', 'seller_id', 'drawer_id'] },
  },
  sale_lines: {
    in: 'purchases',
    as: { gross_fils: 'price', vat_fils: 'vat' },
    out: {
      [STUDIO]: [
        ...['id', 'sale_id', 'position', 'makes_package', 'list_fils', 'discount_fils'],
        ...['vat_basis_points', 'tax_category', 'name_ar', 'retail_product_id', 'advised_by'],
        'gift_card_id',
      ],
    },
  },
  payments: {
    in: 'purchases',
    as: { amount_fils: 'amount' },
    out: {
      [STUDIO]: [
        'id',
        'sale_id',
        'refund_id',
        'dispute_id',
        'credit_entry_id',
        'drawer_id',
        'actor_id',
      ],
    },
  },
  tips: {
    in: 'purchases',
    as: { amount_fils: 'amount' },
    out: { [STUDIO]: ['id', 'sale_id', 'refund_id', 'drawer_id', 'actor_id', 'therapist_id'] },
  },
  refunds: {
    in: 'purchases',
    out: { [STUDIO]: ['id', 'sale_id', 'drawer_id', 'actor_id', 'dispute_id'] },
  },
  tax_documents: {
    in: 'purchases',
    out: {
      [STUDIO]: [
        ...['id', 'location_code', 'number', 'sale_id', 'refund_id', 'gross_fils', 'vat_fils'],
        ...['snapshot', 'replaces_id', 'drawer_id'],
      ],
    },
  },
  session_notes: {
    in: 'session_notes',
    as: { note_sealed: 'note' },
    out: { [STUDIO]: ['id', 'author_id'] },
  },
  session_note_reads: {
    in: 'session_notes',
    as: { reader_id: 'by', note_id: 'note' },
  },
  sessions: {
    in: 'sign_ins',
    as: { account_id: 'started_at' },
    out: { [STUDIO]: ['id', 'device_id', 'ended_by'], [SECRET]: ['challenge', 'challenge_until'] },
  },
  account_changes: {
    in: 'changes_by_the_studio',
    as: { account_id: 'field' },
    out: { [STUDIO]: ['id', 'actor_id'] },
  },
  audit_log: {
    in: 'audit_records',
    as: { account_id: 'subject' },
    out: { [STUDIO]: ['id', 'actor_id', 'key_id'] },
  },
  holds: {
    in: 'held_times',
    as: { account_id: 'starts_at', therapist_id: 'therapist' },
    out: {
      [STUDIO]: [
        ...['id', 'browser', 'buffer_minutes', 'therapist_minutes', 'busy_until', 'resource_ids'],
        ...['payment_id', 'offer_id'],
      ],
    },
  },
  mails: {
    in: 'mails',
    as: { recipient: 'subject' },
    out: {
      [STUDIO]: ['event_key', 'send_before', 'claimed_until'],
      [SECRET]: ['sealed'],
    },
  },
  partner_code_requests: {
    in: 'partner_code_requests',
    as: { account_id: 'at', discount_id: 'partner_name' },
    out: { [STUDIO]: ['id', 'code_id'] },
  },
  partner_codes: {
    in: 'partner_codes',
    as: { handed_to: 'handed_at', discount_id: 'partner_name' },
    out: { [STUDIO]: ['id'] },
  },
  partner_interactions: {
    in: 'partner_interactions',
    as: { account_id: 'at', discount_id: 'partner_name' },
    out: { [STUDIO]: ['id'] },
  },
};

/** Tables that refer to a client and whose rows are in no file, and why. */
const notExported: Readonly<Record<string, string>> = {
  account_claims: SECRET,
  assistant_codes: SECRET,
  booking_resources: STUDIO,
  closure_sessions: STUDIO,
  idempotency_keys: 'replies that the client has had',
  import_rows: STUDIO,
  one_time_codes: SECRET,
  payment_links: STUDIO,
  payment_disputes: STUDIO,
  payment_tasks: STUDIO,
  pictures: 'at the addresses that the account names',
  refresh_tokens: SECRET,
  refund_lines: STUDIO,
  registration_notes: 'nobody can request it: the person who signs in has taken it over',
  time_off_sessions: STUDIO,
  stock_entries: STUDIO,
  told_apart: STUDIO,
  kept_sums: STUDIO,
  kept_work: STUDIO,
  touched_days: STUDIO,
  unsettled_bookings: STUDIO,
  unsettled_sales: STUDIO,
};

/** About the studio and the team, whose own file is tested in `team/team.test.ts`. */
const OF_THE_STUDIO = [
  ...[
    'planned_changes',
    'webhook_deliveries',
    'webhook_endpoints',
    'policy_versions',
    'page_sentences',
    'hours_changes',
    'closures',
    'devices',
    'drawer_movements',
    'drawer_sessions',
    'imports',
    'late_notices',
    'pay_rates',
    'pay_lines',
    'pay_months',
    'pay_shares',
    'pay_tiers',
    'retail_products',
    'stock_levels',
    'tip_rules',
  ],
  ...['shift_changes', 'shifts', 'staff_factors', 'staff_locations', 'studio_pictures'],
  'studio_picture_sizes',
  ...['tax_categories', 'therapist_services', 'therapists', 'time_off', 'vat_rates'],
];

test('every column that knows a client is in their file, or it is known why not', async () => {
  const { client, packageId } = amina;
  const { accountId: managerId } = await actorOf(world, 'manager');
  // From a day whose drawer is now closed.
  await world.query('alter table refunds disable trigger user');
  await world.query(`
    with of_hers as (select * from sales where client_id = ${client.id} limit 1)
    insert into refunds (id, sale_id, drawer_id, actor_id, reason, at)
    select gen_random_uuid(), id, drawer_id, seller_id, 'Waited', now() from of_hers`);
  await world.query('alter table refunds enable trigger user');
  await world.query(`insert into package_prolongations
    (package_id, from_expires_on, to_expires_on, reason, actor_id, at)
    values (${packageId}, '2027-01-01', '2027-02-01', 'Travels', ${managerId}, now())`);
  await world.query(`insert into api_keys (account_id, name, scopes, made_at, ends_on)
    values (${client.id}, 'Robot', '{packages:read}', now(), '2027-01-01')`);
  await world.query(`insert into account_changes (account_id, actor_id, at, field, was, became)
    values (${client.id}, ${managerId}, now(), 'first_name', 'Amna', 'Amina')`);
  await world.query(`insert into gift_cards
    (code_hash, last_four, location_code, amount_fils, made_at, language, bought_by)
    values ('\\x01', 'VBNE', 'A', 50000, now(), 'en', ${client.id})`);
  await world.query(`insert into credit_entries
    (account_id, at, kind, amount_fils, balance_fils, reason, actor_id)
    values (${client.id}, now(), 'goodwill', 2500, 2500, 'Waited', ${managerId})`);
  await world.query(`
    with made as (
      insert into imports (source, kind, imported_by, started_at)
      values ('Old software', 'visit', ${managerId}, now()) returning id
    ) insert into earlier_visits (account_id, import_id, day, service, outcome)
      select ${client.id}, id, '2024-11-02', 'Cupping', 'completed' from made`);
  const { rows } = await world.query<{ table: string; columns: string[] }>(`
    with recursive knows (oid) as (
      select 'accounts'::regclass::oid
      union
      select c.conrelid from pg_constraint c join knows k on c.confrelid = k.oid where c.contype = 'f'
    )
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.oid in (select oid from knows) or c.relname = 'mails' group by 1 order by 1`);
  const tables = rows.filter(
    ({ table }) => !OF_THE_STUDIO.includes(table) && !(table in notExported),
  );
  expect(tables.map(({ table }) => table)).toEqual(Object.keys(exported).toSorted());
  const file = (await ask(amina.client.headers())).json();
  const unknown = tables.flatMap(({ table, columns }) => {
    const { in: parts = '', as = {}, out = {} } = exported[table] ?? {};
    const named = namesIn(parts.split(' ').map((part) => file[part]));
    const left = Object.values(out).flat();
    const missing = columns.filter(
      (column) => !left.includes(column) && !named.has(as[column] ?? column),
    );
    const gone = [...left, ...Object.keys(as)].filter((column) => !columns.includes(column));
    return [...missing, ...gone].map((column) => `${table}.${column}`);
  });
  expect(unknown).toEqual([]);
});

/** Every key in the document, at any depth. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return names;
  for (const [name, inside] of Object.entries(value)) {
    names.add(name);
    namesIn(inside, names);
  }
  return names;
}
