import { type Route, statusesOf } from '@limber/contract/route.ts';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { beforeAll, expect, test } from 'vitest';
import { API_BASE } from '../src/platform/http/http.ts';
import { openWorld, type World } from './harness.ts';
import { addClient, type TestClient } from './people.ts';
import { partsOf, readContract } from './read-contract.ts';

/** Requests to each call; `FUZZ_RUNS=1000` looks longer. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25);
const SEED = 20_260_304;

let world: World;
let client: TestClient;
let routes: Route[];

beforeAll(async () => {
  world = await openWorld();
  client = await addClient(world, 'Amina');
  routes = await readContract();
});

/** What breaks programs, whatever was asked for. */
const nasty = fc.constantFrom<unknown>(
  ...[null, true, [], {}, [[]], '', ' ', '\u0000', 'a\u0000b', '\ud800', '%00', "' or 1=1 --"],
  ...[0, -1, 1.5, 2_147_483_647, 2_147_483_648, 99_999_999_999, 1e308, -0, '1e9', '0x10', 'NaN'],
  ...['0000-01-01', '2026-02-30', '9999-12-31', '+275760-09-13', '2026-03-05T00:00', '24:00'],
  ...['urn:uuid:0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', '{0f3c1d526d0e4c399f7d2b8f5f6a3e11}'],
  ...['1,,2', '99999999999', '١٢', 'x'.repeat(5000), '__proto__', '../..', '\r\nX-Evil: 1'],
);

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: unknown[];
  readonly examples?: unknown[];
  readonly anyOf?: TSchema[];
  readonly items?: TSchema;
  readonly properties?: Record<string, TSchema>;
  readonly required?: string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** Values that a schema allows, its ends among them, to come past the contract. */
function fitting(given: TSchema): fc.Arbitrary<unknown> {
  const schema = given as Schema;
  const { type, minimum = 0, maximum = 60, maxLength = 300 } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') {
    return fc.oneof(
      fc.constantFrom(minimum, maximum),
      fc.integer({ min: Math.ceil(minimum), max: 60 + Math.ceil(minimum) }),
    );
  }
  if (type === 'array') {
    return fc.array(mostly(schema.items ?? given), { minLength: 1, maxLength: 3 });
  }
  if (type === 'object') return record(given);
  if (schema.format === 'uuid') return fc.constant('0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11');
  if (schema.format === 'date') {
    return fc.constantFrom('2026-03-05', '2000-01-01', '2099-12-31', '2024-02-29');
  }
  if (schema.pattern) return fc.constantFrom(...(schema.examples ?? ['Amina']));
  return fc.string({ unit: 'binary', maxLength: Math.min(300, maxLength) });
}

/** Fitting, one time in five something nasty. */
function mostly(schema: TSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: fitting(schema) }, { weight: 1, arbitrary: nasty });
}

function record(given: TSchema): fc.Arbitrary<Record<string, unknown>> {
  const schema = given as Schema;
  const properties = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(properties.map(([name, part]) => [name, mostly(part)])), {
    requiredKeys: schema.required ?? [],
  });
}

function requestTo(route: Route): fc.Arbitrary<Record<string, Record<string, unknown>>> {
  const parts = partsOf(route).map(([name, schema]) => [name, record(schema)] as const);
  return fc.record(Object.fromEntries(parts));
}

async function send(route: Route, request: Record<string, Record<string, unknown>>, turn: number) {
  const { params = {}, query = {}, headers = {}, body } = request;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name) =>
    encodeURIComponent(wellFormed(params[name])),
  );
  const search = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`,
  );
  return world.app.inject({
    method: route.method,
    url: `${API_BASE}${path}?${search.join('&')}`,
    headers: {
      ...client.headers(),
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          wellFormed(value).replaceAll(/[^\x20-\x7e]/g, '?'),
        ]),
      ),
    },
    // Each from an address of its own, that no limit ends the search.
    remoteAddress: `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
    ...(body === undefined ? {} : { payload: body }),
  });
}

function wellFormed(value: unknown): string {
  return String(value).toWellFormed();
}

test('whatever is sent to any call, none fails', { timeout: 600_000 }, async () => {
  let turn = 0;
  for (const [index, route] of routes.entries()) {
    const requests = fc.sample(requestTo(route), { seed: SEED + index, numRuns: RUNS });
    for (const request of requests) {
      turn += 1;
      const reply = await send(route, request, turn);
      expect(
        reply.statusCode,
        `${route.method} ${route.path} ${JSON.stringify(request)}`,
      ).toBeLessThan(500);
      // An address that was spoilt may be none of this call's.
      const elsewhere = route.params ? [404, 405, 414] : [];
      expect([...statusesOf(route), ...elsewhere], `${route.method} ${route.path}`).toContain(
        reply.statusCode,
      );
      if (reply.statusCode >= 400) expect(reply.rawPayload.length).toBeLessThan(4096);
    }
  }
});
