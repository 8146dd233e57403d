import { register } from '@limber/contract/auth.ts';
import { writeClientHealthNote } from '@limber/contract/desk/clients/client-health-note.ts';
import { addClient, changeClient, readClient } from '@limber/contract/desk/clients/clients.ts';
import { logContact } from '@limber/contract/desk/clients/contacts.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { giveMembership, revokeMembership } from '@limber/contract/desk/clients/memberships.ts';
import {
  adjustMinutes,
  prolongPackage,
  transferMinutes,
} from '@limber/contract/desk/clients/packages.ts';
import { eraseClient, exportClient } from '@limber/contract/desk/clients/privacy.ts';
import { cancelBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { bookForClient } from '@limber/contract/desk/day/bookings.ts';
import { addSessionNote } from '@limber/contract/desk/day/session-notes.ts';
import { correctCredit } from '@limber/contract/desk/money/credit.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import type { Route } from '@limber/contract/route.ts';
import { invitePerson } from '@limber/contract/sharing.ts';
import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from '../call-api.ts';
import { ownPackage } from '../own-package.ts';
import { serviceNamed, therapistNamed } from '../people.ts';
import { post, signIn } from '../sign-in.ts';
import { openTill } from '../till.ts';
import { wordsOfClients } from './words-of-clients.ts';

const { world, manager, badr, offer, sell } = await openTill();

test('a text column is erased, or exempted with a reason', async () => {
  const { rows } = await world.query<{ place: string }>(`
    select c.relname || '.' || a.attname as place
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attgenerated = ''
      and format_type(a.atttypid, a.atttypmod) ~ 'text|char|json|bytea|xml'
      and not exists (
        select from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey)
          and (k.contype = 'f' or pg_get_constraintdef(k.oid) ~ ('CHECK \\(\\(' || a.attname || ' (= ANY|<@)')))
    order by 1`);
  const known = (place: string) =>
    place in wordsOfClients || (place.split('.')[0] as string) in wordsOfClients;
  expect(rows.map(({ place }) => place).filter((place) => !known(place))).toEqual([]);
  const tables = new Set(rows.map(({ place }) => place.split('.')[0]));
  const gone = Object.keys(wordsOfClients).filter(
    (each) => !tables.has(each) && !rows.some(({ place }) => place === each),
  );
  expect(gone).toEqual([]);
});

/** In each word of hers and about her, and in no other; so long that no sealed text holds it by chance. */
const MARK = 'zqxwvkjy';
const PHONE = '55 ?876 ?5432';

async function ask<R extends Route>(route: R, args: Tried<R>, by: Asker = manager) {
  const key = crypto.randomUUID();
  const reply = await callApi(world, route, args, { by, headers: { 'idempotency-key': key } });
  expect([route.path, reply.statusCode, reply.statusCode < 300 ? '' : reply.body]).toEqual([
    route.path,
    expect.toSatisfy((status: number) => status < 300),
    '',
  ]);
  return reply.body ? reply.json() : null;
}
type Asker = { headers(): { authorization: string } };

/** Columns with a word of hers, the queue of jobs among them. */
async function placesWithHer(): Promise<string[]> {
  const { rows } = await world.query<{ place: string; name: string; column: string }>(`
    select n.nspname || '.' || quote_ident(c.relname) as name, quote_ident(a.attname) as column,
      case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname || '.' || a.attname as place
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') order by place`);
  const found: string[] = [];
  for (const { place, name, column } of rows) {
    const { rows: hers } = await world.query(
      `select from ${name} where ${column}::text ~* '${MARK}|${PHONE}' limit 1`,
    );
    if (hers.length > 0) found.push(place);
  }
  return found;
}

const countSealed = async () => {
  const { rows } = await world.query<{ notes: number }>(`select
    (select count(*) from accounts where medical_issues_sealed is not null)::int
    + (select count(*) from registration_notes)::int + (select count(*) from session_notes)::int
    + (select count(*) from mails where sealed is not null and recipient ~ '${MARK}')::int as notes`);
  return rows[0]?.notes;
};

/**
 * A client with text about her wherever the product takes any, all of it through HTTP; returns her
 * id.
 */
async function liveThrough(): Promise<number> {
  const registered = await post(world, register, {
    email: `${MARK}.first@client.example`,
    first_name: 'Zqxwvkjyelda',
    last_name: 'Zqxwvkjyarz',
    phone_number: '+971 55 876 5432',
    gender: 'female',
    medicalIssues: `Knee ${MARK}`,
    goal: `Goal ${MARK}`,
  });
  const { id } = registered.body as { id: number };
  const { access } = await signIn(world, `${MARK}.first@client.example`);
  const herself = { headers: () => ({ authorization: `Bearer ${access}` }) };
  const versionOf = async (whose: number) => (await ask(readClient, { id: whose })).version;
  await world.runJobs();

  // Invited to an address that she has later.
  const badrs = await ownPackage(world, badr.id, 'Family Shared Package');
  await ask(invitePerson, { id: badrs, email: `${MARK}.second@client.example` }, badr);

  // She had another address and another name, and was two clients.
  await ask(changeClient, {
    id,
    version: await versionOf(id),
    email: `${MARK}.second@client.example`,
    last_name: 'Zqxwvkjyarzen',
  });
  const double = { first_name: 'Zqxwvkjyouble', phone_number: '055 876 5432' };
  const { id: duplicate } = await ask(addClient, double);
  const agreed = { words_version: HEALTH_CONSENT.version, language: 'en' as const };
  await ask(writeClientHealthNote, { id: duplicate, note: `Back ${MARK}`, agreed, version: 1 });
  await ask(giveMembership, { client_id: duplicate, reason: `Gift ${MARK}` });
  await ask(mergeClients, { id, duplicate_id: duplicate });

  const session = {
    client_id: id,
    services: [{ id: await serviceNamed(world, 'Stretching'), time: 60 }],
    serviceType: 'service',
    therapist_id: await therapistNamed(world, 'Noura'),
    date: '2026-03-05',
    location: 'A',
    total_duration: 60,
  } as const;
  const booked = await ask(bookForClient, {
    ...session,
    time: '14:10',
    override: { reason: `Agreed ${MARK}` },
  });
  await ask(addSessionNote, { id: booked.id, note: `Shoulder ${MARK}` });
  const other = await ask(bookForClient, { ...session, time: '17:00' });
  const cancelled = { by: 'client', counts_as: 'returned', reason: `Ill ${MARK}` } as const;
  await ask(cancelBooking, { id: other.id, version: other.version, ...cancelled });

  const pack = await ownPackage(world, id, 'Family Shared Package');
  const second = await ownPackage(world, id, 'Balance Package');
  await ask(prolongPackage, { id: pack, expiry_date: '2027-12-31', reason: `Travels ${MARK}` });
  await ask(adjustMinutes, { id: pack, minutes: 15, reason: `Waited ${MARK}` });
  await ask(transferMinutes, { id: second, into: pack, minutes: 10, reason: `Hers ${MARK}` });
  await ask(invitePerson, { id: pack, email: badr.email }, herself);
  const years = await world.query<{ id: number }>(
    `select id from memberships where reason like '%${MARK}%'`,
  );
  await ask(revokeMembership, { id: years.rows[0]?.id ?? 0, reason: `Mistake ${MARK}` });

  await ask(correctCredit, { id, kind: 'goodwill', amount: 5, reason: `Sorry ${MARK}` });
  await ask(correctCredit, { id, kind: 'corrected', amount: -5, reason: `Given ${MARK}` });

  const { line, price } = await offer('Starter Package');
  const sold = await sell({
    client_id: id,
    lines: [{ ...line, price: price - 10, reason: `Regular ${MARK}` }],
    payments: [{ method: 'terminal', amount: price - 10, reference: '004711' }],
  });
  const [first] = sold.lines;
  await ask(refundSale, {
    id: sold.id,
    location: 'A',
    reason: `Fell ${MARK}`,
    lines: [{ line_id: first?.id ?? 0, amount: 50, minutes: 0 }],
    payments: [{ method: 'cash', amount: 50 }],
  });
  await ask(logContact, { client_id: id, channel: 'phone', about: 'package' });
  await ask(exportClient, { id, reason: `Letter of ${MARK}` });
  const block = {
    address: `Villa ${MARK}`,
    blocked_reason: `Late ${MARK}`,
    desk_note: `Rings ${MARK}`,
  };
  await ask(changeClient, { id, version: await versionOf(id), ...block });
  return id;
}

test('a client is erased in every table, but for what the law keeps of an invoice', async () => {
  await world.query('update settings set simplified_up_to_aed = 0');
  const id = await liveThrough();
  await world.query(`
    with made as (
      insert into imports (source, kind, imported_by, started_at)
      values ('Old software', 'client', ${manager.id}, now()) returning id
    )
    insert into import_rows
      (source, kind, source_key, account_id, imported_by, imported_at, import_id, changed_in, was)
    select 'Old software', 'client', '${MARK}@client.example', ${id}, ${manager.id}, now(), id, id,
      '{"said": {"first_name": ["${MARK}", "Other"]}}'
    from made`);
  await world.query(`
    insert into booking_fees (id, booking_id, because, most_fils, amount_fils, status, reason,
      decided_at, decided_by, takes_at)
    select gen_random_uuid(), id, 'missed', 100, 0, 'let_go', 'Ill ${MARK}', now(), ${manager.id}, now()
    from bookings where client_id = ${id} limit 1`);
  await world.query(`
    insert into gift_cards (code_hash, last_four, location_code, amount_fils, made_at, language,
      to_name, from_name, message, to_email, send_at, bought_by, voided_at, voided_by, voided_because)
    select decode(md5(which::text), 'hex'), 'VBNE', 'A', 50000, now(), 'en', '${MARK}', '${MARK}', '${MARK}',
      case when which = 1 then '${MARK}@client.example' end, case when which = 1 then now() end, ${id},
      case when which = 2 then now() end, case when which = 2 then ${manager.id} end,
      case when which = 2 then 'Lost by ${MARK}' end
    from generate_series(1, 2) which`);
  await world.query(`
    insert into payment_tasks (id, location_code, kind, fee_id, opened_at, closed_at, closed_by,
      closed_how, note)
    select gen_random_uuid(), 'A', 'fee_failed', f.id, now(), now(), ${manager.id}, 'noted', 'For ${MARK}'
    from booking_fees f join bookings b on b.id = f.booking_id where b.client_id = ${id} limit 1`);
  await world.query(`
    insert into api_keys (account_id, name, scopes, made_at, ends_on)
    values (${id}, 'Robot of ${MARK}', '{packages:read}', now(), '2027-01-01')`);
  const before = await placesWithHer();
  const words = Object.keys(wordsOfClients).filter((place) => wordsOfClients[place] === 'words');
  // Sealed texts are counted instead: both notes and a waiting mail.
  expect(words.filter((place) => !/sealed$/.test(place) && !before.includes(place))).toEqual([]);
  expect(await countSealed()).toBe(3);

  // As versions before kept it.
  await world.query('alter table tax_documents disable trigger user');
  await world.query(`update tax_documents set snapshot =
    jsonb_set(snapshot, '{lines,0,because}', '"Regular ${MARK}"')`);
  await world.query('alter table tax_documents enable trigger user');

  await ask(eraseClient, { id, reason: 'Asked for by letter' });
  await world.runJobs(10_000);
  expect(await placesWithHer()).toEqual(['tax_documents.snapshot']);
  expect(await countSealed()).toBe(0);
  const { rows } = await world.query<{ rest: string; reason: string | null; reference: string }>(
    `select d.snapshot - 'reason' as rest, d.snapshot ->> 'reason' as reason, reference
     from tax_documents d join payments p using (sale_id) where method = 'terminal' order by d.id`,
  );
  expect(rows.map(({ reason, reference }) => [reason, reference])).toEqual([
    [null, '004711'],
    [`Fell ${MARK}`, '004711'],
  ]);
  expect(JSON.stringify(rows.map(({ rest }) => rest))).not.toContain(MARK);
  const people = await world.query(
    `select gender from accounts where id = ${id} or merged_into = ${id}`,
  );
  expect(people.rows).toEqual([{ gender: null }, { gender: null }]);
});
