import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { managers, type Route, route, signedIn } from '@limber/contract/route.ts';
import { Detail } from '@limber/contract/values/failure.ts';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { answerFailures } from '../src/platform/http/answer-failures.ts';
import { API_BASE, serve } from '../src/platform/http/serve-calls.ts';
import { systemRandomness } from '../src/platform/randomness.ts';
import { openWorld, TEST_SECRET } from './harness.ts';
import { actorOf, addClient } from './people.ts';
import { readContract } from './read-contract.ts';

const served: RouteOptions[] = [];

// Fastify tells of every instance before it has routes; afterwards they cannot be listed.
const listen = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', (route) => void served.push(route));
};
subscribe('fastify.initialization', listen);
const world = await openWorld();
unsubscribe('fastify.initialization', listen);
const declared = await readContract();
const accountId = (await addClient(world, 'Amina')).id;

test('every route of the API declares who may call it', () => {
  expect(undeclared(served)).toEqual([]);
  expect(served.length).toBeGreaterThan(0);
});

test('a route that does not would be found', () => {
  const planted = { method: 'GET', url: `${API_BASE}planted/`, handler: () => null } as const;
  expect(undeclared([...served, planted])).toEqual([`GET ${API_BASE}planted/`]);
});

test('what the contract declares is served, and nothing else', () => {
  const inContract = declared.map((route) => `${route.method} ${API_BASE}${route.path}`);
  const onServer = served
    .filter((route) => route.url.startsWith(API_BASE) && route.method !== 'HEAD')
    .filter((route) => !route.config?.isOtherMethod)
    .map(nameOf)
    .filter((name) => name !== `GET ${API_BASE}openapi.json`);
  expect(onServer.sort()).toEqual(inContract.sort());
});

test('routes have the access that the contract gives them', () => {
  for (const route of declared) {
    const name = `${route.method} ${API_BASE}${route.path}`;
    const found = served.find((candidate) => nameOf(candidate) === name);
    expect(found?.config?.access, name).toEqual(route.access);
  }
});

describe('a route that is not public', () => {
  const guarded = () => declared.filter((route) => route.access !== 'public');

  test('answers 401 without a token, with a false one and with an old one', async () => {
    expect(guarded().length).toBeGreaterThan(0);
    const { authorization } = world.bearer(1, 'manager');
    world.clock.advance(16);
    for (const route of guarded()) {
      const denied: Record<string, string>[] = [
        {},
        { authorization: 'Bearer x' },
        { authorization: 'Basic x' },
        { authorization },
      ];
      for (const headers of denied) {
        const reply = await call(route, headers);
        expect(reply.statusCode, route.path).toBe(401);
        expect(reply.json().error).toBe(reply.json().detail);
      }
    }
  });

  test('answers 403 to every account type that it does not name', async () => {
    for (const route of guarded()) {
      for (const accountType of signedIn.filter((type) => !route.access.includes(type))) {
        const reply = await call(route, world.bearer(1, accountType));
        expect(reply.statusCode, `${route.path} as ${accountType}`).toBe(403);
      }
    }
  });

  test('admits exactly the account types that it names @AUTH-11', async () => {
    const app = Fastify();
    answerFailures(app);
    const random = systemRandomness();
    const deps = { db: world.db, clock: world.clock, secret: TEST_SECRET, random };
    serve(app, deps, managersOnly, async () => ({ detail: 'Welcome.' }));
    const url = API_BASE + managersOnly.path;
    const statuses = signedIn.map(async (type) => {
      const { accountId: id } = type === 'client' ? { accountId } : await actorOf(world, type);
      const headers = world.bearer(id, type);
      await world.sessionsBegun();
      const reply = await app.inject({ url, headers });
      return [type, reply.statusCode];
    });
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
      client: 403,
      therapist: 403,
      front_desk: 403,
      manager: 200,
    });
    await app.close();
  });
});

const managersOnly = route.get('planted/', managers, {
  summary: 'For managers',
  replies: { 200: Detail },
});

function call(route: Route, headers: Record<string, string>) {
  const url = API_BASE + route.path.replaceAll(/:\w+/g, '1');
  return world.app.inject({ method: route.method, url, headers });
}

function undeclared(routes: RouteOptions[]): string[] {
  return routes
    .filter((route) => route.url.startsWith(API_BASE) && route.config?.access === undefined)
    .map(nameOf);
}

function nameOf(route: RouteOptions): string {
  return `${route.method} ${route.url}`;
}

test.each([
  ['/api/v1/%E0%A4%A', 400],
  [`/api/v1/appointment/package-invitations/${'a'.repeat(300)}/`, 414],
])('an address that cannot be read is refused in the usual shape: %s', async (url, status) => {
  const reply = await world.app.inject({ url });
  expect(reply.statusCode).toBe(status);
  const sentence = 'This address is not written correctly.';
  expect(reply.json()).toMatchObject({ detail: sentence, error: sentence });
  expect(reply.headers.vary).toContain('Accept-Language');
});

test('the scheme of an access token is read in any case', async () => {
  const { authorization } = world.bearer(accountId);
  for (const scheme of ['bearer', 'BEARER', 'Bearer']) {
    const reply = await world.app.inject({
      url: '/api/v1/appointment/packages/',
      headers: { authorization: authorization.replace('Bearer', scheme) },
    });
    expect(reply.statusCode, scheme).toBe(200);
  }
});

test('another method than an address takes is answered 405, with those that it takes', async () => {
  const wrong = [
    ['DELETE', 'service/services/', 'GET, HEAD'],
    ['GET', 'auth/token/', 'POST'],
    ['PATCH', 'accounts/profile', 'GET, HEAD, PUT, DELETE'],
    ['PUT', 'appointment/appointments/0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11/', 'GET, HEAD'],
  ] as const;
  for (const [method, path, allow] of wrong) {
    const reply = await world.app.inject({ method, url: API_BASE + path });
    expect(reply.statusCode, path).toBe(405);
    expect(reply.headers.allow, path).toBe(allow);
    const sentence = `This address does not take ${method}. It takes ${allow}.`;
    expect(reply.json()).toMatchObject({ detail: sentence, error: sentence });
  }
});
