import type { World } from './harness.ts';

/** Posts to the API from a network address of its own, and reads the reply. */
export async function post(
  world: Pick<World, 'app'>,
  path: string,
  body: Record<string, unknown>,
  address = '203.0.113.1',
) {
  const reply = await world.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    payload: body,
    remoteAddress: address,
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: reply.body ? reply.json() : null,
  };
}

/** Asks for a code and reads it from the mail, as its owner would. */
export async function codeFor(world: World, email: string, address?: string): Promise<string> {
  const asked = await post(world, 'auth/token/generate-otp/', { email }, address);
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

/** Signs in by mail and answers the pair of tokens. */
export async function signIn(
  world: World,
  email: string,
): Promise<{ access: string; refresh: string }> {
  const otp = await codeFor(world, email);
  return (await post(world, 'auth/token/', { email, otp })).body;
}
