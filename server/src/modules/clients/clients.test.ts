import { exportData } from '@limber/contract/accounts.ts';
import { findClients } from '@limber/contract/desk/clients/client-search.ts';
import { addClient, changeClient, readClient } from '@limber/contract/desk/clients/clients.ts';
import { readDeskSession } from '@limber/contract/desk/day/session.ts';
import { readUsual } from '@limber/contract/desk/day/usual-session.ts';
import type { Route } from '@limber/contract/route.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { memberOf, addClient as register } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';
import { purgeUnverified } from '../../purges.ts';

const { world, amina, badr, book, buy, share, expireOn } = await openStudio();
const desk = await memberOf(world, 'front_desk');

beforeEach(async () => {
  await world.query('delete from accounts where created_by is not null');
});

async function ask<R extends Route>(route: R, args: Tried<R>) {
  const reply = await callApi(world, route, args, { by: desk });
  return { status: reply.statusCode, body: reply.json() };
}

const add = async (args: Tried<typeof addClient>) => (await ask(addClient, args)).body;
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);
const find = async (q: string) => idsOf((await ask(findClients, { q })).body);

describe('clients', () => {
  test('A client with name and mobile only is made; typing `050…` finds `+97150…`; a second person with the same number is another client.', async () => {
    const sara = await ask(addClient, { first_name: 'Sara', phone_number: '050 765 4321' });
    expect(sara.status).toBe(201);
    expect(sara.body).toMatchObject({
      first_name: 'Sara',
      last_name: '',
      phone_number: '+971507654321',
      email: null,
      gender: null,
      made_at_desk: true,
      proven: false,
      packages: [],
      next_sessions: [],
    });
    const { id } = sara.body;
    for (const typed of ['0507', '050 765', '+971507', '00971507', '507654321', '٠٥٠٧٦٥', '4321']) {
      expect([typed, await find(typed)]).toEqual([typed, [id]]);
    }
    const second = await add({ first_name: 'Omar', phone_number: '+971 50 765 4321' });
    expect(second.id).not.toBe(id);
    expect(await find('0507654321')).toEqual([second.id, id]);
    expect(idsOf(second.same_number)).toEqual([id]);
  });

  test.each([
    [
      'عبد الرحمن',
      'المنصوري',
      ['عبدالرحمن', 'عبد الرحمن', 'عبدالرحمن المنصوري', 'عَبْدُ الرَّحْمٰن', 'عبـــدالرحمن', 'المنصورى'],
    ],
    ['عبدالرحمن', '', ['عبد الرحمن', 'عبدالرحمن', 'عبد‏الرحمن']],
    ['أسماء', 'فاطمة', ['اسماء', 'اسما', 'فاطمه', 'أسماءفاطمة']],
    [
      'Mariam',
      'Al Hashimi',
      ['alhashimi', 'al-hashimi', 'Al Hashimi', 'mariamalhashimi', 'ALHASHIMI mariam'],
    ],
    ['Mariam', 'Alhashimi', ['al hashimi', 'Al‑Hashimi', 'alhash']],
    ['Abdulrahman', '', ['abdul rahman', 'abd ul rahman', 'AbdulRahman']],
    ['Sinéad', "O'Brien", ['sinead obrien', 'o’brien', 'obrien', 'o brien', 'SINÉAD']],
    ['ŁUKASZ', 'Škoda-Żak', ['lukasz', 'skoda', 'skodazak', 'škoda żak']],
    ['Zoe\u0308', 'Brontë', ['zoë', 'zoe', 'bronte']],
  ])(
    '%s %s is found with any spacing and marks of the name',
    async (first_name, last_name, typed) => {
      const { id } = await add({ first_name, last_name, phone_number: '0507654321' });
      await add({ first_name: 'Khalid', last_name: 'Rashed', phone_number: '0501111111' });
      for (const each of typed) expect([each, await find(each)]).toEqual([each, [id]]);
    },
  );

  test('are at most twenty, the newest first', async () => {
    const { rows } = await world.query<{ id: number }>(`
      insert into accounts (email, first_name, last_name, phone_number, gender, account_type, created_at)
      select 'zuhair' || n || '@client.example', 'Zuhair', 'Qasim', '', 'male', 'client', now()
      from generate_series(1, 21) as n returning id`);
    const newestFirst = rows.map(({ id }) => id).toReversed();
    const found = [await find('zuhair'), await find('uhair'), await find('Zuhair 0507777777')];
    await world.query(`delete from accounts where first_name = 'Zuhair'`);
    expect(found).toEqual(Array(3).fill(newestFirst.slice(0, 20)));
  });

  test('are found by name and number together, and by the number where nobody with it has the name', async () => {
    const sara = await add({
      first_name: 'Sara',
      last_name: 'Haddad',
      phone_number: '0507654321',
    });
    const namesake = await add({ first_name: 'Sara', phone_number: '0502222222' });
    for (const typed of [
      'Sara 0507654321',
      '0507654321 Sara',
      'Sara Haddad 050 765 4321',
      'sara +971 50 765 4321',
      'Sara ٠٥٠٧٦٥٤٣٢١',
      'Sara 0507',
      'Zahra 0507654321',
    ]) {
      expect([typed, await find(typed)]).toEqual([typed, [sara.id]]);
    }
    // The client with the typed name comes first, and the one with the number is marked.
    const omar = await add({ first_name: 'Omar', phone_number: '0503333333' });
    expect((await ask(findClients, { q: 'Omar 0507654321' })).body).toMatchObject([
      { id: omar.id, other_name: false },
      { id: sara.id, other_name: true },
    ]);
    expect(await find('Sara 050')).toEqual([namesake.id, sara.id]);
    expect(await find('Zahra 050')).toEqual([]);
  });

  test('with one number are in the order of upcoming session, usable package, latest visit, then the newest', async () => {
    // Amina and Badr share a number, and so does everybody else created here.
    const before = await register(world, 'Before');
    const lately = await register(world, 'Lately');
    const gone = await register(world, 'Gone');
    const newest = await register(world, 'Newest');
    const hadSession = async (client: { id: number }, daysAgo: number) => {
      await book({}, client as typeof amina);
      await world.query(
        `update bookings set starts_at = starts_at - interval '${daysAgo} days',
          ends_at = ends_at - interval '${daysAgo} days' where client_id = ${client.id}`,
      );
    };
    await hadSession(lately, 20);
    await hadSession(before, 200);
    await hadSession(badr, 300);
    await buy('Starter Package', {}, badr);
    await world.query(
      `update bookings set status = 'no_show' where client_id = ${badr.id} and package_id is not null`,
    );
    await book();
    const { package: over } = await buy('Starter Package', { time: '16:00' }, gone);
    await expireOn(over.id, '2026-03-03');
    await world.query(`update bookings set status = 'no_show' where client_id = ${gone.id}`);
    const expected = [amina, badr, lately, before, newest, gone];
    expect(await find('0500000000')).toEqual(idsOf(expected));
  });

  test('are found by any part of their names and of their address, beginnings first', async () => {
    const fatima = await add({
      first_name: 'فاطمة',
      last_name: 'العلي',
      phone_number: '0501111111',
    });
    const eloise = await add({
      first_name: 'Éloïse',
      last_name: 'O’Neil',
      email: 'e.neil@client.example',
    });
    const khalid = await add({ first_name: 'Khalid', phone_number: '0502222222' });
    const ali = await add({ first_name: 'Ali', phone_number: '0503333333' });
    const later = await add({ first_name: 'Khalida', phone_number: '0504444444' });
    for (const typed of ['فاط', 'فاطمه', 'علي', 'العلي فاطمة']) {
      expect([typed, await find(typed)]).toEqual([typed, expect.arrayContaining([fatima.id])]);
    }
    for (const typed of ['eloise', "o'neil", 'NEIL el', 'e.neil@client', 'loi']) {
      expect([typed, await find(typed)]).toEqual([typed, [eloise.id]]);
    }
    expect(await find('ali')).toEqual([ali.id, later.id, khalid.id]);
    for (const typed of ['a', '%', '__', 'nobody at all']) expect(await find(typed)).toEqual([]);
    expect(await find('Noura')).toEqual([]);
  });

  test('are read with packages, sessions, and the people who share with them', async () => {
    const { package: owned } = await buy('Family Shared Package');
    await share(owned.id, badr);
    const bookingId = await book({ time: '16:00', total_price: 288 });
    const { status, body } = await ask(readClient, { id: amina.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: amina.email,
      made_at_desk: false,
      health_notes: false,
      packages: [{ id: owned.id, owned: true }],
      household: [{ id: badr.id, package_id: owned.id, owner: false, used_minutes: 0 }],
      past_sessions: [],
    });
    expect(body.next_sessions.map((session: { id: string }) => session.id)).toContain(bookingId);
    const { body: guest } = await ask(readClient, { id: badr.id });
    expect(guest.household).toMatchObject([{ id: amina.id, package_id: owned.id, owner: true }]);
    const [found] = (await ask(findClients, { q: 'amina' })).body;
    expect(found).toMatchObject({
      next_session: body.next_sessions[0] && expect.any(String),
      minutes_left: body.packages[0].remaining_time,
      member: true,
    });
  });

  test('have no household any more, and are in nobody’s, once they were removed from it', async () => {
    const { package: owned } = await buy('Family Shared Package', { time: '17:00' });
    await share(owned.id, badr);
    const householdOf = async ({ id }: { id: number }) =>
      (await ask(readClient, { id })).body.household.filter(
        (each: { package_id: number }) => each.package_id === owned.id,
      );
    expect([(await householdOf(amina)).length, (await householdOf(badr)).length]).toEqual([1, 1]);
    await world.query(`update package_people set removed_at = now()
      where package_id = ${owned.id} and account_id = ${badr.id}`);
    expect([await householdOf(amina), await householdOf(badr)]).toEqual([[], []]);
  });

  test('are changed, and the old values are kept with the actor', async () => {
    const { id } = await add({ first_name: 'Sara', phone_number: '0507654321' });
    const changes = { first_name: 'Sarah', phone_number: '0551234567', gender: 'female' };
    const { status, body } = await ask(changeClient, { id, version: 1, ...changes });
    expect(status).toBe(200);
    expect(body.version).toBe(2);
    expect(body).toMatchObject({ first_name: 'Sarah', phone_number: '+971551234567' });
    expect(body.changes).toMatchObject([
      { field: 'gender', was: null, became: 'female' },
      { field: 'phone_number', was: '0507654321', became: '0551234567' },
      { field: 'first_name', was: 'Sara', became: 'Sarah', by: expect.stringMatching(/\w/) },
    ]);
    expect(await find('0507654321')).toEqual([]);
    expect(await find('0551')).toEqual([id]);
    // Repeated, it is not a change.
    const again = await ask(changeClient, { id, version: 2, ...changes });
    expect([again.body.changes.length, again.body.version]).toEqual([3, 2]);
    const spoken = await ask(changeClient, { id, version: 2, language: 'ar' });
    expect(spoken.body.changes[0]).toMatchObject({ field: 'language', was: 'en', became: 'ar' });
    // Somebody else saw them as they were before.
    const late = await ask(changeClient, { id, version: 2, first_name: 'Sara' });
    expect(late.status).toBe(409);
    expect((await ask(readClient, { id })).body).toMatchObject({ first_name: 'Sarah', version: 3 });
  });

  test('a note for the team stands beside their sessions and in their own file, as do offers', async () => {
    const bookingId = await book();
    const note = 'Rings before she comes';
    const { version } = (await ask(readClient, { id: amina.id })).body;
    const words = { desk_note: ` ${note} `, offers_by_mail: 'no' } as const;
    const changed = await ask(changeClient, { id: amina.id, version, ...words });
    expect(changed.body).toMatchObject({
      ...{ desk_note: note, offers_by_mail: 'no', offers_by_message: null },
    });
    expect((await ask(readDeskSession, { id: bookingId })).body.desk_note).toBe(note);
    expect((await ask(readUsual, { id: amina.id })).body.client.desk_note).toBe(note);
    const own = (await callApi(world, exportData, {}, { by: amina })).json();
    expect(own.account_opened).toMatchObject({
      ...{ note_of_the_studio: note, offers_by_mail: 'no', offers_by_message: null },
    });
    const emptied = { id: amina.id, version: changed.body.version, desk_note: ' ' };
    expect((await ask(changeClient, emptied)).body.desk_note).toBeNull();
  });

  test('whose address was never proved stay when the desk created them', async () => {
    const { id } = await add({ first_name: 'Sara', phone_number: '0507654321' });
    await world.query('update accounts set verified_at = created_at where created_by is null');
    await purgeUnverified(world.db, new Date('2030-01-01'));
    expect((await ask(readClient, { id })).status).toBe(200);
  });
});

