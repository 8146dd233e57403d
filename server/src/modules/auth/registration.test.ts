import { changeProfile } from '@limber/contract/accounts.ts';
import * as auth from '@limber/contract/auth.ts';
import { Registration } from '@limber/contract/auth.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectBlocked } from '../../../test/blocked.ts';
import { callApi } from '../../../test/call-api.ts';

import { openWorld } from '../../../test/harness.ts';
import { type Browser, codeFor, post, signIn } from '../../../test/sign-in.ts';

const world = await openWorld();

const register = (changes: Record<string, unknown>, address?: string) =>
  post(world, auth.register, { ...layla, ...changes }, address);

const layla = {
  email: 'layla@client.example',
  first_name: 'Layla',
  last_name: 'Nasser',
  phone_number: '+971 50 765 4321',
  gender: 'female',
  medicalIssues: 'Old knee injury',
  goal: 'Touch my toes',
};

describe('a new client', () => {
  test('registers, gets a code by mail, signs in and finds what she wrote @API-03 @API-04 @API-07 @AUTH-12 @STATE-18 @STATE-19', async () => {
    const email = 'noor@client.example';
    expect((await post(world, auth.generateOtp, { email })).status).toBe(404);
    const registered = await register({ email: ' Noor@Client.Example ', first_name: ' Noor ' });
    expect(registered.status).toBe(201);
    expect(registered.body).toMatchObject({ email, first_name: 'Noor', account_type: 'client' });

    const { access, refresh } = await signIn(world, email);
    expect(refresh).toMatch(/^[\w-]{43}$/);
    expect((await post(world, auth.refreshToken, { refresh })).status).toBe(200);
    expect((await post(world, auth.verifyToken, { token: access })).status).toBe(200);
    const me = await callApi(
      world,
      auth.me,
      {},
      { headers: { authorization: `Bearer ${access}` } },
    );
    expect(me.statusCode).toBe(200);
    expect(me.json()).toEqual({
      id: registered.body.id,
      first_name: 'Noor',
      last_name: 'Nasser',
      email,
      phone_number: '+971 50 765 4321',
      gender: 'female',
      medical_issues: 'Old knee injury',
      goal: 'Touch my toes',
      account_type: 'client',
      language: 'en',
      profile_picture: null,
      cover_photo: null,
      health_notes_agreed_at: '2026-03-04T06:00:00.000Z',
      other_emails: [],
      asks_details: false,
      birthday: null,
      address: null,
      blocked: false,
    });
  });

  test('has her health notes kept sealed, and separate until her address is proved', async () => {
    const email = 'sealed@client.example';
    const { body } = await register({ email });
    expect(body).toMatchObject({ medical_issues: '', health_notes_agreed_at: null });
    const sealed = async (table: string, column: string) =>
      (await world.query<{ notes: Buffer | null }>(`select ${column} as notes from ${table}`)).rows
        .map(({ notes }) => notes?.toString('latin1'))
        .filter(Boolean);
    const [aside] = await sealed('registration_notes', 'notes_sealed');
    expect(aside).not.toContain('knee');
    await signIn(world, email);
    expect(await sealed('registration_notes', 'notes_sealed')).toEqual([]);
    expect(await sealed('accounts', 'medical_issues_sealed')).toContain(aside);
  });

  test('may leave health notes and goal out @API-03 @VALID-07', async () => {
    const { medicalIssues, goal, ...rest } = layla;
    const bare = { ...rest, email: 'bare@client.example' };
    const { status, body } = await post(world, auth.register, bare);
    expect(status).toBe(201);
    expect(body).toMatchObject({ medical_issues: '', goal: '', health_notes_agreed_at: null });
  });

  test('may choose the language of mails', async () => {
    const { body } = await register({ email: 'arabic@client.example', language: 'ar' });
    expect(body.language).toBe('ar');
    const { status, body: refused } = await register({ email: 'x@client.example', language: 'fr' });
    expect([status, Object.keys(refused.fields)]).toEqual([400, ['language']]);
  });
});

