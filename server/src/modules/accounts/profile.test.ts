import * as auth from '@limber/contract/auth.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openWorld, TEST_NOW } from '../../../test/harness.ts';
import { addClient, type TestClient } from '../../../test/people.ts';
import { seal } from '../../platform/encryption.ts';
import { systemRandomness } from '../../platform/randomness.ts';

let client: TestClient;
let clients = 0;

const world = await openWorld();
beforeEach(async () => {
  world.clock.set(TEST_NOW);
  clients += 1;
  client = await addClient(world, `Client${clients}`);
});

async function call(method: 'GET' | 'PUT', payload?: Record<string, unknown>, path = 'profile') {
  const reply = await world.app.inject({
    method,
    url: `/api/v1/accounts/${path}`,
    headers: client.headers(),
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const read = () => call('GET');
const change = (payload: Record<string, unknown>) => call('PUT', payload);

const sealedNotes = async () => {
  const row = await world.db
    .selectFrom('accounts')
    .select('medical_issues_sealed')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow();
  return row.medical_issues_sealed;
};

describe('the own profile', () => {
  test('answers what auth/users/me/ answers, with and without a trailing slash @API-24', async () => {
    const profile = await read();
    expect(profile.status).toBe(200);
    expect(profile.body).toMatchObject({
      email: client.email,
      phone_number: '+971500000000',
      language: 'en',
      profile_picture: null,
      cover_photo: null,
      health_notes_agreed_at: null,
    });
    expect((await call('GET', undefined, 'profile/')).body).toEqual(profile.body);
    const me = await callApi(world, auth.me, {}, { by: client });
    expect(me.json()).toEqual(profile.body);
  });

  test('is changed field by field; omitted fields stay @API-24', async () => {
    const { status, body } = await change({
      first_name: '  Layla ',
      phone_number: '+971 55 111 2222',
      goal: 'Splits',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      first_name: 'Layla',
      last_name: 'Haddad',
      phone_number: '+971 55 111 2222',
      gender: 'female',
      goal: 'Splits',
      email: client.email,
    });
    expect((await change({ gender: 'male', last_name: 'Aziz' })).body).toMatchObject({
      first_name: 'Layla',
      last_name: 'Aziz',
      gender: 'male',
      goal: 'Splits',
    });
    expect((await read()).body).toMatchObject({ first_name: 'Layla', last_name: 'Aziz' });
    expect((await change({})).status).toBe(200);
  });

  test('asks for details until name, last name and telephone were sent together', async () => {
    await world.query(`update accounts set details_asked_at = now() where id = ${client.id}`);
    const said = { first_name: 'Layla', last_name: 'Aziz', phone_number: '+971551112222' };
    const asks = async (change: object) => {
      await call('PUT', { ...change });
      return (await read()).body.asks_details;
    };
    const { first_name, last_name, phone_number } = said;
    for (const some of [{ first_name }, { last_name, phone_number }, { first_name, last_name }]) {
      expect([some, await asks(some)]).toEqual([some, true]);
    }
    expect(await asks(said)).toBe(false);
  });

  test('keeps the language of mails', async () => {
    expect((await change({ language: 'ar' })).body.language).toBe('ar');
    expect((await change({ goal: 'x' })).body.language).toBe('ar');
  });

  test.each([
    ['first_name', ''],
    ['first_name', '!!'],
    ['last_name', '<b>'],
    ['phone_number', '     '],
    ['phone_number', 'call me'],
    ['gender', 'other'],
    ['language', 'fr'],
    ['medical_issues', 'knee\u0000'],
    ['goal', 'x'.repeat(1001)],
    ['email', 'other@client.example'],
    ['account_type', 'manager'],
  ])('refuses with 400 that names it: %s %j @API-24', async (field, value) => {
    const before = (await read()).body;
    const { status, body } = await change({
      goal: 'Lost?',
      health_notes_agreed: true,
      [field]: value,
    });
    expect(status).toBe(400);
    expect(body.error).toBe(body.detail);
    const named = Object.keys(body.fields);
    expect(named).toEqual(
      field in before && !['email', 'account_type'].includes(field) ? [field] : ['body'],
    );
    expect((await read()).body).toEqual(before);
  });

  test('is refused when its account no longer exists', async () => {
    await world.db.deleteFrom('accounts').where('id', '=', client.id).execute();
    expect((await read()).status).toBe(401);
    expect((await change({ goal: 'x' })).status).toBe(401);
  });
});

describe('health notes', () => {
  test('are kept only with the agreement, which is dated', async () => {
    const refused = await change({ medical_issues: 'Old knee injury' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual(['health_notes_agreed']);
    expect(await sealedNotes()).toBeNull();

    const agreed = await change({ medical_issues: 'Old knee injury', health_notes_agreed: true });
    expect(agreed.body).toMatchObject({
      medical_issues: 'Old knee injury',
      health_notes_agreed_at: '2026-03-04T06:00:00.000Z',
    });
    expect((await sealedNotes())?.toString('latin1')).not.toContain('knee');

    world.clock.advance(60);
    const later = await change({ medical_issues: 'Both knees', health_notes_agreed: true });
    expect(later.body.health_notes_agreed_at).toBe('2026-03-04T06:00:00.000Z');
    expect((await read()).body.medical_issues).toBe('Both knees');
  });

  test('may be emptied without withdrawing the agreement', async () => {
    await change({ medical_issues: 'Knee', health_notes_agreed: true });
    const { body } = await change({ medical_issues: '' });
    expect(body).toMatchObject({
      medical_issues: '',
      health_notes_agreed_at: expect.stringContaining('2026'),
    });
    expect(await sealedNotes()).toBeNull();
  });

  test('are erased when the agreement is withdrawn', async () => {
    await change({ medical_issues: 'Knee', health_notes_agreed: true });
    const { status, body } = await change({ medical_issues: 'Knee', health_notes_agreed: false });
    expect(status).toBe(200);
    expect(body).toMatchObject({ medical_issues: '', health_notes_agreed_at: null });
    expect(await sealedNotes()).toBeNull();
  });

  test('that cannot be decrypted are shown empty, logged, and not lost by a change', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const sealed = seal('a secret of former days', 'Old notes', systemRandomness());
    await world.db
      .updateTable('accounts')
      .set({ medical_issues_sealed: sealed, health_notes_agreed_at: world.clock.now() })
      .where('id', '=', client.id)
      .execute();
    const me = await callApi(world, auth.me, {}, { by: client });
    expect(me.statusCode).toBe(200);
    expect(me.json().medical_issues).toBe('');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('LIMBER_SECRET'));

    expect((await change({ goal: 'Splits', medical_issues: '' })).status).toBe(200);
    expect(await sealedNotes()).toEqual(sealed);
    await change({ medical_issues: 'New notes' });
    expect((await read()).body.medical_issues).toBe('New notes');
    warn.mockRestore();
  });
});
