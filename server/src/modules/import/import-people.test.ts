import { listImports, undoImport } from '@limber/contract/desk/studio/imports.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openImport } from '../../../test/importing/open-import.ts';
import { openStudio } from '../../../test/studio.ts';

const { world } = await openStudio();
const { manager, read, bring, outcomesOf } = await openImport(world);

const HEAD = 'Client ID,First Name,Last Name,Mobile,Email';

beforeEach(async () => {
  await world.query('delete from import_rows');
});

const people = async (email: string) =>
  (
    await world.query(
      `select first_name, phone_e164 from accounts where email = '${email}' order by id`,
    )
  ).rows;

test("a family's shared address is asked about, and then both answers hold @IMPORT-04", async () => {
  const family = [
    HEAD,
    '31,Hessa,Marri,0501110031,marri@client.example',
    '32,Faisal,Marri,0501110032,marri@client.example',
    // Without a number the address says who it is.
    '33,H.,Marri,,marri@client.example',
  ];
  const asked = await bring('client', family, false);
  expect(asked).toMatchObject([
    { outcome: 'new' },
    {
      outcome: 'undecided',
      why: 'Hessa Marri has this e-mail address. Are they one person, or a family?',
    },
    { outcome: 'same' },
  ]);
  // Nothing is written while it is open.
  expect(await outcomesOf('client', family, true)).toEqual(['new', 'undecided', 'same']);
  const apart = await bring('client', family, true, { shared_email: 'apart' });
  expect(apart).toMatchObject([
    { outcome: 'same' },
    { outcome: 'new', why: 'Comes without the e-mail address, which Hessa Marri has.' },
    { outcome: 'same' },
  ]);
  expect(await people('marri@client.example')).toEqual([
    { first_name: 'Hessa', phone_e164: '+971501110031' },
  ]);
  const one = [
    HEAD,
    '41,Hind,Suwaidi,0501110041,hind@client.example',
    '42,Hind bint,Suwaidi,0501110042,hind@client.example',
  ];
  expect(await outcomesOf('client', one, true, { shared_email: 'same' })).toEqual(['new', 'same']);
  const { rows } = await world.query(
    `select count(distinct account_id)::int as people from import_rows where source_key like '4_'`,
  );
  expect(rows).toEqual([{ people: 1 }]);
});

test('lines of one client are merged in any order, and complete each other', async () => {
  const twice = [
    HEAD,
    '51,Lina,Saleh,,lina51@client.example',
    '51,Lina,,0501110051,',
    '52,Nada,Saleh,0501110052,',
  ];
  const { rows } = await read('client', twice);
  expect(rows[0]?.client).toMatchObject({
    phone_number: '0501110051',
    email: 'lina51@client.example',
  });
  expect(rows[1]?.conflicts).toEqual([{ line: 2, why: 'Line 2 is the same one.', same: true }]);
  expect(await outcomesOf('client', twice, true)).toEqual(['new', 'same', 'new']);
  expect(await people('lina51@client.example')).toEqual([
    { first_name: 'Lina', phone_e164: '+971501110051' },
  ]);
});

test('an identifier that stands twice for two packages is refused, and a repeated line is not', async () => {
  const head = 'ID,Client ID,Package,Minutes left,Price';
  const { rows } = await read('package', [
    head,
    'p1,1,Balance Package,300,2750',
    'p1,1,Balance Package,300,2750',
    'p1,1,Balance Package,200,2750',
  ]);
  expect(rows.map(({ conflicts }) => conflicts.map(({ same }) => same))).toEqual([
    [],
    [true],
    [false],
  ]);
  expect(rows[2]?.conflicts[0]?.why).toContain('says something else');
});

test('packages and sessions may come before the clients, who are then completed @IMPORT-05', async () => {
  const packages = [
    'ID,Client ID,Client,Mobile,Package,Minutes left,Price',
    'p61,61,Salma Nasser,0501110061,Balance Package,300,2750',
    'p62,61,Salma Nasser,0501110061,Balance Package,200,2750',
  ];
  const added = 'The client is new, and is added from this row.';
  const told = await bring('package', packages, false);
  expect(told.map(({ outcome }) => outcome)).toEqual(['new', 'new']);
  expect(told[0]?.why).toBe(added);
  expect(await outcomesOf('package', packages, true)).toEqual(['new', 'new']);
  const sessions = [
    'ID,Client ID,Client,Mobile,Date,Start time,Duration,Service,Team member',
    'b61,61,Salma Nasser,0501110061,2026-03-05,14:00,60,Stretching,Noura',
    'b63,63,Badr Nasser,0501110063,2026-03-05,16:00,60,Stretching,Noura',
  ];
  expect((await bring('booking', sessions, false))[1]?.why).toBe(added);
  expect(await outcomesOf('booking', sessions, true)).toEqual(['new', 'new']);
  const clients = [
    HEAD,
    '61,Salma,Nasser,0501110061,salma61@client.example',
    '63,Badr,Nasser,0501110063,',
  ];
  expect(await outcomesOf('client', clients, true)).toEqual(['changed', 'same']);
  expect(await people('salma61@client.example')).toEqual([
    { first_name: 'Salma', phone_e164: '+971501110061' },
  ]);
  const { rows } = await world.query(
    `select count(*)::int as people from accounts where last_name = 'Nasser'`,
  );
  expect(rows).toEqual([{ people: 2 }]);
});

test('a package of an unknown client with too few details is refused', async () => {
  const lines = ['ID,Client ID,Package,Minutes left,Price', 'p9,99,Balance Package,300,2750'];
  const [refused] = await bring('package', lines, false);
  expect(refused).toMatchObject({ outcome: 'refused' });
  expect(refused?.why).toContain('Please import the clients first.');
});

