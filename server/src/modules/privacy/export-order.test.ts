import { randomUUID } from 'node:crypto';
import { exportData } from '@limber/contract/accounts.ts';
import { beforeAll, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openWorld } from '../../../test/harness.ts';
import { addLivedIn, type LivedIn } from '../../../test/lived-in.ts';
import { actorOf } from '../../../test/people.ts';
import { addWorkedIn, type WorkedIn } from '../../../test/privacy/worked-in.ts';

// Each list of a file has three more rows, inserted in another order than that of the list.
const world = await openWorld();

type Row = Record<string, unknown>;
/** What is other in each copy of a row; `place` says where it belongs, from 1. */
type Changes = (place: number) => Row;

let amina: LivedIn;
let lubna: WorkedIn;
let files: { client: Row; therapist: Row };

const day = (place: number) => `2026-05-0${place}`;
const at = (place: number) => `${day(place)} 10:00+04`;
const days = (place: number) => ({ starts_at: at(place), ends_at: `${day(place)} 11:00+04` });
const WRITTEN = [2, 3, 1];

/** Copies one row of a table three times, in an order that is not that of their places. */
async function copy(table: string, where: string, changes: Changes): Promise<void> {
  const { rows } = await world.query<{ columns: string; row: Row }>(`
    select (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '')
      as columns, to_jsonb(${table}) as row
    from ${table} where ${where} limit 1`);
  const [{ columns, row }] = rows as [(typeof rows)[number]];
  for (const place of WRITTEN) {
    const changed = JSON.stringify({ ...row, ...changes(place) }).replaceAll("'", "''");
    await write(`insert into ${table} (${columns}) overriding system value
      select ${columns} from jsonb_populate_record(null::${table}, '${changed}')`);
  }
}

/** Without triggers and references, which would want the whole story of each row. */
const write = (statements: string) =>
  world.query(`begin; set local session_replication_role = replica; ${statements}; commit`);

const id = (place: number) => 1_000_000 + place;
const token = () => `\\x${randomUUID().replaceAll('-', '')}`;

