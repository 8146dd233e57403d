import { WebhookEvent } from '@limber/contract/desk/software/webhooks.ts';
import { statusesOf } from '@limber/contract/route.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { build } from '../src/app.ts';
import { systemRandomness } from '../src/platform/randomness.ts';
import { openWorld, TEST_SECRET, TEST_URL } from './harness.ts';
import { readContract } from './read-contract.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, Reply & { readonly $ref?: string }>;
}
interface Reply {
  readonly headers?: object;
  readonly content?: Record<string, { readonly schema: object; readonly example?: unknown }>;
}

interface Told {
  readonly parameters: readonly { readonly $ref: string }[];
  readonly requestBody: {
    readonly content: {
      readonly 'application/json': { readonly schema: object; readonly example: unknown };
    };
  };
}

const world = await openWorld();
const text = (await world.app.inject({ url: '/api/v1/openapi.json' })).body;
const document = JSON.parse(text);
const paths = Object.entries<Record<string, Operation>>(document.paths);
const operations = paths.flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    call,
  ]),
);

test('the description is made once, when it is first asked for, and the pages read it too', async () => {
  let made = 0;
  const { db, clock } = world;
  const app = await build({
    ...{ db, clock, random: systemRandomness(), secret: TEST_SECRET },
    get publicUrl() {
      made += 1;
      return TEST_URL;
    },
  });
  await app.ready();
  const atStart = made;
  for (const _ of [1, 2]) {
    expect((await app.inject({ url: '/api/v1/openapi.json' })).body).toBe(text);
    expect((await app.inject({ url: '/api/docs/json' })).json()).toEqual(document);
  }
  expect(made).toBe(atStart + 1);
  await app.close();
});

test('the description is valid OpenAPI and says things once', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(text.length).toBeLessThan(960_000);
  expect(document.components.schemas.Gender.enum).toEqual(['male', 'female']);
  expect(document.servers[0].url).toBe(`${TEST_URL}/api/v1`);
});

test('a studio that has never heard of the demo reads nothing of it: no name, place or trade', () => {
  const { info, servers: _, ...rest } = document;
  expect(info.title).toBe('Studio API');
  // Codes of the contract: the country's zone and emirates, and the kinds of treatment.
  const codes = /Asia\/Dubai|"dubai"|"(?:\w+_)?stretching"/g;
  const said = JSON.stringify({ info, ...rest }).replaceAll(codes, '');
  const ofDemo =
    /.{0,40}(?:Limber|Al Warqa|Al Mizhar|Dubai|stretch|ورقاء|المزهر|دبي|إطالة).{0,20}/gi;
  expect(said.match(ofDemo) ?? []).toEqual([]);
  // Examples are of some currency; what is explained holds in each.
  const explained = said.match(/"(?:description|summary)":"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(explained.length).toBeGreaterThan(500);
  expect(explained.filter((words) => /\bAED\b|\bfils\b/.test(words))).toEqual([]);
});

test('every call has a name of its own, and its real replies', async () => {
  const routes = await readContract();
  const declared = routes.map(
    ({ method, path }) => `${method} /${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(operations.map(([name]) => name).sort()).toEqual(declared.sort());
  expect(new Set(operations.map(([, call]) => call.operationId)).size).toBe(operations.length);
  for (const route of routes) {
    const name = `${route.method} /${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const call = operations.find(([each]) => each === name)?.[1];
    expect(Object.keys(call?.responses ?? {}), name).toEqual(statusesOf(route).map(String));
  }
});

test('every reply has a fitting example', () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv as never);
  ajv.addSchema({ ...document, $id: 'openapi' });
  // The same text is the same object, which is compiled once.
  const schemas = new Map<string, object>();
  const schemaOf = (schema: unknown) => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
    const known = schemas.get(text) ?? (JSON.parse(text) as object);
    schemas.set(text, known);
    return known;
  };
  const wrong = operations.flatMap(([name, { responses }]) =>
    Object.entries(responses).flatMap(([status, reply]) => {
      const told: Reply = reply.$ref
        ? document.components.responses[reply.$ref.split('/').at(-1) ?? '']
        : reply;
      const json = told.content?.['application/json'];
      if (!json) return [];
      const example = json.example ?? exampleOf(json.schema);
      return example !== undefined && ajv.validate(schemaOf(json.schema), example)
        ? []
        : [`${name} ${status} ${ajv.errorsText()}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every event of the studio is a webhook with a fitting example, signed as Standard Webhooks', () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv as never);
  ajv.addSchema({ ...document, $id: 'openapi' });
  expect(Object.keys(document.webhooks)).toEqual(WebhookEvent.enum);
  expect(document.components.parameters['webhook-signature'].in).toBe('header');
  for (const [event, { post }] of Object.entries<{ post: Told }>(document.webhooks)) {
    const { schema, example } = post.requestBody.content['application/json'];
    const read = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'));
    expect(ajv.validate(read, example), `${event} ${ajv.errorsText()}`).toBe(true);
    const signature = { $ref: '#/components/parameters/webhook-signature' };
    expect(post.parameters).toContainEqual(signature);
  }
});

test('a reply that asks for a wait says how long, and terms are explained', () => {
  for (const name of ['TooMany', 'Busy']) {
    expect(document.components.responses[name].headers).toHaveProperty('Retry-After');
  }
  for (const word of [
    "the studio's clock",
    "the studio's currency",
    'bookable_days_ahead',
    'free_until',
    'late',
    'Accept-Language',
  ]) {
    expect(document.info.description).toContain(word);
  }
});

test('both places that take health notes say under which agreement they are kept', () => {
  for (const [name, sentence] of [
    ['Registration', 'without this field counts as agreeing'],
    ['ProfileChange', 'refused with 400'],
  ] as const) {
    const agreed = document.components.schemas[name].properties.health_notes_agreed;
    expect(agreed.description, name).toContain(sentence);
  }
  expect(document.components.schemas.Registration.properties.health_notes_agreed.default).toBe(
    true,
  );
});

test('every price and discount of a member says that it is rounded down to a tenth', () => {
  const { Appointment, TillOffer, MembershipStatus } = document.components.schemas;
  for (const { description } of [
    Appointment.properties.member_discount,
    TillOffer.properties.price,
    MembershipStatus.properties.discounts,
  ]) {
    expect(description).toContain("rounded down to a tenth of the currency's unit");
  }
});

/** The first example that a named schema brings along. */
function exampleOf({ $ref = '' }: { $ref?: string }): unknown {
  return document.components.schemas[$ref.split('/').at(-1) ?? '']?.examples?.[0];
}
