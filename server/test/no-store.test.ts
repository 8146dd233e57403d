import { generateOtp, me } from '@limber/contract/auth.ts';
import type { Route } from '@limber/contract/route.ts';
import { expect, test } from 'vitest';
import { API_BASE } from '../src/platform/http/serve-calls.ts';
import { callApi } from './call-api.ts';
import { openWorld } from './harness.ts';
import { addClient } from './people.ts';
import { readContract } from './read-contract.ts';

const world = await openWorld();
const client = await addClient(world, 'Amina');
const declared = await readContract();

const cacheOf = async (route: Route, headers: Record<string, string>) => {
  const url = API_BASE + route.path.replaceAll(/:\w+/g, '1');
  return (await world.app.inject({ method: route.method, url, headers })).headers['cache-control'];
};

test('only replies that everybody may see are cached on the way', async () => {
  const kept: string[] = [];
  for (const route of declared) {
    if ((await cacheOf(route, {})) !== 'no-store') kept.push(`${route.method} ${route.path}`);
  }
  // A new route here answers everybody the same; all others belong to their caller.
  expect(kept.sort()).toEqual([
    'GET accounts/assistants/',
    'GET accounts/pictures/:id',
    'GET accounts/profile/:id',
    'GET appointment/available-times/packages/',
    'GET appointment/available-times/services/',
    'GET appointment/next-openings/',
    'GET appointment/open-days/',
    'GET appointment/service-openings/',
    'GET appointment/ways-to-pay/',
    'GET auth/token/channels/',
    'GET gift-cards/',
    'GET service/closures/',
    'GET service/locations/',
    'GET service/packages/',
    'GET service/pictures/:id',
    'GET service/policies/:kind/',
    'GET service/services/',
    'GET service/shared_package/',
    'GET service/studio/',
    'GET service/unlimited_package/',
    'GET staff/therapists-p/',
  ]);
});

test('nor is any reply to a signed-in caller', async () => {
  for (const route of declared) {
    expect(await cacheOf(route, client.headers()), route.path).toBe('no-store');
  }
});

test('a reply that opens says so too, a code and a session among them', async () => {
  const own = await callApi(world, me, {}, { by: client });
  expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
  const asked = await callApi(world, generateOtp, { email: client.email });
  expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store']);
});