beforeAll(async () => {
  amina = await addLivedIn(world, 'Amina');
  lubna = await addWorkedIn(world, 'Lubna');
  const { client, friend, packageId } = amina;
  const mine = `= ${client.id}`;
  const { rows: found } = await world.query<Row>(`select
    (select id from bookings where client_id ${mine}) as booking,
    (select id from sales where client_id ${mine}) as sale,
    (select id from owned_packages where owner_id = ${friend.id}) as theirs,
    (select n.id from session_notes n join bookings b on b.id = booking_id where client_id ${mine}) as note,
    (select id from bookings where therapist_id = ${lubna.therapistId}) as given`);
  const { booking, sale, theirs, note, given } = found[0] as Row;
  const { accountId: manager } = await actorOf(world, 'manager');
  const { accountId: desk } = await actorOf(world, 'front_desk');
  await write(`
    insert into package_prolongations (package_id, from_expires_on, to_expires_on, reason, actor_id, at)
    values (${packageId}, '2027-01-01', '2027-02-01', 'Travels', ${manager}, '2026-03-04');
    insert into account_changes (account_id, actor_id, at, field, was, became)
    values (${client.id}, ${manager}, '2026-03-04', 'first_name', 'Amna', 'Amina');
    insert into refunds (id, sale_id, drawer_id, actor_id, reason, at)
    select gen_random_uuid(), id, drawer_id, seller_id, 'Waited', '2026-03-04' from sales where id = '${sale}';
    insert into tips (sale_id, drawer_id, therapist_id, amount_fils, actor_id, at)
    select id, drawer_id, ${lubna.therapistId}, 500, seller_id, '2026-03-05' from sales where id = '${sale}';
    insert into staff_factors (account_id, kind, secret, created_at, confirmed_at)
    values (${lubna.accountId}, 'recovery', '', '2026-03-04', '2026-03-04')`);

  const { rows: therapists } = await world.query<{ id: number }>(
    'select id from therapists where id <> (select therapist_id from favourites order by since limit 1) order by id',
  );

  const inTurn: Changes = (place) => ({ id: id(place), at: at(place) });
  await copy('bookings', `id = '${booking}'`, (place) => ({ id: randomUUID(), ...days(place) }));
  const line: Changes = (place) => ({
    position: place + 1,
    price_fils: 32_000 + 100 * place,
    lasts_minutes: 60 + place,
  });
  await copy('booking_lines', `booking_id = '${booking}'`, line);
  await copy('booking_events', `booking_id = '${booking}'`, inTurn);
  await copy('owned_packages', `id = ${packageId}`, (place) => ({ id: id(place) }));
  await copy('owned_packages', `id = ${theirs}`, (place) => ({ id: id(place + 10) }));
  await copy('package_prolongations', `package_id = ${packageId}`, inTurn);
  await copy('package_entries', `package_id = ${packageId} and kind = 'booked'`, inTurn);
  await copy('package_entries', `package_id = ${packageId} and kind = 'booked'`, (place) => ({
    ...{ ...inTurn(place), id: id(place + 10), package_id: theirs },
  }));
  await copy('package_people', `package_id = ${packageId} and account_id is null`, (place) => ({
    ...{
      id: id(place),
      email: `uncle-${place}@client.example`,
      invited_at: at(place),
      token_hash: token(),
    },
  }));
  await copy('package_people', `package_id = ${theirs}`, (place) => ({
    ...{
      id: id(place + 10),
      package_id: id(place + 10),
      invited_at: at(place),
      token_hash: token(),
    },
  }));
  await copy('memberships', `account_id ${mine}`, (place) => ({
    ...{ id: id(place), valid_from: `203${place}-01-01`, valid_to: `203${place}-12-31` },
  }));
  await copy('partner_interactions', `account_id ${mine}`, inTurn);
  await copy('partner_code_requests', `account_id ${mine}`, (place) => ({
    ...inTurn(place),
    code_id: id(place),
  }));
  await copy('partner_codes', `handed_to ${mine}`, (place) => ({
    ...{ id: id(place), code: `FRESH-${place}`, handed_at: at(place) },
  }));
  await copy('favourites', `account_id ${mine}`, (place) => ({
    ...{ therapist_id: therapists[place]?.id, since: at(place) },
  }));
  await copy('mails', `recipient = '${client.email}'`, (place) => ({
    event_key: `later-${place}`,
    queued_at: at(place),
  }));
  await copy('sessions', `account_id ${mine}`, (place) => ({
    id: randomUUID(),
    started_at: at(place),
  }));
  await copy('account_changes', `account_id ${mine}`, inTurn);
  await copy('sales', `id = '${sale}'`, (place) => ({ id: randomUUID(), at: at(place) }));
  await copy('sale_lines', `sale_id = '${sale}'`, (place) => ({
    ...{
      id: id(place),
      position: place + 1,
      booking_id: null,
      package_id: packageId,
      name: `Stretching ${place}`,
    },
  }));
  await copy('payments', `sale_id = '${sale}'`, inTurn);
  await copy('tips', `sale_id = '${sale}'`, (place) => ({ ...inTurn(place), therapist_id: 1 }));
  await copy('refunds', `sale_id = '${sale}'`, (place) => ({ id: randomUUID(), at: at(place) }));
  await copy('tax_documents', `sale_id = '${sale}'`, (place) => ({
    ...{
      id: id(place),
      kind: 'credit_note',
      number: id(place),
      name: `CRN-B-${place}`,
      refund_id: randomUUID(),
      issued_at: at(place),
    },
  }));
  await copy('session_notes', `id = ${note}`, (place) => ({
    ...inTurn(place),
    withdrawn_at: at(place),
  }));
  const readers = [0, manager, lubna.accountId, client.id];
  await copy('session_note_reads', `note_id = ${note}`, (place) => ({
    reader_id: readers[place],
    at: at(place),
  }));
  await copy('health_consents', `account_id ${mine}`, (place) => ({
    ...{ id: id(place), agreed_at: at(place), withdrawn_at: at(place), withdrawn_by: desk },
  }));
  await copy('health_note_reads', `account_id ${mine}`, inTurn);
  await copy('contacts', `client_id ${mine}`, (place) => ({ id: id(place), opened_at: at(place) }));
  await copy('audit_log', `account_id ${mine}`, inTurn);

  const theirOwn = `therapist_id = ${lubna.therapistId}`;
  const made: Changes = (place) => ({
    ...{ id: id(place), made_at: at(place), withdrawn_at: at(place), withdrawn_by: manager },
  });
  await copy('shifts', theirOwn, (place) => ({
    ...{
      id: id(place),
      weekday: 5 + Math.floor(place / 3),
      from_minute: 600 + (place % 3) * 100,
      to_minute: 690 + (place % 3) * 100,
    },
  }));
  await copy('shift_changes', theirOwn, made);
  await copy('time_off', theirOwn, made);
  await copy('late_notices', theirOwn, (place) => ({
    id: id(place),
    said_at: at(place),
    withdrawn_at: at(place),
  }));
  await world.query(`update pay_rates set valid_to = '2026-02-01' where ${theirOwn}`);
  await copy('pay_rates', theirOwn, (place) => ({
    id: id(place),
    valid_from: day(place),
    valid_to: day(place),
  }));
  await copy('tips', `${theirOwn} and sale_id <> '${sale}'`, (place) => ({
    ...inTurn(place),
    id: id(place + 10),
  }));
  await copy('bookings', `id = '${given}'`, (place) => ({ id: randomUUID(), ...days(place) }));
  await copy('booking_lines', `booking_id = '${booking}' and position = 1`, (place) => ({
    ...line(place),
    booking_id: given,
  }));
  await copy('booking_events', `from_therapist_id = ${lubna.therapistId}`, (place) => ({
    ...inTurn(place),
    id: id(place + 10),
  }));
  await copy('audit_log', `subject = 'shift ${lubna.therapistId}'`, (place) => ({
    ...inTurn(place),
    id: id(place + 10),
  }));
  await copy('audit_log', `subject = 'counter 1' and actor_id = ${lubna.accountId}`, (place) => ({
    ...inTurn(place),
    id: id(place + 20),
  }));
  await copy('session_notes', `author_id = ${lubna.accountId}`, (place) => ({
    ...{ ...inTurn(place), id: id(place + 10), withdrawn_at: at(place) },
  }));
  await copy('staff_factors', `account_id = ${lubna.accountId}`, (place) => ({
    id: id(place),
    created_at: at(place),
  }));
  const { rows: offered } = await world.query<{ id: number }>(
    `select id from services where name <> 'Stretching' order by position limit 3`,
  );
  await copy('therapist_services', theirOwn, (place) => ({ service_id: offered[place - 1]?.id }));

  await world.query(`update therapists set active = true where id = ${lubna.therapistId}`);
  const fileOf = async (headers: Record<string, string>) =>
    (await callApi(world, exportData, {}, { headers })).json();
  files = {
    client: await fileOf(client.headers()),
    therapist: await fileOf(world.bearer(lubna.accountId, 'therapist')),
  };
});

