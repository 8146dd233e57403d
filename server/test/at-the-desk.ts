import { revokeToken } from '@limber/contract/auth.ts';
import { enrolCounter } from '@limber/contract/desk/entry/counters.ts';
import { choosePin, confirmTotp, setUpTotp } from '@limber/contract/desk/entry/factors.ts';
import { signInWithTotp } from '@limber/contract/desk/entry/sign-in.ts';
import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import type { Route } from '@limber/contract/route.ts';
import { totpCode } from '../src/modules/staff/totp.ts';
import { callApi, type Tried } from './call-api.ts';
import type { World } from './harness.ts';
import { memberOf } from './people.ts';
import { signIn } from './sign-in.ts';

/** A team member who has really signed in, and a browser that may be a counter. */
export interface SignedInStaff {
  access: string;
  refresh: string;
  /** Of their authenticator app. */
  readonly secret: string;
  readonly recoveryCodes: string[];
  headers(): { authorization: string };
}

/** A token as a header. */
export const bearing = (access: string) => ({
  headers: () => ({ authorization: `Bearer ${access}` }),
});

/** Signs somebody in with the code alone. */
export async function comeHalfWay(world: World, email: string) {
  const pair = await signIn(world, email);
  return { ...pair, ...bearing(pair.access) };
}

/** Signs somebody in who sets up an app, which has to be their first factor. */
export async function comeFirst(world: World, email: string, cookie = ''): Promise<SignedInStaff> {
  const half = await comeHalfWay(world, email);
  const { secret } = (await callApi(world, setUpTotp, {}, { by: half })).json();
  const code = totpCode(secret, world.clock.now());
  const headers = cookie ? { cookie } : {};
  const made = await callApi(world, confirmTotp, { code }, { by: half, headers });
  const { access, recovery_codes } = made.json();
  const there = { access, refresh: half.refresh, secret, recoveryCodes: recovery_codes };
  return { ...there, headers: () => bearing(there.access).headers() };
}

/** Signs somebody in again with the app that they have. */
export async function comeAgain(world: World, email: string, secret: string, cookie = '') {
  const half = await comeHalfWay(world, email);
  const code = totpCode(secret, world.clock.now());
  const headers = cookie ? { cookie } : {};
  const reply = await callApi(world, signInWithTotp, { code }, { by: half, headers });
  return { ...bearing(reply.json().access), refresh: half.refresh, status: reply.statusCode };
}

/** Makes a browser a counter of a branch and returns its cookie. */
export async function enrol(world: World, manager: Pick<SignedInStaff, 'headers'>, location = 'A') {
  const reply = await callApi(
    world,
    enrolCounter,
    { location, name: 'Counter 1' },
    { by: manager },
  );
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
  return { id: reply.json().id as number, cookie };
}

/** Chooses a PIN, and leaves. */
export async function leaveWithPin(
  world: World,
  person: SignedInStaff,
  pin: string,
): Promise<void> {
  await callApi(world, choosePin, { pin }, { by: person });
  await callApi(world, revokeToken, { refresh: person.refresh });
}

/** Helpers for a manager, who calls the contract and reads the audit history. */
export async function openManaging(world: World) {
  const by = await memberOf(world, 'manager');

  /** @param key an `Idempotency-Key` */
  async function ask<R extends Route>(route: R, args: Tried<R> = {}, key?: string) {
    const headers = key ? { 'idempotency-key': key } : {};
    const reply = await callApi(world, route, args, { by, headers });
    return { status: reply.statusCode, body: reply.json() };
  }

  /** The history of something, latest first: the action, and the new value of each field. */
  async function historyOf(subject: string, id?: number) {
    const asked = { subject, ...(id === undefined ? {} : { subject_id: String(id) }) };
    const { body } = await ask(listAudit, asked);
    return body.records.map(
      (each: {
        action: string;
        actor_id: number;
        changes: { field: string; after: string }[];
      }) => ({
        action: each.action,
        actorId: each.actor_id,
        became: Object.fromEntries(each.changes.map(({ field, after }) => [field, after])),
      }),
    );
  }

  return { manager: by.id, ask, historyOf };
}