describe('the desk is told the error', () => {
  test.each([
    [{ first_name: 'Sara' }, 'phone_number'],
    [{ first_name: 'Sara', phone_number: '+999 1234567' }, 'phone_number'],
    [{ first_name: 'www.sara.com', phone_number: '0507654321' }, 'first_name'],
    [{ first_name: 'Sara', last_name: '1', phone_number: '0507654321' }, 'last_name'],
    [{ first_name: 'Sara', email: 'sara' }, 'email'],
    [{ first_name: 'Sara', email: amina.email }, 'email'],
  ])('when it makes %j', async (input, field) => {
    const { status, body } = await ask(addClient, input);
    expect([status, body.detail, Object.keys(body.fields ?? {})]).toEqual([
      400,
      expect.any(String),
      [field],
    ]);
  });

  test('when it changes', async () => {
    const { id } = await add({ first_name: 'Sara', phone_number: '0507654321' });
    for (const input of [{ phone_number: null }, { phone_number: '+999 1234567' }]) {
      const { status, body } = await ask(changeClient, { id, version: 1, ...input });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['phone_number']]);
    }
    const { status, body } = await ask(changeClient, { id, version: 1, email: amina.email });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['email']]);
    const loose = await register(world, 'Loose');
    await world.query(`update accounts set phone_number = '' where id = ${loose.id}`);
    const { version } = (await ask(readClient, { id: loose.id })).body;
    const change = async (more: object) =>
      (await ask(changeClient, { id: loose.id, version, ...more })).status;
    expect(await change({ email: null })).toBe(400);
    expect(await change({ gender: 'male' })).toBe(200);
  });

  test('of an unknown client', async () => {
    for (const id of [desk.id, 2_000_000]) {
      expect((await ask(readClient, { id })).status).toBe(404);
      expect((await ask(changeClient, { id, version: 1, gender: 'male' })).status).toBe(404);
    }
  });

  test('and a client has no access', async () => {
    const reply = await callApi(world, findClients, { q: 'amina' }, { by: amina });
    expect(reply.statusCode).toBe(403);
  });
});