describe('the health notes of a registration', () => {
  const network = '198.51.100.20';

  /** Registers, then proves the address; returns the notes that the account then has. */
  async function notesAfter(
    name: string,
    registers: { address: string; browser?: Browser },
    proves: { address: string; browser?: Browser },
    changes: Record<string, unknown> = {},
  ): Promise<[string, string | null]> {
    const email = `${name}@client.example`;
    const registered = await post(
      world,
      auth.register,
      { ...layla, email, ...changes },
      registers.address,
      registers.browser,
    );
    expect(registered.status).toBe(201);
    const otp = await codeFor(world, email, proves.address, proves.browser);
    const { body } = await post(
      world,
      auth.obtainToken,
      { email, otp },
      proves.address,
      proves.browser,
    );
    const me = await callApi(
      world,
      auth.me,
      {},
      { headers: { authorization: `Bearer ${body.access}` } },
    );
    expect(me.statusCode).toBe(200);
    const left = await world.query('select from registration_notes');
    expect(left.rowCount).toBe(0);
    return [me.json().medical_issues, me.json().health_notes_agreed_at];
  }

  const kept = ['Old knee injury', expect.any(String)];
  const thrownAway = ['', null];
  beforeEach(() => world.query('delete from registration_notes'));

  test('become hers when she proves the address in the same browser, on any network', async () => {
    const browser: Browser = {};
    const after = await notesAfter(
      'mover',
      { address: network, browser },
      { address: '198.51.100.21', browser },
    );
    expect(after).toEqual(kept);
  });

  test('become hers without cookies, from the same address', async () => {
    const program = { address: network };
    expect(await notesAfter('cookieless', program, program)).toEqual(kept);
  });

  test('become hers where she agreed next to them, dated at the moment of writing', async () => {
    const program = { address: network };
    const agreed = { health_notes_agreed: true };
    expect(await notesAfter('agrees', program, program, agreed)).toEqual(kept);
  });

  test('are not kept, even separately, where she does not agree', async () => {
    const email = 'disagrees@client.example';
    const { status } = await register({ email, health_notes_agreed: false });
    expect(status).toBe(201);
    const aside = 'select from registration_notes where notes_sealed is not null';
    expect((await world.query(aside)).rowCount).toBe(0);
    const { access } = await signIn(world, email);
    const me = await callApi(
      world,
      auth.me,
      {},
      { headers: { authorization: `Bearer ${access}` } },
    );
    expect(me.json()).toMatchObject({ medical_issues: '', health_notes_agreed_at: null });
  });

  test('an agreement without notes is not recorded', async () => {
    const program = { address: network };
    const agreed = { medicalIssues: ' ', health_notes_agreed: true };
    expect(await notesAfter('empty', program, program, agreed)).toEqual(thrownAway);
  });

  test('are discarded when a stranger wrote them', async () => {
    const stranger = { address: '192.0.2.66', browser: {} };
    const after = await notesAfter('victim', stranger, { address: network, browser: {} });
    expect(after).toEqual(thrownAway);
  });

  test('are discarded when a stranger on the same network wrote them', async () => {
    const stranger = { address: network };
    const after = await notesAfter('guest', stranger, { address: network, browser: {} });
    expect(after).toEqual(thrownAway);
  });
});

