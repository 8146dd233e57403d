import { generateOtp, obtainToken } from '@limber/contract/auth.ts';
import type { Route } from '@limber/contract/route.ts';
import { API_BASE } from '../src/platform/http/serve-calls.ts';
import { openWorld, type World } from './harness.ts';
import { addClient } from './people.ts';

/** A browser for signing in: it returns the cookie that it was given. */
export interface Browser {
  cookie?: string;
}

/** Posts to a call from a network address of its own, and reads the reply. */
export async function post(
  world: Pick<World, 'app'>,
  { path }: Pick<Route, 'path'>,
  body: Record<string, unknown>,
  address = '203.0.113.1',
  browser: Browser = {},
) {
  const reply = await world.app.inject({
    method: 'POST',
    url: API_BASE + path,
    payload: body,
    remoteAddress: address,
    ...(browser.cookie ? { headers: { cookie: browser.cookie } } : {}),
  });
  const given = reply.headers['set-cookie'];
  if (given) browser.cookie = String(given).split(';')[0];
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: reply.body ? reply.json() : null,
  };
}

/** Asks for a code and reads it from the mail, as its owner would. */
export async function codeFor(
  world: World,
  email: string,
  address?: string,
  browser?: Browser,
): Promise<string> {
  const asked = await post(world, generateOtp, { email }, address, browser);
  if (asked.status !== 200) throw new Error(`no code for ${email}: ${asked.body.detail}`);
  return latestCode(world, email);
}

/** The code of the newest mail to this address. */
export async function latestCode(world: World, email: string): Promise<string> {
  await world.runJobs();
  const mail = world.mails.findLast((sent) => sent.to === email);
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`no code in the mail to ${email}`);
  return code;
}

/** A code that is not the right one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Signs in by mail and returns the pair of tokens. */
export async function signIn(
  world: World,
  email: string,
): Promise<{ access: string; refresh: string }> {
  const otp = await codeFor(world, email);
  return (await post(world, obtainToken, { email, otp })).body;
}

/** A studio whose clients, named as they come, request codes and use them. */
export async function openSignIn() {
  const world = await openWorld();

  const ask = (email: string, address?: string) => post(world, generateOtp, { email }, address);

  const exchange = (email: string, otp: string, address?: string) =>
    post(world, obtainToken, { email, otp }, address);

  /** The e-mail address of a new client. */
  const clientNamed = async (name: string) => (await addClient(world, name)).email;

  async function accountOf(email: string): Promise<number> {
    const { rows } = await world.query<{ id: number }>(
      `select id from accounts where email = '${email}'`,
    );
    return rows[0]?.id ?? 0;
  }

  return { world, ask, exchange, clientNamed, accountOf };
}
