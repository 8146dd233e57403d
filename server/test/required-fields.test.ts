import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Route } from '@limber/contract/route.ts';
import type { TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { API_BASE } from '../src/platform/http/serve-calls.ts';
import { hourOfStretching } from './booking-requests.ts';
import { openWorld } from './harness.ts';
import { actorOf, addClient } from './people.ts';

const session = hourOfStretching(10_001, 10_001);
const email = 'layla@client.example';

/** What each call cannot do without, in these words and not the contract's; each body is whole. */
const whole: Record<string, Record<string, unknown>> = {
  'POST auth/token/generate-otp/': { email },
  'POST auth/token/register/': {
    email,
    first_name: 'Layla',
    last_name: 'Nasser',
    phone_number: '+971 50 765 4321',
    gender: 'female',
  },
  'POST auth/token/': { email, otp: '123456' },
  'POST auth/token/verify/': { token: 'x' },
  'POST auth/token/refresh/': { refresh: 'x' },
  'POST auth/token/revoke/': { refresh: 'x' },
  'POST appointment/appointments/': session,
  'POST appointment/appointments/shared/': { ...session, serviceType: 'shared_package' },
  'POST appointment/appointments/unlimited/': { ...session, serviceType: 'unlimited_package' },
  'POST appointment/appointments/:id/reschedule/': { date: '2026-03-05', time: '14:00' },
  'POST appointment/discounts/interaction/': { discount_id: 1, interaction_type: 'click' },
  'POST appointment/packages/:id/people/': { email },
  'PUT appointment/packages/:id/people/:person/': { cap_minutes: 60 },
  'POST appointment/package-invitations/:token/': { adult: true },
  'DELETE accounts/profile': { email },
};
const cases = Object.entries(whole).flatMap(([call, body]) =>
  Object.keys(body).map((field) => ({ call, field })),
);

type Body = TSchema & { required?: string[] };
let calls = 0;
const routes = await readRoutesWithBody();
const nameOf = (route: Route) => `${route.method} ${route.path}`;

const world = await openWorld();
const client = (await addClient(world, 'Amina')).headers();
const manager = world.bearer((await actorOf(world, 'manager')).accountId, 'manager');
const therapist = world.bearer((await actorOf(world, 'therapist')).accountId, 'therapist');

/** Each from an address of its own, lest it meet a limit. */
function send(route: Route, payload: Record<string, unknown>) {
  calls += 1;
  const params = route.path.replaceAll(/:\w+/g, (name) => (name === ':id' ? idFor(route) : '1'));
  return world.app.inject({
    method: route.method,
    url: API_BASE + params,
    headers: headersFor(route),
    remoteAddress: `203.0.${calls >> 8}.${calls & 255}`,
    payload,
  });
}

/**
 * A client calls; the desk's calls are made by a manager, or by a therapist where only they may.
 */
function headersFor({ access }: Route): Record<string, string> {
  if (access === 'public') return {};
  if (access.includes('client')) return client;
  return access.includes('manager') ? manager : therapist;
}

const idFor = (route: Route) =>
  route.path.startsWith('appointment/appointments/') ? randomUUID() : '1';

describe('a call without a field that it needs', () => {
  test.each(cases)('$call: 400 names $field', async ({ call, field }) => {
    const route = routes.find((each) => nameOf(each) === call);
    if (!route) throw new Error(`The contract has no ${call}`);
    const { [field]: _left, ...rest } = whole[call] ?? {};
    const reply = await send(route, rest);
    expect(reply.statusCode, reply.body).toBe(400);
    expect(reply.json().error).toBe(reply.json().detail);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  test.each(routes.filter(({ body }) => body.required?.length))(
    '$method $path: an empty body is refused',
    async (route) => {
      expect((await send(route, {})).statusCode).toBe(400);
    },
  );
});

async function readRoutesWithBody(): Promise<(Route & { body: Body })[]> {
  const folder = new URL('../../contract/src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  return modules
    .flatMap((module) => Object.values(module) as Partial<Route>[])
    .filter(
      (value): value is Route & { body: Body } =>
        value?.access !== undefined && value.path !== undefined && value.body !== undefined,
    );
}
