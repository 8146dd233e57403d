import { adjustMinutes } from '@limber/contract/desk/clients/packages.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openImport } from '../../../test/importing/open-import.ts';
import { openStudio } from '../../../test/studio.ts';

const { world, amina } = await openStudio();
const { manager, bring, outcomesOf } = await openImport(world);

beforeEach(async () => {
  await world.query('delete from import_rows');
});

const CLIENT_HEAD = 'Client ID,First Name,Last Name,Mobile,Email';
const clients = [CLIENT_HEAD, '1,Maryam,Saleh,0501234567,', '2,Khalid,Saleh,0501234568,'];
const HEAD = 'ID,Client ID,Package,Minutes left,Minutes,Price,Bought on,Expires on';
const packages = [HEAD, 'p1,1,Balance Package,300,600,2750,2026-01-10,2026-07-09'];
const saying = (was: string, is: string) => packages.map((line) => line.replace(was, is));

const owned = async () => {
  const { rows } = await world.query<{ id: number; owner: string; minutes: number; last: string }>(`
    select p.id, first_name as owner, expires_on::text as last, (
      select balance_minutes from package_entries where package_id = p.id order by id desc limit 1
    ) as minutes
    from owned_packages p join accounts a on a.id = owner_id order by p.id desc limit 1`);
  return rows[0];
};

test('a package with another owner or product is refused, not matched, and not remembered', async () => {
  await outcomesOf('client', clients, true);
  await outcomesOf('package', packages, true);
  const { rows } = await world.query<{ name: string }>(
    `select name from package_products p
     where kind = 'regular' and name <> 'Balance Package' and exists (
       select from package_options where product_id = p.id and minutes >= 300) limit 1`,
  );
  const other = rows[0]?.name ?? '';
  for (const apply of [false, true, true]) {
    const [owner] = await bring('package', saying('p1,1', 'p1,2'), apply);
    expect(owner).toMatchObject({ outcome: 'refused' });
    expect(owner?.why).toContain('belongs to another client');
    const [product] = await bring('package', saying('Balance Package', other), apply);
    expect(product).toMatchObject({ outcome: 'refused' });
    expect(product?.why).toContain('another product');
  }
  expect(await owned()).toMatchObject({ owner: 'Maryam', minutes: 300 });
  expect(await outcomesOf('package', packages, true)).toEqual(['same']);
});

test('minutes given by the desk are not removed by a later file', async () => {
  await outcomesOf('client', clients, true);
  await outcomesOf('package', packages, true);
  expect(await outcomesOf('package', saying(',300,', ',240,'), true)).toEqual(['changed']);
  expect(await outcomesOf('package', packages, true)).toEqual(['changed']);
  const { id } = (await owned()) ?? {};
  const gift = { id, minutes: 30, reason: 'The room was cold' };
  const reply = await callApi(world, adjustMinutes, gift, { by: manager });
  expect(reply.statusCode, reply.body).toBe(200);
  for (const apply of [false, true]) {
    const [fewer] = await bring('package', saying(',300,', ',240,'), apply);
    expect(fewer).toMatchObject({ outcome: 'refused' });
    expect(fewer?.why).toContain('was used or prolonged since');
  }
  expect(await outcomesOf('package', saying('2026-07-09', '2026-08-09'), false)).toEqual([
    'changed',
  ]);
  expect(await outcomesOf('package', saying('2026-07-09', '2026-08-09'), true)).toEqual([
    'changed',
  ]);
  expect(await owned()).toMatchObject({ minutes: 330, last: '2026-08-09' });
});

test('a client from before the import stays unchanged, whatever a later file says', async () => {
  const { id } = amina;
  const fileOf = (name: string, email: string) => [
    CLIENT_HEAD,
    `7,Amina,${name},,${email}`,
    `8,Salma,${name},0501234560,`,
  ];
  expect(await outcomesOf('client', fileOf('Haddad', amina.email), true)).toEqual(['same', 'new']);
  for (const apply of [false, true]) {
    const outcomes = await bring('client', fileOf('Other', 'other@client.example'), apply);
    expect(outcomes.map(({ outcome, why }) => [outcome, why])).toEqual([
      ['same', 'This client is here already, and stays as they are.'],
      ['changed', 'Changed: last name.'],
    ]);
  }
  const { rows } = await world.query(`select last_name, email from accounts where id = ${id}`);
  expect(rows).toEqual([{ last_name: 'Haddad', email: amina.email }]);
});

test('a second row of one id changes only a client whom the import brought, then or before', async () => {
  const before = [CLIENT_HEAD, '32,Samar,Aziz,0501234562,'];
  expect(await outcomesOf('client', before, true)).toEqual(['new']);
  const twice = [
    CLIENT_HEAD,
    ...[`30,Amina,Haddad,,${amina.email}`, `30,Amina,Other,,${amina.email}`],
    ...['31,Salwa,Aziz,0501234561,', '31,Salwa,Other,0501234561,'],
    ...['32,Samar,First,0501234562,', '32,Samar,Other,0501234562,'],
  ];
  const outcomes = await outcomesOf('client', twice, true);
  expect(outcomes).toEqual(['same', 'same', 'new', 'changed', 'changed', 'changed']);
});

test('an address with which somebody has signed in stays', async () => {
  const fileOf = (email: string) => [CLIENT_HEAD, `9,Hala,Haddad,,${email}`];
  expect(await outcomesOf('client', fileOf('hala@client.example'), true)).toEqual(['new']);
  expect(await outcomesOf('client', fileOf('hala.h@client.example'), true)).toEqual(['changed']);
  await world.query(
    `update accounts set verified_at = now() where email = 'hala.h@client.example'`,
  );
  expect(await bring('client', fileOf('other@client.example'), true)).toMatchObject([
    { outcome: 'same', why: 'The e-mail address with which this client signs in stays.' },
  ]);
  const { rows } = await world.query(`select from accounts where email = 'hala.h@client.example'`);
  expect(rows).toHaveLength(1);
});

test('one client with two ids is reported as one before importing', async () => {
  const twice = [
    CLIENT_HEAD,
    '21,Hessa,Nasser,0502222221,',
    '22, hessa ,nasser,+971 50 222 2221,',
    '23,Hind,Nasser,0502222221,',
  ];
  for (const apply of [false, true]) {
    expect(await outcomesOf('client', twice, apply)).toEqual(['new', 'same', 'new']);
  }
  const { rows } = await world.query(
    `select count(distinct account_id)::int as people from import_rows`,
  );
  expect(rows).toEqual([{ people: 2 }]);
});

test('a session without an id of its own is known as the one that is booked, however its names are written', async () => {
  const lines = [
    'Client,Mobile,Date,Start time,Duration,Service,Team member',
    'Hessa Nabil,0509876541,05/03/2026,2:00 pm,60,Stretching,Noura Al Hashimi',
  ];
  const clientLines = ['First Name,Last Name,Mobile,Email', 'Hessa,Nabil,0509876541,'];
  expect(await outcomesOf('client', clientLines, true)).toEqual(['new']);
  expect(await outcomesOf('booking', lines, true)).toEqual(['new']);
  const loud = lines.map((line, at) =>
    at === 0 ? line : line.replace('Hessa Nabil', 'HESSA NABIL').replace('Noura Al', 'NOURA AL'),
  );
  for (const apply of [false, true]) {
    const [again] = await bring('booking', loud, apply);
    expect(again?.why).toMatch(/^This session is booked here and says something else now/);
  }
});
