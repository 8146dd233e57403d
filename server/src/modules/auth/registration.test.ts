import { beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/harness.ts';
import { codeFor, post, signIn } from '../../../test/sign-in.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const register = (changes: Record<string, unknown>, address?: string) =>
  post(world, 'auth/token/register/', { ...layla, ...changes }, address);

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
    expect((await post(world, 'auth/token/generate-otp/', { email })).status).toBe(404);
    const registered = await register({ email: ' Noor@Client.Example ', first_name: ' Noor ' });
    expect(registered.status).toBe(201);
    expect(registered.body).toMatchObject({ email, first_name: 'Noor', account_type: 'client' });

    const { access, refresh } = await signIn(world, email);
    expect(refresh).toMatch(/^[\w-]{43}$/);
    expect((await post(world, 'auth/token/verify/', { token: access })).status).toBe(200);
    const me = await world.app.inject({
      url: '/api/v1/auth/users/me/',
      headers: { authorization: `Bearer ${access}` },
    });
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
    });
  });

  test('keeps her health notes sealed in the database', async () => {
    const { body } = await register({ email: 'sealed@client.example' });
    const row = await world.db
      .selectFrom('accounts')
      .select('medical_issues_sealed')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(row.medical_issues_sealed?.length).toBeGreaterThan(0);
    expect(row.medical_issues_sealed?.toString('latin1')).not.toContain('knee');
  });

  test('may leave health notes and goal out @API-03 @VALID-07', async () => {
    const { medicalIssues, goal, ...rest } = layla;
    const bare = { ...rest, email: 'bare@client.example' };
    const { status, body } = await post(world, 'auth/token/register/', bare);
    expect(status).toBe(201);
    expect(body).toMatchObject({ medical_issues: '', goal: '', health_notes_agreed_at: null });
  });

  test('may choose the language that we write in', async () => {
    const { body } = await register({ email: 'arabic@client.example', language: 'ar' });
    expect(body.language).toBe('ar');
    const { status, body: refused } = await register({ email: 'x@client.example', language: 'fr' });
    expect([status, Object.keys(refused.fields)]).toEqual([400, ['language']]);
  });
});

describe('a registration is refused with 400 that names the field @API-03', () => {
  test.each([
    ['email', 'layla'],
    ['email', `${'a'.repeat(300)}@client.example`],
    ['first_name', ''],
    ['first_name', '   '],
    ['last_name', 'Nas\u0000ser'],
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

  test('all of them at once', async () => {
    const { body } = await register({ email: 'x', first_name: '!', phone_number: '     ' });
    expect(Object.keys(body.fields)).toEqual(['email', 'first_name', 'phone_number']);
  });

  test('an e-mail that has an account, whatever its case', async () => {
    await register({ email: 'twice@client.example' });
    const { status, body } = await register({ email: 'TWICE@client.example' });
    expect(status).toBe(400);
    expect(body.error).toBe('An account with this e-mail already exists. Please sign in instead.');
    expect(Object.keys(body.fields)).toEqual(['email']);
  });

  test('all but one of the same e-mail at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => register({ email: 'at-once@client.example' })),
    );
    const statuses = replies.map((reply) => reply.status).sort();
    expect(statuses).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
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

test('an account that is gone is not signed in any more', async () => {
  const { body } = await register({ email: 'gone@client.example' });
  await codeFor(world, 'gone@client.example');
  const headers = world.bearer(body.id);
  await world.db.deleteFrom('accounts').where('id', '=', body.id).execute();
  const me = await world.app.inject({ url: '/api/v1/auth/users/me/', headers });
  expect(me.statusCode).toBe(401);
  const token = headers.authorization.replace('Bearer ', '');
  expect((await post(world, 'auth/token/verify/', { token })).status).toBe(401);
});