describe('a registration is refused with 400 that names the field @API-03', () => {
  test.each([
    ['email', 'layla'],
    ['email', `${'a'.repeat(300)}@client.example`],
    ['first_name', ''],
    ['first_name', '   '],
    ['last_name', 'Nas\u0000ser'],
    // Half of a surrogate pair, which the database would replace.
    ['last_name', 'Nas\ud83dser'],
    ['first_name', 'Win at casino.example'],
    ['first_name', 'https://casino'],
    ['first_name', 'www.casino'],
    ['last_name', 'sales@casino'],
    ['last_name', '=?utf-8?q?Free?='],
    ['last_name', 'Free\u202eeerF'],
    ['phone_number', 'call me'],
    ['phone_number', '      '],
    ['gender', 'other'],
    ['medicalIssues', 'x'.repeat(4001)],
    ['goal', 'to\u0000es'],
  ])('%s: %j', async (field, value) => {
    const { status, body } = await register({ email: 'refused@client.example', [field]: value });
    expect(status).toBe(400);
    expect(body.error).toBe(body.detail);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  const required = Registration.required as readonly (keyof typeof layla)[];
  test('what is required is what the specification asks for @VALID-05', () => {
    expect(required.toSorted()).toEqual([
      'email',
      'first_name',
      'gender',
      'last_name',
      'phone_number',
    ]);
  });

  test.each(required)('without %s, and with it empty or null', async (field) => {
    const email = 'refused@client.example';
    const { [field]: _left, ...rest } = { ...layla, email };
    for (const body of [rest, { ...rest, [field]: '' }, { ...rest, [field]: null }]) {
      const reply = await post(world, auth.register, body);
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.body.fields)).toEqual([field]);
    }
    const rows = await world.db.selectFrom('accounts').where('email', '=', email).execute();
    expect(rows).toEqual([]);
  });

  test('all of them at once', async () => {
    const { body } = await register({ email: 'x', first_name: '!', phone_number: '     ' });
    expect(Object.keys(body.fields)).toEqual(['email', 'first_name', 'phone_number']);
  });

  test('an e-mail address whose account is proved, in upper or lower case', async () => {
    await register({ email: 'twice@client.example' });
    await signIn(world, 'twice@client.example');
    const { status, body } = await register({ email: 'TWICE@client.example', first_name: 'Eve' });
    expect(status).toBe(400);
    expect(body.error).toBe('An account with this e-mail already exists. Please sign in instead.');
    expect(Object.keys(body.fields)).toEqual(['email']);
    expect(await nameOf('twice@client.example')).toBe('Layla');
  });

  test('an e-mail address that nobody has proved, of a client with whom the studio has worked', async () => {
    const email = 'changed@client.example';
    const { body } = await register({ email });
    await world.query(`insert into account_changes (account_id, at, field, was, became)
      values (${body.id}, now(), 'first_name', 'Leila', 'Layla')`);
    expect((await register({ email, first_name: 'Eve' })).status).toBe(400);
    await world.query(`insert into accounts (email, first_name, last_name, phone_number, created_at, created_by)
      values ('told@client.example', 'Layla', '', '', now(), ${body.id})`);
    expect((await register({ email: 'told@client.example', first_name: 'Eve' })).status).toBe(400);
    expect([await nameOf(email), await nameOf('told@client.example')]).toEqual(['Layla', 'Layla']);
  });
});

const nameOf = async (email: string) => {
  const { rows } = await world.query<{ name: string }>(
    `select first_name as name from accounts where email = '${email}'`,
  );
  return rows[0]?.name;
};

