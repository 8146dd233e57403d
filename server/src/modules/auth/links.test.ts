import { generateOtp, obtainToken, obtainTokenByLink } from '@limber/contract/auth.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, TEST_URL } from '../../../test/harness.ts';
import { type Browser, latestCode, openSignIn, otherThan, post } from '../../../test/sign-in.ts';

const { world, clientNamed } = await openSignIn();
beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.query('delete from limits');
});

const HOME = '198.51.100.1';
const LINK = new RegExp(`${TEST_URL.replaceAll('.', '\\.')}/login/link#([\\w-]{43})`);

const open = (token: string, browser?: Browser, address = HOME) =>
  post(world, obtainTokenByLink, { token }, address, browser);

/** Requests a code from a browser and returns what the mail contains. */
async function mailTo(email: string, browser: Browser, address = HOME) {
  const asked = await post(world, generateOtp, { email }, address, browser);
  expect(asked.status).toBe(200);
  const code = await latestCode(world, email);
  const mail = world.mails.findLast(({ to }) => to === email);
  const token = LINK.exec(mail?.text ?? '')?.[1] ?? '';
  return { code, token, mail };
}

describe('the link in the mail with a code', () => {
  test('signs in once, in the browser that requested it, on any network', async () => {
    const email = await clientNamed('Linked');
    const phone: Browser = {};
    const { token, code, mail } = await mailTo(email, phone);
    expect(mail?.html).toContain(`href="${TEST_URL}/login/link#${token}"`);
    const opened = await open(token, phone, '192.0.2.7');
    expect(opened.status).toBe(200);
    expect(opened.body).toEqual({ access: expect.any(String), refresh: expect.any(String) });
    expect(opened.headers['cache-control']).toBe('no-store');
    // The device is known from now on.
    expect(String(opened.headers['set-cookie'])).toContain(`Max-Age=${180 * 24 * 3600}`);
    expect((await open(token, phone)).status).toBe(401);
    // The code next to it is used up as well.
    expect((await post(world, obtainToken, { email, otp: code }, HOME, phone)).status).toBe(401);
  });

  test('is used up with its code', async () => {
    const email = await clientNamed('Typed');
    const phone: Browser = {};
    const { token, code } = await mailTo(email, phone);
    expect((await post(world, obtainToken, { email, otp: code }, HOME, phone)).status).toBe(200);
    expect((await open(token, phone)).status).toBe(401);
  });

  test('is not used up by another browser or a mail scanner, even on the same network', async () => {
    const email = await clientNamed('Watched');
    const [phone, other]: Browser[] = [{}, {}];
    const { token } = await mailTo(email, phone as Browser);
    await mailTo(await clientNamed('Neighbour'), other as Browser);
    for (const browser of [undefined, other]) {
      const refused = await open(token, browser);
      expect(refused.status).toBe(401);
      expect(refused.body.error).toBe(
        'This link works once, for 10 minutes, and only in the browser that asked for it.',
      );
    }
    const forged = { cookie: phone?.cookie?.replace(/\.[^.]+$/, '.forged') ?? '' };
    expect((await open(token, forged)).status).toBe(401);
    expect((await open(token, phone)).status).toBe(200);
  });

  test('is valid as long as its code: ten minutes, and until two newer ones', async () => {
    const email = await clientNamed('Late');
    const phone: Browser = {};
    const late = await mailTo(email, phone);
    world.clock.advance(10);
    expect((await open(late.token, phone)).status).toBe(401);

    const first = await mailTo(email, phone);
    const second = await mailTo(email, phone);
    await mailTo(email, phone);
    expect((await open(first.token, phone)).status).toBe(401);
    expect((await open(second.token, phone)).status).toBe(200);
  });

  test('proves the address of someone new', async () => {
    const email = await clientNamed('Fresh');
    await world.query(`update accounts set verified_at = null where email = '${email}'`);
    const phone: Browser = {};
    const { token } = await mailTo(email, phone);
    expect((await open(token, phone)).status).toBe(200);
    const { rows } = await world.query<{ verified_at: Date | null }>(
      `select verified_at from accounts where email = '${email}'`,
    );
    expect(rows[0]?.verified_at).not.toBeNull();
  });

  test('is refused with a sentence of its own when it is cut off', async () => {
    const cut = await open('mZ8n3Xc1');
    expect(cut.status).toBe(400);
    expect(cut.body.fields.token).toBe(
      'This link is not complete. Please copy all of it from the mail.',
    );
  });

  test('is not stored in clear text once it is sent', async () => {
    const email = await clientNamed('Sealed');
    const { token } = await mailTo(email, {});
    const { rows } = await world.query<{ kept: string }>(
      `select c::text || m::text as kept from one_time_codes c
       join accounts a on a.id = c.account_id join mails m on m.recipient = a.email
       where a.email = '${email}'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain(token);
    expect(rows[0]?.kept).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('guesses', () => {
  const guess = 'A'.repeat(43);

  test('of links are counted with those of codes: sixty in ten minutes from one address', async () => {
    for (let tries = 1; tries <= 60; tries++) expect((await open(guess)).status).toBe(401);
    expect((await open(guess)).status).toBe(429);
    const wrong = await post(world, obtainToken, { email: 'a@b.example', otp: '123456' }, HOME);
    expect(wrong.status).toBe(429);
  });

  test('of a code invalidate its link too, and a right link is not counted', async () => {
    const email = await clientNamed('Guessed');
    const phone: Browser = {};
    for (let right = 1; right <= 12; right++) {
      const { token } = await mailTo(email, phone);
      expect((await open(token, phone)).status).toBe(200);
      if (right === 6) world.clock.advance(10);
    }
    world.clock.advance(10);
    const { token, code } = await mailTo(email, phone);
    for (let tries = 1; tries <= 5; tries++) {
      await post(world, obtainToken, { email, otp: otherThan(code) }, HOME, phone);
    }
    expect((await open(token, phone)).status).toBe(401);
  });

  test('that lock an account also lock its links, until the next day', async () => {
    const email = await clientNamed('Shut');
    const phone: Browser = {};
    let last = await mailTo(email, phone);
    for (let tries = 1; tries <= 10; tries++) {
      if (tries % 4 === 0) last = await mailTo(email, phone);
      await post(world, obtainToken, { email, otp: otherThan(last.code) }, HOME, phone);
    }
    expect((await open(last.token, phone)).status).toBe(429);
    world.clock.advance(DAY_MINUTES);
    const next = await mailTo(email, phone);
    expect((await open(next.token, phone)).status).toBe(200);
  });
});
