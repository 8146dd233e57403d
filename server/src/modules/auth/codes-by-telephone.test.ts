import {
  generateOtp,
  generateOtpByTelephone,
  listCodeChannels,
  me,
  obtainToken,
  obtainTokenByTelephone,
} from '@limber/contract/auth.ts';
import { listMessageTemplates } from '@limber/contract/desk/studio/messages.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { TEST_SECRET } from '../../../test/harness.ts';
import { memberOf } from '../../../test/people.ts';
import { openTelling } from '../../../test/providers/telling.ts';
import { type Browser, otherThan, post } from '../../../test/sign-in.ts';
import { hashCode } from './hash-codes-and-tokens.ts';

const studio = await openTelling();
const { world, amina, badr, whatsApp } = studio;
const [AMINAS, BADRS, NOBODYS] = ['+971501111111', '+971502222222', '+971503333333'];

beforeEach(async () => {
  await world.empty('limits', 'one_time_codes');
  await world.query(`
    update accounts set verified_at = now(), phone_e164 = '${AMINAS}' where id = ${amina.id};
    update accounts set email = null, verified_at = null, language = 'en', phone_e164 = '${BADRS}'
      where id = ${badr.id}`);
});

const ask = (phone_number: string, address?: string, browser?: Browser) =>
  post(world, generateOtpByTelephone, { phone_number }, address, browser);
const exchange = (phone_number: string, otp: string, address?: string, browser?: Browser) =>
  post(world, obtainTokenByTelephone, { phone_number, otp }, address, browser);
const askForAddress = (email = amina.email) =>
  post(world, generateOtp, { email, channel: 'whatsapp' });

/** The code that WhatsApp has taken last. */
async function arrived(): Promise<string> {
  await world.runJobs();
  return whatsApp.last().values[0] ?? '';
}

async function taken(): Promise<readonly string[]> {
  await world.runJobs();
  return whatsApp.taken.map(({ to }) => to);
}