describe('somebody else’s registration of an address', () => {
  const stranger = { address: '192.0.2.66', browser: {} as Browser };
  const eve = {
    ...layla,
    first_name: 'Eve',
    last_name: 'Stranger',
    phone_number: '+971 50 666 6666',
    goal: 'Read her mail',
  };
  const byEve = (email: string) =>
    post(world, auth.register, { ...eve, email }, stranger.address, stranger.browser);
  /** The account as the caller who proves its address in a browser sees it. */
  async function prove(email: string, browser: Browser = {}) {
    const otp = await codeFor(world, email, '198.51.100.30', browser);
    const { body } = await post(world, auth.obtainToken, { email, otp }, '198.51.100.30', browser);
    const headers = { authorization: `Bearer ${body.access}` };
    const me = await callApi(world, auth.me, {}, { headers });
    return { headers, me: me.json() };
  }
  const everyWord = async (email: string) => {
    const { rows } = await world.query<{ all: string }>(
      `select (a - 'medical_issues_sealed')::text as all from (
         select to_jsonb(accounts) as a from accounts where email = '${email}'
       ) as its`,
    );
    return rows[0]?.all ?? '';
  };

  test('no longer counts once its owner has registered it: the newest does @PERSON-01', async () => {
    const email = 'mine@client.example';
    const { body } = await byEve(email);
    const browser: Browser = {};
    const mine = { ...layla, email, language: 'ar' };
    const again = await post(world, auth.register, mine, '198.51.100.30', browser);
    expect([again.status, again.body.id]).toEqual([201, body.id]);
    const { me } = await prove(email, browser);
    expect(me).toMatchObject({
      ...{ first_name: 'Layla', last_name: 'Nasser', phone_number: '+971 50 765 4321' },
      ...{ language: 'ar', medical_issues: 'Old knee injury', asks_details: false },
    });
    expect(await everyWord(email)).not.toMatch(/Eve|Stranger|666/);
  });

  test('leaves nothing on the account when its owner signs in and is asked for name and number @PERSON-01', async () => {
    const email = 'layla.h9@client.example';
    await byEve(email);
    const { me, headers } = await prove(email);
    expect(me).toMatchObject({
      ...{ first_name: '', last_name: '', phone_number: '', gender: null, goal: '' },
      ...{ medical_issues: '', health_notes_agreed_at: null, asks_details: true },
    });
    expect(await everyWord(email)).not.toMatch(/Eve|Stranger|666|mail\./);
    // For the desk until then: a row without a name could be anybody.
    expect(await nameOf(email)).toBe('layla h');

    const change = (args: Record<string, unknown>) =>
      callApi(world, changeProfile, args, { headers }).then((reply) => reply.json());
    expect(await change({ goal: 'Run' })).toMatchObject({ goal: 'Run', asks_details: true });
    const who = { first_name: 'Layla', last_name: 'Nasser', phone_number: '0501234567' };
    expect(await change({ ...who, gender: 'female' })).toMatchObject({
      ...who,
      asks_details: false,
    });
    expect(await nameOf(email)).toBe('Layla');
  });

  test('asks for details once: a later sign-in elsewhere asks for nothing', async () => {
    const email = 'later@client.example';
    const browser: Browser = {};
    await post(world, auth.register, { ...layla, email }, '198.51.100.30', browser);
    expect((await prove(email, browser)).me.asks_details).toBe(false);
    expect((await prove(email)).me).toMatchObject({ first_name: 'Layla', asks_details: false });
  });

  test('keeps the data that the studio has worked with', async () => {
    const email = 'known@client.example';
    const { body } = await byEve(email);
    await world.query(`insert into account_changes (account_id, at, field, was, became)
      values (${body.id}, now(), 'first_name', 'Eva', 'Eve')`);
    expect((await prove(email)).me).toMatchObject({
      ...{ first_name: 'Eve', phone_number: '+971 50 666 6666' },
      ...{ medical_issues: '', asks_details: false },
    });
  });

  test('at the same moment makes one account, and the last of them counts', async () => {
    const email = 'at-once@client.example';
    const gate = await world.db.startTransaction().execute();
    await gate
      .insertInto('accounts')
      .values({ email, first_name: 'Eve', last_name: '', phone_number: '', created_at: new Date() })
      .execute();
    const registering = register({ email });
    await expectBlocked(world, 1, registering);
    await gate.commit().execute();
    expect((await registering).status).toBe(201);
    const { rows } = await world.query(`select first_name from accounts where email = '${email}'`);
    expect(rows).toEqual([{ first_name: 'Layla' }]);
  });
});

test('one address registers sixty clients in ten minutes, and more later', async () => {
  const address = '198.51.100.7';
  const one = (number: number) => register({ email: `crowd-${number}@client.example` }, address);
  for (let number = 1; number <= 60; number++) expect((await one(number)).status).toBe(201);
  const refused = await one(61);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('600');
  expect((await register({ email: 'elsewhere@client.example' })).status).toBe(201);
  world.clock.advance(10);
  expect((await one(61)).status).toBe(201);
});

test('an account that no longer exists cannot sign in', async () => {
  const { body } = await register({ email: 'gone@client.example' });
  await codeFor(world, 'gone@client.example');
  const headers = world.bearer(body.id);
  await world.db.deleteFrom('accounts').where('id', '=', body.id).execute();
  const me = await callApi(world, auth.me, {}, { headers });
  expect(me.statusCode).toBe(401);
  const token = headers.authorization.replace('Bearer ', '');
  expect((await post(world, auth.verifyToken, { token })).status).toBe(401);
});