const NOTES = [
  `${HEAD},Allergies`,
  '71,Noor,Zaabi,0501110071,,Peanuts',
  '72,Omar,Zaabi,0501110072,,',
];

const sealed = async (key: string) =>
  (
    await world.query(`
      select medical_issues_sealed is not null as notes, health_notes_agreed_at is not null as agreed,
        (select count(*)::int from health_consents where account_id = a.id) as consents
      from accounts a where id = (select account_id from import_rows where source_key = '${key}')`)
  ).rows[0];

test('allergies are stored sealed with a consent column or the manager’s confirmation, otherwise left out @IMPORT-07', async () => {
  const open = await read('client', NOTES);
  expect(open.questions).toEqual([{ question: 'health_consent', columns: [5], example: null }]);
  expect(open.rows).toEqual([]);
  const left = await read('client', NOTES, { answers: { health_consent: 'leave_out' } });
  expect(left.rows[0]?.client?.health_notes).toBeUndefined();
  expect(left.left_out).toEqual([{ column: 5, cells: 1 }]);
  expect(await outcomesOf('client', NOTES, true, { health_consent: 'agreed' })).toEqual([
    'new',
    'new',
  ]);
  expect(await sealed('71')).toEqual({ notes: true, agreed: true, consents: 1 });
  expect(await sealed('72')).toEqual({ notes: false, agreed: false, consents: 0 });

  const column = [
    `${HEAD},Allergies,Health consent`,
    '81,Reem,Zaabi,0501110081,,Latex,Yes',
    '82,Rashid,Zaabi,0501110082,,Latex,No',
  ];
  const asked = await read('client', column);
  expect(asked.questions).toEqual([]);
  expect(asked.left_out).toEqual([{ column: 5, cells: 1 }]);
  await outcomesOf('client', column, true);
  expect(await sealed('81')).toEqual({ notes: true, agreed: true, consents: 1 });
  expect(await sealed('82')).toEqual({ notes: false, agreed: false, consents: 0 });
});

test('birthday, address and being blocked come with a client, and are undone with a later file', async () => {
  const lines = [
    `${HEAD},Birthday,Street,City,Blocked,Block Reason`,
    '91,Hala,Zaabi,0501110091,,23-Nov-84,Villa 12,Dubai,Yes,Never came',
    '92,Saif,Zaabi,0501110092,,29/02/1991,,Al Ain,No,Came late once',
  ];
  const file = await read('client', lines);
  // A day that never was stays behind, and keeps nobody out.
  expect(file.left_out).toEqual([{ column: 5, cells: 1 }]);
  expect(await outcomesOf('client', lines, true)).toEqual(['new', 'new']);
  const { rows } = await world.query(
    `select birthday::text, address, blocked_reason from accounts where last_name = 'Zaabi' and first_name in ('Hala', 'Saif') order by first_name`,
  );
  expect(rows).toEqual([
    { birthday: '1984-11-23', address: 'Villa 12, Dubai', blocked_reason: 'Never came' },
    { birthday: null, address: 'Al Ain', blocked_reason: null },
  ]);
});

test('notes come as what the team should know; the end of a very long one stays behind, and is counted @IMPORT-09', async () => {
  const long = 'Likes it quiet. '.repeat(80);
  const lines = [
    `${HEAD},Client Notes`,
    '101,Huda,Nuaimi,0501110101,,Rings before she comes',
    `102,Musa,Nuaimi,0501110102,,${long}`,
    '103,Zayed,Nuaimi,0501110103,,',
  ];
  const file = await read('client', lines);
  expect(file.left_out).toEqual([{ column: 5, cells: 1 }]);
  expect(await outcomesOf('client', lines, true)).toEqual(['new', 'new', 'new']);
  const notes = async () =>
    (
      await world.query<{ desk_note: string | null }>(
        `select desk_note from accounts where last_name = 'Nuaimi' order by first_name`,
      )
    ).rows.map(({ desk_note }) => desk_note);
  const before = await notes();
  expect(before).toEqual(['Rings before she comes', long.slice(0, 1000).trim(), null]);
  // A later file says something else, and is undone.
  const later = lines.map((line) => line.replace('Rings', 'Writes'));
  expect(await bring('client', later, true)).toMatchObject([
    { outcome: 'changed', why: 'Changed: note for the team.' },
    { outcome: 'same' },
    { outcome: 'same' },
  ]);
  expect((await notes())[0]).toBe('Writes before she comes');
  const [latest] = (await callApi(world, listImports, {}, { by: manager })).json();
  expect((await callApi(world, undoImport, { id: latest.id }, { by: manager })).json()).toEqual({
    removed: 0,
    restored: 1,
  });
  expect(await notes()).toEqual(before);
});

test('agreements to offers come by their channel, and an answer that cannot be read stays behind @IMPORT-10', async () => {
  const lines = [
    `${HEAD},Accepts Marketing,Accepts SMS Marketing`,
    '111,Alia,Falasi,0501110111,,Yes,No',
    '112,Mansoor,Falasi,0501110112,,perhaps,',
  ];
  expect((await read('client', lines)).left_out).toEqual([{ column: 5, cells: 1 }]);
  expect(await outcomesOf('client', lines, true)).toEqual(['new', 'new']);
  const { rows } = await world.query(
    `select offers_by_mail as mail, offers_by_message as message from accounts
     where last_name = 'Falasi' order by first_name`,
  );
  expect(rows).toEqual([
    { mail: 'yes', message: 'no' },
    { mail: null, message: null },
  ]);
});