type Way = 'oldest first' | 'newest first';

/** The longest of the lists under this name, such as `purchases.lines`, in somebody's file. */
function listIn(file: Row, path: string): Row[] {
  const [name = '', inside] = path.split('.').slice(-2) as [string, string?];
  const whole = path.startsWith('work.') ? (file.work as Row) : file;
  if (inside === undefined || path === `work.${inside}`) return whole[inside ?? name] as Row[];
  const lists = (whole[name] as Row[]).map((each) => each[inside] as Row[]);
  return lists.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

test.each([
  ['client', 'appointments', 'starts_at', 'newest first'],
  ['client', 'appointments.services', 'price', 'oldest first'],
  ['client', 'appointments.history', 'at', 'oldest first'],
  ['client', 'packages', 'id', 'newest first'],
  ['client', 'packages.prolonged', 'at', 'oldest first'],
  ['client', 'packages.statement', 'at', 'oldest first'],
  ['client', 'packages.people', 'invited_at', 'oldest first'],
  ['client', 'packages_shared_with_me', 'invited_at', 'newest first'],
  ['client', 'packages_shared_with_me.statement', 'at', 'oldest first'],
  ['client', 'memberships', 'valid_from', 'oldest first'],
  ['client', 'partner_interactions', 'at', 'oldest first'],
  ['client', 'partner_code_requests', 'at', 'oldest first'],
  ['client', 'partner_codes', 'handed_at', 'oldest first'],
  ['client', 'favourite_therapists', 'since', 'oldest first'],
  ['client', 'mails', 'queued_at', 'oldest first'],
  ['client', 'sign_ins', 'started_at', 'oldest first'],
  ['client', 'purchases', 'at', 'newest first'],
  ['client', 'purchases.lines', 'name', 'oldest first'],
  ['client', 'purchases.payments', 'at', 'oldest first'],
  ['client', 'purchases.tips', 'at', 'oldest first'],
  ['client', 'purchases.refunds', 'at', 'oldest first'],
  ['client', 'purchases.documents', 'issued_at', 'oldest first'],
  ['client', 'session_notes', 'at', 'oldest first'],
  ['client', 'session_notes.read', 'at', 'oldest first'],
  ['client', 'health_consents', 'agreed_at', 'oldest first'],
  ['client', 'health_notes_read', 'at', 'newest first'],
  ['client', 'contacts', 'opened_at', 'oldest first'],
  ['client', 'changes_by_the_studio', 'at', 'oldest first'],
  ['client', 'audit_records', 'at', 'oldest first'],
  ['therapist', 'second_factors', 'created_at', 'oldest first'],
  ['therapist', 'work.changed_days', 'made_at', 'oldest first'],
  ['therapist', 'work.time_off', 'made_at', 'oldest first'],
  ['therapist', 'work.late_notices', 'said_at', 'oldest first'],
  ['therapist', 'work.pay_rates', 'valid_from', 'oldest first'],
  ['therapist', 'work.tips', 'at', 'oldest first'],
  ['therapist', 'work.sessions_given', 'starts_at', 'newest first'],
  ['therapist', 'work.sessions_given.services', 'minutes', 'oldest first'],
  ['therapist', 'work.sessions_moved_away', 'at', 'oldest first'],
  ['therapist', 'work.records_of_work', 'at', 'oldest first'],
  ['therapist', 'work.done_by_me', 'at', 'oldest first'],
  ['therapist', 'work.notes_by_me', 'at', 'oldest first'],
] as ['client' | 'therapist', string, string, Way][])(
  'in the file of a %s, %s stand by %s, the %s',
  (whose, path, shown, way) => {
    const values = listIn(files[whose], path).map((each) => each[shown] as string | number);
    const ascending = values.toSorted((one, other) => (one < other ? -1 : 1));
    expect(new Set(values).size).toBeGreaterThan(2);
    expect(values).toEqual(way === 'oldest first' ? ascending : ascending.toReversed());
  },
);

test('the shifts of a therapist stand by weekday and hour, their services as on the site', async () => {
  const work = files.therapist.work as {
    shifts: { weekday: number; from_minute: number }[];
    therapist: { services: { name: string }[] };
  };
  const shifts = work.shifts.map(({ weekday, from_minute }) => [weekday, from_minute]);
  expect(shifts).toEqual([
    [4, 720],
    [5, 700],
    [5, 800],
    [6, 600],
  ]);
  const { rows } = await world.query<{ name: string }>(
    'select name from services order by position',
  );
  const names = work.therapist.services.map(({ name }) => name);
  expect(names).toHaveLength(4);
  expect(names).toEqual(rows.map(({ name }) => name).filter((name) => names.includes(name)));
});