describe('a client who has only a telephone', () => {
  test('signs in by it: the code comes by WhatsApp, in the text for codes @SIGNIN-17', async () => {
    expect((await callApi(world, listCodeChannels)).json()).toEqual(['mail', 'whatsapp']);
    const asked = await ask('050 222 2222');
    expect([asked.status, asked.body.detail]).toEqual([
      200,
      'If we know the number, a code is on its way to it by WhatsApp.',
    ]);
    const code = await arrived();
    expect(code).toMatch(/^\d{6}$/);
    expect(whatsApp.last()).toMatchObject({
      ...{ to: BADRS, template: 'sign_in_code_v1', language: 'en' },
      ...{ values: [code], buttons: [code] },
    });
    const { status, body } = await exchange('+971 50 222 2222', code);
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.access}` };
    const account = await callApi(world, me, {}, { headers });
    expect(account.json()).toMatchObject({ id: badr.id, email: null });
    // It works once.
    expect((await exchange(BADRS, code)).status).toBe(401);
  });

  test('reads it in Arabic, or in the language in which the text is approved', async () => {
    await world.query(`update accounts set language = 'ar' where id = ${badr.id}`);
    await ask(BADRS);
    await world.runJobs();
    expect(whatsApp.last().language).toBe('ar');
    await world.query(`update message_templates set state = 'paused' where language = 'ar'`);
    await ask(BADRS);
    await world.runJobs();
    expect(whatsApp.last().language).toBe('en');
  });

  test('has no code in the history, and none is readable in the database', async () => {
    await ask(BADRS);
    const { rows: jobs } = await world.query<{ job: string }>(
      `select payload::text as job from graphile_worker._private_jobs`,
    );
    const code = await arrived();
    expect(jobs.map(({ job }) => job).join()).not.toContain(code);
    expect(await studio.history(badr)).toEqual([]);
    const { rows } = await world.query<{ kept: string }>(
      'select c::text as kept from one_time_codes c union all select m::text from messages m',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain(code);
  });

  test('cannot sign in with a code that was sent before the number was another client’s', async () => {
    await ask(BADRS);
    const code = await arrived();
    await world.query(`update accounts set phone_e164 = '${NOBODYS}' where id = ${badr.id}`);
    expect((await exchange(BADRS, code)).status).toBe(401);
    expect((await exchange(NOBODYS, code)).status).toBe(401);
  });

  test('signs in from a known device when strangers have used up all wrong codes', async () => {
    const browser: Browser = {};
    await ask(BADRS, '192.0.2.1', browser);
    expect((await exchange(BADRS, await arrived(), '192.0.2.1', browser)).status).toBe(200);
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      for (let wrong = 0; wrong < 10; wrong += 1) {
        await ask(BADRS, address);
        await exchange(BADRS, otherThan(await arrived()), address);
      }
    }
    expect((await ask(BADRS, '198.51.100.4')).status).toBe(429);
    expect((await ask(BADRS, '192.0.2.1', browser)).status).toBe(200);
    expect((await exchange(BADRS, await arrived(), '192.0.2.1', browser)).status).toBe(200);
  });
});

describe('nobody learns whether a number is known', () => {
  /** Everything that somebody who guesses is answered, until a limit stops them. */
  async function everyAnswer(number: string, address: string): Promise<unknown[]> {
    const answers: unknown[] = [];
    const note = ({ status, body }: Awaited<ReturnType<typeof ask>>) =>
      answers.push([status, body.detail]);
    note(await exchange(number, '123456', address));
    for (let round = 0; round < 3; round += 1) {
      note(await ask(number, address));
      // Five wrong codes, and one more when the code is no longer valid.
      for (let wrong = 0; wrong < 6; wrong += 1) note(await exchange(number, WRONG, address));
    }
    note(await ask(number, address));
    return answers;
  }
  const WRONG = '000000';

  test('the answers, the tries and the limits of an unknown number are those of a known one @SIGNIN-18', async () => {
    const known = await everyAnswer(BADRS, '198.51.100.7');
    const unknown = await everyAnswer(NOBODYS, '198.51.100.8');
    const withAddress = await everyAnswer(AMINAS, '198.51.100.9');
    expect(unknown).toEqual(known);
    expect(withAddress).toEqual(known);
    expect(known.map((answer) => (answer as [number])[0])).toContain(429);
    const { rows } = await world.query<{ tries: string }>(
      `select string_agg(wrong_tries_by_address::text, ',' order by id) as tries
       from one_time_codes group by number_hash`,
    );
    expect(new Set(rows.map(({ tries }) => tries)).size).toBe(1);
    expect(rows).toHaveLength(3);
  });

  test('so are those that are asked for again and again', async () => {
    const asked = async (number: string, address: string) => {
      const answers: unknown[] = [];
      for (let time = 0; time < 12; time += 1) {
        const { status, body, headers } = await ask(number, address);
        answers.push([status, body.detail, headers['retry-after']]);
      }
      return answers;
    };
    const known = await asked(BADRS, '198.51.100.10');
    expect(await asked(NOBODYS, '198.51.100.11')).toEqual(known);
    expect((known.at(-1) as [number])[0]).toBe(429);
  });

  test('the right digits sign nobody in where the number is nobody’s', async () => {
    await ask(NOBODYS);
    const hash = hashCode(TEST_SECRET, 0, '123456').toString('hex');
    await world.query(`update one_time_codes set code_hash = '\\x${hash}'`);
    expect((await exchange(NOBODYS, '123456')).status).toBe(401);
    expect(await taken()).toEqual([]);
  });

  test('nothing is sent to a number of two clients, of one with an address, or of the team', async () => {
    await ask(AMINAS);
    await world.query(`update accounts set phone_e164 = '${BADRS}' where id = ${amina.id}`);
    await ask(BADRS);
    const manager = await memberOf(world, 'manager');
    await world.query(`update accounts set phone_e164 = '${NOBODYS}' where id = ${manager.id}`);
    await ask(NOBODYS);
    expect(await taken()).toEqual([]);
    await world.query(`update accounts set phone_e164 = null where id = ${manager.id}`);
  });

  test('what is no number is refused by its form alone', async () => {
    const { status, body } = await ask('050 12');
    expect([status, Object.keys(body.fields)]).toEqual([400, ['phone_number']]);
  });
});

describe('a client with an address', () => {
  test('gets the code at their telephone, and signs in with it', async () => {
    expect((await askForAddress()).status).toBe(200);
    const code = await arrived();
    expect(whatsApp.last().to).toBe(AMINAS);
    expect(world.mails).toEqual([]);
    const { status } = await post(world, obtainToken, { email: amina.email, otp: code });
    expect(status).toBe(200);
  });

  test('is answered the same without a telephone, and by mail it still comes', async () => {
    const known = await askForAddress();
    expect(await taken()).toEqual([AMINAS]);
    await world.query(`update accounts set phone_e164 = null where id = ${amina.id}`);
    const without = await askForAddress();
    expect([without.status, without.body]).toEqual([known.status, known.body]);
    expect(await taken()).toEqual([AMINAS]);
    await post(world, generateOtp, { email: amina.email });
    await world.runJobs();
    expect(world.mails.map(({ to }) => to)).toEqual([amina.email]);
    world.mails.length = 0;
  });

  test('gets none before the address is proven: a stranger may have registered it', async () => {
    await world.query(`update accounts set verified_at = null where id = ${amina.id}`);
    expect((await askForAddress()).status).toBe(200);
    expect(await taken()).toEqual([]);
  });

  test('gets none at a number that another client has too', async () => {
    await world.query(`update accounts set phone_e164 = '${AMINAS}' where id = ${badr.id}`);
    await askForAddress();
    expect(await taken()).toEqual([]);
  });
});

describe('when WhatsApp', () => {
  test('is busy, the code is sent again while it is good, and never by mail', async () => {
    whatsApp.be('is busy');
    await ask(BADRS);
    expect(await taken()).toEqual([]);
    whatsApp.be('well');
    await studio.wait(1);
    const code = await arrived();
    expect(whatsApp.taken).toHaveLength(1);
    expect((await exchange(BADRS, code)).status).toBe(200);
    expect(world.mails).toEqual([]);
  });

  test('stays busy, an old code is not sent', async () => {
    whatsApp.be('is busy');
    await ask(BADRS);
    await world.runJobs();
    await studio.wait(11);
    whatsApp.be('well');
    await studio.wait(5);
    expect(whatsApp.taken).toEqual([]);
  });

  test('loses its answer, the code is not sent twice', async () => {
    whatsApp.be('does it, then resets');
    await ask(BADRS);
    await world.runJobs();
    whatsApp.be('well');
    await studio.wait(5);
    expect(whatsApp.taken).toHaveLength(1);
  });

  test('does not know the number, the person who asked is not told', async () => {
    await ask(BADRS);
    await world.runJobs();
    const failed = { status: 'failed', of: whatsApp.last(), code: 131026 } as const;
    expect(await studio.tell([failed])).toBe(204);
    await studio.wait(5);
    expect([whatsApp.taken.length, world.mails, await studio.history(badr)]).toEqual([1, [], []]);
  });

  test('has not approved the text, codes by it are not offered, and are refused', async () => {
    await studio.approve(false);
    expect((await callApi(world, listCodeChannels)).json()).toEqual(['mail']);
    expect([(await ask(BADRS)).status, (await askForAddress()).status]).toEqual([400, 400]);
    const manager = await memberOf(world, 'manager');
    const listed = await callApi(world, listMessageTemplates, {}, { by: manager });
    const texts = listed.json().filter(({ kind }: { kind: string }) => kind === 'sign_in_code');
    expect(texts).toMatchObject([
      { language: 'en', category: 'AUTHENTICATION', state: 'submitted', samples: ['123456'] },
      { language: 'ar', category: 'AUTHENTICATION', state: 'submitted' },
    ]);
  });
});
